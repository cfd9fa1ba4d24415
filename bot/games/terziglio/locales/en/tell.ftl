# Single positions of the shared test data, told line by line (germini replay).
terziglio-tell-lying = { $leader } has led; on the table: { $cards }
terziglio-tell-bonus = In the trick
terziglio-tell-combinations = Combinations
terziglio-tell-patterns = Sequences
terziglio-tell-claim = { $name }: { $cards }
terziglio-tell-no-claim = This cannot be declared.
