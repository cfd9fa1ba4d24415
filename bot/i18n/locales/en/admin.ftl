# For those who manage a server.
cmd-admin-table = table
    .description = Repair, pause or end any table
cmd-admin-table-table = table
    .description = Which table
cmd-admin-table-what = what
    .description = What is to be done
cmd-admin-ban = ban
    .description = Bar or readmit a player on this server
cmd-admin-ban-player = player
    .description = Whom; somebody who is barred is readmitted
cmd-admin-setup = setup
    .description = Channels, language, limits and a permission check
cmd-admin-data = data
    .description = Export or erase this server’s data
ui-deed-repair = repair
ui-deed-pause = pause
ui-deed-resume = resume
ui-deed-end = end, counting what was played
ui-deed-void = end without a result
reply-deed-repair = “{ $table }” has been reset: its messages are being posted again.
reply-deed-pause = “{ $table }” is paused until a moderator resumes it.
reply-deed-resume = “{ $table }” has resumed.
reply-deed-end = “{ $table }” has been ended.
reply-deed-void = “{ $table }” has been ended without a result.
reply-unreadable = The record of this table cannot be read, so it cannot go on here. Whoever runs the bot finds the reason in its log and can bring the table back from a backup; with *{ ui-deed-void }* it is closed, and its players are free again.
reply-barred = { $who } may no longer sit at tables of this server; a bot has every chair of theirs in a running match. The same command readmits { $who }.
reply-readmitted = { $who } may sit at tables of this server again.
reply-not-barrable = { $who } cannot be barred by you.
reply-boards-off = This server shows no leaderboards.
mod-told-repair = 🔧 Moderator { $who } has reset this table’s messages. Nothing is lost; the clocks keep running.
mod-told-pause = ⏸ Moderator { $who } has paused this table. The clocks are stopped.
mod-told-resume = ▶ Moderator { $who } has resumed this table. The clocks continue from where they were.
mod-told-end = ⏹ Moderator { $who } ended this match. Deals that have been counted stand.
mod-told-void = ⏹ Moderator { $who } ended this match without a result. It counts for nobody.
mod-told-displace = 🤖 { $who } no longer plays here; a bot has taken the seat.
ui-setup-title = Settings of this server
ui-setup-hint = What you choose holds at once. Who sees `/admin` is set in Server Settings → Integrations; moderators are also those with Manage Threads or Manage Messages.
ui-setup-permissions = What I may do
ui-setup-ok = ✅ { $channel }
ui-setup-lacks = ❌ { $channel }: I lack { $names }
ui-setup-channels = Channels for tables (none chosen: all)
ui-setup-language = Language of new tables
ui-setup-language-server = Tables speak the server’s language
ui-setup-language-en = Tables speak English
ui-setup-language-it = Tables speak Italian
ui-setup-language-es = Tables speak Spanish
ui-setup-limit = How many tables may be open
ui-setup-tables = { $count ->
    [one] At most { $count } table at a time
   *[other] At most { $count } tables at a time
}
ui-setup-tables-default = { $count ->
    [one] No limit of its own: at most { $count } table
   *[other] No limit of its own: at most { $count } tables
}
ui-setup-role = Role of moderators at the tables (none)
ui-setup-boards-on = Leaderboards: shown
ui-setup-boards-off = Leaderboards: hidden
ui-btn-check = Check again
ui-data-title = Data of this server
ui-data-text = I keep the tables of this server with their moves and results, the standings and seasons, these settings, what was reported, and who is barred. The export holds all of it but the course of the matches, which `/history` gives to those who played.
ui-btn-data-export = Export
ui-btn-data-erase = Erase…
ui-erase-title = Erase everything of this server?
ui-erase-text = { $count ->
    [0] Matches, standings, seasons, settings, reports and bars of this server are erased for good. Ratings across all servers stay.
    [one] One open table is ended without a result; then matches, standings, seasons, settings, reports and bars of this server are erased for good. Ratings across all servers stay.
   *[other] { $count } open tables are ended without a result; then matches, standings, seasons, settings, reports and bars of this server are erased for good. Ratings across all servers stay.
}
ui-btn-erase-yes = Yes, erase everything
reply-data-export = Everything kept of this server. People stand in it by number.
reply-data-erased = Everything of this server has been erased.
perm-create-public-threads = Create Public Threads

# How much one person may do in an hour.
ui-btn-limits = Limits for each person
ui-limits-title = Limits for each person
ui-limits-text = How much one person may do on this server in an hour. What you choose holds at once.
ui-limits-hint = People with Manage Server may open tables and post without these limits. Nobody may have more than a third of this server’s tables at once.
ui-limits-open = { $count ->
    [0] No tables opened
    [one] { $count } table opened in an hour
   *[other] { $count } tables opened in an hour
}
ui-limits-post = { $count ->
    [0] No posts for everybody
    [one] { $count } post for everybody in an hour
   *[other] { $count } posts for everybody in an hour
}
ui-limits-invite = { $count ->
    [0] No invitations
    [one] { $count } invitation in an hour
   *[other] { $count } invitations in an hour
}
ui-limits-guest = { $count ->
    [0] Same guest: no invitations
    [one] Same guest: { $count } invitation from one person in an hour
   *[other] Same guest: { $count } invitations from one person in an hour
}
ui-limits-guests = { $count ->
    [0] Same guest: no invitations from anybody
    [one] Same guest: { $count } invitation from all together in an hour
   *[other] Same guest: { $count } invitations from all together in an hour
}
ui-limits-nudge = { $count ->
    [0] No nudges
    [one] { $count } nudge in an hour
   *[other] { $count } nudges in an hour
}
ui-limits-report = { $count ->
    [one] { $count } report in an hour
   *[other] { $count } reports in an hour
}
ui-limits-offer = { $count ->
    [one] Same match: { $count } offer (concede, end, substitute) in an hour
   *[other] Same match: { $count } offers (concede, end, substitute) in an hour
}
ui-shown-to-you = Only you see this. { $why }
