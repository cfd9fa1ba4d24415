# La mano guiada: qué se dice de subasta, descarte, declaraciones y Loco (T: los números de las reglas).

teach-terziglio-auction = Cada uno habla una vez: paso, juego (tomas las cinco cartas del monte) o solo (las dejas, y vale doble) — uno contra dos (T12–T16).
teach-terziglio-overcall = Alguien juega ya, y un segundo no puede: solo puedes pasar o ir solo, sin el monte y al doble (T13).
teach-terziglio-say-play = **Juego** — { $trumps } triunfos y { $high } cartas de 5 bastan contra dos, y el monte mejora aún la mano.
teach-terziglio-say-solo = **Solo** — con { $trumps } triunfos y { $high } cartas de 5 no te hace falta el monte, y la mano vale doble.
teach-terziglio-say-pass = **Paso** — con { $trumps } triunfos y { $high } cartas de 5 lo tendrías difícil contra dos; contra un declarante tienes compañero.
teach-terziglio-discard = Descarta cinco cartas; no pueden irse los Reyes, el 21, el 20, el 1 ni el Loco. Al final cuentan para ti en cuanto hagas una baza (T16–T18).
teach-terziglio-discard-do = **{ $chosen }** — las figuras y los ases que te ganarían están a salvo en el descarte; los triunfos se quedan, y un palo vacío se puede fallar.
teach-terziglio-declare = Antes de la salida puedes declarar lo que tienes: se anota en el acto, y tres combinaciones o tres secuencias juntas valen doble (T20–T40).
teach-terziglio-declare-do = { $points ->
    [one] **{ $chosen }** — declara todo: { $points } punto por cartas que sigues teniendo.
   *[other] **{ $chosen }** — declara todo: { $points } puntos por cartas que sigues teniendo.
}
teach-terziglio-pay = El Loco vuelve a tu bando; a cambio das una cualquiera de las cartas que habéis ganado (T49–T50).
teach-terziglio-pay-do = **{ $card }** — no rompe combinaciones ni secuencias tuyas y es la que menos da a los otros.
