# The guided hand of /rules: one deal, explained decision by decision (ux.md S23).

ui-lesson-button = Guided hand
ui-lesson-title = { $game } — guided hand
ui-lesson-intro = A real deal against bots, the same for everyone. It takes about five minutes and does not count. 💡 marks what a good player would do; you can do anything else the rules allow.
ui-lesson-cards = { $count ->
    [one] The suggested card
   *[other] The { $count } suggested cards
}
ui-lesson-finish = Finish the deal for me
ui-lesson-again = Play it again
ui-lesson-back = Back to the rules
ui-lesson-alone = { $count ->
    [one] One forced move was played for you.
   *[other] { $count } forced moves were played for you.
}
ui-lesson-enough = You have seen the most important parts: play on, or let the bots finish the deal.
ui-lesson-full = That is enough for a guided hand. Let the bots finish the deal.
ui-lesson-over = The deal is over
ui-lesson-brought = Biggest gains: { $what }.
ui-lesson-line = +{ $amount } { $name }

# What may be played, and by which rule.

teach-lead = You lead: you may play any card ({ $rule }).
teach-after-fool = No suit has been led yet: you may play any card ({ $rule }).
teach-follow = You must follow suit: { $suit } ({ $rule }).
teach-trumps = { $word ->
    [trump] A trump was led: you must play a trump, but not necessarily a higher one ({ $rule }).
   *[other] A tarocco was led: you must play a tarocco, but not necessarily a higher one ({ $rule }).
}
teach-trumps-higher = { $word ->
    [trump] A trump was led: you must play a trump, a higher one if you have it ({ $rule }).
   *[other] A tarocco was led: you must play a tarocco, a higher one if you have it ({ $rule }).
}
teach-void = { $word ->
    [trump] You have no { $suit } left, so you must play a trump ({ $rule }).
   *[other] You have no { $suit } left, so you must play a tarocco ({ $rule }).
}
teach-free = { $word ->
    [trump] You have neither the suit led nor a trump: you may play any card ({ $rule }).
   *[other] You have neither the suit led nor a tarocco: you may play any card ({ $rule }).
}
teach-fool-may = You may also play { THE($card) }, whatever was led ({ $rule }).
teach-fallen = { $who } has no tarocchi left and has fallen: that hand is open, and you choose its card ({ $rule }).

# Why this card is suggested. The card comes first, so that it needs no article.

teach-card-lead-fool = **{ $card }** — leading it gives up the trick but costs you nothing of value.
teach-card-lead-trump-top = { $word ->
    [trump] **{ $card }** — no opponent can hold a higher trump: it wins the trick and pulls a trump from everyone who still has one.
   *[other] **{ $card }** — no opponent can hold a higher tarocco: it wins the trick and pulls a tarocco from everyone who still has one.
}
teach-card-lead-trump = { $word ->
    [trump] **{ $card }** — leading a trump pulls one from every player who has any; your suits are safer afterwards.
   *[other] **{ $card }** — leading a tarocco pulls one from every player who has any; your suits are safer afterwards.
}
teach-card-lead-alone = { $word ->
    [trump] **{ $card }** — the other players have no { $suit } left: winning this trick will cost them a trump.
   *[other] **{ $card }** — the other players have no { $suit } left: winning this trick will cost them a tarocco.
}
teach-card-lead-top = { $word ->
    [trump] **{ $card }** — no opponent can hold a higher card of { $suit }: only a trump can beat it.
   *[other] **{ $card }** — no opponent can hold a higher card of { $suit }: only a tarocco can beat it.
}
teach-card-lead-single = { $word ->
    [trump] **{ $card }** — your only card of { $suit }: after this you can trump that suit.
   *[other] **{ $card }** — your only card of { $suit }: after this you can win that suit with tarocchi.
}
teach-card-lead-short = { $word ->
    [trump] **{ $card }** — you have few { $suit }: once they are gone you can trump that suit.
   *[other] **{ $card }** — you have few { $suit }: once they are gone you can win that suit with tarocchi.
}
teach-card-lead-draw = **{ $card }** — it draws out the higher { $suit }; after that your other cards of the suit can win tricks.
teach-card-lead-long = **{ $card }** — lead a low card from a long suit, so that others spend high cards on a cheap trick.
teach-card-fool = **{ $card }** — it cannot win, but it saves you a counting card.
teach-card-fool-now = **{ $card }** — you need not follow suit with it, so your other cards stay in your hand.
teach-card-home = **{ $card }** — your side is already winning the trick, but win it with this card (worth { $worth }): it is safe unless a player after you beats it.
teach-card-over-friend = **{ $card }** — your side is already winning the trick; this card costs you least.
teach-card-take-last = { $points ->
    [0] **{ $card }** — you play last and this is enough: you win the trick and lead the next one.
    [one] **{ $card }** — you play last and this is enough: you win the trick, with { $points } point in it.
   *[other] **{ $card }** — you play last and this is enough: you win the trick, with { $points } points in it.
}
teach-card-home-last = **{ $card }** — you play last, so nobody can beat it: you win the trick and keep this card (worth { $worth }).
teach-card-take-top = **{ $card }** — nothing left in its suit beats it: take the trick.
teach-card-take-try = **{ $card }** — it is winning for now; players after you need something better.
teach-card-give = **{ $card }** — your partner is winning the trick: put this card (worth { $worth }) into it.
teach-card-give-nothing = **{ $card }** — your partner is winning the trick: do not spend anything good.
teach-card-spare = **{ $card }** — you could win the trick, but it is not worth spending a better card.
teach-card-cannot = **{ $card }** — you cannot win this trick: play what is worth least and keep your counting cards.
teach-card-cannot-dear = **{ $card }** — you cannot win this trick, and this is the card you will miss least.
teach-card-fallen-friend = **{ $card }** — this is your partner’s hand: choose what helps your side most.
teach-card-fallen-foe = **{ $card }** — this is an opponent’s hand: choose what hurts you least.
teach-card-fallen-foe-dear = **{ $card }** — this is an opponent’s hand: call for the counting card while your side can win it.

# How the deal ended.

teach-end-won = You have won this deal.
teach-end-lost = You have lost this deal.
teach-end-even = The deal is a draw.
teach-end-void = The deal was thrown in: nobody scores.
