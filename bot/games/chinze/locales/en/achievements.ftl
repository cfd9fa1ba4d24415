# Badges: what each is called, and how it is earned.
achievement-chinze-urtimo = Bagatto urtimo
    .how = Win the last trick with the Bagatto in it.
achievement-chinze-four = Four of a kind
    .how = Declare four Kings, Queens, Cavaliers or Jacks.
