# The guided hand: its topics, each explained once, and the answers (T: the numbers of the rules).

teach-terziglio-auction = **The auction.** Everybody calls once: pass, play (you take the five stock cards), or solo (you leave them, for double). The declarer is alone against two (T12–T16).
teach-terziglio-overcall = **After “I play”.** Another player has already said “I play”: you can only pass, or go solo without the stock for double (T13).
teach-terziglio-say-play = **Play** — { $high ->
    [0] { $trumps } trumps are strong enough against two, and the stock improves your hand.
    [one] { $trumps } trumps and one card worth 5 are strong enough against two, and the stock improves your hand.
   *[other] { $trumps } trumps and { $high } cards worth 5 are strong enough against two, and the stock improves your hand.
}
teach-terziglio-say-solo = **Solo** — { $high ->
    [0] { $trumps } trumps are strong enough without the stock, and the deal counts double.
    [one] { $trumps } trumps and one card worth 5 are strong enough without the stock, and the deal counts double.
   *[other] { $trumps } trumps and { $high } cards worth 5 are strong enough without the stock, and the deal counts double.
}
teach-terziglio-say-pass = **Pass** — with { $trumps ->
    [0] no trumps
    [one] one trump
   *[other] { $trumps } trumps
} and { $high ->
    [0] no cards
    [one] one card
   *[other] { $high } cards
} worth 5 you would have a hard time alone; against a declarer you have a partner.
teach-terziglio-stock = **The stock.** A declarer who said “I play” takes the five stock cards without showing them, and discards five (T16).
teach-terziglio-discard = **The discard.** Discard five cards, but no King, 21, 20, 1 or Fool. They count for you at the end if you win at least one trick (T16–T18).
teach-terziglio-discard-do = **{ $chosen }** — court cards and aces that could be captured are safe in the discard. Keep your trumps; you soon have no cards of a short suit, and then you can trump it.
teach-terziglio-declare = **Declarations.** Before the first lead you may declare what you hold and keep the cards. *Combinations* are three or four of the 21, 20, 1 and Fool, or of one kind of court card; *sequences* run down from a King or the 21, or are made of Moors or of aces (T20–T40).
teach-terziglio-declare-do = { $points ->
    [one] **{ $chosen }** — declare everything: { $points } point, and you keep the cards.
   *[other] **{ $chosen }** — declare everything: { $points } points, and you keep the cards.
}
teach-terziglio-wild = **Wild cards.** The Fool and the 1 may replace a missing card of a sequence or make it longer, and each may do so in several sequences at once. They never replace a card of a combination (T21–T23).
teach-terziglio-double = **Three at once.** Three or more combinations declared together count double, and so do three or more sequences (T22, T32).
teach-terziglio-sides = **One against two.** The declarer leads to the first trick. The tricks of the two defenders count together, and so do their declarations (T41, T53, T57).
teach-terziglio-trick-score = **Points in a trick.** If the three cards of a trick make a combination or a sequence, the side that wins it scores that at once (T46).
teach-terziglio-fool = **The Fool** may be played at any time and never wins. It is set aside: at the end its side gets it back and gives a card for it if the other side won the trick (T44, T49).
teach-terziglio-pay = **Paying for the Fool.** A side whose Fool was played to a trick of the other side keeps it and gives any captured card for it (T49–T50).
teach-terziglio-pay-do = **{ $card }** — it breaks none of your combinations and sequences and helps the other side least.
teach-terziglio-last = **The last trick** is worth 6 points: keep a card that can win it (T55).
teach-terziglio-count = **The count.** Declarations, points in tricks, card points and everything that the captured cards make together are added. The higher total wins; every 50 points of it make one game point (T52–T62).
