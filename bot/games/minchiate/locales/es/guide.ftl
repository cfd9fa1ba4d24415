# Cómo se juega a las Minchiate, capítulo a capítulo, para quien quiera aprender (M: los números de las reglas).

guide-minchiate-aim =
    Cuatro jugadores en dos parejas, con 97 cartas. Los compañeros se sientan uno frente al otro y todo va hacia la derecha. Se juega por bazas (una carta de cada jugador; la mejor gana las cuatro). Cada pareja intenta ganar las bazas que llevan cartas de cuenta (las que valen puntos) y, sobre todo, reunir versículas (grupos de cartas que puntúan juntas): entre los triunfos (las cuarenta cartas que ganan a todas las demás), tres seguidos de los más altos valen mucho más juntos que sueltos.

    Hay tantos (los puntos que se hacen durante la mano) y puntos que se cuentan al final. Se juega por restos (sesenta puntos cada uno), y cada cual tiene su propio saldo de restos.

    Un giro son cuatro manos: cada cual reparte una. Después cambian las parejas. La partida entera son tres giros: todos juegan con todos. Antes cada cual saca una carta para los asientos: quien saca la más alta reparte primero y juega con quien saca la segunda. Las partidas más cortas son de un giro o de una sola mano. (M29–M37, M64, M120)
    .title = El juego

guide-minchiate-first =
    La imagen muestra las 25 cartas que hay que conocer: las cartas de cuenta. Los triunfos ganan a todas las cartas de los cuatro palos.

    {""}**Qué pasa**
    1. Quien está a la izquierda de quien reparte (distribuye las cartas) corta (levanta una parte de la baraja). Quien corta y quien reparte pueden recibir cartas de más, y entonces dejan aparte otras tantas, mejor las bajas de palos cortos. Todos juegan con 21 cartas.
    2. Sale, es decir, juega la primera carta de la baza, quien está a la derecha de quien reparte. Hay que asistir al palo: jugar una carta del mismo palo. Si tienes fallo (ninguna carta de ese palo), tienes que fallar (jugar un triunfo); sin triunfos, cualquier carta.
    3. Gana el triunfo más alto o, si no hay, la carta más alta del palo de salida. Quien gana sale en la siguiente, y su pareja guarda las cartas ganadas.
    4. En la primera baza el bot canta por ti tus versículas: las enseña y las anota. Después de 21 bazas cuenta.

    {""}**Qué pulsar.** **Mis cartas** muestra tus cartas y lo que puedes hacer, solo a ti. Pulsa una carta o una respuesta: no puedes romper ninguna regla. **Mano guiada**, aquí abajo, juega una mano entera con consejos.

    {""}**Qué buscar.** Gana las cartas de cuenta de la otra pareja y mantén las tuyas lejos de sus bazas.

    {""}**Cinco consejos**
    • Sal con cartas bajas de los palos.
    • Si gana tu compañero y juegas al final, da una carta de cuenta.
    • Si gana la otra pareja, gánale la baza si lleva cartas de cuenta y puedes; si no, juega una carta que no cuente.
    • Si tuvieras que darle una que cuenta, juega el Loco (nunca gana y vuelve a tu pareja): se puede casi siempre.
    • Guarda algún triunfo para el final. (M8, M76–M93)
    .title = Tu primera mano

guide-minchiate-cards =
    Cuatro palos de catorce cartas: Copas, Oros, Espadas y Bastos. Las más altas son las figuras: Rey, Reina, Caballero e Infante (Infanta en Copas y Oros). Debajo van las numerales: en Espadas y Bastos, del 10 hasta el 2 y el as; en Copas y Oros al revés, del as, el 2 y el 3 hasta el 10.

    Cuarenta triunfos, numerados del 1 al 40, ganan a cualquier carta de palo; entre triunfos gana el número más alto. Los cinco más altos son los Aires y tienen nombre: Estrella (36), Luna (37), Sol (38), Mundo (39) y Trompeta (40). Los cinco más bajos son los Papas. El Loco no es de ningún palo y nunca gana la baza.

    Cartas de cuenta: del 36 al 40 valen 10 cada una; del 30 al 35, el 28, el 20, el 13, el 10, el 1 y el Loco, 5; los Papas del 2 al 5, 3; cada Rey, 5. Las demás son cartas sin valor. (M1–M12, M87)
    .title = Las cartas

guide-minchiate-melds =
    Una versícula es un grupo de cartas que puntúa entero:
    • tres o más triunfos seguidos, todos del 1 al 5 (Papas) o todos del 28 al 40 (secuencia); si son más, sigue siendo una sola
    • tres o cuatro Reyes
    • el 1, el Loco y el 40 (la versícula del Loco)
    • el 1, el 13 y el 28 (la versícula del 13)
    • el 10, el 20, el 30 y el 40 (las decenas); bastan tres si están el 20 y el 30 (decenas vergonzosas)

    Vale la suma de sus cartas; el 29, que suelto no vale nada, cuenta aquí 5. Si además tienes el Loco, entra en todas tus otras versículas y añade 5 a cada una, pero no sustituye a ninguna carta. Una carta puede servir en varias.

    Ejemplo: el 28, el 29 y el 30 valen 15, y con el Loco 20. Si además tienes el 1 y el 13, el 1, el 13 y el 28 son una segunda versícula: 15, más 5 por el Loco. En total, 40.

    Las versículas pueden puntuar dos veces. Las que tienes en la mano se cantan en la primera baza, justo después de tu carta: todos las ven y se anotan en el acto. Las que hay entre las cartas ganadas por tu pareja cuentan al final, cantadas o no. (M13–M28, M71–M75, M113)
    .title = Las versículas

