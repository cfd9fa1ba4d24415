# A recorded game, told line by line (germini replay).
seat-chinze-0 = South
seat-chinze-1 = North
chinze-tell-deal = Hand { $deal }: { $seat } deals.
chinze-tell-hand = { $seat }: { $cards }
chinze-tell-trick = Trick { $number }: { $leader } leads. { $cards }. { $winner } takes it.
chinze-tell-count = The score sheet
chinze-tell-total = Total
chinze-tell-game = The match
chinze-tell-refused = Here the game is refused ({ $code }, rule { $rule }, at { $where }).
chinze-tell-led = { $seat } leads { $card }.
chinze-tell-allowed = Allowed: { $cards }.
chinze-tell-no-meld = These cards may not be announced: { $cards }.
