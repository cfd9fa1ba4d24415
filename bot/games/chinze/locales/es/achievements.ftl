# Insignias: cómo se llaman y cómo se ganan.
achievement-chinze-urtimo = Bagatto urtimo
    .how = Gana la última baza con el Bagatto en ella.
achievement-chinze-four = Cuatro iguales
    .how = Canta cuatro Reyes, Reinas, Caballos o Sotas.
