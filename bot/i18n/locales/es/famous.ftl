# Una mano célebre de la historia de un juego, paso a paso en /rules.

ui-famous-button = Una mano célebre
ui-famous-go = Ir a…
