# Che cosa c’è di insolito nelle partite di un server, per chi lo modera.
cmd-admin-signals = segnali
    .description = Coppie insolite, e chi lascia scadere il tempo
signals-title = Segnali
signals-matches = { $count ->
    [0] Negli ultimi { $days } giorni qui non è finita nessuna partita.
    [one] Negli ultimi { $days } giorni qui è finita una partita.
   *[other] Negli ultimi { $days } giorni qui sono finite { $count } partite.
}
signals-more = Sono state considerate solo le partite più recenti, fino al { $when }.
signals-proof = Un segnale dice che qualcosa è insolito, non perché. **Non prova nulla**: due che giocano bene insieme, l’amicizia o la sfortuna danno lo stesso quadro. Non ne consegue nulla, e lo vede solo chi modera tutto il server. Prima guarda le partite e parla con chi ha giocato.
signals-pairs = { $count ->
    [one] Coppie: una valutata
   *[other] Coppie: { $count } valutate
}
signals-no-pairs = Non ci sono due persone che si siano incontrate abbastanza spesso da poterle valutare.
signals-calm-pairs = Nessuna coppia si distingue da ciò che dà il caso.
signals-side = **{ $first }** e **{ $second }** ({ $game }): la loro parte ha vinto { $times } partite su { $matches }; di solito sarebbero { $expected }.
signals-dump = **{ $first }** e **{ $second }** ({ $game }): in { $times } partite su { $matches } una delle due persone è arrivata prima e l’altra ultima; di solito sarebbero { $expected }.
signals-stalls = { $count ->
    [one] Tempo: una persona valutata
   *[other] Tempo: { $count } persone valutate
}
signals-no-stalls = Nessuno ha giocato abbastanza spesso con il tempo da poter essere valutato.
signals-calm-stalls = Nessuno si distingue da ciò che dà il caso.
signals-stall = **{ $who }**: il tempo o la riserva sono scaduti in { $times } partite su { $matches }; a questi tavoli di solito sarebbero { $expected }. Scelte lasciate all’orologio: { $clocked } su { $asked }. Riserve esaurite: { $drained }.
signals-alike = Per caso { $number } su { signals-judged } apparirebbero così o di più.
signals-alike-less = Per caso meno di { $number } su { signals-judged } apparirebbero così o di più.
signals-judged = { $of ->
        [pair] { $judged ->
            [one] { $judged } coppia
           *[other] { $judged } coppie
        }
       *[player] { $judged ->
            [one] { $judged } persona
           *[other] { $judged } persone
        }
    }
signals-mark = 🚩 resta insolito anche dopo tanti confronti; eppure uno su venti di questi segni può essere un caso. ▫️ può ben essere un caso.
signals-assume = «Di solito» si ricava dai rating di oggi su questo server, per le coppie anche da ciò che ciascuno fa con altri, e considera le partite indipendenti. Due che quasi mai giocano separati non si distinguono da una coppia forte e non vengono valutati.
signals-btn-days = { $count } giorni
