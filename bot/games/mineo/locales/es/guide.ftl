# Cómo se juega al juego de Mineo, capítulo a capítulo (S: los números de las reglas).

guide-mineo-aim =
    Juegan tres con las 63 cartas de Sicilia. En cada mano que se juega, uno de los tres (el solista) va contra los otros dos (los defensores). El solista es un bando y los defensores, el otro. Se juega por bazas (una carta de cada uno; la mejor gana las tres). Se ganan jochi: cada joco es una ficha.

    Una mano son veinte bazas. La partida es de tres, seis, nueve … manos, normalmente seis; las manos que nadie juega no cuentan. Después de cada mano, jugada o no, cambia quien reparte (distribuye las cartas): sigue la persona de su derecha. (S14–S15, S85–S89)
    .title = El juego

guide-mineo-first =
    En la imagen, las cartas que más cuentan. Los triunfos (cartas numeradas sin palo) ganan a las de los cuatro palos; el Fugitivo (sin palo ni número) no gana a nada.

    {""}**Qué pasa**
    1. Recibes cinco cartas y hablas (dices una palabra), por ejemplo «altre cinque» (quieres más) o «mischio» (pasas). Mientras alguien pida más, todos reciben otras cinco, hasta veinte. Luego alguien puede decir «vado solo» (contra los otros dos) y es el solista; si no, empieza la mano siguiente.
    2. El solista toma el monte (las tres últimas cartas) y descarta (deja aparte) tres.
    3. Quien está a la derecha del solista sale (juega la primera carta). Los demás asisten al palo (juegan una carta del mismo palo). Si tienes fallo (ninguna carta de ese palo), juegas un triunfo; sin triunfos, cualquier carta.
    4. Gana el triunfo más alto; sin triunfos, la carta más alta del palo de salida. Quien gana sale en la siguiente; su bando guarda las cartas ganadas. Tras veinte bazas se cuentan los jochi.

    {""}**Qué pulsar.** **Mis cartas** muestra tus cartas y lo que puedes hacer, solo a ti. Pulsa una carta o una respuesta: el bot conoce las reglas. **Mano guiada** juega una mano con consejos.

    {""}**Qué buscar.** Más de la mitad de los puntos, la última baza, los cuatro Reyes y los triunfos del 16 al 19: cada cosa da un joco.

    {""}**Cinco consejos**
    • Pide cartas si tienes algún triunfo; no vayas solo con menos de diez.
    • Si sales tú: de solista, tu triunfo más alto; de defensor, una baja de un palo largo.
    • No juegues un triunfo del 16 al 19 si el otro bando aún puede superarlo.
    • Si por ahora gana tu bando, da un Rey o una Reina.
    • Guarda un triunfo para la última. (S22–S24, S52–S59, S77)
    .title = Tu primera mano

guide-mineo-cards =
    Cuatro palos: las figuras Rey, Reina, Caballo y Dama, luego del 10 al 5; en Oros también el 4. 21 triunfos: el 20, Júpiter, es el más alto; el 1 son los Mozos (Picciotti), y debajo está la Miseria. Del 16 al 20 son las Arie. El Fugitivo no es de ningún palo y nunca gana.

    Cartas de cuenta: Júpiter, los Mozos y el Fugitivo valen 10 cada uno; del 16 al 19 y los Reyes, 5; las Reinas, 4; los Caballos, 3; las Damas, 2. Cada una de las demás vale 1 (es una scartina). Por cada tres cartas ganadas se quitan 2 puntos. Son 104 en total, y con los 5 de la última baza, 109. El bando que tiene 55 tiene la rimatura.

    Ejemplo: un Rey y dos scartine valen 5 + 1 + 1 – 2 = 5 puntos. (S1–S13)
    .title = Las cartas

