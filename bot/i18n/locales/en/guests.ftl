# Guests.
cmd-table-invite = invite
    .description = Invite a player to this table
cmd-table-invite-player = player
    .description = Whom you invite
menu-invite = Invite to my table
menu-record = Card record
ui-btn-invite = Invite…
ui-btn-sit-at = Sit down at “{ $name }”
ui-btn-agree = I agree
ui-invite-title = Whom do you invite to “{ $name }”?
ui-invite-hint = They are mentioned once, in the channel of the table.
ui-invite-choose = Choose up to five people
ui-invitation = { $guest }, { $who } invites you to a game of { $game } at table “{ $name }”.
ui-welcomed = { $who } sits at “{ $table }”.
reply-no-lobby = You do not sit at any table that is still to begin. `/table create` opens one.
reply-invited = { $who } has been invited.
reply-invite-bot = { $who } is a Discord bot and does not play cards. **Add bot** seats a bot that does.
reply-invite-there = { $who } sits at this table already.
reply-invite-barred = { $who } may not sit at tables of this server.
reply-invite-not = { $who } cannot be invited to this table.
reply-invite-again = { $who } was invited to this table a moment ago.
reply-invite-failed = I could not post the invitation of { $who } in the channel of the table.

# Settings in a running match.
ui-set-ranked = Standings
ui-set-ranked-yes = The match counts
ui-set-ranked-no = Friendly: it counts for nobody
ui-pace-wish = { $who } would like another pace: **{ $pace }**.
ui-pace-missing = It changes when these agree too: { $who }
ui-pace-changed = The table now plays at the pace **{ $pace }**.
reply-pace-now = The table now plays at the pace “{ $pace }”.
reply-pace-asked = The others are being asked in the thread whether they want the pace “{ $pace }”.

# Several tables.
ui-which-choose = Your cards at which table?
ui-which-title = { $count } tables are waiting for you, the most urgent first.
ui-which-play = { $count } tables are waiting for you. At which one do you play this? Nothing has been played yet.
ui-which-play-at = { $card } at “{ $table }”
