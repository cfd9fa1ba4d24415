# For those who manage a server.
cmd-admin-table = table
    .description = Reset, pause, resume or end any table
cmd-admin-table-table = table
    .description = Table to act on
cmd-admin-table-what = what
    .description = Action to take
cmd-admin-ban = ban
    .description = Ban a player from tables on this server, or lift the ban
cmd-admin-ban-player = player
    .description = Player to ban, or to unban if already banned
cmd-admin-setup = setup
    .description = Set channels, language and limits, and check permissions
cmd-admin-data = data
    .description = Export or erase this server’s data
ui-deed-repair = reset the messages
ui-deed-pause = pause
ui-deed-resume = resume
ui-deed-end = end and count finished deals
ui-deed-void = end without a result
reply-deed-repair = “{ $table }” has been reset: its messages are being posted again.
reply-deed-pause = “{ $table }” is paused until a moderator resumes it.
reply-deed-resume = “{ $table }” has resumed.
reply-deed-end = “{ $table }” has been ended.
reply-deed-void = “{ $table }” has been ended without a result.
reply-unreadable = The log of this table cannot be read, so it cannot continue. The bot’s operator can find the reason in the bot’s log and restore the table from a backup. *{ ui-deed-void }* closes it and frees its players.
reply-barred = { $who } is now banned from tables on this server. In running matches a bot takes over their seats. Use the same command to unban { $who }.
reply-readmitted = { $who } can join tables on this server again.
reply-not-barrable = You cannot ban { $who }.
reply-boards-off = Leaderboards are turned off on this server.
mod-told-repair = 🔧 Moderator { $who } has reset this table’s messages. Nothing is lost; the clocks keep running.
mod-told-pause = ⏸ Moderator { $who } has paused this table. The clocks are stopped.
mod-told-resume = ▶ Moderator { $who } has resumed this table. The clocks continue from where they were.
mod-told-end = ⏹ Moderator { $who } has ended this match. Finished deals still count.
mod-told-void = ⏹ Moderator { $who } has ended this match without a result. It counts for nobody.
mod-told-displace = 🤖 { $who } no longer plays here; a bot has taken over the seat.
ui-setup-title = Settings for this server
ui-setup-hint = Changes apply immediately. Who can see `/admin` is set under Server Settings → Integrations. Members with Manage Threads or Manage Messages are moderators too.
ui-setup-permissions = My permissions
ui-setup-ok = ✅ { $channel }
ui-setup-lacks = ❌ { $channel }: missing { $names }
ui-setup-channels = Channels for tables (none chosen: all)
ui-setup-language = Language of new tables
ui-setup-language-server = Table language: the server’s
ui-setup-language-en = Table language: English
ui-setup-language-it = Table language: Italian
ui-setup-language-es = Table language: Spanish
ui-setup-limit = Maximum number of open tables
ui-setup-tables = { $count ->
    [one] At most { $count } table at a time
   *[other] At most { $count } tables at a time
}
ui-setup-tables-default = { $count ->
    [one] Default limit: at most { $count } table
   *[other] Default limit: at most { $count } tables
}
ui-setup-role = Table moderator role (none)
ui-setup-boards-on = Leaderboards: shown
ui-setup-boards-off = Leaderboards: hidden
ui-btn-check = Check again
ui-data-title = This server’s data
ui-data-text = I store this server’s tables with their moves and results, its leaderboards and seasons, these settings, reports and bans. The export contains all of it except the moves of matches, which players can export with `/history`.
ui-btn-data-export = Export
ui-btn-data-erase = Erase…
ui-erase-title = Erase all of this server’s data?
ui-erase-text = { $count ->
    [0] This server’s matches, leaderboards, seasons, settings, reports and bans will be erased permanently. Ratings across all servers are kept.
    [one] One open table will be ended without a result. Then this server’s matches, leaderboards, seasons, settings, reports and bans will be erased permanently. Ratings across all servers are kept.
   *[other] { $count } open tables will be ended without a result. Then this server’s matches, leaderboards, seasons, settings, reports and bans will be erased permanently. Ratings across all servers are kept.
}
ui-btn-erase-yes = Yes, erase everything
reply-data-export = All data stored for this server. People appear by number; the `people` section has their names, unless they hide them.
reply-data-erased = All of this server’s data has been erased.
perm-create-public-threads = Create Public Threads

# What one person can do in an hour.
ui-btn-limits = Limits per person
ui-limits-title = Limits per person
ui-limits-text = What one person can do on this server in an hour. Changes apply immediately.
ui-limits-hint = Members with Manage Server can open tables and post without these limits. Nobody can have more than a third of this server’s tables at once.
ui-limits-open = { $count ->
    [0] No tables
    [one] { $count } table opened per hour
   *[other] { $count } tables opened per hour
}
ui-limits-post = { $count ->
    [0] No posts for everyone
    [one] { $count } post for everyone per hour
   *[other] { $count } posts for everyone per hour
}
ui-limits-invite = { $count ->
    [0] No invitations
    [one] { $count } invitation per hour
   *[other] { $count } invitations per hour
}
ui-limits-guest = { $count ->
    [0] Same guest: no invitations
    [one] Same guest: { $count } invitation per hour from one person
   *[other] Same guest: { $count } invitations per hour from one person
}
ui-limits-guests = { $count ->
    [0] Same guest: no invitations from anyone
    [one] Same guest: { $count } invitation per hour from everyone together
   *[other] Same guest: { $count } invitations per hour from everyone together
}
ui-limits-nudge = { $count ->
    [0] No nudges
    [one] { $count } nudge per hour
   *[other] { $count } nudges per hour
}
ui-limits-report = { $count ->
    [one] { $count } report per hour
   *[other] { $count } reports per hour
}
ui-limits-offer = { $count ->
    [one] Same match: { $count } offer per hour (concede, end, substitute)
   *[other] Same match: { $count } offers per hour (concede, end, substitute)
}
ui-shown-to-you = Only you can see this. { $why }
