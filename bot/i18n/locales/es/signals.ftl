# Qué hay de inusual en las partidas de un servidor, para quien lo modera.
cmd-admin-signals = señales
    .description = Parejas inusuales, y quién deja agotar el tiempo
signals-title = Señales
signals-matches = { $count ->
    [0] En los últimos { $days } días no ha terminado aquí ninguna partida.
    [one] En los últimos { $days } días ha terminado aquí una partida.
   *[other] En los últimos { $days } días han terminado aquí { $count } partidas.
}
signals-more = Solo se han mirado las partidas más recientes, hasta el { $when }.
signals-proof = Una señal dice que algo es inusual, no por qué. **No prueba nada**: una buena pareja, la amistad o la mala suerte dan la misma imagen. Nada ocurre por ella, y solo la ve quien modera todo el servidor. Mira antes las partidas y habla con quienes jugaron.
signals-pairs = { $count ->
    [one] Parejas: una valorada
   *[other] Parejas: { $count } valoradas
}
signals-no-pairs = Nadie ha coincidido con otra persona lo bastante como para valorar la pareja.
signals-calm-pairs = Ninguna pareja destaca de lo que da el azar.
signals-side = **{ $first }** y **{ $second }** ({ $game }): su bando ganó { $times } de { $matches } partidas; lo normal serían { $expected }.
signals-dump = **{ $first }** y **{ $second }** ({ $game }): en { $times } de { $matches } partidas una de las dos personas quedó primera y la otra última; lo normal serían { $expected }.
signals-stalls = { $count ->
    [one] Tiempo: una persona valorada
   *[other] Tiempo: { $count } personas valoradas
}
signals-no-stalls = Nadie ha jugado con reloj lo bastante como para valorar su tiempo.
signals-calm-stalls = Nadie destaca de lo que da el azar.
signals-stall = **{ $who }**: el reloj o la reserva se agotaron en { $times } de { $matches } partidas; en esas mesas lo normal serían { $expected }. Decisiones dejadas al reloj: { $clocked } de { $asked }. Reservas agotadas: { $drained }.
signals-alike = Por azar { $number } de { signals-judged } se verían así o más.
signals-alike-less = Por azar menos de { $number } de { signals-judged } se verían así o más.
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
signals-mark = 🚩 sigue siendo inusual aun tras tantas comparaciones; con todo, una de cada veinte de estas marcas puede ser azar. ▫️ bien puede ser azar.
signals-assume = «Lo normal» sale de los ratings de hoy en este servidor, para las parejas también de lo que cada cual hace con otras personas, y toma las partidas por independientes. Dos que casi nunca juegan por separado no se distinguen de una pareja fuerte y no se valoran.
signals-btn-days = { $count } días
