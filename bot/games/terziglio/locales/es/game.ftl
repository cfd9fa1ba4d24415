# Lo que dice el terziglio: fases, voces, preguntas, novedades, cuenta, rechazos, opciones.

# Fases de una mano.
phase-terziglio-discard = Monte y descarte
phase-terziglio-pay = Pago del Loco

# Preguntas, palabras y voces.
decision-terziglio-auction = Te toca hablar: ¿paso, juego con el monte o solo sin monte (vale doble)?
decision-terziglio-overcall = Alguien ya ha dicho «juego»: ¿paso o solo sin monte (vale doble)?
decision-terziglio-discard = { $barred ->
    [0] Descarta { $count } cartas.
   *[other] Descarta { $count } cartas, ninguna de cinco puntos.
}
decision-terziglio-declare = ¿Qué combinaciones y secuencias cantas?
decision-terziglio-pay = Recuperas { THE($fool) }: ¿qué carta das a cambio?
word-terziglio-pass = Paso
word-terziglio-play = Juego
word-terziglio-solo = Solo, sin monte
call-terziglio-pass = Paso
call-terziglio-play = Juego
call-terziglio-solo = Solo

# Señales y grupos de cartas.
badge-terziglio-declarer = Declarante
badge-terziglio-solo = Solo
badge-terziglio-fool = Loco apartado
zone-terziglio-stock = Monte
zone-terziglio-own-stock = El monte que has tomado
zone-terziglio-fool = El Loco, apartado
zone-terziglio-paid = A cambio del Loco
zone-terziglio-pile = Cartas ganadas

# Combinaciones y secuencias.
family-terziglio-tarocchi = Tarocchi
family-terziglio-kings = Reyes
family-terziglio-queens = Reinas
family-terziglio-cavaliers = Caballos
family-terziglio-jacks = Sotas
family-terziglio-grande = Secuencia de triunfos
family-terziglio-suit-S = Secuencia de Espadas
family-terziglio-suit-B = Secuencia de Bastos
family-terziglio-suit-C = Secuencia de Copas
family-terziglio-suit-D = Secuencia de Oros
family-terziglio-mori = Moros
family-terziglio-assi = Ases
claim-terziglio-meld = { $name }, { $count } cartas
claim-terziglio-part = { $name }, solo { $count }
terziglio-meld = { $name }, { $count } cartas: { $points }
terziglio-side = { $side }

# Lo que se espera.
terziglio-status-auction = Habla { $seat }.
    .you-seat = Hablas tú.
terziglio-status-discard = { $seat } descarta.
    .you-seat = Descartas tú.
terziglio-status-pay = { $seat } elige la carta que da por el Loco.
    .you-seat = Elige la carta que das por el Loco.

# Tanteo y notas bajo una baza.
terziglio-contract-play = { $seat } es declarante
    .you-seat = Eres declarante
terziglio-contract-solo = { $seat } va solo
    .you-seat = Vas solo
terziglio-score = { $side }: { $points }
    .you-side = Tú: { $points }
terziglio-score-in-full = { $points ->
    [one] { $side }: un punto hasta ahora
   *[other] { $side }: { $points } puntos hasta ahora
}
    .you-side = { $points ->
        [one] Tú: un punto hasta ahora
       *[other] Tú: { $points } puntos hasta ahora
    }
terziglio-note-meld = { $points } para { $side }: { $name } en la baza ({ $cards })
    .you-side = { $points } para ti: { $name } en la baza ({ $cards })
    .pair-side = { $points } para ti y { $side }: { $name } en la baza ({ $cards })
terziglio-note-fool = { $card }: { $seat } lo aparta, se arregla al final
    .you-seat = { $card }: lo apartas, se arregla al final

# Novedades.
terziglio-news-pass = { $seat }: paso.
    .you-seat = Tú: paso.
terziglio-news-play = { $seat }: juego.
    .you-seat = Tú: juego.
terziglio-news-solo = { $seat }: solo.
    .you-seat = Tú: solo.
terziglio-news-thrown-in = Todos pasan: la mano se anula.
terziglio-news-not-counted = Todos pasan: la mano se anula y no cuenta.
terziglio-news-stock = { $seat } toma las { $count } cartas del monte.
    .you-seat = Tomas las { $count } cartas del monte.
terziglio-news-declared = { $seat } canta { $name } por { $points }: { $cards }.
    .you-seat = Cantas { $name } por { $points }: { $cards }.
