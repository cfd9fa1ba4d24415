# Lo que dice la Minchiate: fases, preguntas, novedades, tantos, cuenta, rechazos, opciones.

# Fases de una partida.
phase-minchiate-draw = Sorteo de los sitios
phase-minchiate-shuffle = Antes de la primera mano
phase-minchiate-cut = El corte
phase-minchiate-look = Mira quien ha cortado
phase-minchiate-discard = Descarte
phase-minchiate-play = Juego
phase-minchiate-declare = Declaraciones
phase-minchiate-over = Cuenta
phase-minchiate-ended = Fin de la partida

# Preguntas y palabras.
decision-minchiate-cut = Corta la baraja: ¿cuántas cartas levantas (de { $least } a { $most })?
decision-minchiate-look = Estas son las trece cartas del fondo de tu paquete. Sigue cuando las hayas visto.
decision-minchiate-discard = { $count ->
    [one] Descarta una carta.
   *[other] Descarta { $count } cartas.
}
decision-minchiate-lead = Sales tú. ¿Qué carta?
decision-minchiate-play = Te toca. ¿Qué carta?
decision-minchiate-fallen = Eliges tú por { $of }, que ya no tiene triunfos. ¿Qué carta?
decision-minchiate-fall = Ya no tienes triunfos. Puedes caerte.
decision-minchiate-declare = ¿Qué versículas declaras?
word-minchiate-deal = Seguir: se reparten las cartas
word-minchiate-fall = Me caigo

# Señales y grupos de cartas.
badge-minchiate-cutter = Corta
badge-minchiate-fallen = Caído
badge-minchiate-left = Ha dejado la partida
zone-minchiate-drawn = Sacadas para los sitios
zone-minchiate-robbed = Robadas
zone-minchiate-rob-stop = Paró el robo
zone-minchiate-up-card = Carta vista
zone-minchiate-scoperti = Vistas de la fola
zone-minchiate-turn-stop = Paró el descubrir
zone-minchiate-pigliati = Pilladas de la fola
zone-minchiate-folla = Fola
zone-minchiate-folla-cards = Las cartas de la fola
zone-minchiate-discards = Descarte
zone-minchiate-filled = Tomadas del descarte de quien robó
zone-minchiate-own-discards = Tu descarte
zone-minchiate-declared = Declarada
zone-minchiate-captured = Cartas ganadas
zone-minchiate-own-captured = Las cartas ganadas por tu pareja
zone-minchiate-matto-open = El Loco, aún sin pagar
zone-minchiate-peek = Las trece cartas del corte

# Versículas.
versicola-minchiate-papi = Papas
versicola-minchiate-run = Versícula seguida
versicola-minchiate-kings = Reyes
versicola-minchiate-matto = Versícula del Loco
versicola-minchiate-tredici = Versícula del trece
versicola-minchiate-diecine = Decenas
versicola-minchiate-diecine-vergognose = Decenas vergonzosas
versicola-minchiate-diavolo = Diablo, mundo y carne
minchiate-versicola = { $name }: { $points }
minchiate-pair = { $side }

# Lo que se espera.
minchiate-status-draw = Se van a sortear los sitios.
minchiate-status-shuffle = Se van a barajar las cartas.
minchiate-status-over = La mano ha terminado.
minchiate-status-ended = La partida ha terminado.
minchiate-status-cut = { $seat } corta.
    .you-seat = Cortas tú.
minchiate-status-look = { $seat } mira las cartas del corte.
    .you-seat = Miras las cartas del corte.
minchiate-status-discard = { $count ->
    [one] { $seat } descarta una carta.
   *[other] { $seat } descarta { $count } cartas.
}
    .you-seat = { $count ->
        [one] Descartas una carta.
       *[other] Descartas { $count } cartas.
    }
minchiate-status-declare = { $seat } puede declarar.
    .you-seat = Puedes declarar.
minchiate-status-lead = Sale { $seat }.
    .you-seat = Sales tú.
minchiate-status-turn = Le toca a { $seat }.
    .you-seat = Te toca.
minchiate-status-turn-for = { $seat } elige por { $of }.
    .you-seat = Eliges tú por { $of }.
    .you-of = { $seat } elige por ti.
minchiate-status-led = Palo de salida: { $suit }.
minchiate-status-king = Quien tenga el { $card } debe jugarlo.
minchiate-status-matto-led = Ha salido el Loco: la carta siguiente fija el palo.

# Tanteo.
minchiate-score-marks = { $side }: { $points } apuntados
minchiate-score-ahead = { $side }: { $points } de ventaja
minchiate-score-level = Tantos iguales
minchiate-score-paid = { $rests ->
    [one] { $side }: un resto ganado en esta mano
   *[other] { $side }: { $rests } restos ganados en esta mano
}

