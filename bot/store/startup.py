"""Checks, backup and migration before the bot may start, and the copies that backups leave.

The checks ask whether there is a database, whether it is whole, whether it is the bot's, and whether this program knows
its revision. Alembic runs without an ini file, on the connection of the caller. It is imported only where it runs: most
starts find a database at the newest revision, and its import takes a twentieth of their processor time.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.ports.store import StoreProblem
from bot.private import PRIVATE_FILE, new_file
from bot.store.engines import write_engine
from bot.store.errors import busy_reason, sqlite_code
from bot.store.lease import Owner, take
from bot.store.schema import TOMBSTONE, own_messages

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger(__name__)

COPY_WAIT = 5.0
"""How long to wait, in seconds, for a copy that another process has open."""

BACKUPS = "backups"
"""The folder beside the database in which backups are made if no other is named."""

PERSONAL = (
    ("preferences", "person_id"),
    ("reports", "person_id"),
    ("open_panels", "person_id"),
    ("blocks", "person_id"),
    ("blocks", "blocked_id"),
)
"""Tables whose rows are deleted when a person is forgotten, and the column that holds the person's number."""


def copy_of(path: Path, revision: str) -> Path:
    """Return the path of the copy made before the database is migrated to this revision."""
    return path.with_name(f"{path.stem}.before-{revision}{path.suffix}")


def forget_in_copies(path: Path) -> None:
    """Remove everybody who was forgotten in the database at `path` from its copies, also from the backups in the folder
    for them beside it. Blocks.

    Logs the path of a copy that cannot be changed; the operator must delete it. A second call changes nothing.
    """
    pattern = copy_of(path, "*").name
    for draft in path.parent.glob(f"{pattern}.part"):
        if draft.is_file():
            draft.unlink(missing_ok=True)
    backups = path.parent / BACKUPS
    copies = sorted(one for one in (*path.parent.glob(pattern), *backups.glob("germini-*.sqlite3")) if one.is_file())
    gone = _forgotten(path) if copies else []
    for copy in copies if gone else ():
        try:
            _forget_in(copy, gone)
        except sqlite3.Error as error:
            log.error(
                "a copy of the database still names people who were forgotten: delete it",
                extra={"copy": str(copy), "why": str(error)},
            )


def _forgotten(path: Path) -> list[int]:
    with closing(sqlite3.connect(path, timeout=COPY_WAIT)) as connection:
        return [row[0] for row in connection.execute("SELECT person_id FROM forgotten")]


def _forget_in(copy: Path, gone: list[int]) -> None:
    """Remove those people who are still named in the copy. A copy may have any revision."""
    with closing(sqlite3.connect(copy, timeout=COPY_WAIT)) as connection:
        connection.execute("PRAGMA secure_delete = ON")
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "people" not in tables:
            return
        left = [
            one
            for one in gone
            if connection.execute(
                "SELECT 1 FROM people WHERE id = ? AND (user_id IS NOT NULL OR name <> '')", (one,)
            ).fetchone()
        ]
        if not left:
            return
        columns = [row[1] for row in connection.execute("PRAGMA table_info(people)")]
        nobody = {name: value for name, value in TOMBSTONE.items() if name in columns}
        named = ", ".join(f"{name} = ?" for name in nobody)
        with connection:
            for person in left:
                connection.execute(f"UPDATE people SET {named} WHERE id = ?", (*nobody.values(), person))
                for table, whose in (one for one in PERSONAL if one[0] in tables):
                    connection.execute(f"DELETE FROM {table} WHERE {whose} = ?", (person,))
                _forget_messages(connection, person)
                if "tournament_words" in tables:
                    _forget_words(connection, person)
            if "quota" in tables:
                # These rows count for an hour only, which has passed, and they name guests by marks.
                connection.execute("DELETE FROM quota")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _forget_messages(connection: sqlite3.Connection, person: int) -> None:
    """Delete the messages that only this person got."""
    for slot in own_messages(person):
        connection.execute("DELETE FROM message_slots WHERE slot = ?", (slot,))
    connection.execute(
        "DELETE FROM message_slots WHERE EXISTS (SELECT 1 FROM seats WHERE seats.person_id = ?"
        " AND seats.table_id = message_slots.table_id AND message_slots.slot = 'hand:' || seats.chair)",
        (person,),
    )


