"""Square pictures of cards for use as emojis: the figure of a card over its sign, readable at 22 px.

A picture shows no pack, so cards of several packs that look the same in small share one. Its name says what it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from cards_art.draw.deck import LANGUAGES, Courts, Drawing, Suit, Trump
from cards_art.draw.decks import bologna, chinze, minchiate, mineo, terziglio
from cards_art.draw.frames import row_of_stars
from cards_art.draw.lettering import INDEX, text
from cards_art.draw.palette import INK, PALE_GOLD, PAPER, RULE, STEEL, SUITS, TRUMPS, WOOD
from cards_art.draw.pictogram import icon
from cards_art.draw.scenes.folk import PALE_CAP
from cards_art.draw.shapes import Piece, box, draw, line
from cards_art.draw.signs import Family, scimitar

SIZE = 128
"""Width and height in px: what Discord shows at most."""

THEMES = ("dark", "light")
"""The clients' backgrounds. On a light one an ivory card needs a rim, on a dark one it is larger without."""

SIGNS = {"C": "cups", "D": "coins", "S": "swords", "B": "batons"}
CURVED, KNOBBLY = "sabres", "cudgels"


class Emoji(NamedTuple):
    """The emoji of a card: its name without the theme, and its drawing by theme."""

    name: str
    drawing: Callable[[str], str]


ByLanguage = dict[str, Emoji]


