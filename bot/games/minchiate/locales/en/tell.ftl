# A recorded game, told line by line (germini replay).
seat-minchiate-0 = South
seat-minchiate-1 = East
seat-minchiate-2 = North
seat-minchiate-3 = West
minchiate-tell-hands = The hands at the start of play
minchiate-tell-hand = { $seat }: { $cards }
minchiate-tell-trick = Trick { $number }: { $leader } leads. { $cards }. { $winner } wins.
minchiate-tell-chosen = ({ $by } chose the card of { $seat }.)
minchiate-tell-count = The count
minchiate-tell-total = Total
minchiate-tell-refused = Here the game is refused ({ $code }, rule { $rule }).
