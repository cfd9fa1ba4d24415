# Antes de empezar: quién está.
ui-btn-here = Aquí estoy
ui-check = **¿Estáis todos?** Pulsad «Aquí estoy» ({ $until }).
ui-check-here = ✅ { $who }
ui-check-missing = ⏳ { $who }
ui-check-hint = Quien no conteste a tiempo deja su asiento; los demás conservan el suyo.
ui-check-begun = Estaban todos: la partida en la mesa «{ $name }» ha empezado.
ui-check-over = No estaban todos: la mesa «{ $name }» vuelve a esperar en su canal.
reply-check = En la mesa «{ $table }» se pregunta a todos si están. La partida empieza cuando todos hayan contestado.
refusal-check-running = Se está preguntando a los jugadores si están: en este minuto no se puede cambiar nada.
refusal-already-here = Ya has dicho que estás; se espera a los demás.

# Otro ritmo con la partida empezada.
refusal-pace-same = La mesa ya juega a ese ritmo.
refusal-pace-asked = Ya has pedido ese ritmo; tienen que estar de acuerdo los demás.

# Moderadores.
refusal-not-moderator = Solo puede hacerlo un moderador.
refusal-deed-unknown = A una mesa no se le puede hacer nada que se llame «{ $what }».
refusal-paused-moderator = Un moderador ha puesto esta mesa en pausa. Solo un moderador la reanuda.
refusal-not-there = Esa persona no está en esta mesa.
ui-paused-moderator = ⏸ Un moderador ha puesto esta mesa en pausa. Solo un moderador la reanuda.
ui-closed-void = Un moderador ha terminado esta partida sin resultado.

# Quién puede abrir una mesa y sentarse.
refusal-barred = Quien gestiona este servidor no te deja sentarte a sus mesas.
refusal-channel-not-allowed = En este servidor las mesas se abren en otros canales: { $channels }.
refusal-tables-many = { $count ->
    [one] En este servidor puede haber una mesa abierta a la vez, y ya la hay. `/mesa lista` la muestra.
   *[other] En este servidor puede haber { $count } mesas abiertas a la vez, y tantas hay. `/mesa lista` las muestra.
}
refusal-live-elsewhere = Ya juegas en vivo en «{ $table }». Termina allí primero, o levántate.
refusal-slow-many = Ya estás en { $count } mesas sin prisa; más no se pueden seguir.
refusal-somebody-live = { $who } ya juega en vivo en otra mesa, así que esta tiene que seguir sin prisa.

# On the chair of somebody who gets no direct messages.
ui-lobby-plays-here = juega con **Mis cartas**
reply-not-server-moderator = Solo puede hacerlo quien modera todo el servidor.
