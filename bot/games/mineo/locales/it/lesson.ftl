# La mano guidata: che cosa si dice di chiamate, scarto e scommesse (S: i numeri delle regole).

teach-mineo-call = { $cards ->
    [5] Sulle prime cinque carte: chiedi altre cinque, offri un joco per lasciar perdere la mano (pago), butti via (mischio), o vai solo subito, al doppio (S22–S26).
   *[other] Su { $cards } carte: chiedi altre cinque, offri un joco per lasciar perdere la mano (pago) o butti via (mischio); per il solo bisogna aspettare le ultime (S22–S27).
}
teach-mineo-final = Le carte sono tutte date, ed è l’ultima parola: con solo giochi contro due, con prendo incassi i jochi offerti e la mano finisce lì (S30–S36).
teach-mineo-answer = Qualcuno prende i jochi offerti e la mano finirebbe lì: la tiene viva soltanto un solo (S33).
teach-mineo-say-altre5 = **Altre cinque** — { $trumps } trionfi su { $cards } carte promettono: vedine altre cinque, non costa niente.
teach-mineo-say-mischio = **Mischio** — { $trumps } trionfi su { $cards } carte sono pochi: non devi giocare, e neppure pagare.
teach-mineo-say-pago = **Pago** — con { $trumps } trionfi su { $cards } carte, la mano può costare più di un joco.
teach-mineo-say-prendo = **Prendo** — i jochi offerti sono più di quanto questa mano prometta.
teach-mineo-say-solo = **Vado solo** — { $trumps } trionfi e { $high } carte da 5 o da 10: basta per la rimatura, e per altro.
teach-mineo-scarto = Le tre carte del monte sono tue. Scartane tre, nessuna da 5 o da 10; alla fine contano per te (S39–S42).
teach-mineo-scarto-do = **{ $chosen }** — quel che ti prenderebbero è al sicuro nello scarto, e un seme vuoto si può tagliare; i trionfi restano.
teach-mineo-scommessa = Puoi scommettere un joco in più che Giove, i Picciotti e il Fujutu alla fine saranno tutti tuoi (S44–S45).
teach-mineo-say-scommessa = **Scommetto** — li hai tutti e tre, e { $trumps } trionfi per portarli a casa.
teach-mineo-rivanto = Puoi scommettere un joco che l’ultima presa la fa la tua parte (S46–S49).
teach-mineo-say-rivanto = **Mi rivanto** — con { $trumps } trionfi e Giove l’ultima presa dovrebbe essere tua.
teach-mineo-say-no = **No** — non è abbastanza sicuro: persa, la scommessa costa quanto rende vinta.
