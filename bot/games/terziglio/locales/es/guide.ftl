# Cómo se juega al Terziglio, capítulo a capítulo (T: los números de las reglas).

guide-terziglio-aim =
    Juegan tres con las 62 cartas de Bolonia. En cada mano uno, el declarante, va contra los otros dos. Los tres anotan por las cartas que tienen en la mano, por las que se juntan en una baza y por las que ganan.

    La partida suele ser de tres manos; una mano en que todos pasan no cuenta. Cada vez reparte el siguiente. Se ganan puntos de partida; gana quien tiene más. (T1, T9, T63–T64)
    .title = El juego

guide-terziglio-cards =
    Cuatro palos de diez: Rey, Reina, Caballo, Sota, 10, 9, 8, 7, 6, as. 21 triunfos y el Loco. Entre los triunfos, el 2, el 3, el 4 y el 5 son los cuatro Moros: son iguales, y gana el último que se juega.

    Los tarocchi son el 21, el 20, el 1 y el Loco. Valores: cada tarocco 5, Rey 5, Reina 4, Caballo 3, Sota 2, las demás 1. Las cartas ganadas se cuentan por pares, quitando un punto por par: 87 en total, y con los 6 de la última baza, 93. (T2–T8)
    .title = Las cartas

guide-terziglio-auction =
    Habla primero quien sigue a quien reparte; cada uno habla una vez: paso, juego o solo. «Solo» supera a «juego». Si pasan todos, la mano se anula.

    Quien dice «juego» toma las cinco cartas del monte sin enseñarlas y descarta cinco, nunca tarocchi ni Reyes. Las descartadas cuentan al final para el declarante si gana al menos una baza. Quien dice «solo» deja el monte en la mesa: le cuenta al final del mismo modo, y la mano vale doble. (T10–T19, T60)
    .title = Subasta y descarte

guide-terziglio-melds =
    Las combinaciones son tres o cuatro iguales: tarocchi 18 o 36, Reyes 17 o 34, Reinas 14 o 28, Caballos 13 o 26, Sotas 12 o 24. Las secuencias son de tres cartas o más: un palo desde el Rey hacia abajo por las figuras, con el as al final; los triunfos desde el más alto; los Moros; los ases. Tres cartas valen 10, y cada una más, 5. En una secuencia de un palo o de triunfos puede faltar una de las tres que siguen a la primera.

    El Loco y el 1 hacen de comodines en las secuencias, no en las combinaciones. Tres combinaciones a la vez valen doble, y lo mismo tres secuencias. (T20–T36)
    .title = Combinaciones y secuencias

guide-terziglio-play =
    Antes de la salida cada uno puede cantar lo que tiene, todo o en parte: empieza el declarante, que luego sale. Hay que asistir al palo; quien no tiene, juega un triunfo; quien no tiene palo ni triunfos, cualquier carta. Nunca es obligatorio superar.

    Si las tres cartas de una baza forman una combinación o una secuencia, quien gana la baza la anota enseguida, pero no si está el Loco. El Loco se puede jugar siempre y nunca gana. Al final vuelve a su bando a cambio de una carta a elección; un bando sin bazas lo pierde. (T37–T51)
    .title = Las bazas

guide-terziglio-score =
    Cada bando suma los cantes, lo anotado en las bazas, los puntos de las cartas y las combinaciones y secuencias de las cartas ganadas, que cuentan otra vez. Gana el total más alto; en empate pierde el declarante.

    Solo se paga el total del ganador: un punto de partida por cada 50 completos, redondeando hacia arriba si faltan como mucho 4. El solo lo dobla. Ganar las diecinueve bazas da 40 puntos de partida más. Cada defensor paga eso al declarante, o lo cobra. (T52–T62)
    .title = La cuenta
