# What the small game says.

phase-small-draw = Drawing the first dealer
phase-small-shuffle = Before the first deal
phase-small-play = Play
phase-small-over = Score
phase-small-ended = End of the match

decision-small-lead = Your lead. Which card?
decision-small-play = Your turn. Which card?

small-status-draw = The first dealer is being drawn.
small-status-shuffle = The cards are being shuffled.
small-status-over = The deal is over.
small-status-ended = The match is over.
small-status-turn = It is { $seat }’s turn.
small-status-led = Suit led: { $suit }.
small-score = { $side }: { $points }

small-news-dealer = { $seat } deals first.
small-news-deal = Deal { $deal }: { $seat } deals.
small-news-played = { $seat }: { $card }
small-news-trick = { $seat } wins trick { $number }.
small-news-scored = Deal { $deal } is counted.
small-news-stopped = The match ends early. Deals not played: { $count }.

small-row-tricks = Tricks
small-row-kings = Kings
small-row-last = Last trick
small-outcome-best = { $side } has most points: { $points }.

refusal-small-fool-led = { $card } may not be led.

option-small-deals = Length of the match
option-small-deals--3 = 3 deals
option-small-deals--1 = 1 deal
option-small-must_trump = Without the suit led
option-small-must_trump--true = A trump
option-small-must_trump--false = Any card
option-small-fool_leads = Leading the Fool
option-small-fool_leads--false = Only as the last card
option-small-fool_leads--true = Allowed
option-small-last_trick = Points for the last trick
preset-small-plain = Usual rules
preset-small-free = Free play
rule-small-concede = Each of the others gets a point for every trick that is not played.
