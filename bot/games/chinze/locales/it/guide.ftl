# Come si gioca a Chinze, capitolo per capitolo (C: i numeri delle regole).

guide-chinze-aim =
    Due giocatori con le 78 carte dei tarocchi. Ognuno ne ha quindici; le altre 48 sono il tallone. Dopo ogni presa pescano entrambi, per primo chi l’ha vinta, e mostrano quel che pescano. Finito il tallone si giocano le ultime quindici prese.

    Una partita è di un numero pari di mani, di solito due, e si dà a turno. Si sommano i punti di tutte le mani; vince chi ne ha di più. (C4–C8, C37)
    .title = Il gioco

guide-chinze-cards =
    Quattro semi di quattordici, dall’alto in basso Re, Regina, Cavallo, Fante, dal 10 all’asso. 21 tarocchi: vince il numero più alto. Il Matto non è un tarocco e non batte niente.

    Ogni tre carte prese fanno un punto. In più contano 4 ciascuno l’1, il 20 e il Matto, 4 i Re, 3 le Regine, 2 i Cavalli, 1 i Fanti. Fanno 78 punti a ogni mano, divisi fra i due. (C1–C3, C16–C18)
    .title = Le carte

guide-chinze-melds =
    Prima di giocare la propria carta, a qualunque presa, si può accusare quel che si ha, mostrandolo:
    • dieci tarocchi o più, 1 punto l’uno (in seguito solo per quelli oltre il numero già mostrato)
    • gatti: l’1, il 20 e il Matto, 10
    • una famiglia: Re, Regina, Cavallo e Fante dello stesso seme, 10
    • quattro Re, Regine, Cavalli o Fanti 10, tre 5

    Chi ne ha accusati tre può poi accusarne quattro per altri 5. Ogni accusa segna una volta per mano; una carta può servire in più accuse. Nessuno è obbligato ad accusare. (C24–C34)
    .title = Le accuse

guide-chinze-play =
    Esce l’avversario di chi ha dato, poi chi vince ogni presa. Si risponde al seme; chi non ne ha gioca un tarocco. A un tarocco si risponde con uno più alto, se c’è, altrimenti con uno qualsiasi. Chi non ha né l’uno né l’altro gioca quel che vuole.

    Il Matto si gioca quando si vuole. Perde la presa ma resta a chi lo gioca, che alla fine dà in cambio una carta presa dopo; chi non prende più niente lo perde. Si può anche uscire di Matto: allora l’altro gioca quel che vuole. (C9–C15, C19–C23)
    .title = Le prese

guide-chinze-score =
    Dopo l’ultima presa ognuno conta i punti delle carte prese, le accuse, e 20 per il Bagatto urtimo: se l’1 cade proprio all’ultima presa, chi la vince segna 20.

    Sul foglio ogni accusa ha la sua riga, poi il Bagatto, poi i punti delle prese. (C35–C38)
    .title = Il conto
