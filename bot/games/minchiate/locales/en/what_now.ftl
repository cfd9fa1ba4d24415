# What can I do now?: the rule of each question, what each word means, and why a card is barred (M: the numbers of the rules).

now-minchiate-cut = You lift a packet of { $least } to { $most } cards; only the card at its bottom matters. If that is a counting card or a tarocco from 20 to 29, you rob it: you keep it, and the card above it is shown next, up to { $rob_limit } cards. The first card of another kind ends the robbing (M39–M42).
now-minchiate-look = Only you see these cards: those you robbed, and those that will be the folla. There is nothing to choose (M43).
now-minchiate-say-deal = You have seen the cards, and the deal begins.
now-minchiate-discard = You took cards in addition to your 21, and now discard as many as you took. { $discard_conto ->
    [forbidden] Counting cards may go only if you do not have enough others.
   *[allowed] Any card may go, even a counting card.
} { $discards_shown ->
    [counts] After the first trick everybody is told how many cards of each suit were discarded (M57–M62).
   *[cards] After the first trick everybody sees the discards (M57–M62).
}
now-minchiate-declare = Versicole are sets of cards that score together. Now you can declare those in the 21 cards you began with. Everybody sees a declared versicola, and its points are marked at once. You can keep one back, but not shorten it. After the first trick nothing can be declared (M71–M75).
now-minchiate-lead = The first card of a trick decides which suit the others follow. { $matto_lead ->
    [forbidden] The Fool can be led only as the last card (M77, M85).
   *[allowed] If you lead the Fool, the next card decides it (M77, M85).
}
now-minchiate-play = Follow the suit led. Without it you must play a tarocco; without either, any card. You never have to beat the cards already played. The Fool can be played instead of any card. { $king_rule ->
    [off] The highest tarocco wins, otherwise the highest card of the suit led (M78–M87).
    [first_trick] One exception: in the first trick, the King of the suit led must be played if a tarocco was played before (M78–M87).
   *[suit_first_led] One exception: when a suit is led for the first time in the deal, its King must be played if a tarocco was played before (M78–M87).
}
now-minchiate-fallen = { $of } has no tarocchi left and has fallen: that hand lies face up, and the player who leads the trick chooses its cards. The hand is bound by the same rules as yours (M102–M106).
now-minchiate-fall = You have no tarocchi left, so you can fall: your hand lies face up from now on, and the winner of each trick chooses your card for the next one. You do not have to, and you cannot take it back (M109).
now-minchiate-say-fall = You lay your hand face up.
now-not-minchiate-king-rule = { $whose ->
    [own] { $suit } are led for the first time and a tarocco was played before you, so you must play the King ({ $rule }).
   *[other] { $suit } are led for the first time and a tarocco was played before, so { $who } must play the King ({ $rule }).
}
now-not-minchiate-matto-forced = With two cards left, the Fool must be played ({ $rule }).
now-not-minchiate-matto-lead = The Fool can be led only as the last card ({ $rule }).
now-not-minchiate-discard-conto = You have enough other cards, so counting cards stay ({ $rule }).
now-not-minchiate-discard-count = These are discarded anyway: all your worthless cards go first (M59).
