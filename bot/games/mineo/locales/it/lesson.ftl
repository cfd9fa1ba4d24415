# La mano guidata: i suoi argomenti, spiegati una volta sola, e le risposte (S: i numeri delle regole).

teach-mineo-call = **Le prime carte.** Se ne danno cinque per volta, e dopo ogni cinque parlano tutti: *altre cinque*, *pago* (offri un joco per non giocare), *mischio* (per te si annulla) o, ma soltanto con le prime cinque, *vado solo*, che vale doppio (S22–S26).
teach-mineo-five = **Altre cinque.** Qualcuno ha voluto altre carte, e tutti ne ricevono cinque. Se nessuno ne vuole, la mano è annullata e nessuno paga (S27).
teach-mineo-pago = **Un’offerta.** «Pago» offre un joco a chi fa finire la mano. Non costa niente se nessuno lo prende, e la parola seguente di chi l’ha fatta la ritira (S28–S29).
teach-mineo-final = **L’ultimo giro.** Le carte sono date tutte: *vado solo* vuol dire giocare contro gli altri due, *prendo* accetta i jochi offerti e la mano finisce (S30–S36).
teach-mineo-answer = **Dopo «prendo».** Qualcuno accetta le offerte: chi le ha fatte gli pagherebbe un joco e la mano finirebbe qui. Continua soltanto se dici *vado solo* (S32–S34).
teach-mineo-prendo = **Prendo.** Chi lo dice accetta le offerte aperte: chi le ha fatte paga un joco e la mano finisce, se nessun altro va solo (S32–S34).
teach-mineo-say-altre5 = { $trumps ->
    [0] **Altre cinque** — ancora nessun trionfo in { $cards } carte, ma puoi vederne altre cinque: non costa niente.
    [one] **Altre cinque** — un trionfo su { $cards } carte può bastare: guardane altre cinque, non costa niente.
   *[other] **Altre cinque** — { $trumps } trionfi su { $cards } carte promettono bene: guardane altre cinque, non costa niente.
}
teach-mineo-say-altre5-again = { $trumps ->
    [0] **Altre cinque** — { $cards } carte e ancora nessun trionfo, ma vederne altre non costa niente.
    [one] **Altre cinque** — ora un trionfo su { $cards } carte: vederne altre non costa ancora niente.
   *[other] **Altre cinque** — ora { $trumps } trionfi su { $cards } carte: vederne altre non costa ancora niente.
}
teach-mineo-say-mischio = { $trumps ->
    [0] **Mischio** — nessun trionfo in { $cards } carte: non devi giocare, e neppure pagare.
    [one] **Mischio** — solo un trionfo su { $cards } carte: non devi giocare, e neppure pagare.
   *[other] **Mischio** — solo { $trumps } trionfi su { $cards } carte: non devi giocare, e neppure pagare.
}
teach-mineo-say-mischio-again = { $trumps ->
    [0] **Mischio** — { $cards } carte e ancora nessun trionfo.
    [one] **Mischio** — un trionfo su { $cards } carte è ancora poco.
   *[other] **Mischio** — { $trumps } trionfi su { $cards } carte sono ancora pochi.
}
teach-mineo-say-pago = { $trumps ->
    [0] **Pago** — senza trionfi in { $cards } carte la mano può costarti più di un joco.
    [one] **Pago** — con un trionfo su { $cards } carte la mano può costarti più di un joco.
   *[other] **Pago** — con { $trumps } trionfi su { $cards } carte la mano può costarti più di un joco.
}
teach-mineo-say-pago-again = { $trumps ->
    [0] **Pago** — senza trionfi in { $cards } carte l’offerta conviene ancora.
    [one] **Pago** — con un trionfo su { $cards } carte l’offerta conviene ancora.
   *[other] **Pago** — con { $trumps } trionfi su { $cards } carte l’offerta conviene ancora.
}
teach-mineo-say-prendo = **Prendo** — quello che ti offrono vale più di queste carte.
teach-mineo-say-solo = **Vado solo** — { $trumps ->
        [one] un trionfo
       *[other] { $trumps } trionfi
    } { $high ->
        [0] anche senza carte da 5 o da 10
        [one] e una carta da 5 o da 10
       *[other] e { $high } carte da 5 o da 10
    }: è abbastanza per la rimatura, e per altri jochi.
teach-mineo-solo = **Il solista.** Uno gioca contro gli altri due, che sono compagni fino alla fine della mano. Tutto si vince e si perde in jochi: ogni difensore paga o riceve la differenza (S36, S79–S80).
teach-mineo-monte = **Il monte.** Le tre carte avanzate vanno al solista, che prima le mostra, se non è il mazziere (S39).
teach-mineo-scarto = **Lo scarto.** Scarta tre carte, nessuna da 5 o da 10; alla fine contano per te (S40–S42).
teach-mineo-scarto-do = **{ $chosen }** — le carte che potresti perdere sono al sicuro nello scarto, e quando sei senza un seme puoi tagliare. Tieni i trionfi.
teach-mineo-scommessa = **La scommessa.** Puoi scommettere un altro joco che alla fine Giove, i Picciotti e il Fujutu saranno tutti tuoi. Un difensore che non aveva ancora parlato può scommettere sull’ultima presa: il *rivanto* (S44–S49).
teach-mineo-say-scommessa = **Scommetto** — li hai tutti e tre, e { $trumps ->
        [one] un trionfo
       *[other] { $trumps } trionfi
    } per difenderli.
teach-mineo-rivanto = **Il rivanto.** Un difensore che non aveva ancora parlato nel giro in cui si è detto «vado solo» può scommettere un joco che la sua parte vincerà l’ultima presa (S46–S49).
teach-mineo-say-rivanto = **Mi rivanto** — con Giove e { $trumps ->
        [one] un trionfo
       *[other] { $trumps } trionfi
    } in tutto l’ultima presa dovrebbe essere tua.
teach-mineo-say-no = **No** — non è abbastanza sicuro: perdere la scommessa costa quanto rende vincerla.
teach-mineo-fool = **Il Fujutu** si può giocare sempre e non prende mai. Torna alla sua parte, che dà in cambio una scartina se la presa è degli altri (S57–S64).
teach-mineo-pigliata = **Una pigliata.** Prendere all’altra parte il 16, il 17, il 18, il 19 o i Picciotti vale un joco (S66, S74).
teach-mineo-last = **L’ultima presa** vale un joco, il *vanto*, e 5 punti per la *rimatura*, cioè la maggioranza dei punti (S12, S69–S70).
teach-mineo-count = **I jochi.** Uno ciascuno per la rimatura (55 punti o più), il vanto, i quattro Re, le Arie (16–19; due con Giove), ogni pigliata e le scommesse. Si paga la differenza (S67–S81).
