# What is refused at the table of a tournament, and what is kept back until its round is over.
refusal-board-tournament = En una mesa de torneo no se cambia nada, y nadie puede dar por perdida la mano ni interrumpirla. Habla con la dirección del torneo.
refusal-board-unsound = Esta mano de torneo no se puede abrir.
refusal-hint-board = En las mesas de torneo no hay consejos.
record-unrevealed = Esta mano todavía se juega en otras mesas del torneo. El archivo, la repetición y las cartas de cada asiento estarán disponibles cuando termine la ronda.
ui-unranked-tournament = No clasificatoria: esta mano solo cuenta para el torneo.
ui-duplicate-title = Mano { $deal } de la ronda { $round }
ui-duplicate-line = **{ $who }**: { $amount }
ui-duplicate-part = La ronda terminó antes que esta mano: se jugaron { $played } de { $tricks } bazas.
ui-duplicate-average = Esta mano no tiene puntuación y cuenta como la media.
ui-duplicate-kept = Las cartas, la repetición y la semilla se podrán ver cuando la ronda termine en todas las mesas.
ui-duplicate-fair = Esta mano es la misma en todas las mesas de la ronda. El sello se mostró antes de la ronda y nadie añade nada.
ui-duplicate-leave = empieza a jugar enseguida; con «{ ui-btn-back }» recuperas el asiento cuando quieras.
ui-duplicate-over = Esta mano del torneo ha terminado.
record-round-seed = La semilla de esta mano no sale de la de la primera.
record-round-parts = Se añadió algo a una mano de torneo: nadie añade nada, porque todo el mundo recibe las mismas cartas.
record-round-answer = Esta respuesta de un bot, o este corte, no sale de la semilla de la mano.
cli-verify-round = Esta es una mano de torneo ({ $board }). En todas las mesas de la ronda se juega la misma mano, así que nadie añade nada. Compara el sello con el que se mostró antes de la ronda.
