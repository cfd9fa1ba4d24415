# Palabras que usan todos los juegos y todas las pantallas.
person-nameless = Jugador { $number }
side-nameless = Bando { $number }
cards-none = ninguna carta

# Lo que se gana en una partida, con la cantidad.
unit-rests = { $count ->
    [one] { $count } resto
   *[other] { $count } restos
}
unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
unit-game-points = { $count ->
    [one] { $count } punto de partida
   *[other] { $count } puntos de partida
}
unit-jochi = { $count ->
    [one] { $count } joco
   *[other] { $count } jochi
}
