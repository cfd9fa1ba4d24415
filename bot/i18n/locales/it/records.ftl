# Una partita raccontata riga per riga (germini replay, il file di testo di un’esportazione).
told-when = Inizio: { $start }, ore { $from }; fine: { $end }, ore { $to } (UTC)
told-day = Data: { $day }, { $from }–{ $to } UTC
told-players = Al tavolo: { $who }
told-deal = Mano { $deal }
told-seal = Sigillo: { $hash }; seme: { $seed }
told-hands = Carte in mano all’inizio del gioco
told-hand = { $seat }: { $cards }
told-trick = Presa { $number }: esce { $leader }. { $cards }. Prende { $winner }.
told-chosen = (La carta di { $seat } l’ha scelta { $by }.)
told-count = Conto della mano
told-columns = Colonne, da sinistra a destra: { $sides }
told-total = Totale
told-refused = La partita si ferma qui: le regole rifiutano la mossa che segue ({ $code }, regola { $rule }, in { $where }).
told-broken = La registrazione si ferma qui ({ $where }: { $why }).
told-end = Fine della partita
told-end-early = Partita finita prima del tempo
told-place = { $place }. { $who }: { $amount }

# Perché un file non è una partita esportata.
record-format = Questa non è una partita esportata: «format» dev’essere «{ $format }».
record-version = Questo file ha la versione { $version }; questo Germini legge le versioni fino alla { $known }.
record-shape = Il file della partita non è valido. { $what }
record-shape-missing = Manca «{ $field }».
record-shape-unknown = Campo sconosciuto: «{ $field }».
record-shape-value = «{ $field }» non può essere «{ $value }».
record-shape-kind = «{ $field }» dev’essere { $expected ->
    [int] un numero intero
    [str] un testo
    [bool] vero o falso
    [array] un elenco
    [object] un oggetto
   *[other] un’altra cosa
}, non { $got ->
    [int] un numero
    [float] un numero decimale
    [str] un testo
    [bool] vero o falso
    [array] un elenco
    [object] un oggetto
    [null] vuoto
   *[other] questo valore
}.
record-shape-fraction = «{ $field }» contiene un numero decimale; lì sono ammessi solo numeri interi.
record-shape-thing = Valore inatteso.
record-shape-other = { $why }.
record-unfinished = Questa partita non è ancora finita. Il file, il replay e le carte di tutti saranno disponibili alla fine.
record-unsound = Questo file non supera la verifica. «germini verify» dice perché.

# Che cosa è sbagliato nel file di una partita.
record-at-deal = Mano { $deal }: { $what }
record-at-step = Mano { $deal }, passo { $step }: { $what }
record-seat = Posto { $number }
record-checksum = La somma di controllo non corrisponde: il file è stato modificato dopo la scrittura.
record-game = Non esiste un gioco chiamato «{ $game }».
record-rules-rev = La partita è stata giocata con la revisione { $revision } delle regole; questo Germini gioca con la { $known }.
record-cards = L’elenco delle carte non corrisponde al mazzo di questo gioco.
record-options = Le opzioni del tavolo non sono valide: { $why }
record-preset = Questo gioco non ha un regolamento chiamato «{ $preset }».
record-players = { $count ->
    [one] Il file nomina { $count } persona; per giocare ne servono { $needed }.
   *[other] Il file nomina { $count } persone; per giocare ne servono { $needed }.
}
record-times = Gli orari d’inizio e di fine non possono essere giusti.
record-engine = Gli eventi registrati sono incompatibili con le regole ({ $why }).
record-no-deals = Il file non contiene nessuna mano.
record-no-steps = Non è registrato nessun passo.
record-deal-number = Questa mano ha il numero { $number } invece del numero { $expected }.
record-deal-end = La mano non finisce dove dovrebbe.
record-seed = Il seme non è scritto in cifre esadecimali.
record-seed-length = Il seme ha { $count } byte; un seme sigillato ne ha { $needed }.
record-level = Non esiste un livello dei bot chiamato «{ $level }».
record-seal = Il sigillo è rotto: seme e tavolo non danno l’hash pubblicato.
record-seal-terms = Il sigillo è rotto: seme e condizioni non danno l’hash pubblicato.
record-terms-form = Le condizioni del sigillo non hanno la forma prevista.
record-terms = Le condizioni del sigillo non corrispondono al file. È diverso: { $line ->
    [table] il tavolo
    [deal] il numero della mano
    [game] il gioco o le sue regole
    [options] una o più opzioni del tavolo
    [seats] chi sta a quale posto
   *[other] { $line }
}.
record-message = «{ $id }» non è l’ID di un messaggio.
record-part = L’aggiunta numero { $number } alla mano non ha la forma prevista, o quel posto è vuoto.
record-part-early = Un’aggiunta alla mano non conta: non è più recente del messaggio del sigillo, compare due volte o è fuori ordine.
record-part-late = Qualcosa è stato aggiunto alla mano dopo la fine della partita.
record-board-seed = Il seme casuale di questa mano non è quello della mano del giorno.
record-board-parts = Qualcosa è stato aggiunto a una mano del giorno. Non è possibile, perché tutti ricevono le stesse carte.
record-board-answer = Questa risposta di un bot, o questa alzata, non deriva dal seme casuale della mano del giorno.
record-board-length = Il numero delle risposte non è quello di questa mano del giorno.
record-shuffle = Le carte non derivano dal seme sigillato (evento { $number }, { $fact }).
record-chance = Numeri casuali inattesi a questo punto ({ $kind }).
record-unknown-decision = La scelta fatta non è registrata, perciò il resto non si può controllare.
record-who = Chi risulta aver fatto questa scelta non poteva farla.
record-by = Questa scelta non può essere stata fatta così (persona, bot o orologio).
record-illegal = La scelta non era ammessa. { $why }
record-fact = L’evento { $number } ({ $fact }) non deriva dalla scelta.
record-fact-missing = Manca un evento: { $fact }.
record-fact-extra = Evento inatteso: { $fact }.
record-no-end = Dopo l’ultimo passo la partita non è finita.
record-conceded = Secondo il risultato si è arresa una parte che non poteva farlo.
record-result = Nel risultato è sbagliato questo: { $what }.
record-result-balances = i saldi
record-result-places = i piazzamenti
record-result-deals = il numero delle mani
record-result-complete = se la partita sia stata completa

