# La mano del día: una mano sellada al día por juego, la misma para todo el mundo.

ui-day-title = Mano del día { $number }
ui-day-deal = { $game } — mano del día { $number }
ui-day-intro = Todo el mundo recibe las mismas cartas y juega a solas contra bots. Cada mano se juega una sola vez. El día termina { $time }.
ui-day-ended = Este día ha terminado. Las manos ya no se pueden jugar; sus semillas son públicas.
ui-day-open = sin jugar
ui-day-begun = en curso
ui-day-not-played = { $entries ->
    [0] no jugó nadie
    [one] no jugaste; jugó una persona
   *[other] no jugaste; jugaron { $entries } personas
}
ui-day-place = puesto { $place } de { $entries }
ui-day-streak = { $days ->
    [one] Racha: un día.
   *[other] Racha: { $days } días seguidos.
}
ui-day-risk = Juega hoy o la racha se acaba: solo puedes faltar un día de cada siete.
ui-day-before = Ayer
ui-day-today = Hoy
ui-day-all = Todos los juegos
ui-day-how = Una mano contra bots de nivel intermedio. Todo el mundo recibe las mismas cartas, y puedes jugarla una sola vez. El día termina { $time }. Hasta entonces puedes parar y seguir; después un bot juega el resto por ti.
ui-day-seal = Sello: { $seal }. Fija las cartas. La semilla se publica cuando termina el día.
ui-day-start = Empezar
ui-day-among-all = Entre todos: { $place }
ui-day-among-here = En este servidor: { $place }
ui-day-among-friends = Entre la gente con la que has jugado: { $place }
ui-day-better = mejor que el { $percent } %
ui-day-average = media { $mean }
ui-day-played-on = No terminaste a tiempo, así que un bot jugó el resto.
ui-day-running = El día termina { $time }. Hasta entonces puede jugar más gente, así que los puestos pueden cambiar.
ui-day-missed = { $entries ->
    [0] Nadie jugó esta mano.
    [one] No jugaste esta mano. La jugó una persona.
   *[other] No jugaste esta mano. La jugaron { $entries } personas.
}
ui-day-curve = **Todos los resultados**, en { $unit }:
ui-day-leaders = **Mejores resultados**
ui-day-somebody = alguien
ui-day-seed = Semilla: { $seed }. Sello: { $seal }.
ui-day-best = El bot experto obtuvo { $score }.
ui-day-line = Juego del experto
ui-day-file = Archivo de la partida
ui-day-file-here = Tu mano como archivo de la partida. `germini verify` comprueba su sello, sus cartas, cada respuesta de los bots y los puntos.
ui-day-share = Compartir
ui-day-share-failed = No pude publicar aquí tu resultado.
ui-day-play = Jugar esta mano
ui-day-back = Volver al resultado
ui-day-post = Todo el mundo recibe las mismas cartas y juega a solas contra bots. Pulsa un juego: solo tú ves tu mano y tu resultado.
ui-day-post-leaders = **Mejores resultados de ayer en este servidor**
ui-day-post-title = Mano del día
ui-day-setup = Cada día, desde la hora elegida, publico en este canal las manos del día, con los mejores resultados de ayer en este servidor. Sin canal no publico ninguna.
ui-day-pick = Canal para la mano del día (ninguno)
ui-day-hours = Hora del mensaje
ui-day-hour = { $hour }:00 UTC
reply-day-ended = Esta mano ha terminado. `/mano-del-día` muestra las manos de hoy.
reply-day-changed = Esta mano se empezó con otras reglas y no se puede seguir. `/mano-del-día` muestra las demás.
