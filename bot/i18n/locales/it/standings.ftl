# Classifiche, profili, stagioni, dati personali.

# Se una partita conta, sulla scheda del tavolo.
ui-ranked = Classificata: questa partita conta per le classifiche.
ui-unranked-house = Non classificata: così ha voluto chi ospita.
ui-unranked-pace = Non classificata: senza orologio nulla conta per le classifiche.
ui-unranked-computer = Non classificata: a un posto siede un bot.
ui-unranked-substitution = Non classificata: un bot ha giocato al posto di qualcuno.
ui-unranked-stopped = Non classificata: la partita è stata interrotta.

# La classifica.
ui-board-title = Classifica – { $game }
ui-board-note = Solo partite classificate.
ui-board-note-rating = «?»: meno di { $count } partite, rating provvisorio. Si parte da 0 e si sale man mano che il bot ne è più sicuro; ± è l’incertezza che resta.
ui-board-note-week = La settimana comincia il lunedì alle 00:00 UTC.
ui-board-note-month = Il mese comincia il giorno 1 alle 00:00 UTC.
ui-board-note-all = In tutti i server compare solo chi l’ha scelto in `/privacy`; la tua riga la vedi comunque.
ui-board-empty-all = Qui compare solo chi lo sceglie in /privacy; finora nessuno.
ui-board-empty-period = In questo periodo non è finita nessuna partita classificata.
ui-board-no-season = Su questo server non si è ancora aperta una stagione.
ui-profile-note = Rating, ruoli e compagni contano le sole partite classificate, il resto tutte.
ui-board-game = Gioco
ui-board-measure = In ordine di
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
ui-btn-mine = Il mio posto

# Il profilo.
ui-profile-title = { $who } – { $game }
ui-profile-empty = { $who } non ha ancora finito una partita qui.
ui-profile-start = `/gioca-ora` comincia subito una partita breve.
ui-profile-replay = Rivedi una di queste partite…
ui-profile-hidden = { $who } non mostra la propria scheda.
ui-figure-matches = Partite
ui-figure-won = Vinte
ui-figure-balance = Saldo
ui-figure-stayed = Portate a fine
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
ui-role-solo = Da solo
ui-role-against = Contro il solista
ui-role-pair = In coppia
ui-favourite = { $count ->
    [one] Compagno preferito: { $who }, { $count } mano
   *[other] Compagno preferito: { $who }, { $count } mani
}
ui-recent = { $when } · { $place }º posto · { $amount }

# Dati personali.
ui-privacy-title = I tuoi dati
ui-privacy-stored = Di te si conservano: l’identificativo Discord, l’ultimo nome visto, la lingua, le preferenze, quali messaggi ho mandato solo a te, i tavoli a cui hai giocato con ogni mossa e ogni risultato, i tuoi rating, le serie e le medaglie, le tue risposte ai problemi, quanto sono costate le tue decisioni nelle mani che hai analizzato, quante volte in una partita hai lasciato scadere il tempo, ciò che hai segnalato ai moderatori, chi hai bloccato, ciò che hai fatto nell’ultima ora di quanto ha un limite, e se qualcuno ti ha segnalato o un server ti ha tolto l’accesso ai tavoli.
ui-privacy-not-stored = Non si conservano: messaggi, presenza, ruoli, né alcunché di chi non ha mai premuto un pulsante qui, tranne l’identificativo e il nome di chi è stato bloccato da qualcuno.
ui-privacy-public = Le classifiche mostrano il tuo nome nei server in cui giochi; decidi tu se lì, dappertutto o da nessuna parte.
ui-privacy-forget = **Esporta** ti dà tutto in un file. **Dimenticami** toglie tutto ciò da cui ti si può riconoscere; i risultati di chi ha giocato con te restano come sono.
ui-privacy-wish = Dove le classifiche mostrano il mio nome
ui-wish-server = In ogni server in cui gioco
ui-wish-server-hint = Il tuo nome sta solo nelle classifiche di quei server
ui-wish-everywhere = In tutti i server
ui-wish-everywhere-hint = Stai anche nella classifica comune a tutti i server
ui-wish-hidden = Da nessuna parte
ui-wish-hidden-hint = Un trattino in classifica, «Giocatore n» nelle partite finite; la tua scheda la vedi solo tu
ui-btn-export = Esporta
ui-btn-forget = Dimenticami
ui-btn-forget-yes = Sì, dimenticami
ui-forget-title = Dimenticarti per sempre?
ui-forget-text = Ti alzi da ogni tavolo; in una partita in corso subentra un bot. Il nome, l’identificativo Discord, le impostazioni e i rating si cancellano, e la tua scheda non potrà più essere ricondotta a te. Non si torna indietro.
ui-forgotten-title = Fatto: non ti conosciamo più
ui-forgotten-text = Qui nulla porta più a te. Se giochi ancora, ricominci da capo.
reply-export = Tutto ciò che si conserva di te. Le carte di una partita finita stanno nel suo verbale.

# Stagioni.
reply-season-open = È cominciata la stagione «{ $name }». Conta ogni partita classificata giocata su questo server.
reply-season-close = La stagione «{ $name }» è finita. `/classifica` ne conserva la classifica.
reply-season-first = **{ $game }**: { $first }
reply-season-running = C’è già una stagione in corso, «{ $name }». Prima va chiusa.
reply-season-none = Non c’è alcuna stagione in corso.
reply-not-manager = Può farlo solo chi gestisce questo server.
ui-privacy-kept-good = Questo server conserva senza limiti le mosse delle partite finite.
ui-privacy-kept-months = { $count ->
    [one] Questo server cancella le mosse di una partita un mese dopo la fine; i risultati restano.
   *[other] Questo server cancella le mosse di una partita { $count } mesi dopo la fine; i risultati restano.
}
ui-privacy-kept-each = Ogni server decide per quanto conservare le mosse delle sue partite: lì te lo dice `/privacy`. I risultati restano.
reply-retention = { $count ->
    [one] In questo server le mosse delle partite si cancellano un mese dopo la fine. Risultati e classifiche restano come sono.
   *[other] In questo server le mosse delle partite si cancellano { $count } mesi dopo la fine. Risultati e classifiche restano come sono.
}
reply-retention-range = Le mosse si possono conservare da 0 a { $most } mesi; con 0 restano per sempre. Non è cambiato nulla.
reply-retention-none = In questo server le mosse delle partite si conservano senza limiti.
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
ui-best-gone = Le mosse di quella partita non si conservano più: le carte non si possono mostrare.
ui-best-posted = La tua mano migliore è qui, sotto gli occhi di tutti.
