# La mano guidata: che cosa si dice di chiamate, scarto e scommesse (S: i numeri delle regole).

teach-mineo-call = { $cards ->
    [5] Con le prime cinque carte: chiedi altre cinque, offri un joco per uscire dalla mano (pago), la mandi a monte (mischio), o vai solo subito, al doppio (S22–S26).
   *[other] Con { $cards } carte: chiedi altre cinque, offri un joco per uscire dalla mano (pago) o la mandi a monte (mischio); puoi andare solo con le ultime carte (S22–S27).
}
teach-mineo-final = Le carte sono tutte date ed è l’ultimo giro: con solo giochi contro due, con prendo incassi i jochi offerti e la mano finisce qui (S30–S36).
teach-mineo-answer = Qualcuno accetta le offerte e la mano finirebbe qui: la salvi solo andando solo tu (S33).
teach-mineo-say-altre5 = **Altre cinque** — { $trumps } trionfi su { $cards } carte promettono bene: guardane altre cinque, non costa niente.
teach-mineo-say-mischio = **Mischio** — solo { $trumps } trionfi su { $cards } carte: non devi giocare, e neppure pagare.
teach-mineo-say-pago = **Pago** — con { $trumps } trionfi su { $cards } carte, la mano può costarti più di un joco.
teach-mineo-say-prendo = **Prendo** — i jochi offerti valgono più di queste carte.
teach-mineo-say-solo = **Vado solo** — { $trumps } trionfi e { $high } carte da 5 o da 10: bastano per la rimatura, e per altro.
teach-mineo-scarto = Le tre carte del monte sono tue. Scartane tre, nessuna da 5 o da 10; alla fine contano per te (S39–S42).
teach-mineo-scarto-do = **{ $chosen }** — le carte che ti potrebbero prendere sono al sicuro nello scarto, e un seme finito si può tagliare. Tieni i trionfi.
teach-mineo-scommessa = Puoi scommettere un joco in più che Giove, i Picciotti e il Fujutu alla fine saranno tutti tuoi (S44–S45).
teach-mineo-say-scommessa = **Scommetto** — li hai tutti e tre, e { $trumps } trionfi per difenderli.
teach-mineo-rivanto = Puoi scommettere un joco che l’ultima presa la fa la tua parte (S46–S49).
teach-mineo-say-rivanto = **Mi rivanto** — con { $trumps } trionfi e Giove l’ultima presa dovrebbe essere tua.
teach-mineo-say-no = **No** — non è abbastanza sicuro: perdere la scommessa costa quanto rende vincerla.
