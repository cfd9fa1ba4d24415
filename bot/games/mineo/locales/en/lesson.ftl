# The guided hand: what is said of the auction, the scarto and the bets (S: the numbers of the rules).

teach-mineo-call = { $cards ->
    [5] On the first five cards: ask for five more, offer a joco to get out of the deal (pago), throw in (mischio), or go solo at once for double (S22–S26).
   *[other] On { $cards } cards: ask for five more, offer a joco to get out of the deal (pago), or throw in (mischio); you can go solo only after the last cards (S22–S27).
}
teach-mineo-final = All cards are dealt and this is the last round: solo means alone against two, prendo takes the offered jochi and ends the deal (S30–S36).
teach-mineo-answer = Somebody accepts the offers, so the deal would end here. Only going solo keeps it alive (S33).
teach-mineo-say-altre5 = **Altre cinque** — { $trumps } trumps in { $cards } cards are promising: see five more, it costs nothing.
teach-mineo-say-mischio = **Mischio** — only { $trumps } trumps in { $cards } cards: you need not play, and you need not pay.
teach-mineo-say-pago = **Pago** — with { $trumps } trumps in { $cards } cards the deal may cost you more than one joco.
teach-mineo-say-prendo = **Prendo** — the offered jochi are worth more than this hand.
teach-mineo-say-solo = **Vado solo** — { $trumps } trumps and { $high } cards worth 5 or 10: that is enough for the rimatura and more.
teach-mineo-scarto = The three cards of the monte are yours. Discard three, none worth 5 or 10; they count for you at the end (S39–S42).
teach-mineo-scarto-do = **{ $chosen }** — cards that could be captured are safe in the discard, and a void suit can be trumped. Keep your trumps.
teach-mineo-scommessa = You may bet one more joco that Jupiter, the Lads and the Runaway will all be yours at the end (S44–S45).
teach-mineo-say-scommessa = **Scommessa** — you hold all three, and { $trumps } trumps to protect them.
teach-mineo-rivanto = You may bet one joco that your side wins the last trick (S46–S49).
teach-mineo-say-rivanto = **Rivanto** — with { $trumps } trumps and Jupiter the last trick should be yours.
teach-mineo-say-no = **No** — not sure enough: losing the bet costs as much as winning it pays.
