# What the decisions of a person cost, by kind. Only they see it.

ui-btn-losses = What my decisions cost
ui-losses-title = What your decisions cost – { $game }
ui-losses-chart = Average cost of a decision, in { $unit }
ui-losses-of = { $decisions } in { $deals }
ui-losses-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
ui-loss-lead = Leads
ui-loss-follow = Cards played to a trick
ui-loss-discard = Discards
ui-loss-auction = Auction
ui-loss-declaration = Declarations
ui-loss-cut = Cuts
ui-losses-note = Bars: 95 % interval, for three deals or more.
ui-losses-how = Only you see this. It counts each deal that you reviewed once, on all servers. I look for the better answer in some deals that fit what you saw, and measure the cost of yours in others, so that chance adds nothing. My search is short: what it does not see is not counted, so the true cost is probably a little higher.
ui-losses-none = Nothing to show yet. Press *Review my deal* at the end of a deal: here you will see what your decisions cost on average. Only you can see it.
ui-losses-not-yours = Only the player can see what their decisions cost.