def _forget_words(connection: sqlite3.Connection, person: int) -> None:
    """Delete what this person wrote in tournaments, and what others wrote that may name them."""
    connection.execute(
        "DELETE FROM tournament_words WHERE person_id = ? OR EXISTS (SELECT 1 FROM tournament_named AS named"
        " WHERE named.tournament_id = tournament_words.tournament_id AND named.seq = tournament_words.seq"
        " AND named.person_id = ?)",
        (person, person),
    )


_FOLDER = Path(__file__).parent / "migrations"


def config(connection: Connection | None = None) -> Config:
    """Return Alembic's configuration for a connection whose transaction the caller begins and ends."""
    from alembic.config import Config

    its = Config()
    its.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    its.set_main_option("path_separator", "os")
    its.attributes["connection"] = connection
    return its


def revisions() -> tuple[str, ...]:
    """Return all revisions that this program knows, oldest first. They are in the names of their files."""
    return tuple(sorted(path.name[1:].partition("_")[0] for path in _FOLDER.glob("versions/r*_*.py")))


def head() -> str:
    """Return the newest revision that this program knows."""
    return revisions()[-1]


def known(revision: str) -> bool:
    """Return whether this program knows the revision."""
    return revision in revisions()


def current(connection: Connection) -> str | None:
    """Return the revision of the database, None before the first migration."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate the database up to a revision, inside the caller's transaction."""
    from alembic import command

    command.upgrade(config(connection), revision)
    _check_references(connection)


def downgrade(connection: Connection, revision: str) -> None:
    """Migrate the database down to a revision ("base" removes everything), inside the caller's transaction."""
    from alembic import command

    command.downgrade(config(connection), revision)
    _check_references(connection)


def _check_references(connection: Connection) -> None:
    """Raise RuntimeError if foreign keys are violated: rebuilding a table on SQLite needs their checks off."""
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise RuntimeError(f"the migration left {len(broken)} rows without what they refer to")


class Found(msgspec.Struct, frozen=True):
    """What an examination found: the revision (None before the first), and whether the database is empty."""

    revision: str | None
    empty: bool


def examine_file(path: Path, patience: int) -> Found:
    """Examine a SQLite file and create it if it is missing. Blocks. Raises StoreProblem.

    Writes something and rolls back, so that a locked or read-only database is noticed now and not at the first move;
    BEGIN IMMEDIATE alone succeeds on a read-only file.
    """
    with contextlib.suppress(OSError):  # If this fails, SQLite reports the reason below.
        # Created here with access for its owner alone: files that SQLite creates beside it get the same mode.
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
    """Examine a PostgreSQL database. Raises StoreProblem unreachable."""
    engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": 5})
    try:
        async with engine.connect() as connection:
            revision = await connection.run_sync(current)
    except (SQLAlchemyError, OSError) as error:
        raise StoreProblem("unreachable", where=where) from error
    finally:
        await engine.dispose()
    return Found(revision, revision is None)


def back_up(path: Path, revision: str) -> Path:
    """Copy a SQLite database to a file beside it that only its owner can read, before a migration. Blocks.

    Returns the path of the copy. Raises StoreProblem unwritable; the migration must not begin then.
    """
    copy = copy_of(path, revision)
    draft = copy.with_name(copy.name + ".part")
    try:
        os.close(new_file(draft))  # VACUUM INTO accepts an empty file as its target.
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(draft),))
        draft.replace(copy)
    except (sqlite3.Error, OSError) as error:
        raise StoreProblem("unwritable", where=str(path.parent)) from error
    return copy


async def migrate_and_own(url: URL, where: str, patience: int, *, migrates: bool) -> Owner:
    """Migrate the database if needed and take it, in one transaction, so that an earlier owner cannot write in between.

    Raises StoreProblem locked, unwritable or unreachable.
    """
    engine = write_engine(url, patience=patience, foreign_keys=not migrates)
    try:
        async with engine.begin() as connection:
            if migrates:
                await connection.run_sync(upgrade)
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
