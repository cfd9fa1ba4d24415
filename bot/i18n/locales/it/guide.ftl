# /rules: how a game is played.

cmd-rules = regole
    .description = Leggi come si gioca
cmd-rules-game = gioco
    .description = Quale gioco; quello del tuo tavolo se non lo dici
cmd-rules-topic = argomento
    .description = Quale capitolo
ui-guide-choose = Capitolo…
ui-guide-values = Valore delle carte
ui-guide-game = Un altro gioco…
refusal-no-chapter = Non c’è un capitolo su «{ $topic }». Puoi scegliere: { $chapters }.
