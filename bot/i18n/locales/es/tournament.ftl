# Torneos: lo que rechazan, el comando y lo que se ve de ellos.
refusal-tournament-unknown = Ese torneo no existe.
refusal-tournament-over = Este torneo ya ha terminado.
refusal-tournament-not-director = Solo puede hacerlo la dirección del torneo.
refusal-tournament-paused = El torneo está en pausa. La dirección del torneo puede reanudarlo.
refusal-tournament-game = No hay torneos de este juego.
refusal-tournament-form = Este juego no tiene torneos de ese tipo.
refusal-tournament-teams-scoring = Los equipos juegan por puntos de victoria, no por matchpoints.
refusal-tournament-number = { $what ->
    [rounds] Un torneo tiene de { $least } a { $most } rondas.
    [boards] Una ronda tiene de { $least } a { $most } manos.
    [limit] Elige cuántas inscripciones se aceptan: de { $least } a { $most }.
    [round_ms] Una ronda dura 28 días como máximo.
   *[points] Una penalización quita de { $least } a { $most } centésimas de punto.
}
refusal-tournament-threes = Elige 3, 6, 9 o más manos por ronda, siempre un múltiplo de tres: así cada asiento les toca a todos las mismas veces.
refusal-tournament-times = Es demasiado pronto. Elige un momento posterior.
refusal-tournament-members = { $people ->
    [one] A este torneo se inscribe cada persona por su cuenta.
   *[other] A este torneo se inscriben { $people } personas distintas a la vez.
}
refusal-tournament-joined = En este torneo ya hay una inscripción tuya o de una de las personas indicadas.
refusal-tournament-played-before = Esa persona ya ha jugado en este torneo.
refusal-tournament-late = Es demasiado tarde para inscribirse en este torneo.
refusal-tournament-full = { $most ->
    [one] El torneo está completo: solo admitía una inscripción.
   *[other] El torneo está completo: ya hay { $most } inscripciones.
}
refusal-tournament-not-joined = No juegas en este torneo.
refusal-tournament-not-playing = Esa persona no juega en este torneo.
refusal-tournament-not-open = Todavía no se pasa lista.
refusal-tournament-take-over = En esta ronda un bot juega por ti. Recupera tu asiento en la mesa.
refusal-tournament-boards = { $boards ->
    [one] La ronda necesita una mano sellada.
   *[other] La ronda necesita { $boards } manos selladas distintas.
}
refusal-tournament-too-few = { $least ->
    [one] Todavía no ha contestado nadie al pasar lista.
   *[other] Al pasar lista han contestado muy pocos: hacen falta al menos { $least }.
}
refusal-tournament-no-seat = En esta ronda no existe ese asiento o esa mano.
refusal-tournament-scores = Estos puntos no encajan con la mesa.
refusal-tournament-reason = Escribe un motivo. Todos pueden leerlo.

# -- the command

cmd-tournament = torneo
    .description = Torneos duplicados: las mismas manos en todas las mesas
cmd-tournament-create = crear
    .description = Anunciar un torneo en este canal
cmd-tournament-create-name = nombre
    .description = Cómo se llama el torneo
cmd-tournament-create-game = juego
    .description = Juego del torneo
cmd-tournament-create-form = modalidad
    .description = Quién compite (por defecto: individual)
cmd-tournament-create-system = sistema
    .description = Quién juega contra quién (por defecto: suizo)
cmd-tournament-create-scoring = cálculo
    .description = Cómo se comparan los puntos (por defecto: matchpoints; equipos, puntos de victoria)
cmd-tournament-create-rounds = rondas
    .description = Número de rondas (por defecto: 3)
cmd-tournament-create-deals = manos
    .description = Manos por ronda; en Chinze individual cada una se juega dos veces (por defecto: según el juego)
cmd-tournament-create-begins = inicio
    .description = En cuántos minutos empieza, o una hora UTC como 21:30 (por defecto: 15)
