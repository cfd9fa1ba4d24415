# Badges: what each is called, and how it is earned.
achievement-minchiate-cappotto = Cappotto
    .how = With your partner, win every trick of a deal.
achievement-minchiate-kings = Versicola of Kings
    .how = With your partner, score a versicola of Kings at the end of a deal.
