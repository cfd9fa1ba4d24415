# Una mano celebre della storia di un gioco, passo per passo in /rules.

ui-famous-button = Una mano celebre
ui-famous-go = Vai a…
