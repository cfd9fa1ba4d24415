# The guided hand of /rules: one deal, explained decision by decision (ux.md S23).

ui-lesson-button = Guided hand
ui-lesson-title = { $game } — guided hand
ui-lesson-intro = A real deal against bots. It takes five to ten minutes and does not count. 💡 marks what a good player would do; you can choose something else. You can leave and continue later. **{ ui-lesson-onward }** plays on as suggested until something is new.
ui-lesson-cards = { $count ->
    [one] The suggested card
   *[other] The { $count } suggested cards
}
ui-lesson-onward = Next topic
ui-lesson-continue = Continue guided hand
ui-lesson-over-again = Start over
ui-lesson-back-here = You are back where you stopped.
ui-lesson-skipped = { $count ->
    [one] I gave your next answer as suggested.
   *[other] I gave your next { $count } answers as suggested.
}
ui-lesson-finish = Finish the deal for me
ui-lesson-again = Play it again
ui-lesson-back = Back to the rules
ui-lesson-other = Guided hand of another game…
ui-lesson-alone = { $count ->
    [one] One forced move was played for you.
   *[other] { $count } forced moves were played for you.
}
ui-lesson-won = { $seat } wins.
    .you-seat = You win.
ui-lesson-lead = You lead.
ui-lesson-full = That is enough for a guided hand. Let the bots finish the deal.
ui-lesson-over = The deal is over
ui-lesson-brought = Biggest gains: { $what }.
ui-lesson-line = +{ $amount } { $name }

# What may be played, and by which rule.

teach-lead = { $others ->
    [one] **You lead.** You may play any card; it decides which suit your opponent must follow ({ $rule }).
   *[other] **You lead.** You may play any card; it decides which suit the others must follow ({ $rule }).
}
teach-after-fool = **After the Fool.** No suit has been led yet: you may play any card ({ $rule }).
teach-follow = **Following suit.** { $suit } were led: as long as you have a card of that suit you must play one. It need not be higher ({ $rule }).
teach-trumps = { $word ->
    [trump] **Trumps are a suit too.** A trump was led: you must play one, but it need not be higher ({ $rule }).
   *[other] **Tarocchi are a suit too.** A tarocco was led: you must play one, but it need not be higher ({ $rule }).
}
teach-trumps-higher = { $word ->
    [trump] **Trumps are led.** You must play one, and a higher one if you can ({ $rule }).
   *[other] **Tarocchi are led.** You must play one, and a higher one if you can ({ $rule }).
}
teach-void = { $word ->
    [trump] **Out of a suit.** You have no { $suit }: you must play a trump, and it beats every card of a suit ({ $rule }).
   *[other] **Out of a suit.** You have no { $suit }: you must play a tarocco, and it beats every card of a suit ({ $rule }).
}
teach-free = { $word ->
    [trump] **Throwing away.** You have neither the suit nor a trump: you may play any card, but it cannot win ({ $rule }).
   *[other] **Throwing away.** You have neither the suit nor a tarocco: you may play any card, but it cannot win ({ $rule }).
}
teach-fallen = **A player has fallen.** You won the previous trick, so you choose { $who }’s card ({ $rule }).

