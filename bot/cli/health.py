"""``germini health``: exit status 0 while the bot on this data folder is alive (for containers)."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from bot.cli.given import settings_given
from bot.cli.say import say
from bot.store import StoreProblem, read_aside, read_heartbeat, read_load

FRESH = 30_000
"""A heartbeat older than this many ms means that the bot has stopped."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("health", help="say whether the bot on this data folder is alive")
    parser.add_argument("--data-dir", type=Path)
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Read the last heartbeat without disturbing the bot."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    try:
        beat = asyncio.run(read_heartbeat(settings.database))
        aside = asyncio.run(read_aside(settings.database))
        load = asyncio.run(read_load(settings.database))
    except (StoreProblem, OSError):
        beat, aside, load = None, [], 0
    age = None if beat is None else time.time_ns() // 1_000_000 - beat
    alive = age is not None and age < FRESH
    say("cli-alive" if alive else "cli-not-alive")
    if alive and load:
        say("cli-load", step=load)
    if aside:
        say("cli-aside", count=len(aside), tables=", ".join(aside))
    return 0 if alive else 1