# Tantos: para quién, por qué carta.
minchiate-mark-rubare = { $points } para { $side }: { $seat } roba { $card }
    .you-seat = { $points } para { $side }: robas { $card }
minchiate-mark-scoperta21 = { $points } para { $side }: { $seat } tiene { $card } descubierta
    .you-seat = { $points } para { $side }: tienes { $card } descubierta
minchiate-mark-scoprire = { $points } para { $side }: { $seat } descubre { $card }
    .you-seat = { $points } para { $side }: descubres { $card }
minchiate-mark-versicola = { $points } para { $side }: { $seat } declara una versícula desde { $card }
    .you-seat = { $points } para { $side }: declaras una versícula desde { $card }
minchiate-mark-muore = { $points } para { $side }: muere { $card } de { $seat }
    .you-seat = { $points } para { $side }: { $card } se te muere

# El Loco.
minchiate-matto-home = { $card }: la pareja de { $seat } gana la baza y lo conserva.
    .you-seat = { $card }: tu pareja gana la baza y lo conserva.
minchiate-matto-back = { $card } vuelve a la pareja de { $seat }, a cambio de una carta sin valor.
    .you-seat = { $card } vuelve a tu pareja, a cambio de una carta sin valor.
minchiate-matto-captured = { $card } de { $seat } se queda en la última baza.
    .you-seat = { $card }, tuyo, se queda en la última baza.
minchiate-matto-paid = { $side }: { $card } entregada por el Loco.
minchiate-matto-owed = Paga { $side }, con la primera carta sin valor

# Novedades.
minchiate-news-drew = { $seat } saca { $card }.
    .you-seat = Sacas { $card }.
minchiate-news-first-dealer = { $seat } reparte primero.
    .you-seat = Repartes primero tú.
minchiate-news-partners = Cambian las parejas: { $first } contra { $second }.
minchiate-news-deal = Mano { $deal }: reparte { $seat }.
    .you-seat = Mano { $deal }: repartes tú.
minchiate-news-cut = { $count ->
    [one] { $seat } levanta una carta.
   *[other] { $seat } levanta { $count } cartas.
}
    .you-seat = { $count ->
        [one] Levantas una carta.
       *[other] Levantas { $count } cartas.
    }
minchiate-news-robbed = { $seat } roba { $cards }.
    .you-seat = Robas { $cards }.
minchiate-news-robbed-none = { $seat } no roba nada.
    .you-seat = No robas nada.
minchiate-news-rob-stop = { $card } detiene el robo.
minchiate-news-rest = { $rests ->
    [one] { $side }: un resto pagado
   *[other] { $side }: { $rests } restos pagados
}
minchiate-news-up-card = Descubierta para { $seat }: { $card }.
    .you-seat = Descubierta para ti: { $card }.
minchiate-news-turned = { $seat } descubre { $cards }.
    .you-seat = Descubres { $cards }.
minchiate-news-turn-stop = { $card } detiene el descubrir y vuelve a la fola.
minchiate-news-taken = { $seat } pilla { $cards } de la fola, sin apuntar.
    .you-seat = Pillas { $cards } de la fola, sin apuntar.
minchiate-news-announced = En la fola: copas { $cups }, oros { $coins }, espadas { $swords }, bastos { $staves }, triunfos { $trumps }.
minchiate-news-announced-final = En la fola definitiva: copas { $cups }, oros { $coins }, espadas { $swords }, bastos { $staves }, triunfos { $trumps }.
minchiate-folla-counts = { $cups } copas, { $coins } oros, { $swords } espadas, { $staves } bastos, { $trumps } triunfos
minchiate-news-short = { $count ->
    [one] A { $seat } le falta una carta: la tomará del descarte de quien robó.
   *[other] A { $seat } le faltan { $count } cartas: las tomará del descarte de quien robó.
}
    .you-seat = { $count ->
        [one] Te falta una carta: la tomarás del descarte de quien robó.
       *[other] Te faltan { $count } cartas: las tomarás del descarte de quien robó.
    }
minchiate-news-discarded = { $count ->
    [one] { $seat } ha descartado una carta.
   *[other] { $seat } ha descartado { $count } cartas.
}
    .you-seat = { $count ->
        [one] Has descartado una carta.
       *[other] Has descartado { $count } cartas.
    }
minchiate-news-filled = { $count ->
    [one] { $seat } toma una carta del descarte sin verla.
   *[other] { $seat } toma { $count } cartas del descarte sin verlas.
}
    .you-seat = { $count ->
        [one] Tomas una carta del descarte sin verla.
       *[other] Tomas { $count } cartas del descarte sin verlas.
    }
minchiate-news-leads = { $seat } sale en la primera baza.
    .you-seat = Sales tú en la primera baza.
minchiate-news-played = { $seat }: { $card }
    .you-seat = Tú: { $card }
