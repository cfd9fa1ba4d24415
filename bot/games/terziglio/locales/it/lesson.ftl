# La mano guidata: che cosa si dice di asta, scarto, accuse e Matto (T: i numeri delle regole).

teach-terziglio-auction = Ognuno parla una volta: passo, gioco (prendi le cinque carte del monte) o solo (le lasci, e vale doppio). Il giocatore solo sta contro due (T12–T16).
teach-terziglio-overcall = Un altro ha già detto «gioco»: puoi solo passare, o andare solo senza monte, al doppio (T13).
teach-terziglio-say-play = **Gioco** — { $trumps } trionfi e { $high } carte da 5 bastano contro due, e il monte migliora le tue carte.
teach-terziglio-say-solo = **Solo** — con { $trumps } trionfi e { $high } carte da 5 il monte non ti serve, e la mano vale doppio.
teach-terziglio-say-pass = **Passo** — con { $trumps } trionfi e { $high } carte da 5 contro due sarebbe dura; contro un giocatore solo hai invece un compagno.
teach-terziglio-discard = Scarta cinque carte, ma non Re, 21, 20, 1 o Matto. Alla fine contano per te, se fai almeno una presa (T16–T18).
teach-terziglio-discard-do = **{ $chosen }** — figure e assi che ti potrebbero prendere sono al sicuro nello scarto. Tieni i trionfi; un seme corto finisce presto, e allora puoi tagliarlo.
teach-terziglio-declare = Prima dell’uscita puoi accusare quello che hai in mano: si segna subito, e tre cricche o tre sequenze insieme valgono doppio (T20–T40).
teach-terziglio-declare-do = { $points ->
    [one] **{ $chosen }** — accusa tutto: { $points } punto, e le carte restano tue.
   *[other] **{ $chosen }** — accusa tutto: { $points } punti, e le carte restano tue.
}
teach-terziglio-pay = Il Matto torna alla tua parte; in cambio dai una carta qualsiasi presa dalla tua parte (T49–T50).
teach-terziglio-pay-do = **{ $card }** — non rompe le tue cricche né le tue sequenze, ed è quella che serve meno agli altri.
