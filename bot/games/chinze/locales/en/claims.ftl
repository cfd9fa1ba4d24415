# The words of the panel on which melds are announced.
claims-chinze-found = { $count ->
    [one] Found { $count } meld, worth { $points }:
   *[other] Found { $count } melds, together worth { $points }:
}
claims-chinze-choose = Choose which to announce
claims-chinze-all = Announce all ({ $points })
claims-chinze-one = Announce it ({ $points })
claims-chinze-some = Only the chosen ({ $points })
claims-chinze-none = Nothing
claims-chinze-none-ask = { $points ->
    [one] You are about to announce nothing and give up { $points } point. Are you sure?
   *[other] You are about to announce nothing and give up { $points } points. Are you sure?
}
claims-chinze-none-sure = Yes, announce nothing
claims-chinze-go-on = Nothing to declare: continue
