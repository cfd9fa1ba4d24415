# What a tournament refuses.
refusal-tournament-unknown = There is no such tournament.
refusal-tournament-over = This tournament is over.
refusal-tournament-not-director = Only a director of the tournament can do that.
refusal-tournament-paused = The tournament is paused. A director can resume it.
refusal-tournament-game = There are no tournaments of this game.
refusal-tournament-form = This game has no tournaments of that kind.
refusal-tournament-teams-scoring = Teams play for victory points, not for matchpoints.
refusal-tournament-number = { $what ->
    [rounds] A tournament has { $least }–{ $most } rounds.
    [boards] A round has { $least }–{ $most } deals.
    [limit] Choose a number between { $least } and { $most } for how many can enter.
    [round_ms] A round lasts 28 days at most.
   *[points] A penalty takes { $least }–{ $most } hundredths of a point.
}
refusal-tournament-threes = Choose 3, 6, 9 or more deals a round, always a multiple of three: then everybody plays each seat equally often.
refusal-tournament-times = That time is too early. Choose a later one.
refusal-tournament-members = { $people ->
    [one] Everybody enters this tournament alone.
   *[other] Exactly { $people } different people enter this tournament together.
}
refusal-tournament-joined = You or one of the people you named has already entered this tournament.
refusal-tournament-played-before = That person has already played in this tournament.
refusal-tournament-late = It is too late to enter this tournament.
refusal-tournament-full = { $most ->
    [one] The tournament is full: the only entry is taken.
   *[other] The tournament is full: all { $most } entries are taken.
}
refusal-tournament-not-joined = You are not playing in this tournament.
refusal-tournament-not-playing = That person is not playing in this tournament.
refusal-tournament-not-open = Check-in has not opened yet.
refusal-tournament-take-over = A bot is playing for you in this round. Take your seat back at your table.
refusal-tournament-boards = { $boards ->
    [one] The round needs one sealed deal.
   *[other] The round needs { $boards } different sealed deals.
}
refusal-tournament-too-few = { $least ->
    [one] Nobody has checked in yet.
   *[other] Too few have checked in: at least { $least } are needed.
}
refusal-tournament-no-seat = This round has no such seat or deal.
refusal-tournament-scores = These scores do not fit the table.
refusal-tournament-reason = Give a reason. Everybody can read it.
