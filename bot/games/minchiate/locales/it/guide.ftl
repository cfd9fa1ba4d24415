# Come si gioca alle Minchiate, capitolo per capitolo, per chi vuole imparare (M: i numeri delle regole).

guide-minchiate-aim =
    Quattro giocatori in due coppie, con 97 carte. I compagni siedono uno di fronte all’altro e si gira sempre a destra. Si gioca a prese (una carta a testa; la migliore le vince tutte e quattro). Ogni coppia cerca di vincere le prese con dentro carte di conto (quelle che valgono punti) e soprattutto di riunire versicole (gruppi di carte che segnano insieme): fra i tarocchi (le quaranta carte che battono tutte le altre), tre di seguito fra i più alti valgono molto di più insieme che da soli.

    Ci sono i segni (i punti fatti durante la mano) e i punti che si contano alla fine. Si gioca a resti (sessanta punti l’uno): ognuno ha il proprio saldo di resti.

    Un giro è di quattro mani, così ognuno fa una volta il mazziere (chi dà le carte). Poi si cambia compagno. La partita intera è di tre giri: ciascuno gioca con tutti. Prima si estrae una carta a testa per i posti: chi ha la più alta dà le carte per primo e gioca in coppia con chi ha la seconda. Le partite più corte sono di un giro o di una mano sola. (M29–M37, M64, M120)
    .title = Il gioco

guide-minchiate-first =
    L’immagine mostra le 25 carte da conoscere: le carte di conto. I tarocchi battono tutte le carte dei quattro semi.

    {""}**Che cosa succede**
    1. Chi sta a sinistra del mazziere alza (solleva una parte del mazzo). Chi alza e il mazziere possono ricevere carte in più, e allora ne mettono da parte altrettante, meglio le basse dei semi corti. Tutti giocano con 21 carte.
    2. Esce, cioè gioca la prima carta della presa, chi sta a destra del mazziere. Tutti devono rispondere al seme: giocare una carta dello stesso seme. Se sei senza un seme, devi tagliare (giocare un tarocco); senza tarocchi, una carta qualsiasi.
    3. Vince il tarocco più alto, altrimenti la carta più alta del seme d’uscita. Chi vince esce alla presa dopo, e la sua coppia tiene le carte prese.
    4. Nella prima presa il bot accusa per te le versicole: le mostra e le segna. Dopo 21 prese fa il conto.

    {""}**Che cosa premere.** **Le mie carte** mostra le tue carte e che cosa puoi fare, solo a te. Premi una carta o una risposta: non puoi violare nessuna regola. **Mano guidata**, qui sotto, gioca una mano intera con consigli.

    {""}**Che cosa cercare.** Vinci le carte di conto dell’altra coppia e tieni le tue lontane dalle sue prese.

    {""}**Cinque abitudini**
    • Esci con le carte basse dei semi.
    • Vince il tuo compagno e giochi per ultimo: dai una carta di conto.
    • Vince l’altra coppia: se nella presa ci sono carte di conto e puoi vincerla, vincila; altrimenti gioca una carta che non conta.
    • Se ti tocca darle una carta di conto, gioca invece il Matto (non vince mai e torna alla tua coppia): si può quasi sempre.
    • Tieni qualche tarocco per la fine. (M8, M76–M93)
    .title = La tua prima mano

guide-minchiate-cards =
    Quattro semi di quattordici carte: Coppe, Denari, Spade e Bastoni. Le più alte sono le figure: Re, Donna, Cavallo e Fante (a Coppe e Denari, Fantina). Sotto vengono le carte numerali: a Spade e Bastoni dal 10 giù fino al 2 e all’asso; a Coppe e Denari al contrario, dall’asso, 2 e 3 giù fino al 10.

    Quaranta tarocchi, numerati da 1 a 40, battono ogni carta di seme; fra tarocchi vince il numero più alto. I cinque più alti sono le Arie e si chiamano per nome: Stella (36), Luna (37), Sole (38), Mondo (39), Trombe (40). I cinque più bassi sono i Papi. Il Matto non è di nessun seme e non vince mai la presa.

    Carte di conto: dal 36 al 40 valgono 10 ciascuna; dal 30 al 35, il 28, il 20, il 13, il 10, l’1 e il Matto 5; i Papi dal 2 al 5 valgono 3, ogni Re 5. Le altre sono carte senza valore. (M1–M12, M87)
    .title = Le carte

guide-minchiate-melds =
    Una versicola è un gruppo di carte che segna tutto insieme:
    • tre o più tarocchi di seguito, tutti fra 1 e 5 (Papi) o tutti fra 28 e 40 (sequenza); se sono di più, la versicola è sempre una
    • tre o quattro Re
    • 1, Matto e 40 (la versicola del Matto)
    • 1, 13 e 28 (la versicola del tredici)
    • 10, 20, 30 e 40 (le diecine); ne bastano tre, se ci sono il 20 e il 30 (diecine vergognose)

    Vale la somma delle sue carte; il 29, che da solo non vale niente, qui conta 5. Se hai anche il Matto, entra in ogni altra tua versicola e le aggiunge 5, ma non sostituisce nessuna carta. Una carta può servire in più versicole.

    Esempio: 28, 29 e 30 valgono 15, e con il Matto 20. Se hai anche l’1 e il 13, allora 1, 13 e 28 sono una seconda versicola: 15, più 5 per il Matto. In tutto 40.

    Le versicole possono segnare due volte. Quelle che hai in mano si accusano nella prima presa, subito dopo la tua carta: tutti le vedono e si segnano subito. Quelle fra le carte prese dalla tua coppia contano alla fine, accusate o no. (M13–M28, M71–M75, M113)
    .title = Le versicole

