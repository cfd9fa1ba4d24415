# Las palabras del panel con el que se declaran combinaciones y secuencias.
claims-terziglio-found = { $count ->
    [one] Hay { $count }, vale { $points }:
   *[other] Hay { $count }, en total valen { $points }:
}
claims-terziglio-choose = Elige qué declarar
claims-terziglio-all = Declarar todo ({ $points })
claims-terziglio-one = Declarar ({ $points })
claims-terziglio-some = Solo las elegidas ({ $points })
claims-terziglio-none = Nada
claims-terziglio-none-ask = { $points ->
    [one] Vas a no declarar nada y renunciar a { $points } punto. ¿Seguro?
   *[other] Vas a no declarar nada y renunciar a { $points } puntos. ¿Seguro?
}
claims-terziglio-none-sure = Sí, no declaro nada
claims-terziglio-go-on = Nada que declarar: seguir
