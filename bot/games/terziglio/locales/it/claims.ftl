# Le parole del pannello con cui si accusano cricche e sequenze.
claims-terziglio-found = { $count ->
    [one] Ne hai { $count }, vale { $points }:
   *[other] Ne hai { $count }, in tutto valgono { $points }:
}