guide-mineo-auction =
    Antes de repartir, quien reparte puede mirar la última carta de la baraja. Se reparten cinco cartas cada vez, y tras cada ronda cada uno habla una vez: es la subasta.
    • «Altre cinque» pide otras cinco cartas. Si nadie las quiere, la mano se anula (nadie la juega).
    • «Mischio» quiere decir que la anularías.
    • «Pago» ofrece un joco por acabar la mano.
    • «Vado solo» con las cinco primeras cartas es una stata: la mano vale doble.
    Con veinte cartas cada uno quedan tres, el monte, que mira quien reparte. En esta última ronda se puede decir otra vez «vado solo», y también «prendo», que cobra los jochi ofrecidos y acaba la mano.

    Ejemplo: dos han dicho «pago». Tú dices «prendo»: cada uno te paga un joco y empieza la mano siguiente.

    El solista toma el monte y descarta tres cartas, ninguna de 5 ni de 10. Luego puede apostar un joco a que Júpiter, los Mozos y el Fugitivo serán todos suyos al final (scommessa). Un defensor que aún no había hablado cuando se dijo «vado solo» puede apostar por la última baza (rivanto). (S22–S50)
    .title = La subasta

guide-mineo-play =
    Sale quien está a la derecha del solista. Hay que asistir al palo; quien no tiene el palo debe fallar (jugar un triunfo); quien no tiene ni el palo ni triunfos juega cualquier carta. Nunca es obligatorio superar. Gana el triunfo más alto o, si no lo hay, la carta más alta del palo de salida.

    El Fugitivo se puede jugar siempre. Si la baza es del otro bando, vuelve de todos modos al suyo, que al final paga por él una scartina. Ganar al otro bando el 16, el 17, el 18, el 19 o los Mozos es una pigliata, que vale un joco. Si la mesa lo permite, los defensores pueden hablar, pero solo con frases fijas. (S51–S66, S90–S93)
    .title = Las bazas

guide-mineo-score =
    Vale un joco cada cosa: la rimatura (la mayoría de los puntos), el vanto (la última baza), los cuatro Reyes (Quattro Re), las Arie del 16 al 19 (con Júpiter son dos), cada pigliata, y la scommessa y el rivanto si se dijeron.

    La diferencia entre los dos bandos es lo que cada defensor paga al solista, o cobra; después de una stata, el doble.

    Ejemplo (en la imagen): Anna, la solista, tiene 60 puntos a 49: la rimatura es suya, 1. Las Arie con Júpiter son 2, una pigliata es 1: tiene 4 jochi. Los defensores ganaron la última baza: vanto 1, y rivanto 1, porque Bruno lo había dicho. Con una pigliata tienen 3. Cada defensor paga a Anna un joco. (S67–S84)
    .title = Los jochi

guide-mineo-well =
    {""}**Ir solo.** Deciden los triunfos. En 2200 manos jugadas por bots, los solistas con once triunfos ganaron 86 de cada 100; con diez, 69; con ocho o nueve, 54. Júpiter y cada una de las demás Arie valen unos dos tercios de joco más; el Fugitivo y cada Rey, cerca de medio.
    Una stata vale doble y no conoces quince de tus cartas: dila solo con tres de estas entre las cinco primeras: Júpiter, las otras Arie, el Fugitivo.

    {""}**Prendo** es seguro: acepta la oferta si yendo solo no esperas ganar más. **Pago** es para cartas muy débiles.

    {""}**El descarte.** Deja aparte Reinas, Caballos y Damas de palos cortos: sus puntos se quedan contigo, y te queda un fallo.

    {""}**Las Arie.** Una Aria que gana el otro bando cuesta un joco. Juégala cuando después no puede venir un triunfo más alto. Sal con Júpiter, o con el triunfo más alto que queda, para sacar los más bajos.

    {""}**Los Mozos** son casi el triunfo más bajo. Juégalos cuando por ahora gana tu bando, o al final de la baza cuando sale un palo en el que tienes fallo.

    {""}**El Fugitivo** no tiene que asistir al palo: con él salvas una Aria o un Rey.

    {""}**La última baza** da un joco y 5 puntos: cuenta los triunfos y guarda uno que nadie supere. Di rivanto solo con Júpiter y nueve triunfos, y scommessa solo si tienes las tres cartas y siete triunfos.

    {""}**Los defensores** salen de palos largos, para que el solista gaste triunfos, y se dan las cartas buenas en las bazas del compañero. (S12, S29, S32, S41, S45–S46, S57, S66, S70)
    .title = Jugar bien
