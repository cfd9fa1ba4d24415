# How Chinze is played, chapter by chapter (C: the numbers of the rules).

guide-chinze-aim =
    Two players with the 78 cards of the tarot. Each player gets fifteen cards; the other 48 are the talon, the pile to draw from. The cards are played in tricks (one card from each player; the better one wins both). After every trick both players draw a card, the winner first, and show it. When the talon is used up, the last fifteen tricks are played.

    Points come from the cards won in tricks, from melds (sets of cards that you hold and show) and from the last trick, if the card with the number 1 is played in it.

    A deal is all of this once: 39 tricks. A match is an even number of deals, usually two; the players deal in turn. The points of all deals are added up, and the higher total wins. (C4–C8, C14, C37)
    .title = The game

guide-chinze-first =
    The picture shows the 19 counting cards (cards worth points). The 21 tarocchi (numbered cards of no suit) beat all cards of the four suits; the Fool (no suit, no number) beats nothing.

    {""}**What happens**
    1. The dealer’s opponent cuts (lifts part of the pack), and you get fifteen cards. The dealer’s opponent also leads: they play the first card of the trick. The other player must follow suit: play a card of the suit led. If you are void (you have no such card), play a tarocco; without tarocchi, any card. If a tarocco is led, play a higher one if you can.
    2. The higher tarocco wins, otherwise the higher card of the suit led. The winner keeps the captured cards, draws first and leads next. There are 39 tricks; then the bot counts.
    3. If you hold a meld, the bot offers to declare it (show it and score it) before you play.

    {""}**What to press.** **My cards** shows your hand and what you can do, only to you. Press a card or an answer; you cannot break a rule. **Guided hand** below plays a whole deal with advice.

    {""}**What to try for.** Win tricks with Kings, Queens, the 1 and the 20 in them, and declare melds.

    {""}**Five habits**
    • Declare everything the bot offers.
    • You lead: play a low card of your longest suit.
    • You play second and can win a counting card: take it, with the lowest card that wins.
    • You cannot win: play a card that counts nothing.
    • You would lose a King or a Queen: play the Fool instead. It comes back to you. (C9–C17, C24)
    .title = Your first deal

guide-chinze-cards =
    Four suits of fourteen cards. From high to low: the court cards King, Queen, Cavalier and Jack, then the pips (numbered cards) from 10 down to 2 and the ace. 21 tarocchi (trumps) beat every suit card; among tarocchi the higher number wins. The Fool is not a tarocco and beats nothing.

    Every three captured cards score 1 point; of a remainder, two cards score 1 and a single card 0. Counting cards score extra: the 1, the 20 and the Fool 4 each, Kings 4, Queens 3, Cavaliers 2, Jacks 1.

    Example: 44 captured cards are fourteen threes and two more, so 15 points plus their counting cards. In each deal the two players share 78 points. (C1–C3, C16–C18)
    .title = The cards

guide-chinze-melds =
    Before you play your card to any trick, you can declare melds from your hand. You show their cards, score at once and keep the cards:
    • ten tarocchi or more: 1 point each (the Fool is not one of them)
    • gatti: the 1, the 20 and the Fool, 10
    • a family: King, Queen, Cavalier and Jack of one suit, 10
    • four of a kind (Kings, Queens, Cavaliers or Jacks): 10; three of a kind: 5

    If you declared tarocchi before, you can declare again when you show more of them: only the additional ones score. If you declared three of a kind and later hold all four, you can declare them for 5 more.

    Example: you declare ten tarocchi for 10. Later you hold twelve: you declare again, for 2 more. If the 1 and the 20 are among them and you hold the Fool, the gatti score another 10.

    Each meld scores once in a deal; a card can serve in several melds. Nobody has to declare. (C24–C34)
    .title = Melds

guide-chinze-play =
    The dealer’s opponent leads to the first trick, then the winner of each trick. Follow suit. You never have to beat a suit card. Without the suit you must play a tarocco. If a tarocco is led, play a higher one if you can, otherwise any tarocco. If you have neither the suit nor tarocchi, play any card.

    The Fool can be played at any time. It loses the trick, but you take it back. In exchange you have an owed card: you give your opponent one card that you capture in a later trick, and choose it after the last trick. If you capture nothing more, your opponent gets the Fool. It can also be led: then the other player plays any card. (C9–C15, C19–C23)
    .title = Playing

guide-chinze-score =
    After the last trick each player adds up the points of their captured cards and their melds. The Bagatto is the 1, the Magician: if it is played to the very last trick, the winner of that trick scores 20 more. This is called Bagatto urtimo.

    Example (in the picture): Anna has 32 cards, which make 11 points, and 34 for the counting cards among them: 45. Three Kings add 5, gatti 10 and Bagatto urtimo 20: 80 in all. Bruno has 46 cards, worth 33, and 10 for a family: 43.

    On the score sheet each meld has its own line; then come the Bagatto and the points of the tricks. (C35–C38)
    .title = The score

guide-chinze-well =
    {""}**Melds.** Declare at once what you hold: waiting rarely brings more. Before the talon is used up, keep cards that are one short of a meld: three cards of a family, two of the three gatti, nine tarocchi.

    {""}**Remember.** Every card drawn is shown. When the talon is used up, all cards that you have not seen are in your opponent’s hand: from then on you can know it completely.

    {""}**Tarocchi.** Your opponent must beat a tarocco that you lead, if they can. So a low one can draw out a high one, and your highest wins a small one. The 20 is worth 4 points and is beaten only by the 21: play it when the 21 is gone, or as an answer to a lead.

    {""}**Counting cards.** Playing second, take every counting card you can win, with the cheapest card that does it. Lead suits in which your opponent is void and has no tarocchi left.

    {""}**The Fool.** Play it when your opponent would win a King or another good card, but while you can still win a trick. The card you give for it moves its points to your opponent: give a pip.

    {""}**The last trick.** Keep the 1 for it only if you hold the tarocchi to win it, or your opponent takes the 20 points. If your opponent still has the 1, keep a higher tarocco until the end. (C11, C14, C22, C28, C35)
    .title = Playing well
