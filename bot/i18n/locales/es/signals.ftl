# Qué hay de inusual en las partidas de un servidor, para quien lo modera.
cmd-admin-signals = señales
    .description = Muestra parejas inusuales y quién deja que se agote el tiempo
signals-title = Señales
signals-matches = { $count ->
    [0] En los últimos { $days } días no ha terminado aquí ninguna partida.
    [one] En los últimos { $days } días ha terminado aquí una partida.
   *[other] En los últimos { $days } días han terminado aquí { $count } partidas.
}
signals-more = Solo se han examinado las partidas más recientes, hasta el { $when }.
signals-proof = Una señal dice que algo es inusual, no por qué. **No prueba nada**: una buena pareja, la amistad y la mala suerte se ven igual. Una señal no tiene consecuencias, y solo la ven los moderadores de todo el servidor. Mira antes las partidas y habla con quienes jugaron.
signals-pairs = { $count ->
    [one] Parejas: una examinada
   *[other] Parejas: { $count } examinadas
}
signals-no-pairs = Ninguna pareja de personas ha jugado junta lo suficiente como para examinarla.
signals-calm-pairs = Ninguna pareja destaca sobre lo que daría el azar.
signals-side = **{ $first }** y **{ $second }** ({ $game }): su bando ganó { $times } de { $matches } partidas; lo normal serían { $expected }.
signals-dump = **{ $first }** y **{ $second }** ({ $game }): en { $times } de { $matches } partidas una de las dos personas quedó primera y la otra última; lo normal serían { $expected }.
signals-stalls = { $count ->
    [one] Tiempo: una persona examinada
   *[other] Tiempo: { $count } personas examinadas
}
signals-no-stalls = Nadie ha jugado con reloj lo suficiente como para examinar su tiempo.
signals-calm-stalls = Nadie destaca sobre lo que daría el azar.
signals-stall = **{ $who }**: el reloj o la reserva se agotaron en { $times } de { $matches } partidas; en esas mesas lo normal serían { $expected }. Decisiones dejadas al reloj: { $clocked } de { $asked }. Reservas de tiempo agotadas: { $drained }.
signals-alike = El azar daría algo igual de inusual, o más, en { $number } de { signals-judged }.
signals-alike-less = El azar daría algo igual de inusual, o más, en menos de { $number } de { signals-judged }.
signals-judged = { $of ->
        [pair] { $judged ->
            [one] { $judged } pareja
           *[other] { $judged } parejas
        }
       *[player] { $judged ->
            [one] { $judged } persona
           *[other] { $judged } personas
        }
    }
signals-mark = 🚩 sigue siendo inusual aun tras tantas comparaciones; aun así, una de cada veinte de estas marcas puede ser azar. ▫️ bien puede ser azar.
signals-assume = «Lo normal» se calcula con los ratings de hoy en este servidor y, para las parejas, también con lo que cada persona hace con otras; las partidas se consideran independientes. Dos personas que casi nunca juegan por separado no se distinguen de una pareja fuerte y no se examinan.
signals-btn-days = { $count } días
