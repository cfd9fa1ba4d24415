# Cómo se juega a Chinze, capítulo a capítulo (C: los números de las reglas).

guide-chinze-aim =
    Dos jugadores con las 78 cartas del tarot. Cada uno recibe quince cartas; las otras 48 son el talón. Después de cada baza los dos roban una carta, primero quien ganó, y la enseñan. Cuando se acaba el talón se juegan las últimas quince bazas.

    Se ganan puntos con las cartas ganadas, con los cantes (grupos de cartas que tienes en la mano y enseñas) y con el 1 en la última baza.

    La partida es de un número par de manos, normalmente dos; se reparte por turno. Se suman los puntos de todas las manos y gana el total más alto.

    En tu primera mano, canta todo lo que tienes, juega las cartas de cuenta cuando tu rival ya no pueda superarlas y usa el Loco para salvar una mientras aún puedas ganar bazas. (C4–C8, C14, C37)
    .title = El juego

guide-chinze-cards =
    Cuatro palos de catorce cartas. De mayor a menor: Rey, Reina, Caballo, Sota, luego del 10 al 2 y el as. Los 21 triunfos ganan a cualquier carta de palo; entre triunfos gana el número más alto. El Loco no es un triunfo y no gana a nada.

    Cada tres cartas ganadas son 1 punto; de las que sobran, dos cuentan 1 y una sola, 0. Además están las cartas de cuenta: el 1, el 20 y el Loco, 4 cada uno; los Reyes, 4; las Reinas, 3; los Caballos, 2; las Sotas, 1.

    Ejemplo: 44 cartas ganadas son catorce tríos y dos cartas más, es decir, 15 puntos, a los que se suman las cartas de cuenta. En cada mano los dos jugadores se reparten 78 puntos. (C1–C3, C16–C18)
    .title = Las cartas

guide-chinze-melds =
    Antes de jugar tu carta, en cualquier baza, puedes cantar lo que tienes en la mano: enseñas las cartas y anotas en el acto:
    • diez triunfos o más: 1 punto cada uno (el Loco no cuenta)
    • gatti: el 1, el 20 y el Loco, 10
    • una familia: Rey, Reina, Caballo y Sota de un palo, 10
    • cuatro Reyes, Reinas, Caballos o Sotas: 10; tres: 5

    Si ya cantaste triunfos, puedes volver a cantar cuando enseñes más: solo anotas los nuevos. Si cantaste tres iguales y luego tienes las cuatro en la mano, puedes cantarlas por 5 más.

    Cada cante puntúa una vez por mano; una carta puede servir en varios. Nadie está obligado a cantar. (C24–C34)
    .title = Los cantes

guide-chinze-play =
    En la primera baza sale el rival de quien reparte; después, quien gana cada baza. Hay que asistir al palo, pero nunca es obligatorio superar una carta de palo; quien no tiene debe jugar un triunfo. Si sale un triunfo, se juega uno más alto si se puede, y si no, cualquiera. Quien no tiene ni el palo ni triunfos juega cualquier carta.

    El Loco se puede jugar cuando se quiera. Pierde la baza, pero quien lo juega lo recupera: a cambio debe al rival una carta que gane más tarde, y la elige después de la última baza. Quien ya no gana ninguna pierde el Loco. También se puede salir con el Loco: entonces el rival juega cualquier carta. (C9–C15, C19–C23)
    .title = Las bazas

guide-chinze-score =
    Tras la última baza cada cual suma los puntos de sus cartas ganadas, sus cantes y 20 por el Bagatto urtimo. El Bagatto es el 1, el Mago: si se juega justo en la última baza, quien la gana anota 20.

    En la hoja cada cante tiene su línea; luego van el Bagatto y los puntos de las bazas. (C35–C38)
    .title = La cuenta
