# La mano guiada: sus temas, explicados una sola vez, y las respuestas (T: los números de las reglas).

teach-terziglio-auction = **La subasta.** Todos hablan una vez: paso, juego (tomas las cinco cartas del monte) o solo (las dejas, y vale doble). El declarante está solo contra los otros dos (T12–T16).
teach-terziglio-overcall = **Después de «juego».** Alguien ya ha dicho «juego»: solo puedes pasar, o ir solo sin el monte, que vale doble (T13).
teach-terziglio-say-play = { $high ->
    [0] **Juego** — { $trumps } triunfos bastan contra dos, y el monte mejora tus cartas.
    [one] **Juego** — { $trumps } triunfos y { $high } carta de 5 bastan contra dos, y el monte mejora tus cartas.
   *[other] **Juego** — { $trumps } triunfos y { $high } cartas de 5 bastan contra dos, y el monte mejora tus cartas.
}
teach-terziglio-say-solo = { $high ->
    [0] **Solo** — con { $trumps } triunfos no te hace falta el monte, y la mano vale doble.
    [one] **Solo** — con { $trumps } triunfos y { $high } carta de 5 no te hace falta el monte, y la mano vale doble.
   *[other] **Solo** — con { $trumps } triunfos y { $high } cartas de 5 no te hace falta el monte, y la mano vale doble.
}
teach-terziglio-say-pass = **Paso** — { $trumps ->
    [0] sin triunfos
    [one] con { $trumps } triunfo
   *[other] con { $trumps } triunfos
} y { $high ->
    [0] sin cartas de 5
    [one] con { $high } carta de 5
   *[other] con { $high } cartas de 5
} lo tendrías difícil contra dos; contra un declarante tienes compañero.
teach-terziglio-stock = **El monte.** El declarante que dijo «juego» toma las cinco cartas del monte sin mostrarlas, y descarta cinco (T16).
teach-terziglio-discard = **El descarte.** Descarta cinco cartas, pero no Reyes, 21, 20, 1 ni Loco. Al final cuentan para ti si ganas al menos una baza (T16–T18).
teach-terziglio-discard-do = **{ $chosen }** — las figuras y los ases que podrías perder están a salvo en el descarte. Guarda los triunfos; un palo corto se acaba pronto, y entonces lo puedes fallar.
teach-terziglio-declare = **Los cantes.** Antes de la primera salida puedes cantar lo que tienes y quedarte las cartas. Las *combinaciones* son tres o cuatro entre 21, 20, 1 y Loco, o tres o cuatro figuras iguales; las *secuencias* bajan desde un Rey o desde el 21, o son de Moros o de ases (T20–T40).
teach-terziglio-declare-do = { $points ->
    [one] **{ $chosen }** — canta todo: { $points } punto, y las cartas siguen siendo tuyas.
   *[other] **{ $chosen }** — canta todo: { $points } puntos, y las cartas siguen siendo tuyas.
}
teach-terziglio-wild = **Los comodines.** El Loco y el 1 pueden ocupar el lugar de una carta que falta en una secuencia o alargarla, también en varias a la vez. En una combinación nunca ocupan el lugar de otra carta (T21–T23).
teach-terziglio-double = **Tres a la vez.** Tres o más combinaciones cantadas juntas valen doble, y también tres o más secuencias (T22, T32).
teach-terziglio-sides = **Uno contra dos.** El declarante sale en la primera baza. Las bazas de los dos defensores cuentan juntas, y sus cantes también (T41, T53, T57).
teach-terziglio-trick-score = **Puntos en una baza.** Si las tres cartas de una baza forman una combinación o una secuencia, el bando que la gana la anota enseguida (T46).
teach-terziglio-fool = **El Loco** se puede jugar siempre y nunca gana. Se aparta: al final vuelve a su bando, que da una carta por él si la baza fue del otro (T44, T49).
teach-terziglio-pay = **Pagar el Loco.** El bando que jugó el Loco lo recupera si la baza fue del otro, y da por él una carta ganada, la que quiera (T49–T50).
teach-terziglio-pay-do = **{ $card }** — no rompe tus combinaciones ni tus secuencias, y es la que menos sirve a los otros.
teach-terziglio-last = **La última baza** vale 6 puntos: guarda una carta que pueda ganarla (T55).
teach-terziglio-count = **La cuenta.** Se suman los cantes, los puntos en las bazas, los puntos de las cartas y lo que forman juntas las cartas ganadas. Gana el total más alto; cada 50 puntos son un punto de partida (T52–T62).
