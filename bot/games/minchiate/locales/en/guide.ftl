# How Minchiate is played, chapter by chapter, for people who want to learn it (M: the numbers of the rules).

guide-minchiate-aim =
    Four players in two pairs, with 97 cards; partners sit opposite each other. Everything goes to the right. Each pair tries to win tricks that contain counting cards, and above all to collect sets of them, the versicole: three in a row among the highest tarocchi are worth far more together than alone.

    Points that are scored during a deal are called marks; all other points are counted at its end. Sixty points make a rest. Rests decide the match: each player keeps a personal balance of rests.

    A full match has three giri of four deals. Before it, each player draws a card for the seats: the highest deals first, and the second highest is their partner. After each giro the partners change, so that everybody plays with everybody. Shorter matches are one giro or a single deal.

    In your first deal, lead low cards of the suits, play counting cards to tricks that your partner is sure to win, and do not run out of tarocchi while you hold a King or the Fool. (M29–M37, M64, M120)
    .title = The game

guide-minchiate-cards =
    Four suits of fourteen cards: Cups, Coins, Swords and Staves. The court cards rank highest: King, Queen, Knight, Page. Below them come the pips: in Swords and Staves from the 10 down to the 2 and the ace; in Cups and Coins the other way round, from the ace, 2 and 3 down to the 10.

    Forty tarocchi (trumps), numbered 1 to 40, beat every suit card; among tarocchi the higher number wins. The five highest are known by name: Star (36), Moon (37), Sun (38), World (39), Trumpet (40). The Fool belongs to no suit and never wins a trick.

    Counting cards: 36 to 40 are worth 10 each; 30 to 35, 28, 20, 13, 10, the 1 and the Fool 5 each; the Popes 2 to 5, 3 each; every King 5. All other cards are worthless. (M1–M12, M87)
    .title = The cards

guide-minchiate-melds =
    A versicola is a set of cards that scores as a whole:
    • three or more tarocchi in a row, all from 1 to 5 (Popes) or all from 28 to 40 (a run); a longer row is still one versicola
    • three or four Kings
    • 1, Fool and 40
    • 1, 13 and 28
    • 10, 20, 30 and 40; three of these are enough if 20 and 30 are among them

    It is worth the sum of its cards; the 29, worthless alone, counts 5 in it. If you also have the Fool, it joins each of your other versicole and adds 5 to it, but it replaces no card. One card can serve in several versicole.

    Versicole can score twice. Those in your hand are declared in the first trick, right after you play your card: everybody sees them, and their points are marked at once; a strong hand can win a rest with them alone. Those among your pair’s captured cards score at the end, whether they were declared or not. (M13–M28, M71–M75, M113)
    .title = Versicole

guide-minchiate-deal =
    The player to the dealer’s left cuts: they lift a packet of cards and show its bottom card. If it is a counting card or a tarocco from 20 to 29, they rob it: they keep it and show the next card, up to thirteen cards. The first card of another kind ends the robbing and stays. The values of robbed counting cards are marked at once. Then the cutter can look at the thirteen cards at the bottom of the packet.

    Each player gets 21 cards. The last one is face up, the dealer’s too, and is marked if it counts. The thirteen cards left over, fewer if some were robbed, are the folla: it belongs to nobody. The dealer turns up its cards in turn, and keeps and marks them as the cutter did. Then the dealer takes every counting card that is left in it, but these are not marked. Everybody is told how many cards of each suit remain: “In the folla: Cups 2, Coins 4 …”.

    The cutter and the dealer discard as many cards as they took, so the folla has thirteen again. After the first trick everybody sees the discards. (M38–M63)
    .title = Cut, robbing and folla

guide-minchiate-play =
    The player to the dealer’s right leads to the first trick, then the winner of each trick. Follow suit. Without the suit you must play a tarocco; without tarocchi, any card. You never have to beat the cards already played. The highest tarocco wins, otherwise the highest card of the suit led.

    A counting card that the other pair captures dies: they mark its value at once. If your own pair wins the trick, the card is safe and nothing is marked.

    The Fool can be played instead of any other card, and never wins. It stays with your pair: if the other pair wins the trick, you give them a worthless card you captured. Only in the last trick can the Fool be lost.

    King rule: if a suit is led for the first time and a tarocco has been played to the trick, a player who comes later and holds the King of that suit must play it, even with the Fool in hand.

    A player who has no tarocchi left falls: their hand is laid face up, and the winner of each trick chooses their card for the next one. (M76–M109)
    .title = Playing

guide-minchiate-score =
    Marks are scored during the deal: for counting cards that are robbed, turned up or dealt face up, for declared versicole, and for cards that die. Only the difference between the pairs is kept. Each time it reaches 60, the pair ahead wins a rest and 60 is taken off.

    At the end each pair adds up:
    • one point for every captured card over 42
    • the versicole among its captured cards
    • 10 for the last trick
    • the values of its counting cards
    • its unpaid marks, if it is ahead in marks

    The difference is rounded up to whole rests: 1 to 60 is one rest, 61 to 120 two.

    A pair that wins no trick loses by cappotto: fourteen rests, and the unpaid marks count double. Each player of the losing pair pays the rests to one player of the winning pair. (M64–M70, M110–M126)
    .title = Marks and rests
