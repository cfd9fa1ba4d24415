# Insignias: cómo se llaman y cómo se ganan.
achievement-minchiate-cappotto = Capote
    .how = Gana con tu compañero todas las bazas de una mano.
achievement-minchiate-kings = Versícula de Reyes
    .how = Puntúa con tu compañero una versícula de Reyes en la cuenta.
