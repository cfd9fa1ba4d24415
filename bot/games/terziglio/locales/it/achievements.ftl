# Medaglie: come si chiamano e come si ottengono.
achievement-terziglio-combinations = Tre combinazioni
    .how = Ritrovati alla fine di una mano con almeno tre combinazioni tra le carte della tua parte: valgono doppio.
achievement-terziglio-sequences = Tre sequenze
    .how = Ritrovati alla fine di una mano con almeno tre sequenze tra le carte della tua parte: valgono doppio.
