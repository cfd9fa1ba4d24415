# Single positions of the shared test data, told line by line (germini replay).
seat-terziglio-0 = South
seat-terziglio-1 = East
seat-terziglio-2 = West
terziglio-tell-option = { $option }: { $value }
terziglio-tell-lying = { $leader } has led; on the table: { $cards }
terziglio-tell-allowed = Allowed: { $cards }.
terziglio-tell-bonus = In the trick
terziglio-tell-combinations = Combinations
terziglio-tell-patterns = Sequences
terziglio-tell-claim = { $name }: { $cards }
terziglio-tell-no-claim = This cannot be declared.
