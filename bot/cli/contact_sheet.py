"""``germini contact-sheet LOOK``: all cards of a look and their back on one sheet."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from PIL import Image

import cards_art
from bot.cli.render import written
from bot.cli.say import problem

COLUMNS = 14
WIDTH = 150
GAP = 10
GROUND = "#1C5A45"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("contact-sheet", help="draw all cards of a look on one sheet")
    parser.add_argument("look", help=", ".join(looks()))
    parser.add_argument("--out", type=Path, metavar="FILE", help="PNG or WebP by its ending (LOOK.webp)")
    parser.add_argument("--columns", type=int, default=COLUMNS, metavar="N", help=f"cards in a row ({COLUMNS})")
    parser.set_defaults(func=main)


def looks() -> list[str]:
    """The looks that were built."""
    return sorted(path.parent.name for path in cards_art.HERE.glob("*/manifest.json"))


def main(args: argparse.Namespace) -> int:
    """Draw the sheet; exit status 1 for a look that there is not."""
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
    """The cards in the order of the pack, the back last."""
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
