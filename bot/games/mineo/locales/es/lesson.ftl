# La mano guiada: qué se dice de la subasta, el descarte y las apuestas (S: los números de las reglas).

teach-mineo-call = { $cards ->
    [5] Con las cinco primeras cartas: pides otras cinco, ofreces un joco por dejar la mano (pago), la tiras (mischio) o vas solo en el acto, al doble (S22–S26).
   *[other] Con { $cards } cartas: pides otras cinco, ofreces un joco por dejar la mano (pago) o la tiras (mischio); para ir solo hay que esperar a las últimas (S22–S27).
}
teach-mineo-final = Están dadas todas las cartas y es la última palabra: con solo juegas contra dos, con prendo cobras los jochi ofrecidos y la mano se acaba (S30–S36).
teach-mineo-answer = Alguien acepta los jochi ofrecidos y la mano se acabaría: solo un solo la mantiene viva (S33).
teach-mineo-say-altre5 = **Altre cinque** — { $trumps } triunfos entre { $cards } cartas prometen: mira otras cinco, no cuesta nada.
teach-mineo-say-mischio = **Mischio** — { $trumps } triunfos entre { $cards } cartas son pocos: no tienes que jugar, ni tampoco que pagar.
teach-mineo-say-pago = **Pago** — con { $trumps } triunfos entre { $cards } cartas, la mano puede costar más de un joco.
teach-mineo-say-prendo = **Prendo** — los jochi ofrecidos son más de lo que promete esta mano.
teach-mineo-say-solo = **Vado solo** — { $trumps } triunfos y { $high } cartas de 5 o de 10: basta para la rimatura y para más.
teach-mineo-scarto = Las tres cartas del monte son tuyas. Descarta tres, ninguna de 5 ni de 10; al final cuentan para ti (S39–S42).
teach-mineo-scarto-do = **{ $chosen }** — lo que te ganarían está a salvo en el descarte, y un palo vacío se puede fallar; los triunfos se quedan.
teach-mineo-scommessa = Puedes apostar un joco más a que Júpiter, los Mozos y el Fugitivo serán todos tuyos al final (S44–S45).
teach-mineo-say-scommessa = **Scommessa** — tienes los tres, y { $trumps } triunfos para llevarlos a casa.
teach-mineo-rivanto = Puedes apostar un joco a que la última baza es de tu bando (S46–S49).
teach-mineo-say-rivanto = **Mi rivanto** — con { $trumps } triunfos y Júpiter la última baza debería ser tuya.
teach-mineo-say-no = **No** — no es bastante seguro: perdida, la apuesta cuesta lo que da ganada.
