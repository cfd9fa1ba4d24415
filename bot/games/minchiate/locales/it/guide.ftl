# Come si gioca alle Minchiate, capitolo per capitolo, per chi le vuole imparare (M: i numeri delle regole).

guide-minchiate-aim =
    Quattro giocatori in due coppie, i compagni uno di fronte all’altro, con 97 carte. Si gira sempre a destra. Ogni coppia vuole le carte di conto, nelle prese e soprattutto insieme: tre di fila fra i tarocchi più alti valgono ben più di tre da sole.

    Si vince a resti di 60 punti. Una partita intera è di tre giri di quattro mani; a ogni giro si cambia compagno, così ciascuno gioca con tutti, e ognuno tiene il proprio conto dei resti. Le partite più corte sono di un giro o di una mano sola. (M29–M37, M120)
    .title = Il gioco

guide-minchiate-cards =
    Quattro semi di quattordici carte: Coppe, Denari, Spade, Bastoni, con Re, Donna, Cavallo e Fante (o Fantina). A Spade e Bastoni la più alta delle cartiglie è il dieci, a Coppe e Denari l’asso. Quaranta tarocchi, da 1 a 40, battono ogni seme; gli ultimi cinque non hanno numero: Stella, Luna, Sole, Mondo, Trombe. Il Matto sta a sé.

    Contano: le cinque arie 10 ciascuna; dal 30 al 35, il 28, il 20, il 13, il 10, l’uno e il Matto 5 ciascuno; i papi dal 2 al 5, 3 ciascuno; ogni Re 5. Le altre non contano. (M1–M12)
    .title = Le carte

guide-minchiate-melds =
    Una versicola è un gruppo di carte di conto che segna tutto insieme:
    • tre o più di fila fra 1 e 5, o fra 28 e 40; una fila più lunga è una versicola sola
    • tre o quattro Re
    • uno, Matto e quaranta; uno, tredici e ventotto
    • le diecine 10, 20, 30, 40; ne bastano tre, purché ci siano il 20 e il 30

    Vale la somma delle sue carte; il 29 vi conta 5. Il Matto entra in ogni altra versicola e vi aggiunge 5, ma non sostituisce nessuna carta. Una carta può servire in più versicole. Quelle che si hanno in mano si dichiarano durante la prima presa; quelle delle carte prese contano di nuovo alla fine. (M13–M28, M71–M75)
    .title = Le versicole

guide-minchiate-deal =
    Alza chi sta a sinistra del mazziere. Se l’ultima carta del pacchetto alzato è di conto, o un sopraventi dal 20 al 29, la ruba, e così la seguente, finché ne viene una che non si ruba. Le carte di conto rubate si segnano subito.

    Ognuno ha 21 carte; l’ultima va scoperta (anche quella del mazziere) e si segna se conta. Le tredici che restano, o meno se qualcuna è stata rubata, sono la folla. Il mazziere ne scopre, tiene e segna come chi ha alzato, poi piglia tutte le carte di conto rimaste, che non si segnano. Chi ha preso carte ne scarta altrettante: la folla torna di tredici. Dopo la prima presa gli scarti si mostrano. (M38–M63)
    .title = Alzata, ruba e folla

guide-minchiate-play =
    Esce chi sta a destra del mazziere. Si risponde al seme; chi non ne ha gioca un tarocco; chi non ha neppure tarocchi, quel che vuole. Non c’è obbligo di superare. Vince il tarocco più alto, altrimenti la carta più alta del seme d’uscita.

    La carta di conto presa dall’altra coppia muore: il suo valore si segna subito. Il Matto si gioca quando si vuole e torna in cambio di una carta che non conta; solo all’ultima presa lo si può perdere. Se un seme esce per la prima volta ed è già stato tagliato, chi gioca dopo e ne ha il Re deve metterlo. Chi resta senza tarocchi casca: mette le carte in terra, e per lui sceglie chi ha vinto la presa precedente. (M76–M109)
    .title = Le prese

guide-minchiate-score =
    Durante la mano si tiene la differenza dei segni; ogni volta che arriva a 60 la coppia in vantaggio vince un resto. Alla fine ogni coppia conta: un punto per ogni carta oltre le 42, le versicole, 10 per l’ultima, e le carte di conto ancora una volta; si aggiungono i segni non pagati. La differenza si arrotonda per eccesso: da 1 a 60 un resto, da 61 a 120 due.

    Chi non ha fatto prese ha perso per cappotto: quattordici resti, e i segni non pagati contano doppio. Ogni perdente paga un vincente. (M64–M70, M110–M126)
    .title = Segni e resti
