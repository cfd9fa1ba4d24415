"""One bot per database: a lock held by the process, and an owner's row that every write checks.

The lock (:class:`Lease`) keeps a second bot away, but fails if its file is deleted or its connection is cut. The
owner's row covers that case: a process takes the database by raising the row's epoch, and every writing transaction
checks the row, so that an earlier owner can write nothing from then on.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import secrets
import socket
import stat
import time
from pathlib import Path
from typing import Protocol

import msgspec
from sqlalchemy import URL, func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.ports.store import StoreProblem
from bot.private import PRIVATE_FILE
from bot.store import schema

_KEY = 0x6765726D696E69
"""The number of the advisory lock on PostgreSQL ("germini" in ASCII)."""

_RETRIES, _PAUSE = 10, 0.2


class Lease(Protocol):
    """The lock that makes this process the only bot on a database. It ends with the process, however that ends."""

    async def take(self) -> None:
        """Take the lock. Raises StoreProblem in-use (another process holds it), linked (a file with a second name) or
        unwritable."""
        ...

    async def confirm(self) -> bool:
        """Return whether the lock is still held; tries to take a lost lock again."""
        ...

    async def release(self) -> None:
        """Release the lock. A second call does nothing."""
        ...


class FileLease:
    """A lock on a file beside the database. The kernel releases it at once when the process ends.

    Uses POSIX record locks, not `flock`, because a worker process forked by the bot must not keep the lock. Record
    locks do not bind within one process and end when the process first closes the file, so `_held` lists the locks of
    this process.

    The file is beside the database itself, not beside a symbolic link to it. A database with a second name (a hard
    link) is refused: SQLite keeps the newest writes in a file beside the name by which it was opened, so bots on two
    names would not see each other's, and neither the lock nor the owner's row could keep them apart.
    """

    _held: set[Path] = set()  # noqa: RUF012

    def __init__(self, database: Path) -> None:
        self._database = database
        self._real = database.resolve()
        self._path = self._real.with_name(self._real.name + ".lock")
        self._file: int | None = None

    async def take(self) -> None:
        path = self._path.resolve()
        if path in self._held:
            raise StoreProblem("in-use", where=str(self._database))
        if _names(self._real) > 1:
            raise StoreProblem("linked", where=str(self._database))
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE_FILE)
        except OSError as error:
            raise StoreProblem("unwritable", where=str(self._database.parent)) from error
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(file)
            raise StoreProblem("in-use", where=str(self._database)) from error
        self._held.add(path)
        self._file = file
        with contextlib.suppress(OSError):
            os.ftruncate(file, 0)
            os.write(file, f"{os.getpid()}\n".encode())

    async def confirm(self) -> bool:
        return self._file is not None

    async def release(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            self._held.discard(self._path.resolve())
            os.close(file)


def _names(path: Path) -> int:
    """Return how many names a file has in its file system; 0 if there is no such file, or it is no ordinary one."""
    try:
        found = path.stat()
    except OSError:
        return 0
    return found.st_nlink if stat.S_ISREG(found.st_mode) else 0


class AdvisoryLease:
    """An advisory lock on PostgreSQL; it lasts as long as the connection that took it."""

    def __init__(self, url: URL, where: str) -> None:
        self._engine = create_async_engine(
            url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args={"timeout": 5}
        )
        self._where = where
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        for attempt in range(_RETRIES):
            # The server needs a moment to notice that the session of a killed bot has ended.
            await asyncio.sleep(_PAUSE if attempt else 0)
            if await self._try():
                return
        raise StoreProblem("in-use", where=self._where)

    async def _try(self) -> bool:
        connection = await self._engine.connect()
        if (await connection.execute(select(func.pg_try_advisory_lock(_KEY)))).scalar_one():
            self._connection = connection
            return True
        await connection.close()
        return False

    async def confirm(self) -> bool:
        if self._connection is not None:
            try:
                await self._connection.execute(select(1))
                return True
            except (DBAPIError, OSError):
                await self._drop()
        with contextlib.suppress(DBAPIError, OSError):
            return await self._try()
        return False

    async def release(self) -> None:
        await self._drop()
        await self._engine.dispose()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError, OSError):
                await connection.close()


OWNER_NAME = "house"
"""The name of the owner's row while one process owns the whole database."""


class Fenced(Exception):
    """Raised when another process has taken the database: nothing was written, and nothing will be."""


class Owner(msgspec.Struct, frozen=True):
    """The owner of the database, or of the part called `name`.

    `epoch` counts how often it was taken, `holder` describes the process, `at` is Unix ms.
    """

    name: str
    epoch: int
    holder: str
    at: int

    @property
    def fence(self) -> tuple[str, str, int, str]:
        """Return the query that has a row as long as this is the owner, and its three parameters.

        The query also compares the holder, because an epoch can occur twice after a backup was restored.
        """
        return "SELECT 1 FROM owners WHERE name = ? AND epoch = ? AND holder = ?", self.name, self.epoch, self.holder


async def take(connection: AsyncConnection, name: str = OWNER_NAME) -> Owner:
    """Become the owner in the transaction of `connection`; effective once that is committed.

    Waits for a transaction of the earlier owner to end.
    """
    owners, holder, at = schema.owners, holder_in_words(), time.time_ns() // 1_000_000
    raised = update(owners).where(owners.c.name == name)
    raised = raised.values(epoch=owners.c.epoch + 1, holder=holder, taken_at=at).returning(owners.c.epoch)
    epoch = (await connection.execute(raised)).scalar_one_or_none()
    if epoch is None:
        epoch = 1
        await connection.execute(insert(owners).values(name=name, epoch=epoch, holder=holder, taken_at=at))
    return Owner(name, epoch, holder, at)


async def owner_of(connection: AsyncConnection, name: str = OWNER_NAME) -> Owner | None:
    """Return the current owner, None if there is none."""
    its = schema.owners.c
    query = select(its.name, its.epoch, its.holder, its.taken_at).where(its.name == name)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Owner(*row)


def holder_in_words() -> str:
    """Return a description of this process, for the log of another process."""
    return f"{socket.gethostname()}, process {os.getpid()}, {secrets.token_hex(4)}"
