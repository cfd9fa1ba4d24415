# How the game of Mineo is played, chapter by chapter (S: the numbers of the rules).

guide-mineo-aim =
    Three players with the 63 cards of Sicily. In every hand that is played one, the soloist, plays against the other two. Whatever is won is counted in jochi: each joco is one chip.

    A match is a number of hands that is a multiple of three, usually six; hands that nobody plays do not count. The deal passes to the right after every hand, played or not. (S14–S15, S85–S89)
    .title = The game

guide-mineo-cards =
    Four suits: King, Queen, Knight, Maid, 10 down to 5; in Coins also the 4. 21 trumps: 20 (Jupiter) is the highest, 1 is the Picciotti, and below it lies the Miseria. 16 to 20 are the Arie. The Runaway (Fujutu) belongs nowhere and never wins.

    Cards are counted by threes: all together 104 points, and 5 more for the last trick make 109. Whoever has 55 has the rimatura. (S1–S13)
    .title = The cards

guide-mineo-auction =
    Five cards at a time are dealt, and after each round everybody speaks once. “Pago” offers a joco to whoever lets the hand go; “mischio” would throw it in; “altre cinque” wants five more cards. Who says “vado solo” on the first five cards plays a stata: the hand counts double. After twenty cards each, three remain, the monte, which the dealer looks at. Now one may go solo, or say “prendo” and take the jochi that were offered.

    The soloist takes the monte and lays three cards away, none worth 5 or 10. Then she may bet on Jupiter, Picciotti and Runaway (scommessa), and a defender who has not spoken on the last trick (rivanto). (S22–S50)
    .title = The auction

guide-mineo-play =
    The player to the soloist’s right leads. Follow suit; without the suit play a trump; without either, any card. Nobody need beat what lies there. The highest trump wins, else the highest card of the suit led.

    The Runaway may be played at any time. It goes back to its side, which pays a worthless card for it at the end. Capturing 16, 17, 18, 19 or the Picciotti from the other side is a pigliata. Where the table plays so, the defenders may talk, but only in the words of the table. (S51–S66, S90–S93)
    .title = Playing

guide-mineo-score =
    Each of these is a joco: the rimatura (most of the points), the vanto (last trick), all four Kings, the Arie 16 to 19 (with Jupiter they are two), every pigliata, and the scommessa and rivanto if they were declared.

    The difference between the two sides is what each defender pays the soloist, or is paid; after a stata twice that. (S67–S84)
    .title = The jochi
