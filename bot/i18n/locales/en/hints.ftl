# Hints: the best answer to what a player is asked, and what each answer is worth.

cmd-hint = hint
    .description = The best answer now, what each is worth, and why; not in ranked matches
cmd-hint-table = table
    .description = Which table; the one that waits for you if left out

ui-btn-hint = Hint
ui-hint-chart = What each answer brings you on average, in { $unit }
ui-hint-note = { $count } deals that agree with what you see; bars: 95 % interval
ui-hint-note-same = The differences are the same in all { $count } deals looked at
ui-hint-own = your choice
ui-hint-instead = instead of
ui-hint-only = No other answer is possible.
ui-hint-usual = A bot of the level “{ $level }” would answer this. What each answer is worth, I cannot tell you here.
ui-hint-preparing = A bot of the level “{ $level }” would answer this. In a minute or two I can tell you what each answer is worth: the search is still being prepared.
ui-hint-cost-title = A hint at { $name }?
ui-hint-cost = This match counts on the ladder against bots. With a hint it no longer does; you can have as many hints as you like then.
ui-lesson-worth = What each answer is worth
ui-hint-sure = Show the hint
refusal-hint-ranked = This match is ranked, so there are no hints in it. At tables that the host makes unranked, against bots and in the guided hand you get them.
refusal-hint-ladder = This match counts on the ladder against bots, and other people play in it too, so there are no hints. At tables that the host makes unranked you get them.
refusal-hint-not-asked = You are not asked anything now. You get a hint when it is your turn.
refusal-hint-cut = It makes no difference where you cut: the pack is shuffled, so every order of its cards is equally likely before the cut and after it.
ui-unranked-hints = Unranked: somebody took a hint.

# Why the best card is the best. It stands at the beginning, so that no article is needed.

why-close-card = **{ $card }** — it hardly matters: other answers bring about the same.
why-close = It hardly matters: other answers bring about the same.
why-most-card = **{ $card }** — in the mean of { $count } deals that agree with what you see, it brings most.
why-most = In the mean of { $count } deals that agree with what you see, it brings most.
why-last = **{ $card }** — it keeps { $top } for the last trick.
why-king = **{ $card }** — bring it home now: nobody has led { $suit } before, so most still have to follow suit.
why-lead-home = **{ $card }** — bring it home now: hardly anybody against you can beat it.
why-partner = { $word ->
    [trump] **{ $card }** — { $who } probably has no { $suit } left and can trump it.
   *[other] **{ $card }** — { $who } probably has no { $suit } left and can take it with a tarocco.
}
why-draw = { $word ->
    [trump] **{ $card }** — it draws trumps from the others, so that fewer of your good cards are trumped.
   *[other] **{ $card }** — it draws tarocchi from the others, so that fewer of your good cards are taken.
}
why-lead-top = **{ $card }** — hardly anybody against you can beat it, and you keep the lead.
why-untrumped = { $word ->
    [trump] **{ $card }** — probably nobody against you can trump { $suit } yet.
   *[other] **{ $card }** — probably everybody against you still has to follow suit in { $suit }.
}
why-together = **{ $card }** — it keeps your combination together.
why-empties = { $word ->
    [trump] **{ $card }** — your last card of { $suit }: from now on you can trump that suit.
   *[other] **{ $card }** — your last card of { $suit }: from now on you can take that suit with tarocchi.
}
why-lead-cheap = **{ $card }** — it gives away nothing that counts.
why-fool = **{ $card }** — it cannot win, but it spares you a card that you need later.
why-breaks = **{ $card }** — it takes a card that the other side needs for its combination.
why-home = **{ $card }** — it takes the trick and is safe there: it counts { $worth }.
why-gives = **{ $card }** — your side probably wins this trick: give it the { $worth } that this card counts.
why-gains = { $points ->
    [one] **{ $card }** — it takes the trick, in which { $points } point lies.
   *[other] **{ $card }** — it takes the trick, in which { $points } points lie.
}
why-cheaply = **{ $card }** — it takes the trick as cheaply as possible.
why-top = **{ $card }** — hardly anybody after you can beat it, and the next lead is yours.
why-least = **{ $card }** — you cannot win this trick: give what is worth least and keep what counts.
why-ours = **{ $card }** — your side probably wins this trick anyway: keep your good cards for later.
why-spares = **{ $card }** — let this trick go: the cards that would win it are worth more later.
why-give-card = **{ $card }** — what you give counts for the other side: this card costs you least.

# The review of a deal: the decisions that cost a person most.

ui-btn-review = Review my deal
ui-btn-review-match = Review my match
ui-btn-review-back = Previous
ui-btn-review-on = Next
ui-review-title = Your deal { $deal }, reviewed
ui-review-title-match = Your match, reviewed
ui-review-part = { $number } of { $count }
ui-review-cost = You answered { $played }. { $better } would have brought { $amount } { $unit } more on average{ $within }, by what you could know then.
ui-review-none = { $count ->
    [one] I have judged the one decision that could be judged: nothing clearly better was to be seen.
   *[other] I have judged { $count } of your decisions: none was clearly worse than another answer, by what you could know then.
}
ui-review-unjudged = None of your decisions could be judged: each time a single answer was possible, a bot answered for you, or no search runs here.
ui-review-late = The review takes longer than usual, because it has much to judge or many tables think now. It continues meanwhile: press the button again in a minute.
ui-review-busy = { $count ->
        [one] A review of yours is being made. Press again when it is there.
       *[other] { $count } of your reviews are being made. Press again when one of them is there.
    }
ui-review-preparing = The search is still being prepared, as always after an update. Press the button again in a minute or two.
ui-review-gone = The moves of this match are deleted, so there is no review.
ui-review-running = A deal can be reviewed when it is over.

# The review of a match: what the decisions cost, added up.

ui-curve-title = Your decisions cost { $amount } { $unit } in all
ui-curve-nothing = All in all your decisions cost nothing
ui-curve-deal = Deal
ui-curve-cost = Decisions
ui-curve-score = Result
ui-curve-note = Numbers: the decisions that follow. Small discs: others that clearly cost something.
ui-curve-unmarked = No single decision clearly cost something.
ui-curve-units = Decisions in { $lost }, results in { $gained }.
ui-curve-told = { $count ->
    [one] The line falls by what each decision of yours cost, by what you could know then. One could be judged.
   *[other] The line falls by what each decision of yours cost, by what you could know then. { $count } could be judged.
}
ui-curve-how = The better answer is found in some deals that agree with what you saw, and what yours cost is measured in others, so that chance adds nothing. Where yours did better there, the line rises. What my short search does not see is not counted.
