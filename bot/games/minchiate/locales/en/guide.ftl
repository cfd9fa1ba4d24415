# How Minchiate is played, chapter by chapter, for people who want to learn it (M: the numbers of the rules).

guide-minchiate-aim =
    Four players in two pairs, with 97 cards. Partners sit opposite each other, and everything goes to the right. The cards are played in tricks (one card from each player; the best card wins all four). Each pair tries to win tricks with counting cards (cards worth points), and above all to collect versicole (sets of cards that score together): of the tarocchi (the forty cards that beat all others), three of the highest in a row are worth far more together than alone.

    There are marks (points scored while the deal is played) and points that are counted at its end. Rests (sixty points each) decide the match: each player keeps a personal balance of rests.

    A giro is four deals, so that everybody is the dealer (the player who deals) once. Then the partners change. A full match is three giri: everybody plays with everybody. Before it, each player draws a card for the seats: the player with the highest card deals first, and the one with the second highest is their partner. Shorter matches are one giro or a single deal. (M29–M37, M64, M120)
    .title = The game

guide-minchiate-first =
    The picture shows the 25 cards you need to know: the counting cards. Tarocchi beat all cards of the four suits.

    {""}**What happens**
    1. The player on the dealer’s left cuts (lifts part of the pack). The cutter and the dealer may get extra cards, and then put as many others aside, best of all low cards of a short suit. Everybody plays with 21 cards.
    2. The player on the dealer’s right leads: they play the first card of the trick. Everybody must follow suit: play a card of the suit led. If you are void (you have no such card), play a tarocco; without tarocchi, any card.
    3. The highest tarocco wins, otherwise the highest card of the suit led. The winner leads next, and their pair keeps the captured cards.
    4. In the first trick the bot declares your versicole for you: it shows them and scores them. After 21 tricks it counts.

    {""}**What to press.** **My cards** shows your hand and what you can do, only to you. Press a card or an answer; you cannot break a rule. **Guided hand** below plays a whole deal with advice.

    {""}**What to try for.** Capture the other pair’s counting cards, and keep yours out of their tricks.

    {""}**Five habits**
    • Lead low cards of the suits.
    • Your partner is winning and you play last: give a counting card.
    • The other pair is winning: win the trick if counting cards are in it and you can; otherwise play a card that counts nothing.
    • You would have to give them a counting card: play the Fool (it never wins) instead. It may be played at almost any time, and comes back to your pair.
    • Keep a few tarocchi for the end. (M8, M76–M93)
    .title = Your first deal

guide-minchiate-cards =
    Four suits of fourteen cards: Cups, Coins, Swords and Staves. The court cards rank highest: King, Queen, Knight, Page. Below them come the pips (numbered cards): in Swords and Staves from the 10 down to the 2 and the ace; in Cups and Coins the other way round, from the ace, 2 and 3 down to the 10.

    Forty tarocchi (trumps), numbered 1 to 40, beat every suit card; among tarocchi the higher number wins. The five highest are the Arie and have names: Star (36), Moon (37), Sun (38), World (39), Trumpet (40). The lowest five are the Popes. The Fool belongs to no suit and never wins a trick.

    Counting cards: 36 to 40 are worth 10 each; 30 to 35, 28, 20, 13, 10, the 1 and the Fool 5 each; the Popes 2 to 5, 3 each; every King 5. All other cards are worthless. (M1–M12, M87)
    .title = The cards

guide-minchiate-melds =
    A versicola is a set of cards that scores as a whole:
    • three or more tarocchi in a row, all from 1 to 5 (Popes) or all from 28 to 40 (a run); a longer row is still one versicola
    • three or four Kings
    • 1, Fool and 40 (the Fool’s versicola)
    • 1, 13 and 28 (the versicola of the 13)
    • 10, 20, 30 and 40 (the tens); three of these are enough if 20 and 30 are among them (ashamed tens)

    It is worth the sum of its cards; the 29, worthless alone, counts 5 in it. If you also have the Fool, it joins each of your other versicole and adds 5 to it, but it replaces no card. One card can serve in several versicole.

    Example: 28, 29 and 30 are worth 15, and the Fool makes them 20. If you also hold 1 and 13, then 1, 13 and 28 are a second versicola: 15, and 5 for the Fool. Together 40.

    Versicole can score twice. Those in your hand are declared in the first trick, right after you play your card: everybody sees them, and their points are marked at once. Those among your pair’s captured cards score at the end, whether they were declared or not. (M13–M28, M71–M75, M113)
    .title = Versicole

