"""``germini health``: exit status 0 while the bot on this data folder is alive and can save (for containers)."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from bot.cli.given import settings_given
from bot.cli.say import say
from bot.cli.serve import data_problem
from bot.settings import Settings
from bot.store import Signs, StoreProblem, read_signs, try_to_write

FRESH = 15_000
"""A heartbeat older than this many ms means that the bot has stopped, or cannot save: each is a durable write, or
follows one."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("health", help="say whether the bot on this data folder is alive and can save")
    parser.add_argument("--data-dir", type=Path)
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Read the last heartbeat, and try a write, without disturbing the bot."""
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
    if signs.aside:
        say("cli-aside", count=len(signs.aside), tables=", ".join(signs.aside))
    return 0 if alive and why is None else 1


async def _look(settings: Settings) -> tuple[Signs, str | None]:
    return await read_signs(settings.database), await try_to_write(settings.database)
