# What Chinze says: phases, questions, melds, news, the score sheet, refusals, options.

# Phases of a deal.
phase-chinze-draw = Drawing the first dealer
phase-chinze-shuffle = Before the first deal
phase-chinze-cut = The cut
phase-chinze-play = Play
phase-chinze-exchange = A card for the Fool
phase-chinze-over = Score
phase-chinze-ended = End of the match

# Questions and words.
decision-chinze-cut = Cut the pack: how many cards do you lift ({ $least } to { $most })?
decision-chinze-lead = Your lead. Which card?
decision-chinze-play = Your turn. Which card?
decision-chinze-meld-lead = Announce, or lead a card.
decision-chinze-meld-play = Announce, or play a card.
decision-chinze-show = { $said ->
    [0] Which tarocchi do you show ({ $least } to { $most })? One point for each.
   *[other] Which tarocchi do you show ({ $least } to { $most })? One point for each beyond the { $said } you showed before.
}
decision-chinze-three = Which three of the four { $rank } do you show for 5 points?
decision-chinze-exchange = Which card captured after the Fool do you give for it?
word-chinze-announce = Back to the melds
word-chinze-back = Back
word-chinze-part-tarocchi = Choose which tarocchi to show
word-chinze-part-K = Only three Kings
word-chinze-part-Q = Only three Queens
word-chinze-part-C = Only three Cavaliers
word-chinze-part-J = Only three Jacks

# Badges and groups of cards.
badge-chinze-cutter = Cuts
badge-chinze-owing = Owes a card for the Fool
zone-chinze-talon = Talon
zone-chinze-captured = Captured cards
zone-chinze-fool = The Fool
zone-chinze-known = In hand, seen by all
zone-chinze-meld = Melds

# Melds; the mark is the one on the score sheet.
chinze-sign-C = ♥
chinze-sign-D = ♦
chinze-sign-B = ♣
chinze-sign-S = ♠
chinze-mark-K = K
chinze-mark-Q = Q
chinze-mark-C = C
chinze-mark-J = J
chinze-rank-K = Kings
chinze-rank-Q = Queens
chinze-rank-C = Cavaliers
chinze-rank-J = Jacks
meld-chinze-tarocchi = T · { $count } tarocchi
meld-chinze-gatti = G · gatti
meld-chinze-family = Family of { $of }
meld-chinze-four = { $mark } · four { $of }
meld-chinze-three = { $mark } · three { $of }
chinze-announced-tarocchi = { $seat } announces { $count } tarocchi for { $points }: { $cards }.
chinze-announced-gatti = { $seat } announces the gatti for { $points }: { $cards }.
chinze-announced-family = { $seat } announces the family of { $of } for { $points }: { $cards }.
chinze-announced-four = { $seat } announces four { $of } for { $points }: { $cards }.
chinze-announced-three = { $seat } announces three { $of } for { $points }: { $cards }.

# What is being waited for.
chinze-status-draw = The first dealer is being drawn.
chinze-status-shuffle = The cards are being shuffled.
chinze-status-over = The deal is over.
chinze-status-ended = The match is over.
chinze-status-cut = { $seat } cuts.
    .you-seat = You cut.
chinze-status-lead = { $seat } leads.
    .you-seat = You lead.
chinze-status-turn = It is { $seat }’s turn.
    .you-seat = It is your turn.
chinze-status-led = Suit led: { $suit }.
chinze-status-fool-led = The Fool is led: any card may be played.
chinze-status-talon = { $count ->
    [0] The talon is exhausted.
   *[other] Talon: { $count }.
}
chinze-status-exchange = { $seat } chooses a captured card to give for the Fool.
    .you-seat = You choose a captured card to give for the Fool.

# Score.
chinze-score-running = { $side }: { $points }, melds { $melds }
chinze-score-total = { $side }: { $points }

# The Fool.
chinze-fool-played = { $seat } takes back the Fool; a card captured later is owed for it.
chinze-fool-owed = A card is still owed for it
chinze-fool-paid = Paid for
chinze-fool-given = { $seat } gives { $card } for the Fool.
chinze-fool-lost = { $seat } captured nothing after the Fool and loses it.
chinze-fool-kept = { $seat } captured nothing after the Fool and keeps it for nothing.

# News.
chinze-news-dealer = { $seat } deals first.
    .you-seat = You deal first.
chinze-news-deal = Deal { $deal }: { $seat } deals.
    .you-seat = Deal { $deal }: you deal.
chinze-news-cut = { $count ->
    [one] { $seat } lifts one card.
   *[other] { $seat } lifts { $count } cards.
}
    .you-seat = { $count ->
        [one] You lift one card.
       *[other] You lift { $count } cards.
    }
chinze-news-played = { $seat }: { $card }
    .you-seat = You: { $card }
chinze-news-trick = { $seat } wins trick { $number }.
    .you-seat = You win trick { $number }.
chinze-drew = { $seat } draws { $card }.
    .you-seat = You draw { $card }.
chinze-news-drawn = Both draw a card.
chinze-news-scored = Deal { $deal } is counted.
chinze-news-stopped = { $count ->
    [one] The match ends early; one deal is not played.
   *[other] The match ends early; { $count } deals are not played.
}

