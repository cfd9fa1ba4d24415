# germini verify --tournament.
cli-tournament-sound = { $file } es válido: { $facts ->
    [one] { $facts } hecho
   *[other] { $facts } hechos
}, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $deals ->
    [one] { $deals } puntuación
   *[other] { $deals } puntuaciones
}. A partir de ellos se calcularon de nuevo los emparejamientos, los asientos y los puestos.
cli-tournament-seals = Cada semilla coincide con su sello. Compara estos sellos con los que se publicaron antes de cada ronda:
cli-tournament-seal = Ronda { $round }, mano { $board }: sello { $hash }.
cli-tournament-logs = { $checked } de { $count } puntuaciones se contaron de nuevo con los archivos de partidas que están junto a este. Las demás son las que comunicó el bot.
cli-tournament-standings = Clasificación después de { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}:
cli-tournament-place = { $place }. { $name }: { $points }
cli-tournament-unplaced = – { $name }: { $points } (sin puesto)
cli-tournament-contestant = N.º { $number }
cli-tournament-not = { $file } no es el archivo de un torneo.
cli-tournament-is = { $file } es el archivo de un torneo: verifícalo con «germini verify --tournament».
tournament-file-facts = Los hechos no son los de un torneo.
tournament-file-rules = El torneo sigue reglas de emparejamiento y puntuación que este Germini no conoce.
tournament-file-pairing = Ronda { $round }: los emparejamientos no se siguen de los hechos anteriores.
tournament-file-seats = Ronda { $round }: los asientos no se siguen de los hechos anteriores.
tournament-file-places = Los puestos publicados no se siguen de las puntuaciones.
tournament-file-board-missing = Ronda { $round }, mano { $board }: la ronda terminó, pero falta la semilla.
tournament-file-board-other = Ronda { $round }, mano { $board }: no es la mano con la que empezó la ronda.
tournament-file-board-form = Ronda { $round }, mano { $board }: la semilla o los términos no son válidos.
tournament-file-board-seal = Ronda { $round }, mano { $board }: la semilla no coincide con el sello.
tournament-file-board-terms = Ronda { $round }, mano { $board }: los términos son los de otra mano.
tournament-file-logs = La lista de archivos de partidas no coincide con las puntuaciones.
tournament-file-log-unsound = { $file } no es un archivo de la partida válido. «germini verify { $file }» dice por qué.
tournament-file-log-board = { $file }: el archivo de la partida no es de la ronda { $round }, mano { $deal }.
tournament-file-score = Ronda { $round }, mesa { $table }, mano { $deal }: el archivo de la partida { $file } da otra puntuación.
