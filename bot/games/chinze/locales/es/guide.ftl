# Cómo se juega a Chinze, capítulo a capítulo (C: los números de las reglas).

guide-chinze-aim =
    Dos jugadores con las 78 cartas del tarot. Cada uno recibe quince cartas; las otras 48 son el talón, el montón del que se roba. Se juega por bazas (una carta de cada uno; la mejor gana las dos). Después de cada baza los dos roban una carta, primero quien ganó, y la enseñan. Cuando se acaba el talón se juegan las últimas quince bazas.

    Se ganan puntos con las cartas de las bazas, con los cantes (grupos de cartas que tienes en la mano y enseñas) y con la última baza, si en ella se juega la carta con el número 1.

    Todo esto es una mano: 39 bazas. La partida es de un número par de manos, normalmente dos; se reparte por turno. Se suman los puntos de todas las manos y gana el total más alto. (C4–C8, C14, C37)
    .title = El juego

guide-chinze-first =
    La imagen muestra las 19 cartas de cuenta (las que valen puntos). Los 21 triunfos (cartas numeradas sin palo) ganan a todas las cartas de los cuatro palos; el Loco (sin palo ni número) no gana a nada.

    {""}**Qué pasa**
    1. El rival de quien reparte corta (levanta una parte de la baraja) y recibes quince cartas. Ese rival también sale, es decir, juega la primera carta de la baza. El otro debe asistir al palo: jugar una carta del mismo palo. Si tienes fallo (ninguna carta de ese palo), juegas un triunfo; sin triunfos, cualquier carta. Si sale un triunfo, juegas uno más alto si puedes.
    2. Gana el triunfo más alto o, si no hay, la carta más alta del palo de salida. Quien gana guarda las cartas ganadas, roba primero y sale en la siguiente. Son 39 bazas; luego el bot cuenta.
    3. Si tienes un cante, el bot te propone cantar (enseñar las cartas y anotar los puntos) antes de jugar.

    {""}**Qué pulsar.** **Mis cartas** muestra tus cartas y lo que puedes hacer, solo a ti. Pulsa una carta o una respuesta: no puedes romper ninguna regla. **Mano guiada**, aquí abajo, juega una mano entera con consejos.

    {""}**Qué buscar.** Gana bazas que lleven Reyes, Reinas, el 1 o el 20, y canta.

    {""}**Cinco consejos**
    • Canta todo lo que el bot te propone.
    • Si sales tú, juega una carta baja de tu palo más largo.
    • Si juegas en segundo lugar y puedes ganar una carta de cuenta, gánala con la carta más baja que baste.
    • Si no puedes ganar, juega una carta que no cuente.
    • Si fueras a perder un Rey o una Reina, juega el Loco, que luego vuelve a ti. (C9–C17, C24)
    .title = Tu primera mano

guide-chinze-cards =
    Cuatro palos de catorce cartas. De mayor a menor: las figuras Rey, Reina, Caballo y Sota, luego las numerales del 10 al 2 y el as. Los 21 triunfos ganan a cualquier carta de palo; entre triunfos gana el número más alto. El Loco no es un triunfo y no gana a nada.

    Cada tres cartas ganadas son 1 punto; de las que sobran, dos cuentan 1 y una sola, 0. Además están las cartas de cuenta: el 1, el 20 y el Loco, 4 cada uno; los Reyes, 4; las Reinas, 3; los Caballos, 2; las Sotas, 1.

    Ejemplo: 44 cartas ganadas son catorce tríos y dos cartas más, es decir, 15 puntos, a los que se suman las cartas de cuenta. En cada mano los dos jugadores se reparten 78 puntos. (C1–C3, C16–C18)
    .title = Las cartas

