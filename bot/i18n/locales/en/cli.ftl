# What the console command says to the person who runs the bot.
cli-ready = Germini is ready. Play here: { $url }
cli-stand-in = A bot can log in at { $api }, with any token. People play here: { $url }
cli-tcp-taken = Port { $port } is in use. Choose another: --tcp { $other }
cli-tcp-elsewhere = --tcp serves the local server to another bot. Unset DISCORD_TOKEN and GERMINI_SOCKET, and leave --socket out, to use it.
cli-setting = The setting { $name } does not hold: { $why }.
cli-token-empty = DISCORD_TOKEN is set but empty. Set it to the bot’s token, or unset it to play locally.
cli-token-wrong = Discord does not accept this token. Check DISCORD_TOKEN (Developer Portal, your application, Bot, Reset Token).
cli-intents = Discord refuses the intents of this application. Germini asks for Guilds and Guild Messages only; none of the privileged ones has to be switched on. Check in the Developer Portal (your application, Bot) that the bot is not restricted, and that DISCORD_TOKEN is its token.
cli-gateway-refuses = Discord refuses the connection (code { $code }). This version of Germini may be too old for it: update, and start again. No game is lost.
cli-stopped = The bot stopped unexpectedly ({ $error }). The log above says where. No game is lost: start it again.
cli-port-taken = Port { $port } is in use. Choose another: make play PORT={ $other }
cli-unsaid = What there was to say could not be written out: { $why }.
cli-data-folder = The data folder { $where } cannot be used: { $why }.
cli-private-closed = Other accounts of this machine could read what Germini keeps. It is now closed to them: { $names }.
cli-private-open = Other accounts of this machine may read what Germini keeps, and Germini cannot change that: { $names }. Give it to the account that runs Germini (chown) and close it (chmod go=), or name another folder with --data-dir.
cli-data-unwritable = The data folder { $where } cannot be written to. Give it to the user who runs Germini, or name another with --data-dir.
cli-data-locked = The database { $where } is locked by another program. Close that program and start again.
cli-data-in-use = Another Germini is running on { $where }. Stop that one first.
cli-data-linked = The database { $where } has a second name, a hard link. Two Germini on its two names would destroy it. Delete the other name; a backup has to be a copy.
cli-data-newer = The database { $where } was written by a newer Germini (revision { $revision }). Update Germini, or restore an older backup.
cli-data-corrupt = The database { $where } is damaged, or no database at all. Put a backup in its place, and take away the files beside it that end in -wal and -shm. Without a backup, “.recover” of the program sqlite3 saves into a new file what can still be read; “germini rebuild” then makes standings and results anew.
cli-data-damaged = The database { $where } turned out to be damaged while Germini was running, so it stopped before anything wrong was written. Keep the file, and put a backup in its place. Without a backup, “.recover” of the program sqlite3 saves into a new file what can still be read; “germini rebuild” then makes standings and results anew.
cli-data-gone = The database { $where } was moved, replaced or deleted while Germini was running, so it stopped. Put it back where it was, or put a backup in its place, and start again.
cli-data-taken = Another Germini ({ $holder }) has taken over the database { $where }, so this one stopped. It wrote nothing after that, and nothing acknowledged is lost. Let only one of them run. The file that ends in .lock keeps a second one away: do not delete it.
cli-data-unreachable = The database { $where } cannot be reached. Check DATABASE_URL and that the server runs.
cli-alive = alive
cli-not-alive = not running
cli-silent = not running: the last sign of life is { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} old
cli-unsaved = Nothing can be saved: { $why ->
    [full] the disk is full. Make room on it.
    [readonly] the database may only be read. Make it writable for the account that runs Germini.
    [locked] another program keeps the database locked. Close that program.
    [unreachable] the database cannot be reached. Check DATABASE_URL and that the server runs.
    [damaged] the database is damaged. Put a backup in its place.
    [gone] the database is not where it was. Put it back.
    [taken] another Germini has taken the database over. Let only one run.
    [in-use] another Germini has taken the database over. Let only one run.
    [forbidden] this account may not read the database. Ask with the account that runs Germini.
   *[other] the disk refuses to write. Check it.
} What was acknowledged is safe; where the bot is running, the tables wait and go on by themselves.
cli-load = under load: step { $step } of 3. { $step ->
    [1] Boards are edited less often.
    [2] Boards are edited less often, calls come later, pictures are smaller.
   *[other] Boards are edited once a trick, no new tables are opened.
}
cli-rebuild-done = { $count ->
    [one] Standings and results were made anew from the log of one table.
   *[other] Standings and results were made anew from the logs of { $count } tables.
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
    [one] One badge that follows from the logs was missing and is stored now.
   *[other] { $count } badges that follow from the logs were missing and are stored now.
}
cli-badge-none = All badges follow from the logs.
cli-rebuild-corrupt = Nothing was changed: the log of table { $table } cannot be read at { $seq } ({ $why }). Restore a backup.
cli-rebuild-missing = There is no database { $where }. Name its folder with --data-dir.
cli-rebuild-busy = Nothing was changed: the database could not be written to ({ $why }). Try again.
