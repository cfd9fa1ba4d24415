# Antes de empezar: se pasa lista.
ui-btn-here = Aquí estoy
ui-check = **¡Pasamos lista!** Pulsa «Aquí estoy» ({ $until }).
ui-check-here = ✅ { $who }
ui-check-missing = ⏳ { $who }
ui-check-hint = Quien no conteste a tiempo pierde su asiento; los demás conservan el suyo.
ui-check-begun = No falta nadie: la partida en la mesa «{ $name }» ha empezado.
ui-check-over = Faltaba alguien: la mesa «{ $name }» vuelve a esperar en su canal.
reply-check = En la mesa «{ $table }» se está pasando lista. La partida empieza cuando todos hayan contestado.
refusal-check-running = Se está pasando lista: hasta que termine no se puede cambiar nada.
refusal-already-here = Ya has confirmado. Faltan los demás.

# Otro ritmo con la partida empezada.
refusal-pace-same = La mesa ya tiene ese ritmo.
refusal-pace-asked = Ya has pedido ese ritmo. Falta que los demás lo acepten.

# Moderadores.
refusal-not-moderator = Solo pueden hacerlo los moderadores.
refusal-deed-unknown = Acción desconocida: «{ $what }».
refusal-paused-moderator = La moderación ha puesto esta mesa en pausa. Solo un moderador puede reanudarla.
refusal-not-there = Esa persona no está en esta mesa.
ui-paused-moderator = ⏸ La moderación ha puesto esta mesa en pausa. Solo un moderador puede reanudarla.
ui-closed-void = La moderación ha terminado esta partida sin resultado.

# Quién puede abrir una mesa y entrar en ella.
refusal-barred = No puedes jugar en las mesas de este servidor: la moderación te ha vetado.
refusal-channel-not-allowed = No puedes abrir mesas en ese canal. Usa `/mesa crear` en uno de estos: { $channels }.
refusal-channel-none-allowed = No puedes abrir mesas en ese canal. Quien tiene el permiso Gestionar servidor elige los canales con `/gestión configurar`.
refusal-tables-many = { $count ->
    [one] Este servidor ha llegado a su límite de una mesa abierta. `/mesa lista` muestra qué hay abierto.
   *[other] Este servidor ha llegado a su límite de { $count } mesas abiertas. `/mesa lista` muestra las que están abiertas.
}
refusal-live-elsewhere = Ya juegas en vivo en «{ $table }».
refusal-slow-many = Ya estás en { $count } mesas lentas (diarias o sin reloj): es el máximo.
refusal-somebody-live = { $who } ya juega en vivo en otra mesa, así que esta tiene que mantener un ritmo lento.

# En el asiento de quien no recibe mensajes directos.
ui-lobby-plays-here = juega con **Mis cartas**

# Cuánto puede hacer una persona en una hora.
refusal-quota-open = { $count ->
    [0] En este servidor solo puede abrir mesas quien tiene el permiso Gestionar servidor.
    [one] Aquí puedes abrir una mesa por hora, y ya la has abierto. Puedes abrir la siguiente { $when }.
   *[other] Aquí puedes abrir { $count } mesas por hora, y ya las has abierto. Puedes abrir la siguiente { $when }.
}
refusal-quota-post = { $count ->
    [0] En este servidor solo puede publicar para todos quien tiene el permiso Gestionar servidor.
    [one] Aquí puedes publicar para todos una vez por hora, y ya lo has hecho. Puedes volver a publicar { $when }.
   *[other] Aquí puedes publicar para todos { $count } veces por hora, y ya lo has hecho. Puedes volver a publicar { $when }.
}
refusal-quota-invite = { $count ->
    [0] En este servidor las invitaciones están desactivadas.
    [one] Aquí puedes enviar una invitación por hora, y ya la has enviado. Puedes volver a invitar { $when }.
   *[other] Aquí puedes enviar { $count } invitaciones por hora, y ya las has enviado. Puedes volver a invitar { $when }.
}
refusal-quota-guest = { $count ->
    [0] En este servidor las invitaciones están desactivadas: ninguna para { $who }.
    [one] En la última hora ya has invitado a { $who }, y aquí el máximo es una vez por hora. Podrás enviarle otra invitación { $when }.
   *[other] En la última hora ya has invitado a { $who } { $count } veces, el máximo aquí. Podrás enviarle otra invitación { $when }.
}
refusal-quota-guests = { $count ->
    [0] En este servidor las invitaciones están desactivadas: ninguna para { $who }.
   *[other] De momento { $who } ya ha recibido bastantes invitaciones. Podrás enviarle otra { $when }.
}
refusal-quota-nudge = { $count ->
    [0] En este servidor los avisos entre jugadores están desactivados.
    [one] Aquí puedes avisar una vez por hora, y ya lo has hecho. Puedes volver a avisar { $when }.
   *[other] Aquí puedes avisar { $count } veces por hora, y ya lo has hecho. Puedes volver a avisar { $when }.
}
refusal-quota-report = { $count ->
    [one] Aquí puedes enviar una denuncia por hora, y la tuya está guardada. Puedes enviar la siguiente { $when }.
   *[other] Aquí puedes enviar { $count } denuncias por hora, y las tuyas están guardadas. Puedes enviar la siguiente { $when }.
}
refusal-quota-offer = { $count ->
    [one] En cada mesa puedes hacer una propuesta por hora a los demás, y ya la has hecho. Puedes hacer otra { $when }.
   *[other] En cada mesa puedes hacer { $count } propuestas por hora a los demás, y ya las has hecho. Puedes hacer otra { $when }.
}
refusal-tables-share = { $count ->
    [one] De las { $limit } mesas de este servidor una es tuya, el máximo para una persona. Puedes abrir otra cuando esa termine o se cierre.
   *[other] De las { $limit } mesas de este servidor { $count } son tuyas, el máximo para una persona. Puedes abrir otra cuando una de ellas termine o se cierre.
}
refusal-tables-share-back = { $count ->
    [one] Abriste esta mesa: si entras, vuelve a ser tuya. De las { $limit } mesas de este servidor una ya es tuya, el máximo para una persona. Puedes entrar cuando esa termine o se cierre.
   *[other] Abriste esta mesa: si entras, vuelve a ser tuya. De las { $limit } mesas de este servidor { $count } ya son tuyas, el máximo para una persona. Puedes entrar cuando una de ellas termine o se cierre.
}
refusal-tables-last = La última mesa libre de este servidor está reservada para quien no tiene ninguna. Puedes abrir otra cuando una de las tuyas termine o se cierre, o cuando haya más de una libre.
refusal-chair-not-yours = No puedes entrar en esta mesa. `/mesa lista` muestra las demás, y `/mesa crear` abre una tuya.
refusal-blocked-there = En la siguiente mesa hay alguien a quien has bloqueado, así que no te llevo allí. `/preferencias` muestra a quién has bloqueado; `/mesa crear` abre una mesa tuya.
reply-invite-declined = { $who } no acepta invitaciones.
reply-invite-blocked = Has bloqueado a { $who }. Para enviarle una invitación, quita el bloqueo en `/preferencias`.
reply-not-server-moderator = Solo pueden hacerlo los moderadores de todo el servidor.
ui-elsewhere-lobby = Esa partida no ha empezado: dejar la mesa no cuesta nada.
ui-elsewhere-playing = Sigue allí, o deja la mesa: un bot ocupa tu asiento y puedes recuperarlo. Si faltas otra mano entera, abandonas la partida. **Dejar…** muestra cómo salir y lo que cuesta.
ui-btn-quit = Dejar…
