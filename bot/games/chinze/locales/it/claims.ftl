# Le parole del pannello con cui si accusa.
claims-chinze-found = { $count ->
    [one] Hai { $count } accusa, vale { $points }:
   *[other] Hai { $count } accuse, in tutto valgono { $points }:
}

# Why it is best to announce, or to wait.
why-chinze-announce = Accusa ora: i punti sono tuoi subito, e se aspetti ci guadagni meno.
why-chinze-keep = Per ora non accusare: quello che mostreresti ti costa di più. Puoi farlo prima di una delle prossime carte, finché hai ancora tutta l’accusa in mano.
why-chinze-later = Cambia poco: puoi accusare ora o prima della tua prossima carta, purché tu abbia ancora in mano tutte le sue carte.
