# Come si gioca a Mineo, capitolo per capitolo (S: i numeri delle regole).

guide-mineo-aim =
    Si gioca in tre con le 63 carte siciliane. In ogni mano giocata uno, il solista, sta contro gli altri due, i difensori. Il solista è una parte, i difensori sono l’altra. Si gioca a prese (una carta a testa; la migliore le vince tutte e tre). Si vince a jochi: ogni joco è un gettone.

    Una mano è di venti prese. Una partita è di tre, sei, nove … mani, di solito sei; le mani che nessuno gioca non contano. Dopo ogni mano, giocata o no, dà le carte chi sta a destra del mazziere (chi le ha date l’ultima volta). (S14–S15, S85–S89)
    .title = Il gioco

guide-mineo-first =
    Nell’immagine: le carte che contano di più. I trionfi (carte numerate senza seme) battono tutte le carte dei quattro semi; il Fujutu (né seme né numero) non batte niente.

    {""}**Che cosa succede**
    1. Ricevi cinque carte e parli (dici una parola), per esempio «altre cinque» (ne vuoi ancora) o «mischio» (passi). Finché qualcuno ne vuole, tutti ne ricevono altre cinque, fino a venti. Allora qualcuno può dire «vado solo» (contro gli altri due) ed è il solista; altrimenti comincia la mano dopo.
    2. Il solista prende il monte (le ultime tre carte) e scarta (mette da parte) tre carte.
    3. Esce (gioca la prima carta) chi sta a destra del solista. Gli altri rispondono al seme (giocano una carta dello stesso seme). Se sei senza un seme, giochi un trionfo; senza trionfi, una carta qualsiasi.
    4. Vince il trionfo più alto, altrimenti la carta più alta del seme d’uscita. Chi vince esce alla presa dopo; la sua parte tiene le carte prese. Dopo venti prese si contano i jochi.

    {""}**Che cosa premere.** **Le mie carte** mostra le tue carte e che cosa puoi fare, solo a te. Premi una carta o una risposta: il bot conosce le regole. **Mano guidata** gioca una mano con consigli.

    {""}**Che cosa cercare.** Più di metà dei punti, l’ultima presa, i quattro Re e i trionfi dal 16 al 19: ognuno porta un joco.

    {""}**Cinque abitudini**
    • Chiedi carte se hai qualche trionfo; di’ «vado solo» con dieci o più.
    • Esci: da solista con il trionfo più alto, da difensore con una bassa del seme più lungo.
    • Non giocare un trionfo dal 16 al 19 se l’altra parte può ancora superarlo.
    • La presa è della tua parte: dai un Re o una Regina.
    • Tieni un trionfo per l’ultima. (S22–S24, S52–S59, S77)
    .title = La tua prima mano

guide-mineo-cards =
    Quattro semi: le figure Re, Regina, Cavallo e Donna, poi dal 10 al 5; a Oro anche il 4. 21 trionfi: il 20, Giove, è il più alto, l’1 sono i Picciotti, e sotto c’è la Miseria. Dal 16 al 20 sono le Arie. Il Fujutu non è di nessun seme e non prende mai.

    Carte di conto: Giove, Picciotti e Fujutu valgono 10 l’uno, le carte dal 16 al 19 e i Re 5, le Regine 4, i Cavalli 3, le Donne 2. Ogni altra carta vale 1 (è una scartina). Ogni tre carte prese si tolgono 2 punti. Sono 104 in tutto, e con i 5 dell’ultima presa 109. La parte che ne ha 55 ha la rimatura.

    Esempio: un Re e due scartine valgono 5 + 1 + 1 – 2 = 5 punti. (S1–S13)
    .title = Le carte