def _document(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">{body}</svg>'


def _square(inset: float, fill: str, rim: str, width: float) -> str:
    """Return a square with round corners whose rim, ``width`` px wide, ends ``inset`` px before the edge."""
    edge = inset + width / 2
    side = SIZE - 2 * edge
    return (
        f'<rect x="{edge:g}" y="{edge:g}" width="{side:g}" height="{side:g}" rx="{24 - edge:g}" fill="{fill}"'
        f' stroke="{rim}" stroke-width="{width:g}"/>'
    )


def suit_emoji(index: str, sign: str, family: Family) -> Emoji:
    """Return the emoji of a suit card: its figure over the sign, on ivory."""

    def drawing(theme: str) -> str:
        colours = SUITS[sign]
        ground = _square(0, PAPER, INK, 2) if theme == "dark" else _square(0, PAPER, colours.strip, 6)
        rim = (colours.outline, 7) if colours.outline else None
        # A letter that descends below the line is drawn smaller and higher, clear of the sign.
        size, baseline = (74, 53) if "g" in index else (80, 60) if "Q" in index else (90, 65)
        widest = 92 if rim else 100
        track = -2 if len(index) > 1 else 0
        figure = text(INDEX, index, 64, baseline, size, colours.figure, track=track, widest=widest, rim=rim)
        shown = figure + family.sign(sign)(38.5, 72, 51, 2.6)
        if theme == "light":  # Clear of the rim.
            shown = f'<g transform="translate(4.5,4.5) scale(.93)">{shown}</g>'
        return _document(ground + shown)

    named = KNOBBLY if sign == "B" and family.cudgels else CURVED if sign == "S" and family.curved else SIGNS[sign]
    return Emoji(f"{named}_{index.lower()}", drawing)


def _dark_emoji(name: str, kind: str, body: Drawing) -> Emoji:
    def drawing(theme: str) -> str:
        head = TRUMPS[kind].head
        ground = _square(0, head, RULE, 6) if theme == "dark" else _square(0, INK, INK, 2) + _square(2.5, head, RULE, 6)
        return _document(ground + body())

    return Emoji(name, drawing)


def numbered_emoji(kind: str, number: int) -> Emoji:
    """Return the emoji of a trump that shows its number, on the colour of its class."""
    track = -2 if number > 9 else 0
    return _dark_emoji(
        f"trump_{number}_{kind}",
        kind,
        lambda: text(INDEX, str(number), 64, 94, 106, PALE_GOLD, track=track, widest=100),
    )


def _pictogram(name: str, shown: str, kind: str, colours: str | tuple[str, ...] = PALE_GOLD, stars: int = 0) -> Emoji:
    """Return the emoji of a trump without a number; a higher card has more stars."""

    def body() -> str:
        if not stars:
            return icon(shown, 18, 17, 92, colours, ink=0)
        row = f'<g transform="translate(-86,51)">{row_of_stars(stars, 11)}</g>'
        return icon(shown, 29, 14, 70, colours, ink=0) + row

    return _dark_emoji(name, kind, body)


ATTRIBUTES: tuple[Drawing, ...] = (
    lambda: draw([
        Piece("M40,78 C52,112 76,112 88,78 L93,81 C80,122 48,122 35,81 Z", WOOD), line("M37,79 H91", 3.4, PALE_GOLD),
    ], 0, 0, 128, 128, ink=1.6),
    lambda: draw([
        Piece(box(30, 93, 62, 8), WOOD), Piece("M86,84 L112,97 L86,110 Z", STEEL),
    ], 0, 0, 128, 128, ink=1.6),
    lambda: f'<g transform="rotate(62 64 96)">{scimitar(38, 70, 52, 2.2)}</g>',
    lambda: icon("tied-scroll", 40, 70, 50, "#F3E3BC", ink=1.6),
)  # fmt: skip
"""What each of the four Moors holds, below his turban."""


def _moor(which: int) -> Emoji:
    name = ("moor_bow", "moor_lance", "moor_sabre", "moor_scroll")[which]
    cap = bologna.MOOR_CAPS[which]
    return _dark_emoji(name, "papi", lambda: icon("turban", 32, 8, 64, cap, ink=0) + ATTRIBUTES[which]())


FOOL = _pictogram("fool", "jester-hat", "matto", PALE_CAP)


def _suits(
    suits: Iterable[Suit],
    counts: Iterable[int],
    courts: Courts,
    family: Family,
    card_id: Callable[[str, int | str], str],
) -> dict[str, ByLanguage]:
    found: dict[str, ByLanguage] = {}
    chosen = tuple(counts)
    for suit in suits:
        for count in chosen:
            pip = suit_emoji("A" if count == 1 else str(count), suit.sign, family)
            found[card_id(suit.letter, count)] = dict.fromkeys(LANGUAGES, pip)
        for rank in courts.names:
            found[card_id(suit.letter, rank)] = {
                language: suit_emoji(courts.letters[language][rank], suit.sign, family) for language in LANGUAGES
            }
    return found


def _numbered(trumps: Iterable[Trump], card_id: Callable[[int], str]) -> dict[str, ByLanguage]:
    return {
        card_id(number): dict.fromkeys(LANGUAGES, numbered_emoji(trump.kind, number))
        for number, trump in enumerate(trumps, 1)
    }


def _everywhere(cards: dict[str, Emoji]) -> dict[str, ByLanguage]:
    return {card_id: dict.fromkeys(LANGUAGES, emoji) for card_id, emoji in cards.items()}


def _common(letter: str, rank: int | str) -> str:
    return f"{letter}{'A' if rank == 1 else rank}"


def _minchiate(letter: str, rank: int | str) -> str:
    return f"{letter}{minchiate.NUMBERS[rank] if isinstance(rank, str) else f'{rank:02d}'}"


def _mineo(letter: str, rank: int | str) -> str:
    return f"{letter}{mineo.LETTERS.get(str(rank), rank)}"


def _bologna() -> dict[str, Emoji]:
    cards = {f"T{rank}": numbered_emoji(trump.kind, number) for rank, (number, trump) in bologna.NUMBERED.items()}
    for rank, (stars, trump) in bologna.HIGHEST.items():
        name = {"Mondo": "world", "Angelo": "angel", "Sole": "sun", "Luna": "moon"}[trump.name]
        cards[f"T{rank}"] = _pictogram(name, trump.emblem, trump.kind, stars=stars)
    cards |= {f"T{rank}": _moor(5 - rank) for rank in (5, 4, 3, 2)}
    return {**cards, "T1": _pictogram("juggler", "dice-six-faces-five", "papi"), "MAT": FOOL}


EMOJIS: dict[str, dict[str, ByLanguage]] = {
    "minchiate": {
        **_suits(minchiate.SUITS, range(1, 11), minchiate.COURTS, minchiate.FAMILY, _minchiate),
        **_numbered(minchiate.TRUMPS, lambda number: f"T{number:02d}"),
        **_everywhere({"M00": FOOL}),
    },
    "terziglio": {
        **_suits(terziglio.SUITS, terziglio.COUNTS, terziglio.COURTS, terziglio.FAMILY, _common),
        **_numbered(terziglio.TRUMPS, lambda number: f"T{number}"),
        **_everywhere({"MAT": FOOL}),
    },
    "bologna": {
        **_suits(terziglio.SUITS, terziglio.COUNTS, terziglio.COURTS, bologna.FAMILY, _common),
        **_everywhere(_bologna()),
    },
    "chinze": {
        **_suits(chinze.SUITS, chinze.COUNTS, terziglio.COURTS, chinze.FAMILY, _common),
        **_numbered(chinze.TRUMPS, lambda number: f"T{number}"),
        **_everywhere({"MAT": FOOL}),
    },
    "mineo": {
        **_suits(mineo.SUITS, range(5, 11), mineo.COURTS, mineo.FAMILY, _mineo),
        **_suits([suit for suit in mineo.SUITS if suit.sign == "D"], (4,), mineo.COURTS, mineo.FAMILY, _mineo),
        **_numbered(mineo.TRUMPS, lambda number: f"T{number}"),
        **_everywhere({"T0": _pictogram("misery", "bindle", "papi"), "F": FOOL}),
    },
}
"""The emoji of every card by pack, card id and language."""
