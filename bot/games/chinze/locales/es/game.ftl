# Las frases de Chinze: fases, preguntas, cantes, noticias, la hoja de puntos, rechazos, opciones.

# Fases de una mano.
phase-chinze-exchange = Una carta por el Loco

# Preguntas y palabras.
decision-chinze-meld-lead = Canta, o sal con una carta.
decision-chinze-meld-play = Canta, o juega una carta.
decision-chinze-show = { $said ->
    [0] ¿Qué triunfos enseñas (de { $least } a { $most })? Un punto por cada uno.
   *[other] ¿Qué triunfos enseñas (de { $least } a { $most })? Un punto por cada uno que pase de los { $said } ya enseñados.
}
decision-chinze-three = { $rank }: ¿qué tres de las cuatro cartas enseñas por 5 puntos?
decision-chinze-exchange = ¿Qué carta das a cambio del Loco?
word-chinze-announce = Volver a los cantes
word-chinze-back = Volver
word-chinze-part-tarocchi = Elegir qué triunfos enseñar
word-chinze-part-K = Solo tres Reyes
word-chinze-part-Q = Solo tres Reinas
word-chinze-part-C = Solo tres Caballos
word-chinze-part-J = Solo tres Sotas

# Señales y grupos de cartas.
badge-chinze-owing = Debe una carta por el Loco
zone-chinze-talon = Talón
zone-chinze-fool = El Loco
zone-chinze-known = En la mano, conocidas por todos
zone-chinze-meld = Cantes

# Cantes; la señal es la de la hoja de puntos.
chinze-sign-C = ♥
chinze-sign-D = ♦
chinze-sign-B = ♣
chinze-sign-S = ♠
chinze-mark-K = R
chinze-mark-Q = Rn
chinze-mark-C = C
chinze-mark-J = S
chinze-rank-K = Reyes
chinze-rank-Q = Reinas
chinze-rank-C = Caballos
chinze-rank-J = Sotas
meld-chinze-tarocchi = T · { $count } triunfos
meld-chinze-gatti = G · gatti
meld-chinze-family = Familia de { $of }
meld-chinze-four = { $mark } · cuatro { $of }
meld-chinze-three = { $mark } · tres { $of }
chinze-announced-tarocchi = { $seat } canta { $count } triunfos por { $points }: { $cards }.
    .you-seat = Cantas { $count } triunfos por { $points }: { $cards }.
chinze-announced-gatti = { $seat } canta los gatti por { $points }: { $cards }.
    .you-seat = Cantas los gatti por { $points }: { $cards }.
chinze-announced-family = { $seat } canta la familia de { $of } por { $points }: { $cards }.
    .you-seat = Cantas la familia de { $of } por { $points }: { $cards }.
chinze-announced-four = { $seat } canta cuatro { $of } por { $points }: { $cards }.
    .you-seat = Cantas cuatro { $of } por { $points }: { $cards }.
chinze-announced-three = { $seat } canta tres { $of } por { $points }: { $cards }.
    .you-seat = Cantas tres { $of } por { $points }: { $cards }.

# Qué se espera.
chinze-status-fool-led = Ha salido el Loco: se puede jugar cualquier carta.
chinze-status-talon = { $count ->
    [0] Se acabó el talón.
   *[other] Talón: { $count }.
}
chinze-status-exchange = { $seat } elige la carta ganada que da a cambio del Loco.
    .you-seat = Eliges la carta ganada que das a cambio del Loco.

# Puntuación.
chinze-score-running = { $side }: { $points } (cantes { $melds })
    .you-side = Tú: { $points } (cantes { $melds })
chinze-score-total = { $side }: { $points }

# El Loco.
chinze-fool-played = { $seat } recupera el Loco; dará a cambio una carta que gane más tarde.
    .you-seat = Recuperas el Loco; darás a cambio una carta que ganes más tarde.
chinze-fool-owed = Falta dar una carta a cambio
chinze-fool-paid = Pagado
chinze-fool-given = { $seat } da { THE($card) } a cambio del Loco.
    .you-seat = Das { THE($card) } a cambio del Loco.
chinze-fool-lost = { $seat } no ha ganado nada después del Loco y lo pierde.
    .you-seat = No has ganado nada después del Loco y lo pierdes.
chinze-fool-kept = { $seat } no ha ganado nada después del Loco y se lo queda sin dar ninguna carta.
    .you-seat = No has ganado nada después del Loco y te lo quedas sin dar ninguna carta.

# Noticias.
chinze-news-dealer = { news-first-dealer }
    .you-seat = { news-first-dealer.you-seat }
chinze-drew = { $seat } roba { THE($card) }.
    .you-seat = Robas { THE($card) }.
chinze-news-drawn = Los dos roban una carta.

# La hoja de puntos (C38).
chinze-row-tarocchi = { $points } T – { $count } triunfos
chinze-row-tarocchi-in-full = { $count } triunfos
chinze-row-gatti = { $points } G – gatti
chinze-row-gatti-in-full = Gatti
chinze-row-family = { $points } { $mark } – familia de { $of }
chinze-row-family-in-full = Familia de { $of }
chinze-row-four = { $points } { $mark } – cuatro { $of }
chinze-row-four-in-full = Cuatro { $of }
chinze-row-three = { $points } { $mark } – tres { $of }
chinze-row-three-in-full = Tres { $of }
chinze-row-urtimo = { $points } B – Bagatto urtimo ({ $card })
chinze-row-urtimo-in-full = Bagatto urtimo ({ $card })
chinze-row-tricks = Puntos de las bazas ({ $first } y { $second } cartas)
chinze-outcome-ahead = { $points ->
    [one] { $side } gana esta mano por un punto.
   *[other] { $side } gana esta mano por { $points } puntos.
}
    .you-side = { $points ->
        [one] Ganas esta mano por un punto.
       *[other] Ganas esta mano por { $points } puntos.
    }
