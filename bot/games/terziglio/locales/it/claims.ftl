# Le parole del pannello con cui si accusano cricche e sequenze.
claims-terziglio-found = { $count ->
    [one] Hai { $count } accuso, vale { $points }:
   *[other] Hai { $count } accusi, in tutto valgono { $points }:
}
claims-terziglio-choose = Scegli che cosa accusare
claims-terziglio-all = Accusa tutto ({ $points })
claims-terziglio-one = Accusa ({ $points })
claims-terziglio-some = Solo le scelte ({ $points })
claims-terziglio-none = Niente
claims-terziglio-none-ask = { $points ->
    [one] Stai per non accusare niente e rinunciare a { $points } punto. Confermi?
   *[other] Stai per non accusare niente e rinunciare a { $points } punti. Confermi?
}
claims-terziglio-none-sure = Sì, non accuso niente
claims-terziglio-go-on = Niente da accusare: avanti
