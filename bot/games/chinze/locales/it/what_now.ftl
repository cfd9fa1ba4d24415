# Che cosa posso fare adesso?: la regola di ogni domanda, il senso di ogni parola, e perché una carta è esclusa (C: i numeri delle regole).

now-chinze-cut = Alzi un pacchetto da { $least } a { $most } carte e il resto va sopra. Non vedi nessuna carta (C5).
now-chinze-lead = Si può uscire con qualsiasi carta. Se esci con il Matto, l’avversario può giocare qualsiasi carta (C9, C20).
now-chinze-play = Rispondi al seme d’uscita. Se non lo hai devi giocare un tarocco; se non hai né l’uno né l’altro, qualsiasi carta. { $overtrump ->
    [none] Non devi mai superare la carta d’uscita.
   *[trump_led] Se l’uscita è di tarocchi, devi giocarne uno più alto se lo hai.
} Il Matto si può giocare al posto di qualsiasi carta e non prende mai (C10–C12, C21).
now-chinze-meld-lead = { now-chinze-melds }
    Se giochi una carta, prima non accusi niente. { now-chinze-lead }
now-chinze-meld-play = { now-chinze-melds }
    Se giochi una carta, prima non accusi niente. { now-chinze-play }
now-chinze-melds = Prima di giocare la tua carta puoi accusare i gruppi che hai completi. L’avversario ne vede le carte, i punti sono subito tuoi e le carte ti restano in mano. Puoi anche aspettare: in una presa successiva puoi ancora accusare i gruppi che avrai completi (C25, C26, C34).
now-chinze-show = { $said ->
    [0] Scegli quali tarocchi mostrare, almeno { $least }. Ognuno vale un punto. Il Matto non è un tarocco (C27).
   *[other] Scegli quali tarocchi mostrare, almeno { $least }. Ognuno oltre quelli già mostrati vale un punto. Il Matto non è un tarocco (C27, C28).
}
now-chinze-three = Hai tutte e quattro le carte. Tre valgono 5 punti, e la quarta non devi mostrarla (C31).
now-chinze-exchange = { $fool_exchange ->
    [first_trick] Hai giocato il Matto e lo tieni. In cambio dai una carta della prima presa che hai vinto dopo. Poi conta per l’avversario (C22).
   *[end] Hai giocato il Matto e lo tieni. In cambio dai una carta che hai preso dopo. Poi conta per l’avversario (C22).
}
now-chinze-say-announce = Rivedi le tue accuse prima di giocare.
now-chinze-say-back = Torni indietro e per ora non mostri niente.
now-chinze-say-tarocchi = Scegli quali dei tuoi tarocchi mostrare, almeno dieci (C27).
now-chinze-say-K = Mostri tre dei tuoi quattro Re per 5 punti (C31).
now-chinze-say-Q = Mostri tre delle tue quattro Regine per 5 punti (C31).
now-chinze-say-C = Mostri tre dei tuoi quattro Cavalli per 5 punti (C31).
now-chinze-say-J = Mostri tre dei tuoi quattro Fanti per 5 punti (C31).
now-not-chinze-must-overtrump = L’uscita è di tarocchi: devi giocarne uno più alto se lo hai ({ $rule }).
now-not-chinze-not-captured = Non si danno carte che hai in mano, solo carte prese ({ $rule }).
now-not-chinze-meld-tarocchi = Si mostrano solo tarocchi, e il Matto non lo è ({ $rule }).
now-not-chinze-show-three = Queste non sono tra le quattro ({ $rule }).
