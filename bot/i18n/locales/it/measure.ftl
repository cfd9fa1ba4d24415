# Quanto bene giocano i bot: germini duel, crosstable e tune.
cli-player-unknown = Non esiste un giocatore chiamato «{ $player }». Disponibili: { $players }. Per usare un programma scrivi cmd:PROGRAMMA.
cli-player-illegal = La risposta di { $player } alla domanda «{ $question }» non è ammessa dalle regole ({ $code }). La riga ricevuta elenca le risposte ammesse.
cli-program-start = Impossibile avviare il programma «{ $program }»: { $why }. Controlla il nome, il percorso e il permesso di esecuzione.
cli-program-ended = Il programma «{ $program }» è terminato con lo stato { $why } alla domanda «{ $question }». Deve rispondere a ogni riga finché l’input non finisce. Il suo standard error è qui sopra.
cli-program-silent = Il programma «{ $program }» non ha risposto alla domanda «{ $question }» entro { $why } secondi. Deve scrivere una riga per ogni riga che legge, e svuotare il buffer. Con --wait gli dai più tempo.
cli-program-answer = Il programma «{ $program }» ha risposto alla domanda «{ $question }» con una riga che non è un’azione: { $why }. Le azioni sono descritte in bot/players/README.md.
cli-measure-count = Il numero di mani, di turni e di processi dev’essere almeno 1.
cli-tune-none = Il bot di { $game } non ha pesi da regolare.
cli-puzzles-count = Il numero di problemi, di mani e di processi dev’essere almeno 1.
cli-puzzles-none = Qui non si possono creare problemi di { $game }: il gioco non ha ancora una ricerca, oppure manca numba (l’extra «search»).
cli-puzzles-file = Impossibile usare { $file }: { $why }.
cli-puzzles-no-matches = Non ci sono partite finite di { $game } da cui ricavare nuovi problemi. Ogni mano ne dà uno. Sono escluse le partite con qualcuno che non vuole comparire o i cui dati sono stati cancellati, e quelle dei server che conservano le mosse per un tempo limitato.
cli-puzzles-restart = Il bot li mostra dopo il prossimo avvio.
