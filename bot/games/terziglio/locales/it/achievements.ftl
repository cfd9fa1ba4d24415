# Medaglie: come si chiamano e come si ottengono.
achievement-terziglio-combinations = Tre cricche
    .how = Finisci una mano con tre o più cricche tra le carte della tua parte: valgono doppio.
achievement-terziglio-sequences = Tre sequenze
    .how = Finisci una mano con tre o più sequenze tra le carte della tua parte: valgono doppio.
