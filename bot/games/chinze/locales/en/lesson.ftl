# The guided hand: what is said of the cut, melds and the Fool (C: the numbers of the rules).

teach-chinze-cut = You cut the pack: lift any number of cards, the deal begins under them (C5).
teach-chinze-cut-do = **{ $value }** — nobody can know what it changes.
teach-chinze-meld = Before you play a card you may announce what you hold; it scores at once, and the other sees the cards (C24–C34).
teach-chinze-meld-do = { $points ->
    [one] **{ $chosen }** — announce: { $points } point that nobody can take from you, and you keep the cards.
   *[other] **{ $chosen }** — announce: { $points } points that nobody can take from you, and you keep the cards.
}
teach-chinze-show = You choose which tarocchi to show, ten at least; each counts 1 (C27).
teach-chinze-three = You may show three of the four and keep one hidden, for 5 points (C31).
teach-chinze-say-back = **Back** — better show everything you have: it scores more.
teach-chinze-exchange = You played the Fool and keep it; for it you give one card captured after it (C22).
teach-chinze-exchange-do = **{ $card }** — the card that counts least.
