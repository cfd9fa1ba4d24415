# Words on pictures, and their alt texts.
render-deal = Deal { $deal }
render-deal-of = Deal { $deal } of { $deals }
render-trick = Trick { $trick }
render-trick-of = Trick { $trick }/{ $tricks }
render-takes = Winning
render-took = Won by
render-last = Last trick
render-remarks-more = · { $count } more
render-open = open hand
render-total = Total
render-more = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
render-count = Score of deal { $deal }
render-hand-of = { $who }’s hand
render-hand-empty = No cards in hand
render-zone-of = { $who }: { $zone }
render-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
render-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
render-alt-took = { $who } won the trick.
render-alt-takes = { $who } is winning the trick.
render-alt-open = Open hand of { $who }: { $cards }.
render-alt-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
render-alt-hand-told = The hand of { $who }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
render-alt-playable-told = The player could choose: { $cards }.
render-alt-all-playable-told = The player could choose any of them.
render-alt-hand-of = { $who }’s open hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
render-alt-playable = You may choose: { $cards }.
render-alt-all-playable = You may choose any of them.
render-alt-chosen = Chosen: { $cards }.
render-alt-calls = The auction: { $calls }.
render-alt-stands = the call that counts
render-standings = Score after deal { $deal }
render-standings-of = Score after deal { $deal } of { $deals }

# Leaderboards and profiles.
render-change = Change
render-unsure = Margin
render-form-won = won
render-form-not = not won
render-played = Played
render-won = Won
render-board-empty = No ranked matches here yet.
render-board-free = Who is next?
render-by-role = Deals won by role
render-by-partner = Deals won with
render-none-yet = Nothing yet
render-alt-provisional = provisional
render-alt-gained = rating { $change }
render-alt-leader = { $place }. { $who }: { $value }, { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $won } % won.
render-alt-leader-own = { $place }. { $who } (you): { $value }, { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $won } % won.
render-alt-form = { $what }, from { $first } to { $last } in { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $won } of them won.

# The picture that a player plays from.
render-you = You
    .within = you
render-panel-takes = winning
render-panel-took = won
render-turn-yours = Your turn
render-turn-lead = You lead
render-turn-call = Your call
render-turn-choose = Choose { $count }
render-turn-for = You play for { $who }
render-turn-of = { $who }’s turn
render-turn-several = Waiting for others
render-call-or = { $one } or { $other }?
render-alt-scores = Score: { $scores }.
render-alt-complete = Complete in your hand: { $groups }.
render-alt-added = Added to your hand after the deal: { $cards }.
render-alt-poster = { $game }. { $line }. { $about }. Cards shown: { $cards }.
render-alt-lobby = A table of { $game }: { $terms }.
render-alt-lobby-free = Seat { $number }: free.
render-alt-lobby-person = Seat { $number }: { $who }.
render-alt-lobby-bot = Seat { $number }: { $who }, a bot.

# The picture at the end of a match.
render-final-won = You won
render-final-terms = { $count ->
    [one] { $game } · { $count } deal
   *[other] { $game } · { $count } deals
}
render-final-counting = { $count ->
    [one] { $terms }, one of which counts
   *[other] { $terms }, { $count } of which count
}
render-final-deciding = Deciding deal: { $deal }
render-final-best = Best trick
render-final-trick = { $who } · deal { $deal }, trick { $trick }
render-final-highlights = Highlights
render-final-highlight = Deal { $deal } · { $who }: { $what }
render-alt-you = { $who } (you)
render-alt-place = Place { $place }: { $who }, { $amount }.
render-alt-trick-won = { $cards }; { $card } wins.
render-alt-deciding-line = The winners’ largest gain: { $line }.
render-alt-star = A star marks { THE($card) }.
render-alt-pack = The whole pack lies face down on the table.
render-alt-pack-cut = The whole pack lies face down on the table, divided for the cut.
