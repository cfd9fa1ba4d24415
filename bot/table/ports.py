"""The interfaces the table needs from the layers above it, their data, and the set of quarantined tables.

A table whose log cannot be read is quarantined: it can only be closed or loaded again, and the other tables go on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from bot.table.model import TableState


class Timer(msgspec.Struct, frozen=True):
    """An absolute clock of a table: ``kind`` and ``player`` name it, ``fire_at`` is Unix time in ms.

    It is valid only while the table's ``guard`` still holds; firing it twice is harmless.
    """

    kind: str
    fire_at: int
    guard: int
    player: int = -1


class Stored(msgspec.Struct, frozen=True):
    """A table as stored: its log from the first event on, and its clocks."""

    table: str
    events: tuple[Any, ...]
    timers: tuple[Timer, ...]


class Slot(msgspec.Struct, frozen=True):
    """A message that shows a table, and what it last showed. ``slot`` is lobby, board, hand:<player>, count:<deal> or
    over. ``posted_at`` is Unix ms; ``digest`` identifies the content shown; ``gone`` means that it was deleted."""

    table: str
    slot: str
    channel: int
    message: int
    posted_at: int
    shown_seq: int
    digest: str = ""
    gone: bool = False


class Person(msgspec.Struct, frozen=True):
    """A person the bot knows. ``user`` is the Discord id; ``locale`` the last one seen; ``surface`` is dm or channel;
    ``mailbox`` is the channel of direct messages with the person, 0 while none was opened."""

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
    ``substitute`` is the person who sat there at the end instead of the person who has the result (ux.md 3.3);
    ``passed`` are the substitutes who had left by then."""

    person: int | None
    level: str | None
    bot_name: str
    balance: int
    place: int
    substitute: int | None = None
    passed: tuple[int, ...] = ()


class MatchSummary(msgspec.Struct, frozen=True):
    """One line of a list of finished matches. ``seats`` are by player; ``finished_at`` is Unix ms; ``moves`` says that
    its log still exists."""

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
    """Where a table, open or over, is or was played (Discord's ids; ``thread`` 0: in none), and the numbers of all
    persons who have ever taken part."""

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
    """Another writer has already written (table, seq); nothing was written."""


class Log(Protocol):
    """The append-only logs of the tables."""

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
        table's complete set of timers, in one transaction. Returns None when written, or the seq of the first
        application if ``command_id`` had been applied before. Raises Conflict or StoreBusy; nothing is written then."""
        ...

    async def applied(self, table: str, command_id: str) -> int | None:
        """Return the seq at which a command was applied, or None."""
        ...

    async def load(self, table: str) -> Stored | None:
        """Return a table with its whole log, or None."""
        ...

    async def shut(self, table: str, at: int) -> None:
        """Close a table whose log cannot be read, without a result. Raises StoreBusy."""
        ...

    async def open_tables(self) -> list[str]:
        """Return the ids of all tables in the lobby or in play, oldest first."""
        ...


class QuietWishes(Protocol):
    """The source of the players' quiet hours."""

    async def quiet_spans(self, person: int, begin: int, end: int) -> tuple[tuple[int, int], ...]:
        """Return the person's quiet hours between two moments, from-to in Unix ms, in order (ux.md 3.1)."""
        ...


class Store(Protocol):
    """The part of the store that tables use."""

    @property
    def log(self) -> Log: ...

    @property
    def preferences(self) -> QuietWishes: ...


class Clock(Protocol):
    """Wall time in Unix ms, a monotonic time, and sleeping."""

    def now(self) -> int: ...

    def steady(self) -> int:
        """Return a monotonic time in ms, for measuring durations; changes of the wall time do not affect it."""
        ...

    async def sleep_until(self, at: int) -> None: ...


class BotPlayers(Protocol):
    """Computer players, in whichever process they run."""

    async def answer(self, state: TableState, player: int) -> Any:
        """Return the computer player's action for ``player``'s open question."""
        ...

    async def plain_answer(self, state: TableState, player: int) -> Any:
        """Return the plainest legal action, used if the computer player's own was refused."""
        ...


class Quarantined(Exception):
    """The table is quarantined."""


class Quarantine:
    """The quarantined tables, with listeners for changes."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self._listeners: list[Callable[[str], None]] = []

    def put(self, table: str) -> None:
        """Quarantine a table."""
        if table not in self.tables:
            self.tables.add(table)
            for changed in self._listeners:
                changed(table)

    def take(self, table: str) -> None:
        """Remove a table from quarantine: it can be read again, or is closed."""
        if table in self.tables:
            self.tables.discard(table)
            for changed in self._listeners:
                changed(table)

    def listen(self, changed: Callable[[str], None]) -> None:
        """Call ``changed`` with the table id whenever a table enters or leaves quarantine."""
        self._listeners.append(changed)
