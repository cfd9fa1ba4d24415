# Una partita raccontata riga per riga (germini replay, il file di testo di un’esportazione).
told-when = Giocata dalle { $from } del { $start } alle { $to } del { $end } (UTC)
told-day = Giocata il { $day }, { $from }–{ $to } UTC
told-players = Al tavolo: { $who }
told-deal = Mano { $deal }
told-seal = Sigillo: { $hash }; conteneva { $seed }
told-hands = Le carte in mano all’inizio del gioco
told-hand = { $seat }: { $cards }
told-trick = Presa { $number }: esce { $leader }. { $cards }. Prende { $winner }.
told-chosen = (La carta di { $seat } l’ha scelta { $by }.)
told-count = Il conto
told-columns = Colonne, da sinistra: { $sides }
told-total = Totale
told-refused = Qui il gioco è rifiutato ({ $code }, regola { $rule }, in { $where }).
told-broken = Qui la registrazione si interrompe ({ $where }: { $why }).
told-end = La fine della partita
told-end-early = La partita è finita prima del tempo
told-place = { $place }. { $who }: { $amount }

# Ciò che non è il verbale di una partita.
record-format = Questo non è il verbale di una partita: il suo «format» deve essere «{ $format }».
record-version = Questo verbale è della versione { $version }; questo Germini legge le versioni fino alla { $known }.
record-shape = Questo non è un verbale intero. { $what }
record-shape-missing = Manca «{ $field }».
record-shape-unknown = «{ $field }» non c’entra.
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
    [float] un numero con la virgola
    [str] un testo
    [bool] vero o falso
    [array] un elenco
    [object] un oggetto
    [null] vuoto
   *[other] questo
}.
record-shape-fraction = In «{ $field }» c’è un numero con la virgola; nei fatti stanno solo numeri interi.
record-shape-thing = Lì c’è tutt’altro.
record-shape-other = { $why }.
record-unfinished = Questa partita non è finita. Il verbale, il replay e le carte si avranno alla fine.
record-unsound = Questo verbale non torna. «germini verify» dice perché.

# Ciò che in un verbale non torna.
record-at-deal = Mano { $deal }: { $what }
record-at-step = Mano { $deal }, passo { $step }: { $what }
record-seat = Posto { $number }
record-checksum = La somma di controllo non è quella di questo contenuto: qualcosa è stato cambiato dopo la stesura.
record-game = Nessun gioco si chiama «{ $game }».
record-rules-rev = È stato scritto con la revisione { $revision } delle regole; questo Germini gioca con la revisione { $known }.
record-cards = L’elenco delle carte non è il mazzo di questo gioco.
record-options = Le opzioni del tavolo non sono valide: { $why }
record-lacks-option = Manca l’opzione del tavolo «{ $option }».
record-preset = Il gioco non ha regole chiamate «{ $preset }».
record-players = { $count ->
    [one] Nomina { $count } giocatore; il gioco ne vuole { $needed }.
   *[other] Nomina { $count } giocatori; il gioco ne vuole { $needed }.
}
record-times = I momenti d’inizio e di fine non possono essere giusti.
record-engine = Ciò che è scritto non ha senso per le regole ({ $why }).
record-no-deals = Non vi è scritta nessuna mano.
record-no-steps = Non vi è scritto nessun passo.
record-deal-number = Questa mano è chiamata numero { $number }; dovrebbe essere la numero { $expected }.
record-deal-end = La mano non finisce dove dovrebbe.
record-seed = Il seme non è scritto in cifre esadecimali.
record-seed-length = Il seme ha { $count } byte; un seme sigillato ne ha { $needed }.
record-level = Nessun bot ha il livello «{ $level }».
record-seal = Il sigillo è rotto: seme e tavolo non danno l’impegno pubblicato.
record-seal-terms = Il sigillo è rotto: seme e condizioni non danno l’impegno pubblicato.
record-terms-form = Ciò a cui è legato il sigillo non è scritto come dovrebbe.
record-terms = Il sigillo è legato a qualcosa di diverso da ciò che dice il verbale: { $line ->
    [table] il tavolo
    [deal] il numero della mano
    [game] il gioco o le sue regole
    [options] le opzioni del tavolo
    [seats] chi siede dove
   *[other] { $line }
}.
record-message = «{ $id }» non è l’identificativo di un messaggio.
record-part = Ciò che è stato aggiunto alla mano come numero { $number } non è scritto come dovrebbe, o a quel posto non siede nessuno.
record-part-early = Qualcosa che è stato aggiunto alla mano non conta: non è più recente del messaggio del sigillo, compare due volte o è fuori ordine.
record-part-late = Qualcosa è stato aggiunto alla mano dopo la fine della partita.
record-shuffle = Le carte non vengono dal seme sigillato (fatto { $number }, { $fact }).
record-chance = Qui non erano dovuti numeri a caso ({ $kind }).
record-unknown-decision = Non è scritto quale scelta sia stata fatta; ciò che segue non si può controllare.
record-who = Chi avrebbe scelto qui non può farlo.
record-by = Non è possibile che la scelta sia stata fatta così (persona, bot o orologio).
record-illegal = La scelta non era lecita. { $why }
record-fact = Il fatto { $number } ({ $fact }) non segue dalla scelta.
record-fact-missing = Manca un fatto: { $fact }.
record-fact-extra = C’è un fatto di troppo: { $fact }.
record-no-end = Dopo l’ultimo passo la partita non è finita.
record-conceded = Secondo il risultato si è ritirata una parte che non poteva farlo.
record-result = Nel risultato è sbagliato: { $what }.
record-result-balances = i saldi
record-result-places = i piazzamenti
record-result-deals = il numero delle mani
record-result-complete = se la partita sia stata completa

