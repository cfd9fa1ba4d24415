# How the game of Mineo is played, chapter by chapter (S: the numbers of the rules).

guide-mineo-aim =
    Three players use the 63-card pack of Sicily. In every deal that is played one player, the soloist, plays against the other two. All winnings are counted in jochi: each joco is one chip.

    A match has three, six, nine … deals, usually six; deals that nobody plays do not count. After every deal, played or not, the player to the dealer’s right deals. (S14–S15, S85–S89)
    .title = The game

guide-mineo-cards =
    Four suits: King, Queen, Knight, Maid, 10 down to 5; in Coins also the 4. 21 trumps: 20 (Jupiter) is the highest, 1 is the Lads (Picciotti), and the Miseria ranks below it. 16 to 20 are the Arie. The Runaway (Fujutu) belongs to no suit and never wins.

    Jupiter, the Lads and the Runaway count 10 each, 16 to 19 and the Kings 5, Queens 4, Knights 3, Maids 2, every other card 1; every three captured cards count 2 points less. That makes 104 in all, and the last trick adds 5, which makes 109. The side with 55 has the rimatura. (S1–S13)
    .title = The cards

guide-mineo-auction =
    Five cards at a time are dealt, and after each round everybody calls once. “Pago” offers a joco to end the deal; “mischio” wants to throw it in; “altre cinque” wants five more cards. If nobody wants them, the deal is thrown in. A player who says “vado solo” on the first five cards plays a stata: the deal counts double. After twenty cards each, three remain, the monte, and the dealer looks at it. Now you may go solo, or say “prendo” to take the offered jochi and end the deal.

    The soloist takes the monte and discards three cards, none worth 5 or 10. Then they may bet a joco that Jupiter, the Lads and the Runaway will all be theirs at the end (scommessa). A defender who had not called yet when the solo was called may bet on the last trick (rivanto). (S22–S50)
    .title = The auction

guide-mineo-play =
    The player to the soloist’s right leads. Follow suit; without the suit play a trump; without either, any card. You never have to beat the cards already played. The highest trump wins or, without trumps, the highest card of the suit led.

    The Runaway may be played at any time. If the other side wins the trick, the Runaway still comes back to its side, which pays a worthless card for it at the end. Capturing 16, 17, 18, 19 or the Lads from the other side is a pigliata. If the table allows it, the defenders may talk, but only with fixed phrases. (S51–S66, S90–S93)
    .title = Playing

guide-mineo-score =
    Each of these is worth one joco: the rimatura (most of the points), the vanto (last trick), all four Kings, the Arie 16 to 19 (with Jupiter they are two), every pigliata, and the scommessa and rivanto if they were called.

    The difference between the two sides is what each defender pays the soloist, or receives; after a stata, double. (S67–S84)
    .title = The jochi
