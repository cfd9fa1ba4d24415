# How Terziglio is played, chapter by chapter (T: the numbers of the rules).

guide-terziglio-aim =
    Three players use the 62-card pack of Bologna. In every deal one player, the declarer, plays alone against the other two, the defenders. The declarer is one side, the defenders are the other. The cards are played in tricks (one card from each player; the best card wins all three). All three players score for the cards they hold, for cards that meet in a trick, and for the cards they win in tricks.

    A deal has 19 tricks. A match is usually three deals; a deal that nobody wants to play alone does not count. The next player deals each time. After each deal the declarer receives game points from each defender, or pays them. The player with the most game points wins the match. (T1, T9, T63–T64)
    .title = The game

guide-terziglio-first =
    The picture shows the cards that count most. The 21 trumps (numbered cards) beat all cards of the four suits; the Fool (no suit, no number) beats nothing.

    {""}**What happens**
    1. Everybody gets 19 cards; the stock (the other five) lies on the table. In turn each player calls (says): pass, “I play” (with the stock) or solo (without it).
    2. The player with the highest call is the declarer. After “I play” they take the stock and discard (put aside) five cards, best of all whole suits.
    3. Then everybody can declare (show and score) cards that belong together: three Kings, a King with its Queen and Cavalier, and so on. The bot finds them for you.
    4. The declarer leads: they play the first card of the trick. The others follow suit: they play a card of the suit led. If you are void (you have none), you have to trump (play a trump); without trumps, any card.
    5. The highest trump wins, otherwise the highest card of the suit led. The winner leads next; their side keeps the captured cards. The bot counts at the end.

    {""}**What to press.** **My cards** shows your hand and what you can do, only to you. Press a card or an answer; you cannot break a rule. **Guided hand** plays a deal with advice.

    {""}**What to try for.** Win tricks with court cards (King, Queen, Cavalier, Jack) and high trumps in them.

    {""}**Four habits**
    • Pass, unless you have eight trumps, or seven and two Kings.
    • The other defender is winning: give a King or another court card.
    • The other side is winning: take the trick if it has court cards; otherwise play a low card.
    • Save a good card with the Fool: it may be played at any time, and your side gets it back. (T10–T16, T37, T42–T44)
    .title = Your first deal

guide-terziglio-cards =
    Four suits of ten: the court cards King, Queen, Cavalier and Jack, then 10, 9, 8, 7, 6 and the ace. 21 trumps and the Fool. The trumps 2, 3, 4 and 5 are the four Moors: they are equal, and the last one played wins.

    The tarocchi are the 21 (World), the 20 (Angel), the 1 (Magician) and the Fool. Values: each tarocco 5, King 5, Queen 4, Cavalier 3, Jack 2, every other card 1. Captured cards are counted in pairs, minus one point for each pair: 87 in all. The last trick adds 6, which makes 93. (T2–T8)
    .title = The cards

guide-terziglio-melds =
    {""}**Combinations** are three or four of a kind. Points for three or four: tarocchi 18 or 36, Kings 17 or 34, Queens 14 or 28, Cavaliers 13 or 26, Jacks 12 or 24.

    {""}**Sequences** are three cards or more:
    • a suit from its King down through the court cards, with the ace at the end
    • the trumps from the highest down
    • Moors
    • aces
    Three cards score 10, and each extra card 5. In a sequence of a suit or of trumps, one of the three cards below the first may be missing (the free gap).

    {""}**Wild cards.** The Fool and the 1 are wild in sequences, but not in combinations. Each replaces one missing card, or makes a sequence that is complete without it one card longer. In one sequence each is used once, but it can serve in several sequences at the same time. The first card and one of the three below it must be real; two wild cards never stand side by side. A sequence of Moors or aces needs two real cards.

    Example: with King, Queen and Cavalier of Swords, two aces of other suits and the Fool you score 15 for the Swords (three cards and the Fool) and 10 for the aces (two and the Fool): 25.

    Three or more combinations scored together count double, and so do three or more sequences. (T20–T36)
    .title = Combinations and sequences

guide-terziglio-auction =
    The player after the dealer calls first; each calls once in the auction: pass, I play, or solo. Solo beats “I play”. If all pass, the deal is thrown in.

    A declarer who said “I play” takes the five stock cards without showing them and discards five, never tarocchi or Kings. The discarded cards count for the declarer at the end, if the declarer has won at least one trick. A declarer who said “solo” leaves the stock on the table: it counts for them at the end in the same way, and the deal counts double. (T10–T19, T60)
    .title = Auction and discard

guide-terziglio-play =
    Before the first lead players may declare all or some of what they hold: the declarer first. Then the declarer leads. Follow suit; without the suit play a trump; without either, any card. You never have to beat the cards already played.

    When the three cards of a trick form a combination or a sequence, the winner of the trick scores it at once, but not if the Fool is one of them. The Fool may be played at any time and never wins. At the end its side gets it back, and gives a captured card of its choice for it if the other side won that trick. A side without a trick loses it. (T37–T51)
    .title = Playing

guide-terziglio-score =
    Each side adds up: declarations, scores in tricks, card points, and the combinations and sequences of its captured cards, which count again. The higher total wins; with equal totals the declarer loses.

    Example (in the picture): Anna, the declarer, has 10 declared, 44 for cards, 6 for the last trick and 17 for three Kings. Three sequences (15, 10 and 10) count double: 70. Anna’s total is 147, that of the defenders 86.

    Only the winner’s total is paid: one game point for every full 50, rounding up if at most 4 are missing. Here 147 are only 3 short of 150: 3 game points from each defender. Solo doubles the amount. Winning all nineteen tricks (cappotto) adds 40 game points. Each defender pays the declarer this amount, or receives it. (T52–T62)
    .title = The score

guide-terziglio-well =
    {""}**Calling.** Count your trumps. In 3,000 deals played by bots, declarers with nine trumps won three deals in four, with seven only two in three. The 21, the 20, Kings, the Fool and short suits make a hand better. Say “solo” only with about ten trumps, the highest among them.

    {""}**Discarding.** Keep your trumps. Discard whole suits if you can: void in a suit, you win its tricks with trumps, and that is worth more than any card. Of a suit with its King, the King alone may stay. Then discard aces and Jacks: they could be captured, and in the discard they count for you.

    {""}**Leading.** As the declarer, lead your Kings early, and high trumps so that the others run out of theirs. As a defender, lead a low card of your longest suit: soon the declarer has to trump it.

    {""}**What a trick is worth.** A third King or Queen in your captured cards makes a combination, and every card can complete a sequence. That is worth far more than card points: fight for tricks with court cards, aces, Moors and high trumps.

    {""}**The 1.** It is a tarocco and a wild card, so both sides want it, and every other trump beats it. Play it when your side is winning the trick, or win with it when nobody else has a trump.

    {""}**The Fool.** Play it to save a court card or the 1. Your side must win a trick to keep it. Give a card from 6 to 10 for it, not one of a sequence.

    {""}**Moors.** The last one played wins: keep yours for tricks in which you play last.

    {""}**Defenders.** Give good cards to your partner’s tricks, and make the declarer spend trumps. Only the winner’s total is paid: if your side is losing, keep the other total small. (T5, T17, T18, T22, T44, T46, T49–T50, T56, T59)
    .title = Playing well
