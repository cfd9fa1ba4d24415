# The sentences of Minchiate: phases, questions, news, marks, count, refusals, options.

# Phases of a game.
phase-minchiate-draw = Drawing for seats
phase-minchiate-look = The cutter looks
phase-minchiate-discard = Discards

# Questions and words.
decision-minchiate-look = These are the thirteen cards at the bottom of your packet. Continue when you have seen them.
decision-minchiate-discard = { $count ->
    [one] Discard one card.
   *[other] Discard { $count } cards.
}
decision-minchiate-fallen = You choose for { $of }, who has no tarocchi left. Which card?
decision-minchiate-fall = You have no tarocchi left. You can fall: lay your hand face up.
decision-minchiate-declare = Which versicole do you declare?
word-minchiate-deal = Continue: deal the cards
word-minchiate-fall = Fall: show my hand

# Badges and groups of cards.
badge-minchiate-fallen = Fallen
badge-minchiate-left = Left the match
zone-minchiate-drawn = Drawn for seats
zone-minchiate-robbed = Robbed
zone-minchiate-rob-stop = End of the robbing
zone-minchiate-up-card = Face-up card
zone-minchiate-scoperti = Turned up from the folla
zone-minchiate-turn-stop = End of turning up
zone-minchiate-pigliati = Taken from the folla
zone-minchiate-folla = Folla
zone-minchiate-folla-cards = The cards of the folla
zone-minchiate-filled = Taken from the cutter’s discards
zone-minchiate-own-captured = Your pair’s captured cards
zone-minchiate-matto-open = The Fool, not paid for yet
zone-minchiate-peek = The thirteen cards of the cut

# Versicole.
versicola-minchiate-papi = Popes
versicola-minchiate-run = Run
versicola-minchiate-kings = Kings
versicola-minchiate-matto = Fool’s versicola
versicola-minchiate-tredici = Versicola of the 13
versicola-minchiate-diecine = Tens
versicola-minchiate-diecine-vergognose = Ashamed tens
versicola-minchiate-diavolo = Devil, World and Flesh
minchiate-versicola = { $name }: { $points }
minchiate-pair = { $side }

# What is being waited for.
minchiate-status-draw = The seats are about to be drawn.
minchiate-status-look = { $seat } looks at the cards of the cut.
    .you-seat = You look at the cards of the cut.
minchiate-status-discard = { $count ->
    [one] { $seat } must discard one card.
   *[other] { $seat } must discard { $count } cards.
}
    .you-seat = { $count ->
        [one] You must discard one card.
       *[other] You must discard { $count } cards.
    }
minchiate-status-turn-for = { $seat } chooses { $of }’s card.
    .you-seat = You choose { $of }’s card.
    .you-of = { $seat } chooses your card.
minchiate-status-king = The player who has { THE($card) } must play it.
minchiate-status-matto-led = { status-fool-led }

# Score strip.
minchiate-score-marks = { $side }: { $points } marked
minchiate-score-ahead = { $side }: ahead by { $points }
minchiate-score-level = Marks are even
minchiate-score-paid = { $rests ->
    [one] { $side }: one rest won in this deal
   *[other] { $side }: { $rests } rests won in this deal
}

# Marks: for whom, for which card.
minchiate-mark-rubare = { $points } to { $side }: { $seat } robs { THE($card) }
    .you-seat = { $points } to your pair: you rob { THE($card) }
    .pair-side = { $points } to your pair: { $seat } robs { THE($card) }
minchiate-mark-scoperta21 = { $points } to { $side }: { $seat } has { THE($card) } face up
    .you-seat = { $points } to your pair: you have { THE($card) } face up
    .pair-side = { $points } to your pair: { $seat } has { THE($card) } face up
minchiate-mark-scoprire = { $points } to { $side }: { $seat } turns up { THE($card) }
    .you-seat = { $points } to your pair: you turn up { THE($card) }
    .pair-side = { $points } to your pair: { $seat } turns up { THE($card) }
minchiate-mark-versicola = { $points } to { $side }: { $seat } declares a versicola beginning with { THE($card) }
    .you-seat = { $points } to your pair: you declare a versicola beginning with { THE($card) }
    .pair-side = { $points } to your pair: { $seat } declares a versicola beginning with { THE($card) }
minchiate-mark-muore = { $points } to { $side }: { THE($card) }, played by { $seat }, dies
    .you-seat = { $points } to { $side }: { THE($card) }, played by you, dies
    .pair-side = { $points } to your pair: { THE($card) }, played by { $seat }, dies

# The Fool.
minchiate-matto-home = { $card } stays with { $seat }’s pair, which wins the trick.
    .you-seat = { $card } stays with your pair, which wins the trick.
minchiate-matto-back = { $card } goes back to { $seat }’s pair in exchange for a worthless card.
    .you-seat = { $card } goes back to your pair in exchange for a worthless card.
minchiate-matto-captured = { $card }, played by { $seat }, goes to the winners of the last trick.
    .you-seat = { $card }, played by you, goes to the winners of the last trick.
minchiate-matto-paid = { $side }: { THE($card) } given for the Fool.
minchiate-matto-owed = { $side }: in exchange, the first worthless card captured

