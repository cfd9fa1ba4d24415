# La mano guidata: che cosa si dice di alzata, accuse e Matto (C: i numeri delle regole).

teach-chinze-cut = Alzi il mazzo: prendi quante carte vuoi, e si danno per prime quelle che restano sotto (C5).
teach-chinze-cut-do = **{ $value }** — nessuno può sapere che cosa cambia.
teach-chinze-meld = Prima di giocare una carta puoi accusare ciò che hai in mano: segni subito, e l’avversario vede le carte (C24–C34).
teach-chinze-meld-do = { $points ->
    [one] **{ $chosen }** — accusa: { $points } punto che nessuno ti toglie, e le carte restano tue.
   *[other] **{ $chosen }** — accusa: { $points } punti che nessuno ti toglie, e le carte restano tue.
}
teach-chinze-show = Scegli quali tarocchi mostrare, almeno dieci; ognuno vale 1 (C27).
teach-chinze-three = Puoi mostrarne tre su quattro e tenerne nascosta una, per 5 punti (C31).
teach-chinze-say-back = **Indietro** — meglio mostrare tutto quello che hai: segni di più.
teach-chinze-exchange = Hai giocato il Matto e resta tuo; in cambio dai una carta che hai preso dopo (C22).
teach-chinze-exchange-do = **{ $card }** — la carta che conta meno.