guide-minchiate-deal =
    The player to the dealer’s left is the cutter: they lift a packet of cards and show its bottom card. If it is a counting card or a tarocco from 20 to 29, they rob it: they keep it and show the next card, up to thirteen cards. The first card of another kind ends the robbing and stays. The values of robbed counting cards are marked at once. Then the cutter can look at the thirteen cards at the bottom of the packet.

    Each player gets 21 cards. The last one is face up, the dealer’s too, and is marked if it counts. The thirteen cards left over, fewer if some were robbed, are the folla: it belongs to nobody. The dealer turns up its cards in turn, and keeps and marks them as the cutter did. Then the dealer takes every counting card that is left in the folla, but these are not marked. Everybody is told how many cards of each suit remain: “In the folla: Cups 2, Coins 4 …”.

    The cutter and the dealer discard as many cards as they took, so the folla has thirteen again. In the picture of your hand, a small white pack marks the cards that you robbed, turned up or took. After the first trick everybody sees the discards. (M38–M63)
    .title = Cut, robbing and folla

guide-minchiate-play =
    The player to the dealer’s right leads to the first trick, then the winner of each trick. Follow suit. Without the suit you must play a tarocco; without tarocchi, any card. You never have to beat the cards already played. The highest tarocco wins, otherwise the highest card of the suit led.

    A counting card that the other pair captures dies: they mark its value at once. If your own pair wins the trick, the card is safe and nothing is marked.

    The Fool can be played instead of any other card, and never wins. It stays with your pair: if the other pair wins the trick, you give them a worthless card you captured. Only in the last trick (the 21st) can the Fool be lost.

    King rule: if a suit is led for the first time and a tarocco has been played to the trick, a player who comes later and holds the King of that suit must play it, even with the Fool in hand.

    A player who has no tarocchi left falls: their hand is laid face up, and the winner of each trick chooses their card for the next one. (M76–M109)
    .title = Playing

guide-minchiate-score =
    Marks are scored during the deal: for counting cards that are robbed, turned up or dealt face up, for declared versicole, and for cards that die. Only the difference between the pairs is kept. Each time it reaches 60, the pair ahead wins a rest and 60 is taken off. The marks left at the end are the unpaid marks.

    At the end each pair adds up:
    • one point for every captured card over 42
    • the versicole among its captured cards
    • 10 for the last trick
    • the values of its counting cards
    • its unpaid marks, if it is ahead in marks

    The difference is rounded up to whole rests: 1 to 60 is one rest, 61 to 120 two.

    Example (in the picture): Anna and Carla have 4 for cards, 99 for versicole, 99 for counting cards and 22 unpaid marks: 224. Bruno and Dino have 10 for the last trick and 43 for counting cards: 53. The difference is 171: three rests.

    A pair that wins no trick loses by cappotto: fourteen rests, and the unpaid marks count double. Each player of the losing pair pays the rests to one player of the winning pair. (M64–M70, M110–M126)
    .title = Marks and rests

guide-minchiate-well =
    {""}**A counting card that dies costs three times its value:** they mark it, they count it, and you do not.

    {""}**Jealous cards** (1, 3, 13, 20, 28, 30, 33 and the Sun) belong to several versicole or to the middle of one. Play them to a trick that your partner is sure to win, the smallest first.

    {""}**Voids.** Discard your shortest suits: then you can win their tricks with tarocchi and catch Kings. With three Kings or few tarocchi make no void. When a suit is led for the first time, a void player can risk a precious tarocco; the second time play a high one, the third time only a Pope or the 29.

    {""}**Kings.** When you have seen an opponent take a King, lead its suit at once: if a void player plays a tarocco, the King has to be played (King rule). To protect your own King, lead a low card of its suit if you hold at least five: after the first round the King is free.

    {""}**Signals.** Leading a tarocco from 20 to 29 (the sopraventi) means: I hold the 40, or the highest tarocco still out. Never signal with the 29.

    {""}**Count** with the folla, the discards and your hand how many cards of each suit are out.

    {""}**The end.** Keep a tarocco above 20 for the last trick, play the Fool before it, and do not run out of tarocchi while you hold Kings or the Fool. (M54, M62, M84, M89, M99, M114)
    .title = Playing well
