# How well bots play: germini duel, crosstable and tune.
cli-player-unknown = There is no player called “{ $player }”. Available: { $players }. To use a program, write cmd:PROGRAM.
cli-player-illegal = The answer of { $player } to the question “{ $question }” is not allowed by the rules ({ $code }). The line it received lists the allowed answers.
cli-program-start = Cannot start the program “{ $program }”: { $why }. Check its name and path, and that it is executable.
cli-program-ended = The program “{ $program }” ended with status { $why } at the question “{ $question }”. It must answer every line until its input ends. Its standard error is shown above.
cli-program-silent = The program “{ $program }” did not answer the question “{ $question }” within { $why } seconds. It must write one line for each line it reads, and flush the output. Use --wait to give it more time.
cli-program-answer = The program “{ $program }” answered the question “{ $question }” with a line that is not an action: { $why }. Actions are described in bot/players/README.md.
cli-measure-count = The numbers of deals, rounds and workers must be at least 1.
cli-tune-none = The bot for { $game } has no weights to tune.
cli-puzzles-count = The numbers of puzzles, deals and workers must be at least 1.
cli-puzzles-none = No puzzles for { $game } can be made here: the game has no search yet, or numba is missing (the extra “search”).
cli-puzzles-file = Cannot use { $file }: { $why }.
cli-puzzles-no-matches = There are no finished matches of { $game } to make new puzzles from. Each deal gives one puzzle. Matches with a player who is hidden or was deleted are left out, and so are matches of servers that keep moves for a limited time.
cli-puzzles-restart = The bot will show them after its next start.
