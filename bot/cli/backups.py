"""``germini backup`` and ``germini restore``: copies of the database, made while the bot plays, and put in its place.

A copy is checked before it gets its name: its pages, every open table, and results and standings against a rebuild.
``restore`` says first what is lost, and replaces a database only with ``--replace``.
"""

from __future__ import annotations

import argparse
import asyncio
import glob
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from sqlalchemy import URL

from bot.cli.command_line import console_words, data_problem, problem, say, settings_given, why
from bot.cli.maintenance import Bar, missing_database
from bot.cli.private import private
from bot.ports.store import StoreProblem
from bot.private import PRIVATE_FOLDER, new_file
from bot.settings import Settings
from bot.store import Database, backups, dumps
from bot.store.backups import POSTGRES, SQLITE, BackupProblem, Checked, Held
from bot.store.db import parse, take_lease, where_of
from bot.store.engines import is_sqlite
from bot.store.lease import Lease
from bot.store.startup import BACKUPS
from bot.table.ports import StoreBusy

RESTORING = ".germini-restore-"
"""How the name of the folder begins in which a database is prepared."""

LARGE = 64_000_000
"""Bytes of a database from which a copy shows its progress."""

MANY = 200
"""Tables of players from which a check shows its progress."""


def add_backup(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``backup``."""
    parser = subparsers.add_parser("backup", help="copy the database while the bot plays, and check the copy")
    parser.add_argument("--data-dir", type=Path, help="folder of the database (or GERMINI_DATA_DIR)")
    parser.add_argument(
        "--to", type=Path, metavar="FOLDER", help=f"folder of the backups (default: {BACKUPS} in the data folder)"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write to this new file instead")
    parser.add_argument(
        "--keep", type=_at_least_one, metavar="N", help="delete all but the newest N backups of the folder afterwards"
    )
    parser.add_argument("--quick", action="store_true", help="do not compare the standings with the logs")
    parser.set_defaults(func=backup)


def add_restore(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``restore``."""
    parser = subparsers.add_parser("restore", help="replace the database with a backup (stop the bot first)")
    parser.add_argument("file", type=Path, help="a file made by germini backup")
    parser.add_argument("--data-dir", type=Path, help="folder of the database (or GERMINI_DATA_DIR)")
    parser.add_argument("--replace", action="store_true", help="replace an existing database; a copy of it is kept")
    parser.add_argument("--check", action="store_true", help="change nothing, only say what would be lost")
    parser.set_defaults(func=restore)


def _at_least_one(typed: str) -> int:
    if not typed.isdecimal() or int(typed) < 1:
        raise argparse.ArgumentTypeError(f"{typed!r} is not a number of backups (1 or more)")
    return int(typed)


# -- backup


def backup(args: argparse.Namespace) -> int:
    """Make a backup. Return 0 if it was made and nothing is wrong with it."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    if args.out is not None and (args.to is not None or args.keep is not None):
        return problem("cli-backup-out")
    with private(settings):
        return _told(lambda: _backup(settings, args))


def _backup(settings: Settings, args: argparse.Namespace) -> int:
    url = parse(settings.database)
    if missing := missing_database(settings.database):
        return problem("cli-rebuild-missing", where=missing)
    ending = SQLITE if is_sqlite(url) else POSTGRES
    folder: Path = (args.to or settings.data_dir / BACKUPS) if args.out is None else args.out.absolute().parent
    target: Path = args.out or backups.new_file_in(folder, _now(), ending)
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    draft = backups.draft_of(target)
    checked: Checked | None = None
    untried = False
    try:
        # A database of a newer Germini is not copied.
        asyncio.run(backups.held(settings.database))
        if is_sqlite(url):
            _copy(Path(url.database or ""), draft)
            its = asyncio.run(backups.held(_url_of(draft)))
            checked = asyncio.run(_check_file(draft, rebuild=not args.quick))
        else:
            dumps.dump(url, draft)
            dumps.read_through(draft)
            its = dumps.held_in(draft)
            try:
                checked = None if args.quick else asyncio.run(_check_dump(draft, url))
            except BackupProblem as trouble:
                if trouble.code != "no-trial":
                    raise
                untried = True
        size = draft.stat().st_size
        backups.publish(draft, target)
    finally:
        for left in target.parent.glob(f"{glob.escape(draft.name)}*"):
            left.unlink(missing_ok=True)
    say("cli-backup-done", file=str(target), size=backups.megabytes(size), **_counts(its))
    status = problem("cli-backup-no-trial") if untried else _tell_checked(checked, quick=bool(args.quick))
    if args.keep is not None:
        _rotate(folder, ending, args.keep, good=not status)
    return status


def _copy(source: Path, draft: Path) -> None:
    size = backups.size_of(source)
    backups.enough_space(draft.parent, 2 * size)  # The check works on a copy of the copy.
    backups.copy_file(source, draft, Bar() if size >= LARGE else _silent)
    try:
        backups.whole(draft)
    except StoreProblem as trouble:
        raise StoreProblem("corrupt", where=str(source)) from trouble


async def _check_file(draft: Path, *, rebuild: bool) -> Checked:
    """Check a copy of the copy, because a check may migrate it and makes files beside it."""
    with tempfile.TemporaryDirectory(dir=draft.parent, prefix=backups.TRIED) as folder:
        copy = Path(folder) / draft.name.lstrip(".")
        await asyncio.to_thread(shutil.copyfile, draft, copy)
        return await _checked(_url_of(copy), rebuild=rebuild)


async def _check_dump(draft: Path, url: URL) -> Checked:
    async with dumps.trial(url) as other:
        await asyncio.to_thread(dumps.load, draft, other)
        return await _checked(other.render_as_string(hide_password=False), rebuild=True)


async def _checked(url: str, *, rebuild: bool) -> Checked:
    database = await Database.open(url)
    try:
        return await backups.check(database, rebuild=rebuild, progress=_progress())
    finally:
        await database.close()


def _tell_checked(checked: Checked | None, *, quick: bool) -> int:
    if checked is None or checked.good:
        say("cli-backup-read" if checked is None else "cli-backup-quick" if quick else "cli-backup-good")
        return 0
    for error in checked.unread:
        problem("cli-backup-unread", table=error.table, seq=error.seq, why=error.why)
    if checked.differs:
        problem("cli-backup-differs", tables=", ".join(checked.differs))
    return 1


def _rotate(folder: Path, ending: str, keep: int, *, good: bool) -> None:
    if not good:
        problem("cli-backup-kept")
        return
    gone = backups.superseded(folder, ending, keep)
    for path in gone:
        path.unlink(missing_ok=True)
    if gone:
        say("cli-backup-deleted", names=", ".join(path.name for path in gone))


# -- restore


def restore(args: argparse.Namespace) -> int:
    """Restore a backup. Return 0 if it is in its place, or with ``--check`` if it could be."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    with private(settings):
        return _told(lambda: _restore(settings, args))


def _restore(settings: Settings, args: argparse.Namespace) -> int:
    url, file = parse(settings.database), args.file
    where = where_of(url)
    try:
        kind = backups.kind_of(file)
    except OSError as error:
        return problem("cli-file-unread", file=str(file), why=why(error))
    if kind != (SQLITE if is_sqlite(url) else POSTGRES):
        return problem("cli-restore-kind", file=str(file), kind=kind.removeprefix("."), where=where)
    try:
        if kind == SQLITE:
            backups.whole(file)
            its = asyncio.run(backups.held(_url_of(file)))
        else:
            dumps.read_through(file)
            its = dumps.held_in(file)
    except StoreProblem as trouble:
        if trouble.code == "newer":
            return problem("cli-restore-newer", file=str(file), revision=trouble.args_for_text["revision"])
        return problem("cli-restore-damaged", file=str(file))
    say("cli-restore-holds", file=str(file), age=_age(its.at), **_counts(its))
    there = Path(url.database or "").exists() if kind == SQLITE else not asyncio.run(dumps.is_empty(url))
    present = _present(settings.database) if there else None
    _tell_loss(its, present, there=there, where=where)
    if args.check:
        return 0
    if there and not args.replace:
        return problem("cli-restore-exists", where=where)
    restoring = _restore_file if kind == SQLITE else _restore_dump
    return restoring(settings, file, its, present)


def _present(database: str) -> Held | None:
    """Return what the database in the place holds, None if that cannot be read. Raises StoreProblem newer for a
    PostgreSQL database: this program does not know which tables it would have to replace."""
    try:
        return asyncio.run(backups.held(database))
    except StoreProblem as trouble:
        if trouble.code == "newer" and not is_sqlite(parse(database)):
            raise
        return None


def _tell_loss(kept: Held, present: Held | None, *, there: bool, where: str) -> None:
    if present is None:
        say("cli-restore-unknown" if there else "cli-restore-nothing-there", where=where, when=_moment(kept.at))
        return
    loss = backups.lost(present, kept)
    if not loss.events:
        say("cli-restore-no-loss", where=where)
        return
    say("cli-restore-loss", events=loss.events, tables=loss.tables, opened=loss.opened, finished=loss.finished)


def _restore_file(settings: Settings, file: Path, its: Held, present: Held | None) -> int:
    url = parse(settings.database)
    database = Path(url.database or "").resolve()
    lease = asyncio.run(_leased(url))
    if isinstance(lease, int):
        return lease
    try:
        for left in database.parent.glob(f"{RESTORING}*"):
            shutil.rmtree(left, ignore_errors=True)
        size = file.stat().st_size
        backups.enough_space(database.parent, size)
        with tempfile.TemporaryDirectory(dir=database.parent, prefix=RESTORING) as folder:
            draft = Path(folder) / database.name
            os.close(new_file(draft))
            backups.copy_file(file, draft, Bar() if size >= LARGE else _silent)
            status = asyncio.run(_opened(_url_of(draft), settings.database, its, present))
            aside = backups.put_in_place(draft, database, _now())
    finally:
        asyncio.run(lease.release())
    return _tell_restored(database, its, aside, status)


def _restore_dump(settings: Settings, file: Path, its: Held, present: Held | None) -> int:
    return asyncio.run(_load(settings, file, its, present))


async def _load(settings: Settings, file: Path, its: Held, present: Held | None) -> int:
    url, aside = parse(settings.database), None
    lease = await _leased(url)
    if isinstance(lease, int):
        return lease
    try:
        # Asked now: afterwards nobody knows any more who was forgotten.
        people = await _forgotten(settings.database, its, present)
        if not await dumps.is_empty(url):
            aside = await asyncio.to_thread(_dump_of_replaced, settings, url)
        await asyncio.to_thread(dumps.load, file, url)
    finally:
        await lease.release()
    status = await _tried(settings.database, people, present)
    return _tell_restored(where_of(url), its, aside, status)


def _dump_of_replaced(settings: Settings, url: URL) -> Path:
    """Dump the database that will be replaced and return the file."""
    folder = settings.data_dir / BACKUPS
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    aside = folder / time.strftime("germini.before-restore-%Y%m%dT%H%M%SZ.dump", time.gmtime(_now() // 1000))
    draft = backups.draft_of(aside)
    try:
        dumps.dump(url, draft)
        backups.publish(draft, aside)
    finally:
        draft.unlink(missing_ok=True)
    return aside


async def _leased(url: URL) -> Lease | int:
    """Return the lock of the database, or the exit status if a bot runs on it."""
    try:
        return await take_lease(url, where_of(url))
    except StoreProblem as trouble:
        if trouble.code != "in-use":
            raise
        return problem("cli-restore-running", where=where_of(url))


async def _forgotten(database: str, its: Held, present: Held | None) -> Sequence[int]:
    return () if present is None else await backups.forgotten_since(database, its, present)


async def _opened(draft: str, database: str, its: Held, present: Held | None) -> int:
    return await _tried(draft, await _forgotten(database, its, present), present)


async def _tried(url: str, people: Sequence[int], present: Held | None) -> int:
    """Migrate what was restored, load its open tables and forget people again. Return 1 if a table cannot be read."""
    database = await Database.open(url)
    try:
        checked = await backups.check(database, rebuild=False)
        if present is not None:
            await backups.number_on(database, present.people)
        if count := await backups.forget_again(database, people, _now()):
            say("cli-restore-forgotten", count=count)
    finally:
        await database.close()
    return 0 if checked.good else _tell_checked(checked, quick=True)


def _tell_restored(where: Path | str, its: Held, aside: Path | None, status: int) -> int:
    say("cli-restore-done", where=str(where), open=its.open)
    if aside is not None:
        say("cli-restore-aside", file=str(aside))
    return status


# -- both


def _told(work: Callable[[], int]) -> int:
    try:
        return work()
    except BackupProblem as trouble:
        return problem(f"cli-backup-{trouble.code}", **trouble.args_for_text)
    except StoreProblem as trouble:
        return data_problem(trouble)
    except StoreBusy as busy:
        return problem("cli-rebuild-busy", why=busy.reason)
    except OSError as error:
        return problem("cli-file-unwritten", file=str(error.filename or "-"), why=why(error))


def _counts(its: Held) -> dict[str, str | int]:
    return {"when": _moment(its.at), "open": its.open, "finished": its.finished}


def _moment(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(at // 1000))


def _age(at: int) -> str:
    """Return how long ago that was, in minutes, hours or days."""
    minutes = max(0, _now() - at) // 60_000
    if minutes < 120:
        return console_words().text("cli-age-minutes", count=minutes)
    if minutes < 48 * 60:
        return console_words().text("cli-age-hours", count=minutes // 60)
    return console_words().text("cli-age-days", count=minutes // 60 // 24)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _url_of(file: Path) -> str:
    return URL.create("sqlite+aiosqlite", database=str(file.absolute())).render_as_string()


def _silent(done: int, of: int) -> None:
    pass


def _progress() -> Callable[[int, int], None]:
    bar = Bar()
    return lambda done, of: bar(done, of) if of >= MANY else None
