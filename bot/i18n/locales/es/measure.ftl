# Lo bien que juegan los bots: germini duel, crosstable y tune.
cli-player-unknown = No existe ningún jugador llamado «{ $player }». Disponibles: { $players }. Para usar un programa escribe cmd:PROGRAMA.
cli-player-illegal = La respuesta de { $player } a la pregunta «{ $question }» no está permitida por las reglas ({ $code }). La línea recibida enumera las respuestas permitidas.
cli-program-start = No se puede iniciar el programa «{ $program }»: { $why }. Comprueba su nombre, su ruta y que se pueda ejecutar.
cli-program-ended = El programa «{ $program }» terminó con el estado { $why } ante la pregunta «{ $question }». Debe responder a cada línea hasta que se acabe la entrada. Su salida de errores está más arriba.
cli-program-silent = El programa «{ $program }» no respondió a la pregunta «{ $question }» en { $why } segundos. Debe escribir una línea por cada línea que lee y vaciar el búfer. Con --wait le das más tiempo.
cli-program-answer = El programa «{ $program }» respondió a la pregunta «{ $question }» con una línea que no es una acción: { $why }. Las acciones se describen en bot/players/README.md.
cli-measure-count = El número de manos, de rondas y de procesos debe ser al menos 1.
cli-tune-none = El bot de { $game } no tiene pesos que ajustar.
cli-puzzles-count = El número de problemas, de manos y de procesos debe ser al menos 1.
cli-puzzles-none = Aquí no se pueden crear problemas de { $game }: el juego aún no tiene búsqueda, o falta numba (el extra «search»).
cli-puzzles-file = No se puede usar { $file }: { $why }.
cli-puzzles-no-matches = No hay partidas terminadas de { $game } de las que sacar problemas nuevos. Cada mano da uno. Se excluyen las partidas con alguien que no quiere aparecer o cuyos datos se borraron, y las de los servidores que guardan las jugadas por un tiempo limitado.
cli-puzzles-restart = El bot los mostrará tras el próximo inicio.
