# Problemas: una posición en la que una carta es claramente la mejor.

ui-puzzle-title = { $game } — problema { $number } ({ $difficulty })
ui-puzzle-easy = fácil
ui-puzzle-medium = medio
ui-puzzle-hard = difícil
ui-puzzle-ask = ¿Cuál es la mejor carta?
ui-puzzle-again = Ya has respondido a este problema, así que tu rating no cambia.
ui-puzzle-standing = Tu rating en los problemas: { $rating } · resueltos: { $solved } de { $count } · seguidos: { $streak }
ui-puzzle-another = Otro
ui-puzzle-hands = Mostrar todas las cartas
ui-puzzle-solved = Resuelto: lo mejor es jugar { THE($card) }.
ui-puzzle-missed = Lo mejor es jugar { THE($best) }; con { THE($card) } obtienes { $lost } menos.
ui-puzzle-worth = Lo que pierden las demás cartas respecto a la mejor, en { $unit }, de media en muchas manos compatibles con lo que ves:
ui-puzzle-best = la mejor carta
ui-puzzle-yours = tu carta
ui-puzzle-rest = { $count ->
    [one] Otra carta pierde aún más.
   *[other] Otras { $count } cartas pierden aún más.
}
ui-puzzle-change = Rating { $change }.
ui-puzzle-uncounted = Ya respondido: sin cambios.
reply-puzzle-none = Todavía no hay problemas.

# El problema del día.

ui-daily-title = Problema del día
ui-daily-text = { $game }, { $difficulty }. ¿Cuál es la mejor carta? Pulsa el botón: tu respuesta y la solución solo las ves tú.
ui-daily-before = { $count ->
    [0] Al problema anterior no respondió nadie.
    [one] Al problema anterior respondió una persona; resuelto por { $solved }.
   *[other] Al problema anterior respondieron { $count } personas; resuelto por { $solved }.
}
ui-daily-solve = Resolver
ui-setup-daily = Mensajes del día…
ui-daily-setup = Cada día después de las 9:00 UTC publico en este canal un problema: una posición en la que una carta es claramente la mejor. Las respuestas son privadas; el mensaje siguiente dice cuántas personas lo resolvieron. Sin canal no publico ninguno.
ui-daily-pick = Canal para el problema del día (ninguno)
