# Guests.
cmd-table-invite = invite
    .description = Invite a player to this table
cmd-table-invite-player = player
    .description = Player to invite
menu-invite = Invite to my table
menu-record = Player profile
ui-btn-invite = Invite…
ui-btn-sit-at = Sit down at “{ $name }”
ui-btn-agree = I agree
ui-invite-title = Who do you want to invite to “{ $name }”?
ui-invite-hint = Each person is mentioned once, in the table’s channel.
ui-invite-choose = Choose up to five people
ui-invitation = { $guest }, { $who } invites you to play { $game } at the table “{ $name }”.
ui-welcomed = { $who } has joined “{ $table }”.
reply-no-lobby = You are not at a table that is waiting to start. `/table create` opens one.
reply-invited = { $who } has been invited.
reply-invite-bot = { $who } is a Discord bot and does not play cards. **Add bot** seats a bot that does.
reply-invite-there = { $who } is already at this table.
reply-invite-barred = { $who } is banned from tables on this server.
reply-invite-not = { $who } cannot be invited to this table.
reply-invite-again = { $who } was invited to this table a moment ago.
reply-invite-failed = I could not post the invitation for { $who } in the table’s channel.

# Settings in a running match.
ui-set-ranked = Ranked
ui-set-ranked-yes = Ranked match
ui-set-ranked-no = Casual match (unranked)
ui-pace-wish = Different pace suggested by { $who }: **{ $pace }**.
ui-pace-missing = Still to agree: { $who }
ui-pace-changed = The pace is now **{ $pace }**.
reply-pace-now = The pace is now “{ $pace }”.
reply-pace-asked = The other players are being asked in the thread to switch to the pace “{ $pace }”.

# Several tables.
ui-which-choose = Choose a table
ui-which-title = { $count } tables are waiting for you, the most urgent first.
ui-which-play = { $count } tables are waiting for you. At which one do you want to play this card? Nothing has been played yet.
ui-which-play-at = { $card } at “{ $table }”
