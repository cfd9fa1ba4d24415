# How Chinze is played, chapter by chapter (C: the numbers of the rules).

guide-chinze-aim =
    Two players with the 78 cards of the tarot. Each holds fifteen; the other 48 are the talon. After every trick both draw, the winner first, and show what they draw. When the talon is gone the last fifteen tricks are played.

    A match is an even number of deals, usually two, each player dealing in turn. The points of all deals are added up; the higher sum wins. (C4–C8, C37)
    .title = The game

guide-chinze-cards =
    Four suits of fourteen, from high to low King, Queen, Cavalier, Jack, 10 down to the ace. 21 tarocchi (trumps): the higher number wins. The Fool is no tarocco and beats nothing.

    Every three captured cards are a point. Beyond that the 1, the 20 and the Fool count 4 each, Kings 4, Queens 3, Cavaliers 2, Jacks 1. That makes 78 points in each deal, which the two players share. (C1–C3, C16–C18)
    .title = The cards

guide-chinze-melds =
    Before playing a card to any trick a player may announce a meld, and shows it:
    • ten tarocchi or more, 1 point each (later only for those beyond the number shown before)
    • gatti: the 1, the 20 and the Fool, 10
    • a family: King, Queen, Cavalier and Jack of a suit, 10
    • four Kings, Queens, Cavaliers or Jacks 10, three of them 5

    Whoever has announced three may later announce all four for 5 more. Each meld scores once in a deal; a card may serve in several. Nobody has to announce. (C24–C34)
    .title = Melds

guide-chinze-play =
    The dealer’s opponent leads, afterwards the winner of each trick. Follow suit; without the suit play a tarocco. On a tarocco led play a higher one if you can, else any tarocco. Without either, any card.

    The Fool may be played at any time. It loses the trick but stays with its player, who at the end gives a card captured later for it; who captures none any more loses it. It may also be led: then the other plays what she likes. (C9–C15, C19–C23)
    .title = Playing

guide-chinze-score =
    After the last trick each player counts the points of her captured cards, her melds, and 20 for the Bagatto urtimo: if the 1 is played to the very last trick, whoever wins that trick scores 20.

    On the sheet every meld has its line, then the Bagatto, then the points of the tricks. (C35–C38)
    .title = The count
