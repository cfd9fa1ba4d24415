# A recorded game, told line by line (germini replay).
minchiate-seat-0 = South
minchiate-seat-1 = East
minchiate-seat-2 = North
minchiate-seat-3 = West
minchiate-tell-hands = The hands at the start of play
minchiate-tell-hand = { $seat }: { $cards }
minchiate-tell-trick = Trick { $number }: { $leader } leads. { $cards }. { $winner } wins.
minchiate-tell-chosen = ({ $by } chose the card of { $seat }.)
minchiate-tell-count = The count
minchiate-tell-total = Total
minchiate-tell-refused = Here the game is refused ({ $code }, rule { $rule }).
