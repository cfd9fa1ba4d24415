# Invitados.
cmd-table-invite = invitar
    .description = Invita a un jugador a esta mesa
cmd-table-invite-player = jugador
    .description = Jugador a quien invitas
menu-invite = Invitar a mi mesa
menu-record = Perfil de juego
ui-btn-invite = Invitar…
ui-btn-sit-at = Sentarse en la mesa «{ $name }»
ui-btn-agree = De acuerdo
ui-invite-title = ¿A quién quieres invitar a la mesa «{ $name }»?
ui-invite-hint = A cada persona se la menciona una vez, en el canal de la mesa.
ui-invite-choose = Elige hasta cinco personas
ui-invitation = { $guest }, { $who } te invita a una partida de { $game } en la mesa «{ $name }».
ui-welcomed = { $who } ya está en la mesa «{ $table }».
reply-no-lobby = No estás en ninguna mesa que espere para empezar. `/mesa crear` abre una.
reply-invited = Invitación enviada a { $who }.
reply-invite-bot = { $who } es un bot de Discord y no juega a las cartas. **Añadir bot** sienta a un bot que sí juega.
reply-invite-there = { $who } ya está en esta mesa.
reply-invite-barred = { $who } no puede jugar en las mesas de este servidor, por decisión de la moderación.
reply-invite-not = No puedes invitar a { $who } a esta mesa.
reply-invite-again = { $who } ha recibido una invitación a esta mesa hace un momento.
reply-invite-failed = No he podido publicar la invitación para { $who } en el canal de la mesa.

# Ajustes con la partida empezada.
ui-set-ranked = Clasificatoria
ui-set-ranked-yes = Partida clasificatoria
ui-set-ranked-no = Amistosa (no clasificatoria)
ui-pace-wish = Otro ritmo, a propuesta de { $who }: **{ $pace }**.
ui-pace-missing = Falta el acuerdo de: { $who }
ui-pace-changed = Ahora el ritmo es **{ $pace }**.
reply-pace-now = Ahora el ritmo es «{ $pace }».
reply-pace-asked = En el hilo se pregunta a los demás si quieren pasar al ritmo «{ $pace }».

# Varias mesas.
ui-which-choose = ¿Las cartas de qué mesa?
ui-which-title = { $count } mesas te esperan, empezando por la más urgente.
ui-which-play = { $count } mesas te esperan. ¿En cuál juegas esta carta? Todavía no se ha jugado nada.
ui-which-play-at = { $card } en «{ $table }»