guide-chinze-melds =
    Antes de jugar tu carta, en cualquier baza, puedes cantar lo que tienes en la mano: enseñas las cartas, anotas enseguida y las cartas siguen siendo tuyas:
    • diez triunfos o más: 1 punto cada uno (el Loco no cuenta)
    • gatti: el 1, el 20 y el Loco, 10
    • una familia: Rey, Reina, Caballo y Sota de un palo, 10
    • cuatro cartas iguales (Reyes, Reinas, Caballos o Sotas): 10; tres cartas iguales: 5

    Si ya cantaste triunfos, puedes volver a cantar cuando enseñes más: solo anotas los nuevos. Si cantaste tres iguales y luego tienes las cuatro en la mano, puedes cantarlas por 5 más.

    Ejemplo: cantas diez triunfos y anotas 10. Más tarde tienes doce: vuelves a cantar y anotas 2 más. Si entre ellos están el 1 y el 20 y tienes el Loco, los gatti dan otros 10.

    Cada cante puntúa una vez por mano; una carta puede servir en varios. Nadie está obligado a cantar. (C24–C34)
    .title = Los cantes

guide-chinze-play =
    En la primera baza sale el rival de quien reparte; después, quien gana cada baza. Hay que asistir al palo, pero nunca es obligatorio superar una carta de palo; quien no tiene el palo debe jugar un triunfo. Si sale un triunfo, se juega uno más alto si se puede, y si no, cualquiera. Quien no tiene ni el palo ni triunfos juega cualquier carta.

    El Loco se puede jugar cuando se quiera. Pierde la baza, pero quien lo juega lo recupera. A cambio debe una carta (la carta debida): da al rival una de las que gane más tarde, y la elige después de la última baza. Si ya no gana ninguna, el Loco pasa al rival. También se puede salir con el Loco: entonces el rival juega cualquier carta. (C9–C15, C19–C23)
    .title = Las bazas

guide-chinze-score =
    Tras la última baza cada cual suma los puntos de sus cartas ganadas y sus cantes. El Bagatto es el 1, el Mago: si se juega justo en la última baza, quien la gana anota 20 más. Es el Bagatto urtimo.

    Ejemplo (en la imagen): Anna tiene 32 cartas, que son 11 puntos, y 34 por las cartas de cuenta que hay entre ellas: 45. Con tres Reyes 5, gatti 10 y Bagatto urtimo 20 llega a 80. Bruno tiene 33 por sus 46 cartas y 10 por una familia: 43.

    En la hoja de la cuenta cada cante tiene su línea; luego van el Bagatto y los puntos de las bazas. (C35–C38)
    .title = La cuenta

guide-chinze-well =
    {""}**Cantes.** Canta enseguida lo que tienes: esperar rara vez da más. Mientras haya talón, guarda los grupos a los que les falta una carta: tres cartas de una familia, dos de los tres gatti, nueve triunfos.

    {""}**Recuerda.** Cada carta robada se enseña. Cuando se acaba el talón, todas las cartas que no has visto están en la mano de tu rival: desde entonces puedes conocerlas todas.

    {""}**Triunfos.** Tu rival debe superar el triunfo con que sales, si puede. Así uno bajo puede sacarle uno alto, y el más alto le gana uno pequeño. El 20 vale 4 puntos y solo el 21 le gana: juégalo cuando el 21 ya no esté, o como respuesta.

    {""}**Cartas de cuenta.** Cuando juegas en segundo lugar, gana toda carta de cuenta que puedas, con la carta de menos valor que baste. Sal de los palos en que tu rival tiene fallo, si ya no le quedan triunfos.

    {""}**El Loco.** Juégalo cuando tu rival ganaría un Rey u otra buena carta, pero mientras aún puedas ganar una baza. La carta que das a cambio lleva sus puntos al rival: da una numeral.

    {""}**La última baza.** Guarda el 1 para la última solo si tienes triunfos para ganarla; si no, los 20 puntos son del rival. Si el 1 lo tiene aún tu rival, guarda hasta el final un triunfo más alto. (C11, C14, C22, C28, C35)
    .title = Jugar bien
