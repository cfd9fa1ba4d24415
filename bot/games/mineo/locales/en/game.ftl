# What Mineo says: phases, questions, calls, news, jochi, refusals, options.

# Phases of a hand.
phase-mineo-draw = Drawing for the first deal
phase-mineo-shuffle = Before the first deal
phase-mineo-auction = The calls
phase-mineo-scarto = The scarto
phase-mineo-declare = Scommessa and rivanto
phase-mineo-play = Play
phase-mineo-over = Count
phase-mineo-ended = End of the match

# Questions and words.
decision-mineo-call = { $cards } cards: what do you say? You speak once.
decision-mineo-final = All twenty cards are dealt and the monte lies there: your last word?
decision-mineo-answer = The offers have been taken. Do you go solo, or let it be?
decision-mineo-scarto = { $count ->
    [one] Lay away one card.
   *[other] Lay away { $count } cards.
}
decision-mineo-scommessa = Do you bet that Jupiter, the Lads and the Runaway will all be yours at the end?
decision-mineo-rivanto = Do you bet on the last trick?
decision-mineo-lead = You lead. Which card?
decision-mineo-play = Your turn. Which card?
decision-mineo-talk = You may say something to your partner; everybody hears it.
word-mineo-pago = Pago (I pay)
word-mineo-mischio = Mischio (throw in)
word-mineo-altre5 = Altre cinque (five more)
word-mineo-solo = Vado solo (alone)
word-mineo-prendo = Prendo (I take)
word-mineo-scommessa = Scommessa (I bet)
word-mineo-rivanto = Mi rivanto
word-mineo-vanto = Mi vanto
word-mineo-no = No
call-mineo-pago = Pago
call-mineo-mischio = Mischio
call-mineo-altre5 = Altre cinque
call-mineo-solo = Vado solo
call-mineo-prendo = Prendo

# Table talk between the defenders (S91).
signal-mineo-ask = What shall I lead?
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
badge-mineo-pago = Offers one
zone-mineo-pack = Pack
zone-mineo-monte = Monte
zone-mineo-own-monte = The monte (only you)
zone-mineo-bottom = Bottom card (only you)
zone-mineo-scarto = Scarto
zone-mineo-own-scarto = Your scarto
zone-mineo-pile-soloist = Taken by the soloist
zone-mineo-pile-defenders = Taken by the defenders
zone-mineo-fujutu-owed = The Runaway, still to be paid for

# What is being waited for.
mineo-status-draw = The first dealer is about to be drawn.
mineo-status-shuffle = The cards are about to be shuffled.
mineo-status-over = The hand is over.
mineo-status-ended = The match is over.
mineo-status-call = { $cards } cards: { $seat } speaks.
mineo-status-final = Last word: { $seat } speaks.
mineo-status-offer = { $count ->
    [one] { $seat } offers one joco.
   *[other] { $seat } offers { $count } jochi.
}
mineo-status-answer = { $taker } takes; { $seat } may still go solo.
mineo-status-scarto = { $seat } lays away three cards.
mineo-status-scommessa = { $seat } may make the scommessa.
mineo-status-rivanto = { $seat } may say mi rivanto.
mineo-status-lead = { $seat } leads.
mineo-status-turn = { $seat } to play.
mineo-status-led = Led: { $suit }.
mineo-status-fujutu-led = The Runaway was led: the next card says what to follow.

# Score strip.
mineo-score-solo = { $seat } plays solo
mineo-score-stata = { $seat } plays a stata: double
mineo-score-scommessa = Scommessa
mineo-score-rivanto = Rivanto of { $seat }
mineo-score-pigliate = Pigliate { $soloist } : { $defenders }
mineo-score-hands = Hands { $count } of { $hands }

