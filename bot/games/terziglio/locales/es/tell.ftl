# Posiciones sueltas de los datos de prueba, contadas línea por línea (germini replay).
seat-terziglio-0 = Sur
seat-terziglio-1 = Este
seat-terziglio-2 = Oeste
terziglio-tell-option = { $option }: { $value }
terziglio-tell-lying = { $leader } ha salido; en la mesa: { $cards }
terziglio-tell-allowed = Se puede jugar: { $cards }.
terziglio-tell-bonus = En la baza
terziglio-tell-combinations = Combinaciones
terziglio-tell-patterns = Secuencias
terziglio-tell-claim = { $name }: { $cards }
terziglio-tell-no-claim = Esto no se puede cantar.
