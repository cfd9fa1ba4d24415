# La mano guiada: qué se dice del corte y del descarte (M: los números de las reglas).

teach-minchiate-cut = Cortas tú: si la última carta de tu paquete es de cuenta, o un triunfo del 20 al 29, la robas, y también la siguiente (M38–M47).
teach-minchiate-cut-do = **{ $value }** — nadie puede saber qué hay: vale cualquier número.
teach-minchiate-discard = Has tomado cartas de más de las 21, y descartas otras tantas; tras la primera baza las ven todos (M57–M63).
teach-minchiate-discard-do = **{ $chosen }** — guarda las cartas de cuenta y los triunfos; vacía un palo, para poder fallarlo.
