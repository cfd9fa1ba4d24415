# How Chinze is played, chapter by chapter (C: the numbers of the rules).

guide-chinze-aim =
    Two players with the 78 cards of the tarot. Each holds fifteen; the other 48 are the talon. After every trick both draw, the winner first, and show what they draw. When the talon is gone the last fifteen tricks are played.

    A match is an even number of hands, usually two, each player dealing in turn. The points of all hands are added up; the higher sum wins. (C4–C8, C37)
    .title = The game

guide-chinze-cards =
    Four suits of fourteen, from high to low King, Queen, Knight, Jack, 10 down to the ace. 21 trumps, the higher number wins. The Fool is no trump and beats nothing.

    Every three captured cards are a point. Beyond that the 1, the 20 and the Fool count 4 each, Kings 4, Queens 3, Knights 2, Jacks 1. That makes 78 points in each hand, which the two players share. (C1–C3, C16–C18)
    .title = The cards

guide-chinze-melds =
    Before playing a card to any trick one may announce what one holds, and shows it:
    • ten trumps or more, 1 point each (later only what is more than before)
    • gatti: the 1, the 20 and the Fool, 10
    • a family: King, Queen, Knight and Jack of a suit, 10
    • four Kings, Queens, Knights or Jacks 10, three of them 5

    Who has announced three may later announce four for 5 more. Each meld scores once in a hand; a card may serve in several. Nobody has to announce. (C24–C34)
    .title = Announcements

guide-chinze-play =
    The dealer’s opponent leads, afterwards the winner of each trick. To a suit one must follow; without it a trump must be played. To a trump a higher trump must be played, if there is one, else any trump. Without either, any card.

    The Fool may be played at any time. It loses the trick but stays with its player, who at the end gives a card captured later for it; who captures none any more loses it. It may also be led: then the other plays what she likes. (C9–C15, C19–C23)
    .title = Playing

guide-chinze-score =
    After the last trick each player counts the points of her captured cards, her announcements, and 20 for the Bagatto urtimo: if the 1 is played to the very last trick, whoever wins that trick scores 20.

    On the sheet every announcement has its line, then the Bagatto, then the points of the tricks. (C35–C38)
    .title = The count
