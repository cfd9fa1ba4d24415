# What Mineo says: phases, questions, calls, news, jochi, refusals.

# Phases of a deal.
phase-mineo-scarto = The discard
phase-mineo-declare = Scommessa and rivanto

# Questions and words.
decision-mineo-call = { $cards ->
    [5] Five cards: your call? Going solo now is a stata: everything doubles.
    [10] Ten cards: your call?
   *[other] Fifteen cards: your call?
}
decision-mineo-final = You have all twenty cards and the monte is on the table: your last call?
decision-mineo-answer = The offers have been accepted. Do you go solo, or pass?
decision-mineo-scarto = { $forced ->
    [0] Discard three cards.
    [one] Discard two cards; this one must go too: { $cards }.
   *[other] Discard one card; these must go too: { $cards }.
}
decision-mineo-scommessa = Do you bet one joco that Jupiter, the Lads and the Runaway will all be yours at the end?
decision-mineo-rivanto = { $target ->
    [personal] Do you bet one joco that you take the last trick yourself?
   *[side] Do you bet one joco that your side takes the last trick?
}
decision-mineo-talk = You may say something to your partner. Everybody hears it.
word-mineo-pago = Pago (I pay)
word-mineo-mischio = Mischio (throw in)
word-mineo-altre5 = Altre cinque (five more)
word-mineo-solo = Vado solo (alone)
word-mineo-prendo = Prendo (I take)
word-mineo-scommessa = Scommessa (I bet)
word-mineo-rivanto = Mi rivanto (I bet)
word-mineo-vanto = Mi vanto (I bet, with Jupiter)
word-mineo-no = No
call-mineo-pago = Pago
call-mineo-mischio = Mischio
call-mineo-altre5 = Altre cinque
call-mineo-solo = Vado solo
call-mineo-prendo = Prendo

# Table talk between the defenders (S91).
signal-mineo-ask = What should I lead?
signal-mineo-mine = Lead my suit
signal-mineo-yours = Lead your suit
signal-mineo-his = Lead the soloist’s suit
signal-mineo-not_his = Not the soloist’s suit
signal-mineo-trump = Lead trumps
signal-mineo-new = A suit nobody has led
signal-mineo-over = I have no more of mine
signal-mineo-load = Put points on it
signal-mineo-low = Put nothing on it
mineo-signal = { $seat }: “{ $words }”

# Badges and groups of cards.
badge-mineo-soloist = Soloist
badge-mineo-stata = Soloist, stata
badge-mineo-scommessa = Scommessa
badge-mineo-rivanto = Rivanto
badge-mineo-pago = Offers a joco
zone-mineo-pack = Pack
zone-mineo-monte = Monte
zone-mineo-own-monte = The monte (only you)
zone-mineo-bottom = Bottom card (only you)
zone-mineo-scarto = Discard
zone-mineo-own-scarto = Your discard
zone-mineo-pile-soloist = Taken by the soloist
zone-mineo-pile-defenders = Taken by the defenders
zone-mineo-fujutu-owed = The Runaway, still to be paid for

# What is being waited for.
mineo-status-call = { $cards } cards: { $seat } calls.
    .you-seat = { $cards } cards: you call.
mineo-status-final = Last round: { $seat } calls.
    .you-seat = Last round: you call.
mineo-status-offer = { $count ->
    [one] { $seat } offers one joco.
   *[other] { $seat } offers { $count } jochi.
}
    .you-seat = { $count ->
        [one] You offer one joco.
       *[other] You offer { $count } jochi.
    }
mineo-status-answer = { $taker } accepts; { $seat } may still go solo.
    .you-seat = { $taker } accepts; you may still go solo.
    .you-taker = You accept; { $seat } may still go solo.
mineo-status-scarto = { $seat } discards three cards.
    .you-seat = You discard three cards.
mineo-status-scommessa = { $seat } may make the scommessa.
    .you-seat = You may make the scommessa.
mineo-status-rivanto = { $seat } may say mi rivanto.
    .you-seat = You may say mi rivanto.
mineo-status-fujutu-led = The Runaway was led: the next card sets the suit.

# Score strip.
mineo-score-solo = { $seat } plays solo
    .you-seat = You are the soloist
