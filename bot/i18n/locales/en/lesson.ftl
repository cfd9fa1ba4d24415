# The guided hand of /rules: one deal, explained decision by decision (ux.md S23).

ui-lesson-button = Guided hand
ui-lesson-title = { $game } — guided hand
ui-lesson-intro = A real deal, the same for everybody, against bots. It takes about five minutes and counts for nothing. 💡 marks what a good player would do; you may do anything else the rules allow.
ui-lesson-cards = { $count ->
    [one] The suggested card
   *[other] The { $count } suggested cards
}
ui-lesson-finish = Finish the deal for me
ui-lesson-again = Play it again
ui-lesson-back = Back to the rules
ui-lesson-alone = { $count ->
    [one] Once there was only one answer left to you: it was given for you.
   *[other] { $count } times there was only one answer left to you: it was given for you.
}
ui-lesson-enough = You have seen the heart of it: play on, or let the bots finish the deal.
ui-lesson-full = That is enough for a guided hand: let the bots finish the deal.
ui-lesson-over = The deal is over
ui-lesson-brought = What brought most: { $what }.
ui-lesson-line = +{ $amount } { $name }

# What may be played, and by which rule.

teach-lead = Nothing has been led: you may lead any card ({ $rule }).
teach-after-fool = So far only a card lies there that belongs to no suit: you may play anything ({ $rule }).
teach-follow = You must follow suit: { $suit } ({ $rule }).
teach-trumps = { $word ->
    [trump] A trump was led: you must play a trump; it need not be higher ({ $rule }).
   *[other] A tarocco was led: you must play a tarocco; it need not be higher ({ $rule }).
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
    [trump] You can neither follow nor trump: any card will do ({ $rule }).
   *[other] You can neither follow nor play a tarocco: any card will do ({ $rule }).
}
teach-fool-may = { $card } may be played all the same, whatever was led ({ $rule }).
teach-fallen = { $who } has no tarocchi left and has fallen: the hand lies open, and you choose from it ({ $rule }).

# Why the card that is suggested. It stands at the beginning, so that no article is needed.

teach-card-lead-fool = **{ $card }** — with this lead you give up the trick, but you lose nothing of worth.
teach-card-lead-trump-top = { $word ->
    [trump] **{ $card }** — no higher trump is out against you: it wins, and draws a trump from whoever has one.
   *[other] **{ $card }** — no higher tarocco is out against you: it wins, and draws a tarocco from whoever has one.
}
teach-card-lead-trump = { $word ->
    [trump] **{ $card }** — a trump led draws one from whoever has any; later your suits are safer.
   *[other] **{ $card }** — a tarocco led draws one from whoever has any; later your suits are safer.
}
teach-card-lead-alone = { $word ->
    [trump] **{ $card }** — no other { $suit } are out against you: whoever wants this trick must spend a trump.
   *[other] **{ $card }** — no other { $suit } are out against you: whoever wants this trick must spend a tarocco.
}
teach-card-lead-top = { $word ->
    [trump] **{ $card }** — no higher card of { $suit } is out against you: only a trump can take it.
   *[other] **{ $card }** — no higher card of { $suit } is out against you: only a tarocco can take it.
}
teach-card-lead-single = { $word ->
    [trump] **{ $card }** — your only card of { $suit }: once it is gone you may trump that suit.
   *[other] **{ $card }** — your only card of { $suit }: once it is gone you may take that suit with tarocchi.
}
teach-card-lead-short = { $word ->
    [trump] **{ $card }** — you have few { $suit }: once they are gone you may trump that suit.
   *[other] **{ $card }** — you have few { $suit }: once they are gone you may take that suit with tarocchi.
}
teach-card-lead-draw = **{ $card }** — it draws out the higher cards of { $suit }; after that the rest of your suit is good.
teach-card-lead-long = **{ $card }** — lead from a long suit: let a high card be spent on a cheap one.
teach-card-fool = **{ $card }** — it cannot win, but it spares you a card that counts.
teach-card-fool-now = **{ $card }** — another card would gain little here: play it now, before you have to at a worse moment.
teach-card-home = **{ $card }** — your side holds the trick: take it over with a card worth { $worth } and bring it home.
teach-card-over-friend = **{ $card }** — your side holds the trick already; this one costs you least.
teach-card-take-last = { $points ->
    [0] **{ $card }** — you play last and this is enough: the trick is yours, and the next lead.
    [one] **{ $card }** — you play last and this is enough: the trick is yours, with { $points } point lying in it.
   *[other] **{ $card }** — you play last and this is enough: the trick is yours, with { $points } points lying in it.
}
teach-card-home-last = **{ $card }** — you play last and nobody can take it any more: bring it home (it counts { $worth }), and the trick with it.
teach-card-take-top = **{ $card }** — nothing out against you beats it in its suit: take the trick.
teach-card-take-try = **{ $card }** — it holds the trick for now; whoever plays after you has to find something better.
teach-card-give = **{ $card }** — your partner holds the trick: put the { $worth } points of this card into it.
teach-card-give-nothing = **{ $card }** — your partner holds the trick: no need to spend anything good.
teach-card-spare = **{ $card }** — you could take the trick, but what lies there is not worth a high card: save it.
teach-card-cannot = **{ $card }** — you cannot take this trick: give what is worth least and keep what counts.
teach-card-cannot-dear = **{ $card }** — you cannot take this trick, and this is the card you will miss least.
teach-card-fallen-friend = **{ $card }** — it is your partner’s hand: choose what serves your side best.
teach-card-fallen-foe = **{ $card }** — it is the other pair’s hand: choose what does you least harm.
teach-card-fallen-foe-dear = **{ $card }** — it is the other pair’s hand: call for the card that counts, while your side can take it.

# How the deal ended.

teach-end-won = Your side has won this deal.
teach-end-lost = The other side has won this deal.
teach-end-even = The deal ends even.
teach-end-void = The deal was thrown in: nobody scores anything.
