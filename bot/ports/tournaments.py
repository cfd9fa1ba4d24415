"""What the store knows of tournaments and leagues beside their facts: a row for each, and the sealed boards."""

from __future__ import annotations

import msgspec

from bot.engine.seal import sealed

TOURNAMENT, LEAGUE = "tournament", "league"
"""The kinds of logs. Their ids come from one set: no league has the id of a tournament."""


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament or league in lists, as its facts say.

    ``seq`` counts its facts, ``status`` is that of its state, ``open`` says whether anything can still happen.
    ``guild`` and ``channel`` are Discord's ids. The times are Unix ms; ``ended_at`` is 0 before the end.
    """

    id: str
    kind: str
    seq: int
    status: str
    open: bool
    game: str
    guild: int
    channel: int
    opened_at: int
    updated_at: int
    ended_at: int = 0


class TournamentBoard(msgspec.Struct, frozen=True):
    """A sealed board of a round, with its number in it from 1. It never changes.

    ``id`` follows from ``terms`` and seal. The seed is secret until the round is closed, at ``closed_at`` (Unix ms, 0
    before that). ``revealed``: the tables that played it know that.
    """

    tournament: str
    round: int
    number: int
    id: str
    seed: bytes
    terms: str
    drawn_at: int
    closed_at: int = 0
    revealed: bool = False

    @property
    def seal(self) -> str:
        """The commitment that is published before the first card."""
        return sealed(self.seed, self.terms)
