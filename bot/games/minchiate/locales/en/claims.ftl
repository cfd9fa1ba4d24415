# The words of the panel on which versicole are declared.
claims-minchiate-found = { $count ->
    [one] You hold { $count } versicola, worth { $points }:
   *[other] You hold { $count } versicole, worth { $points } in total:
}
