# Classifiche, profili, stagioni, dati personali.

# Se una partita conta, nel messaggio del tavolo.
ui-ranked = Classificata: questa partita conta per le classifiche.
ui-unranked-house = Non classificata: l’host ha scelto un’amichevole.
ui-unranked-pace = Non classificata: le partite senza orologio non contano mai per le classifiche.
ui-unranked-computer = Non classificata: un posto è di un bot.
ui-unranked-substitution = Non classificata: un bot ha giocato per qualcuno.
ui-unranked-stopped = Non classificata: la partita è stata interrotta.

# La classifica.
ui-board-title = Classifica – { $game }
ui-board-note = Solo partite classificate.
ui-board-note-rating = «?»: rating provvisorio (meno di { $count } partite). Si parte da 0 e si sale man mano che il rating diventa più certo; ± è l’incertezza che resta.
ui-board-note-week = La settimana comincia il lunedì alle 00:00 UTC.
ui-board-note-month = Il mese comincia il giorno 1 alle 00:00 UTC.
ui-board-note-all = Nella classifica di tutti i server compare solo chi l’ha scelto in `/privacy`; la tua riga la vedi sempre.
ui-board-empty-all = Qui compare solo chi lo sceglie in /privacy; per ora nessuno.
ui-board-empty-period = In questo periodo non è finita nessuna partita classificata.
ui-board-no-season = Su questo server non c’è ancora stata una stagione.
ui-profile-note = Rating, ruoli e coppie contano solo le partite classificate; il resto le conta tutte.
ui-board-game = Gioco
ui-board-measure = Ordina per
ui-board-period = Periodo
ui-scope-here = questo server
ui-scope-all = tutti i server
ui-period-month = questo mese
ui-period-week = questa settimana
ui-period-season = stagione
ui-period-ever = da sempre
ui-period-named = stagione «{ $name }»
ui-measure-rating = Rating
ui-measure-balance = Saldo
ui-measure-average = Per mano
ui-measure-wins = Vittorie
ui-btn-mine = La mia posizione

# Il profilo.
ui-profile-title = { $who } – { $game }
ui-profile-empty = { $who } non ha ancora finito una partita qui.
ui-profile-replay = Rivedi una di queste partite…
ui-profile-hidden = Il profilo di { $who } è privato.
ui-figure-matches = Partite
ui-figure-won = Vinte
ui-figure-balance = Saldo
ui-figure-stayed = Completate
ui-rating-none = nessuno
ui-rating-provisional = provvisorio
ui-form-rating = { $count ->
    [one] Rating, ultima partita
   *[other] Rating, ultime { $count } partite
}
ui-form-balance = { $count ->
    [one] Saldo, ultima partita
   *[other] Saldo, ultime { $count } partite
}
ui-role-dealer = Da mazziere
ui-role-solo = Da solista
ui-role-against = Contro il solista
ui-role-pair = In coppia
ui-favourite = { $count ->
    [one] Più spesso in coppia con { $who }: { $count } mano
   *[other] Più spesso in coppia con { $who }: { $count } mani
}
ui-recent = { $when } · { $place }º posto · { $amount }

