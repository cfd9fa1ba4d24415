# Come si gioca a Chinze, capitolo per capitolo (C: i numeri delle regole).

guide-chinze-aim =
    Due giocatori con un mazzo di 78 carte. Ognuno riceve quindici carte; le altre 48 sono il tallone, il mucchio da cui si pesca. Si gioca a prese (una carta a testa; la migliore le vince tutte e due). Dopo ogni presa entrambi pescano una carta, per primo chi ha vinto, e la mostrano. Finito il tallone si giocano le ultime quindici prese.

    Si fanno punti con le carte vinte nelle prese, con le accuse (gruppi di carte che hai in mano e mostri) e con l’ultima presa, se lì si gioca la carta con il numero 1.

    Tutto questo è una mano: 39 prese. Una partita è di un numero pari di mani, di solito due; le carte si danno a turno. Si sommano i punti di tutte le mani e vince il totale più alto. (C4–C8, C14, C37)
    .title = Il gioco

guide-chinze-first =
    L’immagine mostra le 19 carte di conto (quelle che valgono punti). I 21 tarocchi (carte numerate senza seme) battono tutte le carte dei quattro semi; il Matto (né seme né numero) non batte niente.

    {""}**Che cosa succede**
    1. L’avversario del mazziere (chi dà le carte) alza (solleva una parte del mazzo), e ricevi quindici carte. Lo stesso avversario esce, cioè gioca la prima carta della presa. L’altro deve rispondere al seme: giocare una carta dello stesso seme. Se sei senza un seme, giochi un tarocco; senza tarocchi, una carta qualsiasi. Se esce un tarocco, ne giochi uno più alto, se puoi.
    2. Vince il tarocco più alto, altrimenti la carta più alta del seme d’uscita. Chi vince tiene le carte prese, pesca per primo ed esce alla presa dopo. Le prese sono 39; poi il bot fa il conto.
    3. Se hai in mano un’accusa, prima che tu giochi il bot ti propone di accusare (mostrare le carte e segnare i punti).

    {""}**Che cosa premere.** **Le mie carte** mostra le tue carte e che cosa puoi fare, solo a te. Premi una carta o una risposta: non puoi violare nessuna regola. **Mano guidata**, qui sotto, gioca una mano intera con consigli.

    {""}**Che cosa cercare.** Vinci le prese in cui ci sono Re, Regine, l’1 o il 20, e accusa.

    {""}**Cinque abitudini**
    • Accusa tutto quello che il bot ti propone.
    • Esci tu: gioca una carta bassa del tuo seme più lungo.
    • Esce l’avversario e puoi vincere una carta di conto: prendila, con la carta più bassa che basta.
    • Non puoi vincere: gioca una carta che non conta.
    • Perderesti un Re o una Regina: gioca il Matto, che poi torna a te. (C9–C17, C24)
    .title = La tua prima mano

guide-chinze-cards =
    Quattro semi di quattordici carte. Dalla più alta: le figure Re, Regina, Cavallo e Fante, poi le carte numerali dal 10 al 2 e l’asso. I 21 tarocchi battono ogni carta di seme; fra tarocchi vince il numero più alto. Il Matto non è un tarocco e non batte niente.

    Ogni tre carte prese fanno 1 punto; di quelle che avanzano, due fanno 1 e una sola 0. In più ci sono le carte di conto: l’1, il 20 e il Matto 4 ciascuno, i Re 4, le Regine 3, i Cavalli 2, i Fanti 1.

    Esempio: 44 carte prese sono quattordici terne più due carte, cioè 15 punti, a cui si aggiungono le carte di conto. A ogni mano i due giocatori si dividono 78 punti. (C1–C3, C16–C18)
    .title = Le carte

