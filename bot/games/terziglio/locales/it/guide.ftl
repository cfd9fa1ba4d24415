# Come si gioca a Terziglio, capitolo per capitolo (T: i numeri delle regole).

guide-terziglio-aim =
    Tre giocatori con le 62 carte di Bologna. In ogni mano uno, il giocatore solo, sta contro gli altri due. Tutti segnano per quel che hanno in mano, per quel che si trova insieme nelle prese e per quel che hanno preso.

    Una partita è di solito di tre mani; quella in cui passano tutti non conta. Il mazzo passa ogni volta al successivo. Si vincono punti di partita; vince chi ne ha di più. (T1, T9, T63–T64)
    .title = Il gioco

guide-terziglio-cards =
    Quattro semi di dieci: Re, Regina, Cavallo, Fante, 10, 9, 8, 7, 6, asso. 21 trionfi e il Matto. Fra i trionfi il 2, il 3, il 4 e il 5 sono i quattro Mori: sono pari fra loro, e vince l’ultimo giocato.

    I tarocchi sono il 21, il 20, l’1 e il Matto. Valori: ogni tarocco 5, Re 5, Regina 4, Cavallo 3, Fante 2, ogni altra carta 1. Le carte prese si contano a coppie, togliendo un punto per coppia: 87 in tutto, che con i 6 dell’ultima fanno 93. (T2–T8)
    .title = Le carte

guide-terziglio-auction =
    Parla per primo chi viene dopo il mazziere; ciascuno parla una volta: passo, gioco, o solo. Il solo supera il gioco. Se passano tutti, si va a monte.

    Chi gioca prende le cinque carte del monte senza mostrarle e ne scarta cinque; tarocchi e Re non si scartano. Gli scarti contano per lui alla fine, se ha fatto almeno una presa. Chi va solo lascia il monte dov’è: alla fine gli si aggiunge allo stesso modo, e la mano vale doppio. (T10–T19, T60)
    .title = Asta e scarto

guide-terziglio-melds =
    Le cricche sono tre o quattro carte pari: tarocchi 18 o 36, Re 17 o 34, Regine 14 o 28, Cavalli 13 o 26, Fanti 12 o 24. Le sequenze sono di tre carte o più: un seme dal Re in giù per le figure, con l’asso in fondo; i trionfi dal più alto in giù; i Mori; gli assi. Tre carte 10, e 5 per ognuna in più. In una sequenza di seme o di trionfi può mancare una delle tre carte sotto la prima.

    Matto e Bagatto fanno da contatori nelle sequenze, non nelle cricche. Tre cricche insieme valgono doppio, e così tre sequenze. (T20–T36)
    .title = Cricche e sequenze

guide-terziglio-play =
    Prima dell’uscita ognuno può accusare quel che ha in mano, tutto o in parte: per primo il giocatore solo. Poi esce lui. Si risponde al seme; chi non ne ha gioca un trionfo; chi non ha né l’uno né l’altro, quel che vuole. Non c’è obbligo di superare.

    Se le tre carte di una presa formano una cricca o una sequenza, chi la vince la segna subito; non se c’è il Matto. Il Matto si gioca quando si vuole e non vince mai. Alla fine torna alla sua parte in cambio di una carta a scelta; chi non ha fatto prese lo perde. (T37–T51)
    .title = Le prese

guide-terziglio-score =
    Ogni parte somma accusi, segni nelle prese, punti delle carte, e le cricche e sequenze delle carte prese, che contano ancora una volta. Vince il totale più alto; a parità ha perso il giocatore solo.

    Si paga solo il totale di chi ha vinto: un punto di partita ogni 50, e se ne mancano fino a quattro si abbuonano. Il solo raddoppia. Per tutte le diciannove prese si aggiungono 40 punti di partita. Ogni avversario paga tanto al giocatore solo, o lo riceve. (T52–T62)
    .title = Il conto
