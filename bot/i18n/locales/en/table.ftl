# What a table refuses, and why.
refusal-table-unknown = There is no such table. `/table list` shows the open ones.
refusal-table-over = That match is over.
refusal-table-closed = That table is closed. `/table create` opens a new one.
refusal-table-exists = That table is already open.
refusal-not-host = Only the host of the table or a moderator can do that.
refusal-game-unknown = Unknown game “{ $game }”.
refusal-not-seated = You do not sit at this table.
refusal-already-started = The match has started; seats can no longer be changed.
refusal-already-started-leave = The match has started. You can hand your seat to a bot instead.
refusal-already-seated = You are already at this table.
refusal-chair-unknown = { refusal-no-such-seat }
refusal-chair-same = Choose a seated player and a different seat.
refusal-chair-taken = That seat has just been taken.
refusal-chair-no-bot = There is no bot in that seat.
refusal-level-unknown = There is no bot level “{ $level }”.
refusal-settings-frozen = The match has started; its rules can no longer be changed.
refusal-table-full = All seats are taken.
refusal-preset-unknown = This game has no rule set “{ $preset }”.
refusal-pace-unknown = Unknown pace “{ $pace }”.
refusal-chairs-empty = { $count ->
    [one] One seat is still free. Invite somebody, or add a bot.
   *[other] { $count } seats are still free. Invite people, or add bots.
}
refusal-not-started = The match has not started yet.
refusal-nothing-to-decide = There is nothing for you to decide right now.
refusal-already-ready = You have already confirmed. Waiting for the others.
refusal-word-early = You can add a word once all seats are taken and the deal is sealed.
refusal-word-late = This deal has started. You can add a word to the next one, between deals.
refusal-word-missed = The deal started before your word arrived, so the word was not used. You can add one to the next deal, between deals.
refusal-ready-unsealed = The next deal is not sealed yet. Press *Next deal* again in a moment; your press then becomes part of its shuffle.
refusal-start-unsealed = The first deal is not sealed yet. Press *Start* again in a moment; your press then becomes part of its shuffle.
refusal-word-unsealed = The seal of this deal has not been published yet. Try again in a moment.
refusal-word-twice = You have already added a word to this deal.
refusal-already-away = A bot is already playing for you.
refusal-not-away = You are already playing yourself.
refusal-already-paused = The table is already paused. Press **Resume** or make your next move to continue.
refusal-already-pausing = You have already asked for a pause.
refusal-not-paused = The table is not paused.
