# What can I do now?: the rule of each question, what each word means, and why a card is barred (C: the numbers of the rules).

now-chinze-cut = You lift a packet of { $least } to { $most } cards, and the rest is put on top of it. You do not see any card (C5).
now-chinze-lead = Any card can be led. If you lead the Fool, your opponent can play any card (C9, C20).
now-chinze-play = Follow the suit led. Without it you must play a tarocco; without either, any card. { $overtrump ->
    [none] You never have to beat the card led.
   *[trump_led] If a tarocco was led, you must play a higher one if you can.
} The Fool can be played instead of any card and never wins (C10–C12, C21).
now-chinze-meld-lead = { now-chinze-melds }
    If you play a card, you declare nothing before it. { now-chinze-lead }
now-chinze-meld-play = { now-chinze-melds }
    If you play a card, you declare nothing before it. { now-chinze-play }
now-chinze-melds = Before you play your card you can declare complete melds from your hand. Your opponent sees their cards, the points are yours at once, and the cards stay in your hand. You can also wait and declare in a later trick, if you still hold all cards of the meld then (C25, C26, C34).
now-chinze-show = { $said ->
    [0] You choose which tarocchi to show, at least { $least }. Each scores one point. The Fool is not a tarocco (C27).
   *[other] You choose which tarocchi to show, at least { $least }. Each one beyond those you have already shown scores one point. The Fool is not a tarocco (C27, C28).
}
now-chinze-three = You hold all four. Three of them score 5 points, and you need not show the fourth (C31).
now-chinze-exchange = { $fool_exchange ->
    [first_trick] You played the Fool and keep it. In return you give your opponent one card of the first trick you won after that. It then counts for your opponent (C22).
   *[end] You played the Fool and keep it. In return you give your opponent one card that you captured after that. It then counts for your opponent (C22).
}
now-chinze-say-announce = You see your melds again before you play.
now-chinze-say-back = You go back and show nothing yet.
now-chinze-say-tarocchi = You choose which of your tarocchi to show, at least ten (C27).
now-chinze-say-K = You show three of your four Kings for 5 points (C31).
now-chinze-say-Q = You show three of your four Queens for 5 points (C31).
now-chinze-say-C = You show three of your four Cavaliers for 5 points (C31).
now-chinze-say-J = You show three of your four Jacks for 5 points (C31).
now-not-chinze-must-overtrump = A tarocco was led: you must play a higher one if you can ({ $rule }).
now-not-chinze-not-captured = Cards in your hand cannot be given, only captured ones ({ $rule }).
now-not-chinze-meld-tarocchi = Only tarocchi can be shown, and the Fool is not one ({ $rule }).
now-not-chinze-show-three = These are not among the four ({ $rule }).
