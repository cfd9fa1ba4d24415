# Single positions of the shared test data, told line by line (germini replay).
mineo-tell-count = The jochi: { $soloist } alone, then { $first } and { $second }
mineo-tell-dealer = { $seat } deals.
mineo-tell-illegal = “{ $call }” cannot be called here.
mineo-tell-open = { $seat } calls in round { $number }. Allowed:
mineo-tell-may = – { $call }
mineo-tell-monte-shown = { $seat } shows the monte.
mineo-tell-lying = On the table: { $cards }
mineo-tell-points = Points: { $soloist } to { $defenders }
mineo-tell-chips = { $seat }: { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
mineo-tell-joco-rimatura = Rimatura
mineo-tell-joco-vanto = Vanto
mineo-tell-joco-rivanto = Rivanto
mineo-tell-joco-quattro-re = Quattro Re
mineo-tell-joco-arie = Arie
mineo-tell-joco-pigliate = Pigliate
mineo-tell-joco-scommessa = Scommessa
