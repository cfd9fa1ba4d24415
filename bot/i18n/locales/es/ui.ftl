# Lo que aparece en las pantallas.

# Botones. Como mucho 38 caracteres, mejor 20.
ui-btn-hand = Mis cartas
ui-btn-last = Última baza
ui-btn-score = Puntos
ui-btn-words = En palabras
ui-btn-back = Vuelvo a jugar
ui-btn-next = Siguiente mano
ui-btn-cancel = Cancelar
ui-btn-reset = Empezar de nuevo
ui-btn-to-table = A la mesa
ui-btn-sit = Sentarse
ui-btn-up = Levantarse
ui-btn-chairs = Asientos
ui-btn-bot = Añadir bot
ui-btn-set = Ajustes
ui-btn-start = Empezar
ui-btn-close = Cerrar mesa
ui-btn-end = Terminar la partida
ui-btn-keep = Seguir jugando

# El mensaje de la mesa en el canal.
ui-lobby-title = { $game } — mesa «{ $name }»
ui-lobby-chair = `{ $number }` **{ $who }**
ui-lobby-chair-bot = `{ $number }` { $who } ({ $level })
ui-lobby-chair-free = `{ $number }` *libre*
ui-lobby-host = Anfitrión: { $who }
ui-lobby-players = En la mesa: { $who }
ui-lobby-bot = { $who } ({ $level })
ui-lobby-bots = Bots: { $who }
ui-lobby-finished = La partida ha terminado.
ui-closed-host = El anfitrión ha cerrado esta mesa.
ui-closed-moderator = Un moderador ha cerrado esta mesa.
ui-closed-expired = Esta mesa se ha cerrado porque hacía mucho que no entraba nadie.
ui-closed-empty = Esta mesa se ha cerrado porque se han ido todos.
ui-level-novice = principiante
ui-level-regular = intermedio
ui-level-master = experto
ui-chairs-title = Elige un asiento
ui-chairs-hint = Puedes cambiar de asiento cuantas veces quieras hasta que empiece la partida.
ui-chair-free = libre
ui-chair-button = { $number } · { $who }
ui-chair-unbot = Quitar a { $who }
ui-closing-title = ¿Terminar la partida en la mesa «{ $name }»?
ui-closing-text = La partida termina ahora para todos. Las manos terminadas cuentan; la que está en juego, no. Esto no se puede deshacer.
ui-seated-title = Estás en la mesa «{ $name }»
ui-seated-text = Tus cartas de { $game } llegarán aquí, y aquí tomarás cada decisión. No hace falta tener esto abierto: **Mis cartas**, en la mesa, muestra lo mismo.
ui-no-dm = No puedo enviarte mensajes directos. Usa **Mis cartas** en la mesa: muestra tus cartas solo a ti. Para recibirlas por mensaje directo, permite los mensajes de este servidor y pulsa **Levantarse** y otra vez **Sentarse**.

# Ajustes.
ui-set-title = Ajustes de la mesa
ui-set-preset = Reglas
ui-set-length = Duración de la partida
ui-set-pace = Ritmo
ui-length = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
ui-pace-live = en vivo
ui-pace-live-hint = 45 s por carta + 5 min por mano
ui-pace-relaxed = tranquilo
ui-pace-relaxed-hint = 3 min por carta + 15 min por mano
ui-pace-daily = diario
ui-pace-daily-hint = 24 h por carta + 48 h por mano
ui-pace-none = sin reloj
ui-pace-none-hint = sin límite de tiempo

# El tablero.
ui-table-named = «{ $name }»
ui-deal = Mano { $deal }
ui-deal-of = Mano { $deal } de { $deals }
ui-trick-number = Baza { $number }
ui-trick-card = { $who }: { $card }
    .you-who = Tú: { $card }
ui-trick-card-by = { $who }: { $card } (elegida por { $by })
    .you-who = Tú: { $card } (elegida por { $by })
    .you-by = { $who }: { $card } (elegida por ti)
ui-trick-held = Por ahora gana la baza { $who }.
    .you-who = Por ahora ganas la baza.
ui-trick-won = { $who } ha ganado la baza.
    .you-who = Has ganado la baza.
