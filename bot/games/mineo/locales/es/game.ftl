# Lo que dice el juego de Mineo: fases, preguntas, subasta, noticias, jochi, rechazos.

# Fases de una mano.
phase-mineo-scarto = El descarte
phase-mineo-declare = Scommessa y rivanto

# Preguntas y palabras.
decision-mineo-call = { $cards ->
    [5] Cinco cartas: ¿qué dices? Ir solo ahora es una stata: todo doble.
    [10] Diez cartas: ¿qué dices?
   *[other] Quince cartas: ¿qué dices?
}
decision-mineo-final = Tienes las veinte cartas y el monte está en la mesa: ¿tu última palabra?
decision-mineo-answer = Las ofertas se han aceptado. ¿Vas solo o pasas?
decision-mineo-scarto = { $forced ->
    [0] Descarta tres cartas.
    [one] Descarta dos cartas y, además, esta, que es obligatoria: { $cards }.
   *[other] Descarta una carta y, además, estas, que son obligatorias: { $cards }.
}
decision-mineo-scommessa = ¿Apuestas un joco a que al final Júpiter, los Mozos y el Fugitivo serán todos tuyos?
decision-mineo-rivanto = { $target ->
    [personal] ¿Apuestas un joco a que la última baza la ganas tú?
   *[side] ¿Apuestas un joco a que la última baza la gana tu bando?
}
decision-mineo-talk = Puedes decirle algo a tu compañero; lo oyen todos.
word-mineo-pago = Pago (pago yo)
word-mineo-mischio = Mischio (anular la mano)
word-mineo-altre5 = Altre cinque (otras cinco)
word-mineo-solo = Vado solo (voy solo)
word-mineo-prendo = Prendo (acepto)
word-mineo-scommessa = Scommessa (apuesto)
word-mineo-rivanto = Mi rivanto (apuesto)
word-mineo-vanto = Mi vanto (apuesto, con Júpiter)
word-mineo-no = No
call-mineo-pago = Pago
call-mineo-mischio = Mischio
call-mineo-altre5 = Altre cinque
call-mineo-solo = Vado solo
call-mineo-prendo = Prendo

# Lo que se dicen los defensores (S91).
signal-mineo-ask = ¿A qué salgo?
signal-mineo-mine = A mi palo
signal-mineo-yours = A tu palo
signal-mineo-his = Al palo del solista
signal-mineo-not_his = No al palo del solista
signal-mineo-trump = A triunfos
signal-mineo-new = Un palo nuevo
signal-mineo-over = Se me acabó el mío
signal-mineo-load = Carga
signal-mineo-low = Sin puntos
mineo-signal = { $seat }: «{ $words }»

# Distintivos y grupos de cartas.
badge-mineo-soloist = Solista
badge-mineo-stata = Solista de stata
badge-mineo-scommessa = Scommessa
badge-mineo-rivanto = Rivanto
badge-mineo-pago = Ofrece un joco
zone-mineo-pack = Baraja
zone-mineo-monte = Monte
zone-mineo-own-monte = El monte (solo tú)
zone-mineo-bottom = Última carta de la baraja (solo tú)
zone-mineo-scarto = Descarte
zone-mineo-own-scarto = Tu descarte
zone-mineo-pile-soloist = Ganadas por el solista
zone-mineo-pile-defenders = Ganadas por los defensores
zone-mineo-fujutu-owed = El Fugitivo, aún sin pagar

# Qué se espera.
mineo-status-call = { $cards } cartas: habla { $seat }.
    .you-seat = { $cards } cartas: hablas tú.
mineo-status-final = Última ronda: habla { $seat }.
    .you-seat = Última ronda: hablas tú.
mineo-status-offer = { $count ->
    [one] { $seat } ofrece un joco.
   *[other] { $seat } ofrece { $count } jochi.
}
    .you-seat = { $count ->
        [one] Ofreces un joco.
       *[other] Ofreces { $count } jochi.
    }
mineo-status-answer = { $taker } acepta; { $seat } aún puede ir solo.
    .you-seat = { $taker } acepta; aún puedes ir solo.
    .you-taker = Aceptas tú; { $seat } aún puede ir solo.
mineo-status-scarto = { $seat } descarta tres cartas.
    .you-seat = Descartas tres cartas.
mineo-status-scommessa = { $seat } puede hacer la scommessa.
    .you-seat = Puedes hacer la scommessa.
mineo-status-rivanto = { $seat } puede decir mi rivanto.
    .you-seat = Puedes decir mi rivanto.
mineo-status-fujutu-led = Ha salido el Fugitivo: la carta siguiente decide el palo.

