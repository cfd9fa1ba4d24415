# Una partida registrada, contada línea a línea (germini replay).
seat-minchiate-0 = Sur
seat-minchiate-1 = Este
seat-minchiate-2 = Norte
seat-minchiate-3 = Oeste
minchiate-tell-hands = Las cartas de cada uno al empezar el juego
minchiate-tell-hand = { $seat }: { $cards }
minchiate-tell-trick = Baza { $number }: sale { $leader }. { $cards }. Gana { $winner }.
minchiate-tell-chosen = (La carta de { $seat } la eligió { $by }.)
minchiate-tell-count = La cuenta
minchiate-tell-total = Total
minchiate-tell-refused = Aquí el juego se rechaza ({ $code }, regla { $rule }).
