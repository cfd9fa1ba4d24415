# La mano guiada: qué se dice de subasta, descarte, cantes y Loco (T: los números de las reglas).

teach-terziglio-auction = Cada uno habla una vez: paso, juego (tomas las cinco cartas del monte) o solo (las dejas, y vale doble). El declarante va contra dos (T12–T16).
teach-terziglio-overcall = Otro ya ha dicho «juego»: solo puedes pasar, o ir solo sin monte y al doble (T13).
teach-terziglio-say-play = **Juego** — { $trumps } triunfos y { $high } cartas de 5 bastan contra dos, y el monte mejora tus cartas.
teach-terziglio-say-solo = **Solo** — con { $trumps } triunfos y { $high } cartas de 5 no te hace falta el monte, y la mano vale doble.
teach-terziglio-say-pass = **Paso** — con { $trumps } triunfos y { $high } cartas de 5 lo tendrías difícil contra dos; contra un declarante tienes compañero.
teach-terziglio-discard = Descarta cinco cartas, pero no Reyes, 21, 20, 1 ni Loco. Al final cuentan para ti si ganas al menos una baza (T16–T18).
teach-terziglio-discard-do = **{ $chosen }** — las figuras y los ases que te podrían ganar están a salvo en el descarte. Guarda los triunfos; un palo corto se acaba pronto, y entonces lo puedes fallar.
teach-terziglio-declare = Antes de la salida puedes cantar lo que tienes: se anota enseguida, y tres combinaciones o tres secuencias juntas valen doble (T20–T40).
teach-terziglio-declare-do = { $points ->
    [one] **{ $chosen }** — canta todo: { $points } punto, y las cartas siguen siendo tuyas.
   *[other] **{ $chosen }** — canta todo: { $points } puntos, y las cartas siguen siendo tuyas.
}
teach-terziglio-pay = El Loco vuelve a tu bando; a cambio das una cualquiera de las cartas que ha ganado tu bando (T49–T50).
teach-terziglio-pay-do = **{ $card }** — no rompe tus combinaciones ni tus secuencias, y es la que menos sirve a los otros.
