# Lo que el comando dice a quien administra el bot.
cli-ready = Germini está listo. Se juega aquí: { $url }
cli-stand-in = Un bot puede conectarse en { $api } con cualquier token. Se juega aquí: { $url }
cli-tcp-taken = El puerto { $port } está ocupado. Elige otro: --tcp { $other }
cli-tcp-elsewhere = --tcp ofrece el servidor local a otro bot. Para usarlo, quita DISCORD_TOKEN y GERMINI_SOCKET y no indiques --socket.
cli-setting = Ajuste { $name } no válido: { $why }.
cli-token-empty = DISCORD_TOKEN está vacío. Ponle el token del bot, o quítalo para jugar en local.
cli-token-wrong = Discord no acepta este token. Revisa DISCORD_TOKEN (Developer Portal, tu aplicación, Bot, Reset Token).
cli-intents = Discord rechaza los intents de esta aplicación. Germini solo pide Guilds y Guild Messages; no hay que activar ninguno de los privilegiados. Comprueba en el Developer Portal (tu aplicación, Bot) que el bot no tenga restricciones y que DISCORD_TOKEN sea su token.
cli-gateway-refuses = Discord rechaza la conexión (código { $code }). Puede que esta versión de Germini sea demasiado antigua: actualízala e iníciala de nuevo. No se pierde ninguna partida.
cli-stopped = El bot se ha detenido de forma inesperada ({ $error }). El registro de arriba dice dónde. No se pierde ninguna partida: inícialo de nuevo.
cli-port-taken = El puerto { $port } está ocupado. Elige otro: make play PORT={ $other }
cli-unsaid = No se pudo escribir la salida: { $why }.
cli-data-folder = La carpeta de datos { $where } no se puede usar: { $why }.
cli-private-closed = Otros usuarios de este equipo podían leer los datos de Germini. Ya no pueden: { $names }.
cli-private-open = Otros usuarios de este equipo podrían leer los datos de Germini, y Germini no puede impedirlo: { $names }. Asígnalos al usuario que ejecuta Germini (chown) y quita el acceso a los demás (chmod go=), o elige otra carpeta con --data-dir.
cli-data-unwritable = No se puede escribir en la carpeta de datos { $where }. Da permiso de escritura al usuario que ejecuta Germini, o elige otra carpeta con --data-dir.
cli-data-locked = La base de datos { $where } está bloqueada por otro programa. Cierra ese programa e inicia de nuevo.
cli-data-in-use = Otro Germini está usando { $where }. Detenlo antes.
cli-data-newer = La base de datos { $where } se escribió con un Germini más reciente (revisión { $revision }). Actualiza Germini, o restaura una copia anterior.
cli-data-corrupt = La base de datos { $where } está dañada o no es una base de datos. Restaura en su lugar una copia de seguridad (germini restore FILE --replace). Si no hay copia, «.recover» en el programa sqlite3 guarda en un archivo nuevo lo que aún se puede leer; después reconstruye clasificaciones y resultados con «germini rebuild».
cli-data-damaged = La base de datos { $where } resultó estar dañada mientras Germini estaba en marcha, así que Germini se detuvo antes de escribir nada incorrecto. Restaura en su lugar una copia de seguridad (germini restore FILE --replace); el archivo dañado se conserva. Si no hay copia, «.recover» en el programa sqlite3 guarda en un archivo nuevo lo que aún se puede leer; después reconstruye clasificaciones y resultados con «germini rebuild».
cli-data-gone = La base de datos { $where } se movió, se sustituyó o se borró mientras Germini estaba en marcha, así que Germini se ha detenido. Devuélvela a donde estaba, o restaura una copia de seguridad en su lugar, e inicia Germini de nuevo.
cli-data-taken = Otro Germini ({ $holder }) ha tomado el control de la base de datos { $where }, así que este se ha detenido. Desde entonces no ha escrito nada, y no se ha perdido nada de lo que había confirmado. Deja en marcha solo uno. No borres el archivo que acaba en .lock: impide que arranque un segundo Germini.
cli-data-unreachable = No se puede acceder a la base de datos { $where }. Revisa DATABASE_URL y que el servidor esté en marcha.
cli-data-linked = La base de datos { $where } tiene un segundo nombre, un enlace físico (hard link). Dos Germini en los dos nombres la destruirían. Borra el otro nombre; una copia de seguridad tiene que ser una copia de verdad.
cli-alive = activo
cli-not-alive = detenido
cli-silent = detenido: la última señal de vida es de hace { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
cli-unsaved = No se puede guardar nada: { $why ->
    [full] el disco está lleno. Libera espacio.
    [readonly] la base de datos es de solo lectura. Da permiso de escritura al usuario que ejecuta Germini.
    [locked] otro programa mantiene bloqueada la base de datos. Ciérralo.
    [unreachable] no se puede acceder a la base de datos. Revisa DATABASE_URL y que el servidor esté en marcha.
    [damaged] la base de datos está dañada. Restaura una copia de seguridad en su lugar.
    [gone] la base de datos no está donde estaba. Devuélvela allí.
    [taken] otro Germini ha tomado el control de la base de datos. Deja en marcha solo uno.
    [in-use] otro Germini ha tomado el control de la base de datos. Deja en marcha solo uno.
    [forbidden] este usuario no puede leer la base de datos. Ejecuta el comando con el usuario que ejecuta Germini.
   *[other] el disco no permite escribir. Revísalo.
} Lo que se confirmó está a salvo. Si el bot está en marcha, las mesas esperan y siguen solas.
cli-load = con mucha carga (nivel { $step } de 3). { $step ->
    [1] Los tableros se actualizan con menos frecuencia.
    [2] Los tableros se actualizan con menos frecuencia, los avisos llegan más tarde, las imágenes pesan menos.
   *[other] Los tableros se actualizan una vez por baza, y no se abren mesas nuevas.
}
cli-rebuild-done = { $count ->
    [one] Clasificaciones y resultados se han reconstruido a partir del registro de una mesa.
   *[other] Clasificaciones y resultados se han reconstruido a partir de los registros de { $count } mesas.
}
cli-badge-false = Insignia falsa: «{ $badge }» de la persona { $person } no se deduce del registro de la mesa { $table }.
cli-badge-more = { $count ->
    [one] Otra insignia falsa.
   *[other] Otras { $count } insignias falsas.
}
cli-badge-missing = { $count ->
    [one] Una insignia que se deduce de los registros no está guardada.
   *[other] { $count } insignias que se deducen de los registros no están guardadas.
}
cli-badge-added = { $count ->
    [one] Faltaba una insignia que se deduce de los registros y ya está guardada.
   *[other] Faltaban { $count } insignias que se deducen de los registros y ya están guardadas.
}
cli-badge-none = Todas las insignias se deducen de los registros.
cli-rebuild-corrupt = No se ha cambiado nada: el registro de la mesa { $table } no se puede leer en el evento { $seq } ({ $why }). Restaura una copia de seguridad.
cli-rebuild-missing = No hay ninguna base de datos { $where }. Indica su carpeta con --data-dir.
cli-rebuild-busy = No se ha cambiado nada: no se pudo escribir en la base de datos ({ $why }). Inténtalo de nuevo.
