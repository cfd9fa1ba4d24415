# Come si gioca alle Minchiate, capitolo per capitolo, per chi vuole imparare (M: i numeri delle regole).

guide-minchiate-aim =
    Quattro giocatori in due coppie, con 97 carte; i compagni siedono uno di fronte all’altro. Si gira sempre a destra. Ogni coppia cerca di vincere le prese con dentro carte di conto, e soprattutto di riunirle in versicole: tre di seguito fra i tarocchi più alti valgono molto di più insieme che da sole.

    I punti segnati durante la mano si chiamano segni; gli altri si contano alla fine. Sessanta punti fanno un resto, e si gioca a resti: ognuno ha il proprio saldo.

    La partita intera è di tre giri di quattro mani. Prima si estrae una carta a testa per i posti: chi ha la più alta è il primo mazziere e gioca in coppia con chi ha la seconda. Dopo ogni giro si cambia compagno, così ciascuno gioca con tutti. Le partite più corte sono di un giro o di una mano sola.

    Nella tua prima mano esci con le carte basse dei semi, gioca le carte di conto nelle prese che il tuo compagno vince di sicuro, e non restare senza tarocchi finché hai un Re o il Matto. (M29–M37, M64, M120)
    .title = Il gioco

guide-minchiate-cards =
    Quattro semi di quattordici carte: Coppe, Denari, Spade e Bastoni. Le più alte sono le figure: Re, Donna, Cavallo e Fante (a Coppe e Denari, Fantina). Sotto vengono le carte numerali: a Spade e Bastoni dal 10 giù fino al 2 e all’asso; a Coppe e Denari al contrario, dall’asso, 2 e 3 giù fino al 10.

    Quaranta tarocchi, numerati da 1 a 40, battono ogni carta di seme; fra tarocchi vince il numero più alto. I cinque più alti, le arie, si chiamano per nome: Stella (36), Luna (37), Sole (38), Mondo (39), Trombe (40). Il Matto non è di nessun seme e non vince mai la presa.

    Carte di conto: dal 36 al 40 valgono 10 ciascuna; dal 30 al 35, il 28, il 20, il 13, il 10, l’1 e il Matto 5; i Papi dal 2 al 5, 3; ogni Re 5. Le altre non valgono niente. (M1–M12, M87)
    .title = Le carte

guide-minchiate-melds =
    Una versicola è un gruppo di carte che segna tutto insieme:
    • tre o più tarocchi di seguito, tutti fra 1 e 5 (Papi) o tutti fra 28 e 40 (sequenza); se sono di più, la versicola è sempre una
    • tre o quattro Re
    • 1, Matto e 40
    • 1, 13 e 28
    • 10, 20, 30 e 40; ne bastano tre, se ci sono il 20 e il 30

    Vale la somma delle sue carte; il 29, che da solo non vale niente, qui conta 5. Se hai anche il Matto, entra in ogni altra tua versicola e le aggiunge 5, ma non sostituisce nessuna carta. Una carta può servire in più versicole.

    Le versicole possono segnare due volte. Quelle che hai in mano si accusano nella prima presa, subito dopo la tua carta: tutti le vedono e si segnano subito; con buone carte bastano a vincere un resto. Quelle fra le carte prese dalla tua coppia contano alla fine, accusate o no. (M13–M28, M71–M75, M113)
    .title = Le versicole

guide-minchiate-deal =
    Alza chi sta a sinistra del mazziere: prende un pacchetto di carte e ne mostra l’ultima. Se è una carta di conto o un tarocco dal 20 al 29, la ruba: la tiene e mostra la seguente, fino a tredici carte. La prima carta di altro tipo resta lì e il rubare finisce. Il valore delle carte di conto rubate si segna subito. Poi chi ha alzato può guardare le tredici carte in fondo al pacchetto.

    Ognuno riceve 21 carte. L’ultima è scoperta, anche quella del mazziere, e si segna se conta. Le tredici che restano, o meno se qualcuna è stata rubata, sono la folla, che non è di nessuno. Il mazziere ne scopre le carte una a una, e le tiene e segna come chi ha alzato; poi piglia tutte le carte di conto rimaste, che però non si segnano. A tutti si dice quante carte di ogni seme restano: «Nella folla: coppe 2, denari 4 …».

    Chi ha alzato e il mazziere scartano tante carte quante ne hanno prese, così la folla torna di tredici. Dopo la prima presa tutti vedono gli scarti. (M38–M63)
    .title = Alzata, rubare e folla

guide-minchiate-play =
    Alla prima presa esce chi sta a destra del mazziere, poi chi ha vinto la presa. Si risponde al seme. Chi non ne ha deve giocare un tarocco; chi non ha neppure tarocchi, una carta qualsiasi. Non c’è mai obbligo di superare. Vince il tarocco più alto, altrimenti la carta più alta del seme d’uscita.

    La carta di conto presa dall’altra coppia muore: chi la prende ne segna subito il valore. Se vince la presa la tua coppia, la carta è salva e non si segna niente.

    Il Matto si può giocare al posto di qualsiasi altra carta, e non vince mai. Resta alla tua coppia: se la presa va all’altra coppia, dai in cambio una carta senza valore presa prima. Solo nell’ultima presa si può perdere.

    Regola del Re: se un seme esce per la prima volta e nella presa c’è già un tarocco, chi gioca dopo e ha il Re di quel seme deve giocarlo, anche se ha il Matto.

    Chi resta senza tarocchi casca: mette le carte scoperte, e a ogni presa gliele sceglie chi ha vinto la precedente. (M76–M109)
    .title = Le prese

guide-minchiate-score =
    I segni si fanno durante la mano: per le carte di conto rubate o scoperte, per le versicole accusate e per le carte che muoiono. Si tiene solo la differenza fra le coppie. Ogni volta che arriva a 60, la coppia in vantaggio vince un resto e si tolgono 60.

    Alla fine ogni coppia somma:
    • un punto per ogni carta presa oltre le 42
    • le versicole fra le carte prese
    • 10 per l’ultima
    • il valore delle sue carte di conto
    • i segni non pagati, se è in vantaggio

    La differenza si arrotonda per eccesso: da 1 a 60 un resto, da 61 a 120 due.

    La coppia che non fa prese perde per cappotto: quattordici resti, e i segni non pagati contano doppio. Ognuno della coppia che perde paga i resti a uno della coppia che vince. (M64–M70, M110–M126)
    .title = Segni e resti
