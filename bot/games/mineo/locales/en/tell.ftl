# A recorded hand, told line by line (germini replay).
seat-mineo-0 = South
seat-mineo-1 = East
seat-mineo-2 = West
mineo-tell-hands = The hands at the start of play
mineo-tell-hand = { $seat }: { $cards }
mineo-tell-scarto = Laid away by { $seat }: { $cards }
mineo-tell-trick = Trick { $number }: { $leader } leads. { $cards }. { $winner } wins.
mineo-tell-count = The jochi: { $soloist } alone, then { $first } and { $second }
mineo-tell-total = Total
mineo-tell-refused = Here the hand is refused ({ $code }, rule { $rule }).
