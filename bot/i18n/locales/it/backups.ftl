# germini backup e germini restore, per chi amministra il bot.
cli-backup-done = Copia di riserva: { $file } ({ $size } MB). Contiene tutto fino a { $when }. Tavoli aperti: { $open }. Partite finite: { $finished }.
cli-backup-good = Controllata: il file è integro, tutti i tavoli aperti si possono leggere e le classifiche corrispondono ai registri.
cli-backup-quick = Controllata: il file è integro e tutti i tavoli aperti si possono leggere. Le classifiche non sono state confrontate con i registri.
cli-backup-read = Controllata: il file si può leggere fino in fondo. Non è stata provata (--quick).
cli-backup-unread = La copia ha tutto ciò che ha il database, ma il registro del tavolo { $table } non è leggibile all’evento { $seq } ({ $why }). Conserva una copia precedente in cui si legge.
cli-backup-differs = La copia è completa, ma le sue classifiche non corrispondono ai registri ({ $tables }). Ferma il bot, esegui «germini rebuild», riavvia il bot e fai un’altra copia.
cli-backup-no-trial = La copia è stata letta fino in fondo, ma non provata: l’utente del database non può creare un database. Dagli il permesso (ALTER ROLE … CREATEDB), o usa --quick.
cli-backup-kept = Nessuna copia precedente è stata eliminata, perché questa ha un problema.
cli-backup-deleted = Copie eliminate per via di --keep: { $names }
cli-backup-out = --out indica un solo file. Non usarlo insieme a --to o --keep.
cli-backup-exists = { $file } esiste già. Non è stato scritto nulla. Scegli un altro nome.
cli-backup-space = Spazio insufficiente in { $where }: servono { $need } MB e ce ne sono { $free } liberi. Non è stato modificato nulla. Libera spazio o scegli una cartella su un altro disco.
cli-backup-failed = Non è stato possibile scrivere la copia { $file }: { $why }. Non è stato modificato nulla. Controlla il disco.
cli-backup-no-backup = { $file } non è una copia fatta da Germini. Non è stato modificato nulla.
cli-backup-no-program = Per copiare PostgreSQL serve { $program }, che non è installato. Installa i programmi client di PostgreSQL (Debian: postgresql-client).
cli-backup-program = { $program } non è riuscito: { $why }. Non è stato modificato nulla.
cli-age-minutes = { $count ->
    [one] { $count } minuto fa
   *[other] { $count } minuti fa
}
cli-age-hours = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
}
cli-age-days = { $count ->
    [one] { $count } giorno fa
   *[other] { $count } giorni fa
}
cli-restore-holds = { $file } contiene tutto fino a { $when } ({ $age }). Tavoli aperti: { $open }. Partite finite: { $finished }.
cli-restore-loss = Con il ripristino va perso ciò che è stato salvato dopo. Eventi: { $events } (tavoli: { $tables }). Tavoli aperti dopo: { $opened }. Partite finite dopo: { $finished }. Anche impostazioni, blocchi e segnalazioni tornano a quel momento.
cli-restore-no-loss = Il database { $where } non ha eventi che manchino in questa copia.
cli-restore-nothing-there = In { $where } non c’è un database con cui confrontarla. Ciò che è stato salvato dopo { $when } è perso.
cli-restore-unknown = Il database { $where } non si può leggere, perciò non è possibile confrontarlo. Ciò che è stato salvato dopo { $when } è perso.
cli-restore-exists = In { $where } c’è già un database. Non è stato modificato nulla. Per sostituirlo ripeti il comando con --replace; di ciò che c’è ora resta una copia.
cli-restore-running = Germini sta usando { $where }. Non è stato modificato nulla. Fermalo e ripeti il comando.
cli-restore-newer = { $file } è stato fatto da un Germini più recente (revisione { $revision }). Non è stato modificato nulla. Aggiorna Germini, o scegli una copia precedente.
cli-restore-damaged = { $file } è danneggiato. Non è stato modificato nulla. Scegli un’altra copia.
cli-restore-kind = { $kind ->
    [dump] { $file } è una copia di PostgreSQL, ma { $where } è un file SQLite. Non è stato modificato nulla. Imposta DATABASE_URL su un database PostgreSQL.
   *[sqlite3] { $file } è una copia di SQLite, ma { $where } è un database PostgreSQL. Non è stato modificato nulla. Togli DATABASE_URL.
}
cli-restore-forgotten = { $count ->
    [one] Dopo la copia una persona aveva eliminato i suoi dati. Sono stati eliminati di nuovo.
   *[other] Dopo la copia { $count } persone avevano eliminato i loro dati. Sono stati eliminati di nuovo.
}
cli-restore-done = Ripristinato: { $where }. Avvia Germini. Tavoli aperti che riprendono da dov’erano: { $open }.
cli-restore-aside = Il database sostituito è ora { $file }. Eliminalo quando tutto funziona.
