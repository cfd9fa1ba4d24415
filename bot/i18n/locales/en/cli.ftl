# What the console command says to the operator of the bot.
cli-ready = Germini is ready. Play here: { $url }
cli-stand-in = A bot can log in at { $api }, with any token. People play here: { $url }
cli-tcp-taken = Port { $port } is in use. Choose another: --tcp { $other }
cli-tcp-elsewhere = --tcp serves the local server to another bot. To use it, unset DISCORD_TOKEN and GERMINI_SOCKET and do not pass --socket.
cli-setting = Invalid setting { $name }: { $why }.
cli-token-empty = DISCORD_TOKEN is set but empty. Set it to the bot’s token, or unset it to play locally.
cli-token-wrong = Discord does not accept this token. Check DISCORD_TOKEN (Developer Portal, your application, Bot, Reset Token).
cli-intents = Discord refuses the intents of this application. Germini only needs Guilds and Guild Messages; no privileged intent has to be switched on. In the Developer Portal (your application, Bot), check that the bot is not restricted and that DISCORD_TOKEN is its token.
cli-gateway-refuses = Discord refuses the connection (code { $code }). This version of Germini may be too old: update it and start it again. No match is lost.
cli-stopped = The bot stopped unexpectedly ({ $error }). The log above says where. No match is lost: start it again.
cli-port-taken = Port { $port } is in use. Choose another: make play PORT={ $other }
cli-unsaid = Could not write the output: { $why }.
cli-data-folder = The data folder { $where } cannot be used: { $why }.
cli-private-closed = Other accounts on this machine could read Germini’s data. It is now closed to them: { $names }.
cli-private-open = Other accounts on this machine may be able to read Germini’s data, and Germini cannot change that: { $names }. Make the account that runs Germini the owner (chown) and remove access for others (chmod go=), or choose another folder with --data-dir.
cli-data-unwritable = The data folder { $where } is not writable. Give the user that runs Germini write access, or choose another folder with --data-dir.
cli-data-locked = The database { $where } is locked by another program. Close that program and start again.
cli-data-in-use = Another Germini is using { $where }. Stop it first.
cli-data-linked = The database { $where } has a second name, a hard link. Two copies of Germini that use one name each would destroy it. Delete the other name; a backup has to be a copy.
cli-data-newer = The database { $where } was written by a newer Germini (revision { $revision }). Update Germini, or restore an older backup.
cli-data-corrupt = The database { $where } is damaged or not a database. Restore a backup in its place (germini restore FILE --replace). Without a backup, “.recover” in the program sqlite3 saves what is still readable into a new file; then run “germini rebuild” to rebuild standings and results.
cli-data-damaged = The database { $where } turned out to be damaged while Germini was running, so Germini stopped before writing anything wrong. Restore a backup in its place (germini restore FILE --replace); the damaged file is kept. Without a backup, “.recover” in the program sqlite3 saves what is still readable into a new file; then run “germini rebuild” to rebuild standings and results.
cli-data-gone = The database { $where } was moved, replaced or deleted while Germini was running, so Germini stopped. Put it back, or restore a backup in its place, and start Germini again.
cli-data-taken = Another Germini ({ $holder }) has taken over the database { $where }, so this one stopped. It wrote nothing after that, and nothing it had confirmed is lost. Run only one of them. Do not delete the file that ends in .lock: it stops a second Germini from starting.
cli-data-unreachable = Cannot reach the database { $where }. Check DATABASE_URL and that the server is running.
cli-alive = alive
cli-not-alive = not running
cli-silent = not running: it last reported { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} ago
cli-unsaved = Nothing can be saved: { $why ->
    [full] the disk is full. Free some space.
    [readonly] the database is read-only. Make it writable for the account that runs Germini.
    [locked] another program keeps the database locked. Close that program.
    [unreachable] the database cannot be reached. Check DATABASE_URL and that the server is running.
    [damaged] the database is damaged. Restore a backup in its place.
    [gone] the database is not where it was. Put it back.
    [taken] another Germini has taken over the database. Run only one of them.
    [in-use] another Germini has taken over the database. Run only one of them.
    [forbidden] this account is not allowed to read the database. Run this command as the account that runs Germini.
   *[other] the disk refuses to write. Check it.
} Everything that was confirmed is safe. If the bot is running, its tables wait and continue by themselves.
cli-load = under load (step { $step } of 3). { $step ->
    [1] Boards are updated less often.
    [2] Boards are updated less often, pings come later, pictures are smaller.
   *[other] Boards are updated once per trick, and no new tables can be opened.
}
cli-rebuild-done = { $count ->
    [one] Standings and results were rebuilt from the log of one table.
   *[other] Standings and results were rebuilt from the logs of { $count } tables.
}
cli-badge-false = False badge: “{ $badge }” of person { $person } does not follow from the log of table { $table }.
cli-badge-more = { $count ->
    [one] One more false badge.
   *[other] { $count } more false badges.
}
cli-badge-missing = { $count ->
    [one] One badge that follows from the logs is not stored.
   *[other] { $count } badges that follow from the logs are not stored.
}
cli-badge-added = { $count ->
    [one] One badge that follows from the logs was missing and is now stored.
   *[other] { $count } badges that follow from the logs were missing and are now stored.
}
cli-badge-none = All badges follow from the logs.
cli-rebuild-corrupt = Nothing was changed: the log of table { $table } cannot be read at event { $seq } ({ $why }). Restore a backup.
cli-rebuild-missing = There is no database at { $where }. Choose its folder with --data-dir.
cli-rebuild-busy = Nothing was changed: could not write to the database ({ $why }). Try again.
