# What a table refuses, and why.
refusal-table-unknown = There is no such table. `/table list` shows those that are open.
refusal-table-over = That match is over.
refusal-table-closed = That table is closed. `/table create` opens a new one.
refusal-table-exists = That table is open already.
refusal-not-host = Only the host of the table or a moderator can do that.
refusal-game-unknown = I do not know a game called “{ $game }”.
refusal-not-seated = You do not sit at this table.
refusal-already-started = The match has begun; chairs can no longer be changed.
refusal-already-started-leave = The match has begun. You can hand your chair to a bot instead.
refusal-already-seated = You sit at this table already.
refusal-chair-unknown = There is no such chair at this table.
refusal-chair-same = Choose somebody who sits and another chair.
refusal-chair-taken = That chair has just been taken.
refusal-chair-no-bot = No bot sits on that chair.
refusal-level-unknown = There is no bot of the level “{ $level }”.
refusal-settings-frozen = The match has begun; its rules can no longer be changed.
refusal-table-full = All chairs are taken.
refusal-preset-unknown = This game has no set of rules called “{ $preset }”.
refusal-pace-unknown = There is no pace called “{ $pace }”.
refusal-chairs-empty = { $count ->
    [one] One chair is still empty. Invite somebody, or add a bot.
   *[other] { $count } chairs are still empty. Invite people, or add bots.
}
refusal-not-started = The match has not begun yet.
refusal-nothing-to-decide = Nothing is being asked of you now.
refusal-already-ready = You are ready already; the others are being waited for.
refusal-word-early = You can add a word once all chairs are taken and the deal is sealed.
refusal-word-late = The deal has begun. You can add a word to the next one, between the deals.
refusal-word-missed = The deal began before your word arrived, so your word was not used. You can add one to the next deal, between the deals.
refusal-ready-unsealed = The seal of the next deal is on its way. Press *Next deal* again in a moment: only then does your press go into its cards.
refusal-word-unsealed = The seal of this deal is not published yet. Try again in a moment.
refusal-word-twice = You have added a word to this deal already.
refusal-already-away = A bot plays for you already.
refusal-not-away = You are playing yourself already.
refusal-already-paused = The table is already paused. Press **Resume** or make your next move to continue.
refusal-already-pausing = You have already asked for a pause.
refusal-not-paused = The table is not paused.
