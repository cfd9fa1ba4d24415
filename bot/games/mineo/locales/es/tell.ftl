# Una mano registrada, contada línea a línea (germini replay).
seat-mineo-0 = Sur
seat-mineo-1 = Este
seat-mineo-2 = Oeste
mineo-tell-hands = Las manos al empezar el juego
mineo-tell-hand = { $seat }: { $cards }
mineo-tell-scarto = Descartadas por { $seat }: { $cards }
mineo-tell-trick = Baza { $number }: sale { $leader }. { $cards }. Gana { $winner }.
mineo-tell-count = Los jochi: { $soloist } solo, luego { $first } y { $second }
mineo-tell-total = Total
mineo-tell-refused = Aquí la mano se rechaza ({ $code }, regla { $rule }).
