# Le parole del pannello con cui si accusa.
claims-chinze-found = { $count ->
    [one] Hai { $count } accusa, vale { $points }:
   *[other] Hai { $count } accuse, in tutto valgono { $points }:
}

# Why it is best to announce, or to wait.
why-chinze-announce = Accusa: i punti sono tuoi subito, e tenerla nascosta porta meno.
why-chinze-keep = Per ora non mostrarla: quello che faresti vedere ti costa di più. Accusala prima di una carta successiva, finché l’hai ancora intera.
why-chinze-later = Cambia poco: puoi accusare ora o prima della tua prossima carta, purché allora la combinazione sia ancora intera.