chinze-outcome-even = { $points ->
    [one] Un punto para cada uno en esta mano.
   *[other] { $points } puntos para cada uno en esta mano.
}
chinze-outcome-totals = Partida hasta ahora: { $first } a { $second }.
chinze-outcome-won = { $side } gana la partida.
    .you-side = Ganas la partida.
chinze-outcome-draw = La partida termina en empate.

# Rechazos.
refusal-chinze-must-trump = { must-trump-tarocco }
refusal-chinze-must-overtrump = No puedes jugar { THE($card) }: tienes que superar { THE($lead) } con un triunfo más alto.
refusal-chinze-not-captured = No has ganado { THE($card) } después de jugar el Loco.
refusal-chinze-no-meld-now = Ahora no se puede cantar.
refusal-chinze-nothing-to-announce = No tienes nada que cantar.
refusal-chinze-meld-unknown = Con esas cartas no puedes cantar nada.
refusal-chinze-meld-not-held = Tienes que tener en la mano todas las cartas de un cante.
refusal-chinze-meld-tarocchi = Para cantar triunfos hacen falta { $count } o más, y el Loco no cuenta.
refusal-chinze-meld-more-tarocchi = Ya has enseñado { $count } triunfos: para volver a cantar tienes que enseñar más.
refusal-chinze-meld-twice = Ya has anotado ese cante en esta mano.
refusal-chinze-show-three = Enseña tres de las cuatro cartas.
refusal-chinze-bad-pack = La baraja debe tener una sola vez cada una de las 78 cartas.

# Opciones de la mesa y sus valores (sección 8).
option-chinze-hands_per_game--2 = 2 manos
option-chinze-hands_per_game--4 = 4 manos
option-chinze-hands_per_game--6 = 6 manos
option-chinze-hands_per_game--8 = 8 manos
option-chinze-hands_per_game--10 = 10 manos
option-chinze-hands_per_game--12 = 12 manos
option-chinze-hands_per_game--14 = 14 manos
option-chinze-hands_per_game--16 = 16 manos
option-chinze-hands_per_game--18 = 18 manos
option-chinze-hands_per_game--20 = 20 manos
option-chinze-hands_per_game--22 = 22 manos
option-chinze-hands_per_game--24 = 24 manos
option-chinze-top_trump = Triunfo más alto
option-chinze-top_trump--21 = 21, el Mundo
option-chinze-top_trump--20 = 20, el Ángel
option-chinze-counting_trump = Triunfo que vale 4
option-chinze-counting_trump--20 = 20, el Ángel
option-chinze-counting_trump--21 = 21, el Mundo
option-chinze-red_pips = Numerales de Copas y Oros
option-chinze-red_pips--standard = El 10 es el más alto
option-chinze-red_pips--reversed = El as es el más alto
option-chinze-overtrump = Respuesta a un triunfo
option-chinze-overtrump--trump_led = Uno más alto, si lo hay
option-chinze-overtrump--none = Cualquier triunfo
option-chinze-fool_exchange = Carta a cambio del Loco
option-chinze-fool_exchange--end = Al final, de todas las bazas siguientes
option-chinze-fool_exchange--first_trick = De la primera baza ganada
option-chinze-fool_unpaid = Loco sin pagar
option-chinze-fool_unpaid--lost = Pasa al rival
option-chinze-fool_unpaid--kept = Se conserva sin dar carta
option-chinze-urtimo_points = Puntos del Bagatto urtimo
option-chinze-urtimo_to = El Bagatto urtimo lo anota
option-chinze-urtimo_to--trick_winner = Quien gana la baza
option-chinze-urtimo_to--bagatto_winner = Quien lo juega, si gana la baza
option-chinze-draw_shown = Cartas robadas del talón
option-chinze-draw_shown--true = Se enseñan
option-chinze-draw_shown--false = No se enseñan

# Reglas preparadas.
preset-chinze-seed = Génova, texto antiguo
preset-chinze-sbiro_revised = Génova, texto nuevo
preset-chinze-piedmont = Orden piamontés

# Cuánto vale una mano dada por perdida: se muestra a quien quiere darla por perdida y entre las reglas de la mesa.
rule-chinze-concede = El rival anota los cantes que aún tiene en la mano y se lleva todas las cartas que quedan por jugar, talón incluido. Nadie anota por el Bagatto.
form-chinze = Dos jugadores
about-chinze = Liguria: un duelo con cantes y talón

# Los momentos de una mano.
highlight-chinze-urtimo = ¡Bagatto urtimo! { $who } ha ganado la última baza, en la que estaba el Bagatto.
highlight-chinze-kings = Cuatro Reyes para { $who }: { $cards }.
highlight-chinze-urtimo-name = Bagatto urtimo
highlight-chinze-kings-name = cuatro Reyes
