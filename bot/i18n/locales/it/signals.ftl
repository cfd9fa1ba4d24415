# Che cosa c’è di insolito nelle partite di un server, per chi lo modera.
cmd-admin-signals = segnali
    .description = Mostra coppie insolite e chi lascia scadere il tempo
signals-title = Segnali
signals-matches = { $count ->
    [0] Negli ultimi { $days } giorni qui non è finita nessuna partita.
    [one] Negli ultimi { $days } giorni qui è finita una partita.
   *[other] Negli ultimi { $days } giorni qui sono finite { $count } partite.
}
signals-more = Sono state esaminate solo le partite più recenti, fino al { $when }.
signals-proof = Un segnale dice che qualcosa è insolito, non perché. **Non prova nulla**: una buona intesa, l’amicizia e la sfortuna danno lo stesso quadro. Un segnale non ha conseguenze, e lo vedono solo i moderatori di tutto il server. Prima guarda le partite e parla con chi ha giocato.
signals-pairs = { $count ->
    [one] Coppie: una esaminata
   *[other] Coppie: { $count } esaminate
}
signals-no-pairs = Nessuna coppia di persone ha giocato insieme abbastanza spesso da poterla esaminare.
signals-calm-pairs = Nessuna coppia si distingue da ciò che darebbe il caso.
signals-side = **{ $first }** e **{ $second }** ({ $game }): la loro parte ha vinto { $times } partite su { $matches }; di solito sarebbero { $expected }.
signals-dump = **{ $first }** e **{ $second }** ({ $game }): in { $times } partite su { $matches } una delle due persone è arrivata prima e l’altra ultima; di solito sarebbero { $expected }.
signals-stalls = { $count ->
    [one] Tempo: una persona esaminata
   *[other] Tempo: { $count } persone esaminate
}
signals-no-stalls = Nessuno ha giocato con l’orologio abbastanza spesso da poterlo esaminare.
signals-calm-stalls = Nessuno si distingue da ciò che darebbe il caso.
signals-stall = **{ $who }**: il tempo o la riserva sono scaduti in { $times } partite su { $matches }; a questi tavoli di solito sarebbero { $expected }. Decisioni lasciate all’orologio: { $clocked } su { $asked }. Riserve di tempo esaurite: { $drained }.
signals-alike = Per puro caso sarebbero almeno altrettanto insolite { $number } su { signals-judged }.
signals-alike-less = Per puro caso sarebbero almeno altrettanto insolite meno di { $number } su { signals-judged }.
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
signals-mark = 🚩 resta insolito anche dopo tanti confronti; eppure uno su venti di questi segni può essere un caso. ▫️ può benissimo essere un caso.
signals-assume = «Di solito» si calcola dai rating di oggi su questo server e, per le coppie, anche da ciò che ciascuno fa con altri; le partite sono considerate indipendenti. Due persone che non giocano quasi mai separate non si distinguono da una coppia forte e non vengono esaminate.
signals-btn-days = { $count } giorni
