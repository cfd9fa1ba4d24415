# Cómo se juega a las Minchiate, capítulo a capítulo, para quien quiera aprender (M: los números de las reglas).

guide-minchiate-aim =
    Cuatro jugadores en dos parejas, los compañeros enfrente, con 97 cartas. Todo va hacia la derecha. Cada pareja quiere las cartas de cuenta, en sus bazas y sobre todo juntas: tres seguidas entre los triunfos más altos valen mucho más que tres sueltas.

    Se gana por restos de 60 puntos. La partida entera son tres giros de cuatro manos; en cada giro cambian las parejas, de modo que cada cual juega con todos, y cada jugador lleva su propia cuenta de restos. Las partidas cortas son de un giro o de una sola mano. (M29–M37, M120)
    .title = El juego

guide-minchiate-cards =
    Cuatro palos de catorce: Copas, Oros, Espadas y Bastos, con Rey, Reina, Caballero e Infante (o Infanta). En Espadas y Bastos la más alta de las numerales es el diez; en Copas y Oros, el as. Cuarenta triunfos, del 1 al 40, ganan a cualquier palo; los cinco últimos no llevan número: Estrella, Luna, Sol, Mundo y Trompeta. El Loco va aparte.

    Cuentan: los cinco más altos, 10 cada uno; del 30 al 35, el 28, el 20, el 13, el 10, el 1 y el Loco, 5; los papas del 2 al 5, 3; cada Rey, 5. Las demás no cuentan. (M1–M12)
    .title = Las cartas

guide-minchiate-melds =
    Una versícula es un grupo de cartas de cuenta que puntúa entero:
    • tres o más seguidas entre 1 y 5, o entre 28 y 40; una serie más larga es una sola
    • tres o cuatro Reyes
    • el 1, el Loco y el 40; el 1, el 13 y el 28
    • las decenas 10, 20, 30, 40; bastan tres si están el 20 y el 30

    Vale la suma de sus cartas; el 29 cuenta en ella 5. El Loco entra en cualquier otra versícula y le añade 5, pero no sustituye a ninguna carta. Una carta puede servir en varias. Las que se tienen en la mano se declaran durante la primera baza; las de las cartas ganadas cuentan otra vez al final. (M13–M28, M71–M75)
    .title = Las versículas

guide-minchiate-deal =
    Corta quien está a la izquierda del que da. Si la última carta del paquete que levanta es de cuenta, o un triunfo del 20 al 29, la roba, y también la siguiente, hasta que salga una que no se roba. Las cartas de cuenta robadas se anotan en el acto.

    Cada cual recibe 21 cartas; la última va descubierta (también la del que da) y se anota si cuenta. Las trece que sobran, o menos si se robó alguna, son la fola. Quien da descubre cartas de ella, se las queda y las anota como el que cortó, y luego toma todas las de cuenta que queden, sin anotarlas. Quien ha tomado cartas descarta otras tantas: la fola vuelve a ser de trece. Tras la primera baza se enseñan los descartes. (M38–M63)
    .title = Corte, robo y fola

guide-minchiate-play =
    Sale quien está a la derecha del que da. Hay que servir el palo; quien no tiene, echa un triunfo; quien tampoco tiene triunfos, lo que quiera. No hay que superar. Gana el triunfo más alto o, si no lo hay, la carta más alta del palo de salida.

    La carta de cuenta que gana la otra pareja muere: su valor se anota en el acto. El Loco se echa cuando se quiera y vuelve a cambio de una carta que no cuenta; solo en la última baza se puede perder. Si un palo sale por primera vez y ya se ha fallado, quien juega después y tiene su Rey debe echarlo. Quien se queda sin triunfos se cae: enseña sus cartas, y elige por él quien ganó la baza anterior. (M76–M109)
    .title = Las bazas

guide-minchiate-score =
    Durante la mano se lleva la diferencia; cada vez que llega a 60 la pareja que va por delante gana un resto. Al final cada pareja cuenta: un punto por cada carta por encima de 42, sus versículas, 10 por la última baza y otra vez sus cartas de cuenta; se suman los tantos no pagados. La diferencia se redondea hacia arriba: de 1 a 60, un resto; de 61 a 120, dos.

    La pareja sin bazas ha perdido por capote: catorce restos, y los tantos no pagados cuentan doble. Cada perdedor paga a un ganador. (M64–M70, M110–M126)
    .title = Tantos y restos
