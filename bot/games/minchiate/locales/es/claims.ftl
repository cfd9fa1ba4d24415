# Las palabras del panel con el que se cantan las versículas.
claims-minchiate-found = { $count ->
    [one] Tienes { $count } versícula, vale { $points }:
   *[other] Tienes { $count } versículas, en total valen { $points }:
}
claims-minchiate-choose = Elige qué cantar
claims-minchiate-all = Cantar todo ({ $points })
claims-minchiate-one = Cantar ({ $points })
claims-minchiate-some = Solo las elegidas ({ $points })
claims-minchiate-none = Nada
claims-minchiate-none-ask = { $points ->
    [one] Vas a no cantar nada y renunciar a { $points } punto. ¿Seguro?
   *[other] Vas a no cantar nada y renunciar a { $points } puntos. ¿Seguro?
}
claims-minchiate-none-sure = Sí, no canto nada
claims-minchiate-go-on = Nada que cantar: seguir
