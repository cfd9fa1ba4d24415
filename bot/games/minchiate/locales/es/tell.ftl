# Una partida registrada, contada línea a línea (germini replay).
minchiate-seat-0 = Sur
minchiate-seat-1 = Este
minchiate-seat-2 = Norte
minchiate-seat-3 = Oeste
minchiate-tell-hands = Las manos al empezar el juego
minchiate-tell-hand = { $seat }: { $cards }
minchiate-tell-trick = Baza { $number }: sale { $leader }. { $cards }. Gana { $winner }.
minchiate-tell-chosen = (La carta de { $seat } la eligió { $by }.)
minchiate-tell-count = La cuenta
minchiate-tell-total = Total
minchiate-tell-refused = Aquí el juego se rechaza ({ $code }, regla { $rule }).
