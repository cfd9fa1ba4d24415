# What Discord does not take care of (ux.md E17, E22, E52, E60).
place-threads-full = This server has as many active threads as Discord allows, so table “{ $table }” is played here, in the channel. Whoever manages the server can make room by archiving threads that nobody uses.
reply-played = You already played { $card }.
ui-lobby-here = This table is played right here: it gets no thread of its own, so there is room for one at a time.