guide-mineo-auction =
    Prima di dare le carte, il mazziere può guardare l’ultima carta del mazzo. Si danno cinque carte per volta, e dopo ogni giro ciascuno parla una volta: è l’asta.
    • «Altre cinque» chiede altre cinque carte. Se nessuno le vuole, la mano è annullata (va a monte: nessuno la gioca).
    • «Mischio» vuol dire che la annulleresti.
    • «Pago» offre un joco per chiudere la mano.
    • «Vado solo» con le prime cinque carte è una stata: la mano vale doppio.
    Con venti carte a testa ne restano tre, il monte, che il mazziere guarda. In quest’ultimo giro si può dire ancora «vado solo», e anche «prendo», che incassa i jochi offerti e chiude la mano.

    Esempio: due hanno detto «pago». Tu dici «prendo»: ciascuno ti paga un joco e comincia la mano dopo.

    Il solista prende il monte e scarta tre carte, nessuna da 5 o da 10. Poi può scommettere un joco che alla fine Giove, Picciotti e Fujutu saranno tutti suoi (scommessa). Un difensore che, quando è stato detto «vado solo», non aveva ancora parlato può scommettere sull’ultima presa (rivanto). (S22–S50)
    .title = L’asta

guide-mineo-play =
    Esce chi sta a destra del solista. Si risponde al seme; chi è senza il seme deve tagliare (giocare un trionfo); chi non ha né il seme né trionfi gioca una carta qualsiasi. Non c’è mai l’obbligo di superare. Vince il trionfo più alto, altrimenti la carta più alta del seme d’uscita.

    Il Fujutu si gioca quando si vuole. Se la presa va all’altra parte, il Fujutu torna lo stesso alla sua, che alla fine paga una scartina. Prendere all’altra parte il 16, il 17, il 18, il 19 o i Picciotti è una pigliata, che vale un joco. Se il tavolo lo ammette, i difensori si parlano, ma solo con frasi fisse. (S51–S66, S90–S93)
    .title = Le prese

guide-mineo-score =
    Vale un joco ciascuno: la rimatura (la maggioranza dei punti), il vanto (l’ultima presa), i quattro Re (Quattro Re), le Arie dal 16 al 19 (con Giove sono due), ogni pigliata, e scommessa e rivanto, se sono stati detti.

    La differenza fra le due parti è quanto ogni difensore paga al solista, o riceve; dopo una stata, il doppio.

    Esempio (nell’immagine): Anna, la solista, ha 60 punti contro 49: la rimatura è sua, 1. Le Arie con Giove fanno 2, una pigliata 1: ha 4 jochi. I difensori hanno vinto l’ultima presa: vanto 1, e rivanto 1, perché Bruno l’aveva detto. Con una pigliata ne hanno 3. Ogni difensore paga ad Anna un joco. (S67–S84)
    .title = I jochi

guide-mineo-well =
    {""}**Andare solo.** Decidono i trionfi. In 2200 mani giocate da bot, i solisti con undici trionfi ne hanno vinte 86 su 100, con dieci 69, con otto o nove 54. Giove e ogni altra Aria valgono circa due terzi di joco in più, il Fujutu e ogni Re circa mezzo.
    Una stata vale doppio e non conosci quindici delle tue carte: dilla solo con tre di queste fra le prime cinque: Giove, le altre Arie, il Fujutu.

    {""}**Prendo** è sicuro: accetta l’offerta, se andando solo non ti aspetti di più. **Pago** è per carte molto deboli.

    {""}**Lo scarto.** Metti via Regine, Cavalli e Donne dei semi corti: i loro punti restano tuoi, e resti senza il seme.

    {""}**Le Arie.** Un’Aria presa dall’altra parte costa un joco. Giocala quando dopo non può venire un trionfo più alto. Esci con Giove, o con il trionfo più alto ancora fuori, per far cadere quelli più bassi.

    {""}**I Picciotti** sono quasi il trionfo più basso. Giocali quando la presa è della tua parte, o per ultimi quando esce un seme di cui sei senza.

    {""}**Il Fujutu** non deve rispondere al seme: con lui salvi un’Aria o un Re.

    {""}**L’ultima presa** vale un joco e 5 punti: conta i trionfi e tienine uno che nessuno supera. Di’ rivanto solo con Giove e nove trionfi, scommessa solo se hai tutte e tre le carte e sette trionfi.

    {""}**I difensori** escono nei semi lunghi, così il solista deve spendere trionfi, e si danno le carte buone l’uno nelle prese dell’altro. (S12, S29, S32, S41, S45–S46, S57, S66, S70)
    .title = Giocare bene
