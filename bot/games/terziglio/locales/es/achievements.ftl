# Insignias: cómo se llaman y cómo se ganan.
achievement-terziglio-combinations = Tres combinaciones
    .how = Acaba una mano con tres o más combinaciones entre las cartas de tu bando: valen doble.
achievement-terziglio-sequences = Tres secuencias
    .how = Acaba una mano con tres o más secuencias entre las cartas de tu bando: valen doble.
