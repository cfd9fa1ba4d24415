# Ciò che un tavolo rifiuta, e perché.
refusal-table-unknown = Questo tavolo non esiste. `/tavolo elenco` mostra quelli aperti.
refusal-table-over = Quella partita è finita.
refusal-table-closed = Quel tavolo è chiuso. `/tavolo crea` ne apre uno nuovo.
refusal-table-exists = Questo tavolo è già aperto.
refusal-not-host = Può farlo solo chi ospita il tavolo, o un moderatore.
refusal-game-unknown = Non conosco un gioco chiamato «{ $game }».
refusal-not-seated = Non siedi a questo tavolo.
refusal-already-started = La partita è cominciata: i posti non si cambiano più.
refusal-already-started-leave = La partita è cominciata. Puoi lasciare il posto a un bot.
refusal-already-seated = Siedi già a questo tavolo.
refusal-chair-unknown = A questo tavolo non c’è quel posto.
refusal-chair-same = Scegli qualcuno che siede e un altro posto.
refusal-chair-taken = Quel posto è appena stato preso.
refusal-chair-no-bot = A quel posto non siede un bot.
refusal-level-unknown = Non c’è un bot di livello «{ $level }».
refusal-settings-frozen = La partita è cominciata: le regole non si cambiano più.
refusal-table-full = Tutti i posti sono occupati.
refusal-preset-unknown = Questo gioco non ha regole chiamate «{ $preset }».
refusal-pace-unknown = Non c’è un ritmo chiamato «{ $pace }».
refusal-chairs-empty = { $count ->
    [one] Un posto è ancora vuoto. Invita qualcuno o aggiungi un bot.
   *[other] { $count } posti sono ancora vuoti. Invita qualcuno o aggiungi bot.
}
refusal-not-started = La partita non è ancora cominciata.
refusal-nothing-to-decide = Adesso non ti si chiede nulla.
refusal-already-ready = Hai già detto di essere pronto: si aspettano gli altri.
refusal-word-early = Puoi aggiungere una parola quando tutti i posti sono occupati e la mano è sigillata.
refusal-word-late = La mano è cominciata. Puoi aggiungere una parola alla prossima, tra una mano e l’altra.
refusal-word-missed = La mano è cominciata prima che arrivasse la tua parola, che quindi non è stata usata. Puoi aggiungerne una alla prossima, tra una mano e l’altra.
refusal-ready-unsealed = Il sigillo della prossima mano sta arrivando. Premi di nuovo *Prossima mano* tra un momento: solo allora la tua pressione entra nelle sue carte.
refusal-word-unsealed = Il sigillo di questa mano non è ancora pubblicato. Riprova tra un momento.
refusal-word-twice = Hai già aggiunto una parola a questa mano.
refusal-already-away = Un bot gioca già per te.
refusal-not-away = Stai già giocando tu.
refusal-already-paused = Il tavolo è già in pausa. Premi **Riprendi** o fai la tua prossima mossa per continuare.
refusal-already-pausing = Hai già chiesto una pausa.
refusal-not-paused = Il tavolo non è in pausa.