# The score sheet (C38).
chinze-row-tarocchi = { $points } T – { $count } tarocchi
chinze-row-gatti = { $points } G – gatti
chinze-row-family = { $points } { $mark } – family of { $of }
chinze-row-four = { $points } { $mark } – four { $of }
chinze-row-three = { $points } { $mark } – three { $of }
chinze-row-urtimo = { $points } B – Bagatto urtimo ({ $card })
chinze-row-tricks = Trick points ({ $first } and { $second } cards)
chinze-outcome-ahead = { $points ->
    [one] { $side }: one point more in this deal.
   *[other] { $side }: { $points } points more in this deal.
}
    .you-side = { $points ->
        [one] You: one point more in this deal.
       *[other] You: { $points } points more in this deal.
    }
chinze-outcome-even = { $points ->
    [one] One point each in this deal.
   *[other] { $points } points each in this deal.
}
chinze-outcome-totals = Match so far: { $first } to { $second }.
chinze-outcome-won = { $side }: the match is won.
    .you-side = You have won the match.
chinze-outcome-draw = The match is drawn.

# Refusals.
refusal-chinze-must-follow = { $card } is not allowed: the suit led must be followed ({ $suit }).
refusal-chinze-must-trump = { $card } is not allowed: without the suit led ({ $suit }) a tarocco must be played.
refusal-chinze-must-overtrump = { $card } is not allowed: { $lead } must be beaten with a higher tarocco.
refusal-chinze-not-captured = { $card } is not among the cards you captured after the Fool.
refusal-chinze-no-such-card = This card is not in the pack.
refusal-chinze-nothing-to-cut = There is nothing to cut now.
refusal-chinze-cut-range = The packet lifted must have { $least } to { $most } cards.
refusal-chinze-no-meld-now = No meld can be announced now.
refusal-chinze-nothing-to-announce = You have nothing to announce.
refusal-chinze-meld-unknown = These cards are no meld that you can announce.
refusal-chinze-meld-not-held = All cards of a meld must be in your hand.
refusal-chinze-meld-tarocchi = A meld of tarocchi has { $count } or more, and the Fool is not one.
refusal-chinze-meld-more-tarocchi = You have shown { $count } tarocchi already: to announce again you must show more.
refusal-chinze-meld-twice = You have scored this meld already in this deal.
refusal-chinze-show-three = Three of the four cards are shown.
refusal-chinze-bad-action = This is no move of this game.
refusal-chinze-bad-pack = The pack must have each of the 78 cards once.
refusal-chinze-no-chance-due = There is nothing to shuffle now.

# Table options and their values (section 8).
option-chinze-hands_per_game = Length of the match
option-chinze-hands_per_game--2 = 2 deals
option-chinze-hands_per_game--4 = 4 deals
option-chinze-hands_per_game--6 = 6 deals
option-chinze-hands_per_game--8 = 8 deals
option-chinze-hands_per_game--10 = 10 deals
option-chinze-hands_per_game--12 = 12 deals
option-chinze-hands_per_game--14 = 14 deals
option-chinze-hands_per_game--16 = 16 deals
option-chinze-hands_per_game--18 = 18 deals
option-chinze-hands_per_game--20 = 20 deals
option-chinze-hands_per_game--22 = 22 deals
option-chinze-hands_per_game--24 = 24 deals
option-chinze-top_trump = Highest tarocco
option-chinze-top_trump--21 = 21, the World
option-chinze-top_trump--20 = 20, the Angel
option-chinze-counting_trump = Tarocco that counts 4
option-chinze-counting_trump--20 = 20, the Angel
option-chinze-counting_trump--21 = 21, the World
option-chinze-red_pips = Pips of Cups and Coins
option-chinze-red_pips--standard = 10 high, ace low
option-chinze-red_pips--reversed = Ace high, 10 low
option-chinze-overtrump = On a tarocco led
option-chinze-overtrump--trump_led = A higher one, if held
option-chinze-overtrump--none = Any tarocco
option-chinze-fool_exchange = Card for the Fool
option-chinze-fool_exchange--end = At the end, from all later tricks
option-chinze-fool_exchange--first_trick = From the next trick won
option-chinze-fool_unpaid = Fool not paid for
option-chinze-fool_unpaid--lost = Lost to the opponent
option-chinze-fool_unpaid--kept = Kept for nothing
option-chinze-urtimo_points = Points for the Bagatto urtimo
option-chinze-urtimo_to = Bagatto urtimo scores for
option-chinze-urtimo_to--trick_winner = The winner of the trick
option-chinze-urtimo_to--bagatto_winner = Its player, who must win the trick
option-chinze-draw_shown = Cards drawn from the talon
option-chinze-draw_shown--true = Shown
option-chinze-draw_shown--false = Not shown

# Rule sets.
preset-chinze-seed = Genoa, older text
preset-chinze-sbiro_revised = Genoa, newer text
preset-chinze-piedmont = Piedmontese order

# What a conceded deal is worth, for whoever thinks of it and among the rules of the table.
rule-chinze-concede = The other player scores the melds still in hand and takes all cards still to be played, the talon included. Nobody scores for the Bagatto.
form-chinze = Two players
about-chinze = Liguria: a duel with melds and a talon

# Highlights of a deal.
highlight-chinze-urtimo = Bagatto urtimo! { $who } won the last trick with it.
highlight-chinze-kings = Four Kings for { $who }: { $cards }.
highlight-chinze-urtimo-name = Bagatto urtimo
highlight-chinze-kings-name = four Kings
