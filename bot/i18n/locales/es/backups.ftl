# germini backup y germini restore, para quien administra el bot.
cli-backup-done = Copia de seguridad: { $file } ({ $size } MB). Tiene todo hasta { $when }. Mesas abiertas: { $open }. Partidas terminadas: { $finished }.
cli-backup-good = Comprobada: el archivo está íntegro, todas las mesas abiertas se pueden leer y las clasificaciones coinciden con los registros.
cli-backup-quick = Comprobada: el archivo está íntegro y todas las mesas abiertas se pueden leer. Las clasificaciones no se han comparado con los registros.
cli-backup-read = Comprobada: el archivo se puede leer hasta el final. No se ha probado (--quick).
cli-backup-unread = La copia tiene todo lo que tiene la base de datos, pero el registro de la mesa { $table } no se puede leer en el evento { $seq } ({ $why }). Guarda una copia anterior en la que se pueda leer.
cli-backup-differs = La copia está completa, pero sus clasificaciones no coinciden con los registros ({ $tables }). Detén el bot, ejecuta «germini rebuild», inicia el bot y haz otra copia.
cli-backup-no-trial = La copia se ha leído hasta el final, pero no se ha probado: el usuario de la base de datos no puede crear una base de datos. Permíteselo (ALTER ROLE … CREATEDB), o usa --quick.
cli-backup-kept = No se ha borrado ninguna copia anterior, porque esta tiene un problema.
cli-backup-deleted = Copias borradas por --keep: { $names }
cli-backup-out = --out indica un solo archivo. No lo uses junto con --to o --keep.
cli-backup-exists = { $file } ya existe. No se ha escrito nada. Elige otro nombre.
cli-backup-space = Falta espacio en { $where }: hacen falta { $need } MB y quedan { $free } MB. No se ha cambiado nada. Libera espacio o elige una carpeta en otro disco.
cli-backup-failed = No se pudo escribir la copia { $file }: { $why }. No se ha cambiado nada. Revisa el disco.
cli-backup-no-backup = { $file } no es una copia hecha por Germini. No se ha cambiado nada.
cli-backup-no-program = Para copiar PostgreSQL hace falta { $program }, que no está instalado. Instala los programas cliente de PostgreSQL (Debian: postgresql-client).
cli-backup-program = { $program } ha fallado: { $why }. No se ha cambiado nada.
cli-age-minutes = { $count ->
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}
cli-age-hours = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}
cli-age-days = { $count ->
    [one] hace { $count } día
   *[other] hace { $count } días
}
cli-restore-holds = { $file } tiene todo hasta { $when } ({ $age }). Mesas abiertas: { $open }. Partidas terminadas: { $finished }.
cli-restore-loss = Al restaurarla se pierde lo que se guardó después. Eventos: { $events } (mesas: { $tables }). Mesas abiertas después: { $opened }. Partidas terminadas después: { $finished }. Los ajustes, los bloqueos y las denuncias también vuelven a ese momento.
cli-restore-no-loss = La base de datos { $where } no tiene eventos que falten en esta copia.
cli-restore-nothing-there = En { $where } no hay ninguna base de datos con la que compararla. Lo que se guardó después de { $when } se ha perdido.
cli-restore-unknown = La base de datos { $where } no se puede leer, así que no se puede comparar. Lo que se guardó después de { $when } se ha perdido.
cli-restore-exists = En { $where } ya hay una base de datos. No se ha cambiado nada. Para sustituirla, repite el comando con --replace; de lo que hay ahora se conserva una copia.
cli-restore-running = Germini está usando { $where }. No se ha cambiado nada. Detenlo y repite el comando.
cli-restore-newer = { $file } se hizo con un Germini más reciente (revisión { $revision }). No se ha cambiado nada. Actualiza Germini, o elige una copia anterior.
cli-restore-damaged = { $file } está dañado. No se ha cambiado nada. Elige otra copia.
cli-restore-kind = { $kind ->
    [dump] { $file } es una copia de PostgreSQL, pero { $where } es un archivo SQLite. No se ha cambiado nada. Pon en DATABASE_URL una base de datos PostgreSQL.
   *[sqlite3] { $file } es una copia de SQLite, pero { $where } es una base de datos PostgreSQL. No se ha cambiado nada. Quita DATABASE_URL.
}
cli-restore-forgotten = { $count ->
    [one] Después de la copia una persona había borrado sus datos. Se han borrado de nuevo.
   *[other] Después de la copia { $count } personas habían borrado sus datos. Se han borrado de nuevo.
}
cli-restore-done = Restaurada: { $where }. Inicia Germini. Mesas abiertas que siguen donde estaban: { $open }.
cli-restore-aside = La base de datos sustituida es ahora { $file }. Bórrala cuando todo funcione.
