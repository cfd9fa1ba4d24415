# How Terziglio is played, chapter by chapter (T: the numbers of the rules).

guide-terziglio-aim =
    Three players with the 62 cards of Bologna. In every deal one player, the declarer, plays alone against the other two. All three score for what they hold, for what they lay together in tricks, and for what they have captured.

    A match is usually three deals; a deal in which all pass does not count. The next player deals each time. What is won are game points; whoever has the most wins the match. (T1, T9, T63–T64)
    .title = The game

guide-terziglio-cards =
    Four suits of ten: King, Queen, Cavalier, Jack, 10, 9, 8, 7, 6, ace. 21 trumps and the Fool. Among the trumps 2, 3, 4 and 5 are the four Moors: they are equal, and the one played last wins.

    The tarocchi are the 21, the 20, the 1 and the Fool. Values: each tarocco 5, King 5, Queen 4, Cavalier 3, Jack 2, every other card 1. Captured cards are counted in pairs, with one point off for each pair: 87 in all, and 6 more for the last trick make 93. (T2–T8)
    .title = The cards

guide-terziglio-auction =
    The player after the dealer speaks first; each speaks once: pass, I play, or solo. Solo beats a play. If all pass, the deal is thrown in.

    Whoever plays takes the five cards of the stock unseen by the others and discards five, neither tarocchi nor Kings. The five discarded cards count for the declarer at the end, if at least one trick has been won. Whoever plays solo leaves the stock where it lies: it joins the declarer’s cards at the end in the same way, and the deal counts double. (T10–T19, T60)
    .title = Auction and discard

guide-terziglio-melds =
    Combinations are three or four of the same: tarocchi 18 or 36, Kings 17 or 34, Queens 14 or 28, Cavaliers 13 or 26, Jacks 12 or 24. Sequences are three cards or more: a suit from its King down through the courts, with the ace at the end; the trumps from the highest down; Moors; aces. Three cards score 10, and each one more 5. In a sequence of a suit or of trumps one of the three cards below the first may be missing.

    The Fool and the 1 may stand for missing cards in sequences, not in combinations. Three combinations at a time count double, and so do three sequences. (T20–T36)
    .title = Combinations and sequences

guide-terziglio-play =
    Before the first lead each player may declare what she holds, all or part of it: the declarer first. Then the declarer leads. Follow suit; without the suit play a trump; without either, any card. Nobody need beat what lies there.

    When the three cards of a trick form a combination or a sequence, whoever wins the trick scores it at once; not if the Fool is among them. The Fool may be played at any time and never wins. It comes back to its side at the end, for a card of that side’s choice; a side without a trick loses it. (T37–T51)
    .title = Playing

guide-terziglio-score =
    Each side adds up: declarations, scores in tricks, card points, and the combinations and sequences of its captured cards, which count once more. The higher total wins; with equal totals the declarer has lost.

    The winner’s total alone is paid: one game point for every 50, where up to four missing points are forgiven. Solo doubles it. For all nineteen tricks 40 game points are added. Each defender pays the declarer that much, or receives it. (T52–T62)
    .title = The count
