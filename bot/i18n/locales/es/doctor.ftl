# germini doctor, para quien administra el bot.
cli-doctor-line-ok = bien     { $subject }: { $what }
cli-doctor-line-fault = FALLO    { $subject }: { $what }
cli-doctor-line-skipped = omitido  { $subject }: { $what }
cli-doctor-well = Todo lo que se ha comprobado está bien.
cli-doctor-faults = { $count ->
    [one] un fallo; la línea de arriba dice qué hacer.
   *[other] { $count } fallos; las líneas de arriba dicen qué hacer.
}
cli-doctor-subject-program = programa
cli-doctor-subject-disk = disco
cli-doctor-subject-fonts = fuentes
cli-doctor-subject-pictures = imágenes
cli-doctor-subject-database = base de datos
cli-doctor-subject-migrations = migraciones
cli-doctor-subject-reach = Discord
cli-doctor-subject-clock = hora
cli-doctor-subject-token = token
cli-doctor-subject-intents = intents
cli-doctor-subject-permissions = permisos
cli-doctor-program = { $version }, Python { $python }
cli-doctor-unchecked = sin comprobar, porque falta algo de lo anterior.
cli-doctor-disk = se puede escribir en { $where }, cerrada a otros usuarios. Libres: { $free } MB.
cli-doctor-disk-full = en { $where } quedan { $free } MB libres y hacen falta al menos { $least } MB. Libera espacio, o borra copias de seguridad viejas.
cli-doctor-folder-new = { $where } no existe todavía. Germini la crea al iniciarse por primera vez. Libres: { $free } MB.
cli-doctor-folder-open = se puede escribir en { $where }. Otros usuarios pueden abrirla; Germini la cierra la próxima vez que se inicie. Libres: { $free } MB.
cli-doctor-folder-file = { $where } no es una carpeta. Elige otra con --data-dir.
cli-doctor-folder-closed = este usuario no puede escribir en { $where }. Asígnala al usuario que ejecuta Germini (chown), o elige otra carpeta con --data-dir.
cli-doctor-fonts = las { $count } se pueden cargar.
cli-doctor-fonts-missing = estas no se pueden cargar: { $names }. Instala Germini de nuevo.
cli-doctor-pictures = se han dibujado { $count } en { $ms } ms.
cli-doctor-pictures-fail = no se pudo dibujar el cartel de { $game } ({ $error }). Instala de nuevo Germini y Pillow.
cli-doctor-database = { $where } se puede leer y escribir. Ningún bot la está usando.
cli-doctor-database-runs = { $where } se puede leer y escribir. Un bot la está usando.
cli-doctor-database-new = { $where } no existe todavía. Germini la crea al iniciarse por primera vez.
cli-doctor-database-url = { $where } no es ni un archivo SQLite ni una base de datos PostgreSQL. Corrige DATABASE_URL.
cli-doctor-database-unsaved = no se puede guardar nada en { $where }: { $why ->
    [full] el disco está lleno. Libera espacio.
    [readonly] es de solo lectura. Permite escribir al usuario que ejecuta Germini.
    [locked] otro programa la tiene bloqueada. Cierra ese programa.
    [unreachable] no responde. Revisa DATABASE_URL y que el servidor esté en marcha.
    [damaged] está dañada. Detén el bot y restaura una copia de seguridad: germini restore.
    [forbidden] este usuario no puede leerla. Ejecuta el comando con el usuario que ejecuta Germini.
   *[other] el disco no permite escribir. Revísalo.
}
cli-doctor-database-aside = estas mesas están suspendidas porque sus registros no se pueden leer: { $tables }. El registro del bot dice por qué; germini restore pone en su lugar una copia de seguridad.
cli-doctor-migrations = la base de datos tiene la revisión más reciente ({ $revision }).
cli-doctor-migrations-new = una base de datos nueva tiene la revisión más reciente ({ $revision }).
cli-doctor-migrations-due = la base de datos tiene la revisión { $revision } y pasa a la { $head } la próxima vez que se inicie. Antes se hace una copia.
cli-doctor-migrations-newer = la base de datos se escribió con un Germini más reciente (revisión { $revision }; este conoce la { $head }). Actualiza Germini, o restaura una copia anterior.
cli-doctor-migrations-unread = las tablas de { $where } no se pueden leer. Detén el bot y restaura una copia de seguridad: germini restore.
cli-doctor-reach = ha respondido en { $ms } ms.
cli-doctor-reach-not = no se puede acceder a { $where } ({ $why }). Revisa la red, el cortafuegos y el DNS de este equipo.
cli-doctor-reach-status = { $where } responde con el estado { $status }. Espera un poco; si sigue así, puede que Discord bloquee la dirección de este equipo.
cli-doctor-clock = este equipo y Discord tienen la misma hora.
cli-doctor-clock-wrong = este equipo va { $seconds } segundos { $way ->
    [fast] adelantado
   *[slow] atrasado
}. Ajusta la hora por la red (NTP), por ejemplo con: timedatectl set-ntp true
cli-doctor-token = Discord lo acepta. El bot es { $name }.
cli-doctor-token-none = DISCORD_TOKEN no está definido aquí, así que Germini abriría su página local. Ponle el token del bot (Developer Portal, tu aplicación, Bot, Reset Token).
cli-doctor-token-wrong = Discord no lo acepta. Pon en DISCORD_TOKEN el token del bot (Developer Portal, tu aplicación, Bot, Reset Token).
cli-doctor-token-grant = Discord lo acepta, pero no se puede invitar al bot { $name }. Desactiva «Requires OAuth2 Code Grant» (Developer Portal, tu aplicación, Bot).
cli-doctor-token-unanswered = Discord no ha respondido al inicio de sesión ({ $why }). Inténtalo de nuevo en unos minutos.
cli-doctor-intents = Discord acepta Guilds y Guild Messages. No hace falta ningún intent privilegiado.
cli-doctor-intents-refused = Discord los rechaza. Germini no necesita intents privilegiados; comprueba que el bot no tenga restricciones (Developer Portal, tu aplicación, Bot).
cli-doctor-gateway-not = el gateway no ha respondido ({ $why }). Hay que permitir las conexiones WebSocket a gateway.discord.gg (puerto 443).
cli-doctor-gateway-refuses = el gateway rechaza la conexión (código { $code }). Puede que esta versión de Germini sea demasiado antigua: actualízala.
cli-doctor-no-servers = el bot no está en ningún servidor. Invítalo: el README tiene el enlace.
cli-doctor-server-away = Discord no alcanza ahora mismo el servidor { $server }.
cli-doctor-server = { $server }: no falta nada en los canales que se usan ({ $count }).
cli-doctor-server-open = { $server }: se pueden abrir mesas en { $count } de { $of } canales de texto.
cli-doctor-lacks = { $server }, #{ $channel }: permisos que faltan: { $names }. Dáselos al bot en Discord (ajustes del canal, Permisos).
cli-doctor-lacks-all = { $server }: no hay ningún canal de texto en el que se puedan abrir mesas. En #{ $channel } faltan: { $names }. Permítelos allí, o dáselos al rol del bot.

