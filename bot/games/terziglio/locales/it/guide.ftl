# Come si gioca a Terziglio, capitolo per capitolo (T: i numeri delle regole).

guide-terziglio-aim =
    Si gioca in tre con le 62 carte di Bologna. In ogni mano uno, il giocatore solo, sta contro gli altri due. Tutti e tre segnano per le carte che hanno in mano, per quelle che si trovano insieme in una presa e per quelle che prendono.

    Una partita è di solito di tre mani; una mano in cui passano tutti non conta. A ogni mano dà le carte il giocatore seguente. Si vincono punti di partita; vince chi ne ha di più. (T1, T9, T63–T64)
    .title = Il gioco

guide-terziglio-cards =
    Quattro semi di dieci: Re, Regina, Cavallo, Fante, 10, 9, 8, 7, 6, asso. 21 trionfi e il Matto. Fra i trionfi il 2, il 3, il 4 e il 5 sono i quattro Mori: sono pari fra loro, e vince l’ultimo giocato.

    I tarocchi sono il 21, il 20, l’1 e il Matto. Valori: ogni tarocco 5, Re 5, Regina 4, Cavallo 3, Fante 2, ogni altra carta 1. Le carte prese si contano a coppie, togliendo un punto per coppia: 87 in tutto, e con i 6 dell’ultima 93. (T2–T8)
    .title = Le carte

guide-terziglio-auction =
    Parla per primo chi viene dopo il mazziere; ciascuno parla una volta: passo, gioco, o solo. «Solo» supera «gioco». Se passano tutti, la mano va a monte.

    Chi dice «gioco» prende le cinque carte del monte senza mostrarle e ne scarta cinque, mai tarocchi o Re. Le carte scartate contano alla fine per chi gioca, con almeno una presa. Chi dice «solo» lascia il monte sul tavolo: conta alla fine allo stesso modo, e la mano vale doppio. (T10–T19, T60)
    .title = Asta e scarto

guide-terziglio-melds =
    Le cricche sono tre o quattro carte uguali: tarocchi 18 o 36, Re 17 o 34, Regine 14 o 28, Cavalli 13 o 26, Fanti 12 o 24. Le sequenze sono di tre carte o più: un seme dal Re in giù per le figure, con l’asso in fondo; i trionfi dal più alto in giù; i Mori; gli assi. Tre carte valgono 10, e ognuna in più 5. In una sequenza di seme o di trionfi può mancare una delle tre carte sotto la prima.

    Matto e Bagatto fanno da contatori nelle sequenze, non nelle cricche. Tre cricche insieme valgono doppio, e anche tre sequenze. (T20–T36)
    .title = Cricche e sequenze

guide-terziglio-play =
    Prima dell’uscita ognuno può accusare quello che ha in mano, tutto o in parte: comincia il giocatore solo, che poi esce. Si risponde al seme; chi non ne ha gioca un trionfo; chi non ha né seme né trionfi, una carta qualsiasi. Non c’è mai l’obbligo di superare.

    Se le tre carte di una presa formano una cricca o una sequenza, chi vince la presa la segna subito, ma non se c’è il Matto. Il Matto si gioca quando si vuole e non vince mai. Alla fine torna alla sua parte in cambio di una carta a scelta; una parte senza prese lo perde. (T37–T51)
    .title = Le prese

guide-terziglio-score =
    Ogni parte somma accuse, segni nelle prese, punti delle carte, e le cricche e sequenze delle carte prese, che contano di nuovo. Vince il totale più alto; a parità perde il giocatore solo.

    Si paga solo il totale di chi ha vinto: un punto di partita ogni 50 punti interi, arrotondando in su se ne mancano al massimo 4. Il solo raddoppia. Tutte le diciannove prese valgono altri 40 punti di partita. Ogni difensore paga tanto al giocatore solo, o lo riceve. (T52–T62)
    .title = Il conto
