# Las frases de las Minchiate: fases, preguntas, novedades, tantos, cuenta, rechazos, opciones.

# Fases de una partida.
phase-minchiate-draw = Sorteo de los asientos
phase-minchiate-look = Quien ha cortado mira
phase-minchiate-discard = Descarte

# Preguntas y palabras.
decision-minchiate-look = Estas son las trece cartas del fondo de tu paquete. Sigue cuando las hayas visto.
decision-minchiate-discard = { $count ->
    [one] Descarta una carta.
   *[other] Descarta { $count } cartas.
}
decision-minchiate-fallen = Eliges tú por { $of }, que ya no tiene triunfos. ¿Qué carta?
decision-minchiate-fall = Ya no tienes triunfos. Puedes caerte: enseña todas tus cartas.
decision-minchiate-declare = ¿Qué versículas cantas?
word-minchiate-deal = Seguir: se reparten las cartas
word-minchiate-fall = Caerse: enseñar las cartas

# Señales y grupos de cartas.
badge-minchiate-fallen = Sin triunfos
badge-minchiate-left = Ha dejado la partida
zone-minchiate-drawn = Sacadas para los asientos
zone-minchiate-robbed = Robadas
zone-minchiate-rob-stop = Fin del robo
zone-minchiate-up-card = Carta abierta
zone-minchiate-scoperti = Abiertas de la fola
zone-minchiate-turn-stop = Fin del descubrir
zone-minchiate-pigliati = Pilladas de la fola
zone-minchiate-folla = Fola
zone-minchiate-folla-cards = Las cartas de la fola
zone-minchiate-filled = Tomadas del descarte de quien cortó
zone-minchiate-own-captured = Las cartas ganadas por tu pareja
zone-minchiate-matto-open = El Loco, aún sin pagar
zone-minchiate-peek = Las trece cartas del corte

# Versículas.
versicola-minchiate-papi = Papas
versicola-minchiate-run = Secuencia
versicola-minchiate-kings = Reyes
versicola-minchiate-matto = Versícula del Loco
versicola-minchiate-tredici = Versícula del 13
versicola-minchiate-diecine = Decenas
versicola-minchiate-diecine-vergognose = Decenas vergonzosas
versicola-minchiate-diavolo = Diablo, Mundo y Carne
minchiate-versicola = { $name }: { $points }
minchiate-pair = { $side }

# Lo que se espera.
minchiate-status-draw = Se sortean los asientos.
minchiate-status-look = { $seat } mira las cartas del corte.
    .you-seat = Miras las cartas del corte.
minchiate-status-discard = { $count ->
    [one] { $seat } tiene que descartar una carta.
   *[other] { $seat } tiene que descartar { $count } cartas.
}
    .you-seat = { $count ->
        [one] Tienes que descartar una carta.
       *[other] Tienes que descartar { $count } cartas.
    }
minchiate-status-turn-for = { $seat } elige la carta de { $of }.
    .you-seat = Eliges tú la carta de { $of }.
    .you-of = { $seat } elige tu carta.
minchiate-status-king = Quien tenga { THE($card) } tiene que jugarlo.
minchiate-status-matto-led = { status-fool-led }

# Tanteo.
minchiate-score-marks = { $side }: { $points } anotados
minchiate-score-ahead = { $side }: { $points } de ventaja
minchiate-score-level = Tantos iguales
minchiate-score-paid = { $rests ->
    [one] { $side }: un resto ganado en esta mano
   *[other] { $side }: { $rests } restos ganados en esta mano
}

# Tantos: para quién, por qué carta.
minchiate-mark-rubare = { $points } para { $side }: { $seat } roba { THE($card) }
    .you-seat = { $points } para tu pareja: robas { THE($card) }
    .pair-side = { $points } para tu pareja: { $seat } roba { THE($card) }
minchiate-mark-scoperta21 = { $points } para { $side }: carta descubierta de { $seat }, { THE($card) }
    .you-seat = { $points } para tu pareja: tu carta descubierta, { THE($card) }
    .pair-side = { $points } para tu pareja: carta descubierta de { $seat }, { THE($card) }
minchiate-mark-scoprire = { $points } para { $side }: { $seat } descubre { THE($card) }
    .you-seat = { $points } para tu pareja: descubres { THE($card) }
    .pair-side = { $points } para tu pareja: { $seat } descubre { THE($card) }
