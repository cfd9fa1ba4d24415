# The deal of the day: one sealed deal a day and game, the same for everybody.

ui-day-title = Deal of the day { $number }
ui-day-deal = { $game } — deal of the day { $number }
ui-day-intro = Everybody gets the same cards and plays alone against bots. You can play each deal once. The day ends { $time }.
ui-day-ended = This day has ended. The deals can no longer be played; their seeds are published.
ui-day-open = not played yet
ui-day-begun = in progress
ui-day-not-played = { $entries ->
    [0] nobody played
    [one] you did not play; one person did
   *[other] you did not play; { $entries } people did
}
ui-day-place = place { $place } of { $entries }
ui-day-streak = { $days ->
    [one] Streak: one day.
   *[other] Streak: { $days } days.
}
ui-day-risk = Play today or your streak ends: you may miss only one day in seven.
ui-day-before = Yesterday
ui-day-today = Today
ui-day-all = All games
ui-day-how = One deal against intermediate bots. Everybody gets the same cards, and you can play it once. The day ends { $time }. Until then you can stop and continue; after that a bot plays the rest for you.
ui-day-seal = Seal: { $seal }. It fixes the cards. The seed is published when the day has ended.
ui-day-start = Start
ui-day-among-all = Overall: { $place }
ui-day-among-here = On this server: { $place }
ui-day-among-friends = Among people you have played with: { $place }
ui-day-better = better than { $percent } %
ui-day-average = average { $mean }
ui-day-played-on = You did not finish in time, so a bot played the rest.
ui-day-running = The day ends { $time }. Others can still play until then, so places can change.
ui-day-missed = { $entries ->
    [0] Nobody played this deal.
    [one] You did not play this deal. One person did.
   *[other] You did not play this deal. { $entries } people did.
}
ui-day-curve = **All results**, in { $unit }:
ui-day-leaders = **Best results**
ui-day-somebody = a player
ui-day-seed = Seed: { $seed }. Seal: { $seal }.
ui-day-best = The expert bot scored { $score }.
ui-day-line = Expert’s play
ui-day-file = Match file
ui-day-file-here = Your deal as a match file. `germini verify` checks its seal, its cards, every answer of the bots and the score.
ui-day-share = Share
ui-day-share-failed = I could not post your result here.
ui-day-play = Play this deal
ui-day-back = Back to the result
ui-day-post = Everybody gets the same cards and plays alone against bots. Press a game: only you see your deal and your result.
ui-day-post-leaders = **Yesterday’s best results on this server**
ui-day-post-title = Deal of the day
ui-day-setup = Every day at the chosen hour I post the deals of the day in this channel, with yesterday’s best results on this server. If no channel is chosen, I post nothing.
ui-day-pick = Channel for the deal of the day (none)
ui-day-hours = Hour of the post
ui-day-hour = { $hour }:00 UTC
reply-day-ended = This deal has ended. `/daily` shows today’s deals.
reply-day-changed = You started this deal under other rules, so it cannot be continued. `/daily` shows the others.
