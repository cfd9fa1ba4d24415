# How Minchiate is played, chapter by chapter, for whoever wants to learn it (M: the numbers of the rules).

guide-minchiate-aim =
    Four players in two pairs, partners opposite, with 97 cards. Everything goes to the right. Each pair wants the cards that count, in its tricks and above all together: three in a row among the highest tarocchi are worth far more than three alone.

    What is won is counted in rests of 60 points. A full match is three giri of four deals; after each giro the partners change, so that everybody plays with everybody, and each player keeps a balance of rests of her own. Shorter matches are one giro or a single deal. (M29–M37, M120)
    .title = The game

guide-minchiate-cards =
    Four suits of fourteen: Cups, Coins, Swords, Staves, with King, Queen, Knight and Page. In Swords and Staves the ten is the highest of the pips, in Cups and Coins the ace. Forty tarocchi (trumps), 1 to 40, beat every suit; the highest five have no number: Star, Moon, Sun, World, Trumpet. The Fool stands outside.

    What counts: the five highest 10 each; 30 to 35, 28, 20, 13, 10, the 1 and the Fool 5 each; the popes 2 to 5, 3 each; every King 5. All others count nothing. (M1–M12)
    .title = The cards

guide-minchiate-melds =
    A versicola is a set of counting cards that scores as a whole:
    • three or more in a row inside 1–5 or inside 28–40; a longer row is one versicola
    • three or four Kings
    • 1, Fool and 40; 1, 13 and 28
    • the tens 10, 20, 30, 40; three of them will do if 20 and 30 are there

    It is worth the sum of its cards; the 29 counts 5 in it. The Fool joins every other versicola and adds 5, but replaces no card. One card may serve in several. Versicole of the hand are declared while the first trick is played; those of the captured cards count again at the end. (M13–M28, M71–M75)
    .title = Versicole

guide-minchiate-deal =
    The player to the dealer’s left cuts. If the bottom card of the packet she lifts counts, or is a tarocco from 20 to 29, she robs it, and so with the next, until a card comes that is neither. Counting cards robbed so are marked at once.

    Everybody gets 21 cards; the last one lies face up (the dealer’s too) and is marked if it counts. The thirteen that remain, or fewer where some were robbed, are the folla. The dealer turns cards of it up and keeps and marks them as the cutter did, then takes every counting card left in it, unmarked. Whoever has taken cards discards as many; the folla then has thirteen again. After the first trick the discards are shown. (M38–M63)
    .title = Cut, robbing and folla

guide-minchiate-play =
    The player to the dealer’s right leads. Follow suit; without the suit a tarocco must be played; without either, any card. Nobody need beat what lies there. The highest tarocco wins, else the highest card of the suit led.

    A counting card captured by the other pair dies: its value is marked at once. The Fool may be played at any time and comes back for a worthless card; only in the last trick can it be captured. When a suit is led for the first time and somebody has trumped it, whoever plays after that and holds its King must play it. A player with no tarocchi left falls: the hand lies open, and whoever won the trick before chooses from it. (M76–M109)
    .title = Playing

guide-minchiate-score =
    During the deal marks are kept as a difference; each time it reaches 60 the pair ahead wins a rest. At the end each pair counts: one point for every card over 42, its versicole, 10 for the last trick, and its counting cards once more; the unpaid marks are added. The difference is rounded up to whole rests: 1 to 60 is one, 61 to 120 two.

    A pair without a trick has lost by cappotto: fourteen rests, and the unpaid marks count double. Each loser pays one winner. (M64–M70, M110–M126)
    .title = Marks and rests
