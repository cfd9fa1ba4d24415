# Badges: what each is called, and how it is earned.
achievement-mineo-four-kings = Quattro Re
    .how = Have all four Kings among your side’s cards at the end of a deal.
achievement-mineo-scommessa = Scommessa
    .how = Make the scommessa as soloist and win it.
