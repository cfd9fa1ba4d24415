# What Terziglio says: phases, calls, questions, news, score, refusals, options.

# Phases of a deal.
phase-terziglio-discard = Stock and discard
phase-terziglio-pay = Paying for the Fool

# Questions, words and calls.
decision-terziglio-auction = Your call: pass, play with the stock, or go solo without it for double?
decision-terziglio-overcall = Another player has said “I play”: pass, or go solo without the stock for double?
decision-terziglio-discard = { $barred ->
    [0] Discard { $count } cards.
   *[other] Discard { $count } cards, none of them worth five points.
}
decision-terziglio-declare = Which combinations and sequences do you declare?
decision-terziglio-pay = Which card do you give for { THE($fool) }?
word-terziglio-pass = Pass
word-terziglio-play = I play
word-terziglio-solo = Solo, without the stock
call-terziglio-pass = Pass
call-terziglio-play = I play
call-terziglio-solo = Solo

# Badges and groups of cards.
badge-terziglio-declarer = Declarer
badge-terziglio-solo = Solo
badge-terziglio-fool = Fool set aside
zone-terziglio-stock = Stock
zone-terziglio-own-stock = The stock you took
zone-terziglio-fool = The Fool, set aside
zone-terziglio-paid = Given for the Fool
zone-terziglio-pile = Captured cards

# Combinations and sequences.
family-terziglio-tarocchi = Tarocchi
family-terziglio-kings = Kings
family-terziglio-queens = Queens
family-terziglio-cavaliers = Cavaliers
family-terziglio-jacks = Jacks
family-terziglio-grande = Trump sequence
family-terziglio-suit-S = Sequence of Swords
family-terziglio-suit-B = Sequence of Batons
family-terziglio-suit-C = Sequence of Cups
family-terziglio-suit-D = Sequence of Coins
family-terziglio-mori = Moors
family-terziglio-assi = Aces
claim-terziglio-meld = { $name }, { $count } cards
claim-terziglio-part = { $name }, only { $count }
terziglio-meld = { $name }, { $count } cards: { $points }
terziglio-side = { $side }

# What is being waited for.
terziglio-status-auction = { $seat } calls.
    .you-seat = You call.
terziglio-status-discard = { $seat } discards.
    .you-seat = You discard.
terziglio-status-pay = { $seat } chooses a card to give for the Fool.
    .you-seat = Choose a card to give for the Fool.

# Score strip and remarks under a trick.
terziglio-contract-play = { $seat } is the declarer
    .you-seat = You are the declarer
terziglio-contract-solo = { $seat } plays solo
    .you-seat = You play solo
terziglio-score = { $side }: { $points }
    .you-side = You: { $points }
terziglio-score-in-full = { $points ->
    [one] { $side }: one point so far
   *[other] { $side }: { $points } points so far
}
    .you-side = { $points ->
        [one] You: one point so far
       *[other] You: { $points } points so far
    }
terziglio-note-meld = { $points } to { $side }: { $name } in the trick ({ $cards })
    .you-side = { $points } to you: { $name } in the trick ({ $cards })
    .pair-side = { $points } to you and { $side }: { $name } in the trick ({ $cards })
terziglio-note-fool = { $card }: set aside by { $seat }, settled at the end
    .you-seat = { $card }: set aside by you, settled at the end

# News.
terziglio-news-pass = { $seat } passes.
    .you-seat = You pass.
terziglio-news-play = { $seat }: I play.
    .you-seat = You: I play.
terziglio-news-solo = { $seat }: solo.
    .you-seat = You: solo.
terziglio-news-thrown-in = All pass: the deal is thrown in.
terziglio-news-not-counted = All pass: the deal is thrown in and does not count.
terziglio-news-stock = { $seat } takes the { $count } stock cards.
    .you-seat = You take the { $count } stock cards.
terziglio-news-declared = { $seat } declares for { $points }: { $name } ({ $cards }).
    .you-seat = You declare for { $points }: { $name } ({ $cards }).
