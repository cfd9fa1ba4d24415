# The sentences of Chinze: phases, questions, melds, news, the score sheet, refusals, options.

# Phases of a deal.
phase-chinze-exchange = A card for the Fool

# Questions and words.
decision-chinze-meld-lead = Declare, or lead a card.
decision-chinze-meld-play = Declare, or play a card.
decision-chinze-show = { $said ->
    [0] Which tarocchi do you show ({ $least } to { $most })? One point for each.
   *[other] Which tarocchi do you show ({ $least } to { $most })? One point for each beyond the { $said } you showed before.
}
decision-chinze-three = Which three of the four { $rank } do you show for 5 points?
decision-chinze-exchange = Which card do you give for the Fool?
word-chinze-announce = Back to melds
word-chinze-back = Back
word-chinze-part-tarocchi = Choose which tarocchi to show
word-chinze-part-K = Only three Kings
word-chinze-part-Q = Only three Queens
word-chinze-part-C = Only three Cavaliers
word-chinze-part-J = Only three Jacks

# Badges and groups of cards.
badge-chinze-owing = Owes a card for the Fool
zone-chinze-talon = Talon
zone-chinze-fool = The Fool
zone-chinze-known = In hand, known to all
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
chinze-announced-tarocchi = { $seat } declares { $count } tarocchi for { $points }: { $cards }.
    .you-seat = You declare { $count } tarocchi for { $points }: { $cards }.
chinze-announced-gatti = { $seat } declares the gatti for { $points }: { $cards }.
    .you-seat = You declare the gatti for { $points }: { $cards }.
chinze-announced-family = { $seat } declares the family of { $of } for { $points }: { $cards }.
    .you-seat = You declare the family of { $of } for { $points }: { $cards }.
chinze-announced-four = { $seat } declares four { $of } for { $points }: { $cards }.
    .you-seat = You declare four { $of } for { $points }: { $cards }.
chinze-announced-three = { $seat } declares three { $of } for { $points }: { $cards }.
    .you-seat = You declare three { $of } for { $points }: { $cards }.

# What is being waited for.
chinze-status-fool-led = The Fool was led: any card can be played.
chinze-status-talon = { $count ->
    [0] The talon is used up.
   *[other] Talon: { $count }.
}
chinze-status-exchange = { $seat } chooses a captured card to give for the Fool.
    .you-seat = You choose a captured card to give for the Fool.

# Score.
chinze-score-running = { $side }: { $points } (melds { $melds })
    .you-side = You: { $points } (melds { $melds })
chinze-score-total = { $side }: { $points }

# The Fool.
chinze-fool-played = { $seat } takes back the Fool and owes a card captured later.
    .you-seat = You take back the Fool and owe a card captured later.
chinze-fool-owed = A card is still owed for it
chinze-fool-paid = Paid for
chinze-fool-given = { $seat } gives { THE($card) } for the Fool.
    .you-seat = You give { THE($card) } for the Fool.
chinze-fool-lost = { $seat } captured nothing after the Fool and loses it.
    .you-seat = You captured nothing after the Fool and lose it.
chinze-fool-kept = { $seat } captured nothing after the Fool and keeps it without giving a card.
    .you-seat = You captured nothing after the Fool and keep it without giving a card.

# News.
chinze-news-dealer = { news-first-dealer }
    .you-seat = { news-first-dealer.you-seat }
chinze-drew = { $seat } draws { THE($card) }.
    .you-seat = You draw { THE($card) }.
chinze-news-drawn = Both players draw a card.

