# Badges: what each is called, and how it is earned.
achievement-terziglio-combinations = Three combinations
    .how = End a deal with three or more combinations among your side’s cards: they count double.
achievement-terziglio-sequences = Three sequences
    .how = End a deal with three or more sequences among your side’s cards: they count double.
