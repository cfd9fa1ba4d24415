# The words of the panel on which versicole are declared.
claims-minchiate-found = { $count ->
    [one] You hold { $count } versicola, worth { $points }:
   *[other] You hold { $count } versicole, worth { $points } in total:
}
claims-minchiate-choose = Choose which to declare
claims-minchiate-all = Declare all ({ $points })
claims-minchiate-one = Declare it ({ $points })
claims-minchiate-some = Only the chosen ({ $points })
claims-minchiate-none = Nothing
claims-minchiate-none-ask = { $points ->
    [one] You are about to declare nothing and give up { $points } point. Are you sure?
   *[other] You are about to declare nothing and give up { $points } points. Are you sure?
}
claims-minchiate-none-sure = Yes, declare nothing
claims-minchiate-go-on = Nothing to declare: continue
