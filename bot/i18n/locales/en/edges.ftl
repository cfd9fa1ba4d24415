# What Discord does not take care of (ux.md E17, E22, E52, E60).
ui-help-fair = **Fair play.** Your hand is for your eyes alone: while the match runs, do not forward it and do not show pictures of it. Nobody can prevent that; whoever sees it, or anything else that is not fair, presses **More…** → **Report…** on the board or the card of the table. The moderators of the server read it; they can pause or end any table.
place-threads-full = This server has as many active threads as Discord allows, so table “{ $table }” is played here, in the channel. Whoever manages the server can make room by archiving threads that nobody uses.
reply-played = You already played { $card }.
ui-lobby-here = This table is played right here: it gets no thread of its own, so there is room for one at a time.
