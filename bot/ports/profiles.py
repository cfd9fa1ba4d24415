"""What a person has played: a match of theirs, and the figures of their profile."""

from __future__ import annotations

import msgspec

FORM = 30
"""Matches in the form curve."""

RECENT = 5
"""Matches listed in a profile."""

COMPANIONS = 8
"""Partners named in a profile."""

BESTS = 3
"""Best deals named in a profile, for each game."""

BESTS_READ = 24
"""Best deals read for each game: those of matches that the readers of a profile may not see are left out of it."""


class Sitter(msgspec.Struct, frozen=True):
    """A player of a match: a person's number or a computer player's level, and the result."""

    person: int | None
    level: str | None
    team: int
    balance: int
    place: int


class Result(msgspec.Struct, frozen=True):
    """A match of a person. `gained` is the change of their rating on that Discord server, None in an unranked match."""

    table: str
    game: str
    guild: int
    at: int
    deals: int
    complete: bool
    unranked: str
    balance: int
    place: int
    team: int
    stayed: bool
    rating: int | None
    gained: int | None


class Formed(msgspec.Struct, frozen=True):
    """A point of the form curve: the result of a match, and the rating after it (None if it was unranked)."""

    game: str
    place: int
    balance: int
    rating: int | None


class Best(msgspec.Struct, frozen=True):
    """A deal with a large gain: the gain in the game's unit, the table, the deal's number, the end of the match (Unix
    ms)."""

    gain: int
    table: str
    deal: int
    at: int


class Played(msgspec.Struct, frozen=True):
    """All matches of a person in a game, ranked or not.

    `stayed` counts those that the person played to the end. `bests` are their best deals in different matches, the best
    first.
    """

    matches: int
    wins: int
    stayed: int
    ranked: int
    balance: int
    bests: tuple[Best, ...]


class Roles(msgspec.Struct, frozen=True):
    """Deals played and won by role in ranked matches, and the rating with its standard deviation in units of skill."""

    matches: int
    wins: int
    deals: int
    deal_wins: int
    balance: int
    rating: int
    sigma: float
    by_role: dict[str, tuple[int, int]]


class Companion(msgspec.Struct, frozen=True):
    """A partner: the deals played and won together in ranked matches, and their balance."""

    game: str
    person: int
    deals: int
    wins: int
    balance: int


class Profile(msgspec.Struct, frozen=True):
    """A person's record on a Discord server, or everywhere.

    `played` and `roles` are by game. `form` is sorted oldest first, `recent` newest first.
    """

    played: dict[str, Played]
    roles: dict[str, Roles]
    companions: tuple[Companion, ...]
    form: tuple[Formed, ...]
    recent: tuple[Result, ...]
