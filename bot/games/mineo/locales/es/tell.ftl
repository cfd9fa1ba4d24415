# Posiciones sueltas de los datos de prueba, contadas línea por línea (germini replay).
mineo-tell-count = Los jochi: { $soloist } solo, luego { $first } y { $second }
mineo-tell-dealer = { $seat } reparte.
mineo-tell-illegal = Aquí no se puede decir «{ $call }».
mineo-tell-open = Habla { $seat }, ronda { $number }. Se puede decir:
mineo-tell-may = – { $call }
mineo-tell-monte-shown = { $seat } enseña el monte.
mineo-tell-lying = En la mesa: { $cards }
mineo-tell-points = Puntos: { $soloist } a { $defenders }
mineo-tell-chips = { $seat }: { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
mineo-tell-joco-rimatura = Rimatura
mineo-tell-joco-vanto = Vanto
mineo-tell-joco-rivanto = Rivanto
mineo-tell-joco-quattro-re = Quattro Re
mineo-tell-joco-arie = Arie
mineo-tell-joco-pigliate = Pigliate
mineo-tell-joco-scommessa = Scommessa