minchiate-news-played-for = { $seat } por { $of }: { $card }
    .you-seat = Tú por { $of }: { $card }
    .you-of = { $seat } por ti: { $card }
minchiate-news-declared = { $seat } declara { $name } por { $points }: { $cards }.
    .you-seat = Declaras { $name } por { $points }: { $cards }.
minchiate-news-trick = { $seat } gana la baza { $number }.
    .you-seat = Ganas la baza { $number }.
minchiate-news-discards = Descarte de { $seat }: { $cards }.
    .you-seat = Descarte tuyo: { $cards }.
minchiate-news-fell = { $seat } no tiene más triunfos y se cae.
    .you-seat = No tienes más triunfos y te caes.
minchiate-news-scored = La mano { $deal } está contada.
minchiate-news-stopped = { $count ->
    [one] La partida acaba antes; no se ha jugado una mano del giro.
   *[other] La partida acaba antes; no se han jugado { $count } manos del giro.
}
minchiate-news-forfeited = { $seat } se ha ido y paga dos restos a cada adversario.
    .you-seat = Te has ido y pagas dos restos a cada adversario.

# La cuenta.
minchiate-count-cards = Cartas sobre 42 ({ $first } y { $second } cartas)
minchiate-count-versicola = { $name }
minchiate-count-ultima = Última
minchiate-count-conto = Cartas de cuenta
minchiate-count-marks = Tantos aún sin pagar
minchiate-outcome-cappotto = { $rests ->
    [one] { $side }: capote, todas las bazas. Un resto.
   *[other] { $side }: capote, todas las bazas. { $rests } restos.
}
minchiate-outcome-difference = { $rests ->
    [one] { $side }: { $points } más, un resto.
   *[other] { $side }: { $points } más, { $rests } restos.
}
minchiate-outcome-even = La cuenta es igual: ningún resto.
minchiate-outcome-paid = { $rests ->
    [one] { $side }: un resto pagado durante la mano.
   *[other] { $side }: { $rests } restos pagados durante la mano.
}
minchiate-outcome-rests = { $rests ->
    [one] En total, un resto para cada uno de { $side }.
   *[other] En total, { $rests } restos para cada uno de { $side }.
}
minchiate-outcome-level = Nadie gana restos en esta mano.

# Rechazos.
refusal-minchiate-not-held = Esa carta no está en la mano: { $card }.
refusal-minchiate-must-follow = { $card } no: hay que servir el palo de salida ({ $suit }).
refusal-minchiate-must-trump = { $card } no: sin el palo de salida ({ $suit }) hay que jugar un triunfo.
refusal-minchiate-king-rule = { $card } no: { $suit } sale por primera vez y ya se ha fallado; hay que jugar { $king }.
refusal-minchiate-matto-forced = { $card } no: con dos cartas en la mano hay que jugar el Loco.
refusal-minchiate-matto-lead = { $card }: solo se puede salir así con la última carta.
refusal-minchiate-one-card = Se juega una carta.
refusal-minchiate-no-such-card = Esa carta no está en la baraja.
refusal-minchiate-no-such-player = Ese jugador no está en la partida.
refusal-minchiate-nothing-to-cut = Ahora no hay nada que cortar.
refusal-minchiate-cut-range = El paquete debe tener de { $least } a { $most } cartas.
refusal-minchiate-nothing-to-say = Ahora no hay nada así que decir.
refusal-minchiate-no-discard-due = No tienes nada que descartar.
refusal-minchiate-discard-count = { $count ->
    [one] Descarta exactamente una carta.
   *[other] Descarta exactamente { $count } cartas distintas.
}
refusal-minchiate-discard-conto = { $count ->
    [one] De las cartas de cuenta se descarta exactamente una.
   *[other] De las cartas de cuenta se descartan exactamente { $count }.
}
refusal-minchiate-nothing-to-declare = Ahora no se puede declarar.
refusal-minchiate-claim-unknown = No tienes esa versícula, o la has nombrado dos veces.
refusal-minchiate-claim-shortened = Una versícula se declara entera.
refusal-minchiate-may-not-fall = Ahora no puedes caerte.
refusal-minchiate-table-only = Solo puede hacerlo la mesa.
refusal-minchiate-bad-pack = La baraja debe tener una vez cada una de las 97 cartas.
refusal-minchiate-bottom-card = Esta carta no puede quedar en el fondo de la baraja.
refusal-minchiate-no-forfeit = En esta mesa no se puede perder una mano por ausencia: un bot sigue jugando.
refusal-minchiate-already-left = Ese jugador ya se ha ido.