minchiate-mark-versicola = { $points } para { $side }: { $seat } canta una versícula que empieza por { THE($card) }
    .you-seat = { $points } para tu pareja: cantas una versícula que empieza por { THE($card) }
    .pair-side = { $points } para tu pareja: { $seat } canta una versícula que empieza por { THE($card) }
minchiate-mark-muore = { $points } para { $side }: muere { THE($card) } de { $seat }
    .you-seat = { $points } para { $side }: se te muere { THE($card) }
    .pair-side = { $points } para tu pareja: muere { THE($card) } de { $seat }

# El Loco.
minchiate-matto-home = { $card } se queda con la pareja de { $seat }, que gana la baza.
    .you-seat = { $card } se queda con tu pareja, que gana la baza.
minchiate-matto-back = { $card } vuelve a la pareja de { $seat }, a cambio de una carta sin valor.
    .you-seat = { $card } vuelve a tu pareja, a cambio de una carta sin valor.
minchiate-matto-captured = { $card } de { $seat } es para quien gana la última baza.
    .you-seat = { $card }, jugado por ti, es para quien gana la última baza.
minchiate-matto-paid = { $side }: { THE($card) } a cambio del Loco.
minchiate-matto-owed = { $side }: a cambio, la primera carta sin valor que se gane

# Novedades.
minchiate-news-drew = { $seat } saca { THE($card) }.
    .you-seat = Sacas { THE($card) }.
minchiate-news-partners = Nuevas parejas: { $first } contra { $second }.
    .pair-first = Nuevas parejas: tú y { $first } contra { $second }.
    .pair-second = Nuevas parejas: { $first } contra ti y { $second }.
minchiate-news-robbed = { $seat } roba { THE($cards) }.
    .you-seat = Robas { THE($cards) }.
minchiate-news-robbed-none = { $seat } no roba nada.
    .you-seat = No robas nada.
minchiate-news-rob-stop = El robo acaba con { THE($card) }.
minchiate-news-rest = { $rests ->
    [one] { $side }: un resto ganado
   *[other] { $side }: { $rests } restos ganados
}
minchiate-news-up-card = Carta descubierta de { $seat }: { $card }.
    .you-seat = Tu carta descubierta: { $card }.
minchiate-news-turned = { $seat } descubre { THE($cards) }.
    .you-seat = Descubres { THE($cards) }.
minchiate-news-turn-stop = Se deja de descubrir con { THE($card) }, que vuelve a la fola.
minchiate-news-taken = { $seat } pilla de la fola { THE($cards) } (no se anota).
    .you-seat = Pillas de la fola { THE($cards) } (no se anota).
minchiate-news-announced = En la fola: Copas { $cups }, Oros { $coins }, Espadas { $swords }, Bastos { $staves }, triunfos { $trumps }.
minchiate-news-announced-final = En la fola definitiva: Copas { $cups }, Oros { $coins }, Espadas { $swords }, Bastos { $staves }, triunfos { $trumps }.
minchiate-folla-counts = Copas { $cups }, Oros { $coins }, Espadas { $swords }, Bastos { $staves }, triunfos { $trumps }
minchiate-news-short = { $count ->
    [one] A { $seat } le falta una carta: la tomará del descarte de quien cortó.
   *[other] A { $seat } le faltan { $count } cartas: las tomará del descarte de quien cortó.
}
    .you-seat = { $count ->
        [one] Te falta una carta: la tomarás del descarte de quien cortó.
       *[other] Te faltan { $count } cartas: las tomarás del descarte de quien cortó.
    }
minchiate-news-filled = { $count ->
    [one] { $seat } toma una carta del descarte de quien cortó, sin verla.
   *[other] { $seat } toma { $count } cartas del descarte de quien cortó, sin verlas.
}
    .you-seat = { $count ->
        [one] Tomas una carta del descarte de quien cortó, sin verla.
       *[other] Tomas { $count } cartas del descarte de quien cortó, sin verlas.
    }
minchiate-news-played-for = { $seat } por { $of }: { $card }
    .you-seat = Tú por { $of }: { $card }
    .you-of = { $seat } por ti: { $card }
minchiate-news-declared = { $seat } canta una versícula por { $points } ({ $name }): { $cards }.
    .you-seat = Cantas una versícula por { $points } ({ $name }): { $cards }.