cmd-tournament-create-minutes = minutos
    .description = Duración máxima de una ronda; 0 sin reloj (por defecto: según el juego)
cmd-tournament-create-director = dirección
    .description = Lo diriges y juegas sin clasificarte (por defecto: no, lo llevan los relojes)
cmd-tournament-join = entrar
    .description = Inscribirte en un torneo
cmd-tournament-join-tournament = torneo
    .description = Torneo (por defecto: el más reciente de aquí)
cmd-tournament-leave = dejar
    .description = Dejar un torneo
cmd-tournament-leave-tournament = torneo
    .description = Torneo (por defecto: el más reciente de aquí)
cmd-tournament-check-in = presente
    .description = Responder cuando se pasa lista
cmd-tournament-check-in-tournament = torneo
    .description = Torneo (por defecto: el más reciente de aquí)
cmd-tournament-standings = clasificación
    .description = Ver la clasificación de un torneo
cmd-tournament-standings-tournament = torneo
    .description = Torneo (por defecto: el más reciente de aquí)
cmd-tournament-rounds = rondas
    .description = Ver las mesas de una ronda
cmd-tournament-rounds-tournament = torneo
    .description = Torneo (por defecto: el más reciente de aquí)
cmd-tournament-director = dirección
    .description = Dirigir un torneo: rondas, tiempo, sustitutos, puntos
cmd-tournament-director-tournament = torneo
    .description = Torneo (por defecto: el más reciente de aquí)

# -- what a tournament is

ui-tour-form-individuals = individual
ui-tour-form-pairs = por parejas
ui-tour-form-teams = por equipos
ui-tour-system-swiss = sistema suizo
ui-tour-system-round-robin = todos contra todos
ui-tour-scoring-matchpoints = matchpoints
ui-tour-scoring-victory-points = puntos de victoria
ui-tour-rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
ui-tour-deals = { $count ->
    [one] una mano por ronda
   *[other] { $count } manos por ronda
}
ui-tour-minutes = { $count } min por ronda como máximo
ui-tour-announced = Inicio: { $begins }. Se pasa lista { $open }. Hacen falta al menos { $least } inscripciones.
ui-tour-check-in-open = Se pasa lista: quien no responde no juega. Empieza { $begins }.
ui-tour-between = La ronda { $round } empieza { $begins }.
ui-tour-running = Se juega la ronda { $round } de { $rounds }.
ui-tour-running-until = Se juega la ronda { $round } de { $rounds }. Termina { $until } como muy tarde.
ui-tour-paused = El torneo está en pausa.
ui-tour-finished = El torneo ha terminado.
ui-tour-cancelled = El torneo se ha cancelado: { $reason }
ui-tour-too-few = no respondieron bastantes al pasar lista.
ui-tour-directors = Dirección: { $who }.
ui-tour-no-director = Nadie lo dirige: los relojes abren y cierran las rondas.
ui-tour-same-deals = Todas las mesas juegan las mismas manos: solo cuenta la diferencia con las demás mesas.
ui-tour-entered = Inscripciones: { $count } de { $most }
ui-tour-nobody = ninguna todavía
ui-tour-more = … y { $count } más
ui-tour-list = Torneos en este servidor
ui-tour-none = Aquí no hay ningún torneo. Con `/torneo crear` anuncias uno.
ui-tour-btn-join = Inscribirme
ui-tour-btn-check-in = Presente
ui-tour-btn-leave = Dejar
ui-tour-btn-standings = Clasificación
ui-tour-btn-round = Ronda { $round }
ui-tour-btn-direct = Dirección
ui-tour-partners = { $count ->
    [one] Elige con quién juegas en pareja. Esa persona también tiene que responder cuando se pase lista.
   *[other] Elige a las otras { $count } personas de tu equipo. También tienen que responder cuando se pase lista. Si eliges menos, los demás asientos son para los bots.
}
ui-tour-pick-partners = { $count ->
    [one] Tu pareja
   *[other] Tu equipo
}
ui-tour-btn-bots = Jugar con bots
ui-tour-leave-sure = Si lo dejas ahora, un bot juega por ti el resto de la ronda y no puedes volver.

