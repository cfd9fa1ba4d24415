# Le parole del pannello con cui si accusano cricche e sequenze.
claims-terziglio-found = { $count ->
    [one] Hai { $count } accuso, vale { $points }:
   *[other] Hai { $count } accusi, in tutto valgono { $points }:
}
