# La mano guiada de /reglas: una mano explicada decisión a decisión (ux.md S23).

ui-lesson-button = Mano guiada
ui-lesson-title = { $game } — mano guiada
ui-lesson-intro = Una mano de verdad contra bots. Dura de cinco a diez minutos y no cuenta. 💡 marca lo que haría quien juega bien; puedes elegir otra cosa. Puedes dejarla y seguir después. **{ ui-lesson-onward }** juega como se sugiere hasta que haya algo nuevo.
ui-lesson-cards = { $count ->
    [one] La carta sugerida
   *[other] Las { $count } cartas sugeridas
}
ui-lesson-onward = Siguiente tema
ui-lesson-continue = Seguir la mano
ui-lesson-over-again = Empezar de nuevo
ui-lesson-back-here = Sigues donde la dejaste.
ui-lesson-skipped = { $count ->
    [one] He respondido por ti una vez, como se sugería.
   *[other] He respondido por ti { $count } veces, como se sugería.
}
ui-lesson-finish = Termina la mano por mí
ui-lesson-again = Jugarla otra vez
ui-lesson-back = Volver a las reglas
ui-lesson-other = Mano guiada de otro juego…
ui-lesson-alone = { $count ->
    [one] Se hizo por ti una jugada obligada.
   *[other] Se hicieron por ti { $count } jugadas obligadas.
}
ui-lesson-won = Gana { $seat }.
    .you-seat = Ganas tú.
ui-lesson-lead = Sales tú.
ui-lesson-full = Para una mano guiada es suficiente. Deja que los bots la terminen.
ui-lesson-over = La mano ha terminado
ui-lesson-brought = Las mayores ganancias: { $what }.
ui-lesson-line = +{ $amount } { $name }

teach-lead = { $others ->
    [one] **Sales tú.** Puedes jugar cualquier carta: decide a qué palo tiene que asistir tu rival ({ $rule }).
   *[other] **Sales tú.** Puedes jugar cualquier carta: decide a qué palo tienen que asistir los demás ({ $rule }).
}
teach-after-fool = **Después del Loco.** Todavía no hay palo de salida: puedes jugar cualquier carta ({ $rule }).
teach-follow = **Asistir al palo.** Se ha salido de { $suit }: mientras te queden cartas del palo, debes jugar una, aunque no sea más alta ({ $rule }).
teach-trumps = { $word ->
   *[other] **Los triunfos también son un palo.** Se ha salido de triunfo: tienes que jugar uno, aunque no sea más alto ({ $rule }).
}
teach-trumps-higher = { $word ->
   *[other] **Salida de triunfo.** Tienes que jugar uno, más alto si lo tienes ({ $rule }).
}
teach-void = { $word ->
   *[other] **Sin el palo.** No tienes { $suit }: debes jugar un triunfo, que supera cualquier carta de un palo ({ $rule }).
}
teach-free = { $word ->
   *[other] **Una carta cualquiera.** No tienes ni el palo ni triunfos: puedes jugar cualquier carta, pero no puede ganar ({ $rule }).
}
teach-fallen = **Cartas a la vista.** Ganaste la baza anterior: eliges tú la carta de { $who } ({ $rule }).

