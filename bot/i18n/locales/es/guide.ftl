# /rules: how a game is played.

cmd-rules = reglas
    .description = Lee cómo se juega
cmd-rules-game = juego
    .description = Juego (por defecto: el de tu mesa)
cmd-rules-topic = tema
    .description = Capítulo
ui-guide-choose = Capítulo…
ui-guide-values = Valor de las cartas
ui-guide-game = Otro juego…
refusal-no-chapter = No existe ningún capítulo «{ $topic }». Puedes elegir: { $chapters }.
