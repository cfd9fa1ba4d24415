# Ciò a cui Discord non provvede (ux.md E17, E22, E52, E60).
ui-help-fair = **Gioco leale.** Le tue carte sono solo per i tuoi occhi: finché la partita dura non inoltrarle e non mostrarne immagini. Impedirlo non si può; chi se ne accorge, o vede altro che non è leale, preme **Altro…** → **Segnala…** nel messaggio o sul cartello del tavolo. Lo leggono i moderatori del server, che possono mettere in pausa o chiudere qualsiasi tavolo.
place-threads-full = Questo server ha già tutti i thread attivi che Discord consente, perciò il tavolo «{ $table }» si gioca qui, nel canale. Chi gestisce il server può fare posto archiviando i thread che nessuno usa.
reply-played = Hai già giocato { $card }.
ui-lobby-here = Questo tavolo si gioca proprio qui: non ha un thread tutto suo, e c’è spazio per uno alla volta.
