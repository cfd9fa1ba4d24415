# What can I do now?: what is asked, which cards are legal, and the rule that bars each of the others. Rules only, no advice.

ui-btn-what-now = What can I do?
ui-others-what-now = **What can I do?** says which cards or words you can choose now, and why.
ui-now-title = What can I do now?
ui-now-nothing = You have nothing to decide now.
ui-now-chapter = Rules: { $chapter }
ui-now-legal = { $count ->
    [one] You can choose this card: { $cards }
   *[other] You can choose these { $count } cards: { $cards }
}
ui-now-barred = { $count ->
    [one] Not this card: { $cards }
   *[other] Not these { $count } cards: { $cards }
}
ui-now-size = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
ui-now-offer = { $points ->
    [one] **{ $name }** ({ $points } point): { $cards }
   *[other] **{ $name }** ({ $points } points): { $cards }
}
ui-choices-explained = `/play` with `?` explains what you can do now.
ui-now-type = What can I do now? Explain it to me

# Why the legal cards are legal, where no other card is barred.

now-lead = { $whose ->
    [own] You lead, so you can play any card ({ $rule }).
   *[other] { $who } leads, so any card of that hand can be played ({ $rule }).
}
now-after-fool = No suit has been led yet, so any card can be played ({ $rule }).
now-only-card = It is the last card in the hand.
now-all-follow = All cards of the hand follow the suit led, { $suit } ({ $rule }).
now-all-trumps = { $word ->
    [trump] There are no { $suit } in the hand, so a trump has to be played, and all its cards are trumps ({ $rule }).
   *[other] There are no { $suit } in the hand, so a tarocco has to be played, and all its cards are tarocchi ({ $rule }).
}
now-neither = { $word ->
    [trump] There are neither { $suit } nor trumps in the hand, so any card can be played ({ $rule }).
   *[other] There are neither { $suit } nor tarocchi in the hand, so any card can be played ({ $rule }).
}
now-no-trumps = { $word ->
    [trump] A trump was led and there is none in the hand, so any card can be played ({ $rule }).
   *[other] A tarocco was led and there is none in the hand, so any card can be played ({ $rule }).
}
now-void-free = There are no { $suit } in the hand. At this table any card can then be played ({ $rule }).
now-fool = { $fool } can be played instead of any card ({ $rule }).

# Why the other cards are not legal.

now-not-must-follow = { $whose ->
    [own] You must follow suit: { $suit } ({ $rule }).
   *[other] { $who } must follow suit: { $suit } ({ $rule }).
}
now-not-must-follow-trump = { $whose ->
    [own] { $word ->
        [trump] A trump was led, so you must play a trump ({ $rule }).
       *[other] A tarocco was led, so you must play a tarocco ({ $rule }).
    }
   *[other] { $word ->
        [trump] A trump was led, so { $who } must play a trump ({ $rule }).
       *[other] A tarocco was led, so { $who } must play a tarocco ({ $rule }).
    }
}
now-not-must-trump = { $whose ->
    [own] { $word ->
        [trump] You have no { $suit }, so you must play a trump ({ $rule }).
       *[other] You have no { $suit }, so you must play a tarocco ({ $rule }).
    }
   *[other] { $word ->
        [trump] { $who } has no { $suit } and must play a trump ({ $rule }).
       *[other] { $who } has no { $suit } and must play a tarocco ({ $rule }).
    }
}
