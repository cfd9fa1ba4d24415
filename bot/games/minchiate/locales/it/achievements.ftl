# Medaglie: come si chiamano e come si ottengono.
achievement-minchiate-cappotto = Cappotto
    .how = Vinci con il compagno tutte le prese di una mano.
achievement-minchiate-kings = Versicola di Re
    .how = Segna con il compagno una versicola di Re nel conto.
