# What can I do now?: the rule of each question, what each word means, and why a card is barred (S: the numbers of the rules).

now-mineo-call = After every five cards each player calls once. If nobody goes solo, five more cards are dealt only if somebody says “altre cinque”. If nobody does, the deal is thrown in and nobody pays (S22–S28).
now-mineo-final = All twenty cards are dealt, and this is the last round of calls. The first player who goes solo takes the monte and plays against the other two. If nobody goes solo and nobody takes an offer, the deal is thrown in (S30–S36).
now-mineo-answer = Another player has taken the offers, and only you have still to call. If you go solo, the offers are void and you play. If you do not, they are paid and the deal ends (S33, S34).
now-mineo-say-pago = { $amount ->
    [one] You offer one joco to another player for ending the deal. You pay only if somebody takes it with “prendo”; your next call withdraws it (S28, S29).
   *[other] You offer { $amount } jochi to another player for ending the deal. You pay only if somebody takes them with “prendo”; your next call withdraws the offer (S28, S29).
}
now-mineo-say-mischio = You pass: the deal may be thrown in. An offer you made before is withdrawn (S22, S28).
now-mineo-say-altre5 = Five more cards are dealt to everybody, and the calls begin again (S27).
now-mineo-say-solo = { $cards ->
    [5] You play against the other two. On the first five cards it is a stata: everything counts double. The other cards are dealt, you take the monte and discard three cards (S25, S26, S38–S40).
   *[other] You play against the other two: the calls end, you take the monte and discard three cards (S25, S36, S39, S40).
}
now-mineo-say-prendo = You take all offers that the other players have open. Each of these players pays you and the deal ends, unless a player who has not called yet goes solo (S32–S34).
now-mineo-scarto = You took the three cards of the monte and now discard three. Nobody sees them, and they count among your captured cards. { $discard_rule ->
    [no_trumps] Cards worth 5 or 10 must stay, and trumps as long as you have enough other cards (S40–S42).
    [scartine_only] Only worthless cards may go; Maids, Knights and Queens only if you do not have enough of them (S40–S42).
    [free] Any card may go (S40–S42).
   *[no_5_10] Cards worth 5 or 10 must stay: the Kings, the trumps 16 to 20, the Lads and the Runaway (S40–S42).
}
now-mineo-scommessa = As the soloist you can bet one joco that at the end Jupiter, the Lads and the Runaway are all among your captured cards. { $scommessa_requires ->
    [fujutu] You can say it only with the Runaway in your hand (S44, S45).
   *[none] You do not need to hold any of them now (S44, S45).
}
now-mineo-rivanto = You can bet one joco on the last trick. { $target ->
    [personal] You win it only if you take that trick yourself (S46–S49).
   *[side] You win it if you or the other defender takes that trick (S46–S49).
}
now-mineo-say-scommessa = You make the bet. If you do not have all three at the end, you lose one joco to the other side (S45).
now-mineo-say-rivanto = You bet on the last trick; everybody hears it (S46).
now-mineo-say-no = You bet nothing.
now-mineo-lead = The first card of a trick decides which suit the others follow. { $fujutu_lead ->
    [forbidden] The Runaway can be led only as the last card (S52, S58).
   *[allowed] If you lead the Runaway, the next card decides it (S52, S58).
}
now-mineo-play = Follow the suit led. { $void_play ->
    [free] Without it you can play any card.
   *[must_trump] Without it you must play a trump; without either, any card.
} { $overtrump ->
    [on] A trump must beat the highest trump on the table if you can.
   *[off] You never have to beat the cards already played.
} The Runaway can be played instead of any card and never wins (S53–S57).
now-mineo-talk = Only the two defenders can talk, with these phrases alone, and everybody hears them. Nobody has to act on them. Each defender says at most one phrase in a trick, and one answer to a question (S90–S93).
now-mineo-say-ask = You lead and ask your partner which suit (S91).
now-mineo-say-mine = Your partner should lead the suit you led last (S92).
now-mineo-say-yours = Your partner should lead the suit they led last (S92).
now-mineo-say-his = Your partner should lead the suit the soloist led last (S92).
now-mineo-say-not_his = Your partner should not lead the suit the soloist led last (S92).
now-mineo-say-trump = Your partner should lead a trump (S91).
now-mineo-say-new = Your partner should lead a suit that nobody has led yet (S92).
now-mineo-say-over = You have no more cards of the suit you led last (S91).
now-mineo-say-load = Your partner should put a card with points on this trick (S91).
now-mineo-say-low = Your partner should put a worthless card on this trick (S91).
now-not-mineo-must-overtrump = You must beat the highest trump on the table if you can ({ $rule }).
now-not-mineo-fujutu-lead = The Runaway can be led only as the last card ({ $rule }).
now-not-mineo-scarto-card = These may not be discarded ({ $rule }).
now-not-mineo-scarto-count = These are discarded anyway ({ $rule }).
