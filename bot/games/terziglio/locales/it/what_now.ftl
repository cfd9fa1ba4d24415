# Che cosa posso fare adesso?: la regola di ogni domanda, il senso di ogni parola, e perché una carta è esclusa (T: i numeri delle regole).

now-terziglio-auction = Ognuno parla una volta. Chi dice la parola più alta è il giocatore solo e gioca contro gli altri due. Se tutti passano, la mano va a monte e nessuno segna (T12–T15).
now-terziglio-overcall = Qualcuno ha già detto «gioco»: lo supera soltanto «solo» (T13).
now-terziglio-say-pass = Non vuoi giocare contro gli altri due. In questa mano non parli più (T12).
now-terziglio-say-play = Giochi contro gli altri due, se dopo di te nessuno dice «solo». Prendi le cinque carte del monte e ne scarti cinque (T16).
now-terziglio-say-solo = Giochi subito contro gli altri due. Nessuno vede il monte fino alla fine, non scarti niente, e il risultato vale doppio (T14, T19, T60).
now-terziglio-discard = Hai preso le cinque carte del monte e ne scarti cinque coperte. Alla fine sono tue se vinci almeno una presa. { $discard_restriction ->
    [none] Puoi scartare qualsiasi carta (T16–T18).
   *[five_point] Le carte da cinque punti devono restare (T16–T18).
}
now-terziglio-declare = Ognuno accusa una volta, prima dell’uscita. Mostri le carte che accusi e le riprendi in mano; i punti vanno subito alla tua parte. Puoi accusare tutto, una parte o niente. Tre cricche accusate insieme valgono doppio, e così tre sequenze (T37–T40).
now-terziglio-lead = La prima carta della presa decide a quale seme rispondono gli altri. { $fool_lead ->
    [forbidden] Con il Matto si può uscire solo all’ultima carta (T41, T45).
   *[allowed] Se esci con il Matto, lo decide la carta dopo (T41, T45).
}
now-terziglio-play = Rispondi al seme d’uscita. Se non lo hai devi giocare un trionfo; se non hai né l’uno né l’altro, qualsiasi carta. Non devi mai superare le carte già giocate. Il Matto si può giocare al posto di qualsiasi carta e non prende mai (T42–T44).
now-terziglio-pay = Il Matto è stato giocato in una presa vinta dall’altra parte. Torna alla tua, che in cambio dà una delle carte che ha preso. Scegli tu quale; poi appartiene all’altra parte (T49, T50).
now-not-terziglio-fool-lead = Con il Matto si può uscire solo all’ultima carta ({ $rule }).
now-not-terziglio-discard-barred = Queste valgono cinque punti e devono restare ({ $rule }).
now-not-terziglio-not-payable = Non si danno carte che hai in mano, solo carte prese ({ $rule }).
