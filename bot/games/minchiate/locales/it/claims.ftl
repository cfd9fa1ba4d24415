# Le parole del pannello con cui si dichiarano le versicole.
claims-minchiate-found = { $count ->
    [one] Trovata { $count } versicola, vale { $points }:
   *[other] Trovate { $count } versicole, in tutto valgono { $points }:
}
claims-minchiate-choose = Scegli che cosa dichiarare
claims-minchiate-all = Dichiara tutto ({ $points })
claims-minchiate-one = Dichiara ({ $points })
claims-minchiate-some = Solo le scelte ({ $points })
claims-minchiate-none = Niente
claims-minchiate-none-ask = { $points ->
    [one] Stai per non dichiarare niente e rinunciare a { $points } punto. Confermi?
   *[other] Stai per non dichiarare niente e rinunciare a { $points } punti. Confermi?
}
claims-minchiate-none-sure = Sì, non dichiaro niente
claims-minchiate-go-on = Niente da dichiarare: avanti
