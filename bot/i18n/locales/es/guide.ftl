# /rules: how a game is played.

cmd-rules = reglas
    .description = Lee cómo se juega
cmd-rules-game = juego
    .description = Juego (por defecto: el de tu mesa)
cmd-rules-topic = tema
    .description = Capítulo o término
ui-guide-choose = Capítulo…
ui-guide-values = Valor de las cartas
ui-guide-game = Otro juego…
ui-guide-terms = Glosario
ui-guide-term = Término…
ui-guide-letters = De … a …
refusal-no-chapter = No existe ningún capítulo ni término «{ $topic }». Capítulos: { $chapters }. Todos los términos están en el glosario de `/{ cmd-rules }`.
