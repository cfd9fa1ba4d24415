"""``germini health`` and ``germini rebuild``.

``health`` returns exit status 0 while the bot on this data folder is running and can save; containers call it.
``rebuild`` recomputes standings, ratings, results and badges from the logs of all tables, and names the badges that did
not follow from them; with ``--check`` it changes nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from bot.cli.command_line import data_problem, problem, say, settings_given
from bot.cli.private import private
from bot.ports.store import StoreProblem
from bot.settings import Settings
from bot.store import CorruptLog, Database, Signs, read_signs, try_to_write
from bot.store.badge_check import BadgeDifference
from bot.store.db import parse
from bot.store.engines import is_sqlite
from bot.store.rebuild import rebuild_and_compare
from bot.table.ports import StoreBusy

FRESH = 15_000
"""Maximum age of a heartbeat in ms. An older one means that the bot has stopped or cannot save: each heartbeat is a
durable write or follows one."""

MAX_LOOK_SECONDS = 4.0
"""Seconds in which a database must answer."""

Seen = TypeVar("Seen")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "health", help="check whether the bot that uses this data folder is running and can save"
    )
    parser.add_argument("--data-dir", type=Path, help="folder of the database (or GERMINI_DATA_DIR)")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Check the last heartbeat and try a write, without disturbing the bot."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    try:
        signs, trial = asyncio.run(_look(settings))
    except StoreProblem as trouble:
        return data_problem(trouble)
    age = None if signs.beat is None else time.time_ns() // 1_000_000 - signs.beat
    alive = age is not None and age < FRESH
    why = trial or (signs.unsaved.why if alive and signs.unsaved is not None else None)
    if alive and why is None:
        say("cli-alive")
    elif age is None and why is None:
        say("cli-not-alive")
    elif age is not None and not alive:
        say("cli-silent", seconds=age // 1000)
    if why is not None:
        say("cli-unsaved", why=why)
    if alive and signs.load:
        say("cli-load", step=signs.load)
    if signs.quarantined:
        say("cli-aside", count=len(signs.quarantined), tables=", ".join(signs.quarantined))
    return 0 if alive and why is None else 1


async def _look(settings: Settings) -> tuple[Signs, str | None]:
    signs, trial = await asyncio.gather(
        _in_time(read_signs(settings.database), Signs()),
        _in_time(try_to_write(settings.database), "unreachable"),
    )
    return signs, trial


async def _in_time(look: Coroutine[Any, Any, Seen], silent: Seen) -> Seen:
    """Return what a look at the database finds, or ``silent`` if it takes longer than MAX_LOOK_SECONDS.

    A stopped server keeps its connections open, and a lock may be held for ever.
    """
    try:
        async with asyncio.timeout(MAX_LOOK_SECONDS):
            return await look
    except TimeoutError:
        return silent


BAR = 30
"""Width of the progress bar in characters."""


def add_rebuild(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("rebuild", help="rebuild standings and results from the logs (stop the bot first)")
    parser.add_argument("--data-dir", type=Path, help="folder of the database (or GERMINI_DATA_DIR)")
    parser.add_argument(
        "--check", action="store_true", help="change nothing, only report badges that do not follow from the logs"
    )
    parser.set_defaults(func=rebuild_standings)


def rebuild_standings(args: argparse.Namespace) -> int:
    """Rebuild. If that fails, report the problem in one sentence, change nothing and return exit status 1. With
    ``--check`` the exit status is 1 too if badges do not follow from the logs."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    with private(settings):
        return asyncio.run(_rebuild(settings, check=bool(args.check)))


async def _rebuild(settings: Settings, *, check: bool) -> int:
    try:
        missing = missing_database(settings.database)
        if missing:
            return problem("cli-rebuild-missing", where=missing)
        database = await Database.open(settings.database)
    except StoreProblem as trouble:
        return data_problem(trouble)
    try:
        made = await rebuild_and_compare(database, progress=Bar(), keep=not check)
    except CorruptLog as error:
        sys.stderr.write("\n")
        return problem("cli-rebuild-corrupt", table=error.table, seq=error.seq, why=error.why)
    except StoreBusy as error:
        return problem("cli-rebuild-busy", why=error.reason)
    finally:
        await database.close()
    if not check:
        say("cli-rebuild-done", count=made.tables)
    _tell(made.badges, check=check)
    return int(check and made.badges.found)


def _tell(badges: BadgeDifference, *, check: bool) -> None:
    """Name the badges that do not follow from the logs, and count those that were missing."""
    for badge in badges.false[:NAMED]:
        say("cli-badge-false", badge=badge.key, person=badge.person, table=badge.table)
    if len(badges.false) > NAMED:
        say("cli-badge-more", count=len(badges.false) - NAMED)
    if badges.missing:
        say("cli-badge-missing" if check else "cli-badge-added", count=len(badges.missing))
    if check and not badges.found:
        say("cli-badge-none")


NAMED = 20
"""False badges that are named; the others are counted."""


def missing_database(database: str) -> str:
    """Return the path of a SQLite database file that does not exist, otherwise "".

    Opening a missing file would create an empty database and hide a wrong path. Raises StoreProblem if the URL is not a
    database.
    """
    url = parse(database)
    path = url.database or ""
    return path if is_sqlite(url) and not Path(path).exists() else ""


class Bar:
    """A progress bar on standard error: redrawn in place on a terminal, one line for each tenth elsewhere."""

    def __init__(self) -> None:
        self._shown = -1

    def __call__(self, done: int, of: int) -> None:
        terminal = sys.stderr.isatty()
        step = done * (100 if terminal else 10) // max(of, 1)
        if step == self._shown:
            return
        self._shown = step
        filled = done * BAR // max(of, 1)
        end = "" if terminal and done < of else "\n"
        start = "\r" if terminal else ""
        sys.stderr.write(f"{start}[{'#' * filled}{'.' * (BAR - filled)}] {done}/{of}{end}")
        sys.stderr.flush()
