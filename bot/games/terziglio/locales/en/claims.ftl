# The words of the panel on which combinations and sequences are declared.
claims-terziglio-found = { $count ->
    [one] You hold { $count }, worth { $points }:
   *[other] You hold { $count }, worth { $points } in total:
}
claims-terziglio-choose = Choose which to declare
claims-terziglio-all = Declare all ({ $points })
claims-terziglio-one = Declare it ({ $points })
claims-terziglio-some = Only the chosen ({ $points })
claims-terziglio-none = Nothing
claims-terziglio-none-ask = { $points ->
    [one] You are about to declare nothing and give up { $points } point. Are you sure?
   *[other] You are about to declare nothing and give up { $points } points. Are you sure?
}
claims-terziglio-none-sure = Yes, declare nothing
claims-terziglio-go-on = Nothing to declare: continue