ui-waiting-for = Esperando a { $who }
ui-waiting-house = Se reparten las cartas…
ui-between-deals = La mano ha terminado. Pulsa «Siguiente mano» cuando quieras seguir.
ui-match-over = La partida ha terminado.
ui-board-stub = «{ $name }»: el tablero está más abajo.
ui-hand-stub = «{ $name }»: estas cartas ya no son las actuales.
ui-more-lines = { $count ->
    [one] … y { $count } línea más
   *[other] … y { $count } líneas más
}
ui-revealed = Sello de esta mano: { $hash }…, semilla { $seed }… (completos en el archivo de la partida que se exporta desde `/historial`)
ui-words-title = La mesa en palabras
ui-calls = Subasta:
ui-seat-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
ui-seat-tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
ui-seat-open = Cartas descubiertas: { $cards }
badge-dealer = Reparte
ui-last-none = Todavía no se ha completado ninguna baza en esta mano.
ui-last-closed = La última baza solo se puede ver hasta que alguien sale en la siguiente: ahora está cerrada.
ui-zone-private = Esto solo lo ves tú.
ui-zone-count = { $count ->
    [0] ninguna carta
    [one] { $count } carta
   *[other] { $count } cartas
}
ui-spectator-title = Estás viendo «{ $name }»
ui-spectator-hint = No estás en esta mesa, así que ves lo que ven todos. Sigue la partida en su hilo; `/mesa lista` muestra las mesas con asientos libres.

# El panel privado.
ui-ask = Te toca: elige
ui-ask-cards = Te toca: elige la carta
ui-away = 🤖 Un bot juega por ti.
ui-strike = ⏱ Se acabó tu tiempo: esta vez ha elegido por ti un bot. Si se acaba otra vez, el bot seguirá jugando por ti.
ui-bot-for = 🤖 juega por { $who }
ui-bot-once = 🤖 ha jugado por { $who }: se acabó el tiempo
ui-pausing = ⏸ Pausa pedida por { $who }
ui-paused-idle = ⏸ En pausa: no jugaba nadie. Pulsa **Reanudar** o haz tu próxima jugada para seguir.
ui-paused-asked = ⏸ La mesa está en pausa. Pulsa **Reanudar** o haz tu próxima jugada para seguir.
ui-hand-of = Cartas descubiertas de **{ $who }**: { $cards }
ui-your-cards = Tus cartas: { $cards }
ui-choose-card = Elige una carta
ui-change-card = Cambiar de carta
ui-about = Vas a jugar { THE($card) }
ui-play = Jugar { THE($card) }
ui-play-only = Jugar { THE($card) } (única posible)
ui-take = Confirmar { THE($card) }
ui-take-only = Confirmar { THE($card) } (única posible)
ui-recommended = { $card } (recomendada)
ui-about-taken = Elegida: { $card }
ui-choose-cards = Elige las cartas
ui-chosen = Elegidas { $count } de { $most }
ui-chosen-left = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
ui-too-many = { $count ->
    [one] Quita { $count } carta.
   *[other] Quita { $count } cartas.
}
ui-confirm = Confirmar ({ $count }/{ $most })
ui-dear = { $count ->
    [one] Vas a desprenderte de una carta de cuenta: { $cards }
   *[other] Vas a desprenderte de unas cartas de cuenta: { $cards }
}
ui-choose-word = Elige qué decir
ui-choose-number = De { $low } a { $high }
ui-number-default = Elegir { $count }
ui-turn-lead = Sales tú: juega cualquier carta.
ui-turn-lead-some = Sales tú: juega una de estas cartas.
ui-turn-any = { $who } ha salido con { THE($card) }: juega cualquier carta.
ui-turn-some = { $who } ha salido con { THE($card) }: juega una de estas cartas.
ui-turn-suit = { $who } ha salido con { THE($card) }: juega { $suit }.
ui-turn-suit-or = { $who } ha salido con { THE($card) }: juega { $suit } o { THE($other) }.
ui-turn-high-enough = { $suit } lo bastante alto para ganar
ui-turn-suit-after = { $who } ha salido con { THE($card) } y luego { $next } ha jugado { THE($set) }: juega { $suit }.
ui-undo-card = Dentro de tres segundos se juega: { $card }.
ui-btn-undo = Deshacer
ui-legal-cards = Puedes jugar: { $cards }
ui-choices = Tus opciones, también con `/{ cmd-play }`: { $answers }
ui-choices-number = un número de { $least } a { $most }
ui-choices-cards = { $count } cartas separadas por comas
ui-number-few = Pocas
ui-number-half = La mitad
ui-number-many = Muchas
ui-number-any = Al azar
ui-number-exact = Número exacto…
ui-deal-won = Has ganado esta mano
ui-deal-lost = Has perdido esta mano
ui-deal-over = La mano ha terminado
ui-deal-amount = { $result }: { $amount }
ui-deal-against = { $result }, { $own } a { $other }

