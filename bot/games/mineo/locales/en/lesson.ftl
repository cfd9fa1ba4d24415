# The guided hand: what is said of the auction, the scarto and the bets (S: the numbers of the rules).

teach-mineo-call = { $cards ->
    [5] On the first five cards: ask for five more, offer a joco to be rid of the deal (pago), throw in (mischio), or go solo at once, for double (S22–S26).
   *[other] On { $cards } cards: ask for five more, offer a joco to be rid of the deal (pago), or throw in (mischio); solo has to wait for the last cards (S22–S27).
}
teach-mineo-final = All cards are dealt and this is the last word: solo plays alone against two, prendo takes the jochi offered and lets the deal go (S30–S36).
teach-mineo-answer = Somebody takes the jochi that were offered and would let the deal go: only a solo keeps it alive (S33).
teach-mineo-say-altre5 = **Altre cinque** — { $trumps } trumps among { $cards } cards promise something: see five more, it costs nothing.
teach-mineo-say-mischio = **Mischio** — { $trumps } trumps among { $cards } cards are little: you need not play, and you need not pay either.
teach-mineo-say-pago = **Pago** — with { $trumps } trumps among { $cards } cards the deal may cost more than one joco.
teach-mineo-say-prendo = **Prendo** — the jochi that were offered are more than this hand promises.
teach-mineo-say-solo = **Vado solo** — { $trumps } trumps and { $high } cards worth 5 or 10: that is enough for the rimatura and more.
teach-mineo-scarto = The three cards of the monte are yours. Discard three, none worth 5 or 10; they count for you at the end (S39–S42).
teach-mineo-scarto-do = **{ $chosen }** — what would be caught is safe in the discard, and a suit that is empty can be trumped; trumps stay.
teach-mineo-scommessa = You may bet one more joco that Jupiter, the Lads and the Runaway will all be yours at the end (S44–S45).
teach-mineo-say-scommessa = **Scommessa** — you hold all three and { $trumps } trumps to bring them home.
teach-mineo-rivanto = You may bet one joco that your side wins the last trick (S46–S49).
teach-mineo-say-rivanto = **Rivanto** — with { $trumps } trumps and Jupiter the last trick should be yours.
teach-mineo-say-no = **No** — not sure enough: a lost bet costs as much as a won one brings.
