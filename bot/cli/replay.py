"""``germini replay FILE``: prints recorded games as a person would read them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.cli.conform import Unreadable, kind_of, read_document
from bot.cli.say import console_words, problem
from bot.engine.conform import ConformError, Told
from bot.engine.game import Game
from bot.engine.view import CountLine
from bot.i18n import Names, Words, dressed


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("replay", help="print the recorded games of a data file")
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", metavar="ID", help="only the game with this id")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Print all games of the file; exit status 1 if one of them cannot be read."""
    try:
        document = read_document(args.file)
        game, kind = kind_of(document)
    except Unreadable as error:
        return problem(error.key, **error.args_for_text)
    if kind.tell is None:
        return problem("cli-replay-none", file=str(args.file))
    words = console_words()
    status, found = 0, False
    for told in kind.tell(document):
        if isinstance(told, ConformError):
            status = problem("cli-entry", where=told.where, why=told.why)
        elif args.game is None or told.title.split(" · ")[0] == args.game:
            found = True
            sys.stdout.write("\n".join(_text(told, game, words)) + "\n\n")
    return problem("cli-replay-no-such", id=args.game) if args.game and not found else status


def _text(told: Told, game: Game, words: Words) -> Iterator[str]:
    seats = tuple(words.text(f"seat-{game.meta.slug}-{seat}") for seat in range(game.meta.players))
    view = game.view(game.start({spec.key: spec.default for spec in game.meta.options}))
    sides = tuple(words.joined([seats[seat] for seat in side]) for side in told.sides or view.sides)
    names = Names(dressed(game.meta.pack, told.pack or view.pack), seats, sides)
    yield f"== {told.title} =="
    for line in told.lines:
        if isinstance(line, CountLine):
            amounts = "".join(f"{'' if amount is None else amount:>6}" for amount in line.amounts)
            what = words.text(line.key, **{name: words.arg(arg, names) for name, arg in line.args.items()})
            cards = f"  ({words.cards(line.cards, names)})" if line.cards else ""
            yield f"{amounts}  {what}{cards}"
        else:
            yield words.line(line, names)
