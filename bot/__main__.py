"""The console command ``germini``."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterable
from typing import Any

from bot.cli.command_line import filled, said

COMMANDS = {
    "run": ("run", "add_parser"),
    "health": ("maintenance", "add_parser"),
    "doctor": ("doctor", "add_parser"),
    "conform": ("conform", "add_parser"),
    "replay": ("records", "add_parser"),
    "verify": ("records", "add_verify"),
    "rebuild": ("maintenance", "add_rebuild"),
    "backup": ("backups", "add_backup"),
    "restore": ("backups", "add_restore"),
    "render": ("render", "add_parser"),
    "contact-sheet": ("render", "add_contact_sheet"),
    "duel": ("measure", "add_parser"),
    "crosstable": ("measure", "add_crosstable"),
    "tune": ("measure", "add_tune"),
    "puzzles": ("puzzles", "add_parser"),
}
"""The module of :mod:`bot.cli` and the function that declares each subcommand, in the order of the help text."""


VERSION = "--version"


class Version(argparse.Action):
    """Prints the version and ends."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any, **__: Any) -> None:
        from bot.version import told

        sys.stdout.write(f"{told()}\n")
        parser.exit()


def parser(names: Iterable[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser of the command line with these subcommands. Each one's module is imported for it."""
    top = argparse.ArgumentParser(prog="germini", description="Germini: Italian tarot games on Discord.")
    top.add_argument(VERSION, action=Version, nargs=0, help="print the version, and the commit if it is known")
    subparsers = top.add_subparsers(required=True, metavar="command")
    for module, declare in map(COMMANDS.__getitem__, names):
        getattr(importlib.import_module(f"bot.cli.{module}"), declare)(subparsers)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run one subcommand and return its exit status. Only its own module is imported: ``health`` is called every half
    minute, and all modules take more than a second."""
    filled()
    given = sys.argv[1:] if argv is None else argv
    first = given[0] if given else ""
    names = () if first == VERSION else (first,) if first in COMMANDS else COMMANDS
    return said(lambda: _run(names, given))


def _run(names: Iterable[str], given: list[str]) -> int:
    args = parser(names).parse_args(given)
    return args.func(args)


if __name__ == "__main__":
    sys.exit(main())
