# Badges: what each is called, and how it is earned.
achievement-terziglio-combinations = Three combinations
    .how = Have three combinations or more among your side’s cards at the end of a deal: they count double.
achievement-terziglio-sequences = Three sequences
    .how = Have three sequences or more among your side’s cards at the end of a deal: they count double.
