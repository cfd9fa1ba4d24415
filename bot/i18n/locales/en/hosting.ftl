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
refusal-paused-moderator = A moderator has paused this table. A moderator lets it go on.
refusal-not-there = That person does not sit at this table.
ui-paused-moderator = ⏸ A moderator has paused this table. A moderator lets it go on.
ui-closed-void = A moderator has ended this match without a result.

# Who may open a table, and sit down.
refusal-barred = Whoever manages this server does not let you sit at its tables.
refusal-channel-not-allowed = Tables are opened in other channels of this server: { $channels }.
refusal-tables-many = { $count ->
    [one] On this server one table may be open at a time, and one is. `/table list` shows it.
   *[other] On this server { $count } tables may be open at a time, and so many are. `/table list` shows them.
}
refusal-live-elsewhere = You already play live at “{ $table }”. Finish there first, or get up.
refusal-slow-many = You sit at { $count } tables without hurry already; that is as many as one can keep an eye on.
refusal-somebody-live = { $who } already plays live at another table, so this one must stay unhurried.

# On the chair of somebody who gets no direct messages.
ui-lobby-plays-here = plays with **My cards**
reply-not-server-moderator = Only those who moderate the whole server can do that.
