# Las palabras del panel con el que se cantan las versículas.
claims-minchiate-found = { $count ->
    [one] Tienes { $count } versícula, vale { $points }:
   *[other] Tienes { $count } versículas, en total valen { $points }:
}
