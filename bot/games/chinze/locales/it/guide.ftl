# Come si gioca a Chinze, capitolo per capitolo (C: i numeri delle regole).

guide-chinze-aim =
    Due giocatori con le 78 carte dei tarocchi. Ognuno riceve quindici carte; le altre 48 sono il tallone. Dopo ogni presa entrambi pescano una carta, per primo chi ha vinto, e la mostrano. Finito il tallone si giocano le ultime quindici prese.

    Si fanno punti con le carte prese, con le accuse (gruppi di carte che hai in mano e mostri) e con l’1 nell’ultima presa.

    Una partita è di un numero pari di mani, di solito due; le carte si danno a turno. Si sommano i punti di tutte le mani e vince il totale più alto.

    Nella tua prima mano accusa tutto quello che hai, gioca le carte di conto quando l’avversario non può più superarle, e usa il Matto per salvarne una finché puoi ancora fare prese. (C4–C8, C14, C37)
    .title = Il gioco

guide-chinze-cards =
    Quattro semi di quattordici carte. Dalla più alta: Re, Regina, Cavallo, Fante, poi dal 10 al 2 e l’asso. I 21 tarocchi battono ogni carta di seme; fra tarocchi vince il numero più alto. Il Matto non è un tarocco e non batte niente.

    Ogni tre carte prese fanno 1 punto; di quelle che avanzano, due fanno 1 e una sola 0. In più ci sono le carte di conto: l’1, il 20 e il Matto 4 ciascuno, i Re 4, le Regine 3, i Cavalli 2, i Fanti 1.

    Esempio: 44 carte prese sono quattordici terne più due carte, cioè 15 punti, a cui si aggiungono le carte di conto. A ogni mano i due giocatori si dividono 78 punti. (C1–C3, C16–C18)
    .title = Le carte

guide-chinze-melds =
    Prima di giocare la tua carta, a qualsiasi presa, puoi accusare ciò che hai in mano: mostri le carte e segni subito:
    • dieci tarocchi o più: 1 punto l’uno (il Matto non conta)
    • gatti: l’1, il 20 e il Matto, 10
    • una famiglia: Re, Regina, Cavallo e Fante dello stesso seme, 10
    • quattro Re, Regine, Cavalli o Fanti: 10; tre: 5

    Se hai già accusato tarocchi, puoi accusarli di nuovo mostrandone di più: segni solo quelli in più. Se hai accusato tre carte uguali e poi le hai in mano tutte e quattro, puoi accusarle per altri 5.

    Ogni accusa segna una volta per mano; una carta può servire in più accuse. Nessuno è obbligato ad accusare. (C24–C34)
    .title = Le accuse

guide-chinze-play =
    Alla prima presa esce l’avversario del mazziere, poi chi ha vinto la presa. Si risponde al seme, ma non c’è mai obbligo di superare una carta di seme; chi non ne ha deve giocare un tarocco. Se esce un tarocco se ne gioca uno più alto, potendo, altrimenti uno qualsiasi. Chi non ha né il seme né tarocchi gioca una carta qualsiasi.

    Il Matto si può giocare quando si vuole. Perde la presa, ma chi lo gioca lo riprende: in cambio deve all’avversario una carta presa più tardi, che sceglie dopo l’ultima presa. Chi non prende più niente perde il Matto. Si può anche uscire con il Matto: allora l’altro gioca una carta qualsiasi. (C9–C15, C19–C23)
    .title = Le prese

guide-chinze-score =
    Dopo l’ultima presa ognuno somma i punti delle carte prese, le accuse e 20 per il Bagatto urtimo. Il Bagatto è l’1: se si gioca proprio all’ultima presa, chi la vince segna 20.

    Sul foglio ogni accusa ha la sua riga; poi vengono il Bagatto e i punti delle prese. (C35–C38)
    .title = Il conto
