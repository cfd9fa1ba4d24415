# Para quien gestiona un servidor.
cmd-admin-table = mesa
    .description = Repara, pausa o termina cualquier mesa
cmd-admin-table-table = mesa
    .description = Qué mesa
cmd-admin-table-what = qué
    .description = Qué hay que hacer
cmd-admin-ban = vetar
    .description = Veta o readmite a un jugador en este servidor
cmd-admin-ban-player = jugador
    .description = A quién; a quien está vetado se le readmite
cmd-admin-setup = configurar
    .description = Canales, idioma, límites y comprobación de permisos
cmd-admin-data = datos
    .description = Exporta o borra los datos de este servidor
ui-deed-repair = reparar
ui-deed-pause = pausar
ui-deed-resume = reanudar
ui-deed-end = terminar, contando lo jugado
ui-deed-void = terminar sin resultado
reply-deed-repair = «{ $table }» está de nuevo en orden: sus mensajes se vuelven a enviar.
reply-deed-pause = «{ $table }» está en pausa hasta que un moderador la reanude.
reply-deed-resume = «{ $table }» se ha reanudado.
reply-deed-end = «{ $table }» ha terminado.
reply-deed-void = «{ $table }» ha terminado sin resultado.
reply-unreadable = El registro de esta mesa no se puede leer, así que aquí no puede seguir. Quien lleva el bot encuentra el motivo en su registro y puede recuperar la mesa de una copia de seguridad; con *{ ui-deed-void }* se cierra y quienes juegan en ella vuelven a estar libres.
reply-barred = { $who } ya no puede sentarse a las mesas de este servidor; en las partidas en curso un bot ocupa sus asientos. La misma orden readmite a { $who }.
reply-readmitted = { $who } puede volver a sentarse a las mesas de este servidor.
reply-not-barrable = No puedes vetar a { $who }.
reply-boards-off = Este servidor no muestra clasificaciones.
mod-told-repair = 🔧 { $who }, que modera, ha mandado poner en orden esta mesa. No se ha perdido nada; los relojes siguen.
mod-told-pause = ⏸ { $who } (moderación) ha puesto esta mesa en pausa. Los relojes están parados.
mod-told-resume = ▶ { $who } (moderación) ha reanudado esta mesa. Los relojes siguen desde donde estaban.
mod-told-end = ⏹ La moderación ({ $who }) ha terminado esta partida. Las manos ya contadas valen.
mod-told-void = ⏹ La moderación ({ $who }) ha terminado esta partida sin resultado. No cuenta para nadie.
mod-told-displace = 🤖 { $who } ya no juega aquí; un bot ocupa su asiento.
ui-setup-title = Ajustes de este servidor
ui-setup-hint = Lo que elijas vale al momento. Quién ve `/gestión` se decide en Ajustes del servidor → Integraciones; también moderan quienes tienen Gestionar hilos o Gestionar mensajes.
ui-setup-permissions = Qué puedo hacer
ui-setup-ok = ✅ { $channel }
ui-setup-lacks = ❌ { $channel }: me falta { $names }
ui-setup-channels = Canales para las mesas (ninguno: todos)
ui-setup-language = Idioma de las mesas nuevas
ui-setup-language-server = Las mesas hablan el idioma del servidor
ui-setup-language-en = Las mesas hablan inglés
ui-setup-language-it = Las mesas hablan italiano
ui-setup-language-es = Las mesas hablan español
ui-setup-limit = Cuántas mesas puede haber abiertas
ui-setup-tables = { $count ->
    [one] Como mucho { $count } mesa a la vez
   *[other] Como mucho { $count } mesas a la vez
}
ui-setup-tables-default = { $count ->
    [one] Sin límite propio: como mucho { $count } mesa
   *[other] Sin límite propio: como mucho { $count } mesas
}
ui-setup-role = Rol de quien modera las mesas (ninguno)
ui-setup-boards-on = Clasificaciones: visibles
ui-setup-boards-off = Clasificaciones: ocultas
ui-btn-check = Comprobar otra vez
ui-data-title = Datos de este servidor
ui-data-text = Guardo las mesas de este servidor con sus jugadas y resultados, las clasificaciones y temporadas, estos ajustes, las denuncias y quién está vetado. La exportación lo contiene todo menos el curso de las partidas, que `/historial` da a quienes las jugaron.
ui-btn-data-export = Exportar
ui-btn-data-erase = Borrar…
ui-erase-title = ¿Borrar todo lo de este servidor?
ui-erase-text = { $count ->
    [0] Las partidas, clasificaciones, temporadas, ajustes, denuncias y vetos de este servidor se borran para siempre. Los ratings de todos los servidores juntos se quedan.
    [one] Una mesa abierta se termina sin resultado; después las partidas, clasificaciones, temporadas, ajustes, denuncias y vetos de este servidor se borran para siempre. Los ratings de todos los servidores juntos se quedan.
   *[other] { $count } mesas abiertas se terminan sin resultado; después las partidas, clasificaciones, temporadas, ajustes, denuncias y vetos de este servidor se borran para siempre. Los ratings de todos los servidores juntos se quedan.
}
ui-btn-erase-yes = Sí, borrarlo todo
reply-data-export = Todo lo que se guarda de este servidor. Las personas están con su número.
reply-data-erased = Se ha borrado todo lo de este servidor.
perm-create-public-threads = Crear hilos públicos

# Cuánto puede hacer una persona en una hora.
ui-btn-limits = Límites por persona
ui-limits-title = Límites por persona
ui-limits-text = Cuánto puede hacer una persona en este servidor en una hora. Lo que elijas vale al momento.
ui-limits-hint = Quien tiene el permiso Gestionar servidor abre mesas y publica sin estos límites. Nadie puede tener a la vez más de un tercio de las mesas de este servidor.
ui-limits-open = { $count ->
    [0] Ninguna mesa abierta
    [one] { $count } mesa abierta en una hora
   *[other] { $count } mesas abiertas en una hora
}
ui-limits-post = { $count ->
    [0] Ningún mensaje para todos
    [one] { $count } mensaje para todos en una hora
   *[other] { $count } mensajes para todos en una hora
}
ui-limits-invite = { $count ->
    [0] Ninguna invitación
    [one] { $count } invitación en una hora
   *[other] { $count } invitaciones en una hora
}
ui-limits-guest = { $count ->
    [0] Mismo invitado: ninguna invitación
    [one] Mismo invitado: { $count } invitación de una persona en una hora
   *[other] Mismo invitado: { $count } invitaciones de una persona en una hora
}
ui-limits-guests = { $count ->
    [0] Mismo invitado: ninguna invitación de nadie
    [one] Mismo invitado: { $count } invitación de todos juntos en una hora
   *[other] Mismo invitado: { $count } invitaciones de todos juntos en una hora
}
ui-limits-nudge = { $count ->
    [0] Ningún aviso
    [one] { $count } aviso en una hora
   *[other] { $count } avisos en una hora
}
ui-limits-report = { $count ->
    [one] { $count } denuncia en una hora
   *[other] { $count } denuncias en una hora
}
ui-limits-offer = { $count ->
    [one] Misma partida: { $count } propuesta (rendirse, terminar, sustituto) en una hora
   *[other] Misma partida: { $count } propuestas (rendirse, terminar, sustituto) en una hora
}
ui-shown-to-you = Solo lo ves tú. { $why }
