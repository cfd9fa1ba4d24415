# /rules: how a game is played.

cmd-rules = reglas
    .description = Lee cómo se juega
cmd-rules-game = juego
    .description = Qué juego; el de tu mesa si no lo dices
cmd-rules-topic = tema
    .description = Qué capítulo
ui-guide-choose = Capítulo…
ui-guide-values = Valor de las cartas
ui-guide-game = Otro juego…
refusal-no-chapter = No hay un capítulo sobre «{ $topic }». Puedes elegir: { $chapters }.
