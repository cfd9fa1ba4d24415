# Invitados.
cmd-table-invite = invitar
    .description = Invita a un jugador a esta mesa
cmd-table-invite-player = jugador
    .description = A quién invitas
menu-invite = Invitar a mi mesa
menu-record = Ficha de cartas
ui-btn-invite = Invitar…
ui-btn-sit-at = Sentarse en «{ $name }»
ui-btn-agree = De acuerdo
ui-invite-title = ¿A quién invitas a «{ $name }»?
ui-invite-hint = Se menciona a cada uno una vez, en el canal de la mesa.
ui-invite-choose = Elige hasta cinco personas
ui-invitation = { $guest }, { $who } te invita a una partida de { $game } en la mesa «{ $name }».
ui-welcomed = { $who } se sienta en «{ $table }».
reply-no-lobby = No estás en ninguna mesa que aún tenga que empezar. `/mesa crear` abre una.
reply-invited = Invitación enviada: { $who }.
reply-invite-bot = { $who } es un bot de Discord y no juega a las cartas. **Añadir bot** sienta a un bot que sí juega.
reply-invite-there = { $who } ya está en esta mesa.
reply-invite-barred = { $who } no puede sentarse a las mesas de este servidor.
reply-invite-not = No se puede invitar a { $who } a esta mesa.
reply-invite-again = { $who } ha recibido una invitación a esta mesa hace un momento.
reply-invite-failed = No he podido escribir la invitación para { $who } en el canal de la mesa.

# Ajustes con la partida empezada.
ui-set-ranked = Clasificación
ui-set-ranked-yes = La partida cuenta
ui-set-ranked-no = Amistosa: no cuenta para nadie
ui-pace-wish = { $who } querría otro ritmo: **{ $pace }**.
ui-pace-missing = Cambia cuando también estén de acuerdo: { $who }
ui-pace-changed = Ahora la mesa juega a este ritmo: **{ $pace }**.
reply-pace-now = Ahora la mesa juega a este ritmo: «{ $pace }».
reply-pace-asked = En el hilo se pregunta a los demás si quieren el ritmo «{ $pace }».

# Several tables.
ui-which-choose = ¿Las cartas de qué mesa?
ui-which-title = { $count } mesas te esperan, la más urgente primero.
ui-which-play = { $count } mesas te esperan. ¿En cuál juegas esta carta? Todavía no se ha jugado nada.
ui-which-play-at = { $card } en «{ $table }»
