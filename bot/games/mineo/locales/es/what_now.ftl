# ¿Qué puedo hacer ahora?: la regla de cada pregunta, qué significa cada palabra y por qué una carta no vale (S: los números de las reglas).

now-mineo-call = Cada cinco cartas habla cada uno una vez. Si nadie va solo, se reparten otras cinco solo si alguien dice «altre cinque». Si no lo dice nadie, la mano se anula y nadie paga (S22–S28).
now-mineo-final = Ya están las veinte cartas y esta es la última ronda de la subasta. Quien primero dice «vado solo» toma el monte y juega contra los otros dos. Si nadie va solo ni acepta una oferta, la mano se anula (S30–S36).
now-mineo-answer = Alguien ha aceptado las ofertas y solo faltas tú por hablar. Si vas solo, las ofertas se anulan y juegas. Si no, se pagan y la mano termina (S33, S34).
now-mineo-say-pago = { $amount ->
    [one] Ofreces un joco a quien termine la mano. Pagas solo si alguien lo acepta con «prendo»; la oferta se retira cuando vuelves a hablar (S28, S29).
   *[other] Ofreces { $amount } jochi a quien termine la mano. Pagas solo si alguien los acepta con «prendo»; la oferta se retira cuando vuelves a hablar (S28, S29).
}
now-mineo-say-mischio = Pasas: por ti la mano se puede anular. Si habías hecho una oferta, queda retirada (S22, S28).
now-mineo-say-altre5 = Se reparten otras cinco cartas a todos y se habla de nuevo (S27).
now-mineo-say-solo = { $cards ->
    [5] Juegas contra los otros dos. Con las primeras cinco cartas es una stata: todo vale doble. Se reparten las demás, tomas el monte y descartas tres cartas (S25, S26, S38–S40).
   *[other] Juegas contra los otros dos: ya no se habla más, tomas el monte y descartas tres cartas (S25, S36, S39, S40).
}
now-mineo-say-prendo = Aceptas todas las ofertas vigentes de los demás. Quienes las hicieron te pagan y la mano termina, a menos que vaya solo alguien que aún no ha hablado (S32–S34).
now-mineo-scarto = Has tomado las tres cartas del monte y descartas tres. No las ve nadie y cuentan entre las cartas que ganas. { $discard_rule ->
    [no_trumps] Las cartas de 5 y de 10 se quedan, y los triunfos también mientras tengas bastantes cartas de otra clase (S40–S42).
    [scartine_only] Solo se descartan cartas sin valor; Damas, Caballos y Reinas solo si aquellas no bastan (S40–S42).
    [free] Puedes descartar cualquier carta (S40–S42).
   *[no_5_10] Las cartas de 5 y de 10 se quedan: los Reyes, los triunfos del 16 al 20, los Mozos y el Fugitivo (S40–S42).
}
now-mineo-scommessa = Como solista puedes apostar un joco a que al final Júpiter, los Mozos y el Fugitivo estarán entre tus cartas ganadas. { $scommessa_requires ->
    [fujutu] Solo puedes decirla con el Fugitivo en la mano (S44, S45).
   *[none] No hace falta que tengas ahora ninguna de esas cartas en la mano (S44, S45).
}
now-mineo-rivanto = Puedes apostar un joco por la última baza. { $target ->
    [personal] Lo ganas solo si esa baza la ganas tú (S46–S49).
   *[side] Lo ganas si esa baza la gana tu bando, tú o el otro defensor (S46–S49).
}
now-mineo-say-scommessa = Haces la apuesta. Si al final no tienes las tres cartas, pierdes un joco con el otro bando (S45).
now-mineo-say-rivanto = Apuestas por la última baza; lo oyen todos (S46).
now-mineo-say-no = No apuestas nada.
now-mineo-lead = La primera carta de la baza decide a qué palo asisten los demás. { $fujutu_lead ->
    [forbidden] Solo se puede salir con el Fugitivo como última carta (S52, S58).
   *[allowed] Si sales con el Fugitivo, lo decide la carta siguiente (S52, S58).
}
now-mineo-play = Asiste al palo de salida. { $void_play ->
    [free] Si no lo tienes, puedes jugar cualquier carta.
   *[must_trump] Si no lo tienes, debes jugar un triunfo; si no tienes ninguno de los dos, cualquier carta.
} { $overtrump ->
    [on] Un triunfo debe superar al más alto de la mesa, si puedes.
   *[off] Nunca tienes que superar las cartas ya jugadas.
} El Fugitivo se puede jugar en lugar de cualquier carta y nunca gana (S53–S57).
now-mineo-talk = Solo hablan los dos defensores, solo con estas frases, y las oyen todos. No obligan a nada. Cada defensor dice como mucho una frase por baza, y una respuesta a una pregunta (S90–S93).
now-mineo-say-ask = Sales tú y preguntas a tu compañero de qué palo (S91).
now-mineo-say-mine = Tu compañero debería salir del palo del que saliste tú la última vez (S92).
now-mineo-say-yours = Tu compañero debería salir del mismo palo que en su última salida (S92).
now-mineo-say-his = Tu compañero debería salir del palo del que salió el solista la última vez (S92).
now-mineo-say-not_his = Tu compañero no debería salir del palo del que salió el solista la última vez (S92).
now-mineo-say-trump = Tu compañero debería salir de triunfo (S91).
now-mineo-say-new = Tu compañero debería salir de un palo del que aún no ha salido nadie (S92).
now-mineo-say-over = Ya no tienes cartas del palo del que saliste la última vez (S91).
now-mineo-say-load = Tu compañero debería poner puntos en esta baza (S91).
now-mineo-say-low = Tu compañero debería poner una carta sin valor en esta baza (S91).
now-not-mineo-must-overtrump = Si puedes, tienes que superar el triunfo más alto de la mesa ({ $rule }).
now-not-mineo-fujutu-lead = Solo se puede salir con el Fugitivo como última carta ({ $rule }).
now-not-mineo-scarto-card = Estas no se pueden descartar ({ $rule }).
now-not-mineo-scarto-count = Estas se van de todos modos ({ $rule }).
