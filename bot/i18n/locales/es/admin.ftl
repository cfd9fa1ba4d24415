# Para quien gestiona un servidor.
cmd-admin-table = mesa
    .description = Restablece, pausa, reanuda o termina cualquier mesa
cmd-admin-table-table = mesa
    .description = Mesa que quieres gestionar
cmd-admin-table-what = qué
    .description = Qué hacer con la mesa
cmd-admin-ban = vetar
    .description = Veta a un jugador en las mesas de este servidor, o levanta el veto
cmd-admin-ban-player = jugador
    .description = Jugador (si ya está vetado, se le readmite)
cmd-admin-setup = configurar
    .description = Configura canales, idioma y límites, y comprueba los permisos
cmd-admin-data = datos
    .description = Exporta o borra los datos de este servidor
ui-deed-repair = restablecer los mensajes
ui-deed-pause = pausar
ui-deed-resume = reanudar
ui-deed-end = terminar y contar las manos acabadas
ui-deed-void = terminar sin resultado
reply-deed-repair = «{ $table }» se ha restablecido: sus mensajes se publican de nuevo.
reply-deed-pause = «{ $table }» está en pausa hasta que un moderador la reanude.
reply-deed-resume = «{ $table }» se ha reanudado.
reply-deed-end = «{ $table }» ha terminado.
reply-deed-void = «{ $table }» ha terminado sin resultado.
reply-unreadable = El registro de esta mesa no se puede leer, así que la mesa no puede seguir. Quien administra el bot encuentra el motivo en el registro del bot y puede restaurar la mesa desde una copia de seguridad. *{ ui-deed-void }* la cierra y libera a quienes juegan en ella.
reply-barred = { $who } ya no puede jugar en las mesas de este servidor; en las partidas en curso un bot ocupa sus asientos. El mismo comando readmite a { $who }.
reply-readmitted = { $who } puede volver a jugar en las mesas de este servidor.
reply-not-barrable = No puedes vetar a { $who }.
reply-boards-off = En este servidor las clasificaciones están desactivadas.
mod-told-repair = 🔧 { $who } (moderación) ha restablecido los mensajes de esta mesa. No se ha perdido nada; los relojes siguen.
mod-told-pause = ⏸ { $who } (moderación) ha puesto esta mesa en pausa. Los relojes están parados.
mod-told-resume = ▶ { $who } (moderación) ha reanudado esta mesa. Los relojes siguen desde donde estaban.
mod-told-end = ⏹ { $who } (moderación) ha terminado esta partida. Las manos acabadas valen.
mod-told-void = ⏹ { $who } (moderación) ha terminado esta partida sin resultado. No cuenta para nadie.
mod-told-displace = 🤖 { $who } ya no juega aquí; un bot ha ocupado su asiento.
ui-setup-title = Ajustes de este servidor
ui-setup-hint = Los cambios valen al momento. Quién ve `/gestión` se decide en Ajustes del servidor → Integraciones. También son moderadores quienes tienen Gestionar hilos o Gestionar mensajes.
ui-setup-permissions = Mis permisos
ui-setup-ok = ✅ { $channel }
ui-setup-lacks = ❌ { $channel }: permisos que faltan: { $names }
ui-setup-channels = Canales para las mesas (ninguno: todos)
ui-setup-language = Idioma de las mesas nuevas
ui-setup-language-server = Idioma de las mesas: el del servidor
ui-setup-language-en = Idioma de las mesas: inglés
ui-setup-language-it = Idioma de las mesas: italiano
ui-setup-language-es = Idioma de las mesas: español
ui-setup-limit = Número máximo de mesas abiertas
ui-setup-tables = { $count ->
    [one] Como máximo { $count } mesa a la vez
   *[other] Como máximo { $count } mesas a la vez
}
ui-setup-tables-default = { $count ->
    [one] Límite por defecto: { $count } mesa como máximo
   *[other] Límite por defecto: { $count } mesas como máximo
}
ui-setup-role = Rol de los moderadores de mesas (ninguno)
ui-setup-boards-on = Clasificaciones: visibles
ui-setup-boards-off = Clasificaciones: ocultas
ui-btn-check = Comprobar otra vez
ui-data-title = Datos de este servidor
ui-data-text = Guardo las mesas de este servidor con sus jugadas y resultados, las clasificaciones y temporadas, estos ajustes, las denuncias y los vetos. La exportación lo contiene todo menos las jugadas de las partidas, que quienes jugaron exportan con `/historial`.
ui-btn-data-export = Exportar
ui-btn-data-erase = Borrar…
ui-erase-title = ¿Borrar todos los datos de este servidor?
ui-erase-text = { $count ->
    [0] Las partidas, clasificaciones, temporadas, ajustes, denuncias y vetos de este servidor se borrarán para siempre. Los ratings globales se conservan.
    [one] Una mesa abierta se terminará sin resultado; después, las partidas, clasificaciones, temporadas, ajustes, denuncias y vetos de este servidor se borrarán para siempre. Los ratings globales se conservan.
   *[other] { $count } mesas abiertas se terminarán sin resultado; después, las partidas, clasificaciones, temporadas, ajustes, denuncias y vetos de este servidor se borrarán para siempre. Los ratings globales se conservan.
}
ui-btn-erase-yes = Sí, borrarlo todo
reply-data-export = Todos los datos guardados de este servidor. Las personas aparecen con un número; la sección `people` tiene los nombres que no están ocultos.
reply-data-erased = Se han borrado todos los datos de este servidor.
perm-create-public-threads = Crear hilos públicos

# Cuánto puede hacer una persona en una hora.
ui-btn-limits = Límites por persona
ui-limits-title = Límites por persona
ui-limits-text = Cuánto puede hacer una persona en este servidor en una hora. Los cambios valen al momento.
ui-limits-hint = Quien tiene el permiso Gestionar servidor abre mesas y publica sin estos límites. Nadie puede tener a la vez más de un tercio de las mesas de este servidor.
ui-limits-open = { $count ->
    [0] Ninguna mesa
    [one] { $count } mesa abierta por hora
   *[other] { $count } mesas abiertas por hora
}
ui-limits-post = { $count ->
    [0] Ningún mensaje para todos
    [one] { $count } mensaje para todos por hora
   *[other] { $count } mensajes para todos por hora
}
ui-limits-invite = { $count ->
    [0] Ninguna invitación
    [one] { $count } invitación por hora
   *[other] { $count } invitaciones por hora
}
ui-limits-guest = { $count ->
    [0] A la misma persona: ninguna invitación
    [one] A la misma persona: { $count } invitación por hora de un jugador
   *[other] A la misma persona: { $count } invitaciones por hora de un jugador
}
ui-limits-guests = { $count ->
    [0] A la misma persona: ninguna invitación de nadie
    [one] A la misma persona: { $count } invitación por hora entre todos
   *[other] A la misma persona: { $count } invitaciones por hora entre todos
}
ui-limits-nudge = { $count ->
    [0] Ningún aviso
    [one] { $count } aviso por hora
   *[other] { $count } avisos por hora
}
ui-limits-report = { $count ->
    [one] { $count } denuncia por hora
   *[other] { $count } denuncias por hora
}
ui-limits-offer = { $count ->
    [one] En la misma partida: { $count } propuesta por hora (rendirse, terminar, sustituto)
   *[other] En la misma partida: { $count } propuestas por hora (rendirse, terminar, sustituto)
}
ui-shown-to-you = Solo lo ves tú. { $why }
