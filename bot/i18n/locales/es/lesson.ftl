# La mano guiada de /reglas: una mano explicada decisión a decisión (ux.md S23).

ui-lesson-button = Mano guiada
ui-lesson-title = { $game } — mano guiada
ui-lesson-intro = Una mano de verdad, la misma para todos, contra bots. Dura unos cinco minutos y no cuenta para nada. 💡 señala lo que haría un buen jugador; puedes hacer cualquier otra cosa que las reglas permitan.
ui-lesson-cards = { $count ->
    [one] La carta sugerida
   *[other] Las { $count } cartas sugeridas
}
ui-lesson-finish = Termina la mano por mí
ui-lesson-again = Jugarla otra vez
ui-lesson-back = Volver a las reglas
ui-lesson-alone = { $count ->
    [one] Una vez solo te quedaba una respuesta posible: se ha dado por ti.
   *[other] { $count } veces solo te quedaba una respuesta posible: se ha dado por ti.
}
ui-lesson-enough = Ya has visto lo esencial: sigue jugando o deja que los bots terminen la mano.
ui-lesson-full = Para una mano guiada es suficiente: deja que los bots la terminen.
ui-lesson-over = La mano ha terminado
ui-lesson-brought = Lo que más ha dado: { $what }.
ui-lesson-line = +{ $amount } { $name }

teach-lead = Te toca salir: puedes echar cualquier carta ({ $rule }).
teach-after-fool = De momento solo hay una carta que no es de ningún palo: puedes echar lo que quieras ({ $rule }).
teach-follow = Tienes que servir el palo: { $suit } ({ $rule }).
teach-trumps = { $word ->
    [trump] Se ha salido de triunfo: tienes que echar un triunfo, aunque no sea más alto ({ $rule }).
   *[other] Se ha salido de triunfo: tienes que echar un triunfo, aunque no sea más alto ({ $rule }).
}
teach-trumps-higher = { $word ->
   *[other] Se ha salido de triunfo: tienes que echar un triunfo, más alto si lo tienes ({ $rule }).
}
teach-void = { $word ->
   *[other] No te quedan { $suit }, así que tienes que echar un triunfo ({ $rule }).
}
teach-free = { $word ->
   *[other] No tienes ni el palo ni triunfos: vale cualquier carta ({ $rule }).
}
teach-fool-may = { $card } se puede echar de todos modos, sea cual sea la salida ({ $rule }).
teach-fallen = A { $who } no le quedan triunfos y se ha caído: sus cartas están a la vista y eliges tú ({ $rule }).

teach-card-lead-fool = **{ $card }** — con esta salida renuncias a la baza, pero no pierdes nada de valor.
teach-card-lead-trump-top = { $word ->
   *[other] **{ $card }** — no queda contra ti ningún triunfo más alto: gana, y quien tenga triunfos debe dar uno.
}
teach-card-lead-trump = { $word ->
   *[other] **{ $card }** — saliendo de triunfo, quien tenga debe dar; después tus palos están más seguros.
}
teach-card-lead-alone = { $word ->
   *[other] **{ $card }** — no queda contra ti ninguna otra carta de { $suit }: quien quiera la baza tiene que gastar un triunfo.
}
teach-card-lead-top = { $word ->
   *[other] **{ $card }** — no queda contra ti nada más alto de { $suit }: solo un triunfo puede ganarla.
}
teach-card-lead-single = { $word ->
   *[other] **{ $card }** — es tu única carta de { $suit }: echada esta, ese palo lo puedes fallar.
}
teach-card-lead-short = { $word ->
   *[other] **{ $card }** — de { $suit } tienes pocas: cuando se acaben, ese palo lo puedes fallar.
}
teach-card-lead-draw = **{ $card }** — hace salir las cartas más altas de { $suit }; después, el resto de tu palo es bueno.
teach-card-lead-long = **{ $card }** — sal de un palo largo: que se gaste una carta alta en una que vale poco.
teach-card-fool = **{ $card }** — no puede ganar, pero te ahorra una carta que cuenta.
teach-card-fool-now = **{ $card }** — con otra carta aquí ganarías poco: mejor echarla ahora que tener que hacerlo en peor momento.
teach-card-home = **{ $card }** — la baza es de tu bando: supérala con una carta que vale { $worth } y llévala a casa.
teach-card-over-friend = **{ $card }** — la baza ya es de tu bando; es la carta que menos te cuesta.
teach-card-take-last = { $points ->
    [0] **{ $card }** — echas la última y con esta basta: la baza es tuya, y la próxima salida.
    [one] **{ $card }** — echas la última y con esta basta: la baza es tuya, con { $points } punto dentro.
   *[other] **{ $card }** — echas la última y con esta basta: la baza es tuya, con { $points } puntos dentro.
}
teach-card-home-last = **{ $card }** — echas la última y nadie puede ya ganarla: llévatela a casa (vale { $worth }), y con ella la baza.
teach-card-take-top = **{ $card }** — contra ti no queda nada en su palo que la supere: gana la baza.
teach-card-take-try = **{ $card }** — de momento gana; quien echa después tiene que encontrar algo mejor.
teach-card-give = **{ $card }** — la baza es de tu compañero: métele los { $worth } puntos de esta carta.
teach-card-give-nothing = **{ $card }** — la baza es de tu compañero: no hace falta gastar nada bueno.
teach-card-spare = **{ $card }** — podrías ganar la baza, pero lo que hay no vale una carta alta: guárdala.
teach-card-cannot = **{ $card }** — esta baza no la puedes ganar: da lo que menos vale y guarda lo que cuenta.
teach-card-cannot-dear = **{ $card }** — esta baza no la puedes ganar, y esta es la carta que menos echarás de menos.
teach-card-fallen-friend = **{ $card }** — son las cartas de tu compañero: elige lo que más le sirva a tu bando.
teach-card-fallen-foe = **{ $card }** — son las cartas de la otra pareja: elige lo que menos daño te haga.
teach-card-fallen-foe-dear = **{ $card }** — son las cartas de la otra pareja: pide la que cuenta, mientras tu bando pueda ganarla.

teach-end-won = Tu bando ha ganado la mano.
teach-end-lost = El otro bando ha ganado la mano.
teach-end-even = La mano acaba igualada.
teach-end-void = La mano se ha anulado: nadie anota nada.
