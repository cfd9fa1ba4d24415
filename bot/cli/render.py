"""``germini render FILE``: any picture of a table as a file, from test data."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from PIL import Image

from bot.cli.conform import Unreadable, one_line, read_document
from bot.cli.moments import Moment, moment
from bot.cli.reasons import why
from bot.cli.say import console_words, problem
from bot.i18n import LANGUAGES, Words, words
from bot.render import (
    Cast,
    Picture,
    board_picture,
    count_picture,
    hand_picture,
    last_picture,
    standings_picture,
)
from bot.render.theme import THEMES

KINDS = ("hand", "trick", "board", "count", "standings")
WIDEST = 4400
ENDINGS = (".png", ".webp")
EPILOG = """\
FILE holds one JSON object, one of three:
  recorded games   the shared test data; --id names the game, --step how many actions have been done in it
  a match          {"game": "minchiate", "seed": "any words"} and, if wanted, "options", "level", "names", "table":
                   computer players play it, the same words always the same match
  a view           {"public": {...}} what everybody sees or {"seat": {...}} what a seat sees, as the engine's views
                   (bot/engine/view.py) with cards by number, and, if wanted, "names" and "table"
The pictures: hand (of --seat), trick (the last finished one), board (as it is), count (of the last finished deal),
standings (of the match). The alt text is printed.
"""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "render",
        help="draw a picture from test data",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--kind", choices=KINDS, default="board")
    parser.add_argument("--id", default="", metavar="ID", help="the recorded game with this id (the first)")
    parser.add_argument("--step", type=int, metavar="N", help="after so many actions, negative from the end (the end)")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="whose hand, from 0 (0)")
    parser.add_argument("--theme", choices=tuple(THEMES), default="dark")
    parser.add_argument("--language", choices=LANGUAGES, help="of the words (the terminal's)")
    parser.add_argument("--large", action="store_true", help="large print")
    parser.add_argument("--width", type=int, metavar="PX", help="scale to this width")
    parser.add_argument("--out", type=Path, metavar="FILE", help="PNG or WebP by its ending (KIND.png)")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Draw one picture; exit status 1 if the file does not have it."""
    said = words(args.language) if args.language else console_words()
    try:
        found = moment(read_document(args.file), args.step, args.id)
        picture = drawn(found, said, args)
    except Unreadable as error:
        return problem(error.key, **error.args_for_text)
    if picture is None:
        return problem("cli-render-nothing", kind=args.kind)
    if args.width is not None and not 1 <= args.width <= WIDEST:
        return problem("cli-render-width", most=WIDEST)
    out: Path = args.out or Path(f"{args.kind}.png")
    status = written(picture.data, out, args.width)
    if not status:
        sys.stdout.write(f"{out}\n{picture.alt}\n")
    return status


def drawn(found: Moment, said: Words, args: argparse.Namespace) -> Picture | None:
    """The picture asked for, or None if that moment has none of its kind."""
    view, look, large = found.public, args.theme, args.large
    cast = Cast(found.names or seat_names(view.game, len(view.seats), said), found.table or view.game.title())
    match args.kind:
        case "hand":
            mine = next((one for one in found.seats if one.seat == args.seat), None)
            return mine and hand_picture(mine, cast, said, theme=look, large=large)
        case "trick":
            return last_picture(view, cast, said, theme=look, large=large)
        case "count":
            last = view.counts[-1] if view.counts else None
            return last and count_picture(view, last, cast, said, theme=look, large=large)
        case "standings":
            return standings_picture(view, cast, said, theme=look) if view.standings else None
        case _:
            return board_picture(view, cast, said, theme=look, large=large)


def seat_names(game: str, seats: int, said: Words) -> tuple[str, ...]:
    """What the seats are called in recorded games of a game, or just players."""
    keys = [f"seat-{game}-{seat}" for seat in range(seats)]
    return tuple(
        said.text(key) if said.has(key) else said.text("person-nameless", number=number)
        for number, key in enumerate(keys, 1)
    )


def written(data: bytes, out: Path, width: int | None = None) -> int:
    """Write a picture's bytes, scaled and in the format that the file's ending says. The exit status."""
    if out.suffix.lower() not in ENDINGS:
        return problem("cli-file-unwritten", file=one_line(str(out)), why=console_words().text("cli-why-ending"))
    try:
        if width is None and out.suffix.lower() == ".png":
            out.write_bytes(data)
            return 0
        with Image.open(io.BytesIO(data)) as opened:
            image = opened.convert("RGB")
        if width is not None:
            image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
        image.save(out, quality=90)
    except (OSError, ValueError) as error:
        return problem("cli-file-unwritten", file=one_line(str(out)), why=why(error))
    return 0
