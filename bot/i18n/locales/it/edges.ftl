# Ciò a cui Discord non provvede (ux.md E17, E22, E52, E60).
place-threads-full = Questo server ha raggiunto il limite di thread attivi di Discord, perciò il tavolo «{ $table }» si gioca qui, nel canale. Archiviare i thread che nessuno usa libera spazio.
reply-played = Hai già giocato { THE($card) }.
ui-lobby-here = Questo tavolo si gioca proprio qui: non ha un thread, perciò qui si gioca a un tavolo alla volta.
