# How well computer players play: germini duel, crosstable and tune.
cli-player-unknown = There is no player “{ $player }”. There are: { $players }. A program is named cmd:PROGRAM.
cli-player-illegal = { $player } gave an answer to the question “{ $question }” that the rules refuse ({ $code }). The line it was sent lists the answers that are allowed.
cli-program-start = The program “{ $program }” cannot be started: { $why }. Check its name and its place, and that it may be run.
cli-program-ended = The program “{ $program }” ended with status { $why } when it was asked “{ $question }”. It must answer every line until its input ends. What it wrote on standard error stands above.
cli-program-silent = The program “{ $program }” did not answer the question “{ $question }” within { $why } seconds. It must write one line for each line it reads, and flush it. Give it more time with --wait.
cli-program-answer = The program “{ $program }” answered the question “{ $question }” with a line that is no action: { $why }. Actions are described in bot/players/README.md.
cli-measure-count = Deals, rounds and workers must be at least 1.
cli-tune-none = The player of { $game } has no weights to tune.
cli-puzzles-count = Count, deals and workers must be at least 1.
cli-puzzles-none = Puzzles of { $game } cannot be made here: the game has no search yet, or numba is missing (the extra “search”).
cli-puzzles-file = { $file } cannot be used: { $why }.
cli-puzzles-no-matches = There are no finished matches of { $game } of which new puzzles may be made. A deal gives one puzzle. Left out are matches with somebody who is shown nowhere or was deleted, and those of servers that keep moves for a limited time.
cli-puzzles-restart = The bot shows them after its next start.