# Marcador.
mineo-score-solo = { $seat } va solo
    .you-seat = Eres solista
mineo-score-stata = { $seat } juega stata: doble
    .you-seat = Juegas stata: doble
mineo-score-scommessa = Scommessa
mineo-score-rivanto = Rivanto de { $seat }
    .you-seat = Tu rivanto
mineo-score-pigliate = Pigliate { $soloist } : { $defenders }

# Bazas: pigliate y Fugitivo.
mineo-pigliata = Pigliata: { $seat } gana { THE($card) }
    .you-seat = Pigliata: ganas { THE($card) }
mineo-fujutu-home = { $card }: el bando de { $seat } gana la baza y lo conserva.
    .you-seat = { $card }: tu bando gana la baza y lo conserva.
mineo-fujutu-back = { $card } vuelve al bando de { $seat }, que debe una scartina.
    .you-seat = { $card } vuelve a tu bando, que debe una scartina.
mineo-fujutu-lost = { $card } de { $seat } se pierde en la última baza.
    .you-seat = { $card }, que jugaste tú, se pierde en la última baza.
mineo-fujutu-paid-soloist = { $seat } da { THE($card) } por el Fugitivo.
    .you-seat = Das { THE($card) } por el Fugitivo.
mineo-fujutu-paid-defenders = Los defensores dan { THE($card) } a { $seat } por el Fugitivo.
    .you-seat = Los defensores te dan { THE($card) } por el Fugitivo.
mineo-fujutu-surrendered-soloist = { $seat } no tiene scartina que dar: { THE($card) } pasa a los defensores.
    .you-seat = No tienes scartina que dar: { THE($card) } pasa a los defensores.
mineo-fujutu-surrendered-defenders = Los defensores no tienen scartina que dar: { THE($card) } pasa a { $seat }.
    .you-seat = Los defensores no tienen scartina que dar: { THE($card) } pasa a ti.
mineo-fujutu-unpaid-soloist = { $seat } no tiene scartina que dar y conserva { THE($card) }.
    .you-seat = No tienes scartina que dar y conservas { THE($card) }.
mineo-fujutu-unpaid-defenders = Los defensores no tienen scartina que dar a { $seat } y conservan { THE($card) }.
    .you-seat = Los defensores no tienen scartina que darte y conservan { THE($card) }.

# Noticias.
mineo-news-deal = Mano { $deal }: { $seat } reparte cinco cartas a cada uno.
    .you-seat = Mano { $deal }: repartes cinco cartas a cada uno.
mineo-news-giro = Otras cinco a cada uno: { $cards } cartas en la mano.
mineo-news-rest-dealt = Se reparte el resto: veinte cartas a cada uno.
mineo-news-monte = { $seat } mira el monte y lo deja boca abajo.
    .you-seat = Miras el monte y lo dejas boca abajo.
mineo-news-called = { $seat }: «{ $call }»
    .you-seat = Tú: «{ $call }»
mineo-news-solo = { $seat } va contra los otros dos.
    .you-seat = Vas contra los otros dos.
mineo-news-stata = { $seat } va solo con cinco cartas: es una stata, todo vale doble.
    .you-seat = Vas solo con cinco cartas: es una stata, todo vale doble.
mineo-news-monte-shown = { $seat } enseña el monte y lo toma: { $cards }.
    .you-seat = Enseñas el monte y lo tomas: { $cards }.
mineo-news-monte-taken = { $seat }, que reparte, toma el monte sin enseñarlo.
    .you-seat = Tú, que repartes, tomas el monte sin enseñarlo.
mineo-news-scarto = { $seat } descarta tres cartas.
    .you-seat = Descartas tres cartas.
mineo-news-scarto-trumps = { $seat } descarta tres cartas, con estos triunfos: { $cards }.
    .you-seat = Descartas tres cartas, con estos triunfos: { $cards }.
mineo-news-said-no = { $seat } no dice nada.
    .you-seat = No dices nada.
mineo-news-said-scommessa = { $seat } hace la scommessa: Júpiter, los Mozos y el Fugitivo.
    .you-seat = Haces la scommessa: Júpiter, los Mozos y el Fugitivo.
mineo-news-said-rivanto = { $seat }: «Mi rivanto», por la última baza.
    .you-seat = Tú: «Mi rivanto», por la última baza.
mineo-news-said-vanto = { $seat }: «Mi vanto», por la última baza, con Júpiter en la mano.
    .you-seat = Tú: «Mi vanto», por la última baza, con Júpiter en la mano.
