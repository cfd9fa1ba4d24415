# Singole posizioni dei dati di prova, raccontate riga per riga (germini replay).
seat-terziglio-0 = Sud
seat-terziglio-1 = Est
seat-terziglio-2 = Ovest
terziglio-tell-option = { $option }: { $value }
terziglio-tell-lying = È uscito { $leader }; in tavola: { $cards }
terziglio-tell-allowed = Si può giocare: { $cards }.
terziglio-tell-bonus = Nella presa
terziglio-tell-combinations = Cricche
terziglio-tell-patterns = Sequenze
terziglio-tell-claim = { $name }: { $cards }
terziglio-tell-no-claim = Questo non si può accusare.
