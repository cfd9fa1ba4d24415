# Cómo se juega al Terziglio, capítulo a capítulo (T: los números de las reglas).

guide-terziglio-aim =
    Juegan tres con las 62 cartas de Bolonia. En cada mano uno, el declarante, va contra los otros dos, los defensores. El declarante es un bando y los defensores, el otro. Se juega por bazas (una carta de cada uno; la mejor gana las tres). Los tres anotan por las cartas que tienen en la mano, por las que se juntan en una baza y por las que ganan en las bazas.

    Una mano son 19 bazas. La partida suele ser de tres manos; una mano que nadie quiere jugar contra dos no cuenta. Cada vez reparte el siguiente. Después de cada mano el declarante cobra puntos de partida de cada defensor, o se los paga; gana la partida quien tiene más. (T1, T9, T63–T64)
    .title = El juego

guide-terziglio-first =
    La imagen muestra las cartas que más cuentan. Los 21 triunfos (cartas numeradas sin palo) ganan a todas las cartas de palo; el Loco (sin palo ni número) no gana a nada.

    {""}**Qué pasa**
    1. Cada cual recibe 19 cartas; el monte (las otras cinco) está en la mesa. Por turno cada uno habla (dice una palabra): paso, «juego» (con el monte) o «solo» (sin él). Quien dice lo más alto es el declarante. Con «juego», toma el monte y descarta (deja aparte) cinco cartas, mejor palos enteros.
    2. Luego todos pueden cantar (enseñar y anotar) cartas que van juntas: tres Reyes, un Rey con su Reina y su Caballo, etc. Las encuentra el bot.
    3. El declarante sale (juega la primera carta). Los demás asisten al palo (juegan el mismo palo). Si tienes fallo (nada de ese palo), tienes que fallar (jugar un triunfo); sin triunfos, cualquier carta.
    4. Gana el triunfo más alto o, si no hay, la carta más alta del palo de salida. Quien gana sale en la siguiente; su bando guarda las cartas ganadas. Al final el bot cuenta.

    {""}**Qué pulsar.** **Mis cartas** muestra tus cartas y lo que puedes hacer, solo a ti. Pulsa una carta o una respuesta: no puedes romper ninguna regla. **Mano guiada**, aquí abajo, es una mano con consejos.

    {""}**Qué buscar.** Gana bazas que lleven Reyes, Reinas, Caballos, Sotas y triunfos altos.

    {""}**Cuatro consejos**
    • Pasa si no tienes ocho triunfos, o siete y dos Reyes.
    • Si gana el otro defensor, da un Rey u otra carta buena.
    • Si gana el otro bando, gánale las cartas buenas si puedes; si no, juega una carta baja.
    • Salva una carta buena con el Loco: se juega cuando se quiere y vuelve a tu bando. (T10–T16, T37, T42–T44)
    .title = Tu primera mano

guide-terziglio-cards =
    Cuatro palos de diez: las figuras Rey, Reina, Caballo y Sota, luego 10, 9, 8, 7, 6 y el as. 21 triunfos y el Loco. Entre los triunfos, el 2, el 3, el 4 y el 5 son los cuatro Moros: son iguales, y gana el último que se juega.

    Los tarocchi son el 21 (Mundo), el 20 (Ángel), el 1 (Mago) y el Loco. Valores: cada tarocco 5, Rey 5, Reina 4, Caballo 3, Sota 2, las demás 1. Las cartas ganadas se cuentan por pares, quitando un punto por par: 87 en total, y con los 6 de la última baza, 93. (T2–T8)
    .title = Las cartas

guide-terziglio-melds =
    {""}**Las combinaciones** son tres o cuatro cartas del mismo tipo: tarocchi 18 o 36, Reyes 17 o 34, Reinas 14 o 28, Caballos 13 o 26, Sotas 12 o 24.

    {""}**Las secuencias** son de tres cartas o más:
    • un palo desde el Rey hacia abajo por las figuras, con el as al final
    • los triunfos desde el más alto
    • los Moros
    • los ases
    Tres cartas valen 10, y cada una más, 5. En una secuencia de un palo o de triunfos puede faltar una de las tres que siguen a la primera (el hueco).

    {""}**Los comodines.** El Loco y el 1 hacen de comodines en las secuencias, no en las combinaciones. Cada uno sustituye a una carta que falta, o alarga en una carta la secuencia que ya es buena sin él. En una secuencia sirve una sola vez, pero puede servir en varias secuencias a la vez. La primera carta y una de las tres siguientes deben ser naturales; dos comodines nunca van juntos. Los Moros y los ases necesitan dos cartas naturales.

    Ejemplo: con Rey, Reina y Caballo de Espadas, dos ases de otros palos y el Loco anotas 15 por las Espadas (tres cartas y el Loco) y 10 por los ases (dos y el Loco): 25.

    Tres o más combinaciones anotadas a la vez valen doble, y lo mismo tres o más secuencias. (T20–T36)
    .title = Combinaciones y secuencias

