# The guided hand: what is said of the cut, melds and the Fool (C: the numbers of the rules).

teach-chinze-cut = You cut the pack: lift any number of cards, and the cards below them are dealt first (C5).
teach-chinze-cut-do = **{ $value }** — nobody can know what it changes.
teach-chinze-meld = Before you play a card you can declare the melds in your hand; they score at once, and your opponent sees the cards (C24–C34).
teach-chinze-meld-do = { $points ->
    [one] **{ $chosen }** — declare: { $points } point that nobody can take from you, and you keep the cards.
   *[other] **{ $chosen }** — declare: { $points } points that nobody can take from you, and you keep the cards.
}
teach-chinze-show = Choose which tarocchi to show, ten at least; each counts 1 (C27).
teach-chinze-three = You can show three of the four and keep one hidden, for 5 points (C31).
teach-chinze-say-back = **Back** — show everything you have instead: it scores more.
teach-chinze-exchange = You played the Fool and keep it; in exchange you give one card you captured after it (C22).
teach-chinze-exchange-do = **{ $card }** — the card that counts least.
