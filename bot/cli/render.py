"""``germini render FILE`` and ``germini contact-sheet LOOK``.

``render`` draws any picture of a table from a file: a view, a match of computer players, or a recorded game.
``contact-sheet`` draws all cards of a look and their back on one sheet.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

import cards_art
from bot.cli.command_line import console_words, problem, why
from bot.cli.conform import Unreadable, kinds_of, one_line, read_document
from bot.engine.actions import Chance, Refusal
from bot.engine.game import Game
from bot.engine.inputs import entry_called
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.engine.vectors import ConformError
from bot.engine.view import PublicView, SeatView
from bot.games.registry import companions, games
from bot.i18n import LANGUAGES, Words, words
from bot.players.random_answers import at_random
from bot.render import (
    Picture,
    PlayerNames,
    board_picture,
    count_picture,
    hand_picture,
    last_picture,
    standings_picture,
)
from bot.render.palette import THEMES

LONGEST = 5_000
"""Maximum number of steps played of a match of computer players."""


class Moment(msgspec.Struct, frozen=True):
    """One moment: the public view, the seat views where they are known, and names if the file has them."""

    public: PublicView
    seats: tuple[SeatView, ...] = ()
    names: tuple[str, ...] = ()
    table: str = ""


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file with one view, either public (``public``) or of one seat (``seat``), and the table's name."""

    public: PublicView | None = None
    seat: SeatView | None = None
    names: tuple[str, ...] = ()
    table: str = ""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that names a match of computer players. The same content always gives the same match."""

    game: str
    seed: str
    options: dict[str, str | int | bool] = {}
    level: str = "regular"
    names: tuple[str, ...] = ()
    table: str = ""


def moment(document: dict[str, Any], step: int | None, entry: str = "") -> Moment:
    """Return the moment after ``step`` actions of a document's game.

    ``step`` counts from 1; None is the last action, negative numbers count from the end. ``entry`` is the id of the
    game if the document has several. Raises Unreadable if the document has no such game or moment.
    """
    if "public" in document or "seat" in document:
        return _shown(document)
    played = _match(document) if "seed" in document else None
    if played is None:
        game, states = _recorded(document, entry)
        names, table = (), ""
    else:
        game = games()[played.game]
        states, names, table = tuple(_states(game, played, step)), played.names, played.table
    number = len(states) if step is None else step + (len(states) + 1) * (step < 0)
    if not 1 <= number <= len(states):
        raise Unreadable("cli-render-step", step=step or 0, steps=len(states))
    state = states[number - 1]
    seats = tuple(game.seat_view(state, seat) for seat in range(game.meta.players))
    return Moment(game.view(state), seats, names, table)


def _shown(document: dict[str, Any]) -> Moment:
    try:
        shown = msgspec.convert(document, Shown)
    except msgspec.ValidationError as error:
        raise Unreadable("cli-render-view", why=str(error)) from None
    public = shown.seat.public if shown.seat is not None else shown.public
    if public is None or public.game not in games():
        raise Unreadable("cli-file-kind")
    return Moment(public, (shown.seat,) if shown.seat is not None else (), shown.names, shown.table)


def _match(document: dict[str, Any]) -> Played:
    try:
        played = msgspec.convert(document, Played)
    except msgspec.ValidationError as error:
        raise Unreadable("cli-render-view", why=str(error)) from None
    if played.game not in games():
        raise Unreadable("cli-file-kind")
    return played


def _recorded(document: dict[str, Any], entry: str) -> tuple[Game, tuple[Any, ...]]:
    recording = ((game, kind.games) for game, kind in kinds_of(document) if kind.games is not None)
    game, recorded = next(recording, (None, None))
    if game is None or recorded is None:
        raise Unreadable("cli-render-none")
    try:
        played = recorded.play(document, entry_called(document, recorded.lists, entry))
        if played.broken is not None and not played.states:
            raise played.broken
        return game, played.states
    except ConformError as error:
        raise Unreadable("cli-entry", where=error.where, why=error.why) from None


def _states(game: Game, played: Played, step: int | None) -> Iterator[Any]:
    options = complete(game.meta, played.options)
    if isinstance(options, Refusal):
        raise Unreadable("cli-render-view", why=options.code)
    rng = Rng(hashlib.sha256(played.seed.encode()).digest())
    policy = companions(game.meta.slug).policies.get(played.level, at_random)
    state = game.start(options)
    for number in range(1, LONGEST + 1):
        if game.result(state) is not None:
            return
        asked = [question for question in game.decisions(state) if not question.optional]
        if game.chance(state) is not None:
            seat, action = None, Chance(seed=rng.word().to_bytes(8, "big") * 4)
        elif not asked:
            return
        else:
            seat = asked[0].seat
            action = policy(game.seat_view(state, seat), asked[0], rng)
        events = game.decide(state, seat, action)
        if isinstance(events, Refusal):
            raise Unreadable("cli-render-view", why=events.code)
        state = game.fold(state, events)
        yield state
        if step is not None and number == step:
            return


KINDS = ("hand", "trick", "board", "count", "standings")
WIDEST = 4400
ENDINGS = (".png", ".webp")
EPILOG = """\
FILE contains one JSON object of one of three kinds:
  recorded games   the shared test data; --id chooses the game, --step the number of actions done in it
  a match          {"game": "minchiate", "seed": "any words"} and, optionally, "options", "level", "names", "table":
                   bots play it; the same words always give the same match
  a view           {"public": {...}} for what everyone sees, or {"seat": {...}} for what one seat sees, as the engine's
                   views (bot/engine/view.py) with cards by number, and, optionally, "names" and "table"