terziglio-news-declared-total = { $seat }: { $points } en cantes.
    .you-seat = Tú: { $points } en cantes.
terziglio-news-declared-doubled = { $seat }: { $points } en cantes; tres o más valen doble.
    .you-seat = Tú: { $points } en cantes; tres o más valen doble.
terziglio-news-declared-none = { $seat } no canta nada.
    .you-seat = No cantas nada.
terziglio-news-owes = { $seat } recupera { THE($card) } y debe dar una carta a cambio.
    .you-seat = Recuperas { THE($card) } y debes dar una carta a cambio.
terziglio-news-paid = { $seat } da { THE($card) } por { THE($fool) }.
    .you-seat = Das { THE($card) } por { THE($fool) }.
terziglio-news-stock-shown = En el monte estaban { THE($cards) }.
terziglio-news-discards-shown = Descartadas: { $cards }.

# La cuenta.
terziglio-count-declared = Cantes de { $seat }
    .you-seat = Tus cantes
terziglio-count-tricks = Anotado en las bazas
terziglio-count-cards = Cartas ({ $first } y { $second })
terziglio-count-last = Última baza
terziglio-count-meld = { $name }, { $count } cartas
terziglio-count-family = { $name }, hasta { $count } cartas
terziglio-count-doubled-combinations = Tres combinaciones o más: doble
terziglio-count-doubled-patterns = Tres secuencias o más: doble
terziglio-outcome-play = { $amount ->
    [one] { $side }: { $points } puntos, un punto de partida.
   *[other] { $side }: { $points } puntos, { $amount } puntos de partida.
}
    .you-side = { $amount ->
        [one] Tú: { $points } puntos, un punto de partida.
       *[other] Tú: { $points } puntos, { $amount } puntos de partida.
    }
terziglio-outcome-solo = { $amount ->
    [0] { $side }: { $points } puntos, ningún punto de partida.
   *[other] { $side }: { $points } puntos, doblados por el solo: { $amount } puntos de partida.
}
    .you-side = { $amount ->
        [0] Tú: { $points } puntos, ningún punto de partida.
       *[other] Tú: { $points } puntos, doblados por el solo: { $amount } puntos de partida.
    }
terziglio-outcome-all = { $amount ->
    [one] { $side }: todas las bazas y { $points } puntos, un punto de partida.
   *[other] { $side }: todas las bazas y { $points } puntos, { $amount } puntos de partida.
}
    .you-side = { $amount ->
        [one] Tú: todas las bazas y { $points } puntos, un punto de partida.
       *[other] Tú: todas las bazas y { $points } puntos, { $amount } puntos de partida.
    }
terziglio-outcome-wins = { $amount ->
    [0] { $seat } no recibe nada.
   *[other] { $seat } recibe { $amount } de cada uno de los otros.
}
    .you-seat = { $amount ->
        [0] No recibes nada.
       *[other] Recibes { $amount } de cada uno de los otros.
    }
terziglio-outcome-loses = { $amount ->
    [0] { $seat } no paga nada.
   *[other] { $seat } paga { $amount } a cada uno de los otros.
}
    .you-seat = { $amount ->
        [0] No pagas nada.
       *[other] Pagas { $amount } a cada uno de los otros.
    }
terziglio-outcome-even = Los totales son iguales: pierde el declarante.
terziglio-outcome-tie = Los totales son iguales: nadie paga.
terziglio-outcome-fool-pay = { $card }: recuperado, a cambio de otra carta.
terziglio-outcome-fool-lost = { $card }: perdido, porque su bando no ganó ninguna baza.

# Rechazos.
refusal-terziglio-not-held = No tienes en la mano { THE($cards) }.
refusal-terziglio-play-taken = Alguien ya ha dicho «juego»: pasa o ve solo.
refusal-terziglio-discard-barred = No puedes descartar Reyes, Mundo, Ángel, Mago ni Loco: { $cards }.
refusal-terziglio-claim-unknown = No tienes esa combinación o secuencia.
refusal-terziglio-claim-twice = Solo puedes cantar una vez cada tipo: { $name }.
refusal-terziglio-claim-illegal = No puedes cantar así estas cartas: { $cards }.
refusal-terziglio-nothing-to-pay = Ahora no tienes que dar una carta por el Loco.
refusal-terziglio-not-payable = Tu bando no ha ganado { THE($card) }.
refusal-terziglio-bad-pack = La baraja debe tener una sola vez cada una de las 62 cartas.

