# How the game of Mineo is played, chapter by chapter (S: the numbers of the rules).

guide-mineo-aim =
    Three players use the 63-card pack of Sicily. In every deal that is played one player, the soloist, plays against the other two, the defenders. The soloist is one side, the defenders are the other. The cards are played in tricks (one card from each player; the best card wins all three). All winnings are counted in jochi: each joco is one chip.

    A deal has twenty tricks. A match has three, six, nine … deals, usually six; deals that nobody plays do not count. After every deal, played or not, the player to the right of the dealer (the player who dealt) deals. (S14–S15, S85–S89)
    .title = The game

guide-mineo-first =
    The picture shows the cards that count most. The trumps (numbered cards of no suit) beat all cards of the four suits; the Runaway (no suit, no number) beats nothing.

    {""}**What happens**
    1. You get five cards and call (say something), for example “altre cinque” (five more cards) or “mischio” (pass). As long as somebody asks for more, everybody gets five more, up to twenty. Then a player may say “vado solo” (I go alone) and is the soloist; if nobody does, the next deal begins.
    2. The soloist takes the monte (the last three cards) and discards (puts aside) three cards.
    3. The player on the soloist’s right leads (plays the first card of the trick). The others follow suit (play a card of the suit led). If you are void (you have no such card), play a trump; without trumps, any card.
    4. The highest trump wins, otherwise the highest card of the suit led. The winner leads next; their side keeps the captured cards. After twenty tricks the bot counts the jochi.

    {""}**What to press.** **My cards** shows your hand and what you can do, only to you. Press a card or an answer; you cannot break a rule. **Guided hand** plays a deal with advice.

    {""}**What to try for.** More than half of the points, the last trick, the four Kings and the trumps 16 to 19: each brings a joco.

    {""}**Five habits**
    • Ask for more cards if you have some trumps; go solo only with ten trumps or more.
    • Lead your highest trump as the soloist, a low card of your longest suit as a defender.
    • Do not play a trump from 16 to 19 if a higher one can follow from the other side.
    • Your side is winning the trick: give a King or a Queen.
    • Keep a trump for the last trick. (S22–S24, S52–S59, S77)
    .title = Your first deal

guide-mineo-cards =
    Four suits: the court cards King, Queen, Knight and Maid, then 10 down to 5; in Coins also the 4. 21 trumps: 20 (Jupiter) is the highest, 1 is the Lads (Picciotti), and Destitution (the Miseria) ranks below it. 16 to 20 are the Arie. The Runaway (Fujutu) belongs to no suit and never wins.

    Counting cards: Jupiter, the Lads and the Runaway count 10 each, 16 to 19 and the Kings 5, Queens 4, Knights 3, Maids 2. Every other card counts 1 (a scartina). For every three captured cards, 2 points are subtracted. That makes 104 in all, and the last trick adds 5, which makes 109. The side with 55 has the rimatura.

    Example: a King and two scartine count 5 + 1 + 1 – 2 = 5 points. (S1–S13)
    .title = The cards

guide-mineo-auction =
    Before dealing, the dealer may look at the bottom card of the pack. Five cards at a time are dealt, and after each round everybody calls once: this is the auction.
    • “Altre cinque” asks for five more cards. If nobody asks for them, the deal is thrown in (nobody plays it).
    • “Mischio” means that you would throw it in.
    • “Pago” offers a joco to end the deal.
    • “Vado solo” on the first five cards is a stata: the deal counts double.
    After twenty cards each, three remain, the monte, and the dealer looks at it. In this last round “vado solo” is possible once more, and so is “prendo”, which takes the offered jochi and ends the deal.

    Example: two players have said “pago”. You say “prendo”: each pays you one joco, and the next deal begins.

    The soloist takes the monte and discards three cards, none worth 5 or 10. Then they may bet a joco that Jupiter, the Lads and the Runaway will all be theirs at the end (scommessa). A defender who had not called yet when the solo was called may bet on the last trick (rivanto). (S22–S50)
    .title = The auction

guide-mineo-play =
    The player to the soloist’s right leads. Follow suit; without the suit you have to trump (play a trump); without either, play any card. You never have to beat the cards already played. The highest trump wins or, without trumps, the highest card of the suit led.

    The Runaway may be played at any time. If the other side wins the trick, the Runaway still comes back to its side, which pays a worthless card for it at the end. Capturing 16, 17, 18, 19 or the Lads from the other side is a pigliata, which is worth one joco. If the table allows it, the defenders may talk, but only with fixed phrases. (S51–S66, S90–S93)
    .title = Playing

guide-mineo-score =
    Each of these is worth one joco: the rimatura (most of the points), the vanto (last trick), all four Kings (Quattro Re), the Arie 16 to 19 (two jochi if Jupiter is with them), every pigliata, and the scommessa and the rivanto if somebody made these bets.

    The difference between the two sides is what each defender pays the soloist, or receives; after a stata, double.

    Example (in the picture): Anna, the soloist, has 60 points to 49 and so the rimatura: 1. The Arie with Jupiter are 2, one pigliata is 1: 4 jochi in all. The defenders won the last trick: vanto 1, and rivanto 1, because Bruno had bet on it. With one pigliata that makes 3. Each defender pays Anna one joco. (S67–S84)
    .title = The jochi

guide-mineo-well =
    {""}**Going solo.** Trumps decide. In 2,200 deals played by bots, soloists with eleven trumps won 86 of 100, with ten 69, with eight or nine 54. Jupiter and each other Aria are worth about two thirds of a joco more, the Runaway and each King about half.
    A stata counts double and you do not know fifteen of your cards: call it only with three of these among the first five: Jupiter, the other Arie, the Runaway.

    {""}**Prendo** is certain: take the offer, unless you expect more from a solo. **Pago** is for very weak hands.

    {""}**Discarding.** Discard Queens, Knights and Maids of short suits: their points stay with you, and you become void.

    {""}**Arie.** An Aria that the other side captures costs a joco. Play it when no higher trump can follow. Lead Jupiter, or the highest trump still out, to draw out the lower ones.

    {""}**The Lads** are almost the lowest trump. Play them when your side is winning, or as the last card of a trick when a suit is led in which you are void.

    {""}**The Runaway** need not follow suit: with it you save an Aria or a King.

    {""}**The last trick** is a joco and 5 points: count the trumps and keep one that nobody can beat. Say rivanto only with Jupiter and nine trumps, scommessa only if you hold all three cards and seven trumps.

    {""}**Defenders** lead long suits, so that the soloist has to spend trumps, and give good cards to each other’s tricks. (S12, S29, S32, S41, S45–S46, S57, S66, S70)
    .title = Playing well
