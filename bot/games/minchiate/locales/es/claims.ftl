# Las palabras del panel con el que se declaran las versículas.
claims-minchiate-found = { $count ->
    [one] Hay { $count } versícula, vale { $points }:
   *[other] Hay { $count } versículas, en total valen { $points }:
}
claims-minchiate-choose = Elige qué declarar
claims-minchiate-all = Declarar todo ({ $points })
claims-minchiate-one = Declarar ({ $points })
claims-minchiate-some = Solo las elegidas ({ $points })
claims-minchiate-none = Nada
claims-minchiate-none-ask = { $points ->
    [one] Vas a no declarar nada y renunciar a { $points } punto. ¿Seguro?
   *[other] Vas a no declarar nada y renunciar a { $points } puntos. ¿Seguro?
}
claims-minchiate-none-sure = Sí, no declaro nada
claims-minchiate-go-on = Nada que declarar: seguir
