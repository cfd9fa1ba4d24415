"""Streaks and achievements (shown as *badges*): what a person has earned, from the results of their matches alone.

Every achievement is a pure function of a match and what the log says of it, so that a rebuild gives the same ones. A
game adds its own: its feats (:mod:`bot.engine.companions`) are looked for in the count of every deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from bot.standings.ladder import BotResult, LadderLine, played_through
from bot.standings.results import MatchFacts, SeatFacts

PLAYED = "played"
"""The achievement of having finished a match of a game, one for each game."""

GAMES = 4
"""Games that must have been played for the achievement *games*."""

MISSED_EVERY = 7
"""A missed day is forgiven if the one forgiven before it lies at least this many days back."""


class Occasion(msgspec.Struct, frozen=True):
    """A finished match of a person, in which achievements may be earned.

    `result` is the result against bots and `line` the person's line after it on this Discord server's ladder for all
    levels; both are None if the match does not count there. `games` is how many games the person has finished on the
    server, this one included.
    """

    match: MatchFacts
    seat: SeatFacts
    result: BotResult | None = None
    line: LadderLine | None = None
    games: int = 1


class Achievement(msgspec.Struct, frozen=True):
    """An achievement: its key (its name is `achievement-<key>` in the catalogues), and whether a match earns it."""

    key: str
    earned: Callable[[Occasion], bool]


def _beat(level: str) -> Achievement:
    return Achievement(f"beat-{level}", lambda its: _won_against_bots(its) and _level(its) == level)


def _in_a_row(count: int) -> Achievement:
    return Achievement(f"row-{count}", lambda its: its.line is not None and its.line.streak >= count)


def _won_against_bots(its: Occasion) -> bool:
    return its.result is not None and its.result.outcome > 0


def _level(its: Occasion) -> str:
    return its.result.level if its.result is not None else ""


def _swept(its: Occasion) -> bool:
    won = sum(wins for role, (_, wins) in its.seat.roles.items() if role != "dealer")
    return its.seat.won and its.seat.deals > 1 and won == its.seat.deals


ACHIEVEMENTS = (
    Achievement("first-win", lambda its: its.seat.won),
    Achievement("ranked-win", lambda its: its.seat.won and not its.match.unranked),
    _beat("novice"),
    _beat("regular"),
    _beat("master"),
    _in_a_row(3),
    _in_a_row(10),
    Achievement("solo", lambda its: its.seat.roles.get("solo", (0, 0))[1] > 0),
    Achievement("sweep", _swept),
    Achievement("games", lambda its: its.games >= GAMES),
)
"""The achievements that do not belong to a game."""


def earned(occasion: Occasion) -> tuple[str, ...]:
    """Return the keys of what a match earns its person, whether they had it before or not.

    The keys of a game are `<slug>:<feat>`. A match that the person did not play to its end themselves earns nothing.
    """
    match, seat = occasion.match, occasion.seat
    if not played_through(match, seat):
        return ()
    own = (f"{match.game}:{feat}" for feat in (PLAYED, *seat.feats))
    return (*own, *(one.key for one in ACHIEVEMENTS if one.earned(occasion)))


class Streak(msgspec.Struct, frozen=True):
    """How many in a row: up to `now`, and at `best`."""

    now: int = 0
    best: int = 0


def streak_of(won: Iterable[bool]) -> Streak:
    """Return the streak of wins in matches, the oldest first."""
    now = best = 0
    for one in won:
        now = now + 1 if one else 0
        best = max(best, now)
    return Streak(now, best)


def day_streak(days: Iterable[int], today: int) -> Streak:
    """Return how many days in a row a person has played; days are numbers (of days since 1970, in UTC).

    Only days with a match are counted. One missed day is forgiven in any seven: the day after it continues the streak.
    A streak is still running on the day after the last match, and two days after it if the day between is forgiven.
    """
    now = best = 0
    last = forgiven = None
    for day in sorted(set(days)):
        if last is None or not _goes_on(last, day, forgiven):
            now, forgiven = 1, None
        else:
            now += 1
            forgiven = day - 1 if day - last == 2 else forgiven
        last, best = day, max(best, now)
    running = last is not None and (today <= last or _goes_on(last, today, forgiven))
    return Streak(now if running else 0, best)


def _goes_on(last: int, day: int, forgiven: int | None) -> bool:
    if day - last == 1:
        return True
    return day - last == 2 and (forgiven is None or day - 1 - forgiven >= MISSED_EVERY)
