"""``germini rebuild``: makes standings, ratings and results anew from the logs of all tables."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.cli.given import settings_given
from bot.cli.private import private
from bot.cli.say import problem, say
from bot.cli.serve import data_problem
from bot.settings import Settings
from bot.store import CorruptLog, Database, StoreProblem
from bot.store.db import parse
from bot.store.engines import is_sqlite
from bot.store.rebuild import rebuild
from bot.table.ports import StoreBusy

BAR = 30
"""Characters of the progress bar."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("rebuild", help="make standings and results anew from the logs (stop the bot first)")
    parser.add_argument("--data-dir", type=Path, help="where the database lives (GERMINI_DATA_DIR)")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Rebuild; exit status 1 and one sentence if that cannot be done, and then nothing has changed."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    with private(settings):
        return asyncio.run(_rebuild(settings))


async def _rebuild(settings: Settings) -> int:
    try:
        missing = _missing(settings.database)
        if missing:
            return problem("cli-rebuild-missing", where=missing)
        database = await Database.open(settings.database)
    except StoreProblem as trouble:
        return data_problem(trouble)
    try:
        count = await rebuild(database, progress=Bar())
    except CorruptLog as error:
        sys.stderr.write("\n")
        return problem("cli-rebuild-corrupt", table=error.table, seq=error.seq, why=error.why)
    except StoreBusy as error:
        return problem("cli-rebuild-busy", why=error.reason)
    finally:
        await database.close()
    say("cli-rebuild-done", count=count)
    return 0


def _missing(database: str) -> str:
    """The file of a SQLite database that is not there: opening would make an empty one, and what the person wanted
    would lie untouched elsewhere. Raises StoreProblem for what is no database at all."""
    url = parse(database)
    path = url.database or ""
    return path if is_sqlite(url) and not Path(path).exists() else ""


class Bar:
    """A bar on standard error: redrawn in place on a terminal, a line for each tenth elsewhere."""

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
