# La mano guiada: qué se dice del corte, los cantes y el Loco (C: los números de las reglas).

teach-chinze-cut = Cortas la baraja: levantas las cartas que quieras, y se da a partir de las de debajo (C5).
teach-chinze-cut-do = **{ $value }** — nadie puede saber qué cambia.
teach-chinze-meld = Antes de echar una carta puedes cantar lo que tienes: se anota en el acto, y el otro ve las cartas (C24–C34).
teach-chinze-meld-do = { $points ->
    [one] **{ $chosen }** — canta: { $points } punto que nadie te quita, y las cartas siguen siendo tuyas.
   *[other] **{ $chosen }** — canta: { $points } puntos que nadie te quita, y las cartas siguen siendo tuyas.
}
teach-chinze-show = Eliges qué triunfos enseñar, diez como mínimo; cada uno vale 1 (C27).
teach-chinze-three = Puedes enseñar tres de las cuatro y guardar una, por 5 puntos (C31).
teach-chinze-say-back = **Atrás** — mejor enseñar todo lo que tienes: se anota más.
teach-chinze-exchange = Has jugado el Loco y sigue siendo tuyo; a cambio das una carta ganada después (C22).
teach-chinze-exchange-do = **{ $card }** — la carta que menos cuenta.
