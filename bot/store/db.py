"""One database, opened and checked once: who may write, who reads, and that no other bot is on it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.private import PRIVATE_FOLDER
from bot.store import migrate
from bot.store.busy import DAMAGED, busy_reason
from bot.store.copies import forget_in_copies
from bot.store.driver import Connection
from bot.store.engines import PATIENCE, is_sqlite, notes_engine, read_engine, write_engine
from bot.store.lease import AdvisoryLease, FileLease, Lease
from bot.store.owner import Fenced, Owner, owner_of
from bot.store.problems import StoreProblem
from bot.store.saving import Saving
from bot.store.startup import back_up, examine_file, examine_server, migrate_and_own
from bot.table.ports import StoreBusy

log = logging.getLogger(__name__)

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def parse(url: str) -> URL:
    """The URL with the driver we use. Raises StoreProblem unreachable if it names no SQLite file and no PostgreSQL."""
    try:
        its = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreProblem("unreachable", where="DATABASE_URL") from error
    its = its.set(drivername=_DRIVERS.get(its.drivername, its.drivername))
    known = its.drivername in _DRIVERS.values()
    if not known or (is_sqlite(its) and its.database in (None, "", ":memory:")):
        raise StoreProblem("unreachable", where=_where(its))
    return its


def _where(url: URL) -> str:
    if is_sqlite(url) and url.database:
        return url.database
    return url.set(query={}).render_as_string(hide_password=True)


class Database:
    """An open database. ``writer`` and ``reader`` are the two engines; use :meth:`write` and :meth:`read`.

    ``owner`` is this process: every transaction of ``writer`` looks whether it still is (:mod:`bot.store.owner`).
    """

    def __init__(self, url: URL, lease: Lease, owner: Owner, patience: int) -> None:
        self.url = url
        self.owner = owner
        self.writer: AsyncEngine = write_engine(url, patience=patience, owner=owner)
        self._notes = notes_engine(self.writer)
        self.reader: AsyncEngine = read_engine(url, patience=patience)
        self.saving = Saving()
        self._lease = lease
        self._barred: str | None = None
        self._file = _identity(url)
        self._ruin: StoreProblem | None = None
        self._ruined = asyncio.Event()

    @classmethod
    async def open(cls, url: str, *, patience: int = PATIENCE) -> Database:
        """Check the database, back it up and migrate it if need be, and open it for this process alone.

        ``patience`` is how long a lock is waited for, in ms. Raises StoreProblem; then nothing stays open.
        """
        parsed = parse(url)
        where = _where(parsed)
        lease = await _take_lease(parsed, where)
        try:
            owner = await _prepare(parsed, where, patience)
            its = cls(parsed, lease, owner, patience)
            await its.clear_copies()
            return its
        except BaseException:
            await lease.release()
            raise

    async def close(self) -> None:
        """Close everything; SQLite's write-ahead log is folded into the file. Twice is harmless."""
        self._barred = "closed"
        await self.reader.dispose()
        await self.writer.dispose()
        await self._lease.release()

    async def confirm_lease(self) -> None:
        """See that the database is still there and ours alone; while it is not, nothing is written. Raises
        StoreProblem."""
        if self._barred == "closed":
            return
        self._look_whether_gone()
        if self._ruin is not None:
            raise self._ruin
        held = await self._lease.confirm()
        self._barred = None if held else "in-use"
        if not held:
            await self._look_whether_taken()
            raise self._ruin or StoreProblem("in-use", where=_where(self.url))

    async def ruin(self) -> StoreProblem:
        """Wait until it turns out that the database is damaged (code damaged), not where it was (gone) or another
        bot's (taken), if that ever happens. Nothing is written to it then."""
        await self._ruined.wait()
        assert self._ruin is not None
        return self._ruin

    def _look_whether_gone(self) -> None:
        if self._file is not None and _identity(self.url) != self._file:
            self._is_ruined("gone", "another file, or none, lies in its place")

    async def _look_whether_taken(self) -> None:
        """Another bot may have taken the database: then this one has lost it for good."""
        holder = "?"
        try:
            async with self.reader.connect() as connection:
                its = await owner_of(connection)
            if its == self.owner:
                return
            holder = its.holder if its is not None else holder
        except (SQLAlchemyError, OSError) as error:
            log.warning("the owner of the database cannot be read", extra={"why": str(error)[:200]})
            return
        self._is_ruined("taken", f"its owner is {holder}", holder=holder)

    def _is_ruined(self, code: str, why: str, **more: str) -> None:
        if self._ruin is None:
            self._ruin = StoreProblem(code, where=_where(self.url), **more)
            self._barred = self._barred or code
            self._ruined.set()
            said = (
                "another bot has taken the database; this one writes nothing more and stops"
                if code == "taken"
                else "the database cannot be used any more; nothing is written to it"
            )
            log.critical(said, extra={"code": code, "where": _where(self.url), "why": why[:200]})

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """One write transaction, alone at the database on SQLite. Raises StoreBusy, and then nothing is written."""
        with self.saving.noted():
            if self._barred is not None:
                raise StoreBusy(self._barred)
            async with self._telling_busy(), self.writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def note(self) -> AsyncGenerator[AsyncConnection]:
        """As :meth:`write`, for what is no harm to lose if the power fails within a second or so, because it is made
        again from what is durable: where a message stands, a card chosen but not played, a sign of life."""
        if self._barred is not None:
            raise StoreBusy(self._barred)
        async with self._telling_busy(), self._notes.begin() as connection:
            yield connection

    @asynccontextmanager
    async def alone(self) -> AsyncGenerator[AsyncConnection]:
        """The connection that writes, in no transaction yet. Raises StoreBusy, and then nothing is written."""
        if self._barred is not None:
            raise StoreBusy(self._barred)
        async with self._telling_busy(), self.writer.connect() as connection:
            yield connection

    async def clear_traces(self) -> None:
        """Empty the write-ahead log, where what was deleted just now can still be read; where that cannot be done now
        it happens by and by. Nothing to do on a server."""
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
        """Take the forgotten out of the copies beside the database (:func:`bot.store.copies.forget_in_copies`). What
        cannot be done is logged; nothing to do on a server."""
        if is_sqlite(self.url):
            try:
                await asyncio.to_thread(forget_in_copies, Path(self.url.database or ""))
            except (sqlite3.Error, OSError) as error:
                log.error("the copies of the database could not be looked through", extra={"why": str(error)})

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """One look at the database as it is at this moment. Raises StoreBusy if it cannot be reached."""
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
                # A new connection finds no table in a file that was made in the place of ours.
                self._look_whether_gone()
                if reason == DAMAGED:
                    self._is_ruined(DAMAGED, str(error.__cause__ or error))
                reason = self._ruin.code if self._ruin is not None else None
            if reason is None:
                raise
            raise StoreBusy(reason) from error


def _identity(url: URL) -> tuple[int, int] | None:
    """What tells a SQLite file from another in its place; None for none, and for a server."""
    if is_sqlite(url):
        with contextlib.suppress(OSError):
            found = Path(url.database or "").stat()
            return found.st_dev, found.st_ino
    return None


async def _take_lease(url: URL, where: str) -> Lease:
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
    if found.revision is not None and not migrate.known(found.revision):
        raise StoreProblem("newer", where=where, revision=found.revision)
    head = migrate.head()
    migrates = found.revision != head
    if migrates and path is not None and not found.empty:
        copy = await asyncio.to_thread(back_up, path, head)
        log.info("the database was copied before its migration", extra={"copy": str(copy)})
    owner = await migrate_and_own(url, where, patience, migrates=migrates)
    if migrates:
        log.info("the database was migrated", extra={"from_revision": found.revision, "to_revision": head})
    return owner
