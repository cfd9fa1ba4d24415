# The guided hand: what is said of auction, discard, declarations and the Fool (T: the numbers of the rules).

teach-terziglio-auction = Everybody speaks once: pass, play (you take the five cards of the stock), or solo (you leave them, for double) — alone against the other two (T12–T16).
teach-terziglio-overcall = Somebody plays already, and a second player may not: you can only pass or go solo, without the stock and for double (T13).
teach-terziglio-say-play = **Play** — { $trumps } trumps and { $high } cards worth 5 are strong enough against two, and the stock makes the hand better still.
teach-terziglio-say-solo = **Solo** — { $trumps } trumps and { $high } cards worth 5 need no stock, and the deal counts double.
teach-terziglio-say-pass = **Pass** — with { $trumps } trumps and { $high } cards worth 5 you would have a hard time alone; against a declarer you have a partner.
teach-terziglio-discard = Lay five cards away; Kings, the 21, the 20, the 1 and the Fool may not go. They count for you at the end, as soon as you win one trick (T16–T18).
teach-terziglio-discard-do = **{ $chosen }** — courts and aces that would be caught are safe in the discard; trumps stay, and a suit that is empty can be trumped.
teach-terziglio-declare = Before the first lead you may declare what you hold. It scores at once; three combinations or three sequences together count double (T20–T40).
teach-terziglio-declare-do = { $points ->
    [one] **{ $chosen }** — declare it all: { $points } point for cards that you keep.
   *[other] **{ $chosen }** — declare it all: { $points } points for cards that you keep.
}
teach-terziglio-pay = The Fool comes home to your side; for it you give any one card that you have captured (T49–T50).
teach-terziglio-pay-do = **{ $card }** — it takes nothing from your combinations and sequences and gives the others least.
