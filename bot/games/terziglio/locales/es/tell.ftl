# Una partida registrada, contada línea por línea (germini replay).
seat-terziglio-0 = Sur
seat-terziglio-1 = Este
seat-terziglio-2 = Oeste
terziglio-tell-hands = Las manos repartidas
terziglio-tell-hand = { $seat }: { $cards }
terziglio-tell-stock = En el monte: { $cards }
terziglio-tell-trick = Baza { $number }: sale { $leader }. { $cards }. Gana { $winner }.
terziglio-tell-count = La cuenta
terziglio-tell-total = Total
terziglio-tell-refused = Aquí se interrumpe el registro ({ $where }: { $why }).
