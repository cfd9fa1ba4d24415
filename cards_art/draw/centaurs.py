"""Half man, half horse: the archer of the zodiac and the knights of the Florentine pack (units: px of the card).

It looks left and stands at y 404; the hands are where :func:`grip` says.
"""

from __future__ import annotations

from cards_art.draw.palette import BROWN, DARK, GOLD, WHITE
from cards_art.draw.robed import Look, hand, robed
from cards_art.draw.shapes import Piece, circle, draw, flat, line

PLACE = (8, 135, 204)
"""The square of the rider's half: x, y and size."""
HORSE = (10, 40, 270)
"""The same for the horse, which is drawn in 300 units."""

FAR = "M206,306 L214,392 L194,392 L184,312 Z M148,310 L172,346 L150,380 L134,368 L146,346 L128,318 Z"
BACK = (
    "M88,232 C110,222 136,226 160,222 C196,214 236,204 258,224 C274,240 272,276 258,300 C252,312 254,326 256,340"
    " L260,392 L236,392 L228,342 C224,324 214,316 204,314 C180,326 152,326 136,316 L118,352 L86,362 L76,346"
    " L100,334 C88,316 78,290 78,262 C78,248 82,238 88,232 Z"
)
SHADE = (
    "M266,252 C268,276 246,298 212,304 C170,312 116,306 82,290 C88,310 96,324 102,334 L88,341 L92,361 L118,352 L136,316"
    " C152,326 180,326 204,314 C214,316 224,324 228,342 L235,386 L259,386 L256,340 C254,326 252,312 258,300"
    " C266,286 270,268 266,252 Z"
)
HOOVES = "M235,384 H261 L265,404 H232 Z M76,346 L88,340 L100,360 L80,368 L70,356 Z"
FAR_HOOVES = "M193,384 H215 L219,402 H190 Z M150,380 L134,368 L126,384 L138,396 Z"
TAIL = "M254,222 C286,208 302,244 292,292 C288,318 282,338 264,352 C274,326 272,296 262,270 C256,254 250,244 244,238 Z"


def horse(coat: str, shade: str, tail: str, hoof: str = DARK) -> list[Piece]:
    """The horse, one fore leg lifted."""
    return [
        Piece(TAIL, tail),
        line("M262,228 C284,236 284,282 276,322", 2.4, "#1E171355"),
        Piece(FAR, shade),
        Piece(FAR_HOOVES, hoof),
        Piece(BACK, coat),
        flat(SHADE, shade),
        Piece(HOOVES, hoof),
    ]


def skirt(cloth: str, trim: str = GOLD) -> list[Piece]:
    """Return the lower edge of the coat, over the horse's back."""
    return [
        Piece("M78,230 L140,230 C146,246 152,262 150,276 L136,270 L124,282 L110,272 L96,282 L84,270 L70,272"
              " C70,256 74,242 78,230 Z", cloth),
        Piece("M76,226 L142,226 L145,240 L73,240 Z", trim),
        flat("".join(circle(x, 233, 2.6) for x in (90, 109, 128)), "#C8342C"),
    ]  # fmt: skip


def centaur(look: Look, coat: str, shade: str, tail: str = BROWN, *, halo: str | None = None) -> str:
    """Return the whole figure. ``look`` is that of the human half; its robe is the coat."""
    body, cloth = horse(coat, shade, tail), skirt(look.robe, look.trim)
    rim = ""
    if halo:
        rim = draw(body, *HORSE, halo=halo) + robed(look, *PLACE, half=True, halo=halo)
    return rim + draw(body, *HORSE) + robed(look, *PLACE, half=True) + draw(cloth, 0, 7, ink=2.8)


def grip(look: Look, *, left: bool = False) -> tuple[float, float]:
    """Return the position of a hand."""
    return hand(look, *PLACE, left=left)


def bow(x: float, y: float, reach: float = 62) -> str:
    """A bent bow held at x, y, its string drawn to the right."""
    top, foot = y - reach, y + reach
    wood = f"M{x + 14},{top} C{x - 14},{top + 22} {x - 14},{foot - 22} {x + 14},{foot}"
    return draw([line(wood, 10), line(wood, 5.4, "#C98B3A")], ink=0)


def arrow(x: float, y: float, nock: float, reach: float = 62) -> str:
    """Draw the string from the bow at x, y to the hand at ``nock`` and the arrow that lies on it."""
    string = f"M{x + 14},{y - reach} L{nock},{y} L{x + 14},{y + reach}"
    tip = x - 26
    return draw(
        [
            line(string, 3.4, "#1E1713"),
            line(string, 1.6, "#FFF3D2"),
            line(f"M{nock},{y} H{tip + 10}", 6.4),
            line(f"M{nock},{y} H{tip + 10}", 3.2, "#C98B3A"),
            Piece(f"M{tip},{y} l18,-8 l-4,8 l4,8 Z", "#9DB9D6"),
            Piece(f"M{nock - 2},{y} l-12,-8 h-9 l10,8 l-10,8 h9 Z", WHITE),
        ],
        ink=2,
    )
