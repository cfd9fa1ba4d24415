# Horas de descanso en las mesas diarias.
ui-pref-quiet = Horas de descanso en las mesas diarias
    .button = Horas…
ui-pref-quiet-none = ninguna
ui-pref-quiet-set = de { $begin } a { $end }, { $zone }
ui-pref-quiet-hint = En esas horas tu reloj está parado (como mucho diez horas al día) y no recibes avisos.
ui-quiet-title = Horas de descanso en las mesas diarias
ui-quiet-begin = Desde
ui-quiet-end = Hasta
ui-quiet-zone = Zona horaria
ui-quiet-zone-hint = Su nombre o una gran ciudad: Europe/Madrid, New York
ui-quiet-off = Sin horas de descanso
reply-quiet-zone = Zona horaria desconocida: «{ $zone }». Escríbela como `Europe/Madrid`, o indica una gran ciudad de tu zona (en inglés).
reply-quiet-long = Las horas de descanso pueden ser como mucho diez al día. Elige un periodo más corto.
refusal-nudge-quiet = Quien tiene que jugar está en sus horas de descanso: su reloj está parado y no recibe avisos.

# Charla en la mesa.
cmd-table-create-chat = charla
    .description = Se puede charlar en el hilo durante el juego (por defecto: sí)
ui-set-talk = Charla
ui-talk-free = charla libre
ui-talk-free-hint = En el hilo se puede charlar, pero no de las cartas
ui-talk-quiet = mesa en silencio
ui-talk-quiet-hint = En el hilo, solo cartas (modo pausado de seis horas)
ui-manners-free = Se puede charlar de todo, pero los compañeros no hablan de cartas: las señas se hacen solo con las cartas jugadas o con las palabras del panel.
ui-manners-two = Se puede charlar de todo, menos de las cartas de la mano en curso.
ui-manners-quiet = Mesa en silencio: aquí solo cartas, por favor. Hasta el final de la partida se charla en otro canal.
ui-talk-wish = Propuesta de { $who } para el resto de la partida: **{ $talk }**.
ui-talk-changed = A partir de ahora: **{ $talk }**.
reply-talk-now = A partir de ahora: «{ $talk }».
reply-talk-asked = La propuesta está en el hilo, para los demás jugadores: «{ $talk }».
refusal-talk-unknown = Elige «{ ui-talk-free }» o «{ ui-talk-quiet }».
refusal-talk-same = Ya está así.
refusal-talk-asked = Ya lo has pedido; falta que acepten los demás.

# Más tiempo para quien recibe el aviso.
ui-btn-more = 2 minutos más
ui-more-asked = ⏳ { $who }: dos minutos más
reply-more = Tienes dos minutos más para esta decisión; los demás lo ven en el tablero.
refusal-more-not-yours = Solo puede pedir más tiempo quien ha recibido el aviso.
refusal-more-slow = Con este ritmo no se puede pedir más tiempo.
refusal-more-given = Para esta decisión ya has tenido dos minutos más.

# Reacciones rápidas en el tablero.
ui-react-nice = ¡Bien!
ui-react-oh = ¡Oh!
ui-react-oops = ¡Ay!
ui-react-quiet = Mesa en silencio: no hay reacciones hasta el final de la partida.