teach-card-lead-fool = **{ $card }** — leading it gives up this trick, but it costs you nothing of value.
teach-card-lead-sure = **{ $card }** — nobody can beat it any more: it wins the trick.
teach-card-lead-sure-again = **{ $card }** — this one cannot be beaten either.
teach-card-lead-trump-top = { $word ->
    [trump] **{ $card }** — the others have nothing higher: it wins, and every player who has a trump must play one. Trumps still out: { $out }.
   *[other] { $others ->
        [one] **{ $card }** — your opponent has nothing higher: it wins. Tarocchi still out: { $out }.
       *[other] **{ $card }** — the others have nothing higher: it wins, and every player who has a tarocco must play one. Tarocchi still out: { $out }.
    }
}
teach-card-lead-trump-top-again = { $word ->
    [trump] **{ $card }** — nothing higher is out, so it wins too. Trumps still out: { $out }.
   *[other] **{ $card }** — nothing higher is out, so it wins too. Tarocchi still out: { $out }.
}
teach-card-lead-trump = { $word ->
    [trump] **{ $card }** — every player who has a trump must play one, which makes your suit cards safer. Trumps still out: { $out }, higher than this one: { $above }.
   *[other] { $others ->
        [one] **{ $card }** — your opponent must play a tarocco if they have one, which makes your suit cards safer. Tarocchi still out: { $out }, higher than this one: { $above }.
       *[other] **{ $card }** — every player who has a tarocco must play one, which makes your suit cards safer. Tarocchi still out: { $out }, higher than this one: { $above }.
    }
}
teach-card-lead-trump-again = { $word ->
    [trump] **{ $card }** — again everybody who has a trump must play one. Still out: { $out }, higher than this one: { $above }.
   *[other] { $others ->
        [one] **{ $card }** — again your opponent must play a tarocco if they have one. Still out: { $out }, higher than this one: { $above }.
       *[other] **{ $card }** — again everybody who has a tarocco must play one. Still out: { $out }, higher than this one: { $above }.
    }
}
teach-card-lead-alone = { $word ->
    [trump] **{ $card }** — the others have no { $suit } left: to win they must play a trump. Still out: { $out }.
   *[other] { $others ->
        [one] **{ $card }** — your opponent has no { $suit } left: to win they must play a tarocco. Still out: { $out }.
       *[other] **{ $card }** — the others have no { $suit } left: to win they must play a tarocco. Still out: { $out }.
    }
}
teach-card-lead-alone-again = { $word ->
    [trump] **{ $card }** — nobody else has { $suit }. Trumps that can still beat it: { $out }.
   *[other] { $others ->
        [one] **{ $card }** — your opponent has no { $suit }. Tarocchi still out: { $out }.
       *[other] **{ $card }** — nobody else has { $suit }. Tarocchi that can still beat it: { $out }.
    }
}
teach-card-lead-top = { $word ->
    [trump] **{ $card }** — no card of { $suit } still out beats it: only a trump can.
   *[other] **{ $card }** — no card of { $suit } still out beats it: only a tarocco can.
}
teach-card-lead-top-again = { $others ->
    [one] **{ $card }** — nothing higher in { $suit } is out.
   *[other] **{ $card }** — nobody else has a higher card of { $suit }. Still out in the suit: { $left }.
}
teach-card-lead-top-void = { $word ->
    [trump] **{ $card }** — no card of { $suit } still out beats it, but { $who } is out of the suit and may win with a trump.
   *[other] **{ $card }** — no card of { $suit } still out beats it, but { $who } is out of the suit and may win with a tarocco.
}
teach-card-lead-top-void-again = { $word ->
    [trump] **{ $card }** — a high card of { $suit }, though { $who } may still win with a trump.
   *[other] **{ $card }** — a high card of { $suit }, though { $who } may still win with a tarocco.
}
teach-card-lead-single = { $word ->
    [trump] **{ $card }** — your only card of { $suit }: after it you can win tricks of that suit with trumps.
   *[other] **{ $card }** — your only card of { $suit }: after it you can win tricks of that suit with tarocchi.
}
teach-card-lead-single-again = **{ $card }** — your last card of { $suit }; after it you are out of that suit too.
teach-card-lead-short = { $word ->
    [trump] **{ $card }** — you have few cards of { $suit }: once they are gone you can win tricks of that suit with trumps.
   *[other] **{ $card }** — you have few cards of { $suit }: once they are gone you can win tricks of that suit with tarocchi.
}
teach-card-lead-short-again = **{ $card }** — after it you have fewer cards of { $suit } too. Cards of the suit still out: { $left }.
teach-card-lead-draw = **{ $card }** — it draws out the higher cards of { $suit }; after that your other cards of the suit can win.
teach-card-lead-draw-again = **{ $card }** — it draws out a higher card of { $suit }. Higher ones still out: { $above }.
teach-card-lead-long = { $others ->
    [one] **{ $card }** — a low card of a long suit: your opponent may use a high card to win a trick that is worth little.
   *[other] **{ $card }** — a low card of a long suit: the others may use high cards to win a trick that is worth little.
}
teach-card-lead-long-again = **{ $card }** — a low card of { $suit }. Still out: { $left }.
teach-card-fool = **{ $card }** — it cannot win, but it saves you a counting card.
teach-card-fool-now = **{ $card }** — you need not follow suit with it, so your other cards stay in your hand.
teach-card-home = **{ $card }** — your side is winning; with this card, worth { $worth }, you win the trick yourself, unless it is beaten. Higher ones still out: { $above }.
teach-card-home-again = **{ $card }** — { $worth } more for your side, unless it is beaten. Higher ones still out: { $above }.
teach-card-over-friend = **{ $card }** — your side is winning the trick so far; this card costs you least.
teach-card-over-friend-again = **{ $card }** — your side is winning so far: the cheapest card will do.
teach-card-home-last = **{ $card }** — you play last, so nobody can beat it: you win the trick, and this card (worth { $worth }) is safe.
teach-card-home-last-again = **{ $card }** — last to play: its { $worth } are safe.
teach-card-take-last = { $points ->
    [0] **{ $card }** — you play last and this is enough: you win and lead the next trick.
    [one] **{ $card }** — you play last and this is enough: you win the trick, with { $points } point in it.
   *[other] **{ $card }** — you play last and this is enough: you win the trick, with { $points } points in it.
}
teach-card-take-last-again = { $points ->
    [0] **{ $card }** — this is enough to win.
    [one] **{ $card }** — this is enough to win { $points } point.
   *[other] **{ $card }** — this is enough to win { $points } points.
}
teach-card-take-top = **{ $card }** — nothing left can beat it: you win the trick.
teach-card-take-top-again = **{ $card }** — this one cannot be beaten either.
teach-card-take-suit = { $word ->
    [trump] **{ $card }** — no card of { $suit } still out beats it: only a trump can.
   *[other] **{ $card }** — no card of { $suit } still out beats it: only a tarocco can.
}
teach-card-take-suit-again = { $word ->
    [trump] **{ $card }** — nobody else has a higher card of { $suit }: it wins unless somebody plays a trump.
   *[other] **{ $card }** — nobody else has a higher card of { $suit }: it wins unless somebody plays a tarocco.
}
teach-card-take-try = **{ $card }** — it is winning for now. Higher ones still out: { $above }.
teach-card-take-try-again = **{ $card }** — winning so far; higher ones still out: { $above }.
teach-card-give = **{ $card }** — your partner is winning the trick: add this card (worth { $worth }) to it.
teach-card-give-again = **{ $card }** — another { $worth } for your partner’s trick.
teach-card-give-nothing = **{ $card }** — your partner is winning the trick: play a card you can spare.
teach-card-give-nothing-again = **{ $card }** — your partner is winning so far: a card you can spare.
teach-card-spare = **{ $card }** — you could win this trick, but your better cards are worth more later.
teach-card-spare-again = **{ $card }** — let this trick go too and keep your better cards.
teach-card-cannot = **{ $card }** — you cannot win this trick: play a card that counts little.
teach-card-cannot-again = **{ $card }** — you cannot win this one either.
teach-card-cannot-dear = **{ $card }** — you cannot win this trick, and you will miss this card least.
teach-card-cannot-dear-again = **{ $card }** — it is lost, but the others in your hand are worth more.
teach-card-fallen-friend = **{ $card }** — it is your partner’s hand: choose what helps your side most.
teach-card-fallen-friend-again = **{ $card }** — from your partner’s open hand: it helps your side most.
teach-card-fallen-foe = **{ $card }** — it is an opponent’s hand: choose what hurts you least.
teach-card-fallen-foe-again = **{ $card }** — from the opponent’s open hand: it hurts you least.
teach-card-fallen-foe-dear = **{ $card }** — it is an opponent’s hand: call for the counting card while your side can win it.
teach-card-fallen-foe-dear-again = **{ $card }** — another counting card your side can win.

teach-end-won = You have won this deal.
teach-end-lost = You have lost this deal.
teach-end-even = The deal is a draw.
teach-end-void = The deal was thrown in: nobody scores.
