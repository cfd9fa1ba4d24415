# The words of the panel on which combinations and sequences are declared.
claims-terziglio-found = { $count ->
    [one] You hold { $count }, worth { $points }:
   *[other] You hold { $count }, worth { $points } in total:
}
