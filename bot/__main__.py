"""The console command ``germini``."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterable

from bot.cli.command_line import filled, said

COMMANDS = {
    "run": ("run", "add_parser"),
    "health": ("maintenance", "add_parser"),
    "conform": ("conform", "add_parser"),
    "replay": ("records", "add_parser"),
    "verify": ("records", "add_verify"),
    "rebuild": ("maintenance", "add_rebuild"),
    "render": ("render", "add_parser"),
    "contact-sheet": ("render", "add_contact_sheet"),
    "duel": ("measure", "add_parser"),
    "crosstable": ("measure", "add_crosstable"),
    "tune": ("measure", "add_tune"),
    "puzzles": ("puzzles", "add_parser"),
}
"""The module of :mod:`bot.cli` and the function that declares each subcommand, in the order of the help text."""


def parser(names: Iterable[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser of the command line with these subcommands. Each one's module is imported for it."""
    top = argparse.ArgumentParser(prog="germini", description="Germini: Italian tarot games on Discord.")
    subparsers = top.add_subparsers(required=True, metavar="command")
    for module, declare in map(COMMANDS.__getitem__, names):
        getattr(importlib.import_module(f"bot.cli.{module}"), declare)(subparsers)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run one subcommand and return its exit status. Only its own module is imported: ``health`` is called every half
    minute, and all modules take more than a second."""
    filled()
    given = sys.argv[1:] if argv is None else argv
    args = parser(given[:1] if given and given[0] in COMMANDS else COMMANDS).parse_args(given)
    return said(lambda: args.func(args))


if __name__ == "__main__":
    sys.exit(main())