# -- rounds

ui-tour-round = Ronda { $round }
ui-tour-round-of = Ronda { $round } de { $rounds }
ui-tour-table = Mesa { $number }
ui-tour-deal = Mano { $number }
ui-tour-progress = Manos contadas: { $counted } de { $deals }.
ui-tour-until = La ronda termina { $until } como muy tarde.
ui-tour-closed-played = Se han jugado todas las manos.
ui-tour-closed-time = Se acabó el tiempo. Las manos apenas empezadas cuentan como la media.
ui-tour-closed-director = La dirección ha cerrado la ronda. Las manos apenas empezadas cuentan como la media.
ui-tour-sits-out = { $count ->
    [one] No juega esta ronda y recibe la media: { $who }
   *[other] No juegan esta ronda y reciben la media: { $who }
}
ui-tour-btn-seals = Sellos
ui-tour-seals = Sellos de las manos. Fijan las cartas; las semillas se publican cuando se cierra la ronda:
ui-tour-seals-how = Los sellos se publican antes de la primera carta. Cada uno es la huella de una semilla y de sus condiciones: con la semilla cualquiera puede comprobar las cartas.
ui-tour-seed = Semilla: { $seed }
ui-tour-no-score = Mesa { $table }, mano { $deal }: terminó sin puntos: cuenta como la media.
ui-tour-adjusted = Mesa { $table }, mano { $deal }: la dirección ha corregido los puntos. { $reason }

# -- standings

ui-tour-after = Tras la ronda { $round } de { $rounds }
ui-tour-final-table = Clasificación final
ui-tour-further = Siguientes puestos
ui-tour-difference = diferencia { $points }
ui-tour-penalty = penalización { $points }
ui-tour-penalized = Penalización para { $who }: { $points }. { $reason }
ui-tour-column-round = Ronda { $round }
ui-tour-note = Fuera de clasificación: la dirección, quien lo ha dejado y quien tuvo un bot en su asiento más de la mitad de las manos.
ui-tour-note-bots = Los bots inscritos también tienen puesto. Fuera de clasificación: la dirección, quien lo ha dejado y quien tuvo un bot en su asiento más de la mitad de las manos.
render-tour-points = Puntos
render-tour-difference = Diferencia
render-alt-standing = { $place }. { $who }: { $points }, diferencia { $difference }.
render-alt-standing-unplaced = { $who }, fuera de clasificación: { $points }, diferencia { $difference }.
render-alt-tournament = Torneo { $name }. { $line }. { $entered }: { $who }.

# -- direct messages

ui-tour-your-table = Juegas en la **mesa { $number }**.
ui-tour-your-partner = En pareja con { $who }.
ui-tour-your-opponents = Contra { $who }.
ui-tour-you-sit-out = En esta ronda no juegas y recibes la media.
ui-tour-your-place = Vas en el puesto { $place } de { $of }.
ui-tour-your-final-place = Has terminado en el puesto { $place } de { $of }.

# -- directing

