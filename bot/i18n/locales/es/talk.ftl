# Horas de descanso en las mesas diarias.
ui-pref-quiet = Horas de descanso en las mesas diarias
    .button = Horas…
ui-pref-quiet-none = ninguna
ui-pref-quiet-set = de { $begin } a { $end }, { $zone }
ui-pref-quiet-hint = Tu reloj se para, como mucho diez horas al día, y nadie te avisa.
ui-quiet-title = Horas de descanso en las mesas diarias
ui-quiet-begin = Desde
ui-quiet-end = Hasta
ui-quiet-zone = Zona horaria
ui-quiet-zone-hint = Su nombre o una gran ciudad: Europe/Madrid, New York
ui-quiet-off = Sin horas de descanso
reply-quiet-zone = No conozco la zona horaria «{ $zone }». Escríbela como `Europe/Madrid`, o nombra una gran ciudad de tu zona (en inglés).
reply-quiet-long = Las horas de descanso son como mucho diez al día. Elige menos tiempo.
refusal-nudge-quiet = Quien tiene que jugar está en sus horas de descanso: su reloj está parado y no se le avisa.

# Hablar en la mesa.
cmd-table-create-talk = charla
    .description = Si en el hilo se puede hablar mientras se juega; sí, si no lo dices
ui-set-talk = Hablar en la mesa
ui-talk-free = charla libre
ui-talk-free-hint = En el hilo se puede hablar, pero no de cartas
ui-talk-quiet = mesa en silencio
ui-talk-quiet-hint = El hilo es solo para las cartas (modo pausado de seis horas)
ui-manners-free = Se puede hablar de todo, pero los compañeros no hablan de cartas: las señas se dan con las propias cartas o con las palabras del panel.
ui-manners-two = Se puede hablar de todo, menos de las cartas de la mano en curso.
ui-manners-quiet = Mesa en silencio: aquí, solo cartas, por favor. Hasta el final de la partida se habla en otro sitio.
ui-talk-wish = { $who } querría, para el resto de la partida: **{ $talk }**.
ui-talk-changed = A partir de ahora: **{ $talk }**.
reply-talk-now = A partir de ahora: «{ $talk }».
reply-talk-asked = Se pregunta a los demás en el hilo: «{ $talk }».
refusal-talk-unknown = En la mesa se habla o se calla; no hay otra opción.
refusal-talk-same = La mesa ya está así.
refusal-talk-asked = Ya lo has pedido; faltan los demás.

# Más tiempo para quien recibe el aviso.
ui-btn-more = 2 minutos más
ui-more-asked = ⏳ { $who }: dos minutos más
reply-more = Tienes dos minutos más para esta jugada; los demás lo ven en la mesa.
refusal-more-not-yours = Solo puede pedir más tiempo quien ha recibido el aviso.
refusal-more-slow = A este ritmo no hacen falta dos minutos más.
refusal-more-given = Para esta jugada ya has tenido dos minutos más.

# Reacciones rápidas en la mesa.
ui-react-nice = ¡Bien!
ui-react-oh = ¡Oh!
ui-react-oops = ¡Ay!
ui-react-quiet = Esta mesa está en silencio: no hay reacciones hasta el final de la partida.
