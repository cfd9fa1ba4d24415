# Medaglie: come si chiamano e come si ottengono.
achievement-chinze-urtimo = Bagatto urtimo
    .how = Vinci l’ultima presa con dentro il Bagatto.
achievement-chinze-four = Quattro uguali
    .how = Accusa quattro Re, Regine, Cavalli o Fanti.
