# Insignias: cómo se llaman y cómo se ganan.
achievement-chinze-urtimo = Bagatto urtimo
    .how = Gana la última baza cuando lleva el Bagatto.
achievement-chinze-four = Cuatro iguales
    .how = Canta cuatro Reyes, Reinas, Caballos o Sotas.
