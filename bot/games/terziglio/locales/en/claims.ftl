# The words of the panel on which combinations and sequences are declared.
claims-terziglio-found = { $count ->
    [one] You can declare one, worth { $points }:
   *[other] You can declare { $count }, worth { $points } in total:
}
