# La mano guiada de /reglas: una mano explicada decisión a decisión (ux.md S23).

ui-lesson-button = Mano guiada
ui-lesson-title = { $game } — mano guiada
ui-lesson-intro = Una mano de verdad contra bots, la misma para todo el mundo. Dura unos cinco minutos y no cuenta para nada. 💡 marca lo que haría alguien que juega bien; puedes hacer cualquier otra cosa que permitan las reglas.
ui-lesson-cards = { $count ->
    [one] La carta sugerida
   *[other] Las { $count } cartas sugeridas
}
ui-lesson-finish = Termina la mano por mí
ui-lesson-again = Jugarla otra vez
ui-lesson-back = Volver a las reglas
ui-lesson-alone = { $count ->
    [one] Se hizo por ti una jugada obligada.
   *[other] Se hicieron por ti { $count } jugadas obligadas.
}
ui-lesson-enough = Ya has visto lo esencial: sigue jugando o deja que los bots terminen la mano.
ui-lesson-full = Para una mano guiada es suficiente. Deja que los bots la terminen.
ui-lesson-over = La mano ha terminado
ui-lesson-brought = Las mayores ganancias: { $what }.
ui-lesson-line = +{ $amount } { $name }

teach-lead = Sales tú: puedes jugar cualquier carta ({ $rule }).
teach-after-fool = Todavía no hay palo de salida: puedes jugar cualquier carta ({ $rule }).
teach-follow = Tienes que asistir al palo: { $suit } ({ $rule }).
teach-trumps = { $word ->
   *[other] Se ha salido de triunfo: tienes que jugar un triunfo, aunque no sea más alto ({ $rule }).
}
teach-trumps-higher = { $word ->
   *[other] Se ha salido de triunfo: tienes que jugar un triunfo, más alto si lo tienes ({ $rule }).
}
teach-void = { $word ->
   *[other] No te quedan { $suit }: tienes que jugar un triunfo ({ $rule }).
}
teach-free = { $word ->
   *[other] No tienes ni el palo ni triunfos: puedes jugar cualquier carta ({ $rule }).
}
teach-fool-may = Puedes jugar { THE($card) } de todos modos, sea cual sea la salida ({ $rule }).
teach-fallen = A { $who } no le quedan triunfos y se ha caído: sus cartas están a la vista y eliges tú ({ $rule }).

teach-card-lead-fool = **{ $card }** — con esta salida renuncias a la baza, pero no pierdes nada de valor.
teach-card-lead-trump-top = { $word ->
   *[other] **{ $card }** — ningún rival puede tener un triunfo más alto: gana, y quien tenga triunfos debe jugar uno.
}
teach-card-lead-trump = { $word ->
   *[other] **{ $card }** — si sales de triunfo, quien tenga debe jugar uno: después tus palos están más seguros.
}
teach-card-lead-alone = { $word ->
   *[other] **{ $card }** — a los demás no les quedan { $suit }: para ganar la baza tienen que gastar un triunfo.
}
teach-card-lead-top = { $word ->
   *[other] **{ $card }** — ningún rival puede tener una carta de { $suit } más alta: solo la supera un triunfo.
}
teach-card-lead-single = { $word ->
   *[other] **{ $card }** — es tu única carta de { $suit }: después puedes fallar ese palo.
}
teach-card-lead-short = { $word ->
   *[other] **{ $card }** — tienes pocas cartas de { $suit }: cuando se acaben, puedes fallar ese palo.
}
teach-card-lead-draw = **{ $card }** — hace salir las cartas más altas de { $suit }; después, las demás de tu palo pueden ganar bazas.
teach-card-lead-long = **{ $card }** — sal bajo de un palo largo: los demás gastan cartas altas en una baza que vale poco.
teach-card-fool = **{ $card }** — no puede ganar, pero te ahorra una carta de cuenta.
teach-card-fool-now = **{ $card }** — con esta no tienes que asistir: las demás cartas se quedan en tu mano.
teach-card-home = **{ $card }** — la baza ya es de tu bando, pero gánala tú con esta carta (vale { $worth }): está a salvo si nadie la supera después.
teach-card-over-friend = **{ $card }** — la baza ya es de tu bando; es la carta que menos te cuesta.
teach-card-take-last = { $points ->
    [0] **{ $card }** — echas la última y con esta basta: la baza es tuya, y luego sales tú.
    [one] **{ $card }** — echas la última y con esta basta: la baza es tuya, con { $points } punto dentro.
   *[other] **{ $card }** — echas la última y con esta basta: la baza es tuya, con { $points } puntos dentro.
}
teach-card-home-last = **{ $card }** — echas la última y nadie puede superarla: ganas la baza y te quedas esta carta (vale { $worth }).
teach-card-take-top = **{ $card }** — nadie puede superarla en su palo: gana la baza.
teach-card-take-try = **{ $card }** — por ahora gana; quien juegue después tiene que encontrar algo mejor.
teach-card-give = **{ $card }** — la baza es de tu bando: echa en ella esta carta (vale { $worth }).
teach-card-give-nothing = **{ $card }** — la baza es de tu bando: no hace falta gastar nada bueno.
teach-card-spare = **{ $card }** — podrías ganar la baza, pero no merece la pena gastar una carta mejor.
teach-card-cannot = **{ $card }** — esta baza no la puedes ganar: echa lo que menos vale y guarda las cartas de cuenta.
teach-card-cannot-dear = **{ $card }** — esta baza no la puedes ganar, y esta es la carta que menos falta te hará.
teach-card-fallen-friend = **{ $card }** — son las cartas de tu compañero: elige lo que más le sirva a tu bando.
teach-card-fallen-foe = **{ $card }** — son las cartas de un rival: elige la que menos daño te haga.
teach-card-fallen-foe-dear = **{ $card }** — son las cartas de un rival: pide la de cuenta mientras tu bando pueda ganarla.

teach-end-won = Has ganado la mano.
teach-end-lost = Has perdido la mano.
teach-end-even = La mano termina en empate.
teach-end-void = La mano se anula: nadie anota nada.
