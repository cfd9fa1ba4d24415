# La mano guiada: qué se dice de la subasta, el descarte y las apuestas (S: los números de las reglas).

teach-mineo-call = { $cards ->
    [5] Con las cinco primeras cartas: pides otras cinco, ofreces un joco por salir de la mano (pago), la anulas (mischio) o vas solo ya, al doble (S22–S26).
   *[other] Con { $cards } cartas: pides otras cinco, ofreces un joco por salir de la mano (pago) o la anulas (mischio); solo puedes ir solo con las últimas cartas (S22–S27).
}
teach-mineo-final = Ya están repartidas todas las cartas y es la última ronda: con solo juegas contra dos, con prendo cobras los jochi ofrecidos y la mano se acaba (S30–S36).
teach-mineo-answer = Alguien acepta las ofertas y la mano se acabaría: solo se salva si vas solo (S33).
teach-mineo-say-altre5 = **Altre cinque** — { $trumps } triunfos en { $cards } cartas: la mano promete; mira otras cinco, no cuesta nada.
teach-mineo-say-mischio = **Mischio** — solo { $trumps } triunfos en { $cards } cartas: no tienes que jugar ni que pagar.
teach-mineo-say-pago = **Pago** — con { $trumps } triunfos en { $cards } cartas, la mano te puede costar más de un joco.
teach-mineo-say-prendo = **Prendo** — los jochi ofrecidos valen más que estas cartas.
teach-mineo-say-solo = **Vado solo** — { $trumps } triunfos y { $high } cartas de 5 o de 10: bastan para la rimatura y para más.
teach-mineo-scarto = Las tres cartas del monte son tuyas. Descarta tres, ninguna de 5 ni de 10; al final cuentan para ti (S39–S42).
teach-mineo-scarto-do = **{ $chosen }** — las cartas que te podrían ganar están a salvo en el descarte, y un palo sin cartas se puede fallar. Guarda los triunfos.
teach-mineo-scommessa = Puedes apostar un joco más a que Júpiter, los Mozos y el Fugitivo serán todos tuyos al final (S44–S45).
teach-mineo-say-scommessa = **Scommessa** — tienes los tres, y { $trumps } triunfos para defenderlos.
teach-mineo-rivanto = Puedes apostar un joco a que tu bando gana la última baza (S46–S49).
teach-mineo-say-rivanto = **Mi rivanto** — con { $trumps } triunfos y Júpiter la última baza debería ser tuya.
teach-mineo-say-no = **No** — no es bastante seguro: perder la apuesta cuesta lo mismo que da ganarla.
