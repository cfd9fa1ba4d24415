# Before the start: who is there.
ui-btn-here = I’m here
ui-check = **Is everybody there?** Press “I’m here” ({ $until }).
ui-check-here = ✅ { $who }
ui-check-missing = ⏳ { $who }
ui-check-hint = Whoever does not answer in time gives the chair up; the others keep theirs.
ui-check-begun = Everybody was there; the match at “{ $name }” has begun.
ui-check-over = Not everybody was there: “{ $name }” is waiting in its channel again.
reply-check = Everybody at “{ $table }” is being asked “Are you there?”. The match begins when all have answered.
refusal-check-running = The players are just being asked whether they are there; nothing can be changed in that minute.
refusal-already-here = You have said that you are there; the others are being waited for.

# Another pace in a running match.
refusal-pace-same = The table plays at that pace already.
refusal-pace-asked = You have asked for that pace already; the others must agree.

# Moderators.
refusal-not-moderator = Only a moderator can do that.
refusal-deed-unknown = There is nothing called “{ $what }” that could be done to a table.
refusal-paused-moderator = A moderator has paused this table. Only a moderator can resume it.
refusal-not-there = That person does not sit at this table.
ui-paused-moderator = ⏸ A moderator has paused this table. Only a moderator can resume it.
ui-closed-void = A moderator has ended this match without a result.

# Who may open a table, and sit down.
refusal-barred = Whoever manages this server does not let you sit at its tables.
refusal-channel-not-allowed = Tables are opened in other channels of this server: { $channels }. Use `/table create` there.
refusal-channel-none-allowed = No tables are opened in that channel. People who manage the server choose the channels with `/admin setup`.
refusal-tables-many = { $count ->
    [one] On this server one table may be open at a time. `/table list` shows what is open.
   *[other] On this server { $count } tables may be open at a time. `/table list` shows those that are open.
}
refusal-live-elsewhere = You are already playing live at “{ $table }”.
refusal-slow-many = You sit at { $count } tables without hurry already; that is as many as one can keep an eye on.
refusal-somebody-live = { $who } already plays live at another table, so this one must stay unhurried.

# On the chair of somebody who gets no direct messages.
ui-lobby-plays-here = plays with **My cards**

# How much one person may do in an hour.
refusal-quota-open = { $count ->
    [0] On this server only those who manage it open tables.
    [one] One person may open one table in an hour here, and you have. You can open the next { $when }.
   *[other] One person may open { $count } tables in an hour here, and you have. You can open the next { $when }.
}
refusal-quota-post = { $count ->
    [0] On this server only those who manage it post for everybody.
    [one] One person may post once in an hour for everybody here, and you have. You can post again { $when }.
   *[other] One person may post { $count } times in an hour for everybody here, and you have. You can post again { $when }.
}
refusal-quota-invite = { $count ->
    [0] On this server nobody is invited through me.
    [one] One person may invite once in an hour here, and you have. You can invite again { $when }.
   *[other] One person may invite { $count } times in an hour here, and you have. You can invite again { $when }.
}
refusal-quota-guest = { $count ->
    [0] On this server nobody is invited through me: { $who } was not invited.
    [one] You have invited { $who } in the last hour, and once is the most here. You can invite them again { $when }.
   *[other] You have invited { $who } { $count } times in the last hour, the most there may be here. You can invite them again { $when }.
}
refusal-quota-guests = { $count ->
    [0] On this server nobody is invited through me: { $who } was not invited.
   *[other] { $who } has been invited often enough for now. They can be invited again { $when }.
}
refusal-quota-nudge = { $count ->
    [0] On this server nobody is nudged.
    [one] One person may nudge once in an hour here, and you have. You can nudge again { $when }.
   *[other] One person may nudge { $count } times in an hour here, and you have. You can nudge again { $when }.
}
refusal-quota-report = { $count ->
    [one] One person may send one report in an hour here, and yours is kept. You can send the next { $when }.
   *[other] One person may send { $count } reports in an hour here, and yours are kept. You can send the next { $when }.
}
refusal-quota-offer = { $count ->
    [one] One person may ask the other players once in an hour at one table, and you have. You can ask again { $when }.
   *[other] One person may ask the other players { $count } times in an hour at one table, and you have. You can ask again { $when }.
}
refusal-tables-share = { $count ->
    [one] One of the { $limit } tables this server may have is yours, and one person may have no more. You can open the next when that one is over or closed.
   *[other] { $count } of the { $limit } tables this server may have are yours, and one person may have no more. You can open the next when one of them is over or closed.
}
refusal-tables-share-back = { $count ->
    [one] You opened this table, and by sitting down you would have it again. One of the { $limit } tables this server may have is yours, and one person may have no more. You can sit down here when that one is over or closed.
   *[other] You opened this table, and by sitting down you would have it again. { $count } of the { $limit } tables this server may have are yours, and one person may have no more. You can sit down here when one of them is over or closed.
}
refusal-tables-last = The last free table of this server is for somebody who has none. You can open the next when one of yours is over or closed, or when there is room for more than one.
refusal-chair-not-yours = You cannot sit at this table. `/table list` shows the others, and `/table create` opens your own.
refusal-blocked-there = Somebody whom you have blocked sits at the next table, so you are not brought there. `/preferences` shows your list; `/table create` opens a table of your own.
reply-invite-declined = { $who } takes no invitations.
reply-invite-blocked = You have blocked { $who }. Unblock them in `/preferences` to invite them.
reply-not-server-moderator = Only those who moderate the whole server can do that.
ui-elsewhere-lobby = That match has not started: you can leave the table at no cost.
ui-elsewhere-playing = Continue there, or leave: a bot takes your seat, and you can take it back. If you stay away for another whole deal, you have abandoned the match. **Leave…** shows your options and what each one costs.
ui-btn-quit = Leave…