minchiate-news-discards = { $seat } descartó: { $cards }.
    .you-seat = Descartaste: { $cards }.
minchiate-news-fell = { $seat } ya no tiene triunfos y se cae.
    .you-seat = Ya no tienes triunfos y te caes.
minchiate-news-stopped = { $count ->
    [one] La partida terminó antes de tiempo; una mano del giro quedó sin jugar.
   *[other] La partida terminó antes de tiempo; { $count } manos del giro quedaron sin jugar.
}
minchiate-news-forfeited = { $seat } ha dejado la partida y paga dos restos a cada rival.
    .you-seat = Has dejado la partida y pagas dos restos a cada rival.

# La cuenta.
minchiate-count-cards = Cartas por encima de 42 ({ $first } y { $second })
minchiate-count-versicola = { $name }
minchiate-count-ultima = Última baza
minchiate-count-conto = Cartas de cuenta
minchiate-count-marks = Tantos sin pagar
minchiate-outcome-cappotto = { $rests ->
    [one] { $side }: capote (todas las bazas), un resto.
   *[other] { $side }: capote (todas las bazas), { $rests } restos.
}
minchiate-outcome-difference = { $rests ->
    [one] { $side }: { $points } de ventaja, un resto.
   *[other] { $side }: { $points } de ventaja, { $rests } restos.
}
minchiate-outcome-even = La cuenta está igualada: ningún resto.
minchiate-outcome-paid = { $rests ->
    [one] { $side }: un resto ganado durante la mano.
   *[other] { $side }: { $rests } restos ganados durante la mano.
}
minchiate-outcome-rests = { $rests ->
    [one] Total de la mano: un resto por persona para { $side }.
   *[other] Total de la mano: { $rests } restos por persona para { $side }.
}
    .pair-side = { $rests ->
        [one] Total de la mano: un resto por persona para ti y { $side }.
       *[other] Total de la mano: { $rests } restos por persona para ti y { $side }.
    }
minchiate-outcome-level = Total de la mano: ningún resto para nadie.

# Rechazos.
refusal-minchiate-not-held = Entre esas cartas no está { THE($card) }.
refusal-minchiate-must-trump = { must-trump-tarocco }
refusal-minchiate-king-rule = No puedes jugar { THE($card) }: salen { $suit } por primera vez y ya se ha fallado; tienes que jugar { THE($king) }.
refusal-minchiate-matto-forced = No puedes jugar { THE($card) }: con dos cartas en la mano tienes que jugar el Loco.
refusal-minchiate-matto-lead = { refusal-fool-lead }
refusal-minchiate-no-such-player = Esa persona no está en la partida.
refusal-minchiate-discard-conto = { $count ->
    [one] Descarta exactamente una carta de cuenta.
   *[other] Descarta exactamente { $count } cartas de cuenta.
}
refusal-minchiate-claim-unknown = No tienes esa versícula, o la has elegido dos veces.
refusal-minchiate-claim-shortened = Solo puedes cantar versículas enteras.
refusal-minchiate-may-not-fall = Ahora no puedes caerte.
refusal-minchiate-bad-pack = La baraja debe tener una sola vez cada una de las 97 cartas.
refusal-minchiate-bottom-card = Esta carta no puede quedar en el fondo de la baraja.
refusal-minchiate-no-forfeit = Quien deja esta mesa no paga nada: un bot ocupa su asiento.
refusal-minchiate-already-left = Esa persona ya ha dejado la partida.

