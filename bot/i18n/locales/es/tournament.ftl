# Lo que rechaza un torneo.
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
    [one] El torneo está completo: la única inscripción está ocupada.
   *[other] El torneo está completo: las { $most } inscripciones están ocupadas.
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
    [one] Nadie ha respondido todavía a la lista.
   *[other] Muy pocos han respondido a la lista: hacen falta al menos { $least }.
}
refusal-tournament-no-seat = En esta ronda no hay ningún asiento ni ninguna mano así.
refusal-tournament-scores = Estos puntos no encajan con la mesa.
refusal-tournament-reason = Escribe un motivo. Todos pueden leerlo.
