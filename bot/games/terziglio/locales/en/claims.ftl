# The words of the panel on which combinations and sequences are declared.
claims-terziglio-found = { $count ->
    [one] You can declare one combination or sequence, worth { $points }:
   *[other] You can declare { $count } combinations and sequences, worth { $points } in total:
}
