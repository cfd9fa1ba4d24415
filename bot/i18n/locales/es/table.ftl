# Lo que una mesa rechaza, y por qué.
refusal-table-unknown = Esa mesa no existe. `/mesa lista` muestra las abiertas.
refusal-table-over = Esa partida ha terminado.
refusal-table-closed = Esa mesa está cerrada. `/mesa crear` abre una nueva.
refusal-table-exists = Esa mesa ya está abierta.
refusal-not-host = Solo pueden hacerlo el anfitrión de la mesa o un moderador.
refusal-game-unknown = Juego desconocido: «{ $game }».
refusal-not-seated = No estás en esta mesa.
refusal-already-started = La partida ha empezado: ya no se cambian los asientos.
refusal-already-started-leave = La partida ha empezado. Puedes dejar tu asiento a un bot.
refusal-already-seated = Ya estás en esta mesa.
refusal-chair-unknown = { refusal-no-such-seat }
refusal-chair-same = Elige a alguien de la mesa y otro asiento.
refusal-chair-taken = Ese asiento acaba de ocuparse.
refusal-chair-no-bot = En ese asiento no hay ningún bot.
refusal-level-unknown = No hay ningún bot de nivel «{ $level }».
refusal-settings-frozen = La partida ha empezado: ya no se cambian las reglas.
refusal-table-full = No quedan asientos.
refusal-preset-unknown = Este juego no tiene un reglamento «{ $preset }».
refusal-pace-unknown = Ritmo desconocido: «{ $pace }».
refusal-chairs-empty = { $count ->
    [one] Queda un asiento libre. Invita a alguien o añade un bot.
   *[other] Quedan { $count } asientos libres. Invita a alguien o añade bots.
}
refusal-not-started = La partida aún no ha empezado.
refusal-nothing-to-decide = Ahora no tienes nada que decidir.
refusal-already-ready = Ya has confirmado: se espera a los demás.
refusal-word-early = Puedes añadir una palabra cuando todos los asientos estén ocupados y la mano esté sellada.
refusal-word-late = La mano ya ha empezado. Puedes añadir una palabra a la siguiente, entre una mano y otra.
refusal-word-missed = La mano empezó antes de que llegara tu palabra, así que no se ha usado. Puedes añadir una a la siguiente, entre una mano y otra.
refusal-ready-unsealed = La próxima mano aún no está sellada. Pulsa *Siguiente mano* otra vez en un momento: así tu pulsación entra en la mezcla.
refusal-start-unsealed = La primera mano aún no está sellada. Pulsa *Empezar* otra vez en un momento: así tu pulsación entra en la mezcla.
refusal-word-unsealed = El sello de esta mano aún no se ha publicado. Inténtalo de nuevo en un momento.
refusal-word-twice = Ya has añadido una palabra a esta mano.
refusal-already-away = Un bot ya está jugando por ti.
refusal-not-away = Ya estás jugando tú.
refusal-already-paused = La mesa ya está en pausa. Pulsa **Reanudar** o haz tu próxima jugada para seguir.
refusal-already-pausing = Ya has pedido una pausa.
refusal-not-paused = La mesa no está en pausa.
