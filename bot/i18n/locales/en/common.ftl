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

# Refusals of any game. The rule is added after the sentence.
refusal-with-rule = { $sentence } (rule { $rule })
refusal-not-your-turn = It is { $who }’s turn.
refusal-option-unknown = There is no table option called “{ $option }”.
refusal-option-value = The table option “{ $option }” cannot be “{ $value }”.