terziglio-news-declared-total = { $seat }: { $points } declared.
    .you-seat = You: { $points } declared.
terziglio-news-declared-doubled = { $seat }: { $points } declared; three or more count double.
    .you-seat = You: { $points } declared; three or more count double.
terziglio-news-declared-none = { $seat } declares nothing.
    .you-seat = You declare nothing.
terziglio-news-owes = { $seat } gets { THE($card) } back and must give a card for it.
    .you-seat = You get { THE($card) } back and must give a card for it.
terziglio-news-paid = { $seat } gives { THE($card) } for { THE($fool) }.
    .you-seat = You give { THE($card) } for { THE($fool) }.
terziglio-news-stock-shown = The stock was { THE($cards) }.
terziglio-news-discards-shown = Discarded: { $cards }.

# The score.
terziglio-count-declared = Declared by { $seat }
    .you-seat = Declared by you
terziglio-count-tricks = Scored in tricks
terziglio-count-cards = Cards ({ $first } and { $second })
terziglio-count-last = Last trick
terziglio-count-meld = { $name }, { $count } cards
terziglio-count-family = { $name }, up to { $count } cards
terziglio-count-doubled-combinations = Three combinations or more: double
terziglio-count-doubled-patterns = Three sequences or more: double
terziglio-outcome-play = { $amount ->
    [one] { $side }: { $points } points, one game point.
   *[other] { $side }: { $points } points, { $amount } game points.
}
    .you-side = { $amount ->
        [one] You: { $points } points, one game point.
       *[other] You: { $points } points, { $amount } game points.
    }
terziglio-outcome-solo = { $amount ->
    [0] { $side }: { $points } points, no game points.
   *[other] { $side }: { $points } points, doubled for the solo to { $amount } game points.
}
    .you-side = { $amount ->
        [0] You: { $points } points, no game points.
       *[other] You: { $points } points, doubled for the solo to { $amount } game points.
    }
terziglio-outcome-all = { $amount ->
    [one] { $side }: every trick and { $points } points, one game point.
   *[other] { $side }: every trick and { $points } points, { $amount } game points.
}
    .you-side = { $amount ->
        [one] You: every trick and { $points } points, one game point.
       *[other] You: every trick and { $points } points, { $amount } game points.
    }
terziglio-outcome-wins = { $amount ->
    [0] { $seat } receives nothing.
   *[other] { $seat } receives { $amount } from each of the others.
}
    .you-seat = { $amount ->
        [0] You receive nothing.
       *[other] You receive { $amount } from each of the others.
    }
terziglio-outcome-loses = { $amount ->
    [0] { $seat } pays nothing.
   *[other] { $seat } pays { $amount } to each of the others.
}
    .you-seat = { $amount ->
        [0] You pay nothing.
       *[other] You pay { $amount } to each of the others.
    }
terziglio-outcome-even = The totals are equal, so the declarer loses.
terziglio-outcome-tie = The totals are equal: nobody pays.
terziglio-outcome-fool-pay = { $card }: kept, in exchange for another card.
terziglio-outcome-fool-lost = { $card }: lost, because its side won no trick.

# Refusals.
refusal-terziglio-not-held = You do not hold { THE($cards) }.
refusal-terziglio-play-taken = Another player has already said “I play”: pass, or go solo.
refusal-terziglio-discard-barred = You cannot discard Kings, the World, the Angel, the Magician or the Fool: { $cards }.
refusal-terziglio-claim-unknown = You do not hold this combination or sequence.
refusal-terziglio-claim-twice = You can declare each kind only once: { $name }.
refusal-terziglio-claim-illegal = You cannot declare these cards like this: { $cards }.
refusal-terziglio-nothing-to-pay = You do not have to give a card for the Fool now.
refusal-terziglio-not-payable = Your side has not captured { THE($card) }.
refusal-terziglio-bad-pack = The pack must contain each of the 62 cards exactly once.