mineo-news-annulled = La mano { $deal } se anula: nadie la juega.
mineo-news-paid = { $count ->
    [one] { $seat } paga un joco a { $taker } y la mano se anula.
   *[other] { $seat } paga { $count } jochi a { $taker } y la mano se anula.
}
    .you-seat = { $count ->
        [one] Pagas un joco a { $taker } y la mano se anula.
       *[other] Pagas { $count } jochi a { $taker } y la mano se anula.
    }
    .you-taker = { $count ->
        [one] { $seat } te paga un joco y la mano se anula.
       *[other] { $seat } te paga { $count } jochi y la mano se anula.
    }
mineo-news-stopped = La partida acaba antes de tiempo; la mano en curso no cuenta.

# La cuenta.
mineo-count-pago = Pago
mineo-count-rimatura = Rimatura ({ $soloist } puntos a { $defenders })
mineo-count-vanto = Vanto, la última baza
mineo-count-rivanto = Rivanto de { $seat }
mineo-count-quattro-re = Quattro Re, los cuatro Reyes
mineo-count-arie = Arie
mineo-count-arie-giove = Arie y Júpiter
mineo-count-pigliate = { $count ->
    [one] Una pigliata
   *[other] { $count } pigliate
}
mineo-count-scommessa = Scommessa: Júpiter, Mozos, Fugitivo
mineo-outcome-annulled = Anulada: nadie paga y reparte el siguiente.
mineo-outcome-paid = { $count ->
    [one] { $seat } paga un joco a { $taker }.
   *[other] { $seat } paga { $count } jochi a { $taker }.
}
    .you-seat = { $count ->
        [one] Pagas un joco a { $taker }.
       *[other] Pagas { $count } jochi a { $taker }.
    }
    .you-taker = { $count ->
        [one] { $seat } te paga un joco.
       *[other] { $seat } te paga { $count } jochi.
    }
mineo-outcome-even = Jochi iguales: nadie paga.
mineo-outcome-stata = { $count ->
    [one] Un joco de diferencia, doblado por la stata.
   *[other] { $count } jochi de diferencia, doblados por la stata.
}
mineo-outcome-soloist = { $count ->
    [one] Gana { $seat }: cada defensor paga un joco.
   *[other] Gana { $seat }: cada defensor paga { $count } jochi.
}
    .you-seat = { $count ->
        [one] Cada defensor te paga un joco.
       *[other] Cada defensor te paga { $count } jochi.
    }
mineo-outcome-defenders = { $count ->
    [one] Pierde { $seat }: un joco a cada defensor.
   *[other] Pierde { $seat }: { $count } jochi a cada defensor.
}
    .you-seat = { $count ->
        [one] Pagas un joco a cada defensor.
       *[other] Pagas { $count } jochi a cada defensor.
    }

# Rechazos.
refusal-mineo-must-overtrump = No puedes jugar { THE($card) }: si puedes, tienes que superar el triunfo más alto de la mesa.
refusal-mineo-fujutu-lead = { refusal-fool-lead }
refusal-mineo-call-not-now = Ahora no puedes decir «{ $call }».
refusal-mineo-scarto-count = { refusal-discard-count }
refusal-mineo-scarto-card = No puedes descartar { THE($card) }.
refusal-mineo-scarto-first = En tu descarte falta una carta que debe ir primero.
refusal-mineo-scommessa-fujutu = En esta mesa, para la scommessa tienes que tener el Fugitivo en la mano.
refusal-mineo-defenders-talk = Solo pueden hablar los defensores.
refusal-mineo-signal-not-now = En este momento no puedes decir eso.
refusal-mineo-bad-pack = La baraja debe tener una sola vez cada una de las 63 cartas.
refusal-mineo-no-forfeit = En este juego no se puede perder una mano por ausencia: un bot ocupa el asiento.

# What a conceded deal is worth, for whoever thinks of it and among the rules of the table.
rule-mineo-concede = El otro bando se lleva todas las cartas que quedan por jugar, un joco por cada Aria y por los Mozos que tu bando aún tiene, y la última baza con todo lo que depende de ella.
form-mineo = { form-three }
about-mineo = Sicilia: una subasta, después uno contra dos

# Los momentos de una mano.
highlight-mineo-stata = { $who } ha ganado la stata: todo valía doble.
highlight-mineo-scommessa = { $who } ha ganado la scommessa: { $cards }.
highlight-mineo-four-kings = Quattro Re, los cuatro Reyes, para { $who }: { $cards }.
highlight-mineo-king-saved = { $who } ha salvado un Rey con el Fugitivo: { $cards }.
highlight-mineo-stata-name = stata ganada
highlight-mineo-scommessa-name = scommessa ganada
highlight-mineo-four-kings-name = Quattro Re
highlight-mineo-king-saved-name = Rey salvado por el Fugitivo
