"""A database, opened and checked once: transactions that write, transactions that read, whether writes are saved, and
the check for other bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cache import LruCache
from bot.ports.store import StoreProblem
from bot.private import PRIVATE_FOLDER
from bot.store import startup
from bot.store.engines import LOCK_WAIT, is_sqlite, notes_engine, read_engine, write_engine
from bot.store.errors import DAMAGED, busy_reason
from bot.store.lease import AdvisoryLease, Fenced, FileLease, Lease, Owner, owner_of
from bot.store.startup import back_up, examine_file, examine_server, forget_in_copies, migrate_and_own
from bot.store.statements import Connection, Step, carry_out, on_sqlite, waiting_for_the_disk
from bot.table.ports import StoreBusy

K = TypeVar("K")
V = TypeVar("V")

log = logging.getLogger(__name__)

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def parse(url: str) -> URL:
    """Return the URL with the driver that the bot uses.

    Raises StoreProblem unreachable if it names neither a SQLite file nor PostgreSQL.
    """
    try:
        its = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreProblem("unreachable", where="DATABASE_URL") from error
    its = its.set(drivername=_DRIVERS.get(its.drivername, its.drivername))
    known = its.drivername in _DRIVERS.values()
    if not known or (is_sqlite(its) and its.database in (None, "", ":memory:")):
        raise StoreProblem("unreachable", where=where_of(its))
    return its


def where_of(url: URL) -> str:
    """Return the path of a SQLite file, or the URL of a database without its password, for sentences."""
    if is_sqlite(url) and url.database:
        return url.database
    return url.set(query={}).render_as_string(hide_password=True)


class Unsaved(msgspec.Struct, frozen=True):
    """Nothing can be saved: why (a code of StoreBusy), and since when (Unix ms)."""

    why: str
    since: int


class Saving:
    """The results of this process's durable writes, reported with the heartbeat. `unsaved` is None while the last one
    succeeded."""

    def __init__(self) -> None:
        self.unsaved: Unsaved | None = None
        self.took: Callable[[float], None] | None = None
        """Called with the seconds of each durable write, if anything measures them."""
        self._proved = False

    @contextmanager
    def noted(self) -> Generator[None]:
        """Record whether the durable write in this block succeeds. An error that is not StoreBusy changes nothing."""
        begun = time.perf_counter()
        try:
            yield
        except StoreBusy as busy:
            since = self.unsaved.since if self.unsaved is not None else time.time_ns() // 1_000_000
            self.unsaved = Unsaved(busy.reason, since)
            raise
        self.unsaved, self._proved = None, True
        if self.took is not None:
            self.took(time.perf_counter() - begun)

    def proof(self) -> bool:
        """Return whether a durable write has succeeded since the last call."""
        proved, self._proved = self._proved, False
        return proved


class Database:
    """An open database. `writer` and `reader` are the two engines; use :meth:`write` and :meth:`read`.

    `owner` is this process: every transaction of `writer` checks that it still is (:mod:`bot.store.lease`).
    """

    def __init__(self, url: URL, lease: Lease, owner: Owner, patience: int) -> None:
        self.url = url
        self.owner = owner
        self.writer: AsyncEngine = write_engine(url, patience=patience, owner=owner)
        self._notes = notes_engine(self.writer)
        self.reader: AsyncEngine = read_engine(url, patience=patience)
        self.saving = Saving()
        self._sqlite = is_sqlite(url)
        self._lease = lease
        self._barred: str | None = None
        self._file = _identity(url)
        self._ruin: StoreProblem | None = None
        self._ruined = asyncio.Event()

    @classmethod
    async def open(cls, url: str, *, patience: int = LOCK_WAIT) -> Database:
        """Check the database, back it up and migrate it if needed, and open it for this process alone.

        `patience` is how long to wait for a lock, in ms. Raises StoreProblem; then nothing stays open.
        """
        parsed = parse(url)
        where = where_of(parsed)
        lease = await take_lease(parsed, where)
        try:
            owner = await _prepare(parsed, where, patience)
            its = cls(parsed, lease, owner, patience)
            await its.clear_copies()
            return its
        except BaseException:
            await lease.release()
            raise

    async def close(self) -> None:
        """Close everything; SQLite writes its write-ahead log into the file. A second call does nothing."""
        self._barred = "closed"
        await self.reader.dispose()
        await self.writer.dispose()
        await self._lease.release()

    async def confirm_lease(self) -> None:
        """Check that the database is still there and belongs to this process; otherwise nothing is written.

        Raises StoreProblem.
        """
        if self._barred == "closed":
            return
        self._look_whether_gone()
        if self._ruin is not None:
            raise self._ruin
        held = await self._lease.confirm()
        self._barred = None if held else "in-use"
        if not held:
            # If the server does not answer, it is unknown whether another process holds the lock.
            code = "in-use" if await self._look_whether_taken() else "unreachable"
            self._barred = code
            raise self._ruin or StoreProblem(code, where=where_of(self.url))

    async def fatal_problem(self) -> StoreProblem:
        """Wait until the database turns out to be unusable: damaged, gone (not in its place) or taken (by another bot).

        Nothing is written to it from then on. May never return.
        """
        await self._ruined.wait()
        assert self._ruin is not None
        return self._ruin

    def _look_whether_gone(self) -> None:
        if self._file is not None and _identity(self.url) != self._file:
            self._is_ruined("gone", "another file, or none, lies in its place")

    async def _look_whether_taken(self) -> bool:
        """Check whether another bot has taken the database; this bot has lost it for good then.

        Returns whether the owner could be read.
        """
        holder = "?"
        try:
            async with self.reader.connect() as connection:
                its = await owner_of(connection)
            if its == self.owner:
                return True
            holder = its.holder if its is not None else holder
        except (SQLAlchemyError, OSError) as error:
            log.warning("the owner of the database cannot be read", extra={"why": str(error)[:200]})
            return False
        self._is_ruined("taken", f"its owner is {holder}", holder=holder)
        return True

    def _is_ruined(self, code: str, why: str, **more: str) -> None:
        if self._ruin is None:
            self._ruin = StoreProblem(code, where=where_of(self.url), **more)
            self._barred = self._barred or code
            self._ruined.set()
            said = (
                "another bot has taken the database; this one writes nothing more and stops"
                if code == "taken"
                else "the database cannot be used any more; nothing is written to it"
            )
            log.critical(said, extra={"code": code, "where": where_of(self.url), "why": why[:200]})

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """Open a write transaction; on SQLite it is the only one. Raises StoreBusy, and then nothing is written."""
        with self.saving.noted():
            if self._barred is not None:
                raise StoreBusy(self._barred)
            async with self._telling_busy(), self.writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def note(self) -> AsyncGenerator[AsyncConnection]:
        """Open a write transaction that does not wait for the disk; otherwise like :meth:`write`.

        A loss of power within about a second may lose what it wrote. Use it only for what is made again from durable
        data: where a message is, a card chosen but not played, the heartbeat.
        """
        if self._barred is not None:
            raise StoreBusy(self._barred)
        async with self._telling_busy(), self._notes.begin() as connection:
            yield connection

    @asynccontextmanager
    async def alone(self) -> AsyncGenerator[AsyncConnection]:
        """Open the writing connection without a transaction. Raises StoreBusy, and then nothing is written."""
        if self._barred is not None:
            raise StoreBusy(self._barred)
        async with self._telling_busy(), self.writer.connect() as connection:
            yield connection

    async def transact(self, steps: Sequence[Step], *, note: bool = False) -> None:
        """Execute these steps as a transaction of their own. Raises Conflict or StoreBusy; nothing is written then.

        A `note` does not wait for the disk (:meth:`note`).
        """
        if not self._sqlite:
            async with self.note() if note else self.write() as connection:
                await carry_out(connection, steps)
            return
        with contextlib.nullcontext() if note else self.saving.noted():
            async with self.alone() as connection:
                await on_sqlite(connection, steps, waiting_for_the_disk(connection.info, note=note))

    async def clear_traces(self) -> None:
        """Empty the write-ahead log, which may still hold what was just deleted.

        If that is not possible now, SQLite does it later. Does nothing on PostgreSQL.
        """
        if not is_sqlite(self.url):
            return
        try:
            async with self.alone() as connection:
                its = (await connection.get_raw_connection()).driver_connection
                if isinstance(its, Connection):
                    await its.run("PRAGMA wal_checkpoint(TRUNCATE)", ())
        except (StoreBusy, SQLAlchemyError, sqlite3.Error) as error:
            log.info("the write-ahead log could not be emptied", extra={"why": str(error)[:200]})

    async def clear_copies(self) -> None:
        """Remove forgotten people from the copies beside the database (:func:`bot.store.startup.forget_in_copies`).

        Logs what cannot be done. Does nothing on PostgreSQL.
        """
        if is_sqlite(self.url):
            try:
                await asyncio.to_thread(forget_in_copies, Path(self.url.database or ""))
            except (sqlite3.Error, OSError) as error:
                log.error("the copies of the database could not be looked through", extra={"why": str(error)})

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """Open a read transaction on one snapshot of the database. Raises StoreBusy if it cannot be reached."""
        if self._ruin is not None:
            raise StoreBusy(self._ruin.code)
        async with self._telling_busy(), self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _telling_busy(self) -> AsyncGenerator[None]:
        try:
            yield
        except Fenced as error:
            self._barred = "taken"
            await self._look_whether_taken()
            raise StoreBusy("taken") from error
        except (SQLAlchemyError, OSError) as error:
            reason = busy_reason(error)
            if reason is None or reason == DAMAGED:
                # If another file has replaced the database, a new connection finds no table in it.
                self._look_whether_gone()
                if reason == DAMAGED:
                    self._is_ruined(DAMAGED, str(error.__cause__ or error))
                reason = self._ruin.code if self._ruin is not None else None
            if reason is None:
                raise
            raise StoreBusy(reason) from error


class Repository:
    """Base of the parts of the store, which all use the same database."""

    def __init__(self, database: Database) -> None:
        self._database = database


class ReadCache(LruCache[K, V]):
    """Keeps at most `limit` rows read from the database. A value that was read while another was being written is not
    kept. It stays correct because only one bot at a time has the database open (the lease).
    """

    def __init__(self, limit: int = 1024) -> None:
        super().__init__(limit)
        self._writes = 0

    def stamp(self) -> int:
        """Return a stamp; take it before reading from the database and pass it to :meth:`keep` with the value."""
        return self._writes

    def keep(self, key: K, value: V, stamp: int) -> None:
        """Keep a value that was read, unless something has been written since `stamp`."""
        if stamp == self._writes:
            self[key] = value

    def written(self, key: K, value: V) -> None:
        """Keep a value that was written."""
        self._writes += 1
        self[key] = value

    def forget(self, key: K) -> None:
        """Drop the value of `key`, which may no longer be correct."""
        self._writes += 1
        self.pop(key, None)


def _identity(url: URL) -> tuple[int, int] | None:
    """Return device and inode, which tell a SQLite file from another in its place; None for PostgreSQL or a missing
    file."""
    if is_sqlite(url):
        with contextlib.suppress(OSError):
            found = Path(url.database or "").stat()
            return found.st_dev, found.st_ino
    return None


async def take_lease(url: URL, where: str) -> Lease:
    """Take the lock of a database. A missing folder of a SQLite file is made. Raises StoreProblem."""
    if is_sqlite(url):
        path = Path(url.database or "")
        try:
            path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreProblem("unwritable", where=str(path.parent)) from error
        lease: Lease = FileLease(path)
    else:
        lease = AdvisoryLease(url, where)
    try:
        await lease.take()
    except (SQLAlchemyError, OSError, NoSuchModuleError) as error:
        await lease.release()
        raise StoreProblem("unreachable", where=where) from error
    except StoreProblem:
        await lease.release()
        raise
    return lease


async def _prepare(url: URL, where: str, patience: int) -> Owner:
    path = Path(url.database or "") if is_sqlite(url) else None
    found = await (asyncio.to_thread(examine_file, path, patience) if path is not None else examine_server(url, where))
    if found.revision is not None and not startup.known(found.revision):
        raise StoreProblem("newer", where=where, revision=found.revision)
    head = startup.head()
    migrates = found.revision != head
    if migrates and path is not None and not found.empty:
        copy = await asyncio.to_thread(back_up, path, head)
        log.info("the database was copied before its migration", extra={"copy": str(copy)})
    owner = await migrate_and_own(url, where, patience, migrates=migrates)
    if migrates:
        log.info("the database was migrated", extra={"from_revision": found.revision, "to_revision": head})
    return owner
