# Ciò che un tavolo rifiuta, e perché.
refusal-table-unknown = Questo tavolo non esiste. `/tavolo elenco` mostra quelli aperti.
refusal-table-over = Quella partita è finita.
refusal-table-closed = Quel tavolo è chiuso. `/tavolo crea` ne apre uno nuovo.
refusal-table-exists = Quel tavolo è già aperto.
refusal-not-host = Possono farlo solo l’host del tavolo o un moderatore.
refusal-game-unknown = Gioco sconosciuto: «{ $game }».
refusal-not-seated = Non siedi a questo tavolo.
refusal-already-started = La partita è cominciata: i posti non si cambiano più.
refusal-already-started-leave = La partita è cominciata. Puoi lasciare il posto a un bot.
refusal-already-seated = Sei già a questo tavolo.
refusal-chair-unknown = { refusal-no-such-seat }
refusal-chair-same = Scegli qualcuno che è al tavolo e un altro posto.
refusal-chair-taken = Quel posto è appena stato preso.
refusal-chair-no-bot = In quel posto non c’è un bot.
refusal-level-unknown = Non c’è nessun bot di livello «{ $level }».
refusal-settings-frozen = La partita è cominciata: le regole non si cambiano più.
refusal-table-full = Tutti i posti sono occupati.
refusal-preset-unknown = Questo gioco non ha un regolamento «{ $preset }».
refusal-pace-unknown = Ritmo sconosciuto: «{ $pace }».
refusal-chairs-empty = { $count ->
    [one] C’è ancora un posto libero. Invita qualcuno o aggiungi un bot.
   *[other] Ci sono ancora { $count } posti liberi. Invita qualcuno o aggiungi dei bot.
}
refusal-not-started = La partita non è ancora cominciata.
refusal-nothing-to-decide = Adesso non c’è nulla che tu debba scegliere.
refusal-already-ready = Hai già confermato: si aspettano gli altri.
refusal-word-early = Puoi aggiungere una parola quando tutti i posti sono occupati e la mano è sigillata.
refusal-word-late = La mano è cominciata. Puoi aggiungere una parola alla prossima, tra una mano e l’altra.
refusal-word-missed = La mano è cominciata prima che arrivasse la tua parola, perciò non è stata usata. Puoi aggiungerne una alla prossima, tra una mano e l’altra.
refusal-ready-unsealed = La prossima mano non è ancora sigillata. Premi di nuovo *Prossima mano* fra un momento: così il tuo clic entra nella mescolata.
refusal-start-unsealed = La prima mano non è ancora sigillata. Premi di nuovo *Comincia* fra un momento: così il tuo clic entra nella mescolata.
refusal-word-unsealed = Il sigillo di questa mano non è ancora stato pubblicato. Riprova fra un momento.
refusal-word-twice = Hai già aggiunto una parola a questa mano.
refusal-already-away = Un bot sta già giocando per te.
refusal-not-away = Stai già giocando tu.
refusal-already-paused = Il tavolo è già in pausa. Premi **Riprendi** o fai la tua prossima mossa per continuare.
refusal-already-pausing = Hai già chiesto una pausa.
refusal-not-paused = Il tavolo non è in pausa.
