# Las palabras del panel con el que se canta.
claims-chinze-found = { $count ->
    [one] Tienes { $count } cante, vale { $points }:
   *[other] Tienes { $count } cantes, en total valen { $points }:
}

# Why it is best to announce, or to wait.
why-chinze-announce = Canta: los puntos son tuyos enseguida, y guardarlo da menos.
why-chinze-keep = Por ahora no lo enseñes: lo que mostrarías te cuesta más. Cántalo antes de una carta posterior, mientras lo tengas entero.
why-chinze-later = Importa poco: puedes cantar ahora o antes de tu próxima carta, siempre que entonces aún lo tengas entero.
