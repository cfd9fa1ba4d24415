# Before the start: the ready check.
ui-btn-here = I’m here
ui-check = **Ready?** Press “I’m here” ({ $until }).
ui-check-here = ✅ { $who }
ui-check-missing = ⏳ { $who }
ui-check-hint = Players who do not answer in time lose their seat; the others keep theirs.
ui-check-begun = Everyone was ready: the match at “{ $name }” has started.
ui-check-over = Not everyone was ready: “{ $name }” is waiting in its channel again.
reply-check = I have asked everyone at “{ $table }” to confirm. The match starts when all have answered.
refusal-check-running = A ready check is running. Nothing can be changed until it ends.
refusal-already-here = You have already confirmed. Waiting for the others.

# Another pace in a running match.
refusal-pace-same = The table already has that pace.
refusal-pace-asked = You have already asked for that pace. The other players still have to agree.

# Moderators.
refusal-not-moderator = Only moderators can do that.
refusal-deed-unknown = Unknown action “{ $what }”.
refusal-paused-moderator = A moderator has paused this table. Only a moderator can resume it.
refusal-not-there = That person is not at this table.
ui-paused-moderator = ⏸ A moderator has paused this table. Only a moderator can resume it.
ui-closed-void = A moderator ended this match without a result.

# Who can open a table, and join one.
refusal-barred = You are banned from tables on this server.
refusal-channel-not-allowed = You cannot open a table in that channel. Use `/table create` in one of these: { $channels }.
refusal-channel-none-allowed = You cannot open a table in that channel. Members with Manage Server choose the channels with `/admin setup`.
refusal-tables-many = { $count ->
    [one] This server has reached its limit of one open table. `/table list` shows what is open.
   *[other] This server has reached its limit of { $count } open tables. `/table list` shows what is open.
}
refusal-live-elsewhere = You are already playing live at “{ $table }”.
refusal-slow-many = You are already at { $count } slow tables (daily or no clock), which is the maximum.
refusal-somebody-live = { $who } is already in a live match at another table, so this table must keep a slow pace.

# On the seat of a player who receives no direct messages.
ui-lobby-plays-here = plays with **My cards**

# What one person can do in an hour.
refusal-quota-open = { $count ->
    [0] On this server, only members with Manage Server can open tables.
    [one] You can open one table an hour here, and you already have. You can open the next one { $when }.
   *[other] You can open { $count } tables an hour here, and you already have. You can open the next one { $when }.
}
refusal-quota-post = { $count ->
    [0] On this server, only members with Manage Server can post for everyone.
    [one] You can post for everyone once an hour here, and you already have. You can post again { $when }.
   *[other] You can post for everyone { $count } times an hour here, and you already have. You can post again { $when }.
}
refusal-quota-invite = { $count ->
    [0] Invitations are turned off on this server.
    [one] You can send one invitation an hour here, and you already have. You can invite again { $when }.
   *[other] You can send { $count } invitations an hour here, and you already have. You can invite again { $when }.
}
refusal-quota-guest = { $count ->
    [0] Invitations are turned off on this server: { $who } was not invited.
    [one] You invited { $who } in the last hour, and once an hour is the maximum here. You can invite them again { $when }.
   *[other] You invited { $who } { $count } times in the last hour, which is the maximum here. You can invite them again { $when }.
}
refusal-quota-guests = { $count ->
    [0] Invitations are turned off on this server: { $who } was not invited.
   *[other] { $who } has received enough invitations for now. You can invite them again { $when }.
}
refusal-quota-nudge = { $count ->
    [0] Nudges are turned off on this server.
    [one] You can nudge once an hour here, and you already have. You can nudge again { $when }.
   *[other] You can nudge { $count } times an hour here, and you already have. You can nudge again { $when }.
}
refusal-quota-report = { $count ->
    [one] You can send one report an hour here, and yours has been saved. You can send the next one { $when }.
   *[other] You can send { $count } reports an hour here, and yours have been saved. You can send the next one { $when }.
}
refusal-quota-offer = { $count ->
    [one] At each table you can ask the other players once an hour, and you already have. You can ask again { $when }.
   *[other] At each table you can ask the other players { $count } times an hour, and you already have. You can ask again { $when }.
}
refusal-tables-share = { $count ->
    [one] One of this server’s { $limit } tables is yours, the most one person can have. You can open another when it is over or closed.
   *[other] { $count } of this server’s { $limit } tables are yours, the most one person can have. You can open another when one of them is over or closed.
}
refusal-tables-share-back = { $count ->
    [one] You opened this table, so it would be yours again if you joined. One of this server’s { $limit } tables is already yours, the most one person can have. You can join when that one is over or closed.
   *[other] You opened this table, so it would be yours again if you joined. { $count } of this server’s { $limit } tables are already yours, the most one person can have. You can join when one of them is over or closed.
}
refusal-tables-last = This server’s last free table is reserved for someone who has none. You can open another when one of yours is over or closed, or when more than one is free.
refusal-chair-not-yours = You cannot join this table. `/table list` shows the others, and `/table create` opens your own.
refusal-blocked-there = A player you have blocked is at the next table, so I did not take you there. `/preferences` shows the players you have blocked; `/table create` opens your own table.
reply-invite-declined = { $who } does not accept invitations.
reply-invite-blocked = You have blocked { $who }. Unblock them in `/preferences` to invite them.
reply-not-server-moderator = Only moderators of the whole server can do that.
ui-elsewhere-lobby = That match has not started, so you can leave the table at no cost.
ui-elsewhere-playing = Continue there, or leave: a bot takes your seat, and you can take it back. If you stay away for another whole deal, you abandon the match. **Leave…** shows your options and what each one costs.
ui-btn-quit = Leave…
