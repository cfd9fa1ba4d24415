# Insignias: cómo se llaman y cómo se ganan.
achievement-mineo-four-kings = Quattro Re
    .how = Acaba una mano con los cuatro Reyes entre las cartas de tu bando.
achievement-mineo-scommessa = Scommessa
    .how = Haz la scommessa como solista y gánala.
