# What can I do now?: the rule of each question, what each word means, and why a card is barred (T: the numbers of the rules).

now-terziglio-auction = Each player calls once. The highest call makes its player the declarer, who plays alone against the other two. If all pass, the deal is thrown in and nobody scores (T12–T15).
now-terziglio-overcall = Somebody has already said “I play”. Only solo is higher (T13).
now-terziglio-say-pass = You do not want to be the declarer. You do not call again in this deal (T12).
now-terziglio-say-play = You become the declarer unless somebody after you goes solo. You take the five cards of the stock and discard five (T16).
now-terziglio-say-solo = You become the declarer at once. Nobody sees the stock until the deal is over, you discard nothing, and the result counts double (T14, T19, T60).
now-terziglio-discard = You took the five cards of the stock and now discard five face down. They are yours at the end if you win at least one trick. { $discard_restriction ->
    [none] Any card may go (T16–T18).
   *[five_point] Cards worth five points must stay (T16–T18).
}
now-terziglio-declare = Each player declares once, before the first lead. You show the cards of what you declare and take them back; the points are your side’s at once. You can declare everything, some of it or nothing. Three or more combinations declared together count double, and so do three or more sequences (T37–T40).
now-terziglio-lead = The first card of a trick decides which suit the others follow. { $fool_lead ->
    [forbidden] The Fool can be led only as the last card (T41, T45).
   *[allowed] If you lead the Fool, the next card decides it (T41, T45).
}
now-terziglio-play = Follow the suit led. Without it you must play a trump; without either, any card. You never have to beat the cards already played. The Fool can be played instead of any card and never wins (T42–T44).
now-terziglio-pay = The Fool was played to a trick that the other side won. It comes back to your side, which gives one of its captured cards for it. You choose which; it then belongs to the other side (T49, T50).
now-not-terziglio-fool-lead = The Fool can be led only as the last card ({ $rule }).
now-not-terziglio-discard-barred = These are worth five points and must stay ({ $rule }).
now-not-terziglio-not-payable = Cards in your hand cannot be given, only captured ones ({ $rule }).
