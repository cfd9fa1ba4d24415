"""The tables at which the deals of a tournament are played, as the tournament sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from bot.engine.game import OptionValue


class BoardPlace(msgspec.Struct, frozen=True):
    """Where a deal is played: a deal of a round (``number``) at a table of the tournament, all counted from 1."""

    tournament: str
    round: int
    table: int
    deal: int


class BoardChair(msgspec.Struct, frozen=True):
    """Who sits on a chair: a person (the store's number), or a bot of this level; a bot that entered has its name."""

    person: int | None = None
    level: str = "regular"
    name: str = ""


class BoardTable(msgspec.Struct, frozen=True):
    """What is needed to open a table for one deal.

    ``chairs`` are those of the tournament's table, ``dealer`` the chair that deals. ``seed`` and ``terms`` are those of
    the board. ``guild`` and ``channel`` are Discord's ids; ``name`` is that of the tournament.
    """

    place: BoardPlace
    game: str
    options: dict[str, OptionValue]
    preset: str
    chairs: tuple[BoardChair, ...]
    dealer: int
    seed: bytes
    terms: str
    pace: str
    guild: int
    channel: int
    name: str


class BoardProgress(msgspec.Struct, frozen=True):
    """How far a deal has been played. While it is ``playing``, ``scores`` are what each chair of the tournament would
    have if it was broken off now, () if that cannot be said; then what each won, () for a deal without a score.
    ``tricks`` of ``of`` are complete."""

    playing: bool
    scores: tuple[int, ...]
    tricks: int = 0
    of: int = 0


class BoardTables(Protocol):
    """Opens the tables of a tournament and says what becomes of them. All methods but the first and the last may raise
    :class:`bot.table.ports.StoreBusy`; then nothing is done, and they may be called again."""

    def table_id(self, place: BoardPlace) -> str:
        """Return the id of the table for a deal: always the same, so that it is opened once."""
        ...

    async def open(self, table: BoardTable) -> None:
        """Open a table and deal. If it exists, only let bots play for people who are not on its chairs any more, and
        people play again whose chairs bots had."""
        ...

    async def progress(self, place: BoardPlace) -> BoardProgress | None:
        """Return how far a deal has been played, None if its table was not opened or cannot be read."""
        ...

    async def close(self, place: BoardPlace) -> None:
        """The round is closed: break off the deal if it is being played, and let everybody see the table."""
        ...

    def listen(self, listener: Callable[[BoardPlace], None]) -> None:
        """Call ``listener`` from now on whenever the deal of a table is over."""
        ...
