"""What the store knows of puzzles: who answered which, how well they solve, and what was posted on which day."""

from __future__ import annotations

import msgspec

from bot.standings.ratings import FRESH, Skill


class Answered(msgspec.Struct, frozen=True):
    """The first answer of a person to a puzzle: the id of the card, whether it is the best, and when it was given and
    the puzzle last answered (Unix ms)."""

    number: int
    card: str
    solved: bool
    at: int
    seen_at: int


class Solver(msgspec.Struct, frozen=True):
    """How well a person solves the puzzles of a game. `streak` counts the puzzles solved in a row until now."""

    skill: Skill = FRESH
    answered: int = 0
    solved: int = 0
    streak: int = 0
    best_streak: int = 0


class Outcome(msgspec.Struct, frozen=True):
    """An answer: the solver before and after it, the same if it is not the first answer to the puzzle. `first` is the
    first answer."""

    before: Solver
    after: Solver
    first: Answered
    counted: bool


class DailyPuzzle(msgspec.Struct, frozen=True):
    """The puzzle that a Discord server got on a day (days since 1970, UTC). `message` is 0 until it has been posted."""

    guild: int
    day: int
    game: str
    number: int
    channel: int
    message: int = 0


class DailyCount(msgspec.Struct, frozen=True):
    """How many people answered the puzzle of a day, and how many of them solved it."""

    answered: int = 0
    solved: int = 0
