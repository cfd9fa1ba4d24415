# What Discord does not take care of (ux.md E17, E22, E52, E60).
place-threads-full = This server has reached Discord’s limit of active threads, so table “{ $table }” is played here, in the channel. Archiving unused threads makes room.
reply-played = You already played { THE($card) }.
ui-lobby-here = This table is played right here: it has no thread, so only one table at a time can be played here.
