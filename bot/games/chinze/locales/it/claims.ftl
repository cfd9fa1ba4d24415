# Le parole del pannello con cui si accusa.
claims-chinze-found = { $count ->
    [one] Trovata { $count } accusa, vale { $points }:
   *[other] Trovate { $count } accuse, in tutto valgono { $points }:
}
claims-chinze-choose = Scegli che cosa accusare
claims-chinze-all = Accusa tutto ({ $points })
claims-chinze-one = Accusa ({ $points })
claims-chinze-some = Solo le scelte ({ $points })
claims-chinze-none = Niente
claims-chinze-none-ask = { $points ->
    [one] Stai per non accusare niente e rinunciare a { $points } punto. Confermi?
   *[other] Stai per non accusare niente e rinunciare a { $points } punti. Confermi?
}
claims-chinze-none-sure = Sì, non accuso niente
claims-chinze-go-on = Niente da accusare: avanti
