# Clasificaciones, perfiles, temporadas, datos personales.

# Si una partida cuenta, en la ficha de la mesa.
ui-ranked = Clasificatoria: esta partida cuenta para las clasificaciones.
ui-unranked-house = No clasificatoria: así lo quiso quien abrió la mesa.
ui-unranked-pace = No clasificatoria: sin reloj nada cuenta para las clasificaciones.
ui-unranked-computer = No clasificatoria: un bot ocupa un asiento.
ui-unranked-substitution = No clasificatoria: un bot jugó por alguien.
ui-unranked-stopped = No clasificatoria: la partida se interrumpió.

# La clasificación.
ui-board-title = Clasificación – { $game }
ui-board-note = Solo partidas clasificatorias.
ui-board-note-rating = «?»: menos de { $count } partidas, rating provisional. Se empieza en 0 y se sube a medida que el bot está más seguro; ± es la duda que queda.
ui-board-note-week = La semana empieza el lunes a las 00:00 UTC.
ui-board-note-month = El mes empieza el día 1 a las 00:00 UTC.
ui-board-note-all = En todos los servidores solo aparece quien lo eligió en `/privacidad`; tu propia línea la ves siempre.
ui-board-empty-all = Aquí solo aparece quien lo elige en /privacidad; por ahora, nadie.
ui-board-empty-period = En este periodo no ha terminado ninguna partida clasificatoria.
ui-board-no-season = En este servidor aún no se ha abierto ninguna temporada.
ui-profile-note = El rating, los papeles y las parejas cuentan solo partidas clasificatorias; lo demás, todas.
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
ui-profile-start = `/jugar-ya` empieza enseguida una partida corta.
ui-profile-replay = Repetición de una partida…
ui-profile-hidden = { $who } no muestra su ficha.
ui-figure-matches = Partidas
ui-figure-won = Ganadas
ui-figure-balance = Saldo
ui-figure-stayed = Terminadas
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
ui-role-dealer = Repartiendo
ui-role-solo = En solitario
ui-role-against = Contra el solista
ui-role-pair = En pareja
ui-favourite = { $count ->
    [one] Pareja favorita: { $who }, { $count } mano
   *[other] Pareja favorita: { $who }, { $count } manos
}
ui-recent = { $when } · { $place }.º puesto · { $amount }

# Datos personales.
ui-privacy-title = Tus datos
ui-privacy-stored = De ti se guarda: tu identificador de Discord, el último nombre visto, tu idioma, tus preferencias, qué mensajes te mandé solo a ti, las mesas en que jugaste con cada jugada y cada resultado, tus ratings, rachas e insignias, tus respuestas a los problemas, lo que costaron tus decisiones en las manos que analizaste, cuántas veces en una partida dejaste agotar el tiempo, lo que denunciaste a los moderadores, a quién has bloqueado, lo que hiciste en la última hora de cuanto tiene un límite y si alguien te denunció o un servidor te ha vetado.
ui-privacy-not-stored = No se guarda: mensajes, presencia, roles, ni nada de quien nunca ha pulsado un botón aquí, salvo el identificador y el nombre de quien otra persona ha bloqueado.
ui-privacy-public = Las clasificaciones muestran tu nombre en los servidores donde juegas; tú decides si ahí, en todas partes o en ninguna.
ui-privacy-forget = **Exportar** te lo da todo en un archivo. **Olvidadme** quita todo aquello por lo que se te puede reconocer; los resultados de quienes jugaron contigo quedan como están.
ui-privacy-wish = Dónde muestran mi nombre las clasificaciones
ui-wish-server = En cada servidor donde juego
ui-wish-server-hint = Tu nombre solo está en las clasificaciones de esos servidores
ui-wish-everywhere = En todos los servidores
ui-wish-everywhere-hint = También estás en la clasificación común de todos los servidores
ui-wish-hidden = En ninguna parte
ui-wish-hidden-hint = Una raya en las clasificaciones, «Jugador n» en las partidas; tu ficha solo la ves tú
ui-btn-export = Exportar
ui-btn-forget = Olvidadme
ui-btn-forget-yes = Sí, olvidadme
ui-forget-title = ¿Olvidarte para siempre?
ui-forget-text = Te levantas de todas las mesas; en una partida en curso te sustituye un bot. Se borran tu nombre, tu identificador de Discord, tus ajustes y tus ratings, y tu ficha nunca más podrá relacionarse contigo. No se puede deshacer.
ui-forgotten-title = Hecho: ya no te conocemos
ui-forgotten-text = Aquí nada lleva ya hasta ti. Si vuelves a jugar, empiezas de cero.
reply-export = Todo lo que se guarda de ti. Las cartas de una partida terminada están en su acta.

# Temporadas.
reply-season-open = Ha empezado la temporada «{ $name }». Cuenta cada partida clasificatoria que se juegue en este servidor.
reply-season-close = La temporada «{ $name }» ha terminado. `/clasificación` guarda su clasificación.
reply-season-first = **{ $game }**: { $first }
reply-season-running = Ya hay una temporada en curso, «{ $name }». Hay que cerrarla antes.
reply-season-none = No hay ninguna temporada en curso.
reply-not-manager = Solo puede hacerlo quien gestiona este servidor.
ui-privacy-kept-good = Este servidor guarda sin límite las jugadas de las partidas terminadas.
ui-privacy-kept-months = { $count ->
    [one] Este servidor borra las jugadas de una partida un mes después de terminar; los resultados quedan.
   *[other] Este servidor borra las jugadas de una partida { $count } meses después de terminar; los resultados quedan.
}
ui-privacy-kept-each = Cada servidor decide cuánto guarda las jugadas de sus partidas: allí te lo dice `/privacidad`. Los resultados quedan.
reply-retention = { $count ->
    [one] En este servidor las jugadas de las partidas se borran un mes después de terminar. Resultados y clasificaciones quedan como están.
   *[other] En este servidor las jugadas de las partidas se borran { $count } meses después de terminar. Resultados y clasificaciones quedan como están.
}
reply-retention-range = Las jugadas se pueden guardar de 0 a { $most } meses; con 0 se quedan para siempre. No ha cambiado nada.
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
ui-best-shared = La mejor mano de { $who } al { $game }: **{ $amount }**
ui-best-terms = Mejor mano · { $game } · { $date }
ui-best-alt = La mejor mano de { $who } al { $game }, { $date }: { $amount }. Las cartas: { $cards }.
ui-best-not-yours = Esta mano solo la puede enseñar quien la jugó.
ui-best-gone = Ya no se guardan las jugadas de esa partida: no se pueden enseñar las cartas.
ui-best-posted = Tu mejor mano está aquí, a la vista de todos.
