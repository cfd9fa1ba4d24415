# What Discord does not take care of (ux.md E52, E60).
ui-help-fair = **Fair play.** Your hand is for your eyes alone: while the match runs, do not forward it and do not show pictures of it. Nobody can prevent that; whoever sees it tells the people who run this server, and they can pause or end any table.
place-threads-full = This server has as many active threads as Discord allows, so table “{ $table }” is played here, in the channel. Whoever manages the server can make room by archiving threads that nobody uses.