# Opciones de la mesa y sus valores (M150).
option-minchiate-seat_draw = Asientos
option-minchiate-seat_draw--cards = Sorteados con cartas
option-minchiate-seat_draw--random = Al azar
option-minchiate-seat_draw--fixed = Como se sientan
option-minchiate-set_length = Duración de la partida
option-minchiate-set_length--12 = Doce manos
option-minchiate-set_length--4 = Cuatro manos
option-minchiate-set_length--1 = Una mano
option-minchiate-bottom_card = Carta del fondo de la baraja
option-minchiate-bottom_card--cartiglia = Carta de palo, pero no Rey (cartilla)
option-minchiate-bottom_card--non_counting = Cualquier carta sin valor
option-minchiate-cut_min = Mínimo de cartas en un paquete al cortar
option-minchiate-rob_limit = Máximo de cartas robadas
option-minchiate-rob_limit--13 = Trece
option-minchiate-rob_limit--24 = Veinticuatro
option-minchiate-cut_peek = Quien corta mira trece cartas
option-minchiate-cut_peek--true = Sí
option-minchiate-cut_peek--false = No
option-minchiate-discard_conto = Descartar cartas de cuenta
option-minchiate-discard_conto--allowed = Permitido
option-minchiate-discard_conto--forbidden = Solo si es inevitable
option-minchiate-discards_shown = Descarte tras la primera baza
option-minchiate-discards_shown--cards = Se muestra, con el nombre de quien lo hizo
option-minchiate-discards_shown--counts = Solo se dice cuántas de cada palo
option-minchiate-declare = Cantes
option-minchiate-declare--auto = Automáticos y completos
option-minchiate-declare--manual = A cargo de los jugadores
option-minchiate-devil_versicola = Diablo, Mundo y Carne
option-minchiate-devil_versicola--false = No
option-minchiate-devil_versicola--true = Sí
option-minchiate-king_rule = Rey obligado bajo un triunfo
option-minchiate-king_rule--suit_first_led = La primera vez que sale el palo
option-minchiate-king_rule--first_trick = Solo en la primera baza
option-minchiate-king_rule--off = Nunca
option-minchiate-matto_lead = Salir con el Loco
option-minchiate-matto_lead--allowed = Permitido
option-minchiate-matto_lead--forbidden = Solo como última carta
option-minchiate-matto_last = El Loco al final
option-minchiate-matto_last--captured = Se pierde en la última baza
option-minchiate-matto_last--forced = Se juega en la baza 20
option-minchiate-matto_last_extra = Tantos extra por la muerte del Loco
option-minchiate-matto_last_extra--0 = Ninguno
option-minchiate-matto_last_extra--5 = Cinco
option-minchiate-cascare = Caerse sin triunfos
option-minchiate-cascare--mandatory = Obligatorio
option-minchiate-cascare--optional = Voluntario
option-minchiate-cascare--off = Nadie se cae
option-minchiate-card_points = Puntos por cartas
option-minchiate-card_points--over_42 = Cada carta por encima de 42
option-minchiate-card_points--literal_piles = Solo con catorce cartas de cuenta
option-minchiate-scoring = Cómo se llevan los tantos
option-minchiate-scoring--differential = La diferencia
option-minchiate-scoring--cumulative = Los dos totales
option-minchiate-rest_payment = Cuándo se pagan los restos
option-minchiate-rest_payment--immediate = Cada 60 puntos
option-minchiate-rest_payment--at_end = Al final de la mano
option-minchiate-unfinished_giro = Giro sin terminar
option-minchiate-unfinished_giro--two_rests = Dos restos por cada mano que falte
option-minchiate-unfinished_giro--none = Nada
option-minchiate-abandon = Quien deja la partida
option-minchiate-abandon--bot = Un bot ocupa su asiento
option-minchiate-abandon--forfeit = Paga dos restos a cada rival

# Reglas preparadas.
preset-minchiate-florence = Florencia
preset-minchiate-dresden = Dresde 1798
preset-minchiate-renzoni_ricci = Renzoni y Ricci
preset-minchiate-devil = Con el Diablo
preset-minchiate-quick = Una mano rápida

# Cuánto vale una mano dada por perdida: se muestra a quien quiere darla por perdida y entre las reglas de la mesa.
rule-minchiate-concede = La otra pareja se lleva todas las cartas que quedan por jugar y la última baza. Entre ellas mueren las cartas de cuenta de la pareja que da por perdida la mano, y si esta aún no ha ganado ninguna baza, es capote.
form-minchiate = Dos parejas
about-minchiate = Florencia: cuatro jugadores en dos parejas, 97 cartas, 40 triunfos

# Los momentos de una mano.
highlight-minchiate-kings = Los cuatro Reyes y el Loco para { $who }: { $cards }.
highlight-minchiate-kings-name = cuatro Reyes y el Loco

# Por qué un corte es el mejor.
why-minchiate-cut = La última carta de la baraja seguro que no vale nada, y tu corte decide a quién le toca: mejor a la otra pareja que a la tuya.
