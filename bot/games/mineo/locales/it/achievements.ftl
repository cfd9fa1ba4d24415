# Medaglie: come si chiamano e come si ottengono.
achievement-mineo-four-kings = Quattro Re
    .how = Finisci una mano con tutti e quattro i Re tra le carte della tua parte.
achievement-mineo-scommessa = Scommessa
    .how = Fai la scommessa da solista e vincila.
