# Hints: the best answer to what a player is asked, and what each answer is worth.

cmd-hint = hint
    .description = Show the best answer, why, and what each answer is worth (not in ranked matches)
cmd-hint-table = table
    .description = Table (default: the one waiting for you)

ui-btn-hint = Hint
ui-hint-chart = Average value of each answer for you, in { $unit }
ui-hint-note = From { $count } deals that fit what you see; bars: 95 % interval
ui-hint-note-same = The differences are the same in all { $count } deals I looked at
ui-hint-own = your choice
ui-hint-instead = instead of
ui-hint-only = There is only one possible answer.
ui-hint-usual = A bot of level “{ $level }” would choose this. I cannot tell you here what each answer is worth.
ui-hint-preparing = A bot of level “{ $level }” would choose this. I cannot judge every answer yet: ask again in a minute or two. It takes longer when I have a lot to do.
ui-hint-cost-title = A hint at “{ $name }”?
ui-hint-cost = This match counts on the ladder against bots. With a hint it no longer counts; after that you can have as many hints as you like.
ui-lesson-worth = What each answer is worth
ui-hint-sure = Show the hint
refusal-hint-ranked = This match is ranked, so there are no hints. You can get hints at unranked tables, against bots and in the guided hand.
refusal-hint-ladder = This match counts on the ladder against bots and other people play in it too, so there are no hints. You can get hints at unranked tables.
refusal-hint-not-asked = You have nothing to answer now. You can get a hint when it is your turn.
refusal-hint-cut = It makes no difference where you cut. The pack is shuffled, so every order of the cards is equally likely before and after the cut.
ui-unranked-hints = Unranked: somebody asked for a hint.

# Why the best card is the best. The card comes first, so that it needs no article.

why-close-card = **{ $card }** — it hardly matters: other answers give about the same.
why-close = It hardly matters: other answers give about the same.
why-most-card = **{ $card }** — on average over { $count } deals that fit what you see, it gives you the most.
why-most = On average over { $count } deals that fit what you see, it gives you the most.
why-last = **{ $card }** — this keeps { THE($top) } for the last trick.
why-king = **{ $card }** — win with it now: { $suit } are led for the first time, so probably nobody is out of the suit.
why-lead-home = **{ $card }** — win with it now: your opponents can hardly beat it.
why-partner = { $word ->
    [trump] **{ $card }** — { $who } probably has no { $suit } left and can trump it.
   *[other] **{ $card }** — { $who } probably has no { $suit } left and can play a tarocco.
}
why-draw = { $word ->
    [trump] **{ $card }** — it pulls trumps from the others, so fewer of your good cards get trumped.
   *[other] **{ $card }** — it pulls tarocchi from the others, so fewer of your good cards get taken.
}
why-lead-top = **{ $card }** — your opponents can hardly beat it, and you lead again.
why-untrumped = { $word ->
    [trump] **{ $card }** — probably no opponent can trump { $suit } yet.
   *[other] **{ $card }** — your opponents probably all still have to follow suit in { $suit }.
}
why-together = **{ $card }** — this keeps your combination together.
why-empties = { $word ->
    [trump] **{ $card }** — your last card of { $suit }: from now on you can trump that suit.
   *[other] **{ $card }** — your last card of { $suit }: from now on you can win that suit with tarocchi.
}
why-lead-cheap = **{ $card }** — it gives away no counting card.
why-fool = **{ $card }** — it cannot win, but it saves you a card that you will need later.
why-breaks = **{ $card }** — it captures a card that the other side needs for its combination.
why-home = **{ $card }** — it wins the trick and is safe there (worth { $worth }).
why-gives = **{ $card }** — your side will probably win this trick: put this card (worth { $worth }) into it.
why-gains = { $points ->
    [one] **{ $card }** — it wins the trick, with { $points } point in it.
   *[other] **{ $card }** — it wins the trick, with { $points } points in it.
}
why-cheaply = **{ $card }** — it is the cheapest card that wins the trick.
why-top = **{ $card }** — the players after you can hardly beat it, and then you lead.
why-least = **{ $card }** — you cannot win this trick: play what is worth least and keep your counting cards.
why-ours = **{ $card }** — your side will probably win this trick anyway: keep your good cards for later.
why-spares = **{ $card }** — let this trick go: the cards that could win it are worth more later.
why-give-card = **{ $card }** — what you give counts for the other side: this card costs you least.

# The review of a deal: the decisions that cost a person most.

ui-btn-review = Review my deal
ui-btn-review-match = Review my match
ui-btn-review-back = Previous
ui-btn-review-on = Next
ui-review-title = Review of your deal { $deal }
ui-review-title-match = Review of your match
ui-review-part = { $number } of { $count }
ui-review-cost = You chose { THE($played) }. On average { THE($better) } would have brought { $amount } { $unit } more{ $within }, judging by what you could know then.
ui-review-none = { $count ->
    [one] I could judge one of your decisions: no other answer was clearly better, judging by what you could know then.
   *[other] I judged { $count } of your decisions: no other answer was clearly better, judging by what you could know then.
}
ui-review-unjudged = None of your decisions could be judged: only one answer was possible, a bot answered for you, or the search does not run here.
ui-review-late = The review is taking longer than usual, because there is much to judge or many tables are busy. It continues meanwhile: press the button again in a minute.
ui-review-busy = { $count ->
    [one] One of your reviews is still in progress. Press again when it is ready.
   *[other] { $count } of your reviews are still in progress. Press again when one of them is ready.
}
ui-review-preparing = I cannot review deals yet: after every update I need a minute or two, and longer when I have a lot to do. Press the button again then.
ui-review-gone = The moves of this match were deleted, so there is no review.
ui-review-running = You can review a deal when it is over.

# The review of a match: what the decisions cost, added up.

ui-curve-title = Total cost of your decisions: { $amount } { $unit }
ui-curve-nothing = Your decisions cost nothing in total
ui-curve-deal = Deal
ui-curve-cost = Decisions
ui-curve-score = Result
ui-curve-note = Numbers: the decisions below. Small dots: others that clearly cost something.
ui-curve-unmarked = No single decision clearly cost you anything.
ui-curve-units = Decisions in { $lost }, results in { $gained }.
ui-curve-told = { $count ->
    [one] The line drops by the cost of each decision, judging by what you could know then. One decision could be judged.
   *[other] The line drops by the cost of each decision, judging by what you could know then. { $count } decisions could be judged.
}
ui-curve-how = I look for the better answer in some deals that fit what you saw, and measure the cost of yours in others, so that chance adds nothing. Where yours did better, the line rises. My search is short: what it does not see is not counted.
