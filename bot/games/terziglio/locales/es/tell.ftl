# Posiciones sueltas de los datos de prueba, contadas línea por línea (germini replay).
terziglio-tell-lying = { $leader } ha salido; en la mesa: { $cards }
terziglio-tell-bonus = En la baza
terziglio-tell-combinations = Combinaciones
terziglio-tell-patterns = Secuencias
terziglio-tell-claim = { $name }: { $cards }
terziglio-tell-no-claim = Esto no se puede cantar.
