# What a league refuses.
refusal-league-unknown = There is no such league.
refusal-league-not-director = Only the director of the league can do that.
refusal-league-people = { $people ->
    [one] You enter this league alone.
   *[other] You enter this league as a group of exactly { $people } different people.
}
refusal-league-entered = You or one of the people you named is already in this league.
refusal-league-not-entered = You are not in this league.
refusal-league-number = { $what ->
    [weeks] A season has { $least }–{ $most } weeks.
   *[fixtures] A season has { $least }–{ $most } fixtures.
}
refusal-league-too-few = { $least ->
    [one] A division needs at least one member.
   *[other] A division needs at least { $least } members.
}
refusal-league-tournaments = { $divisions ->
    [one] The season needs one tournament for its division.
   *[other] The season needs { $divisions } tournaments, one for each division.
}
refusal-league-unfinished = The season is not over in all divisions yet.
