# Parole che servono a ogni gioco e a ogni schermata.
person-nameless = Giocatore { $number }
side-nameless = Parte { $number }
cards-none = nessuna carta

# Ciò che si vince in una partita, con la quantità.
unit-rests = { $count ->
    [one] { $count } resto
   *[other] { $count } resti
}
unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
unit-game-points = { $count ->
    [one] { $count } punto di partita
   *[other] { $count } punti di partita
}
unit-jochi = { $count ->
    [one] { $count } joco
   *[other] { $count } jochi
}
