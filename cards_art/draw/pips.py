"""Draws aces and pip cards: signs in fixed places, bars in a lattice, the small animals of the old packs."""

from __future__ import annotations

from cards_art.draw.bars import lattice, long_baton, long_cudgel, long_sword
from cards_art.draw.frames import suit_card
from cards_art.draw.palette import BROWN, CREAM, GOLD, INK, LEAF, RED, SUITS
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import clip, rays
from cards_art.draw.shapes import Piece, circle, draw
from cards_art.draw.signs import Family, coin

Places = tuple[float, tuple[tuple[float, float], ...]]

PLACES: dict[int, Places] = {
    2: (128, ((150, 186), (150, 358))),
    3: (108, ((150, 112), (150, 248), (150, 384))),
    4: (100, ((86, 212), (214, 212), (86, 372), (214, 372))),
    5: (94, ((86, 206), (214, 206), (150, 292), (86, 378), (214, 378))),
    6: (88, ((88, 190), (212, 190), (88, 292), (212, 292), (88, 394), (212, 394))),
    7: (84, ((150, 108), (88, 200), (212, 200), (88, 298), (212, 298), (88, 396), (212, 396))),
    8: (76, ((68, 198), (150, 198), (232, 198), (109, 294), (191, 294), (68, 390), (150, 390), (232, 390))),
    9: (
        76,
        ((68, 196), (150, 196), (232, 196), (68, 292), (150, 292), (232, 292), (68, 388), (150, 388), (232, 388)),
    ),
    10: (
        74,
        (
            (150, 104), (68, 200), (150, 200), (232, 200), (68, 296), (150, 296), (232, 296), (68, 392), (150, 392),
            (232, 392),
        ),
    ),
}  # fmt: skip
"""Size of the signs and their centres, by their number."""

ANIMALS: dict[tuple[str, int], tuple[str, float, float, float, str]] = {
    ("D", 4): ("bear-head", 150, 292, 74, BROWN),
    ("C", 4): ("monkey", 150, 292, 70, "#B5793F"),
    ("S", 2): ("deer", 150, 388, 86, "#B5793F"),
    ("S", 4): ("cat", 150, 402, 66, "#6B5A4A"),
    ("S", 6): ("fox", 150, 80, 80, "#E8792B"),
    ("S", 8): ("hedgehog", 150, 84, 80, "#8A5631"),
    ("B", 2): ("goose", 150, 392, 80, "#FCF8EC"),
    ("B", 4): ("fox", 150, 404, 60, "#E8792B"),
}
"""The animals of the Florentine pips: pictogram, centre, size, colour."""

BOW = (
    Piece("M146,292 C120,330 104,352 84,366 L96,374 L92,388 C122,372 142,340 152,300 Z", RED),
    Piece("M154,292 C180,330 196,352 216,366 L204,374 L208,388 C178,372 158,340 148,300 Z", RED),
    Piece("M150,286 C128,248 84,250 84,282 C84,312 128,318 150,286 Z", RED),
    Piece("M150,286 C172,248 216,250 216,282 C216,312 172,318 150,286 Z", RED),
    Piece(circle(150, 287, 13), GOLD),
)


def _ace(suit: str, family: Family) -> str:
    crown = (GOLD, RED)
    out = rays(150, 290, 96, 132, 48, SUITS[suit].strip, width=1.8, opacity=0.5)
    if suit == "C":
        return out + family.sign("C")(66, 206, 168, 3) + icon("queen-crown", 108, 112, 84, crown, ink=2.6)
    if suit == "D":
        return out + coin(64, 204, 172, 3, beaded=True) + icon("queen-crown", 108, 112, 84, crown, ink=2.6)
    if suit == "S":
        out += long_sword((150, 120, 150, 442), 26, 2.6)
    else:
        out += (long_cudgel if family.cudgels else long_baton)((150, 126, 150, 440), 28, 2.6)
    out += icon("queen-crown", 100, 232, 100, crown, ink=2.6)
    return out + icon("laurels", 84, 300, 132, LEAF, ink=2.6)


def _spread(suit: str, count: int, family: Family) -> str:
    size, places = PLACES[count]
    sign = family.sign(suit)
    return "".join(sign(x - size / 2, y - size / 2, size, 2.6) for x, y in places)


def _medallion(figure: str, x: float, y: float) -> str:
    """Return a head in a ring that covers the end of its neck."""
    disc = circle(x, y, 36)
    ring = f'<path d="{disc}" fill="none" stroke="{GOLD}" stroke-width="4"/>'
    edge = f'<path d="{circle(x, y, 38.4)}" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    return clip("m", disc) + f'<g clip-path="url(#m)"><path d="{disc}" fill="{CREAM}"/>{figure}</g>' + ring + edge


def pip_card(suit: str, count: int, name: str, family: Family) -> str:
    """Return the ace (1) to the ten of a suit."""
    index = "A" if count == 1 else str(count)
    if count == 1:
        scene = _ace(suit, family)
    elif suit in "CD" or not family.woven:
        scene = _spread(suit, count, family)
    else:
        scene = lattice(count, suit, family) + (
            draw(BOW, ink=2.6) if count == 2 and not (suit == "S" and family.curved) else ""
        )
    animal = ANIMALS.get((suit, count))
    if animal and family.centaurs:
        pictogram, x, y, size, colour = animal
        figure = icon(pictogram, x - size / 2, y - size / 2, size, colour, ink=2.6)
        scene += _medallion(figure, x, y) if pictogram == "bear-head" else figure
    elif suit in "SB" and count % 2 == 0 and family.woven:
        scene += icon("fleur-de-lys", 120, 54, 60, SUITS[suit].strip, ink=0)
    return suit_card(suit, index, name, family.sign(suit), scene)
