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
refusal-channel-not-allowed = En este servidor las mesas se abren en otros canales: { $channels }. Usa allí `/mesa crear`.
refusal-channel-none-allowed = En ese canal no se abren mesas. Quien gestiona el servidor elige los canales con `/gestión configurar`.
refusal-tables-many = { $count ->
    [one] En este servidor puede haber una sola mesa abierta. `/mesa lista` muestra qué hay abierto.
   *[other] En este servidor puede haber { $count } mesas abiertas a la vez. `/mesa lista` muestra las que están abiertas.
}
refusal-live-elsewhere = Ya juegas en vivo en «{ $table }».
refusal-slow-many = Ya estás en { $count } mesas sin prisa; más no se pueden seguir.
refusal-somebody-live = { $who } ya juega en vivo en otra mesa, así que esta tiene que seguir sin prisa.

# On the chair of somebody who gets no direct messages.
ui-lobby-plays-here = juega con **Mis cartas**

# Cuánto puede hacer una persona en una hora.
refusal-quota-open = { $count ->
    [0] En este servidor solo abre mesas quien lo gestiona.
    [one] Aquí una persona puede abrir una mesa en una hora, y ya la has abierto. Puedes abrir la siguiente { $when }.
   *[other] Aquí una persona puede abrir { $count } mesas en una hora, y ya las has abierto. Puedes abrir la siguiente { $when }.
}
refusal-quota-post = { $count ->
    [0] En este servidor solo publica para todos quien lo gestiona.
    [one] Aquí una persona puede publicar para todos una vez en una hora, y ya lo has hecho. Puedes volver a publicar { $when }.
   *[other] Aquí una persona puede publicar para todos { $count } veces en una hora, y ya lo has hecho. Puedes volver a publicar { $when }.
}
refusal-quota-invite = { $count ->
    [0] En este servidor no se envían invitaciones a través de mí.
    [one] Aquí una persona puede enviar una invitación en una hora, y ya la has enviado. Puedes volver a invitar { $when }.
   *[other] Aquí una persona puede enviar { $count } invitaciones en una hora, y ya las has enviado. Puedes volver a invitar { $when }.
}
refusal-quota-guest = { $count ->
    [0] En este servidor no se envían invitaciones a través de mí: ninguna para { $who }.
    [one] En la última hora ya has enviado una invitación a { $who }, y aquí no se puede más. Puedes enviarle otra { $when }.
   *[other] En la última hora ya has enviado { $count } invitaciones a { $who }, y aquí no se puede más. Puedes enviarle otra { $when }.
}
refusal-quota-guests = { $count ->
    [0] En este servidor no se envían invitaciones a través de mí: ninguna para { $who }.
   *[other] De momento { $who } ya ha recibido bastantes invitaciones. Se le puede enviar otra { $when }.
}
refusal-quota-nudge = { $count ->
    [0] En este servidor no se avisa a nadie.
    [one] Aquí una persona puede avisar una vez en una hora, y ya lo has hecho. Puedes volver a avisar { $when }.
   *[other] Aquí una persona puede avisar { $count } veces en una hora, y ya lo has hecho. Puedes volver a avisar { $when }.
}
refusal-quota-report = { $count ->
    [one] Aquí una persona puede enviar una denuncia en una hora, y la tuya queda guardada. Puedes enviar la siguiente { $when }.
   *[other] Aquí una persona puede enviar { $count } denuncias en una hora, y las tuyas quedan guardadas. Puedes enviar la siguiente { $when }.
}
refusal-quota-offer = { $count ->
    [one] Una persona puede pedir algo al resto de la mesa una vez en una hora, y ya lo has hecho. Puedes volver a pedirlo { $when }.
   *[other] Una persona puede pedir algo al resto de la mesa { $count } veces en una hora, y ya lo has hecho. Puedes volver a pedirlo { $when }.
}
refusal-tables-share = { $count ->
    [one] De las { $limit } mesas que puede tener este servidor una es tuya, y una persona no puede tener más. Puedes abrir la siguiente cuando esa termine o se cierre.
   *[other] De las { $limit } mesas que puede tener este servidor { $count } son tuyas, y una persona no puede tener más. Puedes abrir la siguiente cuando una de ellas termine o se cierre.
}
refusal-tables-share-back = { $count ->
    [one] Abriste esta mesa y, al sentarte, la tendrías otra vez. De las { $limit } mesas que puede tener este servidor una es tuya, y una persona no puede tener más. Puedes sentarte aquí cuando esa termine o se cierre.
   *[other] Abriste esta mesa y, al sentarte, la tendrías otra vez. De las { $limit } mesas que puede tener este servidor { $count } son tuyas, y una persona no puede tener más. Puedes sentarte aquí cuando una de ellas termine o se cierre.
}
refusal-tables-last = La última mesa libre de este servidor es para quien no tiene ninguna. Puedes abrir la siguiente cuando una de las tuyas termine o se cierre, o cuando haya sitio para más de una.
refusal-chair-not-yours = No puedes sentarte a esta mesa. `/mesa lista` muestra las demás, y `/mesa crear` abre una tuya.
refusal-blocked-there = En la siguiente mesa hay alguien a quien has bloqueado, así que no te llevo allí. `/preferencias` muestra tu lista; `/mesa crear` abre una mesa tuya.
reply-invite-declined = { $who } no recibe invitaciones.
reply-invite-blocked = Has bloqueado a { $who }. Para enviarle una invitación, quita el bloqueo en `/preferencias`.
reply-not-server-moderator = Solo puede hacerlo quien modera todo el servidor.
ui-elsewhere-lobby = Esa partida no ha empezado: dejar la mesa no cuesta nada.
ui-elsewhere-playing = Sigue allí, o deja la mesa: un bot ocupa tu asiento y puedes recuperarlo. Si faltas otra mano entera, has abandonado la partida. **Dejar…** muestra cómo salir y lo que cuesta.
ui-btn-quit = Dejar…
