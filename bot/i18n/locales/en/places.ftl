# A table that cannot be played where it is: what people are told (ux.md E7-E20).
ui-paused-board = ⏸ The board was deleted again and again, so the table is paused. **Resume** or your next move goes on.
ui-paused-gone = ⏸ The place of this table was deleted. The match waits; the clocks stand still.
ui-paused-locked = ⏸ The thread of this table is locked. The match goes on by itself once it is open again.
ui-paused-forbidden = ⏸ I may no longer write where this table is played. The match goes on by itself once I may.
ui-paused-removed = ⏸ I was taken off this table’s server. The match waits there for 30 days.
ui-paused-unavailable = ⏸ Discord cannot reach this table’s server at the moment. The clocks stand still.
ui-paused-returned = ⏸ I am back on the server. **Resume** or your next move goes on.
refusal-held-gone = The place of this table was deleted. Its host can continue the match in a new thread; nothing is lost.
refusal-held-locked = The thread of this table is locked. The match goes on by itself once a moderator opens it.
refusal-held-forbidden = I may not write where this table is played. The match goes on by itself once I may; nothing is lost.
refusal-held-removed = I was taken off this table’s server, so the match waits.
refusal-held-unavailable = Discord cannot reach this table’s server at the moment. The clocks stand still; nothing is lost.
ui-closed-forsaken = This table was closed without a result: nobody went on with the match for 30 days.
ui-closed-gone = This table was closed without a result, because its thread was deleted.
ui-closed-removed = This table was closed without a result, because the bot was taken off the server.

place-board-title = The board was deleted { $count } times
place-board-text = Table “{ $table }” is paused. Moderators: the server’s audit log may show who deletes the messages. Anybody at the table can go on with the button.
place-gone-title = Table “{ $table }”: its place was deleted
place-gone-text = The match is safe: nothing was lost and every clock stands still. The host can continue it in a new thread within seven days.
place-gone-host = The match is safe: nothing was lost and every clock stands still. You can continue it in a new thread or end it without a result. After seven days it ends by itself, without a result.
place-locked-text = A moderator has locked the thread. The clocks stand still, and the match goes on by itself once the thread is open again.
place-locked-title = Table “{ $table }” is paused
place-forbidden-title = Table “{ $table }” is paused
place-forbidden-text = In { $channel } I lack the permission { $permission }. The clocks stand still. I look again at every press and every ten minutes, and the match goes on by itself.
place-forbidden-unknown = In { $channel } Discord does not let me write. The clocks stand still. I look again at every press and every ten minutes, and the match goes on by itself.
place-forbidden-automod = In { $channel } the server’s AutoMod does not let the board through, not even without names. The clocks stand still. A moderator can allow me there; I look again at every press and every ten minutes.
place-removed-title = Table “{ $table }” is paused
place-removed-text = I was taken off the server. The match is kept for 30 days; if I am invited again, it can go on where it stopped.
place-returned-title = Table “{ $table }” can go on
place-returned-text = I am back on the server. Any button of the table goes on where the match stopped.
place-on-title = Table “{ $table }” goes on
place-over-title = Table “{ $table }” is closed
place-btn-continue = Continue in a new thread
place-btn-void = End without result
place-rest = 💤 This table has rested for a day. The match waits for its players: whoever sits there goes on. After { $until } it is closed without a result.
place-btn-resume = Go on
place-choose = The channel is gone as well. Where shall the match go on?
place-choose-menu = Choose a channel
place-nowhere = I see no channel on that server in which both of us can write. Let a moderator make one, then press again.
place-failed = No thread could be made there: { $channel }. Try again, or let a moderator look at my permissions.
place-continued = The match goes on: { $channel }
place-voided = Table “{ $table }” has ended without a result.
place-past = That has been settled already.
place-taken = I cannot make a thread here, and table “{ $table }” is played in this channel already. Play there, or open your table in another channel.
place-kind = A table cannot be played here. Use a text channel, a thread, a forum post or the chat of a voice channel.
reply-create-here = Table “{ $table }” is open; its card is below. It will be played right here, because there is no thread of its own. You have the first chair.
place-busy = The house is full at the moment. Please try again in ten minutes; tables that are open go on.
reply-unsaved = I cannot save anything at the moment. The clocks stand still, and whoever runs this bot has been told.
reply-aside = This table has been set aside, because its log cannot be read. Nothing was deleted, and whoever runs this bot has been told.
cli-aside = { $count ->
    [one] One table has been set aside, because its log cannot be read: { $tables }. The others go on.
   *[other] { $count } tables have been set aside, because their logs cannot be read: { $tables }. The others go on.
}
place-broken = ⚠️ The log of table “{ $table }” cannot be read, so the table has been set aside. Nothing was deleted. Whoever runs this bot has been told; the other tables go on.