# /admin doctor, para quienes moderan un servidor.
cmd-admin-doctor = diagnóstico
    .description = Comprueba los permisos y el estado del bot en este servidor
doctor-title = Diagnóstico
doctor-here = Permisos
doctor-bot = El bot
doctor-emojis = { $done ->
    [0] ⏳ Emojis de las cartas: todavía ninguno de { $of }. Hasta entonces las cartas tienen los emojis de sus palos.
   *[other] ⏳ Emojis de las cartas: subidos { $done } de { $of }. Mientras falten, algunas cartas tienen los emojis de sus palos.
}
doctor-emojis-all = ✅ Emojis de las cartas: subidos los { $of }
doctor-emojis-off = ✅ Emojis de las cartas: desactivados por quien administra el bot. Las cartas tienen los emojis de sus palos.
doctor-saving = ✅ Las jugadas se guardan
doctor-unsaved = ❌ Ahora mismo no se puede guardar nada. Las mesas esperan y siguen solas; avisa a quien administra el bot.
doctor-calm = ✅ Sin carga excesiva
doctor-load = { $step ->
    [1] ⏳ Con carga: los tableros se actualizan menos a menudo
    [2] ⏳ Con carga: los tableros se actualizan menos a menudo, los avisos llegan más tarde, las imágenes son más pequeñas
   *[other] ⏳ Con mucha carga: los tableros se actualizan una vez por baza y no se pueden abrir más mesas
}
doctor-tables = ✅ Las mesas de este servidor se pueden leer
doctor-aside = { $count ->
    [one] ❌ Una mesa de este servidor está suspendida porque su registro no se puede leer. `/gestión mesa` la cierra; quien administra el bot puede restaurarla.
   *[other] ❌ { $count } mesas de este servidor están suspendidas porque sus registros no se pueden leer. `/gestión mesa` las cierra; quien administra el bot puede restaurarlas.
}
doctor-hint = `/gestión configurar` cambia los canales. Permite lo que falta en los ajustes del canal o en el rol del bot.