# Tricks: captures and the Runaway.
mineo-pigliata = Pigliata: { $seat } captures { $card }
mineo-fujutu-home = { $card }: { $seat }’s side wins the trick and keeps it
mineo-fujutu-back = { $card } goes back to { $seat }’s side, which owes a scartina
mineo-fujutu-lost = { $card } of { $seat } is lost in the last trick
mineo-fujutu-paid-soloist = { $seat } gives { $card } for the Runaway
mineo-fujutu-paid-defenders = The defenders give { $card } to { $seat } for the Runaway
mineo-fujutu-surrendered-soloist = { $seat } has no scartina to give: { $card } goes to the defenders
mineo-fujutu-surrendered-defenders = The defenders have no scartina to give: { $card } goes to { $seat }
mineo-fujutu-unpaid-soloist = { $seat } has no scartina to give and keeps { $card }
mineo-fujutu-unpaid-defenders = The defenders have no scartina to give { $seat } and keep { $card }

# News.
mineo-news-first-dealer = { $seat } deals first.
mineo-news-deal = Hand { $deal }: { $seat } deals five cards each.
mineo-news-giro = Five more each: { $cards } cards in hand.
mineo-news-rest-dealt = The rest is dealt: twenty cards each.
mineo-news-monte = { $seat } looks at the monte and lays it face down.
mineo-news-called = { $seat }: “{ $call }”
mineo-news-solo = { $seat } plays alone against the other two.
mineo-news-stata = { $seat } plays alone on five cards: a stata, everything counts double.
mineo-news-monte-shown = { $seat } shows the monte and takes it: { $cards }.
mineo-news-monte-taken = { $seat }, the dealer, takes the monte without showing it.
mineo-news-scarto = { $seat } lays away three cards.
mineo-news-scarto-trumps = { $seat } lays away three cards, with these trumps: { $cards }.
mineo-news-said-no = { $seat } says nothing.
mineo-news-said-scommessa = { $seat } makes the scommessa: Jupiter, the Lads and the Runaway.
mineo-news-said-rivanto = { $seat }: “Mi rivanto”, for the last trick.
mineo-news-said-vanto = { $seat }: “Mi vanto”, for the last trick, with Jupiter in hand.
mineo-news-leads = { $seat } leads to the first trick.
mineo-news-played = { $seat }: { $card }
mineo-news-trick = { $seat } wins trick { $number }.
mineo-news-scored = Hand { $deal } is counted.
mineo-news-annulled = Hand { $deal } is annulled: nobody plays it.
mineo-news-paid = { $count ->
    [one] { $seat } pays { $taker } one joco and the hand is let go.
   *[other] { $seat } pays { $taker } { $count } jochi and the hand is let go.
}
mineo-news-stopped = The match ends early; the hand in progress is void.

# The count.
mineo-count-pago = Pago
mineo-count-rimatura = Rimatura ({ $soloist } to { $defenders } points)
mineo-count-vanto = Vanto, the last trick
mineo-count-rivanto = Rivanto of { $seat }
mineo-count-quattro-re = Quattro Re, the four kings
mineo-count-arie = Arie
mineo-count-arie-giove = Arie and Jupiter
mineo-count-pigliate = { $count ->
    [one] One pigliata
   *[other] { $count } pigliate
}
mineo-count-scommessa = Scommessa: Jupiter, Lads, Runaway
mineo-outcome-annulled = Annulled: nobody pays anything, and the deal passes on.
mineo-outcome-paid = { $count ->
    [one] { $seat } pays { $taker } one joco.
   *[other] { $seat } pays { $taker } { $count } jochi.
}
mineo-outcome-even = The jochi are level: nobody pays.
mineo-outcome-stata = { $count ->
    [one] A difference of one joco, doubled for the stata.
   *[other] A difference of { $count } jochi, doubled for the stata.
}
mineo-outcome-soloist = { $count ->
    [one] { $seat } wins: each defender pays one joco.
   *[other] { $seat } wins: each defender pays { $count } jochi.
}
mineo-outcome-defenders = { $count ->
    [one] { $seat } has lost: one joco to each defender.
   *[other] { $seat } has lost: { $count } jochi to each defender.
}