# News.
minchiate-news-drew = { $seat } draws { THE($card) }.
    .you-seat = You draw { THE($card) }.
minchiate-news-partners = New partners: { $first } against { $second }.
    .pair-first = New partners: you and { $first } against { $second }.
    .pair-second = New partners: { $first } against you and { $second }.
minchiate-news-robbed = { $seat } robs { THE($cards) }.
    .you-seat = You rob { THE($cards) }.
minchiate-news-robbed-none = { $seat } robs nothing.
    .you-seat = You rob nothing.
minchiate-news-rob-stop = The robbing ends with { THE($card) }.
minchiate-news-rest = { $rests ->
    [one] { $side }: one rest won
   *[other] { $side }: { $rests } rests won
}
minchiate-news-up-card = Face up for { $seat }: { $card }.
    .you-seat = Face up for you: { $card }.
minchiate-news-turned = { $seat } turns up { THE($cards) }.
    .you-seat = You turn up { THE($cards) }.
minchiate-news-turn-stop = The turning up ends with { THE($card) }, which goes back to the folla.
minchiate-news-taken = { $seat } takes { THE($cards) } from the folla (not marked).
    .you-seat = You take { THE($cards) } from the folla (not marked).
minchiate-news-announced = In the folla: Cups { $cups }, Coins { $coins }, Swords { $swords }, Staves { $staves }, tarocchi { $trumps }.
minchiate-news-announced-final = In the final folla: Cups { $cups }, Coins { $coins }, Swords { $swords }, Staves { $staves }, tarocchi { $trumps }.
minchiate-folla-counts = Cups { $cups }, Coins { $coins }, Swords { $swords }, Staves { $staves }, tarocchi { $trumps }
minchiate-news-short = { $count ->
    [one] { $seat } is one card short and will take it from the cutter’s discards.
   *[other] { $seat } is { $count } cards short and will take them from the cutter’s discards.
}
    .you-seat = { $count ->
        [one] You are one card short and will take it from the cutter’s discards.
       *[other] You are { $count } cards short and will take them from the cutter’s discards.
    }
minchiate-news-filled = { $count ->
    [one] { $seat } takes one of the cutter’s discards unseen.
   *[other] { $seat } takes { $count } of the cutter’s discards unseen.
}
    .you-seat = { $count ->
        [one] You take one of the cutter’s discards unseen.
       *[other] You take { $count } of the cutter’s discards unseen.
    }
minchiate-news-played-for = { $seat } for { $of }: { $card }
    .you-seat = You for { $of }: { $card }
    .you-of = { $seat } for you: { $card }
minchiate-news-declared = { $seat } declares a versicola for { $points } ({ $name }): { $cards }.
    .you-seat = You declare a versicola for { $points } ({ $name }): { $cards }.
minchiate-news-discards = { $seat } discarded { $cards }.
    .you-seat = You discarded { $cards }.
minchiate-news-fell = { $seat } has no tarocchi left and falls.
    .you-seat = You have no tarocchi left and fall.
minchiate-news-stopped = { $count ->
    [one] The match ended early; one deal of the giro was not played.
   *[other] The match ended early; { $count } deals of the giro were not played.
}
minchiate-news-forfeited = { $seat } has left and pays two rests to each opponent.
    .you-seat = You have left and pay two rests to each opponent.

# The count.
minchiate-count-cards = Cards over 42 ({ $first } and { $second })
minchiate-count-versicola = { $name }
minchiate-count-ultima = Last trick
minchiate-count-conto = Counting cards
minchiate-count-marks = Unpaid marks
minchiate-outcome-cappotto = { $rests ->
    [one] { $side }: cappotto (every trick), one rest.
   *[other] { $side }: cappotto (every trick), { $rests } rests.
}
minchiate-outcome-difference = { $rests ->
    [one] { $side }: ahead by { $points }, one rest.
   *[other] { $side }: ahead by { $points }, { $rests } rests.
}
minchiate-outcome-even = The scores are equal: no rests.
minchiate-outcome-paid = { $rests ->
    [one] { $side }: one rest won during the deal.
   *[other] { $side }: { $rests } rests won during the deal.
}
minchiate-outcome-rests = { $rests ->
    [one] Total for the deal: one rest each for { $side }.
   *[other] Total for the deal: { $rests } rests each for { $side }.
}
    .pair-side = { $rests ->
        [one] Total for the deal: one rest each for you and { $side }.
       *[other] Total for the deal: { $rests } rests each for you and { $side }.
    }
minchiate-outcome-level = Total for the deal: no rests for either pair.

