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
terziglio-tell-lying = { $leader } ha salido; en la mesa: { $cards }
terziglio-tell-allowed = Se puede jugar: { $cards }.
terziglio-tell-bonus = En la baza
terziglio-tell-combinations = Combinaciones
terziglio-tell-patterns = Secuencias
terziglio-tell-claim = { $name }: { $cards }
terziglio-tell-no-claim = Esto no se puede declarar.