mineo-score-stata = { $seat } plays a stata: double
    .you-seat = You play a stata: double
mineo-score-scommessa = Scommessa
mineo-score-rivanto = { $seat }’s rivanto
    .you-seat = Your rivanto
mineo-score-pigliate = Pigliate { $soloist } : { $defenders }

# Tricks: captures and the Runaway.
mineo-pigliata = Pigliata: { $seat } captures { THE($card) }
    .you-seat = Pigliata: you capture { THE($card) }
mineo-fujutu-home = { $card }: { $seat }’s side wins the trick and keeps it.
    .you-seat = { $card }: your side wins the trick and keeps it.
mineo-fujutu-back = { $card } goes back to { $seat }’s side, which owes a scartina.
    .you-seat = { $card } goes back to your side, which owes a scartina.
mineo-fujutu-lost = { $card }, played by { $seat }, is lost in the last trick.
    .you-seat = { $card }, played by you, is lost in the last trick.
mineo-fujutu-paid-soloist = { $seat } gives { THE($card) } for the Runaway.
    .you-seat = You give { THE($card) } for the Runaway.
mineo-fujutu-paid-defenders = The defenders give { THE($card) } to { $seat } for the Runaway.
    .you-seat = The defenders give you { THE($card) } for the Runaway.
mineo-fujutu-surrendered-soloist = { $seat } has no scartina to give: { THE($card) } goes to the defenders.
    .you-seat = You have no scartina to give: { THE($card) } goes to the defenders.
mineo-fujutu-surrendered-defenders = The defenders have no scartina to give: { THE($card) } goes to { $seat }.
    .you-seat = The defenders have no scartina to give: { THE($card) } goes to you.
mineo-fujutu-unpaid-soloist = { $seat } has no scartina to give and keeps { THE($card) }.
    .you-seat = You have no scartina to give and keep { THE($card) }.
mineo-fujutu-unpaid-defenders = The defenders have no scartina to give to { $seat } and keep { THE($card) }.
    .you-seat = The defenders have no scartina to give you and keep { THE($card) }.

# News.
mineo-news-deal = Deal { $deal }: { $seat } deals five cards each.
    .you-seat = Deal { $deal }: you deal five cards each.
mineo-news-giro = Five more cards each: { $cards } in hand.
mineo-news-rest-dealt = The rest is dealt: twenty cards each.
mineo-news-monte = { $seat } looks at the monte and puts it face down.
    .you-seat = You look at the monte and put it face down.
mineo-news-called = { $seat }: “{ $call }”
    .you-seat = You: “{ $call }”
mineo-news-solo = { $seat } goes solo against the other two.
    .you-seat = You go solo against the other two.
mineo-news-stata = { $seat } goes solo on five cards: a stata, everything counts double.
    .you-seat = You go solo on five cards: a stata, everything counts double.
mineo-news-monte-shown = { $seat } shows the monte and takes it: { $cards }.
    .you-seat = You show the monte and take it: { $cards }.
mineo-news-monte-taken = { $seat }, the dealer, takes the monte without showing it.
    .you-seat = You, the dealer, take the monte without showing it.
mineo-news-scarto = { $seat } discards three cards.
    .you-seat = You discard three cards.
mineo-news-scarto-trumps = { $seat } discards three cards, with these trumps: { $cards }.
    .you-seat = You discard three cards, with these trumps: { $cards }.
mineo-news-said-no = { $seat } says nothing.
    .you-seat = You say nothing.
mineo-news-said-scommessa = { $seat } makes the scommessa: Jupiter, the Lads and the Runaway.
    .you-seat = You make the scommessa: Jupiter, the Lads and the Runaway.
mineo-news-said-rivanto = { $seat }: “Mi rivanto”, for the last trick.
    .you-seat = You: “Mi rivanto”, for the last trick.
mineo-news-said-vanto = { $seat }: “Mi vanto”, for the last trick, with Jupiter in hand.
    .you-seat = You: “Mi vanto”, for the last trick, with Jupiter in hand.
