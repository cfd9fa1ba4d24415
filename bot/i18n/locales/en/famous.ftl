# A famous deal of a game's history, walked through in /rules.

ui-famous-button = A famous game
ui-famous-go = Go to…