# Opciones de la mesa y sus valores (M150).
option-minchiate-seat_draw = Sitios
option-minchiate-seat_draw--cards = Sorteados con cartas
option-minchiate-seat_draw--random = Al azar
option-minchiate-seat_draw--fixed = Como se sientan
option-minchiate-set_length = Duración de la partida
option-minchiate-set_length--12 = Doce manos
option-minchiate-set_length--4 = Cuatro manos
option-minchiate-set_length--1 = Una mano
option-minchiate-bottom_card = Carta del fondo de la baraja
option-minchiate-bottom_card--cartiglia = Una cartilla
option-minchiate-bottom_card--non_counting = Cualquier carta sin valor
option-minchiate-cut_min = Mínimo de cartas al cortar
option-minchiate-rob_limit = Máximo de cartas robadas
option-minchiate-rob_limit--13 = Trece
option-minchiate-rob_limit--24 = Veinticuatro
option-minchiate-cut_peek = Quien corta mira trece cartas
option-minchiate-cut_peek--true = Sí
option-minchiate-cut_peek--false = No
option-minchiate-discard_conto = Descartar cartas de cuenta
option-minchiate-discard_conto--allowed = Permitido
option-minchiate-discard_conto--forbidden = Solo si no hay otro remedio
option-minchiate-discards_shown = Descarte tras la primera baza
option-minchiate-discards_shown--cards = Se muestra de quién es
option-minchiate-discards_shown--counts = Solo anunciado por palos
option-minchiate-declare = Declaraciones
option-minchiate-declare--auto = Automáticas y completas
option-minchiate-declare--manual = De los jugadores
option-minchiate-devil_versicola = Diablo, mundo y carne
option-minchiate-devil_versicola--false = No
option-minchiate-devil_versicola--true = Sí
option-minchiate-king_rule = Rey bajo el fallo
option-minchiate-king_rule--suit_first_led = La primera vez que sale el palo
option-minchiate-king_rule--first_trick = Solo en la primera baza
option-minchiate-king_rule--off = Nunca obligado
option-minchiate-matto_lead = Salir con el Loco
option-minchiate-matto_lead--allowed = Permitido
option-minchiate-matto_lead--forbidden = Solo como última carta
option-minchiate-matto_last = El Loco al final
option-minchiate-matto_last--captured = Capturado en la última baza
option-minchiate-matto_last--forced = Se juega en la vigésima
option-minchiate-matto_last_extra = Tantos extra por la muerte del Loco
option-minchiate-matto_last_extra--0 = Ninguno
option-minchiate-matto_last_extra--5 = Cinco
option-minchiate-cascare = Caerse
option-minchiate-cascare--mandatory = Obligatorio
option-minchiate-cascare--optional = A voluntad
option-minchiate-cascare--off = Nadie se cae
option-minchiate-card_points = Puntos por cartas
option-minchiate-card_points--over_42 = Cada carta sobre 42
option-minchiate-card_points--literal_piles = Solo con catorce cartas de cuenta
option-minchiate-scoring = Llevar los tantos
option-minchiate-scoring--differential = La diferencia
option-minchiate-scoring--cumulative = Los dos totales
option-minchiate-rest_payment = Pagar los restos
option-minchiate-rest_payment--immediate = A cada sesenta
option-minchiate-rest_payment--at_end = Al final de la mano
option-minchiate-unfinished_giro = Giro sin terminar
option-minchiate-unfinished_giro--two_rests = Dos restos por cada fola no hecha
option-minchiate-unfinished_giro--none = Nada
option-minchiate-abandon = Quien deja la partida
option-minchiate-abandon--bot = Lo sustituye un bot
option-minchiate-abandon--forfeit = Paga dos restos a cada adversario

# Reglas preparadas.
preset-minchiate-florence = Florencia
preset-minchiate-dresden = Dresde 1798
preset-minchiate-renzoni_ricci = Renzoni y Ricci
preset-minchiate-devil = Con el diablo
preset-minchiate-quick = Una mano rápida

# What a conceded deal is worth, for whoever thinks of it and among the rules of the table.
rule-minchiate-concede = La otra pareja se lleva todas las cartas que quedan por jugar; mueren las cartas de cuenta que tiene tu pareja, la última baza es de la otra y, si la tuya aún no ha hecho ninguna, es capote.
form-minchiate = Dos parejas
about-minchiate = Florencia: cuatro jugadores en dos parejas, 97 cartas, 40 triunfos

# Los momentos de una mano.
highlight-minchiate-cappotto = ¡Capote! { $who }: todas las bazas.
highlight-minchiate-kings = Los cuatro reyes y el Loco para { $who }: { $cards }.
highlight-minchiate-king-saved = { $who } ha salvado un rey con el Loco: { $cards }.
highlight-minchiate-cappotto-name = capote
highlight-minchiate-kings-name = cuatro reyes y el Loco
highlight-minchiate-king-saved-name = rey salvado por el Loco

# Why a cut is the best one.
why-minchiate-cut = La última carta de la baraja seguro que no cuenta nada, y el corte decide a quién le toca: mejor al otro bando que al tuyo.
