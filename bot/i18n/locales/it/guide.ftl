# /rules: how a game is played.

cmd-rules = regole
    .description = Leggi come si gioca
cmd-rules-game = gioco
    .description = Gioco (predefinito: quello del tuo tavolo)
cmd-rules-topic = argomento
    .description = Capitolo o termine
ui-guide-choose = Capitolo…
ui-guide-values = Valore delle carte
ui-guide-game = Un altro gioco…
ui-guide-terms = Glossario
ui-guide-term = Termine…
ui-guide-letters = Da … a …
refusal-no-chapter = Non esiste un capitolo o un termine «{ $topic }». Capitoli: { $chapters }. Tutti i termini sono nel glossario di `/{ cmd-rules }`.
