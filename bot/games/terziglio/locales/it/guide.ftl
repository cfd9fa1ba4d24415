# Come si gioca a Terziglio, capitolo per capitolo (T: i numeri delle regole).

guide-terziglio-aim =
    Si gioca in tre con le 62 carte di Bologna. In ogni mano uno, il giocatore solo, sta contro gli altri due, i difensori. Il giocatore solo è una parte, i difensori sono l’altra. Si gioca a prese (una carta a testa; la migliore le vince tutte e tre). Tutti e tre segnano per le carte che hanno in mano, per quelle che si trovano insieme in una presa e per quelle che vincono nelle prese.

    Una mano è di 19 prese. Una partita è di solito di tre mani; una mano che nessuno vuole giocare da solo non conta. A ogni mano dà le carte il giocatore seguente. Dopo ogni mano il giocatore solo riceve punti di partita da ogni difensore, o glieli paga; vince la partita chi ne ha di più. (T1, T9, T63–T64)
    .title = Il gioco

guide-terziglio-first =
    L’immagine mostra le carte che contano di più. I 21 trionfi (carte numerate senza seme) battono tutte le carte dei semi; il Matto (né seme né numero) non batte niente.

    {""}**Che cosa succede**
    1. Ognuno riceve 19 carte; il monte (le altre cinque) sta sul tavolo. A turno ognuno parla (dice una parola): passo, «gioco» (con il monte) o «solo» (senza). Chi dice la più alta è il giocatore solo. Con «gioco» prende il monte e scarta (mette da parte) cinque carte, meglio se semi interi.
    2. Poi tutti possono accusare (mostrare e segnare) carte che stanno bene insieme: tre Re, un Re con la sua Regina e il suo Cavallo e così via. Le trova il bot.
    3. Il giocatore solo esce (gioca la prima carta). Gli altri rispondono al seme (giocano lo stesso seme). Se sei senza un seme, devi tagliare (giocare un trionfo); senza trionfi, una carta qualsiasi.
    4. Vince il trionfo più alto, altrimenti la carta più alta del seme d’uscita. Chi vince esce alla presa dopo; la sua parte tiene le carte prese. Alla fine il bot conta.

    {""}**Che cosa premere.** **Le mie carte** mostra le tue carte e che cosa puoi fare, solo a te. Premi una carta o una risposta: non puoi violare le regole. **Mano guidata** è una mano con consigli.

    {""}**Che cosa cercare.** Vinci le prese con dentro Re, Regine, Cavalli, Fanti e trionfi alti.

    {""}**Quattro abitudini**
    • Passa, se non hai otto trionfi, o sette e due Re.
    • Vince l’altro difensore: dai un Re o un’altra carta buona.
    • Vincono gli altri: se puoi, prendi le carte buone; altrimenti gioca una carta bassa.
    • Salva una carta buona con il Matto: si gioca quando si vuole e torna alla tua parte. (T10–T16, T37, T42–T44)
    .title = La tua prima mano

guide-terziglio-cards =
    Quattro semi di dieci: le figure Re, Regina, Cavallo e Fante, poi 10, 9, 8, 7, 6 e l’asso. 21 trionfi e il Matto. Fra i trionfi il 2, il 3, il 4 e il 5 sono i quattro Mori: sono pari fra loro, e vince l’ultimo giocato.

    I tarocchi sono il 21 (Mondo), il 20 (Angelo), l’1 (Bagatto) e il Matto. Valori: ogni tarocco 5, Re 5, Regina 4, Cavallo 3, Fante 2, ogni altra carta 1. Le carte prese si contano a coppie, togliendo un punto per coppia: 87 in tutto, e con i 6 dell’ultima 93. (T2–T8)
    .title = Le carte

guide-terziglio-melds =
    {""}**Le cricche** sono tre o quattro carte dello stesso tipo: tarocchi 18 o 36, Re 17 o 34, Regine 14 o 28, Cavalli 13 o 26, Fanti 12 o 24.

    {""}**Le sequenze** sono di tre carte o più:
    • un seme dal Re in giù per le figure, con l’asso in fondo
    • i trionfi dal più alto in giù (la sequenza grande)
    • i Mori
    • gli assi
    Tre carte valgono 10, e ognuna in più 5. In una sequenza di seme o di trionfi può mancare una delle tre carte sotto la prima (il vuoto).

    {""}**I contatori.** Il Matto e l’1 fanno da contatori nelle sequenze, non nelle cricche. Ognuno sostituisce una carta che manca, o allunga di una carta una sequenza che è già buona da sola. In una sequenza ciascuno serve una volta, ma può servire in più sequenze insieme. La prima carta e una delle tre sotto devono essere vere; due contatori non stanno mai vicini. Per i Mori e per gli assi ci vogliono due carte vere.

    Esempio: con Re, Regina e Cavallo di Spade, due assi di altri semi e il Matto segni 15 per le Spade (tre carte e il Matto) e 10 per gli assi (due e il Matto): 25.

    Tre o più cricche segnate insieme valgono doppio, e anche tre o più sequenze. (T20–T36)
    .title = Cricche e sequenze