# Refusals.
refusal-mineo-not-held = You do not hold that card: { $card }.
refusal-mineo-must-follow = Not { $card }: the suit led must be followed ({ $suit }).
refusal-mineo-must-trump = Not { $card }: without the suit led ({ $suit }) a trump must be played.
refusal-mineo-must-overtrump = Not { $card }: the highest trump on the table must be beaten if you can.
refusal-mineo-fujutu-lead = { $card } may be led only as the last card.
refusal-mineo-one-card = Play one card.
refusal-mineo-no-such-card = There is no such card in the pack.
refusal-mineo-no-such-seat = There is no such seat at the table.
refusal-mineo-no-play-now = No card can be played now.
refusal-mineo-no-deal-yet = The cards have not been dealt yet.
refusal-mineo-match-over = The match is over.
refusal-mineo-call-not-now = “{ $call }” cannot be said now.
refusal-mineo-nothing-to-say = There is nothing of the kind to say now.
refusal-mineo-scarto-count = { $count ->
    [one] Lay away exactly one card.
   *[other] Lay away exactly { $count } different cards.
}
refusal-mineo-scarto-card = { $card } may not be laid away.
refusal-mineo-scarto-first = The cards that must go first are not all in your scarto.
refusal-mineo-scommessa-fujutu = At this table the scommessa needs the Runaway in hand.
refusal-mineo-defenders-talk = Only the defenders may talk.
refusal-mineo-signal-not-now = That cannot be said at this moment.
refusal-mineo-table-only = Only the table itself may do that.
refusal-mineo-bad-action = That is no move of this game.
refusal-mineo-bad-chance = The shuffle cannot be read.
refusal-mineo-bad-pack = The pack must hold each of the 63 cards once.
refusal-mineo-no-chance-due = Nothing is to be shuffled now.
refusal-mineo-no-forfeit = In this game a computer player takes over instead.

