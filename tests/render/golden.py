"""Golden pictures: the layout of every kind of picture as a grid of lightness, 20 px a cell, a figure 0-9 each.

The cards are plain ones made here, so that a changed drawing of a face changes no grid.
``python -m tests.render.golden`` writes the file anew.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

import msgspec
from PIL import Image, ImageDraw

import cards_art
from bot.games.registry import companions, game
from bot.i18n import Names, Words
from bot.render import (
    Picture,
    board_picture,
    cards_picture,
    count_picture,
    hand_picture,
    last_picture,
    standings_picture,
)
from bot.render.diagram import draw_diagram
from bot.render.diagram_cards import Print
from bot.render.pictures import finished
from tests.render.samples import (
    AUCTION,
    CALLED,
    CAST,
    COUNT,
    DECLARED,
    DECLARER,
    FULL,
    HAND,
    LONG,
    MELDS,
    STOCK,
    ZONES,
    auction,
    cards,
    public,
    seat_view,
    seats,
)

FILE = Path(__file__).parents[1] / "data" / "golden" / "pictures.txt"
LOOK = "plain-cards"
COLUMNS = 55
FILLS = {"C": "#E8B7A0", "D": "#F0D890", "S": "#A8B8D8", "B": "#A8D0B0", "T": "#503050", "M": "#302820"}


class Plainly(Words):
    """Italian in which the plain cards have the names of the Florentine ones, with texts for an auction's calls."""

    def __init__(self) -> None:
        super().__init__("it")

    def text(self, key: str, /, **args: str | int) -> str:
        return CALLED.get(key) or super().text(key, **args)

    def card(self, pack: str, card_id: str) -> str:
        return super().card("minchiate", card_id)

    def card_short(self, pack: str, card_id: str) -> str:
        return super().card_short("minchiate", card_id)


@contextmanager
def plain_cards() -> Iterator[None]:
    """Provide a look with one flat colour a suit and a block in place of the index."""
    real = cards_art.pack
    with TemporaryDirectory() as folder:
        files: dict[str, Path] = {}
        for letter, fill in FILLS.items():
            card = Image.new("RGBA", (300, 500))
            pen = ImageDraw.Draw(card)
            pen.rounded_rectangle((0, 0, 299, 499), 20, fill=fill, outline="#1E1713", width=3)
            pen.rectangle((20, 20, 78, 130), fill="#1E1713" if letter in "CDSB" else "#FFE9A8")
            files[letter] = Path(folder) / f"{letter}.png"
            card.save(files[letter])
        ids = real("minchiate").faces
        art = replace(
            real("minchiate"), slug=LOOK, faces={card_id: files[card_id[0]] for card_id in ids}, back=files["T"]
        )
        with mock.patch.object(cards_art, "pack", lambda slug: art if slug == LOOK else real(slug)):
            yield


def _hand(large: bool = False, held: tuple[int, ...] = HAND, may: tuple[int, ...] = cards("S10", "S12")) -> Picture:
    return hand_picture(seat_view(held, playable=may, pack=LOOK), CAST, Plainly(), large=large)


def _board(count: int = 4, large: bool = False, **changes: object) -> Picture:
    return board_picture(public(count, **{"pack": LOOK, **changes}), CAST, Plainly(), large=large)


def _count(count: object, seats_: int = 4, large: bool = False) -> Picture:
    return count_picture(public(seats_, pack=LOOK), count, CAST, Plainly(), large=large)  # type: ignore[arg-type]


def _rules(chapter: str, large: bool = False) -> Picture:
    """Return a diagram of Minchiate."""
    here = game("minchiate")
    print_ = Print(Plainly(), Names(here.meta.pack.dressed(LOOK)), large=large)
    return finished(
        "rules", draw_diagram(companions("minchiate").diagrams[chapter], print_, ("Minchiate", "Le regole")), ""
    )


