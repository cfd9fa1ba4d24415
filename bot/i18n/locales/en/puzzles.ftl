# Puzzles: a position in which one card is clearly the best.

ui-puzzle-title = { $game } — puzzle { $number } ({ $difficulty })
ui-puzzle-easy = easy
ui-puzzle-medium = medium
ui-puzzle-hard = hard
ui-puzzle-ask = Which card is best?
ui-puzzle-again = You have answered this puzzle before, so your rating does not change.
ui-puzzle-standing = Your puzzle rating: { $rating } · solved: { $solved } of { $count } · in a row: { $streak }
ui-puzzle-another = Another one
ui-puzzle-hands = Show all hands
ui-puzzle-solved = Solved: { THE($card) } is the best card.
ui-puzzle-missed = The best card is { THE($best) }; { THE($card) } scores { $lost } less.
ui-puzzle-worth = What the other cards lose compared with the best one, in { $unit }, on average over many deals that fit what you see:
ui-puzzle-best = the best card
ui-puzzle-yours = your card
ui-puzzle-rest = { $count ->
    [one] One more card loses even more.
   *[other] { $count } more cards lose even more.
}
ui-puzzle-change = Rating { $change }.
ui-puzzle-uncounted = Answered before: no change.
reply-puzzle-none = There are no puzzles yet.

# The puzzle of the day.

ui-daily-title = Puzzle of the day
ui-daily-text = { $game }, { $difficulty }. Which card is best? Press the button: only you see your answer and the solution.
ui-daily-before = { $count ->
    [0] Nobody answered the previous puzzle.
    [one] { $solved ->
        [0] One person answered the previous puzzle but did not solve it.
       *[other] One person answered the previous puzzle and solved it.
    }
   *[other] { $count } people answered the previous puzzle, and { $solved ->
        [0] nobody
       *[other] { $solved }
    } solved it.
}
ui-daily-solve = Solve it
ui-setup-daily = Daily posts…
ui-daily-setup = Every day after 9:00 UTC I post a puzzle in this channel: a position in which one card is clearly the best. Answers are private; the next post says how many people solved the puzzle. If no channel is chosen, I post nothing.
ui-daily-pick = Channel for the puzzle of the day (none)
