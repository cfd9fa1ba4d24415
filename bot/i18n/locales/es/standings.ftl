# Clasificaciones, perfiles, temporadas, datos personales.

# Si una partida cuenta, en el mensaje de la mesa.
ui-ranked = Clasificatoria: esta partida cuenta para las clasificaciones.
ui-unranked-house = No clasificatoria: el anfitrión eligió una amistosa.
ui-unranked-pace = No clasificatoria: las partidas sin reloj nunca cuentan para las clasificaciones.
ui-unranked-computer = No clasificatoria: un bot ocupa un asiento.
ui-unranked-substitution = No clasificatoria: un bot jugó por alguien.
ui-unranked-stopped = No clasificatoria: la partida se interrumpió.

# La clasificación.
ui-board-title = Clasificación – { $game }
ui-board-note = Solo partidas clasificatorias.
ui-board-note-rating = «?»: rating provisional (menos de { $count } partidas). El rating empieza en 0 y sube a medida que aumenta la certeza; ± es el margen que queda.
ui-board-note-week = La semana empieza el lunes a las 00:00 UTC.
ui-board-note-month = El mes empieza el día 1 a las 00:00 UTC.
ui-board-note-all = En la clasificación de todos los servidores solo aparece quien lo eligió en `/privacidad`; tu línea la ves siempre.
ui-board-empty-all = Aquí solo aparece quien lo elige en /privacidad; por ahora, nadie.
ui-board-empty-period = En este periodo no ha terminado ninguna partida clasificatoria.
ui-board-no-season = En este servidor todavía no ha habido ninguna temporada.
ui-profile-note = Para el rating, los papeles y las parejas solo cuentan las partidas clasificatorias; para lo demás, todas.
ui-board-game = Juego
ui-board-measure = Ordenar por
ui-board-period = Periodo
ui-scope-here = este servidor
ui-scope-all = todos los servidores
ui-period-month = este mes
ui-period-week = esta semana
ui-period-season = temporada
ui-period-ever = desde siempre
ui-period-named = temporada «{ $name }»
ui-measure-rating = Rating
ui-measure-balance = Saldo
ui-measure-average = Por mano
ui-measure-wins = Victorias
ui-btn-mine = Mi puesto

# El perfil.
ui-profile-title = { $who } – { $game }
ui-profile-empty = { $who } todavía no ha terminado ninguna partida aquí.
ui-profile-replay = Ver la repetición de una partida…
ui-profile-hidden = El perfil de { $who } es privado.
ui-figure-matches = Partidas
ui-figure-won = Ganadas
ui-figure-balance = Saldo
ui-figure-stayed = Completadas
ui-rating-none = ninguno
ui-rating-provisional = provisional
ui-form-rating = { $count ->
    [one] Rating, última partida
   *[other] Rating, últimas { $count } partidas
}
ui-form-balance = { $count ->
    [one] Saldo, última partida
   *[other] Saldo, últimas { $count } partidas
}
ui-role-dealer = Al repartir
ui-role-solo = Como solista
ui-role-against = Contra el solista
ui-role-pair = En pareja
ui-favourite = { $count ->
    [one] Pareja más frecuente: { $who }, { $count } mano
   *[other] Pareja más frecuente: { $who }, { $count } manos
}
ui-recent = { $when } · { $place }.º puesto · { $amount }