# Dati personali.
ui-privacy-title = I tuoi dati
ui-privacy-stored = Di te conservo: l’ID Discord, l’ultimo nome visto, la lingua e le preferenze, quali messaggi ho mandato solo a te, i tavoli a cui hai giocato con tutte le giocate e i risultati, i tuoi rating, le serie e le medaglie, le tue risposte ai problemi, quanto sono costate le tue decisioni nelle mani che hai analizzato, quante volte in una partita hai lasciato scadere il tempo, ciò che hai segnalato ai moderatori, chi hai bloccato, le azioni con un limite che hai fatto nell’ultima ora, e se qualcuno ti ha segnalato o un server ti ha escluso dai tavoli.
ui-privacy-not-stored = Non conservo: messaggi, presenza, ruoli, né altro su chi non ha mai premuto un pulsante qui, tranne l’ID e il nome di chi è stato bloccato da qualcuno.
ui-privacy-public = Le classifiche mostrano il tuo nome sui server in cui giochi; puoi scegliere invece tutti i server o nessuno.
ui-privacy-forget = **Esporta** ti dà tutto in un file. **Cancella i miei dati** cancella tutto ciò che ti identifica; i risultati degli altri non cambiano.
ui-privacy-wish = Dove le classifiche mostrano il mio nome
ui-wish-server = Su ogni server in cui gioco
ui-wish-server-hint = Il tuo nome compare solo nelle classifiche di quei server
ui-wish-everywhere = Su tutti i server
ui-wish-everywhere-hint = Compari anche nella classifica di tutti i server
ui-wish-hidden = Da nessuna parte
ui-wish-hidden-hint = Un trattino in classifica, «Giocatore n» nelle partite finite; il tuo profilo lo vedi solo tu
ui-btn-export = Esporta
ui-btn-forget = Cancella i miei dati
ui-btn-forget-yes = Sì, cancella i miei dati
ui-forget-title = Cancellare i tuoi dati per sempre?
ui-forget-text = Lasci tutti i tavoli; nelle partite in corso subentra un bot. Il nome, l’ID Discord, le impostazioni e i rating vengono cancellati, e i tuoi risultati non potranno più essere ricondotti a te. Non si torna indietro.
ui-forgotten-title = I tuoi dati sono stati cancellati
ui-forgotten-text = Qui nulla è più riconducibile a te. Se giochi ancora, ricominci da capo.
reply-export = Tutto ciò che conservo di te. Le carte di una partita finita sono nel file della partita, che si esporta con `/storico`.

# Stagioni.
reply-season-open = È cominciata la stagione «{ $name }». Conta ogni partita classificata giocata su questo server.
reply-season-close = La stagione «{ $name }» è finita. `/classifica` ne conserva la classifica finale.
reply-season-first = **{ $game }**: { $first }
reply-season-running = La stagione «{ $name }» è ancora in corso. Prima va chiusa.
reply-season-none = Non c’è nessuna stagione in corso.
reply-not-manager = Può farlo solo chi ha il permesso Gestisci server.
ui-privacy-kept-good = Questo server conserva senza limiti le giocate delle partite finite.
ui-privacy-kept-months = { $count ->
    [one] Questo server cancella le giocate di una partita un mese dopo la fine; i risultati restano.
   *[other] Questo server cancella le giocate di una partita { $count } mesi dopo la fine; i risultati restano.
}
ui-privacy-kept-each = Ogni server decide per quanto conservare le giocate delle sue partite: lì te lo dice `/privacy`. I risultati restano.
reply-retention = { $count ->
    [one] Su questo server le giocate delle partite si cancellano un mese dopo la fine. Risultati e classifiche restano.
   *[other] Su questo server le giocate delle partite si cancellano { $count } mesi dopo la fine. Risultati e classifiche restano.
}
reply-retention-range = Le giocate si possono conservare da 0 a { $most } mesi; con 0 restano per sempre. Non è cambiato nulla.
reply-retention-none = Su questo server le giocate delle partite si conservano senza limiti.
ui-best-deals = { $count ->
    [one] La mano migliore
   *[other] Le mani migliori
}
ui-best-deals-own = { $count ->
    [one] La tua mano migliore
   *[other] Le tue mani migliori
}
ui-profile-watch-own = Guarda una delle tue mani migliori…
ui-profile-watch = Guarda una delle mani migliori…
ui-btn-watch-last = Guarda l’ultima partita
ui-best-one = { $amount } · { $date }
ui-btn-best = Mostra la mia mano migliore
ui-best-shared = La mano migliore di { $who } a { $game }: **{ $amount }**
ui-best-terms = Mano migliore · { $game } · { $date }
ui-best-alt = La mano migliore di { $who } a { $game }, { $date }: { $amount }. Le carte: { $cards }.
ui-best-not-yours = Questa mano la può mostrare solo chi l’ha giocata.
ui-best-gone = Le giocate di quella partita non sono più conservate: le carte non si possono mostrare.
ui-best-posted = La tua mano migliore è pubblicata qui per tutti.
