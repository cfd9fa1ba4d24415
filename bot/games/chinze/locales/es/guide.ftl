# Cómo se juega a Chinze, capítulo a capítulo (C: los números de las reglas).

guide-chinze-aim =
    Dos jugadores con las 78 cartas del tarot. Cada uno tiene quince; las otras 48 son el talón. Después de cada baza roban los dos, primero quien la ganó, y enseñan lo que roban. Agotado el talón se juegan las últimas quince bazas.

    La partida es de un número par de manos, normalmente dos, y se da por turno. Se suman los puntos de todas las manos; gana la suma más alta. (C4–C8, C37)
    .title = El juego

guide-chinze-cards =
    Cuatro palos de catorce, de mayor a menor Rey, Reina, Caballo, Sota y del 10 al as. 21 triunfos: gana el número más alto. El Loco no es triunfo y no gana a nada.

    Cada tres cartas ganadas son un punto. Además cuentan 4 cada uno el 1, el 20 y el Loco, 4 los Reyes, 3 las Reinas, 2 los Caballos y 1 las Sotas. Son 78 puntos en cada mano, repartidos entre los dos. (C1–C3, C16–C18)
    .title = Las cartas

guide-chinze-melds =
    Antes de echar su carta, en cualquier baza, se puede cantar lo que se tiene, enseñándolo:
    • diez triunfos o más, 1 punto cada uno (después, solo por los que pasen del número ya enseñado)
    • gatti: el 1, el 20 y el Loco, 10
    • una familia: Rey, Reina, Caballo y Sota de un palo, 10
    • cuatro Reyes, Reinas, Caballos o Sotas, 10; tres, 5

    Quien ha cantado tres puede cantar luego cuatro por 5 más. Cada cante puntúa una vez por mano; una carta puede servir en varios. Nadie está obligado a cantar. (C24–C34)
    .title = Los cantes

guide-chinze-play =
    Sale el rival de quien da; después, quien gana cada baza. Hay que servir el palo; quien no tiene, echa un triunfo. A un triunfo se responde con uno más alto si lo hay, y si no con cualquiera. Quien no tiene ni lo uno ni lo otro echa lo que quiera.

    El Loco se echa cuando se quiera. Pierde la baza pero sigue siendo de quien lo juega, que al final da por él una carta ganada después; quien ya no gana ninguna lo pierde. También se puede salir de Loco: entonces el otro echa lo que quiera. (C9–C15, C19–C23)
    .title = Las bazas

guide-chinze-score =
    Tras la última baza cada uno cuenta los puntos de sus cartas ganadas, sus cantes y 20 por el Bagatto urtimo: si el 1 cae en la última baza, quien la gana anota 20.

    En la hoja cada cante tiene su línea; luego el Bagatto y luego los puntos de las bazas. (C35–C38)
    .title = La cuenta
