# Le parole del pannello con cui si accusano le versicole.
claims-minchiate-found = { $count ->
    [one] Hai { $count } versicola, vale { $points }:
   *[other] Hai { $count } versicole, in tutto valgono { $points }:
}
