# How Terziglio is played, chapter by chapter (T: the numbers of the rules).

guide-terziglio-aim =
    Three players use the 62-card pack of Bologna. In every deal one player, the declarer, plays against the other two. All three score for the cards they hold, for cards that meet in a trick, and for the cards they capture.

    A match is usually three deals; a deal in which all pass does not count. The next player deals each time. You win game points, and the player with the most wins the match. (T1, T9, T63–T64)
    .title = The game

guide-terziglio-cards =
    Four suits of ten: King, Queen, Cavalier, Jack, 10, 9, 8, 7, 6, ace. 21 trumps and the Fool. The trumps 2, 3, 4 and 5 are the four Moors: they are equal, and the last one played wins.

    The tarocchi are the 21, the 20, the 1 and the Fool. Values: each tarocco 5, King 5, Queen 4, Cavalier 3, Jack 2, every other card 1. Captured cards are counted in pairs, minus one point for each pair: 87 in all. The last trick adds 6, which makes 93. (T2–T8)
    .title = The cards

guide-terziglio-auction =
    The player after the dealer calls first; each calls once: pass, I play, or solo. Solo beats “I play”. If all pass, the deal is thrown in.

    A declarer who said “I play” takes the five stock cards without showing them and discards five, never tarocchi or Kings. The discarded cards count for the declarer at the end, after at least one trick won. A declarer who said “solo” leaves the stock on the table: it counts for them at the end in the same way, and the deal counts double. (T10–T19, T60)
    .title = Auction and discard

guide-terziglio-melds =
    Combinations are three or four of the same: tarocchi 18 or 36, Kings 17 or 34, Queens 14 or 28, Cavaliers 13 or 26, Jacks 12 or 24. Sequences are three cards or more: a suit from its King down through the courts, with the ace at the end; the trumps from the highest down; Moors; aces. Three cards score 10, and each extra card 5. In a sequence of a suit or of trumps, one of the three cards below the first may be missing.

    The Fool and the 1 are wild in sequences, where they replace missing cards, but not in combinations. Three combinations at a time count double, and so do three sequences. (T20–T36)
    .title = Combinations and sequences

guide-terziglio-play =
    Before the first lead players may declare all or some of what they hold: the declarer first. Then the declarer leads. Follow suit; without the suit play a trump; without either, any card. You never have to beat the cards already played.

    When the three cards of a trick form a combination or a sequence, the winner of the trick scores it at once, but not if the Fool is one of them. The Fool may be played at any time and never wins. At the end its side gets it back in exchange for a card of its choice; a side without a trick loses it. (T37–T51)
    .title = Playing

guide-terziglio-score =
    Each side adds up: declarations, scores in tricks, card points, and the combinations and sequences of its captured cards, which count again. The higher total wins; with equal totals the declarer loses.

    Only the winner’s total is paid: one game point for every full 50, rounding up if at most 4 are missing. Solo doubles it. Winning all nineteen tricks adds 40 game points. Each defender pays the declarer this amount, or receives it. (T52–T62)
    .title = The score
