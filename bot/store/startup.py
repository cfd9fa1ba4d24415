"""Before the bot may start: is there a database, is it whole, is it ours, and does it stand at a revision we know."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.private import PRIVATE_FILE, new_file
from bot.store import migrate
from bot.store.busy import busy_reason, sqlite_code
from bot.store.copies import copy_of
from bot.store.engines import write_engine
from bot.store.owner import Owner, take
from bot.store.problems import StoreProblem


class Found(msgspec.Struct, frozen=True):
    """What was found: the revision (None before the first) and whether there is anything in it at all."""

    revision: str | None
    empty: bool


def examine_file(path: Path, patience: int) -> Found:
    """Look at a SQLite file, which is made if it is missing; blocks. Raises StoreProblem.

    Something is written and taken back, so that a locked or read-only database shows now and not at the first move;
    BEGIN IMMEDIATE alone succeeds on a read-only file.
    """
    with contextlib.suppress(OSError):  # What is the matter is asked of SQLite.
        # Made here, for its owner alone: the files that SQLite makes beside it get the same mode.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE_FILE))
    try:
        with closing(sqlite3.connect(path, timeout=patience / 1000, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("PRAGMA user_version = 1")
            found = _look(connection)
            check = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise _file_problem(error, path) from error
    if check != "ok" or (found.revision is None and not found.empty):
        raise StoreProblem("corrupt", where=str(path))
    return found


def _look(connection: sqlite3.Connection) -> Found:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    row = (
        connection.execute("SELECT version_num FROM alembic_version").fetchone() if "alembic_version" in names else None
    )
    return Found(None if row is None else str(row[0]), not names - {"alembic_version"})


def _file_problem(error: sqlite3.Error, path: Path) -> StoreProblem:
    match sqlite_code(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreProblem("locked", where=str(path))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_FULL | sqlite3.SQLITE_IOERR:
            return StoreProblem("unwritable", where=str(path.parent))
        case _:
            return StoreProblem("corrupt", where=str(path))


async def examine_server(url: URL, where: str) -> Found:
    """Look at a PostgreSQL database. Raises StoreProblem unreachable."""
    engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": 5})
    try:
        async with engine.connect() as connection:
            revision = await connection.run_sync(migrate.current)
    except (SQLAlchemyError, OSError) as error:
        raise StoreProblem("unreachable", where=where) from error
    finally:
        await engine.dispose()
    return Found(revision, revision is None)


def back_up(path: Path, revision: str) -> Path:
    """Copy a SQLite database beside itself, for its owner alone, before it is migrated; blocks. Returns the copy.

    Raises StoreProblem unwritable, and then nothing has been migrated.
    """
    copy = copy_of(path, revision)
    draft = copy.with_name(copy.name + ".part")
    try:
        os.close(new_file(draft))  # VACUUM takes an empty file for the one it is to make.
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(draft),))
        draft.replace(copy)
    except (sqlite3.Error, OSError) as error:
        raise StoreProblem("unwritable", where=str(path.parent)) from error
    return copy


async def migrate_and_own(url: URL, where: str, patience: int, *, migrates: bool) -> Owner:
    """Take the database, and before that bring the schema up to date if it has to be, in one transaction: nothing an
    earlier owner writes can come in between. Raises StoreProblem locked or unwritable."""
    engine = write_engine(url, patience=patience, foreign_keys=not migrates)
    try:
        async with engine.begin() as connection:
            if migrates:
                await connection.run_sync(migrate.upgrade)
            return await take(connection)
    except DBAPIError as error:
        match busy_reason(error):
            case "locked":
                raise StoreProblem("locked", where=where) from error
            case "full" | "readonly" | "io":
                raise StoreProblem("unwritable", where=where) from error
            case "unreachable":
                raise StoreProblem("unreachable", where=where) from error
            case _:
                raise
    finally:
        await engine.dispose()
