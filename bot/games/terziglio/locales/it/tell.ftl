# Singole posizioni dei dati di prova, raccontate riga per riga (germini replay).
terziglio-tell-lying = Esce { $leader }; in tavola: { $cards }
terziglio-tell-bonus = Nella presa
terziglio-tell-combinations = Cricche
terziglio-tell-patterns = Sequenze
terziglio-tell-claim = { $name }: { $cards }
terziglio-tell-no-claim = Questo non si può accusare.