# germini verify, germini replay.
cli-verify-sound = { $file } è valido: { $deals ->
    [one] { $deals } mano
   *[other] { $deals } mani
}, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}; ogni scelta, ogni evento e ogni punto rispettano le regole.
cli-verify-seal = Mano { $deal }: sigillo { $hash }. Confrontalo con quello che il tavolo ha pubblicato prima di dare le carte.
cli-verify-vouches = È dimostrato che ogni mossa rispetta le regole, e che tutti gli eventi, i punti e il risultato derivano dalle mosse e dai semi. Se un sigillo è uguale a quello pubblicato dal tavolo, il mazzo di quella mano era fissato prima di dare le carte.
cli-verify-not-moves = Non è dimostrato che le mosse siano state davvero queste. Le mosse non sono sigillate: chi amministra il bot, o chiunque abbia il file, può sostituirle con altre mosse ammesse e ricalcolare la somma di controllo. Confrontale con una copia conservata da qualcun altro.
cli-verify-not-drawn = Non è dimostrato nemmeno che un seme sia stato sorteggiato: chi amministra il bot potrebbe averne provati molti prima di pubblicare il sigillo.
cli-verify-people = Mano { $deal }: { $count ->
    [one] una persona ha aggiunto qualcosa
   *[other] { $count } persone hanno aggiunto qualcosa
} dopo la pubblicazione del sigillo nel messaggio { $message }: { $who }. L’ultimo ad aggiungere: { $last }.
cli-verify-nobody = Mano { $deal }: il sigillo è stato pubblicato nel messaggio { $message }, ma nessuno ha aggiunto nulla. Chi amministra il bot avrebbe potuto scegliere questa mano.
cli-verify-unpublished = Mano { $deal }: il sigillo non è stato pubblicato, quindi niente di ciò che è stato aggiunto conta. Chi amministra il bot avrebbe potuto scegliere questa mano.
cli-verify-old = Mano { $deal }: il sigillo è di una versione precedente, e nessuno poteva aggiungere nulla. Chi amministra il bot avrebbe potuto scegliere questa mano.
cli-verify-board = Questa è la mano del giorno n. { $number } ({ $day }, UTC), come l’ha giocata una persona. Tutti ricevono la stessa mano, quindi nessuno aggiunge nulla. Confronta il sigillo con quello mostrato prima della prima carta.
cli-verify-bots = Le risposte dei bot sono state ricalcolate: derivano dal seme casuale e da ciò che vedeva il loro posto.
cli-verify-bots-other = I bot sono quelli della versione { $version }; questo Germini ha la versione { $known }. Le loro risposte seguono le regole, ma non sono state ricalcolate.
cli-verify-trust = Protetti solo dalla somma di controllo, che chi modifica il file può ricalcolare: i nomi, gli orari, se ha deciso una persona o l’orologio, il nome del regolamento e l’ordine delle carte dove non conta.
cli-verify-trust-old = Protetti solo dalla somma di controllo, che chi modifica il file può ricalcolare: i nomi, gli orari, il livello di un bot, se ha deciso una persona o l’orologio, il nome del regolamento, le opzioni rimaste senza effetto e l’ordine delle carte dove non conta.
cli-verify-broken = { $count ->
    [one] { $file } non supera la verifica: { $count } problema.
   *[other] { $file } non supera la verifica: { $count } problemi.
}
cli-replay-no-picture = Solo le partite esportate si possono trasformare in immagini.
cli-replay-no-deal = Questa partita non ha la mano { $deal }. Numero di mani: { $deals }.
cli-replay-picture = { $file }: mano { $deal }, { $frames } fotogrammi, { $seconds } secondi, { $size } kB.
