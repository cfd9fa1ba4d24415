# La mano guidata: i suoi argomenti, spiegati una volta sola, e le risposte (C: i numeri delle regole).

teach-chinze-cut = **L’alzata.** Alzi il mazzo: prendi quante carte vuoi, e si danno per prime quelle che restano sotto (C5).
teach-chinze-cut-do = **{ $value }** — nessuno può sapere che cosa cambia.
teach-chinze-draw = **Pescare.** Dopo ogni presa si pesca una carta a testa dal tallone e la si mostra, prima chi ha preso. Conosci tutte le carte che l’avversario ha pescato (C7, C14).
teach-chinze-meld = **Le accuse.** Prima di giocare una carta puoi accusare quello che hai: dieci o più tarocchi, il Matto con l’1 e il 20, dal Re al Fante di un seme, tre o quattro figure uguali. Si segna subito, e l’avversario vede le carte (C24–C34).
teach-chinze-meld-do = { $points ->
    [one] **{ $chosen }** — accusa: { $points } punto che nessuno ti toglie, e le carte restano tue.
   *[other] **{ $chosen }** — accusa: { $points } punti che nessuno ti toglie, e le carte restano tue.
}
teach-chinze-meld-do-again = { $points ->
    [one] **Accusa** anche questo, per { $points } punto.
   *[other] **Accusa** anche questo, per { $points } punti.
}
teach-chinze-theirs = **Un’accusa dell’avversario.** Hai visto queste carte. Quelle che non ha ancora giocato le ha in mano: tienine conto (C25–C26).
teach-chinze-show = **Mostrare i tarocchi.** Scegli quali tarocchi mostrare, almeno dieci; ognuno vale 1 (C27).
teach-chinze-three = **Tre su quattro.** Puoi mostrarne tre su quattro e tenerne nascosta una, per 5 punti (C31).
teach-chinze-say-back = **Indietro** — meglio mostrare tutto quello che hai: segni di più.
teach-chinze-fool = **Il Matto** si può giocare sempre e perde sempre la presa, ma chi lo gioca lo tiene e dà in cambio una carta presa più tardi. Se si esce con il Matto, si risponde con qualsiasi carta (C12, C19–C22).
teach-chinze-exchange = **Pagare il Matto.** Chi l’ha giocato dà una carta presa dopo. Chi non vince più prese perde il Matto (C22–C23).
teach-chinze-exchange-do = **{ $card }** — la carta che conta meno.
teach-chinze-end = **Il tallone è finito.** Restano quindici prese senza pescare. D’ora in poi chi è senza un seme resta senza: conta che cosa è ancora fuori (C8).
teach-chinze-last = **La fine della mano.** Se l’1 si gioca proprio all’ultima presa, chi la vince segna 20 punti (C35).
teach-chinze-count = **Il conto.** Un punto ogni tre carte prese; 1, 20, Matto e Re valgono 4, le Regine 3, i Cavalli 2, i Fanti 1. In tutto sono sempre 78, e le accuse si aggiungono (C16–C18, C36).
