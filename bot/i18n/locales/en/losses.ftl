# What the decisions of a person cost, by kind. Only they see it.

ui-btn-losses = What my decisions cost
ui-losses-title = What your decisions cost – { $game }
ui-losses-chart = A decision cost you on average, in { $unit }
ui-losses-of = { $decisions } in { $deals }
ui-losses-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
ui-loss-lead = Leads
ui-loss-follow = Cards to a trick
ui-loss-discard = Discards
ui-loss-auction = Auction
ui-loss-declaration = Declarations
ui-loss-cut = Cuts
ui-losses-note = Bars: 95 % interval, from three deals on.
ui-losses-how = Only you see this. Counted once each are the deals that you have reviewed, on all servers. The better answer is found in some deals that agree with what you saw, and what yours cost is measured in others, so that chance adds nothing. What my short search does not see is not counted, so you lose rather a little more.
ui-losses-none = What your decisions cost on average you find here once you have pressed *Review my deal* at the end of a deal. Only you will see it.
ui-losses-not-yours = What the decisions of a player cost, only they see.
