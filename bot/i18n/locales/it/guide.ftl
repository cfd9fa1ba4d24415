# /rules: how a game is played.

cmd-rules = regole
    .description = Leggi come si gioca
cmd-rules-game = gioco
    .description = Gioco (predefinito: quello del tuo tavolo)
cmd-rules-topic = argomento
    .description = Capitolo
ui-guide-choose = Capitolo…
ui-guide-values = Valore delle carte
ui-guide-game = Un altro gioco…
refusal-no-chapter = Non esiste un capitolo «{ $topic }». Puoi scegliere: { $chapters }.
