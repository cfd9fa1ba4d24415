"""The console command ``germini``."""

from __future__ import annotations

import argparse
import importlib
import sys

from bot.cli.streams import filled, said

COMMANDS = ("run", "health", "conform", "replay", "verify", "rebuild", "render", "contact-sheet")
"""Modules of :mod:`bot.cli` (with a low line for the hyphen), in the order of the help text."""


def parser() -> argparse.ArgumentParser:
    """The command line with all its subcommands."""
    top = argparse.ArgumentParser(prog="germini", description="A card table for the old Italian tarot games.")
    subparsers = top.add_subparsers(required=True, metavar="command")
    for name in COMMANDS:
        importlib.import_module(f"bot.cli.{name.replace('-', '_')}").add_parser(subparsers)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run one subcommand; its exit status."""
    filled()
    args = parser().parse_args(argv)
    return said(lambda: args.func(args))


if __name__ == "__main__":
    sys.exit(main())