# Table options and their values (section 11 of the rules).
option-terziglio-trump_order = Highest trump
option-terziglio-trump_order--world_high = The World
option-terziglio-trump_order--bolognese = The Angel, with a Bolognese pack
option-terziglio-pip_order = Numbered cards of Cups and Coins
option-terziglio-pip_order--standard = Ten highest
option-terziglio-pip_order--bolognese = Ace highest, as in Bologna
option-terziglio-direction = Direction of play
option-terziglio-direction--ccw = Counter-clockwise
option-terziglio-direction--cw = Clockwise
option-terziglio-dealer_rotation = The deal passes
option-terziglio-dealer_rotation--with_play = In the direction of play
option-terziglio-dealer_rotation--against_play = Against the direction of play
option-terziglio-hands_per_game--1 = One deal
option-terziglio-hands_per_game--3 = Three deals
option-terziglio-hands_per_game--6 = Six deals
option-terziglio-hands_per_game--9 = Nine deals
option-terziglio-passed_hand_counts = A deal that all pass counts
option-terziglio-passed_hand_counts--false = No
option-terziglio-passed_hand_counts--true = Yes
option-terziglio-first_lead = First lead
option-terziglio-first_lead--declarer = By the declarer
option-terziglio-first_lead--eldest = By the player after the dealer
option-terziglio-discard_restriction = Discarding five-point cards
option-terziglio-discard_restriction--five_point = Forbidden
option-terziglio-discard_restriction--none = Allowed
option-terziglio-solo_stock = The stock of a solo goes to
option-terziglio-solo_stock--declarer = The declarer
option-terziglio-solo_stock--last_trick = The winner of the last trick
option-terziglio-top_skip = Gap below the top of a sequence
option-terziglio-top_skip--one = One card may be missing
option-terziglio-top_skip--none = None
option-terziglio-wild_extension = Wild cards lengthen a sequence
option-terziglio-wild_extension--natural = If it is complete without wild cards
option-terziglio-wild_extension--strict = Only if it contains no wild card
option-terziglio-wild_extension--free = Always
option-terziglio-suit_pattern_cards = Sequences of a suit
option-terziglio-suit_pattern_cards--court_ace = Court cards and ace
option-terziglio-suit_pattern_cards--full_suit = All ten cards
option-terziglio-combo_wild = Wild cards in combinations
option-terziglio-combo_wild--none = No
option-terziglio-combo_wild--allowed = With two court cards or more
option-terziglio-trick_bonus = Scores in tricks
option-terziglio-trick_bonus--true = Yes
option-terziglio-trick_bonus--false = No
option-terziglio-fool_in_trick_bonus = The Fool scores in tricks
option-terziglio-fool_in_trick_bonus--false = No
option-terziglio-fool_in_trick_bonus--true = Yes
option-terziglio-fool_lead = Leading the Fool
option-terziglio-fool_lead--allowed = Allowed
option-terziglio-fool_lead--forbidden = Only as the last card
option-terziglio-odd_card = Odd last card when counting
option-terziglio-odd_card--declarer = For the declarer
option-terziglio-odd_card--defenders = For the defenders
option-terziglio-tie = Equal totals
option-terziglio-tie--declarer_loses = Declarer loses
option-terziglio-tie--void = Nobody pays
option-terziglio-all_tricks = All nineteen tricks
option-terziglio-all_tricks--plus40 = 40 extra game points
option-terziglio-all_tricks--flat40 = 40 game points in total

# Rule sets.
preset-terziglio-seed = Terziglio
preset-terziglio-bologna = Bologna

# What a conceded deal is worth, for a player who thinks of it and among the rules of the table.
rule-terziglio-concede = The other side gets all cards still to be played and the last trick. If your side has no trick yet, the other side scores all the tricks.
form-terziglio = { form-three }
about-terziglio = Bologna: tarocchini for three, one player against two

# Highlights of a deal.
highlight-terziglio-solo = { $who } won the solo.
highlight-terziglio-solo-name = solo won
