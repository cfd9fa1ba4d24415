# The guided hand: its topics, each explained once, and the answers (S: the numbers of the rules).

teach-mineo-call = **The first cards.** Five cards are dealt at a time, and after each five everybody calls: five more (*altre cinque*), offer a joco to get out (*pago*), throw in (*mischio*) or, on the first five only, go solo for double (S22–S26).
teach-mineo-five = **Five more.** Somebody wanted more cards, so everybody gets five. If nobody wants more, the deal is thrown in and nobody pays (S27).
teach-mineo-pago = **An offer.** “Pago” offers one joco to a player who ends the deal. It costs nothing unless somebody takes it, and it ends when the player who made it calls again (S28–S29).
teach-mineo-final = **The last round.** All cards are dealt: solo means alone against two, *prendo* takes the offered jochi and ends the deal (S30–S36).
teach-mineo-answer = **After “prendo”.** Somebody accepts the offers: each player who made one would pay them one joco, and the deal would end here. Only “vado solo” keeps it going (S32–S34).
teach-mineo-prendo = **Prendo.** The player who calls it takes all open offers: each player who made one pays one joco, and the deal ends unless the third player goes solo (S32–S34).
teach-mineo-say-altre5 = **Altre cinque** — { $trumps ->
    [0] no trump yet in { $cards } cards, but you can see five more: it costs nothing.
    [one] one trump in { $cards } cards is promising. See five more: it costs nothing.
   *[other] { $trumps } trumps in { $cards } cards are promising. See five more: it costs nothing.
}
teach-mineo-say-altre5-again = **Altre cinque** — { $trumps ->
    [0] still no trump in { $cards } cards, but it costs nothing to see more.
    [one] now one trump in { $cards } cards: it still costs nothing to see more.
   *[other] now { $trumps } trumps in { $cards } cards: it still costs nothing to see more.
}
teach-mineo-say-mischio = **Mischio** — { $trumps ->
    [0] no trump in { $cards } cards: you need not play, and you need not pay.
    [one] only one trump in { $cards } cards: you need not play, and you need not pay.
   *[other] only { $trumps } trumps in { $cards } cards: you need not play, and you need not pay.
}
teach-mineo-say-mischio-again = **Mischio** — { $trumps ->
    [0] still no trump in { $cards } cards.
    [one] one trump in { $cards } cards is still too little.
   *[other] { $trumps } trumps in { $cards } cards are still too few.
}
teach-mineo-say-pago = **Pago** — { $trumps ->
    [0] with no trump in { $cards } cards, the deal may cost you more than one joco.
    [one] with one trump in { $cards } cards, the deal may cost you more than one joco.
   *[other] with { $trumps } trumps in { $cards } cards, the deal may cost you more than one joco.
}
teach-mineo-say-pago-again = **Pago** — { $trumps ->
    [0] with no trump in { $cards } cards, the offer is still the best choice.
    [one] with one trump in { $cards } cards, the offer is still the best choice.
   *[other] with { $trumps } trumps in { $cards } cards, the offer is still the best choice.
}
teach-mineo-say-prendo = **Prendo** — the offered jochi are worth more than this hand.
teach-mineo-say-solo = **Vado solo** — { $high ->
    [0] { $trumps } trumps: that is enough for the rimatura and more.
    [one] { $trumps } trumps and one card worth 5 or 10: that is enough for the rimatura and more.
   *[other] { $trumps } trumps and { $high } cards worth 5 or 10: that is enough for the rimatura and more.
}
teach-mineo-solo = **The soloist.** One player is alone against the other two, who are partners until the end of the deal. Everything is won or lost in jochi: each defender pays or gets the difference (S36, S79–S80).
teach-mineo-monte = **The monte.** The three cards left over go to the soloist, who shows them first unless they dealt (S39).
teach-mineo-scarto = **The discard.** Discard three cards, none worth 5 or 10; they count for you at the end (S40–S42).
teach-mineo-scarto-do = **{ $chosen }** — cards that could be captured are safe in the discard, and once you have no cards of a suit, you can trump it. Keep your trumps.
teach-mineo-scommessa = **The scommessa.** You may bet one more joco that Jupiter, the Lads and the Runaway will all be yours at the end. A defender who had not called yet may bet on the last trick: the *rivanto* (S44–S49).
teach-mineo-say-scommessa = **Scommessa** — you hold all three cards, and with { $trumps } trumps you can protect them.
teach-mineo-rivanto = **The rivanto.** A defender who had not called yet in the round of the solo may bet one joco that their side wins the last trick (S46–S49).
teach-mineo-say-rivanto = **Rivanto** — with { $trumps } trumps, Jupiter among them, the last trick should be yours.
teach-mineo-say-no = **No** — not sure enough: losing the bet costs as much as winning it pays.
teach-mineo-fool = **The Runaway** may be played at any time and never wins. It goes back to its side, which gives a worthless card for it if the other side won the trick (S57–S64).
teach-mineo-pigliata = **A pigliata.** Capturing a 16, 17, 18, 19 or the Lads from the other side is worth one joco (S66, S74).
teach-mineo-last = **The last trick** is worth a joco, the *vanto*, and 5 points towards the *rimatura*, most of the card points (S12, S69–S70).
teach-mineo-count = **The jochi.** One each for the rimatura (55 points or more), the vanto, the four Kings, the Arie (16–19; two with Jupiter), every pigliata and the bets. The difference is paid (S67–S81).
