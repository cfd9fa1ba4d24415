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

# Why it is best to announce, or to wait.
why-chinze-announce = Announce: the points are yours at once, and keeping it back brings less.
why-chinze-keep = Keep it back for now: what you would show costs you more. Announce it before a later card, while you still hold it whole.
why-chinze-later = It hardly matters: you can announce it now or before your next card, as long as you still hold it whole then.
