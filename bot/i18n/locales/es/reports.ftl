# Denuncias a los moderadores de un servidor (ux.md 3.6, E60).
cmd-admin-reports = denuncias
    .description = Lee las denuncias de los jugadores y márcalas como resueltas
ui-btn-others = Más…
ui-others-words = **En palabras** describe la mesa línea por línea. **Reglas** muestra las reglas de esta mesa.
ui-others-report = **Denunciar** avisa a los moderadores de este servidor de que algo va mal. Las cartas de cada cual son privadas: mientras dure la partida nadie puede enseñarlas ni reenviarlas.
ui-btn-report = Denunciar…
ui-seated-fair = Tus cartas son privadas: mientras dure la partida no las enseñes ni las reenvíes.
report-title = Denunciar a los moderadores
report-whom = ¿De quién se trata? (opcional)
report-said = ¿Qué ha pasado?
report-said-hint = Bastan una o dos frases. Los moderadores ven tu nombre; en la mesa no se avisa a nadie.
report-empty = La denuncia estaba vacía. Di en una frase qué ha pasado.
report-filed = Tu denuncia se ha guardado. Los moderadores de este servidor la encuentran con `/gestión denuncias`; en la mesa no se avisa a nadie.
report-filed-told = Tu denuncia se ha guardado y los moderadores de este servidor han recibido un aviso. En la mesa no se avisa a nadie.
report-news-title = 🚩 Nueva denuncia
report-news-hint = Solo pueden leerla los moderadores. `/gestión denuncias` muestra todas las abiertas.
report-btn-read = Leer
report-list-title = Denuncias abiertas
report-list-none = No hay denuncias abiertas.
report-list-more = { $count ->
    [one] Hay otra abierta.
   *[other] Hay otras { $count } abiertas.
}
report-page-title = 🚩 Denuncia
report-from = Escribe **{ $who }**:
report-hands-running = La partida sigue en curso: el registro contiene todo lo que era público hasta la denuncia, pero las cartas de nadie.
report-hands-over = La partida ha terminado: el registro lo contiene todo hasta la denuncia, también las cartas.
report-settled = ✅ Resuelta: { $when }
report-btn-log = Registro
report-btn-settle = Marcar como resuelta
report-btn-all = Todas
report-what = Mesa **{ $table }** · mano { $deal } · { $when }
report-what-lobby = Mesa **{ $table }** · antes de empezar · { $when }
report-about = Sobre **{ $who }**, asiento { $number }
report-unknown = Esa denuncia ya no existe en este servidor.
report-log-dropped = Las jugadas de esta mesa ya no se guardan.
report-log-here = El registro de la mesa hasta la denuncia. Las horas son UTC.
ui-setup-reports = { $count ->
    [one] 🚩 Una denuncia abierta: `/gestión denuncias`
   *[other] 🚩 { $count } denuncias abiertas: `/gestión denuncias`
}
ui-setup-notices = Avisos a moderadores…
ui-notices-title = Dónde aviso a los moderadores
ui-notices-text = Cuando alguien envía una denuncia, publico allí un aviso; la denuncia solo la leen los moderadores. También aviso allí si alguien borra una y otra vez los mensajes de una mesa. Sin canal uso el que el servidor haya elegido para avisos así, si lo hay.
ui-notices-pick = Canal para los moderadores (ninguno)
ui-btn-back-setup = Volver a los ajustes

# El registro que se lee con una denuncia.
report-log-opened = Se abre la mesa.
report-log-seated = { $who } ocupa un asiento.
report-log-botseated = { $who } ocupa un asiento.
report-log-vacated = { $who } deja la mesa.
report-log-started = Empieza la partida.
report-log-checkended = Faltaba alguien: la partida no empieza.
report-log-handedtobot = Desde ahora un bot juega por { $who }.
report-log-takenback = { $who } recupera su asiento.
report-log-abandoned = { $who } ha abandonado la partida.
report-log-chairoffered = { $who } busca sustituto.
report-log-chairoffered-no = { $who } ya no busca sustituto.
report-log-substituted = { $who } pasa a ocupar el asiento.
report-log-concessionoffered = { $who } propone rendirse.
report-log-concessionagreed = { $who } acepta rendirse.
report-log-concessiondeclined = { $who } no se rinde.
report-log-conceded = La partida acaba por rendición.
report-log-dealconceded = La mano se da por perdida.
report-log-pauseasked = { $who } pide una pausa.
report-log-paused = La mesa está en pausa.
report-log-resumed = La mesa se ha reanudado.
report-log-timegranted = { $who } ha pedido más tiempo.
report-log-hinttaken = { $who } ha pedido un consejo: la partida ya no cuenta en la clasificación contra bots.
report-log-acted-person = { $who } decide.
report-log-acted-computer = Un bot decide por { $who }.
report-log-acted-clock = Se acabó el tiempo: un bot decide por { $who }.
report-log-called-notice = Notificación a { $who }.
report-log-called-nudge = Aviso a { $who }.
report-log-called-reminder = Recordatorio a { $who }.
report-log-moderated = Acción de la moderación: { $what }.
report-log-deed-repair = restablecer
report-log-deed-pause = pausar
report-log-deed-resume = reanudar
report-log-deed-end = terminar
report-log-deed-void = terminar sin resultado
report-log-deed-displace = vetar a un jugador
report-log-finished = La partida ha terminado.
report-log-closed = Se cierra la mesa.
report-log-trick = Baza { $number }, aún en curso: sale { $leader }. { $cards }.
report-news-unnamed = Trata de una mesa en un canal que no todo el mundo aquí puede ver.
