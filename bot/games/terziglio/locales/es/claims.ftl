# Las palabras del panel con el que se cantan combinaciones y secuencias.
claims-terziglio-found = { $count ->
    [one] Tienes { $count }, vale { $points }:
   *[other] Tienes { $count }, en total valen { $points }:
}
claims-terziglio-choose = Elige qué cantar
claims-terziglio-all = Cantar todo ({ $points })
claims-terziglio-one = Cantar ({ $points })
claims-terziglio-some = Solo las elegidas ({ $points })
claims-terziglio-none = Nada
claims-terziglio-none-ask = { $points ->
    [one] Vas a no cantar nada y renunciar a { $points } punto. ¿Seguro?
   *[other] Vas a no cantar nada y renunciar a { $points } puntos. ¿Seguro?
}
claims-terziglio-none-sure = Sí, no canto nada
claims-terziglio-go-on = Nada que cantar: seguir