# Opciones de la mesa y sus valores (sección 11 de las reglas).
option-terziglio-trump_order = Triunfo más alto
option-terziglio-trump_order--world_high = El Mundo
option-terziglio-trump_order--bolognese = El Ángel, con baraja boloñesa
option-terziglio-pip_order = Numerales de Copas y Oros
option-terziglio-pip_order--standard = El diez es el más alto
option-terziglio-pip_order--bolognese = El as es el más alto, a la boloñesa
option-terziglio-direction = Sentido del juego
option-terziglio-direction--ccw = Antihorario
option-terziglio-direction--cw = Horario
option-terziglio-dealer_rotation = El reparto pasa
option-terziglio-dealer_rotation--with_play = En el sentido del juego
option-terziglio-dealer_rotation--against_play = Contra el sentido del juego
option-terziglio-hands_per_game--1 = Una mano
option-terziglio-hands_per_game--3 = Tres manos
option-terziglio-hands_per_game--6 = Seis manos
option-terziglio-hands_per_game--9 = Nueve manos
option-terziglio-passed_hand_counts = Cuenta la mano en que todos pasan
option-terziglio-passed_hand_counts--false = No
option-terziglio-passed_hand_counts--true = Sí
option-terziglio-first_lead = Primera salida
option-terziglio-first_lead--declarer = Del declarante
option-terziglio-first_lead--eldest = De quien sigue a quien reparte
option-terziglio-discard_restriction = Descarte de cartas de cinco puntos
option-terziglio-discard_restriction--five_point = Prohibido
option-terziglio-discard_restriction--none = Permitido
option-terziglio-solo_stock = El monte del solo es
option-terziglio-solo_stock--declarer = Del declarante
option-terziglio-solo_stock--last_trick = De quien gana la última baza
option-terziglio-top_skip = Hueco bajo la primera carta
option-terziglio-top_skip--one = Puede faltar una carta
option-terziglio-top_skip--none = Ninguno
option-terziglio-wild_extension = Los comodines alargan una secuencia
option-terziglio-wild_extension--natural = Si está completa sin comodines
option-terziglio-wild_extension--strict = Solo si no lleva ninguno
option-terziglio-wild_extension--free = Siempre
option-terziglio-suit_pattern_cards = Secuencias de un palo
option-terziglio-suit_pattern_cards--court_ace = Figuras y as
option-terziglio-suit_pattern_cards--full_suit = Las diez cartas
option-terziglio-combo_wild = Comodines en las combinaciones
option-terziglio-combo_wild--none = No
option-terziglio-combo_wild--allowed = Con dos figuras al menos
option-terziglio-trick_bonus = Puntos en las bazas
option-terziglio-trick_bonus--true = Sí
option-terziglio-trick_bonus--false = No
option-terziglio-fool_in_trick_bonus = Puntos en las bazas con el Loco
option-terziglio-fool_in_trick_bonus--false = No
option-terziglio-fool_in_trick_bonus--true = Sí
option-terziglio-fool_lead = Salir con el Loco
option-terziglio-fool_lead--allowed = Permitido
option-terziglio-fool_lead--forbidden = Solo como última carta
option-terziglio-odd_card = La última carta suelta en la cuenta
option-terziglio-odd_card--declarer = Para el declarante
option-terziglio-odd_card--defenders = Para los defensores
option-terziglio-tie = Totales iguales
option-terziglio-tie--declarer_loses = Pierde el declarante
option-terziglio-tie--void = Nadie paga
option-terziglio-all_tricks = Todas las bazas
option-terziglio-all_tricks--plus40 = 40 puntos de partida más
option-terziglio-all_tricks--flat40 = 40 puntos de partida en total

# Reglas de la mesa.
preset-terziglio-seed = Terziglio
preset-terziglio-bologna = Bolonia

# What a conceded deal is worth, for whoever thinks of it and among the rules of the table.
rule-terziglio-concede = El otro bando se lleva todas las cartas que quedan por jugar y la última baza. Si tu bando aún no tiene bazas, el otro anota el capote.
form-terziglio = { form-three }
about-terziglio = Bolonia: tarocchini para tres, uno contra dos

# Los momentos de una mano.
highlight-terziglio-solo = { $who } ha ganado el solo.
highlight-terziglio-solo-name = solo ganado