guide-minchiate-deal =
    Corta quien está a la izquierda de quien reparte: levanta un paquete de cartas y enseña la última. Si es una carta de cuenta o un triunfo del 20 al 29, la roba: se la queda y enseña la siguiente, hasta trece cartas. La primera carta de otro tipo se queda en su sitio y pone fin al robo. El valor de las cartas de cuenta robadas se anota en el acto. Después, quien ha cortado puede mirar las trece cartas del fondo del paquete.

    Cada cual recibe 21 cartas. La última es una carta descubierta, también para quien reparte, y se anota si cuenta. Las trece que sobran, o menos si se robó alguna, son la fola, que no es de nadie. Quien reparte descubre sus cartas una a una, y se las queda y las anota igual que en el robo; luego pilla todas las cartas de cuenta que queden, pero estas no se anotan. A todos se les dice cuántas cartas de cada palo quedan: «En la fola: copas 2, oros 4 …».

    Quien corta y quien reparte descartan tantas cartas como tomaron, y la fola vuelve a tener trece. En la imagen de tus cartas, una pequeña baraja blanca marca las que robaste, descubriste o pillaste. Tras la primera baza todos ven los descartes. (M38–M63)
    .title = Corte, robo y fola

guide-minchiate-play =
    En la primera baza sale quien está a la derecha de quien reparte; después, quien gana cada baza. Hay que asistir al palo. Si no tienes, debes jugar un triunfo; si tampoco tienes triunfos, cualquier carta. Nunca es obligatorio superar. Gana el triunfo más alto o, si no hay, la carta más alta del palo de salida.

    La carta de cuenta que gana la otra pareja muere: esa pareja anota su valor en el acto. Si la baza la gana tu pareja, la carta está a salvo y no se anota nada.

    El Loco se puede jugar en lugar de cualquier otra carta, y nunca gana. Se queda con tu pareja: si la baza es de la otra, das a cambio una carta sin valor que ya haya ganado tu pareja. Solo en la última baza (la 21) se puede perder.

    Regla del Rey: si un palo sale por primera vez y en la baza ya hay un triunfo, quien juega después y tiene el Rey de ese palo debe jugarlo, aunque tenga el Loco.

    Quien se queda sin triunfos se cae: descubre sus cartas, y en cada baza se las elige quien ganó la anterior. (M76–M109)
    .title = Las bazas

guide-minchiate-score =
    Los tantos se anotan durante la mano: por las cartas de cuenta robadas o descubiertas, por las versículas cantadas y por las cartas que mueren. Se lleva solo la diferencia entre las parejas. Cada vez que llega a 60, la pareja que va por delante gana un resto y se quitan 60. Los que sobran al final son los tantos sin pagar.

    Al final cada pareja suma:
    • un punto por cada carta ganada por encima de 42
    • las versículas que hay entre sus cartas ganadas
    • 10 por la última baza
    • el valor de sus cartas de cuenta
    • sus tantos sin pagar, si va por delante

    La diferencia se redondea hacia arriba: de 1 a 60, un resto; de 61 a 120, dos.

    Ejemplo (en la imagen): Anna y Carla tienen 4 por las cartas, 99 por las versículas, 99 por las cartas de cuenta y 22 tantos sin pagar: 224. Bruno y Dino tienen 10 por la última y 43 por las cartas de cuenta: 53. La diferencia es 171: tres restos.

    La pareja que no gana ninguna baza pierde por capote: catorce restos, y los tantos sin pagar cuentan doble. Cada jugador de la pareja que pierde paga los restos a uno de la que gana. (M64–M70, M110–M126)
    .title = Tantos y restos

guide-minchiate-well =
    {""}**Una carta de cuenta que muere cuesta tres veces su valor:** los rivales la anotan y la cuentan, y tú la pierdes.

    {""}**Las cartas celosas** (1, 3, 13, 20, 28, 30, 33 y el Sol) sirven en varias versículas o están en el centro de una. Juégalas en bazas que tu compañero gana seguro, primero las más pequeñas.

    {""}**Fallos.** Descarta los palos más cortos: así ganas sus bazas con triunfos y atrapas Reyes. Con tres Reyes o pocos triunfos no hagas ninguno. Cuando un palo sale por primera vez, quien tiene fallo puede arriesgar un triunfo precioso; la segunda vez, uno alto; la tercera, solo un Papa o el 29.

    {""}**Los Reyes.** Si un rival tomó un Rey a la vista de todos, sal enseguida de su palo: el triunfo de quien tiene fallo obliga a jugarlo (regla del Rey). Para proteger el tuyo, sal con una carta baja de su palo si tienes al menos cinco: tras la primera vuelta el Rey queda libre.

    {""}**La fumada.** Salir con un triunfo del 20 al 29 (los sopraventi) significa: tengo la Trompeta, o el triunfo más alto que queda. Nunca con el 29.

    {""}**Cuenta** con la fola, los descartes y tus cartas cuántas quedan de cada palo.

    {""}**El final.** Guarda un triunfo por encima del 20 para la última baza, juega el Loco antes y no te quedes sin triunfos mientras tengas un Rey o el Loco. (M54, M62, M84, M89, M99, M114)
    .title = Jugar bien
