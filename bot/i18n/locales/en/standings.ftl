# Leaderboards, profiles, seasons, privacy.

# Whether a match counts, on the lobby message.
ui-ranked = Ranked: this match counts for the leaderboards.
ui-unranked-house = Unranked: the host chose a casual match.
ui-unranked-pace = Unranked: matches without a clock never count for the leaderboards.
ui-unranked-computer = Unranked: a bot has a seat.
ui-unranked-substitution = Unranked: a bot played for someone.
ui-unranked-stopped = Unranked: the match was ended early.

# The leaderboard.
ui-board-title = Leaderboard – { $game }
ui-board-note = Ranked matches only.
ui-board-note-rating = “?” = provisional (fewer than { $count } matches). Ratings start at 0 and rise as they become more certain; ± is the remaining uncertainty.
ui-board-note-week = The week starts on Monday at 00:00 UTC.
ui-board-note-month = The month starts on the 1st at 00:00 UTC.
ui-board-note-all = The leaderboard of all servers lists only players who chose it in `/privacy`. You always see your own row.
ui-board-empty-all = Only players who choose it in /privacy are listed here. So far, nobody has.
ui-board-empty-period = No ranked match ended in this period.
ui-board-no-season = This server has not had a season yet.
ui-profile-note = Rating, roles and partners use ranked matches only; everything else uses all matches.
ui-board-game = Game
ui-board-measure = Sort by
ui-board-period = Period
ui-scope-here = this server
ui-scope-all = all servers
ui-period-month = this month
ui-period-week = this week
ui-period-season = season
ui-period-ever = all time
ui-period-named = season “{ $name }”
ui-measure-rating = Rating
ui-measure-balance = Balance
ui-measure-average = Per deal
ui-measure-wins = Wins
ui-btn-mine = My rank

# The profile.
ui-profile-title = { $who } – { $game }
ui-profile-empty = { $who } has not finished a match here yet.
ui-profile-replay = Replay one of these matches…
ui-profile-hidden = { $who }’s profile is private.
ui-figure-matches = Matches
ui-figure-won = Won
ui-figure-balance = Balance
ui-figure-stayed = Completed
ui-rating-none = unranked
ui-rating-provisional = provisional
ui-form-rating = { $count ->
    [one] Rating, last match
   *[other] Rating, last { $count } matches
}
ui-form-balance = { $count ->
    [one] Balance, last match
   *[other] Balance, last { $count } matches
}
ui-role-dealer = Dealer
ui-role-solo = Soloist
ui-role-against = Against the soloist
ui-role-pair = In a pair
ui-favourite = { $count ->
    [one] Most frequent partner: { $who }, { $count } deal
   *[other] Most frequent partner: { $who }, { $count } deals
}
ui-recent = { $when } · place { $place } · { $amount }

# Privacy.
ui-privacy-title = Your data
ui-privacy-stored = Stored about you: your Discord ID, your last known name, your language and preferences, which messages I sent only to you, the tables you played at with all moves and results, your ratings, streaks and badges, your answers to puzzles, what your decisions cost in the deals you reviewed, how often you let the clock run out in a match, what you reported to moderators, the players you have blocked, your actions of the last hour that have a limit, and whether you were reported or banned on a server.
ui-privacy-not-stored = Not stored: messages, presence, roles, or anything about people who never pressed a button here, except the ID and name of people someone has blocked.
ui-privacy-public = Leaderboards show your name on the servers where you play; you can choose all servers or nowhere instead.
ui-privacy-forget = **Export** gives you all of it as a file. **Delete my data** deletes everything that identifies you; other players’ results stay unchanged.
ui-privacy-wish = Where leaderboards show my name
ui-wish-server = On each server where I play
ui-wish-server-hint = Your name appears only on the leaderboards of those servers
ui-wish-everywhere = On all servers
ui-wish-everywhere-hint = You also appear on the leaderboard of all servers
ui-wish-hidden = Nowhere
ui-wish-hidden-hint = A dash on leaderboards, “Player n” in finished matches; only you can see your profile
ui-btn-export = Export
ui-btn-forget = Delete my data
ui-btn-forget-yes = Yes, delete my data
ui-forget-title = Delete your data permanently?
ui-forget-text = You leave every table; in running matches a bot takes over. Your name, Discord ID, settings and ratings are deleted, and your results can never be linked to you again. This cannot be undone.
ui-forgotten-title = Your data has been deleted
ui-forgotten-text = Nothing here identifies you any more. If you play again, you start from scratch.
reply-export = Everything stored about you. The hands of a finished match are in its match file, which `/history` exports.

# Seasons.
reply-season-open = Season “{ $name }” has started. Every ranked match on this server counts for it.
reply-season-close = Season “{ $name }” is over. `/leaderboard` keeps its final ranking.
reply-season-first = **{ $game }**: { $first }
reply-season-running = Season “{ $name }” is already running. Close it first.
reply-season-none = No season is running.
reply-not-manager = Only members with Manage Server can do that.
ui-privacy-kept-good = This server keeps the moves of finished matches indefinitely.
ui-privacy-kept-months = { $count ->
    [one] This server deletes the moves of a match one month after it ends; the results are kept.
   *[other] This server deletes the moves of a match { $count } months after it ends; the results are kept.
}
ui-privacy-kept-each = Each server decides how long it keeps the moves of its matches; `/privacy` tells you there. The results are kept.
reply-retention = { $count ->
    [one] On this server, the moves of a match are deleted one month after it ends. Results and leaderboards are kept.
   *[other] On this server, the moves of a match are deleted { $count } months after it ends. Results and leaderboards are kept.
}
reply-retention-range = Moves can be kept for 0 to { $most } months; 0 means indefinitely. Nothing was changed.
reply-retention-none = On this server, the moves of matches are kept indefinitely.
ui-best-deals = { $count ->
    [one] Best deal
   *[other] Best deals
}
ui-best-deals-own = { $count ->
    [one] Your best deal
   *[other] Your best deals
}
ui-profile-watch-own = Watch one of your best deals…
ui-profile-watch = Watch one of the best deals…
ui-btn-watch-last = Watch last match
ui-best-one = { $amount } · { $date }
ui-btn-best = Show my best deal
ui-best-shared = { $who }’s best deal in { $game }: **{ $amount }**
ui-best-terms = Best deal · { $game } · { $date }
ui-best-alt = { $who }’s best deal in { $game }, { $date }: { $amount }. The hand: { $cards }.
ui-best-not-yours = Only the player of this deal can show it.
ui-best-gone = The moves of that match are no longer stored, so the cards cannot be shown.
ui-best-posted = Your best deal has been posted here for everyone.