Kinds of pictures: hand (of --seat), trick (the last finished one), board (as it is), count (of the last finished deal),
standings (of the match). The alt text is printed.
"""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "render",
        help="draw a picture from a data file",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--kind", choices=KINDS, default="board")
    parser.add_argument("--id", default="", metavar="ID", help="recorded game with this ID (default: the first)")
    parser.add_argument(
        "--step",
        type=int,
        metavar="N",
        help="draw after N actions; a negative number counts from the end (default: the end)",
    )
    parser.add_argument(
        "--seat", type=int, default=0, metavar="N", help="seat whose hand is drawn, from 0 (default: 0)"
    )
    parser.add_argument("--theme", choices=tuple(THEMES), default="dark")
    parser.add_argument("--language", choices=LANGUAGES, help="text language (default: the terminal's)")
    parser.add_argument("--large", action="store_true", help="large text")
    parser.add_argument("--width", type=int, metavar="PX", help="scale to this width")
    parser.add_argument("--out", type=Path, metavar="FILE", help="PNG or WebP file (default: KIND.png)")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Draw one picture. Return exit status 1 if the file does not contain it."""
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
    """Return the requested picture, or None if the moment has none of this kind."""
    view, look, large = found.public, args.theme, args.large
    cast = PlayerNames(found.names or seat_names(view.game, len(view.seats), said), found.table or view.game.title())
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
    """Return the names of the seats in recorded games of this game; numbered players if it has none."""
    keys = [f"seat-{game}-{seat}" for seat in range(seats)]
    return tuple(
        said.text(key) if said.has(key) else said.text("person-nameless", number=number)
        for number, key in enumerate(keys, 1)
    )


def written(data: bytes, out: Path, width: int | None = None) -> int:
    """Write picture data, scaled and in the format given by the file suffix. Return the exit status."""
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


COLUMNS = 14
WIDTH = 150
GAP = 10
GROUND = "#1C5A45"


def add_contact_sheet(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("contact-sheet", help="draw all cards of a card style on one sheet")
    parser.add_argument("look", help=", ".join(looks()))
    parser.add_argument("--out", type=Path, metavar="FILE", help="PNG or WebP file (default: LOOK.webp)")
    parser.add_argument(
        "--columns", type=int, default=COLUMNS, metavar="N", help=f"cards in a row (default: {COLUMNS})"
    )
    parser.set_defaults(func=draw_contact_sheet)


def looks() -> list[str]:
    """Return the names of the looks that were built."""
    return sorted(path.parent.name for path in cards_art.HERE.glob("*/manifest.json") if path.parent.name != "emojis")


def draw_contact_sheet(args: argparse.Namespace) -> int:
    """Draw the sheet. Return exit status 1 if the look is unknown."""
    if args.look not in looks():
        return problem("cli-look-unknown", look=args.look, looks=", ".join(looks()))
    sheet = contact_sheet(cards_art.pack(args.look), max(1, args.columns))
    out: Path = args.out or Path(f"{args.look}.webp")
    data = io.BytesIO()
    sheet.save(data, "PNG")
    status = written(data.getvalue(), out)
    if not status:
        sys.stdout.write(f"{out}\n")
    return status


def contact_sheet(art: cards_art.PackArt, columns: int = COLUMNS) -> Image.Image:
    """Draw the cards in pack order, with the back last."""
    files = [*art.faces.values(), art.back]
    high = round(WIDTH * art.height / art.width)
    rows = -(-len(files) // columns)
    size = (columns * (WIDTH + GAP) + GAP, rows * (high + GAP) + GAP)
    sheet = Image.new("RGB", size, GROUND)
    for place, file in enumerate(files):
        with Image.open(file) as opened:
            card = opened.convert("RGBA").resize((WIDTH, high), Image.Resampling.LANCZOS)
        row, column = divmod(place, columns)
        sheet.paste(card, (GAP + column * (WIDTH + GAP), GAP + row * (high + GAP)), card)
    return sheet
