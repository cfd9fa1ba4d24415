# Standings, profiles, seasons, privacy.

# Whether a match counts, on the table's card.
ui-ranked = Ranked: this match counts for the standings.
ui-unranked-house = Unranked: the host wished so.
ui-unranked-pace = Unranked: without a clock nothing counts for the standings.
ui-unranked-computer = Unranked: a bot has a chair.
ui-unranked-substitution = Unranked: a bot played for somebody.
ui-unranked-stopped = Unranked: the match was ended early.

# The leaderboard.
ui-board-title = Leaderboard – { $game }
ui-board-note = Ranked matches only.
ui-board-note-rating = “?”: fewer than { $count } matches, the rating is provisional. A rating starts at 0 and rises as the bot grows surer of it; ± is how unsure it still is.
ui-board-note-week = A week begins on Monday at 00:00 UTC.
ui-board-note-month = A month begins on the 1st at 00:00 UTC.
ui-board-note-all = On all servers stand only those who chose it in `/privacy`; your own line is always shown to you.
ui-board-empty-all = Only those who choose it in /privacy stand here; nobody has yet.
ui-board-empty-period = No ranked match has ended in this time.
ui-board-no-season = No season has been opened on this server yet.
ui-profile-note = Ratings, roles and partners are counted in ranked matches, the rest in all.
ui-board-game = Game
ui-board-measure = Sorted by
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
ui-btn-mine = My place

# The profile.
ui-profile-title = { $who } – { $game }
ui-profile-empty = { $who } has not finished a match here yet.
ui-profile-start = `/play-now` starts a short match at once.
ui-profile-replay = Replay one of these matches…
ui-profile-hidden = { $who } does not show a record.
ui-figure-matches = Matches
ui-figure-won = Won
ui-figure-balance = Balance
ui-figure-stayed = Played to end
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
    [one] Favourite partner: { $who }, { $count } deal
   *[other] Favourite partner: { $who }, { $count } deals
}
ui-recent = { $when } · place { $place } · { $amount }

# Privacy.
ui-privacy-title = Your data
ui-privacy-stored = Stored about you: your Discord id, the name you were last seen with, your language, your preferences, which messages I sent to you alone, the tables you sat at with every move and result, your ratings, streaks and badges, your answers to puzzles, what your decisions cost in the deals you reviewed, how often in a match you let the clock run out, what you reported to moderators, whom you have blocked, what you did in the last hour of what is limited, and whether you were reported or a server has barred you.
ui-privacy-not-stored = Not stored: messages, presence, roles, anything about people who never pressed a button here, but the id and name of somebody whom another has blocked.
ui-privacy-public = Standings show your name on the servers where you play; you choose whether there, everywhere or nowhere.
ui-privacy-forget = **Export** gives you all of it as a file. **Forget me** removes everything by which you can be recognised; the results of those you played with stay as they are.
ui-privacy-wish = Where standings show my name
ui-wish-server = On each server where I play
ui-wish-server-hint = Your name stands in the leaderboards of those servers only
ui-wish-everywhere = On all servers
ui-wish-everywhere-hint = You also stand in the leaderboard of all servers together
ui-wish-hidden = Nowhere
ui-wish-hidden-hint = A dash in leaderboards, “Player n” in finished matches; nobody else sees your record
ui-btn-export = Export
ui-btn-forget = Forget me
ui-btn-forget-yes = Yes, forget me
ui-forget-title = Forget you for good?
ui-forget-text = You get up from every table; in a match that is running a bot takes over. Your name, your Discord id, your settings and your ratings are deleted, and your record can never be linked to you again. This cannot be undone.
ui-forgotten-title = You have been forgotten
ui-forgotten-text = Nothing here leads to you any more. If you play again you begin anew.
reply-export = Everything that is stored about you. The cards of a finished match are in its record.

# Seasons.
reply-season-open = Season “{ $name }” has begun. Every ranked match on this server counts for it.
reply-season-close = Season “{ $name }” is over. `/leaderboard` keeps its standings.
reply-season-first = **{ $game }**: { $first }
reply-season-running = A season is running already: “{ $name }”. Close it first.
reply-season-none = No season is running.
reply-not-manager = Only those who may manage this server can do that.
ui-privacy-kept-good = This server keeps the moves of finished matches for good.
ui-privacy-kept-months = { $count ->
    [one] This server drops the moves of a match a month after its end; the results stay.
   *[other] This server drops the moves of a match { $count } months after its end; the results stay.
}
ui-privacy-kept-each = Each server decides how long the moves of its matches are kept; `/privacy` tells you there. The results stay.
reply-retention = { $count ->
    [one] Moves of matches on this server are dropped a month after the end. Results and standings stay as they are.
   *[other] Moves of matches on this server are dropped { $count } months after the end. Results and standings stay as they are.
}
reply-retention-range = Moves can be kept for 0 to { $most } months; 0 keeps them for good. Nothing was changed.
reply-retention-none = Moves of matches on this server are kept for good.
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
ui-btn-watch-last = Watch the last match
ui-best-one = { $amount } · { $date }
ui-btn-best = Show my best deal
ui-best-shared = { $who }’s best deal of { $game }: **{ $amount }**
ui-best-terms = Best deal · { $game } · { $date }
ui-best-alt = { $who }’s best deal of { $game }, { $date }: { $amount }. The hand: { $cards }.
ui-best-not-yours = Only the one who played this deal can show it.
ui-best-gone = The moves of that match are no longer kept, so its cards cannot be shown.
ui-best-posted = Your best deal is posted here for everybody.
