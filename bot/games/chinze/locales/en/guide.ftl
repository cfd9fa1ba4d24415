# How Chinze is played, chapter by chapter (C: the numbers of the rules).

guide-chinze-aim =
    Two players with the 78 cards of the tarot. Each player gets fifteen cards; the other 48 are the talon. After every trick both players draw a card, the winner first, and show it. When the talon is used up, the last fifteen tricks are played.

    Points come from captured cards, from melds (sets of cards that you hold and show) and from the 1 in the last trick.

    A match is an even number of deals, usually two; the players deal in turn. The points of all deals are added up, and the higher total wins.

    In your first deal, declare every meld you hold, play your counting cards when your opponent can no longer beat them, and use the Fool to save one of them while you can still win tricks. (C4–C8, C14, C37)
    .title = The game

guide-chinze-cards =
    Four suits of fourteen cards. From high to low: King, Queen, Cavalier, Jack, then 10 down to 2 and the ace. 21 tarocchi (trumps) beat every suit card; among tarocchi the higher number wins. The Fool is not a tarocco and beats nothing.

    Every three captured cards score 1 point; of a remainder, two cards score 1 and a single card 0. Counting cards score extra: the 1, the 20 and the Fool 4 each, Kings 4, Queens 3, Cavaliers 2, Jacks 1.

    Example: 44 captured cards are fourteen threes and two more, so 15 points plus their counting cards. In each deal the two players share 78 points. (C1–C3, C16–C18)
    .title = The cards

guide-chinze-melds =
    Before you play your card to any trick, you can declare melds from your hand; you show their cards and score at once:
    • ten tarocchi or more: 1 point each (the Fool is not one of them)
    • gatti: the 1, the 20 and the Fool, 10
    • a family: King, Queen, Cavalier and Jack of one suit, 10
    • four Kings, Queens, Cavaliers or Jacks: 10; three of them: 5

    If you declared tarocchi before, you can declare again when you show more of them: only the additional ones score. If you declared three of a kind and later hold all four, you can declare them for 5 more.

    Each meld scores once in a deal; a card can serve in several melds. Nobody has to declare. (C24–C34)
    .title = Melds

guide-chinze-play =
    The dealer’s opponent leads to the first trick, then the winner of each trick. Follow suit, but you never have to beat a suit card; without the suit you must play a tarocco. If a tarocco is led, play a higher one if you can, otherwise any tarocco. If you have neither the suit nor tarocchi, play any card.

    The Fool can be played at any time. It loses the trick, but you take it back. In exchange you owe your opponent one card that you capture in a later trick; you choose it after the last trick. If you capture nothing more, you lose the Fool. It can also be led: then the other player plays any card. (C9–C15, C19–C23)
    .title = Playing

guide-chinze-score =
    After the last trick each player adds up the points of their captured cards, their melds, and 20 for the Bagatto urtimo. The Bagatto is the 1, the Magician: if it is played to the very last trick, the winner of that trick scores 20.

    On the score sheet each meld has its own line; then come the Bagatto and the points of the tricks. (C35–C38)
    .title = The score
