# The guided hand: its topics, each explained once, and the answers (C: the numbers of the rules).

teach-chinze-cut = **The cut.** You cut the pack: lift any number of cards, and the cards below them are dealt first (C5).
teach-chinze-cut-do = **{ $value }** — nobody can know what it changes.
teach-chinze-draw = **Drawing.** After each trick both players take a card from the talon and show it, the winner first. You know every card your opponent has drawn (C7, C14).
teach-chinze-meld = **Melds.** Before you play a card you can declare the melds in your hand: ten or more tarocchi, the Fool with the 1 and the 20, King to Jack of a suit, three or four court cards of a kind. They score at once, and your opponent sees the cards (C24–C34).
teach-chinze-meld-do = { $points ->
    [one] **{ $chosen }** — declare: { $points } point that nobody can take from you, and you keep the cards.
   *[other] **{ $chosen }** — declare: { $points } points that nobody can take from you, and you keep the cards.
}
teach-chinze-meld-do-again = { $points ->
    [one] **Declare** this too, for { $points } point.
   *[other] **Declare** this too, for { $points } points.
}
teach-chinze-theirs = **A meld of your opponent.** You have seen these cards. Those they have not played are still in their hand: expect them in the next tricks (C25–C26).
teach-chinze-show = **Showing tarocchi.** Choose which tarocchi to show, ten at least; each counts 1 (C27).
teach-chinze-three = **Three of four.** You can show three of the four and keep one hidden, for 5 points (C31).
teach-chinze-say-back = **Back** — show everything you have instead: it scores more.
teach-chinze-fool = **The Fool** may be played at any time and always loses the trick, but its player keeps it and gives a card captured later for it. If it is led, any card may answer it (C12, C19–C22).
teach-chinze-exchange = **Paying for the Fool.** Its player gives the opponent one card captured after it. A player who wins no later trick loses the Fool (C22–C23).
teach-chinze-exchange-do = **{ $card }** — the card that counts least.
teach-chinze-end = **The talon is empty.** The last fifteen tricks are played without drawing. A player who has no card of a suit now will not get one: count the cards still out (C8).
teach-chinze-last = **The end of the deal.** If the 1 is played in the last trick, the winner of that trick scores 20 (C35).
teach-chinze-count = **The count.** One point for every three captured cards; the 1, the 20, the Fool and the Kings 4 each, Queens 3, Cavaliers 2, Jacks 1. Together that is always 78, and the melds come on top (C16–C18, C36).
