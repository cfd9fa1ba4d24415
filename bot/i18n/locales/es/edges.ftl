# De lo que Discord no se ocupa (ux.md E17, E22, E52, E60).
place-threads-full = Este servidor ya tiene todos los hilos activos que Discord permite, así que la mesa «{ $table }» se juega aquí, en el canal. Quien administra el servidor puede hacer sitio archivando los hilos que nadie usa.
reply-played = Ya jugaste { $card }.
ui-lobby-here = Esta mesa se juega aquí mismo: no tiene un hilo propio, y solo hay sitio para una a la vez.
