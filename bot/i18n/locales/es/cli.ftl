# Lo que la orden dice a quien pone en marcha el bot.
cli-ready = Germini está listo. Se juega aquí: { $url }
cli-stand-in = Un bot puede conectarse en { $api } con cualquier token. Se juega aquí: { $url }
cli-tcp-taken = El puerto { $port } está ocupado. Elige otro: --tcp { $other }
cli-tcp-elsewhere = --tcp ofrece el servidor local a otro bot. Para usarlo, quita DISCORD_TOKEN y GERMINI_SOCKET y no indiques --socket.
cli-setting = El ajuste { $name } no vale: { $why }.
cli-token-empty = DISCORD_TOKEN está vacío. Ponle el token del bot, o quítalo para jugar en local.
cli-token-wrong = Discord no acepta este token. Revisa DISCORD_TOKEN (Developer Portal, tu aplicación, Bot, Reset Token).
cli-intents = Discord rechaza los intents de esta aplicación. Germini solo pide Guilds y Guild Messages; no hay que activar ninguno de los privilegiados. Mira en el Developer Portal (tu aplicación, Bot) que el bot no tenga restricciones y que DISCORD_TOKEN sea su token.
cli-gateway-refuses = Discord rechaza la conexión (código { $code }). Puede que esta versión de Germini sea demasiado antigua: actualízala y arráncala otra vez. No se pierde ninguna partida.
cli-stopped = El bot se ha detenido de forma inesperada ({ $error }). El registro de arriba dice dónde. No se pierde ninguna partida: arráncalo otra vez.
cli-port-taken = El puerto { $port } está ocupado. Elige otro: make play PORT={ $other }
cli-unsaid = No se pudo escribir lo que había que decir: { $why }.
cli-data-folder = La carpeta de datos { $where } no se puede usar: { $why }.
cli-private-closed = Otros usuarios de este equipo podían leer los datos de Germini. Ya no pueden: { $names }.
cli-private-open = Otros usuarios de este equipo pueden leer los datos de Germini, y Germini no puede impedirlo: { $names }. Asígnalos al usuario que ejecuta Germini (chown) y ciérralos a los demás (chmod go=), o indica otra carpeta con --data-dir.
cli-data-unwritable = En la carpeta de datos { $where } no se puede escribir. Dásela al usuario que ejecuta Germini, o indica otra con --data-dir.
cli-data-locked = La base de datos { $where } está bloqueada por otro programa. Ciérralo y arranca de nuevo.
cli-data-in-use = Otro Germini está usando { $where }. Detenlo antes.
cli-data-linked = La base de datos { $where } tiene un segundo nombre, un enlace físico (hard link). Dos Germini en los dos nombres la destruirían. Borra el otro nombre; una copia de seguridad tiene que ser una copia de verdad.
cli-data-newer = La base de datos { $where } la escribió un Germini más nuevo (revisión { $revision }). Actualiza Germini, o restaura una copia anterior.
cli-data-corrupt = La base de datos { $where } está dañada, o no es una base de datos. Pon en su lugar una copia de seguridad y quita los archivos de al lado que acaban en -wal y -shm. Si no hay copia, «.recover» del programa sqlite3 salva en un archivo nuevo lo que aún se puede leer; después «germini rebuild» rehace clasificaciones y resultados.
cli-data-damaged = Mientras Germini estaba en marcha, la base de datos { $where } resultó estar dañada: se ha detenido antes de escribir nada equivocado. Guarda el archivo y pon en su lugar una copia de seguridad. Si no hay copia, «.recover» del programa sqlite3 salva en un archivo nuevo lo que aún se puede leer; después «germini rebuild» rehace clasificaciones y resultados.
cli-data-gone = Alguien movió, sustituyó o borró la base de datos { $where } mientras Germini estaba en marcha, así que se ha detenido. Devuélvela a su sitio, o pon una copia de seguridad en su lugar, y arráncalo otra vez.
cli-data-taken = Otro Germini ({ $holder }) se ha quedado con la base de datos { $where }, así que este se ha detenido. Desde entonces no ha escrito nada, y no se ha perdido nada de lo que confirmó. Deja en marcha solo uno. El archivo que acaba en .lock mantiene lejos al segundo: no lo borres.
cli-data-unreachable = No se llega a la base de datos { $where }. Revisa DATABASE_URL y que el servidor esté en marcha.
cli-alive = activo
cli-not-alive = detenido
cli-silent = detenido: la última señal de vida es de hace { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
cli-unsaved = No se puede guardar nada: { $why ->
    [full] el disco está lleno. Haz sitio.
    [readonly] la base de datos solo se puede leer. Permite que escriba en ella el usuario que ejecuta Germini.
    [locked] otro programa mantiene bloqueada la base de datos. Ciérralo.
    [unreachable] no se llega a la base de datos. Revisa DATABASE_URL y que el servidor esté en marcha.
    [damaged] la base de datos está dañada. Pon en su lugar una copia de seguridad.
    [gone] la base de datos no está donde estaba. Devuélvela a su sitio.
    [taken] otro Germini se ha quedado con la base de datos. Deja en marcha solo uno.
    [in-use] otro Germini se ha quedado con la base de datos. Deja en marcha solo uno.
    [forbidden] este usuario no puede leer la base de datos. Pregunta con el usuario que ejecuta Germini.
   *[other] el disco se niega a escribir. Revísalo.
} Lo confirmado está a salvo; si el bot está en marcha, las mesas esperan y siguen solas.
cli-load = con mucha carga: escalón { $step } de 3. { $step ->
    [1] Las mesas se actualizan con menos frecuencia.
    [2] Las mesas se actualizan con menos frecuencia, los avisos llegan más tarde, las imágenes pesan menos.
   *[other] Las mesas se actualizan una vez por baza, no se abren mesas nuevas.
}
cli-rebuild-done = { $count ->
    [one] Clasificaciones y resultados se han rehecho a partir del registro de una mesa.
   *[other] Clasificaciones y resultados se han rehecho a partir de los registros de { $count } mesas.
}
cli-badge-false = Insignia falsa: «{ $badge }» de la persona { $person } no sale del registro de la mesa { $table }.
cli-badge-more = { $count ->
    [one] Otra insignia falsa.
   *[other] Otras { $count } insignias falsas.
}
cli-badge-missing = { $count ->
    [one] Una insignia que sale de los registros no está guardada.
   *[other] { $count } insignias que salen de los registros no están guardadas.
}
cli-badge-added = { $count ->
    [one] Una insignia que sale de los registros faltaba y ya está guardada.
   *[other] { $count } insignias que salen de los registros faltaban y ya están guardadas.
}
cli-badge-none = Todas las insignias salen de los registros.
cli-rebuild-corrupt = No se ha cambiado nada: el registro de la mesa { $table } no se puede leer en { $seq } ({ $why }). Restaura una copia de seguridad.
cli-rebuild-missing = No hay ninguna base de datos { $where }. Indica su carpeta con --data-dir.
cli-rebuild-busy = No se ha cambiado nada: no se pudo escribir en la base de datos ({ $why }). Inténtalo de nuevo.