# The score sheet (C38).
chinze-row-tarocchi = { $points } T – { $count } tarocchi
chinze-row-tarocchi-in-full = { $count } tarocchi
chinze-row-gatti = { $points } G – gatti
chinze-row-gatti-in-full = Gatti
chinze-row-family = { $points } { $mark } – family of { $of }
chinze-row-family-in-full = Family of { $of }
chinze-row-four = { $points } { $mark } – four { $of }
chinze-row-four-in-full = Four { $of }
chinze-row-three = { $points } { $mark } – three { $of }
chinze-row-three-in-full = Three { $of }
chinze-row-urtimo = { $points } B – Bagatto urtimo ({ $card })
chinze-row-urtimo-in-full = Bagatto urtimo ({ $card })
chinze-row-tricks = Trick points ({ $first } and { $second } cards)
chinze-outcome-ahead = { $points ->
    [one] { $side } wins this deal by one point.
   *[other] { $side } wins this deal by { $points } points.
}
    .you-side = { $points ->
        [one] You win this deal by one point.
       *[other] You win this deal by { $points } points.
    }
chinze-outcome-even = { $points ->
    [one] One point each in this deal.
   *[other] { $points } points each in this deal.
}
chinze-outcome-totals = Match so far: { $first } to { $second }.
chinze-outcome-won = { $side } wins the match.
    .you-side = You win the match.
chinze-outcome-draw = The match is a draw.

# Refusals.
refusal-chinze-must-trump = { must-trump-tarocco }
refusal-chinze-must-overtrump = You cannot play { THE($card) }: you must beat { THE($lead) } with a higher tarocco.
refusal-chinze-not-captured = You have not captured { THE($card) } since you played the Fool.
refusal-chinze-no-meld-now = You cannot declare a meld now.
refusal-chinze-nothing-to-announce = You have nothing to declare.
refusal-chinze-meld-unknown = These cards are not a meld you can declare.
refusal-chinze-meld-not-held = All cards of a meld must be in your hand.
refusal-chinze-meld-tarocchi = A meld of tarocchi needs { $count } or more, and the Fool is not one.
refusal-chinze-meld-more-tarocchi = You have already shown { $count } tarocchi: to declare again you must show more.
refusal-chinze-meld-twice = You have already scored this meld in this deal.
refusal-chinze-show-three = Show three of the four cards.
refusal-chinze-bad-pack = The pack must contain each of the 78 cards exactly once.

# Table options and their values (section 8).
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
option-chinze-overtrump = Reply to a tarocco led
option-chinze-overtrump--trump_led = A higher one, if held
option-chinze-overtrump--none = Any tarocco
option-chinze-fool_exchange = Card for the Fool
option-chinze-fool_exchange--end = At the end, from all later tricks
option-chinze-fool_exchange--first_trick = From the next trick won
option-chinze-fool_unpaid = Fool not paid for
option-chinze-fool_unpaid--lost = Lost to the opponent
option-chinze-fool_unpaid--kept = Kept without giving a card
option-chinze-urtimo_points = Points for the Bagatto urtimo
option-chinze-urtimo_to = Bagatto urtimo scores for
option-chinze-urtimo_to--trick_winner = The winner of the trick
option-chinze-urtimo_to--bagatto_winner = The player of the 1, if they win the trick
option-chinze-draw_shown = Cards drawn from the talon
option-chinze-draw_shown--true = Shown
option-chinze-draw_shown--false = Not shown

# Rule sets.
preset-chinze-seed = Genoa, older text
preset-chinze-sbiro_revised = Genoa, newer text
preset-chinze-piedmont = Piedmontese order

# What a conceded deal is worth: shown to players who want to concede it, and among the rules of the table.
rule-chinze-concede = The other player scores the melds still in their hand and takes all cards still to be played, the talon included. Nobody scores for the Bagatto.
form-chinze = Two players
about-chinze = Liguria: a duel with melds and a talon

# Highlights of a deal.
highlight-chinze-urtimo = Bagatto urtimo! { $who } won the last trick, with the 1 in it.
highlight-chinze-kings = Four Kings for { $who }: { $cards }.
highlight-chinze-urtimo-name = Bagatto urtimo
highlight-chinze-kings-name = four Kings