teach-card-lead-fool = **{ $card }** — con esta salida renuncias a la baza, pero no pierdes nada de valor.
teach-card-lead-sure = **{ $card }** — ya nadie puede superarla: la baza es tuya.
teach-card-lead-sure-again = **{ $card }** — tampoco esta se puede superar.
teach-card-lead-trump-top = { $word ->
   *[other] { $others ->
        [one] **{ $card }** — tu rival no tiene nada más alto: la baza es tuya. Triunfos que faltan por salir: { $out }.
       *[other] **{ $card }** — los demás no tienen nada más alto: gana, y quien tenga triunfos debe jugar uno. Triunfos que faltan por salir: { $out }.
    }
}
teach-card-lead-trump-top-again = { $word ->
   *[other] **{ $card }** — no falta por salir nada más alto: también gana. Triunfos que faltan por salir: { $out }.
}
teach-card-lead-trump = { $word ->
   *[other] { $others ->
        [one] **{ $card }** — si tiene triunfos, tu rival debe jugar uno, y tus palos están más seguros. Triunfos que faltan por salir: { $out }, más altos que este: { $above }.
       *[other] **{ $card }** — quien tenga triunfos debe jugar uno, y tus palos están más seguros. Triunfos que faltan por salir: { $out }, más altos que este: { $above }.
    }
}
teach-card-lead-trump-again = { $word ->
   *[other] { $others ->
        [one] **{ $card }** — si le quedan triunfos, tu rival debe jugar otro. Faltan por salir: { $out }, más altos que este: { $above }.
       *[other] **{ $card }** — quien tenga triunfos debe jugar otro. Faltan por salir: { $out }, más altos que este: { $above }.
    }
}
teach-card-lead-alone = { $word ->
   *[other] { $others ->
        [one] **{ $card }** — a tu rival no le quedan { $suit }: para ganar tiene que gastar un triunfo. Faltan por salir: { $out }.
       *[other] **{ $card }** — a los demás no les quedan { $suit }: para ganar tienen que gastar un triunfo. Faltan por salir: { $out }.
    }
}
teach-card-lead-alone-again = { $word ->
   *[other] { $others ->
        [one] **{ $card }** — tu rival no tiene { $suit }. Triunfos que faltan por salir: { $out }.
       *[other] **{ $card }** — nadie más tiene { $suit }. Triunfos que aún pueden superarla: { $out }.
    }
}
teach-card-lead-top = { $word ->
   *[other] **{ $card }** — en { $suit } nada la supera: solo un triunfo puede hacerlo.
}
teach-card-lead-top-again = { $others ->
    [one] **{ $card }** — en { $suit } nada la supera.
   *[other] **{ $card }** — nadie más tiene una carta más alta de { $suit }. Faltan por salir en el palo: { $left }.
}
teach-card-lead-top-void = { $word ->
   *[other] **{ $card }** — en { $suit } nada la supera, pero { $who } ya no tiene ese palo y puede ganar con un triunfo.
}
teach-card-lead-top-void-again = { $word ->
   *[other] **{ $card }** — alta en { $suit }, aunque { $who } todavía puede ganar con un triunfo.
}
teach-card-lead-single = { $word ->
   *[other] **{ $card }** — tu única carta de { $suit }: después puedes fallar ese palo.
}
teach-card-lead-single-again = **{ $card }** — tu última carta de { $suit }: después también fallas ese palo.
teach-card-lead-short = { $word ->
   *[other] **{ $card }** — tienes pocas cartas de { $suit }: cuando se acaben, puedes fallar ese palo.
}
teach-card-lead-short-again = **{ $card }** — así te quedan pocas cartas también de { $suit }. Faltan por salir en el palo: { $left }.
teach-card-lead-draw = **{ $card }** — hace salir las cartas más altas de { $suit }; después, las otras que tienes del palo pueden ganar.
teach-card-lead-draw-again = **{ $card }** — hace salir otra carta alta de { $suit }. Más altas que faltan por salir: { $above }.
teach-card-lead-long = { $others ->
    [one] **{ $card }** — una carta baja de un palo largo: tu rival puede gastar una carta alta en una baza que vale poco.
   *[other] **{ $card }** — una carta baja de un palo largo: los demás pueden gastar cartas altas en una baza que vale poco.
}
teach-card-lead-long-again = **{ $card }** — una baja de { $suit }. Faltan por salir: { $left }.
teach-card-fool = **{ $card }** — no puede ganar, pero te ahorra una carta de cuenta.
teach-card-fool-now = **{ $card }** — con esta no tienes que asistir: guardas las demás cartas.
teach-card-home = **{ $card }** — por ahora gana tu bando; con esta ganas tú y aseguras { $worth }, si nadie la supera. Más altas que faltan por salir: { $above }.
teach-card-home-again = **{ $card }** — suma { $worth } para tu bando, si nadie la supera. Más altas que faltan por salir: { $above }.
teach-card-over-friend = **{ $card }** — por ahora gana tu bando; esta es la carta que menos te cuesta.
teach-card-over-friend-again = **{ $card }** — por ahora gana tu bando: basta la carta más barata.
teach-card-home-last = **{ $card }** — juegas en último lugar y nadie puede superarla: ganas la baza y esta carta (vale { $worth }) está a salvo.
teach-card-home-last-again = **{ $card }** — juegas en último lugar: sus { $worth } están a salvo.
teach-card-take-last = { $points ->
    [0] **{ $card }** — juegas en último lugar y con esta basta: la baza es tuya, y luego sales tú.
    [one] **{ $card }** — juegas en último lugar y con esta basta: ganas la baza, con { $points } punto.
   *[other] **{ $card }** — juegas en último lugar y con esta basta: ganas la baza, con { $points } puntos.
}
teach-card-take-last-again = { $points ->
    [0] **{ $card }** — basta para ganar.
    [one] **{ $card }** — basta para ganar { $points } punto.
   *[other] **{ $card }** — basta para ganar { $points } puntos.
}
teach-card-take-top = **{ $card }** — ya nada puede superarla: la baza es tuya.
teach-card-take-top-again = **{ $card }** — tampoco esta se puede superar.
teach-card-take-suit = { $word ->
   *[other] **{ $card }** — en { $suit } nada la supera: solo un triunfo puede hacerlo.
}
teach-card-take-suit-again = { $word ->
   *[other] **{ $card }** — nadie más tiene una carta más alta de { $suit }: gana si nadie juega un triunfo.
}
teach-card-take-try = **{ $card }** — por ahora gana. Más altas que faltan por salir: { $above }.
teach-card-take-try-again = **{ $card }** — de momento basta; más altas que faltan por salir: { $above }.
teach-card-give = **{ $card }** — por ahora gana tu compañero: añade esta carta a la baza (vale { $worth }).
teach-card-give-again = **{ $card }** — suma { $worth } a la baza de tu compañero.
teach-card-give-nothing = **{ $card }** — por ahora gana tu compañero: no hace falta nada bueno.
teach-card-give-nothing-again = **{ $card }** — por ahora gana tu compañero: una carta que te sobra.
teach-card-spare = **{ $card }** — podrías ganar la baza, pero tus mejores cartas valdrán más después.
teach-card-spare-again = **{ $card }** — deja también esta baza y guarda tus mejores cartas.
teach-card-cannot = **{ $card }** — esta baza no la puedes ganar: echa una carta que cuente poco.
teach-card-cannot-again = **{ $card }** — tampoco esta la puedes ganar.
teach-card-cannot-dear = **{ $card }** — esta baza no la puedes ganar, y esta carta es la que menos falta te hará.
teach-card-cannot-dear-again = **{ $card }** — la pierdes, pero las demás de tu mano valen más.
teach-card-fallen-friend = **{ $card }** — son las cartas de tu compañero: elige lo que más le sirva a tu bando.
teach-card-fallen-friend-again = **{ $card }** — de las cartas a la vista de tu compañero: la que más sirve a tu bando.
teach-card-fallen-foe = **{ $card }** — son las cartas de un rival: elige la que menos daño te haga.
teach-card-fallen-foe-again = **{ $card }** — de las cartas del rival, la que menos daño te hace.
teach-card-fallen-foe-dear = **{ $card }** — son las cartas de un rival: pide la de cuenta mientras tu bando pueda ganarla.
teach-card-fallen-foe-dear-again = **{ $card }** — otra carta de cuenta que tu bando puede ganar.

teach-end-won = Has ganado la mano.
teach-end-lost = Has perdido la mano.
teach-end-even = La mano termina en empate.
teach-end-void = La mano se anula: nadie anota nada.
