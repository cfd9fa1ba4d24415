# A recorded game, told line by line (germini replay).
seat-terziglio-0 = South
seat-terziglio-1 = East
seat-terziglio-2 = West
terziglio-tell-hands = The hands as dealt
terziglio-tell-hand = { $seat }: { $cards }
terziglio-tell-stock = In the stock: { $cards }
terziglio-tell-trick = Trick { $number }: { $leader } leads. { $cards }. { $winner } wins.
terziglio-tell-count = The count
terziglio-tell-total = Total
terziglio-tell-refused = Here the record breaks off ({ $where }: { $why }).
terziglio-tell-lying = { $leader } has led; on the table: { $cards }
terziglio-tell-allowed = Allowed: { $cards }.
terziglio-tell-bonus = In the trick
terziglio-tell-combinations = Combinations
terziglio-tell-patterns = Sequences
terziglio-tell-claim = { $name }: { $cards }
terziglio-tell-no-claim = This may not be declared.
