# La mano guiada: qué se dice del corte, los cantes y el Loco (C: los números de las reglas).

teach-chinze-cut = Cortas la baraja: levanta las cartas que quieras, y las de debajo se reparten primero (C5).
teach-chinze-cut-do = **{ $value }** — nadie puede saber qué cambia.
teach-chinze-meld = Antes de jugar una carta puedes cantar lo que tienes en la mano: lo anotas en el acto, y el rival ve las cartas (C24–C34).
teach-chinze-meld-do = { $points ->
    [one] **{ $chosen }** — canta: { $points } punto que nadie te quita, y las cartas siguen siendo tuyas.
   *[other] **{ $chosen }** — canta: { $points } puntos que nadie te quita, y las cartas siguen siendo tuyas.
}
teach-chinze-show = Elige qué triunfos enseñas, diez como mínimo; cada uno vale 1 (C27).
teach-chinze-three = Puedes enseñar tres de las cuatro y guardar una, por 5 puntos (C31).
teach-chinze-say-back = **Volver** — mejor enseñar todo lo que tienes: anotas más.
teach-chinze-exchange = Has jugado el Loco y sigue siendo tuyo; a cambio das una carta que ganaste después (C22).
teach-chinze-exchange-do = **{ $card }** — la carta que menos cuenta.
