# Medaglie: come si chiamano e come si ottengono.
achievement-minchiate-cappotto = Cappotto
    .how = Con il tuo compagno, vinci tutte le prese di una mano.
achievement-minchiate-kings = Versicola di Re
    .how = Con il tuo compagno, segna una versicola di Re a fine mano.
