# ¿Qué puedo hacer ahora?: la regla de cada pregunta, qué significa cada palabra y por qué una carta no vale (M: los números de las reglas).

now-minchiate-cut = Levantas un paquete de { $least } a { $most } cartas; solo importa la carta que queda en el fondo. Si es una carta de cuenta o un triunfo del 20 al 29, la robas: te la quedas y se enseña la de encima, hasta { $rob_limit } cartas. La primera carta de otra clase termina el robo (M39–M42).
now-minchiate-look = Estas cartas solo las ves tú: las que has robado y las que serán la fola. No hay nada que elegir (M43).
now-minchiate-say-deal = Ya has visto las cartas y se empieza a repartir.
now-minchiate-discard = Has tomado cartas además de tus 21 y ahora descartas otras tantas. { $discard_conto ->
    [forbidden] Las cartas de cuenta solo se descartan si no bastan las demás.
   *[allowed] Puedes descartar cualquier carta, también una de cuenta.
} { $discards_shown ->
    [counts] Después de la primera baza se dice a todos cuántas cartas de cada palo se descartaron (M57–M62).
   *[cards] Después de la primera baza todos ven los descartes (M57–M62).
}
now-minchiate-declare = Las versículas son grupos de cartas que puntúan juntas. Ahora puedes cantar las que tienes en las 21 cartas con las que empezaste. Una versícula cantada la ven todos y sus puntos se anotan al momento. Puedes callarte una, pero no acortarla. Después de la primera baza ya no se canta (M71–M75).
now-minchiate-lead = La primera carta de la baza decide a qué palo asisten los demás. { $matto_lead ->
    [forbidden] Solo se puede salir con el Loco como última carta (M77, M85).
   *[allowed] Si sales con el Loco, lo decide la carta siguiente (M77, M85).
}
now-minchiate-play = Asiste al palo de salida. Si no lo tienes, debes jugar un triunfo; si no tienes ninguno de los dos, cualquier carta. Nunca tienes que superar las cartas ya jugadas. El Loco se puede jugar en lugar de cualquier carta. { $king_rule ->
    [off] Gana el triunfo más alto o, si no hay, la carta más alta del palo de salida (M78–M87).
    [first_trick] Una excepción: en la primera baza hay que jugar el Rey del palo de salida si antes se ha jugado un triunfo (M78–M87).
   *[suit_first_led] Una excepción: cuando un palo sale por primera vez en la mano, hay que jugar su Rey si antes se ha jugado un triunfo (M78–M87).
}
now-minchiate-fallen = { $of } ya no tiene triunfos y se ha caído: sus cartas están a la vista y las elige quien sale. Para esas cartas valen las mismas reglas que para las tuyas (M102–M106).
now-minchiate-fall = Ya no tienes triunfos y puedes caerte: tus cartas quedan a la vista y quien gana cada baza elige tu carta para la siguiente. No es obligatorio, pero no hay vuelta atrás (M109).
now-minchiate-say-fall = Enseñas todas tus cartas.
now-not-minchiate-king-rule = { $whose ->
    [own] { $suit }: el palo sale por primera vez y antes de ti se ha jugado un triunfo, así que tienes que jugar el Rey ({ $rule }).
   *[other] { $suit }: el palo sale por primera vez y antes se ha jugado un triunfo, así que { $who } tiene que jugar el Rey ({ $rule }).
}
now-not-minchiate-matto-forced = Con dos cartas en la mano hay que jugar el Loco ({ $rule }).
now-not-minchiate-matto-lead = Solo se puede salir con el Loco como última carta ({ $rule }).
now-not-minchiate-discard-conto = Tienes bastantes cartas de otra clase: las de cuenta se quedan ({ $rule }).
now-not-minchiate-discard-count = Estas se van de todos modos: primero se descartan todas las cartas sin valor (M59).