KINDS: dict[str, Callable[[], Picture | None]] = {
    "hand of 21": _hand,
    "hand of 21, large print": lambda: _hand(large=True),
    "hand of 8": lambda: _hand(held=HAND[:8], may=()),
    "hand of 5, large print": lambda: _hand(True, HAND[:5], ()),
    "hand of 12, large print": lambda: _hand(True, HAND[:12], HAND[2:4]),
    "hand of 35": lambda: _hand(held=tuple(range(35)), may=(3, 17, 34)),
    "hand, two chosen": lambda: hand_picture(
        seat_view(playable=HAND, pack=LOOK), CAST, Plainly(), chosen=frozenset(HAND[3:5])
    ),
    "trick of four": lambda: _board(trick=FULL),
    "trick of three, stock and declaration": lambda: _board(3, zones=STOCK),
    "trick of two, talon and melds": lambda: _board(2, zones=MELDS),
    "trick of four, declarations": lambda: _board(zones=DECLARED),
    "trick of four, large print": lambda: _board(trick=FULL, large=True),
    "trick of two, large print": lambda: _board(2, large=True),
    "trick with open hands": lambda: _board(seats=seats(open1=HAND, open2=HAND[:7])),
    "trick with short open hands": lambda: _board(seats=seats(open0=HAND[:2], open1=HAND[:1], open3=HAND[:3])),
    "before the play": lambda: _board(trick=None, history=(), zones=ZONES),
    "auction": lambda: board_picture(auction(calls=AUCTION, pack=LOOK), CAST, Plainly()),
    "auction, large print": lambda: board_picture(auction(calls=AUCTION, pack=LOOK), CAST, Plainly(), large=True),
    "last trick": lambda: last_picture(public(pack=LOOK), CAST, Plainly()),
    "cards in rows": lambda: cards_picture("Rubate", HAND, LOOK, Plainly(), game="minchiate"),
    "count": lambda: _count(COUNT),
    "short count": lambda: _count(msgspec.structs.replace(COUNT, lines=COUNT.lines[:2])),
    "count, large print": lambda: _count(COUNT, large=True),
    "long count": lambda: _count(LONG),
    "count of a declarer": lambda: _count(DECLARER, 3),
    "standings": lambda: standings_picture(public(pack=LOOK, counts=(COUNT,)), CAST, Plainly()),
    "rules: the table": lambda: _rules("aim"),
    "rules: the pack": lambda: _rules("cards"),
    "rules: versicole": lambda: _rules("melds"),
    "rules: the deal": lambda: _rules("deal"),
    "rules: tricks": lambda: _rules("play"),
    "rules: tricks, large print": lambda: _rules("play", large=True),
    "standings of two": lambda: standings_picture(public(2, pack=LOOK, counts=(COUNT,)), CAST, Plainly()),
}


def grid(picture: Picture) -> list[str]:
    """Return the picture as rows of figures, 0 black to 9 white."""
    rows = round(picture.height * COLUMNS / picture.width)
    with Image.open(io.BytesIO(picture.data)) as opened:
        small = opened.convert("L").resize((COLUMNS, rows), Image.Resampling.BOX)
    levels = small.tobytes()
    return ["".join(str(level * 10 // 256) for level in levels[y * COLUMNS : (y + 1) * COLUMNS]) for y in range(rows)]


def drawn() -> dict[str, list[str]]:
    """Return the grid of every kind."""
    found: dict[str, list[str]] = {}
    with plain_cards():
        for kind, draw in KINDS.items():
            picture = draw()
            assert picture is not None, kind
            found[kind] = grid(picture)
    return found


def kept() -> dict[str, list[str]]:
    """Return the grids of the file."""
    blocks = FILE.read_text(encoding="utf-8").strip().split("\n\n")
    return {lines[0]: lines[1:] for lines in (block.split("\n") for block in blocks)}


def main() -> None:
    """Write the file."""
    text = "\n\n".join("\n".join([kind, *rows]) for kind, rows in drawn().items())
    FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
