# Las palabras del panel con el que se cantan combinaciones y secuencias.
claims-terziglio-found = { $count ->
    [one] Tienes { $count }, vale { $points }:
   *[other] Tienes { $count }, en total valen { $points }:
}
