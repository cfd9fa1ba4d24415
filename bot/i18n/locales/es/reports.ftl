# Avisos a los moderadores de un servidor (ux.md 3.6, E60).
cmd-admin-reports = denuncias
    .description = Lee lo que denunciaron los jugadores y márcalo como resuelto
ui-btn-others = Más…
ui-others-words = **En palabras** cuenta toda la mesa línea por línea. **Reglas** dice cómo se juega aquí.
ui-others-report = **Denunciar** avisa a los moderadores de este servidor de que algo va mal. Las cartas son solo para los ojos de quien las tiene: mientras dure la partida nadie puede enseñarlas ni reenviarlas.
ui-btn-report = Denunciar…
ui-seated-fair = Tus cartas serán solo para tus ojos: mientras dure la partida no las enseñes ni las reenvíes.
report-title = Denunciar a los moderadores
report-whom = ¿De quién se trata? (opcional)
report-said = ¿Qué va mal?
report-said-hint = Bastan una o dos frases. Los moderadores ven tu nombre; la mesa no se entera.
report-empty = La denuncia estaba vacía. Di en una frase qué va mal.
report-filed = Tu denuncia queda guardada. Los moderadores de este servidor la encuentran con `/gestión denuncias`; en la mesa nadie se entera.
report-filed-told = Tu denuncia queda guardada y los moderadores de este servidor ya están avisados. En la mesa nadie se entera.
report-news-title = 🚩 Hay una denuncia
report-news-hint = Solo pueden leerla los moderadores. `/gestión denuncias` muestra todas las abiertas.
report-btn-read = Leer
report-list-title = Denuncias abiertas
report-list-none = No hay ninguna denuncia pendiente.
report-list-more = { $count ->
    [one] Hay otra pendiente.
   *[other] Hay otras { $count } pendientes.
}
report-page-title = 🚩 Denuncia
report-from = Escribe **{ $who }**:
report-hands-running = La partida sigue: el registro tiene todo lo que estaba a la vista hasta la denuncia, y las cartas de nadie.
report-hands-over = La partida ha terminado: el registro lo tiene todo hasta la denuncia, también las cartas.
report-settled = ✅ Resuelta: { $when }
report-btn-log = Registro
report-btn-settle = Resuelta
report-btn-all = Todas
report-what = Mesa **{ $table }** · mano { $deal } · { $when }
report-what-lobby = Mesa **{ $table }** · antes de empezar · { $when }
report-about = Sobre **{ $who }**, asiento { $number }
report-unknown = Este servidor ya no tiene esa denuncia.
report-log-dropped = Las jugadas de esta mesa ya no se guardan.
report-log-here = El registro de la mesa hasta la denuncia. Las horas son UTC.
ui-setup-reports = { $count ->
    [one] 🚩 Hay una denuncia pendiente: `/gestión denuncias`
   *[other] 🚩 Hay { $count } denuncias pendientes: `/gestión denuncias`
}
ui-setup-notices = Avisos a moderadores…
ui-notices-title = Dónde aviso a los moderadores
ui-notices-text = Cuando alguien denuncia algo, digo allí que hay algo que leer; lo que dice solo lo leen los moderadores. También aviso allí si alguien borra una y otra vez los mensajes de una mesa. Sin canal uso el que el servidor tenga para avisos así, si tiene alguno.
ui-notices-pick = Un canal para los moderadores (ninguno)
ui-btn-back-setup = Volver a los ajustes

# El registro que se lee con una denuncia.
report-log-opened = Se abre la mesa.
report-log-seated = { $who } se sienta.
report-log-botseated = { $who } se sienta.
report-log-vacated = { $who } se levanta.
report-log-started = Empieza la partida.
report-log-checkended = No estaban todos: la partida no empieza.
report-log-handedtobot = Desde ahora un bot juega por { $who }.
report-log-takenback = { $who } vuelve a jugar.
report-log-abandoned = { $who } ha abandonado la partida.
report-log-chairoffered = { $who } busca sustituto.
report-log-chairoffered-no = { $who } ya no busca sustituto.
report-log-substituted = { $who } ocupa el asiento.
report-log-concessionoffered = { $who } ofrece rendirse.
report-log-concessionagreed = { $who } acepta rendirse.
report-log-concessiondeclined = { $who } no se rinde.
report-log-conceded = La partida acaba por rendición.
report-log-dealconceded = La mano se da por perdida.
report-log-pauseasked = { $who } querría una pausa.
report-log-paused = La mesa está en pausa.
report-log-resumed = La mesa se ha reanudado.
report-log-timegranted = { $who } ha pedido más tiempo.
report-log-hinttaken = { $who } ha tomado un consejo: la partida ya no cuenta en la clasificación contra bots.
report-log-acted-person = { $who } decide.
report-log-acted-computer = Un bot decide por { $who }.
report-log-acted-clock = Se acabó el tiempo: un bot decide por { $who }.
report-log-called-notice = Se llama a { $who }.
report-log-called-nudge = Se avisa a { $who }.
report-log-called-reminder = Se le recuerda el turno a { $who }.
report-log-moderated = Un moderador: { $what }.
report-log-deed-repair = la pone en orden
report-log-deed-pause = la pausa
report-log-deed-resume = la deja seguir
report-log-deed-end = la termina
report-log-deed-void = la termina sin resultado
report-log-deed-displace = veta a un jugador
report-log-finished = La partida ha terminado.
report-log-closed = Se cierra la mesa.
report-log-trick = Baza { $number }, aún en curso: sale { $leader }. { $cards }.
report-news-unnamed = Se refiere a una mesa de un canal que no todo el mundo aquí puede ver.
