# How the game of Mineo is played, chapter by chapter (S: the numbers of the rules).

guide-mineo-aim =
    Three players with the 63 cards of Sicily. In every deal that is played one player, the soloist, plays against the other two. Whatever is won is counted in jochi: each joco is one chip.

    A match has three, six, nine … deals, usually six; deals that nobody plays do not count. After every deal, played or not, the player to the right deals. (S14–S15, S85–S89)
    .title = The game

guide-mineo-cards =
    Four suits: King, Queen, Knight, Maid, 10 down to 5; in Coins also the 4. 21 trumps: 20 (Jupiter) is the highest, 1 is the Lads (Picciotti), and below it lies the Miseria. 16 to 20 are the Arie. The Runaway (Fujutu) belongs nowhere and never wins.

    Jupiter, the Lads and the Runaway count 10 each, 16 to 19 and the Kings 5, Queens 4, Knights 3, Maids 2, every other card 1; for every three captured cards 2 points are taken off. That makes 104 in all, and 5 more for the last trick make 109. The side that has 55 has the rimatura. (S1–S13)
    .title = The cards

guide-mineo-auction =
    Five cards at a time are dealt, and after each round everybody speaks once. “Pago” offers a joco to whoever lets the deal go; “mischio” would throw it in; “altre cinque” wants five more cards. If nobody wants them, the deal is thrown in. Whoever says “vado solo” on the first five cards plays a stata: the deal counts double. After twenty cards each, three remain, the monte, which the dealer looks at. Now one may go solo, or say “prendo”, take the jochi that were offered and let the deal go.

    The soloist takes the monte and lays three cards away, none worth 5 or 10. Then she may bet a joco that Jupiter, the Lads and the Runaway will all be hers (scommessa). A defender whose turn to speak had not yet come when the solo was said may bet on the last trick (rivanto). (S22–S50)
    .title = The auction

guide-mineo-play =
    The player to the soloist’s right leads. Follow suit; without the suit play a trump; without either, any card. Nobody need beat what lies there. The highest trump wins, else the highest card of the suit led.

    The Runaway may be played at any time. If the other side wins the trick it comes back all the same, and its side pays a worthless card for it at the end. Capturing 16, 17, 18, 19 or the Lads from the other side is a pigliata. Where the table plays so, the defenders may talk, but only in the words of the table. (S51–S66, S90–S93)
    .title = Playing

guide-mineo-score =
    Each of these is a joco: the rimatura (most of the points), the vanto (last trick), all four Kings, the Arie 16 to 19 (with Jupiter they are two), every pigliata, and the scommessa and rivanto if they were declared.

    The difference between the two sides is what each defender pays the soloist, or is paid; after a stata twice that. (S67–S84)
    .title = The jochi