guide-minchiate-deal =
    Alza chi sta a sinistra del mazziere: prende un pacchetto di carte e ne mostra l’ultima. Se è una carta di conto o un tarocco dal 20 al 29, la ruba: la tiene e mostra la seguente, fino a tredici carte. La prima carta di altro tipo resta lì e il rubare finisce. Il valore delle carte di conto rubate si segna subito. Poi chi ha alzato può guardare le tredici carte in fondo al pacchetto.

    Ognuno riceve 21 carte. L’ultima è una carta scoperta, anche per il mazziere, e si segna se conta. Le tredici che restano, o meno se qualcuna è stata rubata, sono la folla, che non è di nessuno. Il mazziere ne scopre le carte una a una, le tiene e le segna come ha fatto chi ha alzato; poi piglia tutte le carte di conto rimaste, che però non si segnano. A tutti si dice quante carte di ogni seme restano: «Nella folla: Coppe 2, Denari 4 …».

    Chi ha alzato e il mazziere scartano tante carte quante ne hanno avute in più, così la folla torna di tredici. Nell’immagine delle tue carte, un piccolo mazzo bianco segna quelle che hai rubato, scoperto o pigliato. Dopo la prima presa tutti vedono gli scarti. (M38–M63)
    .title = Alzata, rubare e folla

guide-minchiate-play =
    Alla prima presa esce chi sta a destra del mazziere, poi chi ha vinto la presa. Si risponde al seme. Chi non ne ha deve giocare un tarocco; chi non ha neppure tarocchi, una carta qualsiasi. Non c’è mai obbligo di superare. Vince il tarocco più alto, altrimenti la carta più alta del seme d’uscita.

    La carta di conto presa dall’altra coppia muore: chi la prende ne segna subito il valore. Se vince la presa la tua coppia, la carta è salva e non si segna niente.

    Il Matto si può giocare al posto di qualsiasi altra carta, e non vince mai. Resta alla tua coppia: se la presa va all’altra coppia, dai in cambio una carta senza valore presa prima. Solo nell’ultima presa (la ventunesima) si può perdere.

    Regola del Re: se un seme esce per la prima volta e nella presa c’è già un tarocco, chi gioca dopo e ha il Re di quel seme deve giocarlo, anche se ha il Matto.

    Chi resta senza tarocchi casca: scopre le sue carte, e a ogni presa quale si gioca lo decide chi ha vinto la precedente. (M76–M109)
    .title = Le prese

guide-minchiate-score =
    I segni si fanno durante la mano: per le carte di conto rubate o scoperte, per le versicole accusate e per le carte che muoiono. Si tiene solo la differenza fra le coppie. Ogni volta che arriva a 60, la coppia in vantaggio vince un resto e si tolgono 60. Quelli che avanzano alla fine sono i segni non pagati.

    Alla fine ogni coppia somma:
    • un punto per ogni carta presa oltre le 42
    • le versicole fra le carte prese
    • 10 per l’ultima presa
    • il valore delle sue carte di conto
    • i segni non pagati, se è in vantaggio

    La differenza si arrotonda per eccesso: da 1 a 60 un resto, da 61 a 120 due.

    Esempio (nell’immagine): Anna e Carla hanno 4 per le carte, 99 per le versicole, 99 per le carte di conto e 22 segni non pagati: 224. Bruno e Dino hanno 10 per l’ultima e 43 per le carte di conto: 53. La differenza è 171: tre resti.

    La coppia che non fa prese perde per cappotto: quattordici resti, e i segni non pagati contano doppio. Ognuno della coppia che perde paga i resti a uno della coppia che vince. (M64–M70, M110–M126)
    .title = Segni e resti

guide-minchiate-well =
    {""}**Una carta di conto che muore costa tre volte il suo valore:** gli altri la segnano, la contano, e tu non la conti.

    {""}**Le carte gelose** (1, 3, 13, 20, 28, 30, 33 e il Sole) servono in più versicole o stanno al centro di una. Giocale nelle prese che il tuo compagno vince di sicuro, prima le più piccole.

    {""}**Senza un seme.** Scarta i semi più corti: così ne vinci le prese con i tarocchi e catturi i Re. Con tre Re o pochi tarocchi non farlo. Quando un seme esce per la prima volta, chi ne è senza può rischiare un tarocco prezioso; la seconda volta uno alto, la terza solo un Papa o il 29.

    {""}**I Re.** Se un avversario ha preso un Re davanti a tutti, esci subito in quel seme: se chi ne è senza gioca un tarocco, il Re deve uscire (regola del Re). Per proteggere il tuo, esci con una carta bassa del suo seme se ne hai almeno cinque: dopo il primo giro il Re è libero.

    {""}**La fumata.** Uscire con un tarocco dal 20 al 29 (i sopraventi) vuol dire: ho le Trombe, o il tarocco più alto ancora fuori. Mai con il 29.

    {""}**Conta** quante carte di ogni seme sono ancora fuori: lo ricavi dalla folla, dagli scarti e dalle tue carte.

    {""}**La fine.** Tieni un tarocco sopra il 20 per l’ultima, gioca il Matto prima, e non restare senza tarocchi finché hai un Re o il Matto. (M54, M62, M84, M89, M99, M114)
    .title = Giocare bene
