# Ciò a cui Discord non provvede (ux.md E52, E60).
ui-help-fair = **Gioco leale.** Le tue carte sono solo per i tuoi occhi: finché la partita dura non inoltrarle e non mostrarne immagini. Impedirlo non si può; chi se ne accorge lo dica a chi gestisce questo server, che può mettere in pausa o chiudere qualsiasi tavolo.
place-threads-full = Questo server ha già tutti i thread attivi che Discord consente, perciò il tavolo «{ $table }» si gioca qui, nel canale. Chi gestisce il server può fare posto archiviando i thread che nessuno usa.
