# Badges: what each is called, and how it is earned.
achievement-minchiate-cappotto = Cappotto
    .how = Win every trick of a deal with your partner.
achievement-minchiate-kings = Versicola of Kings
    .how = Score a versicola of Kings in the count with your partner.
