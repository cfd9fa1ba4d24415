# Puzzles: a position in which one card is clearly the best.

ui-puzzle-title = { $game } — puzzle { $number } ({ $difficulty })
ui-puzzle-easy = easy
ui-puzzle-medium = medium
ui-puzzle-hard = hard
ui-puzzle-ask = Which card is the best one?
ui-puzzle-again = You have answered this puzzle before: your rating does not change.
ui-puzzle-standing = Your puzzle rating: { $rating } · solved: { $solved } of { $count } · in a row: { $streak }
ui-puzzle-another = Another one
ui-puzzle-hands = Show all hands
ui-puzzle-solved = Solved: { $card } is the best card.
ui-puzzle-missed = The best card is { $best }. { $card } brings { $lost } less.
ui-puzzle-worth = What the other cards lose against the best one, in { $unit }, in the mean of many deals that agree with what you see:
ui-puzzle-best = the best card
ui-puzzle-yours = your card
ui-puzzle-rest = { $count ->
    [one] One more card loses still more.
   *[other] { $count } more cards lose still more.
}
ui-puzzle-change = Rating { $change }.
ui-puzzle-uncounted = Answered before: no change.
reply-puzzle-none = There are no puzzles yet.

# The puzzle of the day.

ui-daily-title = Puzzle of the day
ui-daily-text = { $game }, { $difficulty }. Which card is the best one? Press the button: only you see your answer and the solution.
ui-daily-before = { $count ->
    [0] Nobody answered the puzzle before this one.
    [one] The puzzle before this one was answered by one person and solved by { $solved }.
   *[other] The puzzle before this one was answered by { $count } people and solved by { $solved }.
}
ui-daily-solve = Solve it
ui-setup-daily = Puzzle of the day…
ui-daily-setup = Every day after 9:00 UTC I post a puzzle in this channel: a position in which one card is clearly the best. Who presses its button answers in private; the next post says how many people solved it. Without a channel I post none.
ui-daily-pick = A channel for the puzzle of the day (none)
