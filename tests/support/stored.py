"""The real store on a separate database for each test. Tests read it without waiting and make it fail.

The database is a copy of the migrated template. Its work is done in the event loop itself, not on a thread: if nothing
else waits for the outside, a test runs in the same way on a machine of any speed.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from bot.ports.servers import Report, ServerSettings
from bot.ports.store import OpenPanel
from bot.store import Database, SqlStore, engines, schema
from bot.store.db import Saving, parse
from bot.store.heartbeat import PREFIX
from bot.store.lease import OWNER_NAME, Owner
from bot.store.messages import Messages
from bot.store.quotas import Quotas
from bot.store.servers import Servers
from bot.store.table_log import Codec, TableLog
from bot.table.model import TableState
from bot.table.ports import Person, Slot, StoreBusy, Stored, Timer
from bot.table.quota import Exceeded, Limits, Use, read_limits
from tests.support.template import place

FILE = "looked_into.sqlite3"
"""The file of the database."""


class PowerCut(Exception):
    """Raised where the process dies in a test."""


class AtOnce(engines.Connection):
    """A connection without a thread."""

    def __await__(self) -> Any:
        return self._connect().__await__()

    async def _connect(self) -> Any:
        if self._connection is None:
            self._connection = self._connector()
        return self

    async def _execute(self, fn: Any, *args: Any, **more: Any) -> Any:
        if self._connection is None:
            raise ValueError("Connection closed")
        return fn(*args, **more)

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Held:
    """The lease of a database that no other process knows of."""

    async def take(self) -> None:
        """Do nothing: the lease is held already."""

    async def confirm(self) -> bool:
        """Do nothing: nobody else can have the lease."""
        return True

    async def release(self) -> None:
        """Do nothing: the lease ends with its folder."""


OWNER = Owner(OWNER_NAME, 1, "a test", 0)


@cache
def _owned() -> bytes:
    """Return the template, with its owner."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        path = Path(folder) / FILE
        place(path)
        with closing(sqlite3.connect(path)) as connection:
            statement = "INSERT INTO owners (name, epoch, holder, taken_at) VALUES (?, ?, ?, ?)"
            connection.execute(statement, msgspec.structs.astuple(OWNER))
            connection.commit()
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return path.read_bytes()


