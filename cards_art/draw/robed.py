"""Figures in long robes, from the front, in squares of 512 units: virtues, rulers, old men.

A figure is put together from a robe, a mantle, two arms and a head; its hands are where :func:`hand` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cards_art.draw.palette import BROWN, GOLD, LEAF, RED, SKIN, STEEL, WHITE
from cards_art.draw.shapes import Piece, circle, draw, ellipse, face, flat, line

BOX = 512
AUBURN = "#B5652B"
FAIR = "#D9962E"
GREY = "#E4DFD3"


class Arm(NamedTuple):
    """The sleeve on the right of the picture and the position of its hand."""

    sleeve: str
    hand: tuple[float, float]


ARMS = {
    "out": Arm("M312,178 C362,186 394,206 414,240 L384,264 C362,238 338,228 312,224 Z", (406, 260)),
    "down": Arm("M312,178 C356,206 370,246 360,300 L326,294 C332,258 322,234 302,218 Z", (344, 306)),
    "up": Arm("M308,176 C346,186 372,166 384,126 L418,138 C412,198 366,236 312,226 Z", (404, 118)),
    "fold": Arm("M312,178 C362,206 358,266 310,282 L266,270 L272,240 L300,240 C306,230 306,220 302,214 Z", (258, 254)),
}
"""Poses of an arm; the left one is mirrored."""


class Look(NamedTuple):
    """Colours and build of a figure.

    ``head`` is crown, tiara, wreath, hood, veil, cap, helm, turban or bare; ``arms`` are the left and
    the right one, as ARMS names them.
    """

    robe: str
    mantle: str
    sleeves: str = WHITE
    hair: str = AUBURN
    head: str = "crown"
    arms: tuple[str, str] = ("down", "out")
    beard: bool = False
    long_hair: bool = True
    seated: bool = False
    skin: str = SKIN
    trim: str = GOLD


def mirrored(path: str) -> str:
    """Return a path of absolute commands reflected about the middle of the square."""
    out: list[str] = []
    for word in path.replace(",", " ").split():
        letter = word[0] if word[0].isalpha() else ""
        out.append(letter + " " + word[len(letter) :] if letter and len(word) > 1 else word)
    words = " ".join(out).split()
    turned: list[str] = []
    across = True
    for word in words:
        if word.isalpha():
            turned.append(word)
            across = True
        else:
            turned.append(f"{508 - float(word):g}" if across else word)
            across = not across
    return " ".join(turned)


def _lower(look: Look) -> list[Piece]:
    hem = "M150,440 C230,456 280,456 358,440 L362,458 C280,474 230,474 146,458 Z"
    if not look.seated:
        return [
            Piece("M182,268 L326,268 C352,350 372,430 384,490 L124,490 C136,430 156,350 182,268 Z", look.robe),
            flat(hem, look.trim),
            line("M222,290 C216,350 206,400 200,436 M286,290 C292,350 302,400 308,436", 5, "#1E171355"),
        ]
    return [
        Piece(ellipse(206, 484, 32, 14), BROWN),
        Piece(ellipse(302, 484, 32, 14), BROWN),
        Piece(
            "M186,256 L322,256 C344,290 372,322 380,366 C382,400 374,440 368,474 C300,484 208,484 140,474"
            " C134,440 126,400 128,366 C136,322 164,290 186,256 Z",
            look.robe,
        ),
        flat("M232,274 L276,274 L292,480 L216,480 Z", look.mantle),
        flat("M138,452 C208,464 300,464 370,452 L367,474 C300,484 208,484 141,474 Z", look.trim),
        line("M140,378 C152,346 204,346 222,392 M286,392 C304,346 356,346 368,378", 6, "#1E171388"),
        line("M222,392 C218,420 214,440 214,458 M286,392 C290,420 294,440 294,458", 5, "#1E171366"),
    ]


def _mantle(look: Look) -> list[Piece]:
    if look.seated:
        side = "M312,176 C360,200 372,262 384,392 L330,330 L302,214 Z"
    else:
        side = "M312,176 C362,204 384,300 398,486 L336,490 L302,214 Z"
    return [Piece(side, look.mantle), Piece(mirrored(side), look.mantle)]


def _body(look: Look) -> list[Piece]:
    out = [
        Piece("M196,176 L312,176 L326,272 L182,272 Z", look.robe),
        Piece("M184,254 L324,254 L328,274 L180,274 Z", look.trim),
    ]
    left, right = ARMS[look.arms[0]], ARMS[look.arms[1]]
    for path, (x, y) in ((mirrored(left.sleeve), (508 - left.hand[0], left.hand[1])), (right.sleeve, right.hand)):
        out += [Piece(path, look.sleeves), Piece(circle(x, y, 18), look.skin)]
    collar = "M208,170 Q254,206 300,170 L304,190 Q254,228 204,190 Z"
    return [*out, Piece(collar, look.trim if look.beard else look.skin)]


def _hair(look: Look) -> list[Piece]:
    if look.head in ("hood", "veil", "turban"):
        return []
    if look.long_hair:
        path = (
            "M190,112 C180,180 196,214 214,222 L222,172 L288,172 L296,222 C314,214 328,180 318,112"
            " C316,60 280,36 254,36 C228,36 192,60 190,112 Z"
        )
    else:
        path = "M202,92 C198,140 206,160 214,166 L294,166 C302,160 310,140 306,92 C296,50 214,50 202,92 Z"
    return [Piece(path, look.hair)]


CROWN = (
    Piece("M204,94 L196,40 L228,66 L254,26 L280,66 L312,40 L304,94 Q254,76 204,94 Z", GOLD),
    flat(circle(254, 72, 7) + circle(220, 78, 5) + circle(288, 78, 5), RED),
)
TIARA = (
    Piece("M208,94 C200,50 228,6 254,-10 C280,6 308,50 300,94 Q254,76 208,94 Z", WHITE),
    flat("M206,76 Q254,58 302,76 L300,94 Q254,76 208,94 Z", GOLD),
    flat("M211,46 Q254,30 297,46 L302,60 Q254,44 206,60 Z", GOLD),
    flat("M226,20 Q254,8 282,20 L290,32 Q254,18 218,32 Z", GOLD),
    Piece("M249,-32 h10 v8 h8 v9 h-8 v10 h-10 v-10 h-8 v-9 h8 Z", GOLD),
)
WREATH = (
    Piece("M196,88 C214,52 294,52 312,88 L306,100 C286,72 222,72 202,100 Z", LEAF),
    Piece(circle(222, 70, 11), RED),
    Piece(circle(254, 60, 11), WHITE),
    Piece(circle(286, 70, 11), RED),
)
FRINGE = "M210,98 C222,66 286,66 298,98 C276,84 232,84 210,98 Z"
HOOD = (
    "M186,232 C166,110 196,30 262,30 C330,34 342,130 322,232 C310,214 300,206 292,202 C304,150 298,92 254,82"
    " C210,92 204,150 216,202 C208,206 198,214 186,232 Z"
)


def _cap(colour: str, trim: str = GOLD, _: str = WHITE) -> tuple[Piece, ...]:
    return (
        Piece("M188,88 C190,44 236,22 284,30 C316,36 330,62 324,84 C280,70 232,72 188,88 Z", colour),
        Piece("M182,86 C226,66 288,66 330,84 L328,98 C288,82 228,84 186,102 Z", trim),
        Piece("M306,50 C340,0 396,0 420,34 C384,30 350,50 322,76 Z", WHITE),
    )


def _helm(*_: str) -> tuple[Piece, ...]:
    return (
        Piece("M250,30 C236,-14 286,-26 312,6 C286,0 270,10 262,30 Z", RED),
        Piece("M200,106 C194,46 224,22 254,22 C284,22 314,46 308,106 L294,92 C280,82 228,82 214,92 Z", STEEL),
        flat("M214,92 C228,82 280,82 294,92 L296,80 C280,70 228,70 212,80 Z", GOLD),
    )


def _turban(_: str, cloth: str = GOLD, plume: str = WHITE) -> tuple[Piece, ...]:
    return (
        Piece("M250,22 C226,-14 240,-50 256,-66 C272,-50 286,-14 262,22 Z", plume),
        Piece("M186,104 C166,40 214,8 254,8 C294,8 342,40 322,104 C286,82 222,82 186,104 Z", cloth),
        flat("M186,104 C176,60 214,30 266,12 C224,40 214,60 218,90 C206,94 196,98 186,104 Z", WHITE),
        flat("M322,104 C332,64 306,38 282,26 C300,52 300,70 294,91 C304,94 314,98 322,104 Z", WHITE),
        Piece(circle(256, 30, 12), RED),
    )


def _brim(colour: str, trim: str = GOLD, _: str = WHITE) -> tuple[Piece, ...]:
    return (
        Piece("M206,84 C204,36 226,20 254,20 C282,20 304,36 302,84 Z", colour),
        flat("M206,70 Q254,54 302,70 L302,86 Q254,72 206,86 Z", trim),
        Piece("M160,96 C196,68 312,68 348,96 C320,104 286,90 254,90 C222,90 188,104 160,96 Z", colour),
        Piece("M222,40 C196,8 160,2 140,22 C168,26 190,44 208,66 Z", WHITE),
    )


def _liripipe(colour: str, trim: str = GOLD, _: str = WHITE) -> tuple[Piece, ...]:
    return (
        Piece("M300,60 C352,70 360,120 346,176 L330,172 C336,130 326,104 292,98 Z", colour),
        Piece("M196,100 C186,40 222,20 256,20 C296,20 322,48 314,100 C286,80 226,80 196,100 Z", colour),
        Piece("M190,96 C222,72 290,72 320,96 L316,112 C288,90 224,90 194,112 Z", trim),
    )


HATS: dict[str, Callable[..., tuple[Piece, ...]]] = {
    "cap": _cap,
    "helm": _helm,
    "turban": _turban,
    "brim": _brim,
    "hood": _liripipe,
}
"""Hats by name, for a head at 254, 118: drawn in a colour, a trim and that of the sleeves. A ``Look`` with a hood wears
the cowl of an old man instead."""


def _head(look: Look) -> list[Piece]:
    out = [Piece(ellipse(254, 120, 38, 48), look.skin)]
    if look.head != "hood" and look.long_hair and look.head != "veil":
        out.append(flat(FRINGE, look.hair))
    if look.beard:
        beard = (
            "M214,124 C206,190 234,236 254,246 C274,236 302,190 294,124 C288,148 272,142 254,142"
            " C236,142 220,148 214,124 Z"
        )
        out.append(Piece(beard, look.hair))
    if look.head == "crown":
        out += CROWN
    elif look.head == "tiara":
        out += TIARA
    elif look.head == "wreath":
        out += WREATH
    elif look.head == "hood":
        out.append(Piece(HOOD, look.mantle))
    elif look.head in HATS:
        out += HATS[look.head](look.mantle, look.trim, look.sleeves)
    elif look.head == "veil":
        out += [Piece(HOOD, look.sleeves), *CROWN]
    return out


def robed(
    look: Look, x: float, y: float, size: float, *, ink: float = 3.2, halo: str | None = None, half: bool = False
) -> str:
    """Return the figure in the square at x, y; its feet are at 0.955 of the height. ``half`` ends it at the belt."""
    lower = [] if half else [*_mantle(look), *_lower(look)]
    pieces = [*lower, *_hair(look), *_body(look), *_head(look)]
    scale = size / BOX
    lips = RED if look.skin == SKIN else "#7E2A22"
    return draw(pieces, x, y, size, BOX, ink=ink, halo=halo) + face(
        x + 254 * scale, y + 121 * scale, 78 * scale, 96 * scale, lips=lips
    )


def hand(look: Look, x: float, y: float, size: float, *, left: bool = False) -> tuple[float, float]:
    """Return the position of a hand of the figure, in px of the card."""
    across, down = ARMS[look.arms[0 if left else 1]].hand
    scale = size / BOX
    return x + (508 - across if left else across) * scale, y + down * scale


def throne(x: float, y: float, size: float, wood: str = "#C79A55", cloth: str = "#8A2F3A") -> str:
    """The seat behind a seated figure in the same square."""
    pieces = [
        Piece("M140,96 C140,40 200,8 254,2 C308,8 368,40 368,96 L376,480 L132,480 Z", wood),
        flat("M160,104 C162,60 212,34 254,28 C296,34 346,60 348,104 L352,300 L156,300 Z", cloth),
        Piece(circle(140, 92, 17), GOLD),
        Piece(circle(368, 92, 17), GOLD),
        Piece("M70,300 H140 V484 H64 Z", wood),
        Piece("M368,300 H438 L444,484 H368 Z", wood),
        Piece("M60,286 H150 V310 H60 Z", GOLD),
        Piece("M358,286 H448 V310 H358 Z", GOLD),
    ]
    return draw(pieces, x, y, size, BOX)
