# Lo que una mesa rechaza, y por qué.
refusal-table-unknown = Esa mesa no existe. `/mesa lista` muestra las abiertas.
refusal-table-over = Esa partida ha terminado.
refusal-table-closed = Esa mesa está cerrada. `/mesa crear` abre una nueva.
refusal-table-exists = Esa mesa ya está abierta.
refusal-not-host = Solo puede hacerlo el anfitrión de la mesa o un moderador.
refusal-game-unknown = No conozco ningún juego llamado «{ $game }».
refusal-not-seated = No estás sentado en esta mesa.
refusal-already-started = La partida ha empezado: ya no se cambian los asientos.
refusal-already-started-leave = La partida ha empezado. Puedes dejar tu asiento a un bot.
refusal-already-seated = Ya estás sentado en esta mesa.
refusal-chair-unknown = En esta mesa no hay ese asiento.
refusal-chair-same = Elige a alguien sentado y otro asiento.
refusal-chair-taken = Ese asiento acaba de ocuparse.
refusal-chair-no-bot = En ese asiento no hay un bot.
refusal-level-unknown = No hay un bot de nivel «{ $level }».
refusal-settings-frozen = La partida ha empezado: ya no se cambian las reglas.
refusal-table-full = No quedan asientos libres.
refusal-preset-unknown = Este juego no tiene reglas llamadas «{ $preset }».
refusal-pace-unknown = No hay un ritmo llamado «{ $pace }».
refusal-chairs-empty = { $count ->
    [one] Queda un asiento libre. Invita a alguien o añade un bot.
   *[other] Quedan { $count } asientos libres. Invita a alguien o añade bots.
}
refusal-not-started = La partida aún no ha empezado.
refusal-nothing-to-decide = Ahora no se te pregunta nada.
refusal-already-ready = Ya has dicho que estás listo: se espera a los demás.
refusal-word-early = Puedes añadir una palabra cuando todos los asientos estén ocupados y la mano esté sellada.
refusal-word-late = La mano ya ha empezado. Puedes añadir una palabra a la siguiente, entre mano y mano.
refusal-word-missed = La mano empezó antes de que llegara tu palabra, así que no se ha usado. Puedes añadir una a la siguiente, entre mano y mano.
refusal-ready-unsealed = El sello de la próxima mano está en camino. Pulsa *Siguiente mano* otra vez en un momento: solo entonces tu pulsación entra en sus cartas.
refusal-word-unsealed = El sello de esta mano aún no está publicado. Vuelve a intentarlo en un momento.
refusal-word-twice = Ya has añadido una palabra a esta mano.
refusal-already-away = Un bot ya juega por ti.
refusal-not-away = Ya estás jugando tú.
refusal-already-paused = La mesa ya está en pausa. Pulsa **Reanudar** o haz tu próxima jugada para seguir.
refusal-already-pausing = Ya has pedido una pausa.
refusal-not-paused = La mesa no está en pausa.
