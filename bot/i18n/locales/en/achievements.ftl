# Badges (name, and how each is earned), the ladder against bots, and what a match changed.

# `.how` says how a badge is earned. The badges of a game are in its own folder.
achievement-played = { $game }: first match
    .how = Finish a match of { $game }.
achievement-first-win = First win
    .how = Finish a match in first place.
achievement-ranked-win = Ranked win
    .how = Finish a ranked match in first place.
achievement-beat-novice = Bots beaten: { ui-level-novice }
    .how = Win a match against bots of level “{ ui-level-novice }”.
achievement-beat-regular = Bots beaten: { ui-level-regular }
    .how = Win a match against bots of level “{ ui-level-regular }”.
achievement-beat-master = Bots beaten: { ui-level-master }
    .how = Win a match against bots of level “{ ui-level-master }”.
achievement-row-3 = Three in a row
    .how = Win three matches in a row against bots in the same game.
achievement-row-10 = Ten in a row
    .how = Win ten matches in a row against bots in the same game.
achievement-solo = Solo win
    .how = Win a deal in which you play alone against the others.
achievement-sweep = Clean sweep
    .how = Win every deal of a match of two deals or more.
achievement-games = All four games
    .how = Finish a match of each of the four games.

# The ladder against bots.
ui-ladder-title = Against bots – { $game }
ui-ladder-any = any level
ui-ladder-note = Only matches against bots; they never change ratings among people. The weakest bot sets the level of a match.
ui-ladder-note-rating = “?” = provisional (fewer than { $count } matches). Ratings start at 0 and rise as they become more certain.
ui-ladder-note-average = The average appears after { $count } deals.
ui-ladder-empty = Nobody here has finished a match against bots yet.
ui-ladder-empty-level = Nobody here has finished a match against bots of this level yet.
ui-ladder-empty-average = Nobody here has played { $count } deals against these bots yet.
ui-measure-best_streak = Best streak
ui-board-level = Level of the bots
ui-board-people = Among people
ui-board-bots = Against bots
render-streak = Streak
render-alt-streak = { $count ->
    [one] streak { $count } win
   *[other] streak { $count } wins
}

# What a match changed, in its result.
ui-gain-ladder = 🤖 { $who } against bots ({ $level }): rating { $before } → **{ $after }**
ui-gain-ladder-begun = 🤖 { $who } against bots ({ $level }): match { $count } of { $needed } needed for a rating
ui-gain-ladder-first = 🤖 { $who } against bots ({ $level }): first rating **{ $after }**
ui-gain-streak = { $count } wins in a row
ui-gain-streak-best = { $count } wins in a row, the best streak so far
ui-gain-best-deal = a new best deal: { $amount }
ui-gain-badges = { $count ->
    [one] 🏅 New badge for { $who }: { $badges }
   *[other] 🏅 New badges for { $who }: { $badges }
}
    .you = { $count ->
        [one] 🏅 New badge: { $badges }
       *[other] 🏅 New badges: { $badges }
    }

# The profile.
ui-profile-ladder = Against bots
ui-profile-badges = { $count ->
    [one] { $count } badge
   *[other] { $count } badges
}
ui-profile-badges-none = No badges yet
ui-profile-badge = { $name } ({ $date })
ui-profile-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
ui-figure-streak = Streak
ui-figure-best-streak = Best streak
ui-figure-best-match = Best match
ui-profile-streak = { $what }: { $now } (best { $best })
ui-figure-ranked-streak = Streak in ranked matches
ui-figure-days = Days in a row
ui-btn-badges = Badges
ui-badges-title = Badges of { $who }
ui-badges-left = **Still to earn**
ui-badges-note = You earn a badge only in a match that you play to the end yourself.