# La cuenta y el final.
ui-result-title = La cuenta de la mano { $deal }
ui-standing = **{ $who }**: { $amount }
ui-standings-title = La partida hasta ahora
ui-standings-none = Nadie ha ganado nada todavía.
ui-over-title = { $count ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}
ui-btn-share-result = Compartir
ui-share-result-done = El resultado está en { $channel }.
ui-share-result-again = Este resultado ya está en el canal.
ui-share-result-failed = No se ha podido publicar el resultado en el canal.
ui-over-drawn = La partida termina en empate
ui-over-line = `{ $place }` **{ $who }**: { $amount }
ui-over-table = { $deals ->
    [one] «{ $name }», { $deals } mano
   *[other] «{ $name }», { $deals } manos
}

# Qué hacer después de un aviso.
ui-next-stale = Pulsa **Mis cartas** para ver la situación actual.
ui-next-busy = No se ha jugado nada. Inténtalo de nuevo en un momento.
ui-next-broken = La partida está a salvo. Si vuelve a pasar, da la referencia a quien administra el bot.

# Listas y ayuda.
ui-list-title = Mesas en este servidor
ui-list-none = No hay mesas abiertas. `/jugar-ya` empieza ya una partida y `/mesa crear` abre una mesa para que entren otras personas.
ui-list-row = - { $game } { $name } — { $state }, { $count }/{ $chairs } personas
ui-list-yours = - **{ $game }** { $name } — { $state }, { $count }/{ $chairs } personas, **estás aquí**
ui-list-more = { $count ->
    [one] … y otra mesa
   *[other] … y otras { $count } mesas
}
ui-list-lobby = abierta
ui-list-playing = en juego
reply-play-now-server = Empieza la partida en un servidor: hace falta un canal donde jugar.
ui-help-title = Cómo se juega
ui-help-closed-dm = **¿No te llega nada?** Permite los mensajes directos de este servidor, o usa **Mis cartas**.
ui-help-start = Los botones de abajo, igual que `/jugar-ya`, empiezan una partida corta contra bots. `/mesa crear` abre una mesa para jugar con más gente.
ui-help-seats = **Sentarse** ocupa un asiento libre; **Llenar y empezar** da los demás a bots. Cada partida tiene su hilo.
ui-help-cards = **Mis cartas** muestra tus cartas, solo a ti. También llegan por mensaje directo, si lo permites.
ui-help-commands = Con el teclado: `/mano`, `/jugar`, `/mesa lista`, `/reglas`, `/mano-del-día`, `/problema`, `/clasificación` y `/perfil`.
ui-help-fair = **Juego limpio:** no muestres tus cartas durante la partida. **Más…** → **Denunciar…** avisa a los moderadores.
ui-help-privacy = Guardo jugadas, resultados, nombres mostrados y denuncias. No leo tus mensajes: `/privacidad`.
ui-welcome-title = Antiguos juegos de cartas italianos
ui-welcome-text = Pulsa un botón para jugar ya: los bots ocupan los demás asientos. `/mesa crear` abre una mesa para jugar con más gente.
ui-btn-play-game = Jugar a { $game }
ui-poster-players = { $count } jugadores
ui-about-minutes = unos { $count } minutos
ui-about-hours = { $count ->
    [one] una hora, más o menos
   *[other] unas { $count } horas
}
ui-short-match = partida corta
ui-free-seat = asiento libre
ui-btn-fill = Llenar y empezar
ui-lobby-opened = { $count ->
    [0] { $who } ha abierto «{ $name }». La mesa está completa: el anfitrión puede empezar.
    [one] { $who } ha abierto «{ $name }». Queda un asiento libre.
   *[other] { $who } ha abierto «{ $name }». Quedan { $count } asientos libres.
}
ui-lobby-free = { $count ->
    [0] «{ $name }»: todos los asientos están ocupados.
    [one] «{ $name }»: queda un asiento libre.
   *[other] «{ $name }»: quedan { $count } asientos libres.
}
ui-lobby-fill = Llenar y empezar: los bots ocupan los asientos libres.