# Refusals.
refusal-minchiate-not-held = That hand does not hold { THE($card) }.
refusal-minchiate-must-trump = { must-trump-tarocco }
refusal-minchiate-king-rule = You cannot play { THE($card) }: { $suit } are led for the first time and have been trumped, so you must play { THE($king) }.
refusal-minchiate-matto-forced = You cannot play { THE($card) }: with two cards left you must play the Fool.
refusal-minchiate-matto-lead = { refusal-fool-lead }
refusal-minchiate-no-such-player = This player is not in the match.
refusal-minchiate-discard-conto = { $count ->
    [one] Discard exactly one counting card.
   *[other] Discard exactly { $count } counting cards.
}
refusal-minchiate-claim-unknown = You do not hold that versicola, or you chose it twice.
refusal-minchiate-claim-shortened = You can only declare a whole versicola.
refusal-minchiate-may-not-fall = You cannot fall now.
refusal-minchiate-bad-pack = The pack must contain each of the 97 cards exactly once.
refusal-minchiate-bottom-card = This card cannot be at the bottom of the pack.
refusal-minchiate-no-forfeit = A player who leaves this table pays nothing: a bot takes over.
refusal-minchiate-already-left = This player has already left.

# Table options and their values (M150).
option-minchiate-seat_draw = Seats
option-minchiate-seat_draw--cards = Drawn with cards
option-minchiate-seat_draw--random = Drawn at random
option-minchiate-seat_draw--fixed = As seated
option-minchiate-set_length = Length of the match
option-minchiate-set_length--12 = Twelve deals
option-minchiate-set_length--4 = Four deals
option-minchiate-set_length--1 = One deal
option-minchiate-bottom_card = Bottom card of the pack
option-minchiate-bottom_card--cartiglia = A suit card other than a King (cartiglia)
option-minchiate-bottom_card--non_counting = Any worthless card
option-minchiate-cut_min = Fewest cards in a packet at the cut
option-minchiate-rob_limit = Most cards robbed
option-minchiate-rob_limit--13 = Thirteen
option-minchiate-rob_limit--24 = Twenty-four
option-minchiate-cut_peek = The cutter looks at thirteen cards
option-minchiate-cut_peek--true = Yes
option-minchiate-cut_peek--false = No
option-minchiate-discard_conto = Discarding counting cards
option-minchiate-discard_conto--allowed = Allowed
option-minchiate-discard_conto--forbidden = Only if unavoidable
option-minchiate-discards_shown = Discards after the first trick
option-minchiate-discards_shown--cards = Shown, with the players’ names
option-minchiate-discards_shown--counts = Only how many of each suit
option-minchiate-declare = Declarations
option-minchiate-declare--auto = Automatic and whole
option-minchiate-declare--manual = By the players
option-minchiate-devil_versicola = Devil, World and Flesh
option-minchiate-devil_versicola--false = No
option-minchiate-devil_versicola--true = Yes
option-minchiate-king_rule = King must be played under a tarocco
option-minchiate-king_rule--suit_first_led = First time the suit is led
option-minchiate-king_rule--first_trick = First trick only
option-minchiate-king_rule--off = Never
option-minchiate-matto_lead = Leading the Fool
option-minchiate-matto_lead--allowed = Allowed
option-minchiate-matto_lead--forbidden = Only as the last card
option-minchiate-matto_last = The Fool at the end
option-minchiate-matto_last--captured = Captured in the last trick
option-minchiate-matto_last--forced = Must be played in trick 20
option-minchiate-matto_last_extra = Extra marks for the Fool’s death
option-minchiate-matto_last_extra--0 = None
option-minchiate-matto_last_extra--5 = Five
option-minchiate-cascare = Falling without tarocchi
option-minchiate-cascare--mandatory = Compulsory
option-minchiate-cascare--optional = Optional
option-minchiate-cascare--off = Nobody falls
option-minchiate-card_points = Points for cards
option-minchiate-card_points--over_42 = Every card over 42
option-minchiate-card_points--literal_piles = Only with fourteen counting cards
option-minchiate-scoring = Keeping marks
option-minchiate-scoring--differential = The difference
option-minchiate-scoring--cumulative = Both totals
option-minchiate-rest_payment = Paying rests
option-minchiate-rest_payment--immediate = At every 60 points
option-minchiate-rest_payment--at_end = At the end of the deal
option-minchiate-unfinished_giro = Unfinished giro
option-minchiate-unfinished_giro--two_rests = Two rests for each missing deal
option-minchiate-unfinished_giro--none = Nothing
option-minchiate-abandon = A player who leaves
option-minchiate-abandon--bot = A bot takes over
option-minchiate-abandon--forfeit = Pays two rests to each opponent

# Rule sets.
preset-minchiate-florence = Florence
preset-minchiate-dresden = Dresden 1798
preset-minchiate-renzoni_ricci = Renzoni & Ricci
preset-minchiate-devil = With the Devil
preset-minchiate-quick = One quick deal

# What a conceded deal is worth: shown to players who want to concede it, and among the rules of the table.
rule-minchiate-concede = The other pair takes all cards still to be played and the last trick. The conceding pair’s counting cards among them die, and if that pair has no trick yet, it is cappotto.
form-minchiate = Two pairs
about-minchiate = Florence: four players in two pairs, 97 cards, 40 tarocchi

# Highlights of a deal.
highlight-minchiate-kings = All four Kings and the Fool for { $who }: { $cards }.
highlight-minchiate-kings-name = four Kings and the Fool

# Why a cut is the best one.
why-minchiate-cut = The bottom card of the pack is certainly worthless, and your cut decides who gets it: better the other pair than yours.