guide-terziglio-auction =
    Habla primero quien sigue a quien reparte; en la subasta cada uno habla una vez: paso, «juego» o «solo». «Solo» supera a «juego». Si pasan todos, la mano se anula.

    Quien dice «juego» toma las cinco cartas del monte sin enseñarlas y descarta cinco, nunca tarocchi ni Reyes. Las descartadas cuentan al final para el declarante si gana al menos una baza. Quien dice «solo» deja el monte en la mesa: le cuenta al final del mismo modo, y la mano vale doble. (T10–T19, T60)
    .title = Subasta y descarte

guide-terziglio-play =
    Antes de la salida cada uno puede cantar lo que tiene, todo o en parte: empieza el declarante, que luego sale. Hay que asistir al palo; quien no tiene el palo debe fallar; quien no tiene ni el palo ni triunfos juega cualquier carta. Nunca es obligatorio superar.

    Si las tres cartas de una baza forman una combinación o una secuencia, quien gana la baza la anota enseguida, pero no si está el Loco. El Loco se puede jugar siempre y nunca gana. Al final vuelve a su bando, que da por él una carta ganada, la que elija, si la baza fue del otro bando. Un bando sin bazas lo pierde. (T37–T51)
    .title = Las bazas

guide-terziglio-score =
    Cada bando suma los cantes, lo anotado en las bazas, los puntos de las cartas y las combinaciones y secuencias de las cartas ganadas, que cuentan otra vez. Gana el total más alto; en empate pierde el declarante.

    Ejemplo (en la imagen): Anna, que es declarante, tiene 10 de cantes, 44 por las cartas, 6 por la última baza y 17 por tres Reyes. Tres secuencias (15, 10 y 10) valen doble: 70. Su total es 147; el de los defensores, 86.

    Solo se paga el total de quien gana: un punto de partida por cada 50 completos, redondeando hacia arriba si faltan como mucho 4. A los 147 de Anna les faltan 3 para 150: cobra 3 puntos de partida de cada defensor. El solo lo dobla. Ganar las diecinueve bazas (capote) da 40 puntos de partida más. Cada defensor paga eso al declarante, o lo cobra. (T52–T62)
    .title = La cuenta

guide-terziglio-well =
    {""}**La subasta.** Cuenta tus triunfos. En 3000 manos de bots, los declarantes con nueve triunfos ganaron tres manos de cada cuatro; con siete, solo dos de cada tres. El 21, el 20, los Reyes, el Loco y los palos cortos mejoran tus cartas. Di «solo» únicamente con unos diez triunfos, entre ellos los más altos.

    {""}**El descarte.** Guarda los triunfos. Si puedes, descarta palos enteros: con fallo en un palo ganas sus bazas con triunfos, y eso vale más que cualquier carta. Un Rey puede quedar solo. Después, ases y Sotas: te los podrían ganar, y en el descarte cuentan para ti.

    {""}**Salir.** Como declarante, sal pronto con Reyes, y con triunfos altos para agotar los ajenos. Como defensor, sal con una baja de tu palo más largo.

    {""}**Lo que vale una baza.** El tercer Rey o la tercera Reina entre las cartas ganadas hace una combinación, y cualquier carta puede completar una secuencia. Vale mucho más que los puntos de las cartas: lucha por las bazas con figuras, ases, Moros y triunfos altos.

    {""}**El 1.** Es un tarocco y un comodín: lo quieren todos, y cualquier otro triunfo le gana. Juégalo cuando por ahora gana tu bando, o gana con él cuando nadie más tiene triunfos.

    {""}**El Loco.** Juégalo para salvar una figura o el 1. Para conservarlo, tu bando debe ganar una baza. A cambio da una carta del 6 al 10, no una de una secuencia.

    {""}**Los Moros.** Gana el último que se juega: guarda el tuyo para las bazas que cierras tú.

    {""}**Los defensores.** Si defiendes, da las cartas buenas en las bazas del compañero y haz gastar triunfos al declarante. Solo se paga el total de quien gana: si tu bando pierde, mantén bajo el otro total. (T5, T17, T18, T22, T44, T46, T49–T50, T56, T59)
    .title = Jugar bien
