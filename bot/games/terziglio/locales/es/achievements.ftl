# Insignias: cómo se llaman y cómo se ganan.
achievement-terziglio-combinations = Tres combinaciones
    .how = Acaba una mano con tres combinaciones o más entre las cartas de tu bando: cuentan doble.
achievement-terziglio-sequences = Tres secuencias
    .how = Acaba una mano con tres secuencias o más entre las cartas de tu bando: cuentan doble.
