# La mano guiada: sus temas, explicados una sola vez, y las respuestas (M: los números de las reglas).

teach-minchiate-cut = **El corte.** Levantas un paquete de la baraja. Si su última carta es de cuenta o un triunfo del 20 al 29, la *robas* (te la quedas) y miras la siguiente, hasta que sale otra cosa (M39–M42).
teach-minchiate-cut-do = **{ $value }** — lo que descubras es cuestión de suerte. Pero la última carta de toda la baraja no vale nada y, si cortas aquí, le toca a quien reparte, un rival (M38).
teach-minchiate-rob = **Las cartas robadas** van a la mano de quien corta, que descarta otras tantas. Las de cuenta se anotan enseguida (M41, M57).
teach-minchiate-mark = **Los tantos** son puntos que se hacen durante la mano: por cartas robadas, descubiertas, cantadas o ganadas a la otra pareja. Solo se guarda la diferencia entre las parejas (M64–M65).
teach-minchiate-turn = **Quien reparte y la fola.** Las cartas que sobran son la *fola*. Quien reparte las descubre y se las queda mientras salgan cartas de cuenta, que anota, o triunfos del 20 al 29; después pilla las demás cartas de cuenta sin anotarlas (M51–M53).
teach-minchiate-folla = **Lo que dice la fola.** El compañero de quien reparte dice cuántas cartas de cada palo hay en ella. No son de nadie: si hay muchas de un palo, quedan pocas en juego (M54–M56).
teach-minchiate-discard = **El descarte.** Tomaste cartas de más: descarta otras tantas. Después de la primera baza todo el mundo las ve (M57–M63).
teach-minchiate-discard-do = **{ $chosen }** — guarda las cartas de cuenta y los triunfos; si te quedas sin un palo, puedes ganar sus bazas con triunfos.
teach-minchiate-versicola = **Tu versícula.** Tres o más triunfos seguidos del 1 al 5 o del 28 al 40, tres Reyes y algunos grupos más son *versículas*. Las tuyas las anotas en la primera baza; al final cuentan otra vez si tu pareja gana las cartas (M13–M22, M71, M113).
teach-minchiate-home = **Asegurar una carta.** Una carta de cuenta que gana la propia pareja está a salvo: la otra no anota nada y al final cuenta para ustedes. Da una cuando sea seguro que tu compañero gana la baza (M90, M115).
teach-minchiate-death = **Una carta muere.** Una carta de cuenta que gana la otra pareja *muere*: esa pareja anota su valor enseguida y la cuenta al final. Un Rey perdido te cuesta 5 puntos y le da 10 a la otra (M89, M115).
teach-minchiate-king = **La regla del Rey.** La primera vez que se juega un palo, quien tiene su Rey debe jugarlo si alguien ya ha echado un triunfo en la baza (M84).
teach-minchiate-fool = **El Loco** se puede jugar siempre y nunca gana. Vuelve a su pareja, que da por él una carta sin valor si la baza es de la otra. Solo se pierde en la última baza (M83, M93–M99).
teach-minchiate-rest = **Un resto.** Cuando una pareja lleva 60 tantos de ventaja se le paga un *resto* y la diferencia baja 60. La partida se juega por restos (M66, M120).
teach-minchiate-fall = **Caerse.** Quien se queda sin triunfos *se cae*: sus cartas se muestran, y quien ganó la baza anterior elige cuál se juega (M102–M105).
teach-minchiate-last = **La última baza** vale 10 puntos: guarda un triunfo alto para ganarla (M114).
teach-minchiate-count = **La cuenta.** Cada pareja cuenta sus cartas por encima de 42, sus versículas, la última y sus cartas de cuenta, y suma su ventaja en tantos. Cada 60 puntos de diferencia, aunque solo estén empezados, son un resto (M110–M121).
