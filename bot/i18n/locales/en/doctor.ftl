# germini doctor, for the operator of the bot.
cli-doctor-line-ok = ok       { $subject }: { $what }
cli-doctor-line-fault = FAULT    { $subject }: { $what }
cli-doctor-line-skipped = skipped  { $subject }: { $what }
cli-doctor-well = Everything that was checked is all right.
cli-doctor-faults = { $count ->
    [one] one fault; the line above says what to do.
   *[other] { $count } faults; the lines above say what to do.
}
cli-doctor-subject-program = program
cli-doctor-subject-disk = disk
cli-doctor-subject-fonts = fonts
cli-doctor-subject-pictures = pictures
cli-doctor-subject-database = database
cli-doctor-subject-migrations = migrations
cli-doctor-subject-reach = Discord
cli-doctor-subject-clock = clock
cli-doctor-subject-token = token
cli-doctor-subject-intents = intents
cli-doctor-subject-permissions = permissions
cli-doctor-program = { $version }, Python { $python }
cli-doctor-unchecked = not checked, because something above is missing.
cli-doctor-disk = { $where } is writable and closed to other accounts. Free: { $free } MB.
cli-doctor-disk-full = { $free } MB are free at { $where }, but at least { $least } MB are needed. Free some space, or delete old backups.
cli-doctor-folder-new = { $where } does not exist yet. Germini creates it at its first start. Free: { $free } MB.
cli-doctor-folder-open = { $where } is writable. Other accounts can open it; Germini closes it at its next start. Free: { $free } MB.
cli-doctor-folder-file = { $where } is not a folder. Choose another one with --data-dir.
cli-doctor-folder-closed = this account cannot write to { $where }. Make the account that runs Germini its owner (chown), or choose another folder with --data-dir.
cli-doctor-fonts = all { $count } can be loaded.
cli-doctor-fonts-missing = these cannot be loaded: { $names }. Install Germini again.
cli-doctor-pictures = { $count } were drawn in { $ms } ms.
cli-doctor-pictures-fail = the poster of { $game } could not be drawn ({ $error }). Install Germini and Pillow again.
cli-doctor-database = { $where } can be read and written. No bot is using it.
cli-doctor-database-runs = { $where } can be read and written. A bot is using it.
cli-doctor-database-new = { $where } does not exist yet. Germini creates it at its first start.
cli-doctor-database-url = { $where } is neither a SQLite file nor a PostgreSQL database. Correct DATABASE_URL.
cli-doctor-database-unsaved = nothing can be saved in { $where }: { $why ->
    [full] the disk is full. Free some space.
    [readonly] it is read-only. Make it writable for the account that runs Germini.
    [locked] another program keeps it locked. Close that program.
    [unreachable] it does not answer. Check DATABASE_URL and that the server is running.
    [damaged] it is damaged. Stop the bot and restore a backup: germini restore.
    [forbidden] this account may not read it. Run this command as the account that runs Germini.
   *[other] the disk refuses to write. Check it.
}
cli-doctor-database-aside = these tables are suspended because their logs cannot be read: { $tables }. The bot’s log says why; germini restore puts a backup in place.
cli-doctor-migrations = the database is at the newest revision ({ $revision }).
cli-doctor-migrations-new = a new database gets the newest revision ({ $revision }).
cli-doctor-migrations-due = the database is at revision { $revision } and moves to { $head } at the next start. A copy is made first.
cli-doctor-migrations-newer = the database was written by a newer Germini (revision { $revision }; this one knows { $head }). Update Germini, or restore an older backup.
cli-doctor-migrations-unread = the tables of { $where } cannot be read. Stop the bot and restore a backup: germini restore.
cli-doctor-reach = reached in { $ms } ms.
cli-doctor-reach-not = { $where } cannot be reached ({ $why }). Check the network, the firewall and DNS of this machine.
cli-doctor-reach-status = { $where } answers with status { $status }. Wait a while; if this continues, the address of this machine may be blocked by Discord.
cli-doctor-clock = this machine and Discord agree.
cli-doctor-clock-wrong = this machine is { $seconds } seconds { $way ->
    [fast] fast
   *[slow] slow
}. Set its clock from the network (NTP), for example with: timedatectl set-ntp true
cli-doctor-token = Discord accepts it. The bot is { $name }.
cli-doctor-token-none = DISCORD_TOKEN is not set here, so Germini would start its local page. Set it to the bot’s token (Developer Portal, your application, Bot, Reset Token).
cli-doctor-token-wrong = Discord does not accept it. Set DISCORD_TOKEN to the bot’s token (Developer Portal, your application, Bot, Reset Token).
cli-doctor-token-grant = Discord accepts it, but the bot { $name } cannot be invited. Switch off “Requires OAuth2 Code Grant” (Developer Portal, your application, Bot).
cli-doctor-token-unanswered = Discord did not answer the login ({ $why }). Try again in a few minutes.
cli-doctor-intents = Discord accepts Guilds and Guild Messages. No privileged intent is needed.
cli-doctor-intents-refused = Discord refuses them. Germini needs no privileged intent; check that the bot is not restricted (Developer Portal, your application, Bot).
cli-doctor-gateway-not = the gateway did not answer ({ $why }). WebSocket connections to gateway.discord.gg (port 443) must be allowed.
cli-doctor-gateway-refuses = the gateway refuses the connection (code { $code }). This version of Germini may be too old: update it.
cli-doctor-no-servers = the bot is not on any server yet. Invite it: the README has the link.
cli-doctor-server-away = Discord cannot reach server { $server } right now.
cli-doctor-server = { $server }: nothing is missing in the channels that are used ({ $count }).
cli-doctor-server-open = { $server }: tables can be opened in { $count } of { $of } text channels.
cli-doctor-lacks = { $server }, #{ $channel }: missing { $names }. Allow them for the bot in Discord (channel settings, Permissions).
cli-doctor-lacks-all = { $server }: there is no text channel in which tables can be opened. In #{ $channel } these are missing: { $names }. Allow them there, or give them to the bot’s role.

# /admin doctor, for those who moderate a server.
cmd-admin-doctor = doctor
    .description = Check the bot’s permissions and health on this server
doctor-title = Check-up
doctor-here = Permissions
doctor-bot = The bot
doctor-emojis = { $done ->
    [0] ⏳ Emojis of the cards: none of { $of } uploaded yet. Until then cards have the emojis of their suits.
   *[other] ⏳ Emojis of the cards: { $done } of { $of } uploaded. Until all are there, some cards have the emojis of their suits.
}
doctor-emojis-all = ✅ Emojis of the cards: all { $of } uploaded
doctor-emojis-off = ✅ Emojis of the cards: turned off by the operator. Cards have the emojis of their suits.
doctor-saving = ✅ Moves are saved
doctor-unsaved = ❌ Nothing can be saved right now. Tables wait and continue by themselves; tell the operator.
doctor-calm = ✅ No heavy load
doctor-load = { $step ->
    [1] ⏳ Under load: boards are updated less often
    [2] ⏳ Under load: boards are updated less often, pings come later, pictures are smaller
   *[other] ⏳ Under heavy load: boards are updated once per trick, and no new tables can be opened
}
doctor-tables = ✅ All tables on this server can be read
doctor-aside = { $count ->
    [one] ❌ One table on this server is suspended because its log cannot be read. `/admin table` closes it; the operator can restore it.
   *[other] ❌ { $count } tables on this server are suspended because their logs cannot be read. `/admin table` closes them; the operator can restore them.
}
doctor-hint = `/admin setup` changes the channels. Allow what is missing in the channel settings or for the bot’s role.
