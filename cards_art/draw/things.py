"""Draws objects that figures hold: sceptres, orbs, jugs, mirrors, crosses.

Units are px of the card; positions are measured from the hand that holds the object.
"""

from __future__ import annotations

from cards_art.draw.palette import BLUE, BROWN, GOLD, RED, SKY, STONE, WHITE
from cards_art.draw.shapes import Piece, box, circle, draw, ellipse, flat, line, star


def sceptre(x: float, y: float, length: float = 84) -> str:
    """A rod with a gilt lily, held at a third from its foot."""
    top, foot = y - length * 0.72, y + length * 0.28
    return draw(
        [
            Piece(box(x - 3, top, 6, foot - top), BROWN),
            Piece(circle(x, top, 7), GOLD),
            Piece(star(x, top - 12, 12, 4, 0.5), GOLD),
            Piece(circle(x, foot, 5), GOLD),
        ],
        ink=2.4,
    )


def orb(x: float, y: float, r: float = 17, colour: str = BLUE) -> str:
    """The globe with a cross."""
    return draw(
        [
            Piece(f"M{x - 3},{y - r - 16} h6 v5 h6 v6 h-6 v7 h-6 v-7 h-6 v-6 h6 Z", GOLD),
            Piece(circle(x, y, r), colour),
            flat(f"M{x - r},{y - 3} h{2 * r} v6 h{-2 * r} Z M{x - 3},{y - r} h6 v{r} h-6 Z", GOLD),
        ],
        ink=2.6,
    )


def cross_staff(x: float, y: float, top: float, foot: float) -> str:
    """A tall cross from top to foot."""
    arm = top + 30
    path = f"M{x - 5},{top} h10 v30 h22 v10 h-22 V{foot} h-10 V{arm + 10} h-22 v-10 h22 Z"
    return draw([Piece(path, GOLD)], ink=2.8)


def triple_cross(x: float, top: float, foot: float) -> str:
    """The pope's staff with three bars."""
    bars = "".join(box(x - w, top + 12 + i * 17, 2 * w, 7) for i, w in enumerate((11, 17, 23)))
    return draw([Piece(box(x - 4, top, 8, foot - top), GOLD), Piece(bars, GOLD)], ink=2.6)


def jug(x: float, y: float, turn: float, size: float = 60) -> str:
    """A jug with its middle at x, y."""
    pieces = [
        Piece("M36,8 H64 L60,26 C84,40 84,78 62,90 H38 C16,78 16,40 40,26 Z", GOLD),
        flat("M24,52 H76 V62 H24 Z", RED),
        line("M66,22 C96,22 96,62 78,68", 7, "#B9821A"),
    ]
    body = draw(pieces, x - size / 2, y - size / 2, size, 100, ink=2.6)
    return f'<g transform="rotate({turn} {x:.1f} {y:.1f})">{body}</g>'


def mirror(x: float, y: float) -> str:
    """A round mirror held by its handle at x, y."""
    return draw(
        [
            Piece(box(x - 5, y - 26, 10, 44), GOLD),
            Piece(ellipse(x, y - 56, 34, 40), GOLD),
            Piece(ellipse(x, y - 56, 25, 31), "#DCEBF5"),
            line(f"M{x - 10},{y - 50} l16,-20 M{x - 2},{y - 42} l14,-17", 3.4, WHITE),
        ],
        ink=2.6,
    )


def column(x: float, top: float, foot: float, width: float = 56) -> str:
    """A fluted column around x."""
    half = width / 2
    flutes = "".join(f"M{x - half + width * i / 4:.1f},{top + 30} V{foot - 16} " for i in (1, 2, 3))
    return draw(
        [
            Piece(box(x - half, top + 24, width, foot - top - 36), STONE),
            line(flutes, 2, "#1E171388"),
            Piece(box(x - half - 7, top + 10, width + 14, 16), "#C9C3B2"),
            Piece(box(x - half - 12, top, width + 24, 12), STONE),
            Piece(box(x - half - 9, foot - 14, width + 18, 16), "#C9C3B2"),
        ],
        ink=2.8,
    )


def staff(x: float, y: float, top: float, foot: float, lean: float = 0) -> str:
    """A walking stick through x, y."""
    along = foot - top
    shift = lean * along
    path = f"M{x - 4 + shift * (y - top) / along:.1f},{top} l8,0 l{-shift:.1f},{along} l-8,0 Z"
    return draw([Piece(path, BROWN)], ink=2.4)


def stream(x0: float, y0: float, x1: float, y1: float) -> str:
    """Water poured from one place to another."""
    path = f"M{x0 - 4},{y0} C{x0 - 2},{(y0 + y1) / 2} {x1 - 6},{(y0 + y1) / 2} {x1 - 6},{y1} h12"
    path += f" C{x1 + 6},{(y0 + y1) / 2} {x0 + 8},{(y0 + y1) / 2} {x0 + 6},{y0} Z"
    return draw([Piece(path, SKY)], ink=2.2)


def goblet(x: float, y: float, size: float) -> str:
    """A golden cup that stands on y, its middle at x."""
    return _cup(x, y, size, [])


def chalice(x: float, y: float, size: float = 52) -> str:
    """A golden cup with the host above it, its foot at x, y."""
    return _cup(x, y, size, [Piece(circle(50, -12, 20), WHITE)])


def _cup(x: float, y: float, size: float, above: list[Piece]) -> str:
    pieces = [
        Piece("M34,84 H66 L74,96 H26 Z", GOLD),
        Piece("M44,60 H56 L58,84 H42 Z", GOLD),
        Piece("M18,12 H82 C84,44 70,62 50,62 C30,62 16,44 18,12 Z", GOLD),
        *above,
    ]
    return draw(pieces, x - size / 2, y - size * 0.97, size, 100, ink=2.6)


def bowl(x: float, y: float, size: float = 48) -> str:
    """A begging bowl, its rim at y."""
    half = size / 2
    rim = f"M{x - half},{y} q{half * 0.15},{half} {half},{half} q{half * 0.85},0 {half},{-half} Z"
    return draw([Piece(rim, "#B5793F"), Piece(ellipse(x, y, half, half * 0.32), BROWN)], ink=2.6)
