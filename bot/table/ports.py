"""What the table needs of the rooms above it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from bot.table.model import TableState


class Timer(msgspec.Struct, frozen=True):
    """An absolute clock of a table: ``kind`` and ``player`` name it, ``fire_at`` is Unix time in ms.

    It means something only while the table's ``guard`` still holds; firing it twice is harmless.
    """

    kind: str
    fire_at: int
    guard: int
    player: int = -1


class Stored(msgspec.Struct, frozen=True):
    """A table as the store knows it: its log from the first event on, and its clocks."""

    table: str
    events: tuple[Any, ...]
    timers: tuple[Timer, ...]


class Slot(msgspec.Struct, frozen=True):
    """A message that shows a table: where it is, what it last showed. ``slot`` is lobby, board, hand:<player>,
    count:<deal>, over. ``posted_at`` is Unix ms; ``digest`` names the content shown; ``gone`` means it was deleted."""

    table: str
    slot: str
    channel: int
    message: int
    posted_at: int
    shown_seq: int
    digest: str = ""
    gone: bool = False


class Person(msgspec.Struct, frozen=True):
    """Somebody the bot has met. ``user`` is the Discord id; ``locale`` the last one seen; ``surface`` is dm or
    channel; ``mailbox`` the channel of direct messages with her, 0 while none was opened."""

    id: int
    user: int
    name: str
    locale: str
    surface: str = "dm"
    mailbox: int = 0


class TableSummary(msgspec.Struct, frozen=True):
    """One line of a list of tables."""

    id: str
    name: str
    game: str
    guild: int
    channel: int
    thread: int
    status: str
    persons: tuple[int, ...]
    chairs: int
    seq: int


class MatchSeat(msgspec.Struct, frozen=True):
    """One player of a finished match: a person's number or None, a computer player's level and name, the result.
    ``substitute`` is who sat there at the end in place of the person whose result it is (ux.md 3.3), ``passed`` are the
    substitutes who had left again by then."""

    person: int | None
    level: str | None
    bot_name: str
    balance: int
    place: int
    substitute: int | None = None
    passed: tuple[int, ...] = ()


class MatchSummary(msgspec.Struct, frozen=True):
    """One line of a list of finished matches. ``seats`` are by player; ``finished_at`` is Unix ms; ``moves`` says that
    its log is still kept."""

    table: str
    name: str
    game: str
    guild: int
    deals: int
    complete: bool
    finished_at: int
    seats: tuple[MatchSeat, ...]
    moves: bool = True


class MatchPlace(msgspec.Struct, frozen=True):
    """Where a table of whatever status is or was played (Discord's ids; ``thread`` 0: in none), and the numbers of all
    who have ever had part in it."""

    guild: int
    channel: int
    thread: int
    persons: tuple[int, ...]


class StoreBusy(Exception):
    """The store cannot write now (locked, disk full); nothing was written. ``reason`` is a short code."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Conflict(Exception):
    """Somebody else wrote to this table first: (table, seq) is taken; nothing was written."""


class Store(Protocol):
    """The append-only log and what is kept beside it."""

    async def append(
        self,
        state: TableState,
        first_seq: int,
        command_id: str,
        events: Sequence[Any],
        timers: Sequence[Timer],
        at: int,
    ) -> int | None:
        """Write ``events`` with numbers ``first_seq``…, the projections of ``state`` (the state after them) and the
        table's complete set of timers, in one transaction. None when written; the seq of the first application when
        ``command_id`` had been applied before. Raises Conflict or StoreBusy, and then has written nothing."""
        ...

    async def applied(self, table: str, command_id: str) -> int | None:
        """The seq a command was applied at, or None."""
        ...

    async def load(self, table: str) -> Stored | None:
        """The whole log of a table, or None."""
        ...

    async def shut(self, table: str, at: int) -> None:
        """Close a table whose log cannot be read, without a result. Raises StoreBusy."""
        ...

    async def open_tables(self) -> list[str]:
        """Ids of all tables in the lobby or in play, oldest first."""
        ...

    async def tables(self, *, guild: int | None = None, person: int | None = None) -> list[TableSummary]:
        """Open tables of a server or of a person, newest first."""
        ...

    async def person(self, user: int, name: str, locale: str) -> Person:
        """The person with this Discord id, made on first sight; name and locale are brought up to date."""
        ...

    async def people(self, ids: Sequence[int]) -> dict[int, Person]:
        """Persons by number."""
        ...

    async def set_surface(self, person: int, surface: str) -> None:
        """Where the person's hands are shown: dm or channel."""
        ...

    async def set_mailbox(self, person: int, channel: int) -> None:
        """The channel of direct messages with the person; 0: it is to be opened anew."""
        ...

    async def slots(self, table: str) -> list[Slot]:
        """The messages that show a table."""
        ...

    async def save_slot(self, slot: Slot) -> None:
        """Remember a message (one row for each table and slot)."""
        ...

    async def slot_at(self, message: int) -> Slot | None:
        """The slot a Discord message belongs to, or None."""
        ...

    async def stage(self, table: str, player: int, asked: int, cards: tuple[int, ...]) -> None:
        """Remember cards chosen but not confirmed (replaces what was staged)."""
        ...

    async def staged(self, table: str, player: int, asked: int) -> tuple[int, ...]:
        """The cards staged for this question, () if none or for another question."""
        ...

    async def quiet_spans(self, person: int, begin: int, end: int) -> tuple[tuple[int, int], ...]:
        """The person's quiet hours between two moments, from–to in Unix ms, in order (ux.md 3.1)."""
        ...


class Clock(Protocol):
    """Wall time in Unix ms, and sleeping."""

    def now(self) -> int: ...

    def steady(self) -> int:
        """Ms since some moment or other: how long something takes, whatever is done to the wall time meanwhile."""
        ...

    async def sleep_until(self, at: int) -> None: ...


class Thinker(Protocol):
    """Computer players, wherever they think."""

    async def answer(self, state: TableState, player: int) -> Any:
        """The action of the computer player for ``player``'s open question."""
        ...

    async def plain_answer(self, state: TableState, player: int) -> Any:
        """The plainest legal action, for when the computer player's own was refused."""
        ...