# germini verify, germini replay.
cli-verify-sound = { $file } torna: { $deals ->
    [one] { $deals } mano
   *[other] { $deals } mani
}, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}; ogni scelta, ogni fatto e ogni punto sono come vogliono le regole.
cli-verify-seal = Mano { $deal }: sigillo { $hash }. Confrontalo con quello che il tavolo ha pubblicato prima di dare le carte.
cli-verify-vouches = Questo è garantito: ogni mossa rispetta le regole, e tutti i fatti, i punti e il risultato discendono dalle mosse e dai semi. Se un sigillo è uguale a quello pubblicato dal tavolo, il mazzo di quella mano era fissato prima di dare le carte.
cli-verify-not-moves = Le mosse in sé non sono garantite. Non sono sigillate: chi gestisce il bot, o chiunque abbia il file, può sostituirle con altre mosse lecite e rifare la somma di controllo. Confrontale con una copia conservata da qualcun altro.
cli-verify-not-drawn = Non è garantito nemmeno che un seme sia stato sorteggiato: chi gestisce il bot potrebbe averne provati molti prima di pubblicare il sigillo.
cli-verify-people = Mano { $deal }: { $count ->
    [one] un posto ha aggiunto qualcosa
   *[other] { $count } posti hanno aggiunto qualcosa
} dopo la pubblicazione del sigillo nel messaggio { $message }: { $who }. L’ultimo ad aggiungere: { $last }.
cli-verify-nobody = Mano { $deal }: il sigillo è stato pubblicato nel messaggio { $message }, ma nessuno ha aggiunto nulla. Chi gestisce il bot avrebbe potuto scegliere questa mano.
cli-verify-unpublished = Mano { $deal }: il sigillo non è stato pubblicato, quindi niente di ciò che è stato aggiunto conta. Chi gestisce il bot avrebbe potuto scegliere questa mano.
cli-verify-old = Mano { $deal }: un sigillo vecchio, a cui nessuno aggiunge nulla. Chi gestisce il bot avrebbe potuto scegliere questa mano.
cli-verify-trust = Affidati alla sola somma di controllo, che chi li cambia può rifare: i nomi, gli orari, se ha deciso una persona o l’orologio, il nome delle regole scelte e l’ordine delle carte dove non conta.
cli-verify-trust-old = Affidati alla sola somma di controllo, che chi li cambia può rifare: i nomi, gli orari, il livello di un bot, se ha deciso una persona o l’orologio, il nome delle regole scelte, le opzioni rimaste senza effetto e l’ordine delle carte dove non conta.
cli-verify-broken = { $count ->
    [one] { $file } non torna: { $count } rilievo.
   *[other] { $file } non torna: { $count } rilievi.
}
cli-replay-no-picture = Solo di un verbale si può fare un’immagine.
cli-replay-no-deal = Questo verbale non ha la mano { $deal }; ne ha { $deals }.
cli-replay-picture = { $file }: mano { $deal }, { $frames } quadri, { $seconds } secondi, { $size } kB.
