# germini verify --tournament.
cli-tournament-sound = { $file } è valido: { $facts ->
    [one] { $facts } fatto
   *[other] { $facts } fatti
}, { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}, { $deals ->
    [one] { $deals } punteggio
   *[other] { $deals } punteggi
}. Da questi sono stati ricalcolati abbinamenti, posti e classifica.
cli-tournament-seals = Ogni seme casuale corrisponde al suo sigillo. Confronta questi sigilli con quelli pubblicati prima di ogni turno:
cli-tournament-seal = Turno { $round }, mano { $board }: sigillo { $hash }.
cli-tournament-logs = { $checked } punteggi su { $count } sono stati ricalcolati dai file delle partite accanto a questo. Gli altri sono quelli comunicati dal bot.
cli-tournament-standings = Classifica dopo { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}:
cli-tournament-place = { $place }. { $name }: { $points }
cli-tournament-unplaced = – { $name }: { $points } (senza piazzamento)
cli-tournament-contestant = N. { $number }
cli-tournament-not = { $file } non è il file di un torneo.
cli-tournament-is = { $file } è il file di un torneo: verificalo con «germini verify --tournament».
tournament-file-facts = I fatti non sono quelli di un torneo.
tournament-file-rules = Il torneo segue regole di abbinamento e punteggio che questo Germini non conosce.
tournament-file-pairing = Turno { $round }: gli abbinamenti non derivano dai fatti precedenti.
tournament-file-seats = Turno { $round }: i posti non derivano dai fatti precedenti.
tournament-file-places = La classifica pubblicata non deriva dai punteggi.
tournament-file-board-missing = Turno { $round }, mano { $board }: il turno è finito, ma manca il seme.
tournament-file-board-other = Turno { $round }, mano { $board }: non è la mano con cui è cominciato il turno.
tournament-file-board-form = Turno { $round }, mano { $board }: il seme o i termini non sono validi.
tournament-file-board-seal = Turno { $round }, mano { $board }: il seme non corrisponde al sigillo.
tournament-file-board-terms = Turno { $round }, mano { $board }: i termini sono quelli di un’altra mano.
tournament-file-logs = L’elenco dei file delle partite non corrisponde ai punteggi.
tournament-file-log-unsound = { $file } non è un file della partita valido. «germini verify { $file }» dice perché.
tournament-file-log-board = { $file }: il file della partita non è del turno { $round }, mano { $deal }.
tournament-file-score = Turno { $round }, tavolo { $table }, mano { $deal }: il file della partita { $file } dà un altro punteggio.
