# The sentences that several games have in common. A game asks for `<game>-status-lead` or `phase-<game>-play`; if its own
# catalogue does not have that key, the sentence without the name of the game is taken: `status-lead`, `phase-play`. A game whose
# sentence differs has its own.

# Seats.
seat-0 = South
seat-1 = East
seat-2 = West

# How many play, and the word for one trump.
form-three = Three players
trump-tarocco = a tarocco
trump-other = a trump

# How a sentence names a card. The function THE asks for it, `{ THE($card) }`; `{ $card }` is the bare name, for labels and lists.
# `$first` is the first word of the name and `$rest` what follows; of a card with a number the sentence says only the number.
# A card that is named otherwise has an attribute `the`.
card-the = { $first ->
    [Constancy] { $name }
    [Death] { $name }
    [Destitution] { $name }
    [Justice] { $name }
    [Love] { $name }
    [Pope] { $name }
    [Strength] { $name }
    [Temperance] { $name }
    [The] the { $rest }
   *[other] the { $name }
}
card-the-number = the { $number }

# Phases of a deal.
phase-draw = Drawing the first dealer
phase-shuffle = Before the first deal
phase-cut = The cut
phase-auction = Auction
phase-declare = Declarations
phase-play = Play
phase-over = Score
phase-ended = End of the match

# Questions.
decision-cut = Cut the pack: how many cards do you lift ({ $least } to { $most })?
decision-lead = You lead. Which card?
decision-play = Your turn. Which card?

# The panel on which a player declares.
claims-choose = Choose what to declare
claims-all = Declare all ({ $points })
claims-one = Declare it ({ $points })
claims-some = Only selected ({ $points })
claims-none = Nothing
claims-none-ask = { $points ->
    [one] You are about to declare nothing and give up { $points } point. Are you sure?
   *[other] You are about to declare nothing and give up { $points } points. Are you sure?
}
claims-none-sure = Yes, declare nothing
claims-go-on = Nothing to declare: continue

# Badges and groups of cards.
badge-cutter = Cutter
zone-captured = Captured cards
zone-declared = Declared
zone-discards = Discard
zone-own-discards = Your discard

# What is being waited for.
status-draw = The first dealer is about to be drawn.
status-shuffle = The cards are about to be shuffled.
status-cut = { $seat } cuts.
    .you-seat = You cut.
status-declare = { $seat } can declare.
    .you-seat = You can declare.
status-lead = { $seat } leads.
    .you-seat = You lead.
status-turn = It is { $seat }’s turn.
    .you-seat = It is your turn.
status-led = Led: { $suit }.
status-fool-led = The Fool was led: the next card sets the suit.
status-over = The deal is over.
status-ended = The match is over.

# News.
news-first-dealer = { $seat } deals first.
    .you-seat = You deal first.
news-deal = Deal { $deal }: { $seat } deals.
    .you-seat = Deal { $deal }: you deal.
news-cut = { $count ->
    [one] { $seat } lifts one card.
   *[other] { $seat } lifts { $count } cards.
}
    .you-seat = { $count ->
        [one] You lift one card.
       *[other] You lift { $count } cards.
    }
news-discarded = { $count ->
    [one] { $seat } has discarded one card.
   *[other] { $seat } has discarded { $count } cards.
}
    .you-seat = { $count ->
        [one] You have discarded one card.
       *[other] You have discarded { $count } cards.
    }
news-leads = { $seat } leads to the first trick.
    .you-seat = You lead to the first trick.
news-played = { $seat }: { $card }
    .you-seat = You: { $card }
news-trick = { $seat } wins trick { $number }.
    .you-seat = You win trick { $number }.
news-scored = Deal { $deal } has been scored.
news-stopped = { $count ->
    [0] The match ended early.
    [one] The match ended early; one deal was not played.
   *[other] The match ended early; { $count } deals were not played.
}

# Score.
score-hands = Deals that count: { $count } of { $hands }

# Table options.
option-hands_per_game = Length of the match

# Highlights of a deal.
highlight-cappotto = Cappotto! { $who } won every trick.
highlight-king-saved = { $who } saved a King with the Fool: { $cards }.
highlight-cappotto-name = cappotto
highlight-king-saved-name = King saved by the Fool

# What the command line shows in words.
tell-allowed = Allowed: { $cards }.
tell-option = { $option }: { $value }

# Pictures of chapters.
diagram-aim-you = You
diagram-aim-table = One against two; play goes to the right
diagram-aim-defender = Defender
diagram-auction-order = Order of calling
diagram-auction-first = Calls first
diagram-auction-second = Calls second
diagram-cards-all = { $count } cards
diagram-cards-last = Last trick
diagram-play-leads = leads
diagram-play-follows = follows suit
diagram-first-you = you must follow suit
diagram-first-counting = The { $count } cards worth most, each with its points
diagram-well-pass = A hand to pass with: { $count } trumps
