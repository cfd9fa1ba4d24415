"""A page of a leaderboard, what it can be sorted by, and the seasons of a Discord server."""

from __future__ import annotations

import msgspec

MEASURES = ("rating", "balance", "average", "wins")
"""What a leaderboard can be sorted by."""

LADDER_MEASURES = ("rating", "average", "wins", "best_streak")
"""What the ladder against bots can be sorted by."""


class Standing(msgspec.Struct, frozen=True):
    """A line of a leaderboard.

    `place` counts from 1; equal values share a place. `name` is empty for people who are not to be named. `average` is
    the balance for each deal in thousandths; `gained` is the change of the rating in the period. On the ladder against
    bots `balance` and `average` are the margin over the best bot, and `place` is 0 if there are too few deals to
    compare averages; the streaks are matches won in a row, 0 on other leaderboards.
    """

    place: int
    person: int
    name: str
    rating: int
    sigma: float
    matches: int
    wins: int
    deals: int
    deal_wins: int
    balance: int
    average: int
    gained: int
    streak: int = 0
    best_streak: int = 0


class LeaderboardPage(msgspec.Struct, frozen=True):
    """A page of a leaderboard. `own` is the asking player's line, also where it is on another page; `more` says that
    other lines follow."""

    rows: tuple[Standing, ...]
    own: Standing | None
    more: bool


SEASON_NAME_LENGTH = 60
"""Longest name of a season, in characters; the rest is cut off."""


class Season(msgspec.Struct, frozen=True):
    """A season. Times are Unix ms; `closed_at` is 0 while it runs."""

    id: int
    name: str
    opened_at: int
    closed_at: int
