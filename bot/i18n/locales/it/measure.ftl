# Quanto bene giocano i bot: germini duel, crosstable e tune.
cli-player-unknown = Non c’è nessun giocatore «{ $player }». Ci sono: { $players }. Un programma si indica con cmd:PROGRAMMA.
cli-player-illegal = { $player } ha risposto alla domanda «{ $question }» in un modo che le regole rifiutano ({ $code }). La riga ricevuta elenca le risposte ammesse.
cli-program-start = Il programma «{ $program }» non si può avviare: { $why }. Controlla il nome, il percorso e il permesso di esecuzione.
cli-program-ended = Il programma «{ $program }» è terminato con lo stato { $why } alla domanda «{ $question }». Deve rispondere a ogni riga finché l’input non finisce. Quello che ha scritto sullo standard error è qui sopra.
cli-program-silent = Il programma «{ $program }» non ha risposto alla domanda «{ $question }» entro { $why } secondi. Deve scrivere una riga per ogni riga che legge, e svuotare il buffer. Con --wait gli dai più tempo.
cli-program-answer = Il programma «{ $program }» ha risposto alla domanda «{ $question }» con una riga che non è un’azione: { $why }. Le azioni sono descritte in bot/players/README.md.
cli-measure-count = Smazzate, giri di prova e processi devono essere almeno 1.
cli-tune-none = Il giocatore di { $game } non ha pesi da regolare.
cli-puzzles-count = Numero, smazzate e processi devono essere almeno 1.
cli-puzzles-none = Qui non si possono creare problemi di { $game }: il gioco non ha ancora una ricerca, oppure manca numba (l’extra «search»).
cli-puzzles-file = { $file } non si può usare: { $why }.
cli-puzzles-no-matches = Non ci sono partite finite di { $game } da cui si possano ricavare nuovi problemi. Una smazzata ne dà uno solo. Restano escluse quelle con qualcuno che non vuole comparire o è stato eliminato, e quelle dei server che conservano le mosse per un tempo limitato.
cli-puzzles-restart = Il bot li mostra dopo il prossimo avvio.
