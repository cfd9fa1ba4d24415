# Come si gioca a Mineo, capitolo per capitolo (S: i numeri delle regole).

guide-mineo-aim =
    Si gioca in tre con le 63 carte siciliane. In ogni mano giocata uno, il solista, sta contro gli altri due, i difensori. Si vince a jochi: ogni joco è un gettone.

    Una partita è di tre, sei, nove … mani, di solito sei; le mani che nessuno gioca non contano. Dopo ogni mano, giocata o no, dà le carte chi sta a destra del mazziere. (S14–S15, S85–S89)
    .title = Il gioco

guide-mineo-cards =
    Quattro semi: Re, Regina, Cavallo, Donna, dal 10 al 5; a Oro anche il 4. 21 trionfi: il 20, Giove, è il più alto, l’1 sono i Picciotti, e sotto c’è la Miseria. Dal 16 al 20 sono le Arie. Il Fujutu non è di nessun seme e non prende mai.

    Giove, Picciotti e Fujutu valgono 10 l’uno, le carte dal 16 al 19 e i Re 5, le Regine 4, i Cavalli 3, le Donne 2, ogni altra carta 1; ogni tre carte prese si tolgono 2 punti. Sono 104 in tutto, e con i 5 dell’ultima presa 109. La parte che ne ha 55 ha la rimatura. (S1–S13)
    .title = Le carte

guide-mineo-auction =
    Si danno cinque carte per volta, e dopo ogni giro ciascuno parla una volta. «Pago» offre un joco per chiudere la mano; «mischio» vuole mandarla a monte; «altre cinque» chiede altre cinque carte. Se nessuno le vuole, la mano va a monte. Chi dice «vado solo» con le prime cinque gioca una stata: la mano vale doppio. Con venti carte a testa ne restano tre, il monte, che il mazziere guarda. Ora puoi andare solo, o dire «prendo» per incassare i jochi offerti e chiudere la mano.

    Il solista prende il monte e scarta tre carte, nessuna da 5 o da 10. Poi può scommettere un joco che alla fine Giove, Picciotti e Fujutu saranno tutti suoi (scommessa). Un difensore che, quando è stato detto «vado solo», non aveva ancora parlato può scommettere sull’ultima presa (rivanto). (S22–S50)
    .title = L’asta

guide-mineo-play =
    Esce chi sta a destra del solista. Si risponde al seme; chi non ne ha gioca un trionfo; chi non ha né seme né trionfi, una carta qualsiasi. Non c’è mai l’obbligo di superare. Vince il trionfo più alto, altrimenti la carta più alta del seme d’uscita.

    Il Fujutu si gioca quando si vuole. Se la presa va all’altra parte, il Fujutu torna lo stesso alla sua, che alla fine paga una scartina. Prendere all’altra parte il 16, il 17, il 18, il 19 o i Picciotti è una pigliata. Se il tavolo lo ammette, i difensori si parlano, ma solo con frasi fisse. (S51–S66, S90–S93)
    .title = Le prese

guide-mineo-score =
    Vale un joco ciascuno: la rimatura (la maggioranza dei punti), il vanto (l’ultima presa), i quattro Re, le Arie dal 16 al 19 (con Giove sono due), ogni pigliata, e scommessa e rivanto, se sono stati detti.

    La differenza fra le due parti è quanto ogni difensore paga al solista, o riceve; dopo una stata, il doppio. (S67–S84)
    .title = I jochi
