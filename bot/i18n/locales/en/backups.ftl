# germini backup and germini restore, for the operator of the bot.
cli-backup-done = Backup: { $file } ({ $size } MB). It holds everything up to { $when }. Open tables: { $open }. Finished matches: { $finished }.
cli-backup-good = Checked: the file is intact, all open tables can be read, and the standings match the logs.
cli-backup-quick = Checked: the file is intact and all open tables can be read. The standings were not compared with the logs.
cli-backup-read = Checked: the file can be read to its end. No trial restore was made (--quick).
cli-backup-unread = The backup has everything the database has, but the log of table { $table } cannot be read at event { $seq } ({ $why }). Keep an older backup in which it can be read.
cli-backup-differs = The backup is complete, but its standings do not match the logs ({ $tables }). Stop the bot, run “germini rebuild”, start the bot, and make another backup.
cli-backup-no-trial = The backup was read to its end, but no trial restore was made: the database account is not allowed to create a database. Allow it (ALTER ROLE … CREATEDB), or use --quick.
cli-backup-kept = No older backup was deleted, because this one has a problem.
cli-backup-deleted = Deleted because of --keep: { $names }
cli-backup-out = --out names one file. Do not use it together with --to or --keep.
cli-backup-exists = { $file } already exists. Nothing was written. Choose another name.
cli-backup-space = Not enough space in { $where }: { $need } MB are needed, { $free } MB are free. Nothing was changed. Free some space or choose a folder on another disk.
cli-backup-failed = The copy { $file } could not be written: { $why }. Nothing was changed. Check the disk.
cli-backup-no-backup = { $file } is not a backup made by Germini. Nothing was changed.
cli-backup-no-program = { $program } is needed to copy PostgreSQL, and it is not installed. Install PostgreSQL’s client programs (Debian: postgresql-client).
cli-backup-program = { $program } failed: { $why }. Nothing was changed.
cli-age-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
cli-age-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
cli-age-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
cli-restore-holds = { $file } holds everything up to { $when } ({ $age }). Open tables: { $open }. Finished matches: { $finished }.
cli-restore-loss = If you restore it, what was saved later is lost. Events: { $events } (tables: { $tables }). Tables opened later: { $opened }. Matches finished later: { $finished }. Settings, blocks and reports go back to that time too.
cli-restore-no-loss = The database { $where } has no events that are not in this backup.
cli-restore-nothing-there = There is no database at { $where } to compare it with. What was saved after { $when } is lost.
cli-restore-unknown = The database { $where } cannot be read, so it cannot be compared. What was saved after { $when } is lost.
cli-restore-exists = There is a database at { $where }. Nothing was changed. To replace it, repeat the command with --replace; a copy of what is there is kept.
cli-restore-running = Germini is using { $where }. Nothing was changed. Stop it, then repeat the command.
cli-restore-newer = { $file } was made by a newer Germini (revision { $revision }). Nothing was changed. Update Germini, or choose an older backup.
cli-restore-damaged = { $file } is damaged. Nothing was changed. Choose another backup.
cli-restore-kind = { $kind ->
    [dump] { $file } is a backup of PostgreSQL, but { $where } is a SQLite file. Nothing was changed. Set DATABASE_URL to a PostgreSQL database.
   *[sqlite3] { $file } is a backup of SQLite, but { $where } is a PostgreSQL database. Nothing was changed. Unset DATABASE_URL.
}
cli-restore-forgotten = { $count ->
    [one] One person had deleted their data after the backup. It was deleted again.
   *[other] { $count } people had deleted their data after the backup. It was deleted again.
}
cli-restore-done = Restored: { $where }. Start Germini. Open tables that continue where they were: { $open }.
cli-restore-aside = The database that was replaced is now { $file }. Delete it once everything works.
