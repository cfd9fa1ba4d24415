# Lo bien que juegan los bots: germini duel, crosstable y tune.
cli-player-unknown = No hay ningún jugador «{ $player }». Hay estos: { $players }. Un programa se indica con cmd:PROGRAMA.
cli-player-illegal = { $player } ha respondido a la pregunta «{ $question }» algo que las reglas rechazan ({ $code }). La línea recibida enumera las respuestas permitidas.
cli-program-start = No se puede iniciar el programa «{ $program }»: { $why }. Comprueba su nombre, su ruta y que se pueda ejecutar.
cli-program-ended = El programa «{ $program }» terminó con el estado { $why } ante la pregunta «{ $question }». Debe responder a cada línea hasta que se acabe la entrada. Lo que escribió en la salida de errores está más arriba.
cli-program-silent = El programa «{ $program }» no respondió a la pregunta «{ $question }» en { $why } segundos. Debe escribir una línea por cada línea que lee, y vaciar el búfer. Con --wait le das más tiempo.
cli-program-answer = El programa «{ $program }» respondió a la pregunta «{ $question }» con una línea que no es una acción: { $why }. Las acciones se describen en bot/players/README.md.
cli-measure-count = Los repartos, las rondas y los procesos deben ser al menos 1.
cli-tune-none = El jugador de { $game } no tiene pesos que ajustar.
cli-puzzles-count = El número, los repartos y los procesos deben ser al menos 1.
cli-puzzles-none = Aquí no se pueden crear problemas de { $game }: el juego aún no tiene búsqueda, o falta numba (el extra «search»).
cli-puzzles-file = No se puede usar { $file }: { $why }.
cli-puzzles-no-matches = No hay partidas terminadas de { $game } de las que se puedan sacar problemas nuevos. Un reparto da solo uno. Se excluyen aquellas con alguien que no quiere aparecer o fue eliminado, y las de los servidores que conservan las jugadas por un tiempo limitado.
cli-puzzles-restart = El bot los mostrará tras el próximo inicio.
