"""What people have achieved: streaks, personal bests and achievements (badges), and what a single match changed."""

from __future__ import annotations

import msgspec

from bot.standings.achievements import Streak


class Earned(msgspec.Struct, frozen=True):
    """An achievement of a person: its key (:mod:`bot.standings.achievements`), the table of the match that earned it,
    and when that ended (Unix ms). Table and time are empty and 0 for readers who may not see the match."""

    key: str
    table: str
    at: int


class LadderRecord(msgspec.Struct, frozen=True):
    """A person's line on the ladder against bots of all levels in a game."""

    matches: int
    wins: int
    rating: int
    streak: Streak


class Records(msgspec.Struct, frozen=True):
    """A person's streaks and achievements on a Discord server, or everywhere.

    `days` are days played in a row, in any game (:func:`bot.standings.achievements.day_streak`). By game: `people` are
    ranked matches won in a row, `bots` the ladder, `best_match` the highest balance at the end of a match that was won.
    `earned` is sorted newest first.
    """

    days: Streak = Streak()
    people: dict[str, Streak] = {}
    bots: dict[str, LadderRecord] = {}
    best_match: dict[str, int] = {}
    earned: tuple[Earned, ...] = ()


class NewBest(msgspec.Struct, frozen=True):
    """A personal best of a match in its game on its Discord server: `what` is deal or match, `value` the gain in the
    game's unit and `before` the best until then (0: there was none)."""

    what: str
    value: int
    before: int


class LadderChange(msgspec.Struct, frozen=True):
    """What a match changed for a person on the ladder against bots of all levels, on the Discord server of the match.

    `level` is the level of the bots. `streak` are matches won in a row after the match. `place` counts from 1,
    `place_before` is None if the person had no line before; both compare ratings with the present lines of the others.
    `matches` is the number of matches that have counted there, with this one.
    """

    level: str
    streak: Streak
    rating: int
    gained: int
    place: int
    place_before: int | None
    matches: int


class MatchGain(msgspec.Struct, frozen=True):
    """What a finished match changed for one person who sat there, by player number. `ladder` is None if the match did
    not count on the ladder for them."""

    player: int
    person: int
    ladder: LadderChange | None = None
    earned: tuple[str, ...] = ()
    bests: tuple[NewBest, ...] = ()
