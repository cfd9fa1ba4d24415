# De lo que Discord no se ocupa (ux.md E17, E22, E52, E60).
place-threads-full = Este servidor ha llegado al límite de hilos activos de Discord, así que la mesa «{ $table }» se juega aquí, en el canal. Archivar los hilos que nadie usa libera espacio.
reply-played = Ya jugaste { THE($card) }.
ui-lobby-here = Esta mesa se juega aquí mismo: no tiene hilo, así que aquí se juega en una sola mesa a la vez.