ui-tour-director-note = Lo que haces aquí queda registrado con tu nombre. Todos pueden leer los motivos.
ui-tour-do-open = Pasar lista
ui-tour-do-begin = Empezar la ronda { $round }
ui-tour-do-close = Cerrar la ronda { $round }
ui-tour-do-extend = Alargar la ronda
ui-tour-do-pause = Pausa
ui-tour-do-resume = Reanudar
ui-tour-do-fill = Completar con bots
ui-tour-do-replace = Poner un bot
ui-tour-do-substitute = Sustituir
ui-tour-do-adjust = Corregir puntos
ui-tour-do-penalize = Penalización
ui-tour-do-appoint = Otra persona en la dirección
ui-tour-do-cancel = Cancelar el torneo
ui-tour-what-replace = en lugar de quien no está, desde la próxima mano
ui-tour-what-substitute = otra persona juega hasta el final del torneo
ui-tour-what-adjust = de una mano, con un motivo
ui-tour-what-penalize = quitar puntos a alguien, con un motivo
ui-tour-what-appoint = otra persona dirige; juega fuera de clasificación
ui-tour-what-cancel = termina sin resultado, con un motivo
ui-tour-more-actions = Más…
ui-tour-fill-to = hasta { $count }
ui-tour-sure-open = ¿Pasar lista ahora? Quien no responde no juega.
ui-tour-sure-begin = ¿Empezar la ronda ahora? En la primera solo juega quien respondió al pasar lista.
ui-tour-sure-close = ¿Cerrar la ronda ahora? Una mano en juego cuenta hasta donde se jugó, si la mitad de sus bazas está completa. Las demás manos sin puntos cuentan como la media.
ui-tour-sure-replace = ¿Que un bot juegue por { $who } desde la próxima mano? Cuando la persona responda, recupera su asiento.
ui-tour-sure-appoint = ¿Que { $who } pase a la dirección? En este torneo juega fuera de clasificación. No se puede deshacer.
ui-tour-yes = Sí
ui-tour-back = Volver
ui-tour-plus-minutes = +{ $count } min
ui-tour-extend-how = ¿Cuánto tiempo más tiene la ronda?
ui-tour-which-table = ¿Qué mesa?
ui-tour-which-seat = ¿Por quién?
ui-tour-which-round = ¿Qué ronda?
ui-tour-which-deal = ¿Qué mano?
ui-tour-which-contestant = ¿Quién recibe la penalización?
ui-tour-which-member = ¿Quién deja su asiento?
ui-tour-who-substitute = ¿Quién juega en lugar de { $who }?
ui-tour-who-appoint = ¿Quién más dirige el torneo?
ui-tour-pick-person = Una persona de este servidor
ui-tour-penalty-matchpoints = Por ciento de una ronda
ui-tour-penalty-victory-points = Puntos de victoria
ui-tour-score-hint = Puntos, o por ciento de lo posible: 40, 50 o 60
ui-tour-reason = Motivo
ui-tour-reason-hint = Todos pueden leerlo
ui-tour-done-create = Tu torneo está anunciado en este canal.
ui-tour-done-join = Inscripción hecha.
ui-tour-done-leave = Has dejado el torneo.
ui-tour-done-here = Has respondido al pasar lista.
ui-tour-done-take-over = Recuperas tu asiento con la próxima mano.
ui-tour-done = Hecho. Los mensajes del torneo lo muestran.
reply-tour-stale = Eso ya ha ocurrido, o no es el momento.
reply-tour-no-rounds = Todavía no ha empezado ninguna ronda.
reply-tour-no-standings = No hay clasificación hasta que se cierre la primera ronda.
reply-tour-when = No entiendo esa hora. Escribe minutos, por ejemplo 30, o una hora UTC, por ejemplo 21:30.
reply-tour-bot = Un bot de Discord no puede jugar. Con *Jugar con bots* te inscribes con los nuestros.
reply-tour-number = No entiendo esos números. Escribe para cada bando unos puntos enteros como 12 o −12, o para cada uno un porcentaje como 60 %.
reply-tour-not-posted = No puedo escribir en este canal. Dame el permiso o anuncia el torneo en otro canal.
reply-tour-many = En este servidor ya hay { $most } torneos abiertos. Termina o cancela uno antes.

# -- profile

ui-profile-daily = { $count ->
    [one] Manos del día: una jugada, { $best }.
   *[other] Manos del día: { $count } jugadas, la mejor { $best }.
}
ui-profile-tournaments = { $won ->
    [0] Torneos terminados: { $count }.
    [one] Torneos terminados: { $count }, uno ganado.
   *[other] Torneos terminados: { $count }, { $won } ganados.
}
ui-profile-best-place = Mejor puesto: { $place } de { $of }.
