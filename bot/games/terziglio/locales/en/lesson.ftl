# The guided hand: what is said of auction, discard, declarations and the Fool (T: the numbers of the rules).

teach-terziglio-auction = Everybody calls once: pass, play (you take the five stock cards), or solo (you leave them, for double). The declarer is alone against two (T12–T16).
teach-terziglio-overcall = Another player has already said “I play”: you can only pass, or go solo without the stock for double (T13).
teach-terziglio-say-play = **Play** — { $trumps } trumps and { $high } cards worth 5 are strong enough against two, and the stock improves your hand.
teach-terziglio-say-solo = **Solo** — { $trumps } trumps and { $high } cards worth 5 need no stock, and the deal counts double.
teach-terziglio-say-pass = **Pass** — with { $trumps } trumps and { $high } cards worth 5 you would have a hard time alone; against a declarer you have a partner.
teach-terziglio-discard = Discard five cards, but no King, 21, 20, 1 or Fool. They count for you at the end if you win at least one trick (T16–T18).
teach-terziglio-discard-do = **{ $chosen }** — courts and aces that could be captured are safe in the discard. Keep your trumps; a short suit is soon void, and then you can trump it.
teach-terziglio-declare = Before the first lead you may declare what you hold. It scores at once; three combinations or three sequences together count double (T20–T40).
teach-terziglio-declare-do = { $points ->
    [one] **{ $chosen }** — declare everything: { $points } point, and you keep the cards.
   *[other] **{ $chosen }** — declare everything: { $points } points, and you keep the cards.
}
teach-terziglio-pay = The Fool comes back to your side; in exchange you give any card your side has captured (T49–T50).
teach-terziglio-pay-do = **{ $card }** — it breaks none of your combinations and sequences and helps the others least.