guide-terziglio-auction =
    Parla per primo chi viene dopo il mazziere; all’asta ciascuno parla una volta: passo, «gioco» o «solo». «Solo» supera «gioco». Se passano tutti, la mano va a monte.

    Chi dice «gioco» prende le cinque carte del monte senza mostrarle e ne scarta cinque, mai tarocchi o Re. Le carte scartate contano alla fine per il giocatore solo, se fa almeno una presa. Chi dice «solo» lascia il monte sul tavolo: conta alla fine allo stesso modo, e la mano vale doppio. (T10–T19, T60)
    .title = Asta e scarto

guide-terziglio-play =
    Prima dell’uscita ognuno può accusare quello che ha in mano, tutto o in parte: comincia il giocatore solo, che poi esce. Si risponde al seme; chi è senza il seme deve tagliare; chi non ha né il seme né trionfi gioca una carta qualsiasi. Non c’è mai l’obbligo di superare.

    Se le tre carte di una presa formano una cricca o una sequenza, chi vince la presa la segna subito, tranne se c’è il Matto. Il Matto si gioca quando si vuole e non vince mai. Alla fine torna alla sua parte, che dà in cambio una carta presa, a scelta, se quella presa era degli altri. Una parte senza prese lo perde. (T37–T51)
    .title = Le prese

guide-terziglio-score =
    Ogni parte somma le accuse, i punti segnati nelle prese, i punti delle carte, e le cricche e sequenze delle carte prese, che contano di nuovo. Vince il totale più alto; a parità perde il giocatore solo.

    Esempio (nell’immagine): Anna, il giocatore solo, ha 10 di accuse, 44 per le carte, 6 per l’ultima e 17 per tre Re. Tre sequenze (15, 10 e 10) valgono doppio: 70. Il suo totale è 147, quello dei difensori 86.

    Si paga solo il totale di chi ha vinto: un punto di partita ogni 50 punti interi, arrotondando in su se ne mancano al massimo 4. Ai 147 di Anna ne mancano 3 per 150: riceve 3 punti di partita da ogni difensore. Il solo raddoppia. Tutte le diciannove prese (cappotto) valgono altri 40 punti di partita. Ogni difensore paga questa somma al giocatore solo, o la riceve. (T52–T62)
    .title = Il conto

guide-terziglio-well =
    {""}**L’asta.** Conta i trionfi. In 3000 mani giocate da bot, il giocatore solo con nove trionfi ha vinto tre mani su quattro, con sette appena due su tre. Il 21, il 20, i Re, il Matto e i semi corti migliorano le carte. Di’ «solo» soltanto con una decina di trionfi, e fra loro i più alti.

    {""}**Lo scarto.** Tieni i trionfi. Se puoi, scarta semi interi: senza un seme vinci le sue prese con i trionfi, e questo vale più di ogni carta. Di un seme con il Re può restare solo il Re. Poi scarta assi e Fanti: potrebbero prenderteli, e nello scarto contano per te.

    {""}**Uscire.** Da giocatore solo esci presto con i Re, e con trionfi alti, così gli altri restano senza. Da difensore esci con una bassa del tuo seme più lungo: presto il giocatore solo deve tagliarlo.

    {""}**Quanto vale una presa.** Il terzo Re o la terza Regina fra le carte prese fa una cricca, e ogni carta può completare una sequenza. Vale molto più dei punti delle carte: lotta per le prese con figure, assi, Mori e trionfi alti.

    {""}**L’1.** È un tarocco e un contatore: lo vogliono tutti, e ogni altro trionfo lo batte. Giocalo quando la presa è della tua parte, o usalo per vincere quando nessun altro ha trionfi.

    {""}**Il Matto.** Giocalo per salvare una figura o l’1. Per tenerlo, la tua parte deve fare una presa. In cambio dai una carta dal 6 al 10, non una di una sequenza.

    {""}**I Mori.** Vince l’ultimo giocato: tieni il tuo per le prese che chiudi tu.

    {""}**I difensori.** Se difendi, metti le carte buone nelle prese del compagno e fai spendere trionfi al giocatore solo. Si paga solo il totale di chi vince: se la tua parte perde, tieni basso il totale dell’altra. (T5, T17, T18, T22, T44, T46, T49–T50, T56, T59)
    .title = Giocare bene
