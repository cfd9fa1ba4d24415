# La mano guiada: sus temas, explicados una sola vez, y las respuestas (S: los números de las reglas).

teach-mineo-call = **Las primeras cartas.** Se reparten de cinco en cinco, y después de cada cinco todos hablan: cinco más (*altre cinque*), ofrecer un joco por no jugar (*pago*), anular (*mischio*) o, solo con las cinco primeras, ir solo, que vale doble (S22–S26).
teach-mineo-five = **Cinco más.** Alguien quiso más cartas, y todos reciben cinco. Si nadie quiere más, la mano se anula y nadie paga (S27).
teach-mineo-pago = **Una oferta.** «Pago» ofrece un joco a quien haga terminar la mano. La oferta no cuesta nada si nadie la acepta, y se retira cuando quien la hizo vuelve a hablar (S28–S29).
teach-mineo-final = **La última ronda.** Ya están repartidas todas las cartas: *vado solo* es jugar contra los otros dos, *prendo* acepta los jochi ofrecidos y termina la mano (S30–S36).
teach-mineo-answer = **Después de «prendo».** Alguien acepta las ofertas: quien hizo una le pagaría un joco y la mano terminaría aquí. Solo sigue si dices *vado solo* (S32–S34).
teach-mineo-prendo = **Prendo.** Quien lo dice acepta las ofertas vigentes: quien hizo una paga un joco y la mano termina, a menos que la tercera persona vaya sola (S32–S34).
teach-mineo-say-altre5 = { $trumps ->
    [0] **Altre cinque** — aún ningún triunfo en { $cards } cartas, pero puedes ver otras cinco: no cuesta nada.
    [one] **Altre cinque** — { $trumps } triunfo en { $cards } cartas promete: mira otras cinco, no cuesta nada.
   *[other] **Altre cinque** — { $trumps } triunfos en { $cards } cartas prometen: mira otras cinco, no cuesta nada.
}
teach-mineo-say-altre5-again = { $trumps ->
    [0] **Altre cinque** — { $cards } cartas y todavía ningún triunfo, pero ver más no cuesta nada.
    [one] **Altre cinque** — ahora { $trumps } triunfo en { $cards } cartas: ver más sigue sin costar nada.
   *[other] **Altre cinque** — ahora { $trumps } triunfos en { $cards } cartas: ver más sigue sin costar nada.
}
teach-mineo-say-mischio = { $trumps ->
    [0] **Mischio** — ningún triunfo en { $cards } cartas: no tienes que jugar ni que pagar.
    [one] **Mischio** — solo { $trumps } triunfo en { $cards } cartas: no tienes que jugar ni que pagar.
   *[other] **Mischio** — solo { $trumps } triunfos en { $cards } cartas: no tienes que jugar ni que pagar.
}
teach-mineo-say-mischio-again = { $trumps ->
    [0] **Mischio** — { $cards } cartas, y todavía ningún triunfo.
    [one] **Mischio** — { $trumps } triunfo en { $cards } cartas sigue siendo poco.
   *[other] **Mischio** — { $trumps } triunfos en { $cards } cartas siguen siendo pocos.
}
teach-mineo-say-pago = { $trumps ->
    [0] **Pago** — sin triunfos en { $cards } cartas, la mano te puede costar más de un joco.
    [one] **Pago** — con { $trumps } triunfo en { $cards } cartas, la mano te puede costar más de un joco.
   *[other] **Pago** — con { $trumps } triunfos en { $cards } cartas, la mano te puede costar más de un joco.
}
teach-mineo-say-pago-again = { $trumps ->
    [0] **Pago** — sin triunfos en { $cards } cartas sigue conviniendo ofrecer un joco.
    [one] **Pago** — con { $trumps } triunfo en { $cards } cartas sigue conviniendo ofrecer un joco.
   *[other] **Pago** — con { $trumps } triunfos en { $cards } cartas sigue conviniendo ofrecer un joco.
}
teach-mineo-say-prendo = **Prendo** — los jochi ofrecidos valen más que estas cartas.
teach-mineo-say-solo = { $high ->
    [0] **Vado solo** — { $trumps } triunfos: bastan para la rimatura y para más.
    [one] **Vado solo** — { $trumps } triunfos y { $high } carta de 5 o de 10: bastan para la rimatura y para más.
   *[other] **Vado solo** — { $trumps } triunfos y { $high } cartas de 5 o de 10: bastan para la rimatura y para más.
}
teach-mineo-solo = **El solista.** Juega contra los otros dos, que son compañeros hasta el final de la mano. Todo se gana y se pierde en jochi: cada defensor paga o recibe la diferencia (S36, S79–S80).
teach-mineo-monte = **El monte.** Las tres cartas que sobran son del solista, que antes las enseña, salvo que haya repartido (S39).
teach-mineo-scarto = **El descarte.** Descarta tres cartas, ninguna de 5 o de 10; al final cuentan para ti (S40–S42).
teach-mineo-scarto-do = **{ $chosen }** — las cartas que podrías perder están a salvo en el descarte, y cuando te falta un palo puedes fallar. Guarda los triunfos.
teach-mineo-scommessa = **La scommessa.** Puedes apostar otro joco a que al final Júpiter, los Mozos y el Fugitivo serán todos tuyos. Un defensor que aún no había hablado cuando se dijo *vado solo* puede apostar por la última baza: el *rivanto* (S44–S49).
teach-mineo-say-scommessa = **Scommessa** — tienes los tres, y { $trumps } triunfos para defenderlos.
teach-mineo-rivanto = **El rivanto.** Un defensor que aún no había hablado en la ronda en que se dijo *vado solo* puede apostar un joco a que su bando gana la última baza (S46–S49).
teach-mineo-say-rivanto = **Mi rivanto** — con { $trumps } triunfos y Júpiter la última baza debería ser tuya.
teach-mineo-say-no = **No** — no es bastante seguro: perder la apuesta cuesta lo mismo que da ganarla.
teach-mineo-fool = **El Fugitivo** se puede jugar siempre y nunca gana. Vuelve a su bando, que da por él una scartina si la baza es del otro (S57–S64).
teach-mineo-pigliata = **Una pigliata.** Ganar al otro bando el 16, 17, 18, 19 o los Mozos vale un joco (S66, S74).
teach-mineo-last = **La última baza** vale un joco, el *vanto*, y 5 puntos para la *rimatura*, la mayoría de los puntos (S12, S69–S70).
teach-mineo-count = **Los jochi.** Uno por la rimatura (55 puntos o más), el vanto, los cuatro Reyes, las Arie (16–19; dos con Júpiter), cada pigliata y las apuestas. Se paga la diferencia (S67–S81).
