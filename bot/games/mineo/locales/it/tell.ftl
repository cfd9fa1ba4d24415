# Singole posizioni dei dati di prova, raccontate riga per riga (germini replay).
mineo-tell-count = I jochi: prima { $soloist } (solista), poi { $first } e { $second }
mineo-tell-dealer = { $seat } dà le carte.
mineo-tell-illegal = Qui non si può dire «{ $call }».
mineo-tell-open = Parla { $seat }, giro { $number }. Si può dire:
mineo-tell-may = – { $call }
mineo-tell-monte-shown = { $seat } mostra il monte.
mineo-tell-lying = In tavola: { $cards }
mineo-tell-points = Punti: { $soloist } a { $defenders }
mineo-tell-chips = { $seat }: { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
mineo-tell-joco-rimatura = Rimatura
mineo-tell-joco-vanto = Vanto
mineo-tell-joco-rivanto = Rivanto
mineo-tell-joco-quattro-re = Quattro Re
mineo-tell-joco-arie = Arie
mineo-tell-joco-pigliate = Pigliate
mineo-tell-joco-scommessa = Scommessa
