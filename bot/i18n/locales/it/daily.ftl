# La mano del giorno: una mano sigillata al giorno per ogni gioco, la stessa per tutti.

ui-day-title = Mano del giorno { $number }
ui-day-deal = { $game } — mano del giorno { $number }
ui-day-intro = Tutti ricevono le stesse carte e giocano da soli contro i bot. Ogni mano si gioca una volta sola. La giornata finisce { $time }.
ui-day-ended = Questa giornata è finita. Le mani non si giocano più; i loro semi casuali sono pubblici.
ui-day-open = non ancora giocata
ui-day-begun = in corso
ui-day-not-played = { $entries ->
    [0] non ha giocato nessuno
    [one] non hai giocato; ha giocato una persona
   *[other] non hai giocato; hanno giocato { $entries } persone
}
ui-day-place = posizione { $place } su { $entries }
ui-day-streak = { $days ->
    [one] Serie: un giorno.
   *[other] Serie: { $days } giorni di fila.
}
ui-day-risk = Gioca oggi o la serie finisce: puoi saltare solo un giorno su sette.
ui-day-before = Ieri
ui-day-today = Oggi
ui-day-all = Tutti i giochi
ui-day-how = Una mano contro bot di livello intermedio. Tutti ricevono le stesse carte, e puoi giocarla una volta sola. La giornata finisce { $time }. Fino ad allora puoi fermarti e riprendere; dopo, un bot gioca il resto al posto tuo.
ui-day-seal = Sigillo: { $seal }. Fissa le carte. Il seme casuale viene pubblicato quando la giornata è finita.
ui-day-start = Comincia
ui-day-among-all = Tra tutti: { $place }
ui-day-among-here = Su questo server: { $place }
ui-day-among-friends = Tra le persone con cui hai giocato: { $place }
ui-day-better = meglio del { $percent } %
ui-day-average = media { $mean }
ui-day-played-on = Non hai finito in tempo, quindi un bot ha giocato il resto.
ui-day-running = La giornata finisce { $time }. Fino ad allora possono giocare anche altri, quindi le posizioni possono cambiare.
ui-day-missed = { $entries ->
    [0] Nessuno ha giocato questa mano.
    [one] Non hai giocato questa mano. L’ha giocata una persona.
   *[other] Non hai giocato questa mano. L’hanno giocata { $entries } persone.
}
ui-day-curve = **Tutti i risultati**, in { $unit }:
ui-day-leaders = **Risultati migliori**
ui-day-somebody = qualcuno
ui-day-seed = Seme casuale: { $seed }. Sigillo: { $seal }.
ui-day-best = Il bot esperto ha ottenuto { $score }.
ui-day-line = Gioco dell’esperto
ui-day-file = File della partita
ui-day-file-here = La tua mano come file della partita. `germini verify` ne controlla il sigillo, le carte, ogni risposta dei bot e il punteggio.
ui-day-share = Condividi
ui-day-share-failed = Non ho potuto pubblicare qui il tuo risultato.
ui-day-play = Gioca questa mano
ui-day-back = Torna al risultato
ui-day-post = Tutti ricevono le stesse carte e giocano da soli contro i bot. Premi un gioco: la tua mano e il tuo risultato li vedi solo tu.
ui-day-post-leaders = **Risultati migliori di ieri su questo server**
ui-day-post-title = Mano del giorno
ui-day-setup = Ogni giorno dall’ora scelta pubblico in questo canale le mani del giorno, con i risultati migliori di ieri su questo server. Senza un canale non ne pubblico.
ui-day-pick = Canale per la mano del giorno (nessuno)
ui-day-hours = Ora del messaggio
ui-day-hour = { $hour }:00 UTC
reply-day-ended = Questa mano è finita. `/mano-del-giorno` mostra le mani di oggi.
reply-day-changed = Questa mano è cominciata con altre regole e non si può riprendere. `/mano-del-giorno` mostra le altre.
