# Lo que ofrece Más… además de lo que se lee (ux.md S4).
ui-btn-down = Bajar el tablero
ui-btn-language = Idioma…
ui-btn-pause = Pausa
ui-btn-resign = Dejar…
ui-others-down = **Bajar el tablero** lo publica de nuevo al final del hilo, como mucho una vez por minuto.
ui-others-leave = **Pausa** pide una pausa a la mesa. **Dejar…** muestra las maneras de dejar la partida, antes de que pase nada.
ui-language-title = Idioma de «{ $name }»
ui-language-hint = Para el mensaje de la mesa, el tablero y todo lo que ven todos. Tus cartas siguen en tu idioma.
reply-down = El tablero de «{ $table }» está ahora al final del hilo.
reply-down-early = El tablero se publicó hace menos de un minuto. Espera un momento antes de volver a bajarlo.
reply-language = Ahora «{ $table }» usa este idioma: { $language }.
refusal-language-same = La mesa ya usa ese idioma.
reply-paused = «{ $table }» está en pausa. Pulsa **Reanudar** o haz tu próxima jugada para seguir.
ui-btn-resume = Reanudar
reply-resumed = «{ $table }» se ha reanudado.
