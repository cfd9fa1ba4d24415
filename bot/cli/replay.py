"""``germini replay FILE``: prints recorded games for people to read, or makes an animated picture of a deal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.cli.conform import Unreadable, kinds_of, one_line, read_document, write_bytes
from bot.cli.say import console_words, problem, say
from bot.engine.conform import ConformError, Told
from bot.engine.game import Game
from bot.i18n import Names, Words, dressed
from bot.records import Match, RecordError, is_record, match_of_record, match_text, problem_text, read
from bot.records.text import told_text


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("replay", help="print the recorded games of a data file or a hand record")
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", metavar="ID", help="only the game with this id (data files)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE.webp", help="make an animated picture of a deal (hand records)"
    )
    parser.add_argument("--deal", type=int, metavar="N", help="this deal only, from 1 (hand records)")
    parser.add_argument("--open", action="store_true", help="show every hand in the picture")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Print all games of the file; exit status 1 if one of them cannot be read."""
    try:
        document = read_document(args.file)
        if is_record(document):
            return _record(document, args)
        if args.out is not None:
            return problem("cli-replay-no-picture")
        tellers = [(game, kind.tell) for game, kind in kinds_of(document) if kind.tell is not None]
    except Unreadable as error:
        return problem(error.key, **error.args_for_text)
    if not tellers:
        return problem("cli-replay-none", file=str(args.file))
    words = console_words()
    status, found = 0, False
    for game, told in ((game, told) for game, tell in tellers for told in tell(document)):
        if isinstance(told, ConformError):
            status = problem("cli-entry", where=one_line(told.where), why=one_line(told.why))
        elif args.game is None or told.title.split(" · ")[0] == args.game:
            found = True
            sys.stdout.write(_sayable("\n".join(_text(told, game, words)) + "\n\n"))
            sys.stdout.flush()
    return problem("cli-replay-no-such", id=args.game) if args.game and not found else status


def _sayable(text: str) -> str:
    """Without halves of characters, which a title of a data file may hold and no terminal can print."""
    return text.encode("utf-8", "backslashreplace").decode()


def _record(document: dict[str, Any], args: argparse.Namespace) -> int:
    """A hand record, in words or as a picture. What does not hold is not told."""
    words = console_words()
    try:
        match = match_of_record(read(document))
    except RecordError as error:
        return problem("cli-entry", where=args.file.name, why=problem_text(error, words))
    if args.deal is not None and not 1 <= args.deal <= len(match.deals):
        return problem("cli-replay-no-deal", deal=args.deal, deals=len(match.deals))
    if args.out is None:
        sys.stdout.write(match_text(match, words, args.deal))
        return 0
    return _picture(match, args, words)


def _picture(match: Match, args: argparse.Namespace, words: Words) -> int:
    from bot.ui.replay_pictures import animation_of

    if args.out.suffix.lower() != ".webp":
        # Another ending would lie about what is in the file, and may be that of the record itself.
        return problem(
            "cli-file-ending", file=one_line(str(args.out.with_suffix(".webp")) if args.out.name else "deal.webp")
        )
    deal = args.deal or 1
    made = animation_of(match, match.deals[deal - 1], words, open_hands=args.open)
    write_bytes(made.picture.data, args.out)
    say(
        "cli-replay-picture",
        file=str(args.out),
        deal=deal,
        frames=made.frames,
        seconds=round(made.ms / 1000),
        size=round(len(made.picture.data) / 1000),
    )
    return 0


def _text(told: Told, game: Game, words: Words) -> Iterator[str]:
    seats = tuple(words.text(f"seat-{game.meta.slug}-{seat}") for seat in range(game.meta.players))
    view = game.view(game.start({spec.key: spec.default for spec in game.meta.options}))
    sides = tuple(words.joined([seats[seat] for seat in side]) for side in told.sides or view.sides)
    names = Names(dressed(game.meta.pack, told.pack or view.pack), seats, sides)
    yield f"== {one_line(told.title)} =="
    yield from told_text(told.lines, names, words)
