# Cómo se juega a las Minchiate, capítulo a capítulo, para quien quiera aprender (M: los números de las reglas).

guide-minchiate-aim =
    Cuatro jugadores en dos parejas, con 97 cartas; los compañeros se sientan uno frente al otro. Todo va hacia la derecha. Cada pareja intenta ganar las bazas que llevan cartas de cuenta y, sobre todo, reunirlas en versículas: tres seguidas entre los triunfos más altos valen mucho más juntas que sueltas.

    Los puntos que se anotan durante la mano se llaman tantos; los demás se cuentan al final. Sesenta puntos son un resto, y se juega por restos: cada cual tiene su propio saldo.

    La partida entera son tres giros de cuatro manos. Antes cada cual saca una carta para los asientos: quien saca la más alta reparte primero y juega con quien saca la segunda. Después de cada giro cambian las parejas, así que todos juegan con todos. Las partidas más cortas son de un giro o de una sola mano.

    En tu primera mano, sal con cartas bajas de los palos, juega las cartas de cuenta en las bazas que tu compañero gana seguro y no te quedes sin triunfos mientras tengas un Rey o el Loco. (M29–M37, M64, M120)
    .title = El juego

guide-minchiate-cards =
    Cuatro palos de catorce cartas: Copas, Oros, Espadas y Bastos. Las más altas son las figuras: Rey, Reina, Caballero e Infante (Infanta en Copas y Oros). Debajo van las numerales: en Espadas y Bastos, del 10 hasta el 2 y el as; en Copas y Oros al revés, del as, el 2 y el 3 hasta el 10.

    Cuarenta triunfos, numerados del 1 al 40, ganan a cualquier carta de palo; entre triunfos gana el número más alto. A los cinco más altos se los llama por su nombre: Estrella (36), Luna (37), Sol (38), Mundo (39) y Trompeta (40). El Loco no es de ningún palo y nunca gana la baza.

    Cartas de cuenta: del 36 al 40 valen 10 cada una; del 30 al 35, el 28, el 20, el 13, el 10, el 1 y el Loco, 5; los Papas del 2 al 5, 3; cada Rey, 5. Las demás no valen nada. (M1–M12, M87)
    .title = Las cartas

guide-minchiate-melds =
    Una versícula es un grupo de cartas que puntúa entero:
    • tres o más triunfos seguidos, todos del 1 al 5 (Papas) o todos del 28 al 40 (secuencia); si son más, sigue siendo una sola
    • tres o cuatro Reyes
    • el 1, el Loco y el 40
    • el 1, el 13 y el 28
    • el 10, el 20, el 30 y el 40; bastan tres si están el 20 y el 30

    Vale la suma de sus cartas; el 29, que solo no vale nada, cuenta aquí 5. Si además tienes el Loco, entra en todas tus otras versículas y añade 5 a cada una, pero no sustituye a ninguna carta. Una carta puede servir en varias.

    Las versículas pueden puntuar dos veces. Las que tienes en la mano se cantan en la primera baza, justo después de tu carta: todos las ven y se anotan en el acto; con buenas cartas bastan para ganar un resto. Las que hay entre las cartas ganadas por tu pareja cuentan al final, cantadas o no. (M13–M28, M71–M75, M113)
    .title = Las versículas

guide-minchiate-deal =
    Corta quien está a la izquierda de quien reparte: levanta un paquete de cartas y enseña la última. Si es una carta de cuenta o un triunfo del 20 al 29, la roba: se la queda y enseña la siguiente, hasta trece cartas. La primera carta de otro tipo se queda en su sitio y pone fin al robo. El valor de las cartas de cuenta robadas se anota en el acto. Después, quien ha cortado puede mirar las trece cartas del fondo del paquete.

    Cada cual recibe 21 cartas. La última va descubierta, también la de quien reparte, y se anota si cuenta. Las trece que sobran, o menos si se robó alguna, son la fola, que no es de nadie. Quien reparte descubre sus cartas una a una, y se las queda y las anota igual que en el robo; luego pilla todas las cartas de cuenta que queden, pero estas no se anotan. A todos se les dice cuántas cartas de cada palo quedan: «En la fola: copas 2, oros 4 …».

    Quien corta y quien reparte descartan tantas cartas como tomaron, y la fola vuelve a tener trece. Tras la primera baza todos ven los descartes. (M38–M63)
    .title = Corte, robo y fola

guide-minchiate-play =
    En la primera baza sale quien está a la derecha de quien reparte; después, quien gana cada baza. Hay que asistir al palo. Si no tienes, debes jugar un triunfo; si tampoco tienes triunfos, cualquier carta. Nunca es obligatorio superar. Gana el triunfo más alto o, si no hay, la carta más alta del palo de salida.

    La carta de cuenta que gana la otra pareja muere: esa pareja anota su valor en el acto. Si la baza la gana tu pareja, la carta está a salvo y no se anota nada.

    El Loco se puede jugar en lugar de cualquier otra carta, y nunca gana. Se queda con tu pareja: si la baza es de la otra, das a cambio una carta sin valor que ya haya ganado tu pareja. Solo en la última baza se puede perder.

    Regla del Rey: si un palo sale por primera vez y en la baza ya hay un triunfo, quien juega después y tiene el Rey de ese palo debe jugarlo, aunque tenga el Loco.

    Quien se queda sin triunfos se cae: descubre sus cartas, y en cada baza se las elige quien ganó la anterior. (M76–M109)
    .title = Las bazas

guide-minchiate-score =
    Los tantos se anotan durante la mano: por las cartas de cuenta robadas o descubiertas, por las versículas cantadas y por las cartas que mueren. Se lleva solo la diferencia entre las parejas. Cada vez que llega a 60, la pareja que va por delante gana un resto y se quitan 60.

    Al final cada pareja suma:
    • un punto por cada carta ganada por encima de 42
    • las versículas que hay entre sus cartas ganadas
    • 10 por la última baza
    • el valor de sus cartas de cuenta
    • sus tantos sin pagar, si va por delante

    La diferencia se redondea hacia arriba: de 1 a 60, un resto; de 61 a 120, dos.

    La pareja que no gana ninguna baza pierde por capote: catorce restos, y los tantos sin pagar cuentan doble. Cada jugador de la pareja que pierde paga los restos a uno de la que gana. (M64–M70, M110–M126)
    .title = Tantos y restos
