# Che cosa posso fare adesso?: la regola di ogni domanda, il senso di ogni parola, e perché una carta è esclusa (S: i numeri delle regole).

now-mineo-call = Ogni cinque carte parlano tutti una volta. Se nessuno va solo, si danno altre cinque carte solo se qualcuno dice «altre cinque». Se non lo dice nessuno, la mano è annullata e nessuno paga (S22–S28).
now-mineo-final = Ci sono tutte e venti le carte e questo è l’ultimo giro di parole. Chi va solo per primo prende il monte e gioca contro gli altri due. Se nessuno va solo e nessuno prende un’offerta, la mano è annullata (S30–S36).
now-mineo-answer = Le offerte sono state prese e resti solo tu a parlare. Se vai solo, le offerte cadono e giochi. Altrimenti si pagano e la mano finisce (S33, S34).
now-mineo-say-pago = { $amount ->
    [one] Offri un joco a chi chiude la mano. Paghi solo se qualcuno lo prende con «prendo»; la tua prossima parola ritira l’offerta (S28, S29).
   *[other] Offri { $amount } jochi a chi chiude la mano. Paghi solo se qualcuno li prende con «prendo»; la tua prossima parola ritira l’offerta (S28, S29).
}
now-mineo-say-mischio = Passi: per te la mano può essere annullata. Un’offerta che avevi fatto è ritirata (S22, S28).
now-mineo-say-altre5 = Si danno altre cinque carte a tutti e si parla di nuovo (S27).
now-mineo-say-solo = { $cards ->
    [5] Giochi contro gli altri due. Sulle prime cinque carte è una stata: tutto vale doppio. Si danno le altre carte, prendi il monte e scarti tre carte (S25, S26, S38–S40).
   *[other] Giochi contro gli altri due: non si parla più, prendi il monte e scarti tre carte (S25, S36, S39, S40).
}
now-mineo-say-prendo = Prendi tutte le offerte aperte degli altri. Chi le ha fatte ti paga e la mano finisce, a meno che chi deve ancora parlare non vada solo (S32–S34).
now-mineo-scarto = Hai preso le tre carte del monte e ne scarti tre. Non le vede nessuno e contano tra le carte che hai preso. { $discard_rule ->
    [no_trumps] Le carte da 5 e da 10 devono restare, e anche i trionfi finché hai abbastanza altre carte (S40–S42).
    [scartine_only] Si scartano solo carte senza valore; Donne, Cavalli e Regine solo se quelle non bastano (S40–S42).
    [free] Puoi scartare qualsiasi carta (S40–S42).
   *[no_5_10] Le carte da 5 e da 10 devono restare: i Re, i trionfi dal 16 al 20, i Picciotti e il Fujutu (S40–S42).
}
now-mineo-scommessa = Sei solista e puoi scommettere un joco che alla fine Giove, Picciotti e Fujutu saranno tutti tra le carte che hai preso. { $scommessa_requires ->
    [fujutu] Puoi dirlo solo con il Fujutu in mano (S44, S45).
   *[none] Non serve averne nessuno in mano adesso (S44, S45).
}
now-mineo-rivanto = Puoi scommettere un joco sull’ultima presa. { $target ->
    [personal] Lo vinci solo se quella presa la fai tu (S46–S49).
   *[side] Lo vinci se quella presa va a te o all’altro difensore (S46–S49).
}
now-mineo-say-scommessa = Fai la scommessa. Se alla fine non li hai tutti e tre, perdi un joco a favore dell’altra parte (S45).
now-mineo-say-rivanto = Scommetti sull’ultima presa; lo sentono tutti (S46).
now-mineo-say-no = Non scommetti niente.
now-mineo-lead = La prima carta della presa decide a quale seme rispondono gli altri. { $fujutu_lead ->
    [forbidden] Con il Fujutu si può uscire solo all’ultima carta (S52, S58).
   *[allowed] Se esci con il Fujutu, lo decide la carta dopo (S52, S58).
}
now-mineo-play = Rispondi al seme d’uscita. { $void_play ->
    [free] Se non lo hai puoi giocare qualsiasi carta.
   *[must_trump] Se non lo hai devi giocare un trionfo; se non hai né l’uno né l’altro, qualsiasi carta.
} { $overtrump ->
    [on] Un trionfo deve superare il più alto in tavola, se puoi.
   *[off] Non devi mai superare le carte già giocate.
} Il Fujutu si può giocare al posto di qualsiasi carta e non prende mai (S53–S57).
now-mineo-talk = Parlano solo i due difensori, solo con queste frasi, e le sentono tutti. Non obbligano a niente. Ogni difensore dice al massimo una frase per presa, e una risposta a una domanda (S90–S93).
now-mineo-say-ask = Esci tu e chiedi al compagno in quale seme (S91).
now-mineo-say-mine = Il compagno dovrebbe uscire nel tuo ultimo seme d’uscita (S92).
now-mineo-say-yours = Il compagno dovrebbe uscire nel suo ultimo seme d’uscita (S92).
now-mineo-say-his = Il compagno dovrebbe uscire nell’ultimo seme d’uscita del solista (S92).
now-mineo-say-not_his = Il compagno non dovrebbe uscire nell’ultimo seme d’uscita del solista (S92).
now-mineo-say-trump = Il compagno dovrebbe uscire con un trionfo (S91).
now-mineo-say-new = Il compagno dovrebbe uscire in un seme che non è ancora uscito (S92).
now-mineo-say-over = Non hai più carte del tuo ultimo seme d’uscita (S91).
now-mineo-say-load = Il compagno dovrebbe mettere una carta con punti in questa presa (S91).
now-mineo-say-low = Il compagno dovrebbe mettere una carta senza valore in questa presa (S91).
now-not-mineo-must-overtrump = Se puoi, devi superare il trionfo più alto in tavola ({ $rule }).
now-not-mineo-fujutu-lead = Con il Fujutu si può uscire solo all’ultima carta ({ $rule }).
now-not-mineo-scarto-card = Queste non si possono scartare ({ $rule }).
now-not-mineo-scarto-count = Queste si scartano comunque ({ $rule }).
