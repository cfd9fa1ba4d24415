# Ciò a cui Discord non provvede (ux.md E17, E22, E52, E60).
place-threads-full = Questo server ha già tutti i thread attivi che Discord consente, perciò il tavolo «{ $table }» si gioca qui, nel canale. Chi gestisce il server può fare posto archiviando i thread che nessuno usa.
reply-played = Hai già giocato { $card }.
ui-lobby-here = Questo tavolo si gioca proprio qui: non ha un thread tutto suo, e c’è spazio per uno alla volta.
