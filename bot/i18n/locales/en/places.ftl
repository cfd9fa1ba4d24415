# A table that cannot be played where it is: what people are told (ux.md E7-E20).
ui-paused-board = ⏸ Paused because the board was deleted several times. Press **Resume** or make your next move to continue.
ui-paused-gone = ⏸ The thread or channel of this table was deleted. The match waits, and the clocks are stopped.
ui-paused-locked = ⏸ The thread of this table is locked. The match resumes by itself once it is unlocked.
ui-paused-forbidden = ⏸ I no longer have permission to post here. The match resumes by itself once I do.
ui-paused-removed = ⏸ I was removed from this table’s server. The match is kept for 30 days.
ui-paused-unavailable = ⏸ Discord cannot reach this table’s server right now. The clocks are stopped.
ui-paused-returned = ⏸ I am back on this server. Press **Resume** or make your next move to continue.
refusal-held-gone = The thread or channel of this table was deleted. The host can continue the match in a new thread; nothing is lost.
refusal-held-locked = The thread of this table is locked. The match resumes by itself once a moderator unlocks it.
refusal-held-forbidden = I do not have permission to post where this table is played. The match resumes by itself once I do; nothing is lost.
refusal-held-removed = I was removed from this table’s server, so the match waits.
refusal-held-unavailable = Discord cannot reach this table’s server right now. The clocks are stopped; nothing is lost.
ui-closed-forsaken = This table was closed without a result: nobody resumed the match for 30 days.
ui-closed-gone = This table was closed without a result because its thread was deleted.
ui-closed-removed = This table was closed without a result because the bot was removed from the server.

place-board-title = The board was deleted { $count } times
place-board-text = Table “{ $table }” is paused. Moderators: check the server’s audit log to see who deletes the messages. Anyone at the table can resume with the button.
place-gone-title = Table “{ $table }”: its thread or channel was deleted
place-gone-text = The match is safe: nothing was lost, and the clocks are stopped. The host can continue it in a new thread within seven days.
place-gone-host = The match is safe: nothing was lost, and the clocks are stopped. You can continue it in a new thread or end it without a result. After seven days it ends by itself, without a result.
place-locked-text = A moderator has locked the thread. The clocks are stopped, and the match resumes by itself once the thread is unlocked.
place-locked-title = Table “{ $table }” is paused
place-forbidden-title = Table “{ $table }” is paused
place-forbidden-text = I am missing the permission { $permission } in { $channel }. The clocks are stopped. I check again whenever somebody presses a button, and every ten minutes; the match then resumes by itself.
place-forbidden-unknown = Discord does not let me post in { $channel }. The clocks are stopped. I check again whenever somebody presses a button, and every ten minutes; the match then resumes by itself.
place-forbidden-automod = In { $channel } the server’s AutoMod blocks the board, even without names. The clocks are stopped. A moderator can allow me there; I check again whenever somebody presses a button, and every ten minutes.
place-removed-title = Table “{ $table }” is paused
place-removed-text = I was removed from the server. The match is kept for 30 days; if I am invited again, it can continue where it stopped.
place-returned-title = Table “{ $table }” can continue
place-returned-text = I am back on the server. Press **Resume** below or make your next move to continue the match.
place-on-title = Table “{ $table }” has resumed
place-over-title = Table “{ $table }” is closed
place-btn-continue = Continue in a new thread
place-btn-void = End without result
place-rest = 💤 This table has been idle for a day. Any of its players can resume the match. After { $until } it will be closed without a result.
place-btn-resume = Resume
place-choose = The channel is gone too. Where should the match continue?
place-choose-menu = Choose a channel
place-nowhere = I cannot find a channel on that server where both of us can write. Ask a moderator to create one, then press again.
place-failed = I could not create a thread there: { $channel }. Try again, or ask a moderator to check my permissions.
place-continued = The match continues: { $channel }
place-voided = Table “{ $table }” has ended without a result.
place-past = That has already been settled.
place-taken = I cannot create a thread here, and table “{ $table }” is already played in this channel. Play there, or open your table in another channel.
place-kind = A table cannot be played here. Use a text channel, a thread, a forum post or the chat of a voice channel.
reply-create-here = Table “{ $table }” is open; its lobby message is below. It will be played right here, without a thread of its own. You have seat 1.
place-busy = I cannot open another table right now. Please try again in ten minutes; open tables are not affected.
reply-unsaved = I cannot save anything right now. The clocks are stopped, and the operator of this bot has been notified.
reply-aside = This table has been suspended because its log cannot be read. Nothing was deleted, and the operator of this bot has been notified.
cli-aside = { $count ->
    [one] One table has been suspended because its log cannot be read: { $tables }. The others continue.
   *[other] { $count } tables have been suspended because their logs cannot be read: { $tables }. The others continue.
}
place-broken = ⚠️ The log of table “{ $table }” cannot be read, so the table has been suspended. Nothing was deleted. The operator of this bot has been notified; the other tables continue.