class Renewed(Database):
    """A database that starts again for each test. What SQLAlchemy has learned of its statements is kept: learning it
    takes longer than a test of one press."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="g-")
        self.path = Path(self._folder.name) / FILE
        with mock.patch.object(engines, "Connection", AtOnce):
            super().__init__(parse(f"sqlite:///{self.path}"), Held(), OWNER, engines.LOCK_WAIT)

    def begin(self) -> None:
        """Start with the template."""
        for name in (FILE, f"{FILE}-wal", f"{FILE}-shm"):
            self.path.with_name(name).unlink(missing_ok=True)
        self.path.write_bytes(_owned())
        self.saving = Saving()
        self._barred, self._ruin, self._ruined = None, None, asyncio.Event()
        self._file = None  # Nobody puts another in its place.


_free: list[Renewed] = []


class Logs(Mapping[str, list[Any]]):
    """The facts of each table, read from the database."""

    def __init__(self, eye: sqlite3.Connection) -> None:
        self._eye = eye
        self._codec = Codec()
        self._read: dict[str, list[Any]] = {}

    def __getitem__(self, table: str) -> list[Any]:
        found = self._read.setdefault(table, [])
        query = "SELECT seq, kind, v, body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        found += [self._codec.decode(table, *row) for row in self._eye.execute(query, (table, len(found)))]
        if not found:
            raise KeyError(table)
        return list(found)

    def forget(self, table: str) -> None:
        """What was read of a table is not there any more."""
        self._read.pop(table, None)

    def __iter__(self) -> Iterator[str]:
        return (table for (table,) in self._eye.execute("SELECT id FROM tables ORDER BY rowid"))

    def __len__(self) -> int:
        return len(list(iter(self)))


class _Log(TableLog):
    """The logs, which fail if the store is told to."""

    def __init__(self, its: LookedInto, database: Database, codec: Codec) -> None:
        super().__init__(database, codec)
        self._its = its

    async def append(
        self,
        state: TableState,
        first_seq: int,
        command_id: str,
        events: Sequence[Any],
        timers: Sequence[Timer],
        at: int,
    ) -> int | None:
        fail, self._its.fail = self._its.fail, None
        if fail == "busy":
            raise StoreBusy("locked")
        if fail == "before":
            raise PowerCut
        earlier = await super().append(state, first_seq, command_id, events, timers, at)
        if earlier is None:
            self._its.saved(state, events, at)
        if fail == "after":
            raise PowerCut
        if fail == "lost":
            raise StoreBusy("unreachable")
        return earlier

    async def applied(self, table: str, command_id: str) -> int | None:
        if self._its.away:
            raise StoreBusy("unreachable")
        return await super().applied(table, command_id)

    async def load(self, table: str) -> Stored | None:
        if self._its.away:
            raise StoreBusy("unreachable")
        return await super().load(table)


class _Quotas(Quotas):
    """The counted uses, which fail if the store is told to."""

    def __init__(self, its: LookedInto, database: Database) -> None:
        super().__init__(database)
        self._its = its

    async def spend(self, use: Use, limits: Limits) -> Exceeded | None:
        if self._its.uncounted:
            raise StoreBusy("full")
        return await super().spend(use, limits)

    async def give_back(self, use: Use) -> None:
        if self._its.uncounted:
            raise StoreBusy("full")
        await super().give_back(use)


class _Servers(Servers):
    """The servers; records whose data was erased."""

    def __init__(self, its: LookedInto, database: Database, messages: Messages) -> None:
        super().__init__(database, messages)
        self._its = its

    async def forget_server(self, guild: int) -> list[str]:
        self._its.erased.append(guild)
        gone = await super().forget_server(guild)
        for table in gone:
            self._its.last_states[table] = self._its.states.pop(table)
            self._its.logs.forget(table)
        return gone


class LookedInto(SqlStore):
    """The store. `fail` is used once, by the next append: "before", "after", "busy", or "lost" (all is written, and the
    connection breaks before the answer). While `away` no log can be read, while `uncounted` no use can be counted.
    `written` are the appended batches of all tables, each with its time, in order; `states` is every table as it was
    last saved, in the order in which they were opened; `erased` the servers whose data was erased."""

    def __init__(self) -> None:
        self.database = _free.pop() if _free else Renewed()
        self.database.begin()
        super().__init__(self.database)
        self.log = _Log(self, self.database, Codec())
        self.quotas = _Quotas(self, self.database)
        self.servers = _Servers(self, self.database, self.messages)
        self._eye = sqlite3.connect(self.database.path, isolation_level=None)
        self.states: dict[str, TableState] = {}
        self.last_states: dict[str, TableState] = {}
        self.logs = Logs(self._eye)
        self.fail: str | None = None
        self.away = False
        self.uncounted = False
        self.appends = 0
        self.written: list[tuple[tuple[Any, ...], int]] = []
        self.erased: list[int] = []

    async def close(self) -> None:
        """Close everything; the next test may have the database."""
        await self.database.close()
        self._eye.close()
        _free.append(self.database)

    def saved(self, state: TableState, events: Sequence[Any], at: int) -> None:
        """Note what was written."""
        self.states[state.id] = state
        self.written.append((tuple(events), at))
        self.appends += 1

    async def meet(self, people: int) -> None:
        """Let so many people be known, whose numbers are 1 and so on, as are their Discord ids."""
        for number in range(1, people + 1):
            await self.people.person(number, f"P{number}", "en")

    def forget_slot(self, table: str, slot: str) -> None:
        """A message of a table is as if it had never been posted."""
        self._eye.execute("DELETE FROM message_slots WHERE table_id = ? AND slot = ?", (table, slot))
        self.messages.drop_cached(table)

    def forget_table(self, table: str) -> None:
        """A table is as if it had never been opened."""
        for kind in schema.metadata.sorted_tables:
            if "table_id" in kind.c:
                self._eye.execute(f"DELETE FROM {kind.name} WHERE table_id = ?", (table,))
        self._eye.execute("DELETE FROM tables WHERE id = ?", (table,))
        del self.states[table]
        self.logs.forget(table)
        self.messages.drop_cached(table)

    # -- what stands in it

    @property
    def rows(self) -> dict[tuple[str, str], Slot]:
        """The messages that show tables, with what is not written yet."""
        query = """SELECT table_id, slot, channel, message, posted_at, shown_seq, digest, gone
            FROM message_slots ORDER BY rowid"""
        written = (Slot(*row[:-1], bool(row[-1])) for row in self._eye.execute(query))
        return {(slot.table, slot.slot): self.messages._newest(slot, {}) for slot in written}

    @property
    def known(self) -> dict[int, Person]:
        """The people, by number."""
        query = "SELECT id, coalesce(user_id, 0), name, locale, surface, mailbox FROM people"
        return {row[0]: Person(*row) for row in self._eye.execute(query)}

    @property
    def by_user(self) -> dict[int, int]:
        """The numbers of people, by their Discord ids."""
        return dict(self._eye.execute("SELECT user_id, id FROM people WHERE user_id IS NOT NULL"))

    @property
    def chosen(self) -> dict[tuple[str, int], tuple[int, tuple[int, ...]]]:
        """The cards staged at a table by a player, with the question they answer."""
        rows = self._eye.execute("SELECT table_id, player, asked, cards FROM staged")
        return {(table, player): (asked, tuple(json.loads(cards))) for table, player, asked, cards in rows}

    @property
    def panels(self) -> dict[tuple[str, int], OpenPanel]:
        """The open panels, by table and player."""
        rows = self._eye.execute("SELECT table_id, player, person_id, application, token, at FROM open_panels")
        return {row[:2]: OpenPanel(*row) for row in rows}

    @property
    def fact_values(self) -> dict[str, str]:
        """The small facts."""
        rows = self._eye.execute("SELECT key, value FROM app_state WHERE key LIKE ?", (f"{PREFIX}%",))
        return {key.removeprefix(PREFIX): value for key, value in rows}

    @property
    def filed(self) -> dict[int, Report]:
        """The reports, by number."""
        query = """SELECT id, guild, table_id, person_id, accused_id, chair, deal, seq, said, at, settled_at
            FROM reports ORDER BY at, id"""
        return {row[0]: Report(*row) for row in self._eye.execute(query)}

    @property
    def uses(self) -> list[Use]:
        """What has been counted in the last hour."""
        rows = self._eye.execute("SELECT id, guild, person_id, kind, at, mark FROM quota ORDER BY at, id")
        return [Use(*row) for row in rows]

    @property
    def settled(self) -> dict[int, ServerSettings]:
        """The settings of servers."""
        query = "SELECT guild, channels, language, most, role, boards, notices, limits FROM guilds"
        return {
            guild: ServerSettings(
                tuple(json.loads(channels)),
                language,
                most,
                role,
                bool(boards),
                notices,
                read_limits(json.loads(limits)),
            )
            for guild, channels, language, most, role, boards, notices, limits in self._eye.execute(query)
        }

    @property
    def bars(self) -> list[tuple[int, str]]:
        """The bars: server and mark."""
        return list(self._eye.execute("SELECT guild, mark FROM bars"))
