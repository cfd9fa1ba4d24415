# Insignias: cómo se llaman y cómo se ganan.
achievement-minchiate-cappotto = Capote
    .how = Con tu compañero, gana todas las bazas de una mano.
achievement-minchiate-kings = Versícula de Reyes
    .how = Con tu compañero, anota una versícula de Reyes al final de la mano.
