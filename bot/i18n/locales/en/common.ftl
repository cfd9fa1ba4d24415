# Words that every game and every screen uses.
person-nameless = Player { $number }
side-nameless = Side { $number }
cards-none = no cards

# What is won in a match, with its amount.
unit-rests = { $count ->
    [one] { $count } rest
   *[other] { $count } rests
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-game-points = { $count ->
    [one] { $count } game point
   *[other] { $count } game points
}
unit-jochi = { $count ->
    [one] { $count } joco
   *[other] { $count } jochi
}