# Datos personales.
ui-privacy-title = Tus datos
ui-privacy-stored = De ti guardo: tu ID de Discord, el último nombre visto, tu idioma y tus preferencias, qué mensajes te mandé solo a ti, las mesas en que jugaste con todas las jugadas y los resultados, tus ratings, rachas e insignias, tus respuestas a los problemas, lo que costaron tus decisiones en las manos que analizaste, cuántas veces en una partida dejaste que se agotara el tiempo, lo que denunciaste a los moderadores, a quién has bloqueado, tus acciones con límite de la última hora y si alguien te denunció o un servidor te ha vetado.
ui-privacy-not-stored = No guardo: mensajes, presencia, roles ni nada más de quien nunca ha pulsado un botón aquí, salvo el ID y el nombre de las personas que alguien ha bloqueado.
ui-privacy-public = Las clasificaciones muestran tu nombre en los servidores donde juegas; también puedes elegir todos los servidores o ninguno.
ui-privacy-forget = **Exportar** te lo da todo en un archivo. **Borrar mis datos** borra todo lo que te identifica; los resultados de los demás no cambian.
ui-privacy-wish = Dónde muestran mi nombre las clasificaciones
ui-wish-server = En cada servidor donde juego
ui-wish-server-hint = Tu nombre solo aparece en las clasificaciones de esos servidores
ui-wish-everywhere = En todos los servidores
ui-wish-everywhere-hint = También apareces en la clasificación de todos los servidores
ui-wish-hidden = En ninguna parte
ui-wish-hidden-hint = Una raya en las clasificaciones, «Jugador n» en las partidas; tu perfil solo lo ves tú
ui-btn-export = Exportar
ui-btn-forget = Borrar mis datos
ui-btn-forget-yes = Sí, borrar mis datos
ui-forget-title = ¿Borrar tus datos para siempre?
ui-forget-text = Dejas todas las mesas; en las partidas en curso te sustituye un bot. Se borran tu nombre, tu ID de Discord, tus ajustes y tus ratings, y tus resultados nunca más podrán relacionarse contigo. No se puede deshacer.
ui-forgotten-title = Tus datos se han borrado
ui-forgotten-text = Aquí ya nada te identifica. Si vuelves a jugar, empiezas de cero.
reply-export = Todo lo que guardo de ti. Las cartas de una partida terminada están en el archivo de la partida, que se exporta con `/historial`.

# Temporadas.
reply-season-open = Ha empezado la temporada «{ $name }». Cuenta cada partida clasificatoria que se juegue en este servidor.
reply-season-close = La temporada «{ $name }» ha terminado. `/clasificación` guarda su clasificación final.
reply-season-first = **{ $game }**: { $first }
reply-season-running = La temporada «{ $name }» sigue en curso. Hay que cerrarla antes.
reply-season-none = No hay ninguna temporada en curso.
reply-not-manager = Solo puede hacerlo quien tiene el permiso Gestionar servidor.
ui-privacy-kept-good = Este servidor guarda sin límite las jugadas de las partidas terminadas.
ui-privacy-kept-months = { $count ->
    [one] Este servidor borra las jugadas de una partida un mes después del final; los resultados se conservan.
   *[other] Este servidor borra las jugadas de una partida { $count } meses después del final; los resultados se conservan.
}
ui-privacy-kept-each = Cada servidor decide cuánto tiempo guarda las jugadas de sus partidas: allí te lo dice `/privacidad`. Los resultados se conservan.
reply-retention = { $count ->
    [one] En este servidor las jugadas de las partidas se borran un mes después del final. Los resultados y las clasificaciones se conservan.
   *[other] En este servidor las jugadas de las partidas se borran { $count } meses después del final. Los resultados y las clasificaciones se conservan.
}
reply-retention-range = Las jugadas se pueden guardar de 0 a { $most } meses; con 0 se guardan para siempre. No ha cambiado nada.
reply-retention-none = En este servidor las jugadas de las partidas se guardan sin límite.
ui-best-deals = { $count ->
    [one] La mejor mano
   *[other] Las mejores manos
}
ui-best-deals-own = { $count ->
    [one] Tu mejor mano
   *[other] Tus mejores manos
}
ui-profile-watch-own = Ver una de tus mejores manos…
ui-profile-watch = Ver una de las mejores manos…
ui-btn-watch-last = Ver la última partida
ui-best-one = { $amount } · { $date }
ui-btn-best = Enseñar mi mejor mano
ui-best-shared = La mejor mano de { $who } jugando a { $game }: **{ $amount }**
ui-best-terms = Mejor mano · { $game } · { $date }
ui-best-alt = La mejor mano de { $who } jugando a { $game }, { $date }: { $amount }. Las cartas: { $cards }.
ui-best-not-yours = Esta mano solo la puede enseñar quien la jugó.
ui-best-gone = Ya no se guardan las jugadas de esa partida: no se pueden enseñar las cartas.
ui-best-posted = Tu mejor mano está publicada aquí para todos.
