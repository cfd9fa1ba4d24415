"""Backups: what a database holds, whether a copy is good, and copies of a SQLite file made while the bot plays.

PostgreSQL is copied by its own programs (:mod:`bot.store.dumps`).
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from bot.ports.store import StoreProblem
from bot.private import new_file
from bot.store.db import Database, parse, where_of
from bot.store.engines import read_engine
from bot.store.errors import CorruptLog, sqlite_code
from bot.store.rebuild import Progress, differing
from bot.store.startup import known
from bot.store.store import SqlStore
from bot.store.table_log import Codec, TableLog
from bot.table.evolve import fold
from bot.table.model import FINISHED, LOBBY, PLAYING, TableState

SQLITE, POSTGRES = ".sqlite3", ".dump"
"""How the names of backups end."""

SQLITE_MAGIC, POSTGRES_MAGIC = b"SQLite format 3\0", b"PGDMP"
"""How their files begin."""

_NAME = re.compile(r"germini-\d{8}T\d{6}Z(\.sqlite3|\.dump)")

_PAGES = 2048
"""Pages copied between two reports of the progress: 8 MB."""

_LOCK_WAIT = 10.0
"""How long to wait, in seconds, for a database that another program keeps locked."""

_BESIDE = ("-wal", "-shm", "-journal")
"""Files that SQLite keeps beside a database. Those of one database would damage another in its place."""

TRIED = ".germini-check-"
"""How the name of a folder begins in which a copy is checked."""

_STALE = 24 * 3600
"""Seconds after which a draft is that of a backup that was broken off."""


class BackupProblem(Exception):
    """Raised when a backup cannot be made, or cannot be restored; then nothing has changed.

    The sentence for each code stands in the catalogues (`cli-backup-<code>`), and `args_for_text` fills it.
    """

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(f"{code}: {args}")
        self.code = code
        self.args_for_text = args


class Held(msgspec.Struct, frozen=True):
    """What a database holds: its revision, when the bot last saved something (Unix ms), the tables of players with the
    number of their events and their status, and the highest number of a person."""

    revision: str
    at: int
    tables: dict[str, tuple[int, str]]
    people: int

    @property
    def open(self) -> int:
        """How many tables are in the lobby or in play."""
        return sum(status in (LOBBY, PLAYING) for _, status in self.tables.values())

    @property
    def finished(self) -> int:
        """How many matches are finished."""
        return sum(status == FINISHED for _, status in self.tables.values())


class Loss(msgspec.Struct, frozen=True):
    """What is lost when a backup replaces a database: so many events, at so many tables, of which so many were opened
    later; and so many matches were finished later."""

    events: int
    tables: int
    opened: int
    finished: int


def lost(present: Held, kept: Held) -> Loss:
    """Return what is in the present database and not in the one kept."""
    later = {
        table: seq - kept.tables.get(table, (0, ""))[0]
        for table, (seq, _) in present.tables.items()
        if seq > kept.tables.get(table, (0, ""))[0]
    }
    ended = {table for table, (_, status) in present.tables.items() if status == FINISHED}
    return Loss(
        events=sum(later.values()),
        tables=len(later),
        opened=sum(table not in kept.tables for table in later),
        finished=sum(kept.tables.get(table, (0, ""))[1] != FINISHED for table in ended),
    )


async def held(url: str) -> Held:
    """Read what a database holds, also one that the bot has open. Raises StoreProblem: corrupt, unreachable, or newer
    if this program does not know its revision."""
    parsed = parse(url)
    engine = read_engine(parsed, readers=1)
    try:
        async with engine.connect() as connection:
            revision = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
            rows = (await connection.execute(text("SELECT id, seq, status, updated_at FROM tables"))).all()
            beat = await connection.execute(text("SELECT value FROM app_state WHERE key = 'heartbeat'"))
            people = (await connection.execute(text("SELECT max(id) FROM people"))).scalar_one_or_none()
            tables = [tuple(row) for row in rows]
            return read_held(str(revision), tables, beat.scalar_one_or_none(), people or 0, where_of(parsed))
    except (SQLAlchemyError, OSError) as error:
        code = "corrupt" if parsed.get_backend_name() == "sqlite" else "unreachable"
        raise StoreProblem(code, where=where_of(parsed)) from error
    finally:
        await engine.dispose()


def read_held(
    revision: str, tables: Iterable[tuple[str, int, str, int]], beat: str | None, people: int, where: str
) -> Held:
    """Return what a database holds, from its rows. Raises StoreProblem newer."""
    if not known(revision):
        raise StoreProblem("newer", where=where, revision=revision)
    at, found = int(beat or 0), dict[str, tuple[int, str]]()
    for table, seq, status, updated in tables:
        found[table] = (seq, status)
        at = max(at, updated)
    return Held(revision, at, found, people)


class Checked(msgspec.Struct, frozen=True):
    """What was found in a copy: open tables, or tables read for a rebuild, whose logs cannot be read, and the tables
    of the database that differ from a rebuild."""

    unread: tuple[CorruptLog, ...] = ()
    differs: tuple[str, ...] = ()

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return not self.unread and not self.differs


async def check(
    database: Database, *, rebuild: bool, codec: Codec | None = None, progress: Progress = lambda done, of: None
) -> Checked:
    """Load every open table, and with `rebuild` compare results and standings with what the logs say. Changes nothing.
    Raises StoreBusy."""
    log, unread = TableLog(database, codec or Codec()), list[CorruptLog]()
    for table in await log.open_tables():
        try:
            stored = await log.load(table)
            fold(TableState(table), stored.events if stored is not None else ())
        except CorruptLog as error:
            unread.append(error)
        except (ValueError, TypeError, KeyError, LookupError, AttributeError) as error:
            unread.append(CorruptLog(table, 0, type(error).__name__))
    differs: tuple[str, ...] = ()
    if rebuild and not unread:
        try:
            differs = await differing(database, codec=codec, progress=progress)
        except CorruptLog as error:
            unread.append(error)
    return Checked(tuple(unread), differs)


async def forget_again(database: Database, people: Iterable[int], at: int) -> int:
    """Forget people who had asked for it after a backup that is restored (`at` is Unix ms). Return how many of them it
    still named."""
    store, count = SqlStore(database), 0
    query = text("SELECT id FROM people WHERE id = :person AND (user_id IS NOT NULL OR name <> '')")
    for person in people:
        async with database.read() as connection:
            if (await connection.execute(query, {"person": person})).first() is None:
                continue
        await store.privacy.forget(person, at)
        count += 1
    return count


async def number_on(database: Database, people: int) -> None:
    """Let new people get numbers above `people`, the highest of the database that is replaced.

    No number then means one person in a copy and another one here, so that who is forgotten here can be taken out of
    the copies by number.
    """
    async with database.write() as connection:
        if connection.dialect.name == "sqlite":
            raised = "UPDATE sqlite_sequence SET seq = max(seq, :people) WHERE name = 'people'"
            if not (await connection.execute(text(raised), {"people": people})).rowcount:
                fresh = "INSERT INTO sqlite_sequence (name, seq) VALUES ('people', :people)"
                await connection.execute(text(fresh), {"people": people})
        else:
            highest = "greatest(:people, (SELECT coalesce(max(id), 0) FROM people), 1)"
            await connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence('people', 'id'), {highest})"), {"people": people}
            )


async def forgotten_since(url: str, kept: Held, present: Held) -> list[int]:
    """Return the people who were forgotten in a present database, by their numbers there; none if it has no table of
    players in common with what is kept, because its numbers may then belong to other people."""
    if not kept.tables.keys() & present.tables.keys():
        return []
    engine = read_engine(parse(url), readers=1)
    try:
        async with engine.connect() as connection:
            return list((await connection.execute(text("SELECT person_id FROM forgotten ORDER BY 1"))).scalars())
    except (SQLAlchemyError, OSError):
        return []  # A database of the first revisions has no such table.
    finally:
        await engine.dispose()


def new_file_in(folder: Path, at: int, ending: str) -> Path:
    """Return the path of a backup made at a moment (Unix ms), or at the next second whose name is free."""
    path = folder / (time.strftime("germini-%Y%m%dT%H%M%SZ", time.gmtime(at // 1000)) + ending)
    return new_file_in(folder, at + 1000, ending) if path.exists() else path


def superseded(folder: Path, ending: str, keep: int) -> list[Path]:
    """Return the backups in a folder, by their names, that are not among the newest `keep`; files with other names are
    left alone."""
    found = [path for path in folder.iterdir() if _NAME.fullmatch(path.name) and path.name.endswith(ending)]
    return sorted(found)[: max(0, len(found) - keep)]


def draft_of(target: Path) -> Path:
    """Create an empty private file for a backup that is being made, beside its target, and return its path. Drafts
    that were left behind are deleted. Raises BackupProblem exists, or OSError."""
    if target.exists():
        raise BackupProblem("exists", file=str(target))
    for old in target.parent.glob(".germini-*.part*"):
        with contextlib.suppress(OSError):
            if time.time() - old.stat().st_mtime > _STALE:
                old.unlink()
    for old in target.parent.glob(f"{TRIED}*"):
        with contextlib.suppress(OSError):
            if time.time() - old.stat().st_mtime > _STALE:
                shutil.rmtree(old, ignore_errors=True)
    draft = target.with_name(f".{target.name}.part")
    os.close(new_file(draft))
    return draft


def publish(draft: Path, target: Path) -> None:
    """Give a finished draft its name, durably. Raises BackupProblem exists if the name was taken meanwhile, or
    OSError."""
    _sync(draft)
    try:
        os.link(draft, target)
    except FileExistsError:
        raise BackupProblem("exists", file=str(target)) from None
    except OSError:  # A file system without hard links.
        draft.rename(target)
    draft.unlink(missing_ok=True)
    _sync(target.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def enough_space(folder: Path, need: int) -> None:
    """Raise BackupProblem space if a folder has less room than so many bytes."""
    free = shutil.disk_usage(folder).free
    if free < need:
        raise BackupProblem("space", where=str(folder), need=megabytes(need), free=free // 1_000_000)


def megabytes(size: int) -> int:
    """Return a size in whole megabytes, rounded up."""
    return -(-size // 1_000_000)


def size_of(database: Path) -> int:
    """Return the bytes of a SQLite database with its write-ahead log. Raises OSError."""
    wal = database.with_name(database.name + "-wal")
    return database.stat().st_size + (wal.stat().st_size if wal.exists() else 0)


def copy_file(source: Path, target: Path, progress: Progress) -> None:
    """Copy a SQLite database as it is at this moment to an empty file, while others write to it. Blocks.

    The read transaction keeps the moment: without it the copy would start again after each write of another process.
    The copy is one file, with no other beside it. Raises BackupProblem or StoreProblem.
    """
    try:
        with (
            closing(sqlite3.connect(_read_only(source), uri=True, timeout=_LOCK_WAIT, isolation_level=None)) as reading,
            closing(sqlite3.connect(target, isolation_level=None)) as writing,
        ):
            reading.execute("BEGIN")
            reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
            reading.backup(writing, pages=_PAGES, progress=lambda _, left, of: progress(of - left, of))
            reading.execute("ROLLBACK")
            writing.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise _problem(error, source, target) from error


def whole(path: Path) -> None:
    """Check every page of a SQLite file and its references. Blocks. Raises StoreProblem corrupt."""
    try:
        with closing(sqlite3.connect(_read_only(path), uri=True, timeout=_LOCK_WAIT, isolation_level=None)) as its:
            found = its.execute("PRAGMA integrity_check(1)").fetchone()[0]
            broken = its.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise StoreProblem("corrupt", where=str(path)) from error
    if found != "ok" or broken is not None:
        raise StoreProblem("corrupt", where=str(path))


def kind_of(file: Path) -> str:
    """Return the ending of a backup by how its file begins. Raises BackupProblem no-backup, or OSError."""
    with file.open("rb") as opened:
        begins = opened.read(len(SQLITE_MAGIC))
    if begins == SQLITE_MAGIC:
        return SQLITE
    if begins.startswith(POSTGRES_MAGIC):
        return POSTGRES
    raise BackupProblem("no-backup", file=str(file))


def put_in_place(draft: Path, database: Path, at: int) -> Path | None:
    """Move a draft to the place of a SQLite database and return where the earlier one is now, None if there was none.

    The caller holds the lock of the database. At no moment is there no database in the place where one was. Raises
    OSError.
    """
    _sync(draft)
    aside = _free_name(database, at)
    earlier = database.exists()
    if earlier:
        _merged(database)
    for ending in _BESIDE:
        beside = database.with_name(database.name + ending)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + ending))
    if earlier:
        try:
            os.link(database, aside)
        except OSError:  # A file system without hard links.
            database.rename(aside)
    draft.replace(database)
    _sync(database.parent)
    return aside if earlier else None


def _free_name(database: Path, at: int) -> Path:
    """Return a name that is free for a database that is replaced at a moment, at that second or a later one."""
    moment = time.strftime(".before-restore-%Y%m%dT%H%M%SZ", time.gmtime(at // 1000))
    aside = database.with_name(f"{database.stem}{moment}{database.suffix}")
    return _free_name(database, at + 1000) if aside.exists() else aside


def _merged(database: Path) -> None:
    """Write the write-ahead log into the file, if the database is not too damaged for that."""
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(database, timeout=_LOCK_WAIT)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _read_only(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


def _problem(error: sqlite3.Error, source: Path, target: Path) -> Exception:
    match sqlite_code(error):
        case sqlite3.SQLITE_FULL:
            free = shutil.disk_usage(target.parent).free // 1_000_000
            return BackupProblem("space", where=str(target.parent), need=megabytes(size_of(source)), free=free)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreProblem("locked", where=str(source))
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return StoreProblem("corrupt", where=str(source))
        case _:
            return BackupProblem("failed", file=str(target), why=str(error))
