# La mano guiada: sus temas, explicados una sola vez, y las respuestas (C: los números de las reglas).

teach-chinze-cut = **El corte.** Cortas la baraja: levanta las cartas que quieras, y las de debajo se reparten primero (C5).
teach-chinze-cut-do = **{ $value }** — nadie puede saber qué cambia.
teach-chinze-draw = **Robar.** Después de cada baza los dos roban una carta del talón y la enseñan, primero quien ganó. Conoces todas las cartas que tu rival ha robado (C7, C14).
teach-chinze-meld = **Los cantes.** Antes de jugar una carta puedes cantar lo que tienes: diez o más triunfos, el Loco con el 1 y el 20, del Rey a la Sota de un palo, tres o cuatro figuras iguales. Se anota enseguida, y tu rival ve las cartas (C24–C34).
teach-chinze-meld-do = { $points ->
    [one] **{ $chosen }** — canta: { $points } punto que nadie te quita, y las cartas siguen siendo tuyas.
   *[other] **{ $chosen }** — canta: { $points } puntos que nadie te quita, y las cartas siguen siendo tuyas.
}
teach-chinze-meld-do-again = { $points ->
    [one] **Canta** esto también, por { $points } punto.
   *[other] **Canta** esto también, por { $points } puntos.
}
teach-chinze-theirs = **Un cante de tu rival.** Has visto esas cartas. Las que aún no ha jugado siguen en su mano: tenlas en cuenta (C25–C26).
teach-chinze-show = **Enseñar triunfos.** Elige qué triunfos enseñas, diez como mínimo; cada uno vale 1 (C27).
teach-chinze-three = **Tres de cuatro.** Puedes enseñar tres de las cuatro y guardar una, por 5 puntos (C31).
teach-chinze-say-back = **Volver** — mejor enseñar todo lo que tienes: anotas más.
teach-chinze-fool = **El Loco** se puede jugar siempre y siempre pierde la baza, pero quien lo juega se lo queda y da por él una carta ganada después. Si se sale con él, se responde con cualquier carta (C12, C19–C22).
teach-chinze-exchange = **Pagar el Loco.** Quien lo jugó da una carta ganada después. Quien no gana más bazas pierde el Loco (C22–C23).
teach-chinze-exchange-do = **{ $card }** — la carta que menos cuenta.
teach-chinze-end = **El talón se acabó.** Quedan quince bazas sin robar. Desde ahora, a quien le falta un palo le sigue faltando: cuenta lo que queda por salir (C8).
teach-chinze-last = **El final de la mano.** Si el 1 se juega en la última baza, quien la gana anota 20 puntos (C35).
teach-chinze-count = **La cuenta.** Un punto por cada tres cartas ganadas; el 1, el 20, el Loco y los Reyes valen 4, las Reinas 3, los Caballos 2, las Sotas 1. En total siempre son 78, y los cantes se suman (C16–C18, C36).
