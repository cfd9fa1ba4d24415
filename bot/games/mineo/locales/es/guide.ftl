# Cómo se juega al juego de Mineo, capítulo a capítulo (S: los números de las reglas).

guide-mineo-aim =
    Juegan tres con las 63 cartas de Sicilia. En cada mano que se juega uno, el solista, va contra los otros dos, los defensores. Se ganan jochi: cada joco es una ficha.

    La partida es de tres, seis, nueve … manos, normalmente seis; las manos que nadie juega no cuentan. Después de cada mano, jugada o no, reparte quien está a la derecha de quien repartió. (S14–S15, S85–S89)
    .title = El juego

guide-mineo-cards =
    Cuatro palos: Rey, Reina, Caballo, Dama, del 10 al 5; en Oros también el 4. 21 triunfos: el 20, Júpiter, es el más alto; el 1 son los Mozos (Picciotti), y debajo está la Miseria. Del 16 al 20 son las Arie. El Fugitivo no es de ningún palo y nunca gana.

    Júpiter, los Mozos y el Fugitivo valen 10 cada uno; del 16 al 19 y los Reyes, 5; las Reinas, 4; los Caballos, 3; las Damas, 2; las demás, 1; por cada tres cartas ganadas se quitan 2 puntos. Son 104 en total, y con los 5 de la última baza, 109. El bando que tiene 55 tiene la rimatura. (S1–S13)
    .title = Las cartas

guide-mineo-auction =
    Se reparten cinco cartas cada vez, y tras cada ronda cada uno habla una vez. «Pago» ofrece un joco por acabar la mano; «mischio» quiere anularla; «altre cinque» pide otras cinco cartas. Si nadie las quiere, la mano se anula. Quien dice «vado solo» con las cinco primeras juega una stata: la mano vale doble. Con veinte cartas cada uno quedan tres, el monte, que mira quien reparte. Ahora puedes ir solo, o decir «prendo» para cobrar los jochi ofrecidos y acabar la mano.

    El solista toma el monte y descarta tres cartas, ninguna de 5 ni de 10. Luego puede apostar un joco a que Júpiter, los Mozos y el Fugitivo serán todos suyos al final (scommessa). Un defensor que aún no había hablado cuando se dijo «vado solo» puede apostar por la última baza (rivanto). (S22–S50)
    .title = La subasta

guide-mineo-play =
    Sale quien está a la derecha del solista. Hay que asistir al palo; quien no tiene, juega un triunfo; quien no tiene palo ni triunfos, cualquier carta. Nunca es obligatorio superar. Gana el triunfo más alto o, si no lo hay, la carta más alta del palo de salida.

    El Fugitivo se puede jugar siempre. Si la baza es del otro bando, vuelve de todos modos al suyo, que al final paga por él una carta sin valor. Ganar al otro bando el 16, el 17, el 18, el 19 o los Mozos es una pigliata. Si la mesa lo permite, los defensores pueden hablar, pero solo con frases fijas. (S51–S66, S90–S93)
    .title = Las bazas

guide-mineo-score =
    Vale un joco cada cosa: la rimatura (la mayoría de los puntos), el vanto (la última baza), los cuatro Reyes, las Arie del 16 al 19 (con Júpiter son dos), cada pigliata, y la scommessa y el rivanto si se dijeron.

    La diferencia entre los dos bandos es lo que cada defensor paga al solista, o cobra; después de una stata, el doble. (S67–S84)
    .title = Los jochi