guide-chinze-melds =
    Prima di giocare la tua carta, a qualsiasi presa, puoi accusare ciò che hai in mano: mostri le carte, segni subito e le carte restano tue:
    • dieci tarocchi o più: 1 punto l’uno (il Matto non conta)
    • gatti: l’1, il 20 e il Matto, 10
    • una famiglia: Re, Regina, Cavallo e Fante dello stesso seme, 10
    • quattro carte uguali (Re, Regine, Cavalli o Fanti): 10; tre carte uguali: 5

    Se hai già accusato tarocchi, puoi accusarli di nuovo mostrandone di più: segni solo quelli in più. Se hai accusato tre carte uguali e poi le hai in mano tutte e quattro, puoi accusarle per altri 5.

    Esempio: accusi dieci tarocchi e segni 10. Più tardi ne hai dodici: accusi di nuovo e segni altri 2. Se fra loro ci sono l’1 e il 20 e hai il Matto, i gatti ne segnano altri 10.

    Ogni accusa segna una volta per mano; una carta può servire in più accuse. Nessuno è obbligato ad accusare. (C24–C34)
    .title = Le accuse

guide-chinze-play =
    Alla prima presa esce l’avversario del mazziere, poi chi ha vinto la presa. Si risponde al seme, ma non c’è mai obbligo di superare una carta di seme. Chi è senza il seme deve giocare un tarocco. Se esce un tarocco se ne gioca uno più alto, potendo, altrimenti uno qualsiasi. Chi non ha né il seme né tarocchi gioca una carta qualsiasi.

    Il Matto si può giocare quando si vuole. Perde la presa, ma chi lo gioca lo riprende. In cambio c’è una carta dovuta: una carta vinta più tardi va all’avversario, e si sceglie dopo l’ultima presa. Chi non prende più niente deve dare il Matto all’avversario. Si può anche uscire con il Matto: allora l’altro gioca una carta qualsiasi. (C9–C15, C19–C23)
    .title = Le prese

guide-chinze-score =
    Dopo l’ultima presa ognuno somma i punti delle carte prese e le accuse. Il Bagatto è l’1: se si gioca proprio all’ultima presa, chi la vince segna altri 20 punti. È il Bagatto urtimo.

    Esempio (nell’immagine): Anna ha 32 carte, che fanno 11 punti, e 34 per le carte di conto che ci sono dentro: 45. Con tre Re 5, gatti 10 e Bagatto urtimo 20 arriva a 80. Bruno ha 33 per le sue 46 carte e 10 per una famiglia: 43.

    Sul foglio del conto ogni accusa ha la sua riga; poi vengono il Bagatto e i punti delle prese. (C35–C38)
    .title = Il conto

guide-chinze-well =
    {""}**Accuse.** Accusa subito quello che hai: aspettare di rado porta di più. Finché c’è il tallone, tieni i gruppi a cui manca una carta: tre carte di una famiglia, due dei tre gatti, nove tarocchi.

    {""}**Ricorda.** Ogni carta pescata si mostra. Finito il tallone, tutte le carte che non hai visto sono in mano all’avversario: da quel momento puoi conoscerle tutte.

    {""}**Tarocchi.** Chi può deve superare il tarocco con cui esci. Così uno basso può farne uscire uno alto, e il tuo più alto ne prende uno piccolo. Il 20 vale 4 punti e solo il 21 lo batte: giocalo quando il 21 è andato, o in risposta.

    {""}**Carte di conto.** Quando esce l’avversario, prendi ogni carta di conto che puoi, con la carta che vale meno fra quelle che bastano. Esci nei semi di cui l’avversario è senza, se non ha più tarocchi.

    {""}**Il Matto.** Giocalo quando l’avversario prenderebbe un Re o un’altra buona carta, ma finché puoi ancora vincere una presa. La carta che dai in cambio porta i suoi punti all’avversario: dai una carta numerale.

    {""}**L’ultima presa.** Tieni l’1 per l’ultima solo se hai i tarocchi per vincerla, o i 20 punti vanno all’avversario. Se l’1 lo ha ancora l’avversario, tieni fino alla fine un tarocco più alto. (C11, C14, C22, C28, C35)
    .title = Giocare bene
