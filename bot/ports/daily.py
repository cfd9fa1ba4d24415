"""What the store knows of deals of the day: the sealed deals, who played them, and what was posted where.

A day is counted in days since 1970 (UTC).
"""

from __future__ import annotations

import msgspec

EVERYBODY, FRIENDS = "everybody", "friends"
"""Whom an entry is compared with, beside the people of a Discord server (its id): all, or those with whom the person
has finished a match."""

Circle = str | int


class DailyDeal(msgspec.Struct, frozen=True):
    """The sealed deal of a day in a game. It never changes while people play it.

    ``closed_at`` is when it ended (Unix ms), 0 before that: until then nothing about it is told. ``settled``: bots have
    played on for everybody who had not finished. ``best`` are the answers of the best line, "" while it is not known,
    and ``best_score`` what that line gains.
    """

    day: int
    game: str
    seed: bytes
    terms: str
    opened_at: int
    closed_at: int = 0
    settled: bool = False
    best: str = ""
    best_score: int = 0


class DailyEntry(msgspec.Struct, frozen=True):
    """A person's play of the deal of a day. ``moves`` are all answers, those of the bots included, ``answers`` the
    person's own. ``steps`` counts their choices, ``own`` those that they made themselves.

    ``score`` is None until the deal is counted. ``tricks`` has a digit for each trick: 1 if their side won it.
    """

    day: int
    game: str
    person: int
    begun_at: int
    moves: str = ""
    answers: str = ""
    steps: int = 0
    own: int = 0
    score: int | None = None
    tricks: str = ""
    done_at: int = 0


class DailyChannel(msgspec.Struct, frozen=True):
    """Where a Discord server has the deals of the day posted, and from which hour (UTC) on."""

    guild: int
    channel: int
    hour: int


class DailyPlace(msgspec.Struct, frozen=True):
    """One of the best entries of a deal: the person and their score."""

    person: int
    score: int