mineo-news-annulled = Deal { $deal } is thrown in: nobody plays it.
mineo-news-paid = { $count ->
    [one] { $seat } pays { $taker } one joco and the deal is thrown in.
   *[other] { $seat } pays { $taker } { $count } jochi and the deal is thrown in.
}
    .you-seat = { $count ->
        [one] You pay { $taker } one joco and the deal is thrown in.
       *[other] You pay { $taker } { $count } jochi and the deal is thrown in.
    }
    .you-taker = { $count ->
        [one] { $seat } pays you one joco and the deal is thrown in.
       *[other] { $seat } pays you { $count } jochi and the deal is thrown in.
    }
mineo-news-stopped = The match ends early; the deal in progress does not count.

# The score.
mineo-count-pago = Pago
mineo-count-rimatura = Rimatura ({ $soloist } to { $defenders } points)
mineo-count-vanto = Vanto, the last trick
mineo-count-rivanto = { $seat }’s rivanto
mineo-count-quattro-re = Quattro Re, the four Kings
mineo-count-arie = Arie
mineo-count-arie-giove = Arie and Jupiter
mineo-count-pigliate = { $count ->
    [one] One pigliata
   *[other] { $count } pigliate
}
mineo-count-scommessa = Scommessa: Jupiter, Lads, Runaway
mineo-outcome-annulled = Thrown in: nobody pays, and the next player deals.
mineo-outcome-paid = { $count ->
    [one] { $seat } pays { $taker } one joco.
   *[other] { $seat } pays { $taker } { $count } jochi.
}
    .you-seat = { $count ->
        [one] You pay { $taker } one joco.
       *[other] You pay { $taker } { $count } jochi.
    }
    .you-taker = { $count ->
        [one] { $seat } pays you one joco.
       *[other] { $seat } pays you { $count } jochi.
    }
mineo-outcome-even = The jochi are equal: nobody pays.
mineo-outcome-stata = { $count ->
    [one] A difference of one joco, doubled for the stata.
   *[other] A difference of { $count } jochi, doubled for the stata.
}
mineo-outcome-soloist = { $count ->
    [one] { $seat } wins: each defender pays one joco.
   *[other] { $seat } wins: each defender pays { $count } jochi.
}
    .you-seat = { $count ->
        [one] Each defender pays you one joco.
       *[other] Each defender pays you { $count } jochi.
    }
mineo-outcome-defenders = { $count ->
    [one] { $seat } loses: one joco to each defender.
   *[other] { $seat } loses: { $count } jochi to each defender.
}
    .you-seat = { $count ->
        [one] You pay each defender one joco.
       *[other] You pay each defender { $count } jochi.
    }

# Refusals.
refusal-mineo-must-overtrump = You cannot play { THE($card) }: you must beat the highest trump on the table if you can.
refusal-mineo-fujutu-lead = { refusal-fool-lead }
refusal-mineo-call-not-now = You cannot say “{ $call }” now.
refusal-mineo-scarto-count = { refusal-discard-count }
refusal-mineo-scarto-card = You cannot discard { THE($card) }.
refusal-mineo-scarto-first = Your discard leaves out a card that has to go first.
refusal-mineo-scommessa-fujutu = At this table you need the Runaway in hand for the scommessa.
refusal-mineo-defenders-talk = Only the defenders may talk.
refusal-mineo-signal-not-now = You cannot say that at this moment.
refusal-mineo-bad-pack = The pack must contain each of the 63 cards exactly once.
refusal-mineo-no-forfeit = A deal cannot be forfeited in this game: a bot takes over.

# What a conceded deal is worth, for a player who thinks of it and among the rules of the table.
rule-mineo-concede = The other side gets all cards still to be played, one joco for each Aria and for the Lads that your side still holds, and the last trick with everything that depends on it.
form-mineo = { form-three }
about-mineo = Sicily: an auction, then one player against two

# Highlights of a deal.
highlight-mineo-stata = { $who } won the stata: everything counted double.
highlight-mineo-scommessa = { $who } won the scommessa: { $cards }.
highlight-mineo-four-kings = Quattro Re, the four Kings, for { $who }: { $cards }.
highlight-mineo-king-saved = { $who } saved a King with the Runaway: { $cards }.
highlight-mineo-stata-name = stata won
highlight-mineo-scommessa-name = scommessa won
highlight-mineo-four-kings-name = Quattro Re
highlight-mineo-king-saved-name = King saved by the Runaway
