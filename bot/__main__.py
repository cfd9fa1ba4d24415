"""The console command ``germini``."""

from __future__ import annotations

import argparse
import importlib
import sys

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


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line with all its subcommands."""
    top = argparse.ArgumentParser(prog="germini", description="A card table for the old Italian tarot games.")
    subparsers = top.add_subparsers(required=True, metavar="command")
    for module, declare in COMMANDS.values():
        getattr(importlib.import_module(f"bot.cli.{module}"), declare)(subparsers)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run one subcommand and return its exit status."""
    filled()
    args = parser().parse_args(argv)
    return said(lambda: args.func(args))


if __name__ == "__main__":
    sys.exit(main())
