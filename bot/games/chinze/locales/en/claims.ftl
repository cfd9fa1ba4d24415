# The words of the panel on which melds are declared.
claims-chinze-found = { $count ->
    [one] You hold { $count } meld, worth { $points }:
   *[other] You hold { $count } melds, worth { $points } in total:
}

# Why it is best to declare, or to wait.
why-chinze-announce = Declare: the points are yours at once, and keeping it back brings less.
why-chinze-keep = Keep it back for now: what you would show costs you more. Declare it before a later card, while you still hold it whole.
why-chinze-later = It hardly matters: you can declare it now or before your next card, as long as you still hold it whole then.
