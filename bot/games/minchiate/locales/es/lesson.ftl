# La mano guiada: qué se dice del corte y del descarte (M: los números de las reglas).

teach-minchiate-cut = Cortas tú: si la última carta de tu paquete es de cuenta, o un triunfo del 20 al 29, la robas y enseñas la siguiente (M38–M47).
teach-minchiate-cut-do = **{ $value }** — nadie puede saber qué carta hay: vale cualquier número.
teach-minchiate-discard = Has tomado cartas de más: descarta las que pasen de 21. Tras la primera baza las ven todos (M57–M63).
teach-minchiate-discard-do = **{ $chosen }** — guarda las cartas de cuenta y los triunfos; si te quedas sin un palo, podrás fallarlo.
