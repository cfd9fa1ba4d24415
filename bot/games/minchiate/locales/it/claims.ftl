# Le parole del pannello con cui si accusano le versicole.
claims-minchiate-found = { $count ->
    [one] Hai { $count } versicola, vale { $points }:
   *[other] Hai { $count } versicole, in tutto valgono { $points }:
}
claims-minchiate-choose = Scegli che cosa accusare
claims-minchiate-all = Accusa tutto ({ $points })
claims-minchiate-one = Accusa ({ $points })
claims-minchiate-some = Solo le scelte ({ $points })
claims-minchiate-none = Niente
claims-minchiate-none-ask = { $points ->
    [one] Stai per non accusare niente e rinunciare a { $points } punto. Confermi?
   *[other] Stai per non accusare niente e rinunciare a { $points } punti. Confermi?
}
claims-minchiate-none-sure = Sì, non accuso niente
claims-minchiate-go-on = Niente da accusare: continua
