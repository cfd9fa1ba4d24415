# Badges: what each is called, and how it is earned.
achievement-mineo-four-kings = Quattro Re
    .how = End a deal with all four Kings among your side’s cards.
achievement-mineo-scommessa = Scommessa
    .how = As soloist, make the scommessa and win it.
