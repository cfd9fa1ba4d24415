"""One bot at a time on one database. A lease ends with its process, however that ends."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
from pathlib import Path
from typing import Protocol

from sqlalchemy import URL, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.private import PRIVATE_FILE
from bot.store.problems import StoreProblem

_KEY = 0x6765726D696E69
"""The advisory lock's number on PostgreSQL ("germini")."""

_RETRIES, _PAUSE = 10, 0.2


class Lease(Protocol):
    """The right to be the one bot on a database."""

    async def take(self) -> None:
        """Raises StoreProblem in-use (somebody else has it) or unwritable."""
        ...

    async def confirm(self) -> bool:
        """Whether it is still held; tries to get a lost one back."""
        ...

    async def release(self) -> None:
        """Give it up; twice is harmless."""
        ...


class FileLease:
    """A lock on a file beside the database, which the kernel takes away from a dead process at once.

    POSIX record locks, not ``flock``: a worker process forked by the bot must not keep the lock alive. They do not
    bind within one process and go with the first close of the file, hence the list of what this process holds.
    """

    _held: set[Path] = set()  # noqa: RUF012

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = database.with_name(database.name + ".lock")
        self._file: int | None = None

    async def take(self) -> None:
        path = self._path.resolve()
        if path in self._held:
            raise StoreProblem("in-use", where=str(self._database))
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


class AdvisoryLease:
    """A session's advisory lock on PostgreSQL; it lasts as long as the connection that took it."""

    def __init__(self, url: URL, where: str) -> None:
        self._engine = create_async_engine(
            url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args={"timeout": 5}
        )
        self._where = where
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        for attempt in range(_RETRIES):
            # A killed bot's session needs a moment to be noticed by the server.
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