# Table options and their values (section 15).
option-mineo-last_trick_points = Points for the last trick
option-mineo-last_trick_points--5 = Five (109 in all)
option-mineo-last_trick_points--0 = None (104 in all)
option-mineo-rimatura_rule = Majority of the points
option-mineo-rimatura_rule--majority = More than half
option-mineo-rimatura_rule--full_points = 55 whole points
option-mineo-pago_standing = A pago stands
option-mineo-pago_standing--until_next_call = Until its maker speaks again
option-mineo-pago_standing--round_only = For its round of cards only
option-mineo-prendo_rounds = Prendo may be said
option-mineo-prendo_rounds--final = With twenty cards
option-mineo-prendo_rounds--all = In every round
option-mineo-pago_after_prendo = Pago after a prendo
option-mineo-pago_after_prendo--false = No
option-mineo-pago_after_prendo--true = Yes
option-mineo-dealer_final_pago = Last pago by the dealer
option-mineo-dealer_final_pago--false = No
option-mineo-dealer_final_pago--true = Yes
option-mineo-pago_amount = Jochi paid for a pago
option-mineo-dealer_shows_monte = A dealer who plays solo shows the monte
option-mineo-dealer_shows_monte--never = Never
option-mineo-dealer_shows_monte--stata = In a stata
option-mineo-discard_rule = The scarto
option-mineo-discard_rule--no_5_10 = No card of value 5 or 10
option-mineo-discard_rule--no_trumps = Nor any trump, while there is a choice
option-mineo-discard_rule--scartine_only = Worthless cards only, while there are any
option-mineo-discard_rule--free = Any three cards
option-mineo-show_discarded_trumps = Trumps laid away are shown
option-mineo-show_discarded_trumps--false = No
option-mineo-show_discarded_trumps--true = Yes
option-mineo-void_play = Without the suit led
option-mineo-void_play--must_trump = A trump must be played
option-mineo-void_play--free = Any card
option-mineo-overtrump = Trumps must be beaten
option-mineo-overtrump--false = No
option-mineo-overtrump--true = Yes
option-mineo-fujutu_lead = Leading the Runaway
option-mineo-fujutu_lead--allowed = Allowed
option-mineo-fujutu_lead--forbidden = Only as the last card
option-mineo-fujutu_last_trick = The Runaway in the last trick
option-mineo-fujutu_last_trick--keep = Kept as always
option-mineo-fujutu_last_trick--lost = Lost to the other side
option-mineo-fujutu_unpaid = No scartina to give for the Runaway
option-mineo-fujutu_unpaid--surrender = The Runaway goes over
option-mineo-fujutu_unpaid--keep = It is kept for nothing
option-mineo-scommessa_requires = The scommessa needs
option-mineo-scommessa_requires--none = Nothing
option-mineo-scommessa_requires--fujutu = The Runaway in hand
option-mineo-rivanto_eligibility = Who may say mi rivanto
option-mineo-rivanto_eligibility--not_spoken = Who had not spoken yet
option-mineo-rivanto_eligibility--not_passed = Who had not said mischio
option-mineo-rivanto_eligibility--any_defender = Either defender
option-mineo-rivanto_target = The last trick for a rivanto
option-mineo-rivanto_target--side = By either defender
option-mineo-rivanto_target--personal = By the declarer himself
option-mineo-rivanto_failure = A rivanto that fails
option-mineo-rivanto_failure--to_soloist = One joco to the soloist
option-mineo-rivanto_failure--nothing = Costs nothing
option-mineo-arie_giove_cumulative = Arie and Jupiter together count three
option-mineo-arie_giove_cumulative--false = No
option-mineo-arie_giove_cumulative--true = Yes
option-mineo-match_hands = Length of the match
option-mineo-match_hands--6 = Six hands
option-mineo-match_hands--3 = Three hands
option-mineo-match_hands--9 = Nine hands
option-mineo-match_hands--12 = Twelve hands
option-mineo-match_hands--15 = 15 hands
option-mineo-match_hands--18 = 18 hands
option-mineo-match_hands--21 = 21 hands
option-mineo-match_hands--24 = 24 hands
option-mineo-match_hands--27 = 27 hands
option-mineo-match_hands--30 = 30 hands
option-mineo-match_hands--33 = 33 hands
option-mineo-match_hands--36 = 36 hands
option-mineo-match_hands--39 = 39 hands
option-mineo-match_hands--42 = 42 hands
option-mineo-match_hands--45 = 45 hands
option-mineo-match_hands--48 = 48 hands
option-mineo-match_hands--51 = 51 hands
option-mineo-match_hands--54 = 54 hands
option-mineo-match_hands--57 = 57 hands
option-mineo-match_hands--60 = 60 hands
option-mineo-match_hands--63 = 63 hands
option-mineo-match_hands--66 = 66 hands
option-mineo-match_hands--69 = 69 hands
option-mineo-match_hands--72 = 72 hands
option-mineo-match_hands--75 = 75 hands
option-mineo-match_hands--78 = 78 hands
option-mineo-match_hands--81 = 81 hands
option-mineo-match_hands--84 = 84 hands
option-mineo-match_hands--87 = 87 hands
option-mineo-match_hands--90 = 90 hands
option-mineo-match_hands--93 = 93 hands
option-mineo-match_hands--96 = 96 hands
option-mineo-match_hands--99 = 99 hands
option-mineo-match_count = Hands that count
option-mineo-match_count--played = Those played
option-mineo-match_count--settled = Played or paid
option-mineo-match_count--deals = Every deal
option-mineo-starting_chips = Chips at the start
option-mineo-bottom_peek = The dealer sees the bottom card
option-mineo-bottom_peek--true = Yes
option-mineo-bottom_peek--false = No
option-mineo-first_dealer = First dealer
option-mineo-first_dealer--random = Drawn by lot
option-mineo-first_dealer--host = The host
option-mineo-vanto_terms = Vanto and rivanto
option-mineo-vanto_terms--single = One call
option-mineo-vanto_terms--dummett = Mi vanto with Jupiter, mi rivanto without
option-mineo-table_talk = Talk between the defenders
option-mineo-table_talk--off = None
option-mineo-table_talk--buttons = With the words offered

# Rule sets.
preset-mineo-mineo = Mineo
preset-mineo-parlato = With table talk
preset-mineo-dummett = After Dummett
preset-mineo-rapido = Three quick hands
