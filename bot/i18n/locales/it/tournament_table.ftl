# What is refused at the table of a tournament, and what is kept back until its round is over.
refusal-board-tournament = A un tavolo di torneo non si cambia nulla, e nessuno può dare per persa la mano o interromperla. Rivolgiti alla direzione del torneo.
refusal-board-unsound = Questa mano di torneo non si può aprire.
refusal-hint-board = Ai tavoli di torneo non ci sono consigli.
record-unrevealed = Questa mano si gioca ancora ad altri tavoli del torneo. Il file, il replay e le carte di tutti saranno disponibili alla fine del turno.
ui-unranked-tournament = Non classificata: questa mano conta solo per il torneo.
ui-duplicate-title = Mano { $deal } del turno { $round }
ui-duplicate-line = **{ $who }**: { $amount }
ui-duplicate-part = Il turno è finito prima di questa mano: sono state giocate { $played } prese su { $tricks }.
ui-duplicate-average = Questa mano non ha punteggio e vale la media.
ui-duplicate-kept = Le carte, il replay e il seme casuale si potranno vedere quando il turno sarà finito a tutti i tavoli.
ui-duplicate-fair = Questa mano è la stessa a tutti i tavoli del turno. Il sigillo è stato mostrato prima del turno e nessuno aggiunge nulla.
ui-duplicate-leave = gioca subito un bot; con «{ ui-btn-back }» riprendi il posto quando vuoi.
ui-duplicate-over = Questa mano del torneo è finita.
record-round-seed = Il seme casuale di questa mano non deriva da quello della prima.
record-round-parts = Qualcosa è stato aggiunto a una mano di torneo: nessuno aggiunge nulla, perché tutti ricevono le stesse carte.
record-round-answer = Questa risposta di un bot, o questa alzata, non deriva dal seme casuale della mano.
cli-verify-round = Questa è una mano di torneo ({ $board }). A tutti i tavoli del turno si gioca la stessa mano, quindi nessuno aggiunge nulla. Confronta il sigillo con quello mostrato prima del turno.
