# Tournaments: what they refuse, the command, and what people see of them.
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
    [limit] Choose how many can enter: { $least }–{ $most }.
    [round_ms] A round lasts 28 days at most.
   *[points] A penalty takes { $least }–{ $most } hundredths of a point.
}
refusal-tournament-threes = Choose 3, 6, 9 or more deals a round, always a multiple of three: then everybody plays each seat equally often.
refusal-tournament-times = That time is too early. Choose a later one.
refusal-tournament-members = { $people ->
    [one] You enter this tournament alone.
   *[other] You enter this tournament as a group of exactly { $people } different people.
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

# -- the command

cmd-tournament = tournament
    .description = Duplicate tournaments: the same deals at every table
cmd-tournament-create = create
    .description = Announce a tournament in this channel
cmd-tournament-create-name = name
    .description = What the tournament is called
cmd-tournament-create-game = game
    .description = Game to play
cmd-tournament-create-form = form
    .description = Who plays for a place (default: individuals)
cmd-tournament-create-system = system
    .description = Who meets whom (default: Swiss)
cmd-tournament-create-scoring = scoring
    .description = How scores are compared (default: matchpoints, for teams victory points)
cmd-tournament-create-rounds = rounds
    .description = Number of rounds (default: 3)
cmd-tournament-create-deals = deals
    .description = Deals a round; in Chinze individuals play each of them twice (default: as the game needs)
cmd-tournament-create-begins = begins
    .description = In how many minutes it begins, or a time in UTC such as 21:30 (default: 15)
cmd-tournament-create-minutes = minutes
    .description = Minutes a round may last; 0 for no clock (default: as the game needs)
cmd-tournament-create-director = director
    .description = You direct it and play without a place (default: no, the clocks do)
cmd-tournament-join = join
    .description = Enter a tournament
cmd-tournament-join-tournament = tournament
    .description = Tournament (default: the newest one here)
cmd-tournament-leave = leave
    .description = Leave a tournament
cmd-tournament-leave-tournament = tournament
    .description = Tournament (default: the newest one here)
cmd-tournament-check-in = check-in
    .description = Say that you are here
cmd-tournament-check-in-tournament = tournament
    .description = Tournament (default: the newest one here)
cmd-tournament-standings = standings
    .description = Show the standings of a tournament
cmd-tournament-standings-tournament = tournament
    .description = Tournament (default: the newest one here)
cmd-tournament-rounds = rounds
    .description = Show who sits where
cmd-tournament-rounds-tournament = tournament
    .description = Tournament (default: the newest one here)
cmd-tournament-director = director
    .description = Direct a tournament: rounds, time, substitutes, scores
cmd-tournament-director-tournament = tournament
    .description = Tournament (default: the newest one here)

# -- what a tournament is

ui-tour-form-individuals = individuals
ui-tour-form-pairs = pairs
ui-tour-form-teams = teams
ui-tour-system-swiss = Swiss
ui-tour-system-round-robin = round robin
ui-tour-scoring-matchpoints = matchpoints
ui-tour-scoring-victory-points = victory points
ui-tour-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
ui-tour-deals = { $count ->
    [one] one deal a round
   *[other] { $count } deals a round
}
ui-tour-minutes = at most { $count } min a round
ui-tour-announced = Begins: { $begins }. Check-in opens { $open }. At least { $least } are needed.
ui-tour-check-in-open = Check in now: who does not check in does not play. It begins { $begins }.
ui-tour-between = Round { $round } begins { $begins }.
ui-tour-running = Round { $round } of { $rounds } is being played.
ui-tour-running-until = Round { $round } of { $rounds } is being played. It ends { $until } at the latest.
ui-tour-paused = The tournament is paused.
ui-tour-finished = The tournament is over.
ui-tour-cancelled = The tournament was cancelled: { $reason }
ui-tour-too-few = too few had checked in.
ui-tour-directors = Director: { $who }.
ui-tour-no-director = Nobody directs it: the clocks begin and close the rounds.
ui-tour-same-deals = Every table plays the same deals, so only the difference from the other tables counts.
ui-tour-entered = Entered: { $count } of { $most }
ui-tour-nobody = nobody yet
ui-tour-more = … and { $count } more
ui-tour-list = Tournaments on this server
ui-tour-none = There is no tournament here. `/tournament create` announces one.
ui-tour-btn-join = Join
ui-tour-btn-check-in = Check in
ui-tour-btn-leave = Leave
ui-tour-btn-standings = Standings
ui-tour-btn-round = Round { $round }
ui-tour-btn-direct = Direct
ui-tour-partners = { $count ->
    [one] Choose your partner. They have to check in too.
   *[other] Choose the { $count } others of your team. They have to check in too. If you choose fewer, bots play the other seats.
}
ui-tour-pick-partners = { $count ->
    [one] Your partner
   *[other] Your team
}
ui-tour-btn-bots = Play with bots
ui-tour-leave-sure = If you leave now, a bot plays the rest of this round for you, and you cannot come back.

# -- rounds

ui-tour-round = Round { $round }
ui-tour-round-of = Round { $round } of { $rounds }
ui-tour-table = Table { $number }
ui-tour-deal = Deal { $number }
ui-tour-progress = { $counted } of { $deals } deals are counted.
ui-tour-until = The round ends { $until } at the latest.
ui-tour-closed-played = All deals were played.
ui-tour-closed-time = The time was up. Deals that were hardly begun count as average.
ui-tour-closed-director = The director closed the round. Deals that were hardly begun count as average.
ui-tour-sits-out = { $count ->
    [one] Sits out and gets the average: { $who }
   *[other] Sit out and get the average: { $who }
}
ui-tour-btn-seals = Seals
ui-tour-seals = Seals of the deals. They fix the cards; the seeds are published when the round is closed:
ui-tour-seals-how = The seals were published before the first card. Each is the hash of a seed and its terms; with the seed anybody can check the cards.
ui-tour-seed = Seed: { $seed }
ui-tour-no-score = Table { $table }, deal { $deal }: ended without a score, so it counts as average.
ui-tour-adjusted = Table { $table }, deal { $deal }: the director adjusted the score. { $reason }

# -- standings

ui-tour-after = After round { $round } of { $rounds }
ui-tour-final-table = Final standings
ui-tour-further = Further places
ui-tour-difference = difference { $points }
ui-tour-penalty = penalty { $points }
ui-tour-penalized = Penalty for { $who }: { $points }. { $reason }
ui-tour-column-round = Round { $round }
ui-tour-note = Without a place: directors, who has left, and those for whom bots played more than half of the deals.
ui-tour-note-bots = Bots that entered have places too. Without a place: directors, who has left, and those for whom bots played more than half of the deals.
render-tour-points = Points
render-tour-difference = Difference
render-alt-standing = { $place }. { $who }: { $points }, difference { $difference }.
render-alt-standing-unplaced = { $who }, without a place: { $points }, difference { $difference }.
render-alt-tournament = Tournament { $name }. { $line }. { $entered }: { $who }.

# -- direct messages

ui-tour-your-table = You play at **table { $number }**.
ui-tour-your-partner = With { $who }.
ui-tour-your-opponents = Against { $who }.
ui-tour-you-sit-out = You sit out this round and get the average.
ui-tour-your-place = You are in place { $place } of { $of }.
ui-tour-your-final-place = You finished in place { $place } of { $of }.

# -- directing

ui-tour-director-note = What is done here is stored with the name of the director. Everybody can read the reasons.
ui-tour-do-open = Open check-in
ui-tour-do-begin = Begin round { $round }
ui-tour-do-close = Close round { $round }
ui-tour-do-extend = Extend the round
ui-tour-do-pause = Pause
ui-tour-do-resume = Resume
ui-tour-do-fill = Fill up with bots
ui-tour-do-replace = Let a bot play
ui-tour-do-substitute = Substitute
ui-tour-do-adjust = Adjust a score
ui-tour-do-penalize = Penalty
ui-tour-do-appoint = Appoint a director
ui-tour-do-cancel = Cancel the tournament
ui-tour-what-replace = for a person who is not there, from the next deal on
ui-tour-what-substitute = another person plays for the rest of the tournament
ui-tour-what-adjust = of one deal, with a reason
ui-tour-what-penalize = take points from somebody, with a reason
ui-tour-what-appoint = a further person directs; they get no place
ui-tour-what-cancel = end it without a result, with a reason
ui-tour-more-actions = More…
ui-tour-fill-to = up to { $count }
ui-tour-sure-open = Open the check-in now? Who does not check in does not play.
ui-tour-sure-begin = Begin the round now? In the first one only those who have checked in play.
ui-tour-sure-close = Close the round now? A deal in play counts as far as it was played if half of its tricks are complete. Other deals without a score count as average.
ui-tour-sure-replace = Let a bot play for { $who } from the next deal on? When they check in, they take their seat back.
ui-tour-sure-appoint = Make { $who } a director? They get no place in this tournament. This cannot be taken back.
ui-tour-yes = Yes
ui-tour-back = Back
ui-tour-plus-minutes = +{ $count } min
ui-tour-extend-how = How much more time does the round get?
ui-tour-which-table = Which table?
ui-tour-which-seat = For whom?
ui-tour-which-round = Which round?
ui-tour-which-deal = Which deal?
ui-tour-which-contestant = Who gets the penalty?
ui-tour-which-member = Who is replaced?
ui-tour-who-substitute = Who plays instead of { $who }?
ui-tour-who-appoint = Who directs the tournament too?
ui-tour-pick-person = A person on this server
ui-tour-penalty-matchpoints = Percent of one round
ui-tour-penalty-victory-points = Victory points
ui-tour-score-hint = A score, or percent of the possible: 40, 50 or 60
ui-tour-reason = Reason
ui-tour-reason-hint = Everybody can read it
ui-tour-done-create = Your tournament is announced in this channel.
ui-tour-done-join = You have entered.
ui-tour-done-leave = You have left the tournament.
ui-tour-done-here = You are checked in.
ui-tour-done-take-over = You take your seat back with the next deal.
ui-tour-done = Done. The messages of the tournament show it.
reply-tour-stale = That has already happened, or it is not its time.
reply-tour-no-rounds = No round has begun yet.
reply-tour-no-standings = There are no standings before the first round is closed.
reply-tour-when = I cannot read that time. Write minutes, for example 30, or a time in UTC, for example 21:30.
reply-tour-bot = A bot of Discord cannot play. *Play with bots* enters you with ours.
reply-tour-number = I cannot read these numbers. Write a whole score such as 12 or −12 for each side, or a percentage such as 60 % for each.
reply-tour-not-posted = I cannot post in this channel. Give me the permission, or announce the tournament in another channel.
reply-tour-many = There are already { $most } open tournaments on this server. Finish or cancel one first.

# -- profile

ui-profile-daily = { $count ->
    [one] Deals of the day: one played, { $best }.
   *[other] Deals of the day: { $count } played, the best { $best }.
}
ui-profile-tournaments = { $won ->
    [0] Tournaments: { $count } finished.
    [one] Tournaments: { $count } finished, one won.
   *[other] Tournaments: { $count } finished, { $won } won.
}
ui-profile-best-place = Best place: { $place } of { $of }.
