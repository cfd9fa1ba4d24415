"""People drawn here (in squares of 512 units): pages, maids, twins, Moors."""

from __future__ import annotations

from cards_art.draw.palette import BLUE, BROWN, GOLD, LEAF, RED, SKIN, WHITE
from cards_art.draw.shapes import Piece, circle, draw, ellipse, face, flat, line

BOX = 512
LEFT_ARM = 8
"""Positions of the sleeve on the left of the picture, and of its hand, among the pieces of a page."""


def page(coat: str, hose: str) -> list[Piece]:
    """A young man with a feathered cap, one hand out to hold a sign."""
    return [
        Piece("M196,470 L212,330 L256,330 L248,470 Z", hose),
        Piece("M262,330 L306,330 L330,470 L280,470 Z", hose),
        Piece("M176,474 Q210,456 250,470 L250,494 L172,494 Z", BROWN),
        Piece("M276,470 Q310,458 336,474 L350,494 L276,494 Z", BROWN),
        Piece("M190,176 L318,176 L350,342 L156,342 Z", coat),
        flat("M182,268 L332,268 L336,290 L176,290 Z", GOLD),
        Piece("M318,178 C364,196 392,216 408,252 L376,272 C360,240 340,226 316,222 Z", hose),
        Piece(ellipse(402, 270, 20, 20), SKIN),
        Piece("M192,178 C150,206 134,252 146,306 L178,300 C170,262 184,230 206,214 Z", hose),
        Piece(ellipse(162, 312, 19, 19), SKIN),
        Piece("M206,168 Q254,200 302,168 L302,196 Q254,222 206,196 Z", WHITE),
        Piece("M200,92 C196,150 206,168 214,172 L294,172 C302,168 312,150 308,92 Z", BROWN),
        Piece(ellipse(254, 118, 40, 50), SKIN),
        Piece("M188,88 C190,44 236,22 284,30 C316,36 330,62 324,84 C280,70 232,72 188,88 Z", coat),
        Piece("M182,86 C226,66 288,66 330,84 L328,98 C288,82 228,84 186,102 Z", GOLD),
        Piece("M306,50 C340,0 396,0 420,34 C384,30 350,50 322,76 Z", WHITE),
    ]


def maid(bodice: str, skirt: str, hair: str = "#B5652B") -> list[Piece]:
    """A young woman with a wreath of flowers, one hand out to hold a sign."""
    return [
        Piece("M182,268 L326,268 C352,350 372,430 384,490 L124,490 C136,430 156,350 182,268 Z", skirt),
        flat("M150,440 C230,456 280,456 358,440 L362,458 C280,474 230,474 146,458 Z", GOLD),
        flat("M236,272 L272,272 L292,488 L216,488 Z", WHITE),
        Piece("M196,176 L312,176 L326,272 L182,272 Z", bodice),
        Piece("M182,262 L326,262 L328,282 L180,282 Z", GOLD),
        Piece("M312,178 C362,186 394,206 414,240 L384,262 C362,236 338,226 312,222 Z", WHITE),
        Piece(ellipse(406, 258, 19, 19), SKIN),
        Piece("M196,178 C154,206 140,246 150,298 L182,292 C176,256 188,232 206,216 Z", WHITE),
        Piece(ellipse(166, 304, 18, 18), SKIN),
        Piece("M214,168 Q254,206 294,168 L300,186 Q254,226 208,186 Z", SKIN),
        Piece(
            "M190,112 C180,180 196,214 214,222 L222,172 L288,172 L296,222 C314,214 328,180 318,112"
            " C316,60 280,36 254,36 C228,36 192,60 190,112 Z",
            hair,
        ),
        Piece(ellipse(254, 120, 38, 48), SKIN),
        flat("M210,96 C222,66 286,66 298,96 C276,82 232,82 210,96 Z", hair),
        Piece("M196,88 C214,52 294,52 312,88 L306,100 C286,72 222,72 202,100 Z", LEAF),
        Piece(circle(222, 70, 11), RED),
        Piece(circle(254, 60, 11), WHITE),
        Piece(circle(286, 70, 11), RED),
    ]


def twin(tunic: str, hair: str = "#D9962E", cloak: str = "") -> list[Piece]:
    """A child with one arm out to the other's shoulder; ``cloak``, if given, is a colour and adds a cloak and a
    wreath."""
    behind = "M206,172 C160,204 128,300 120,420 L168,410 L196,430 L230,300 L300,300 L316,178 Z"
    worn = [
        Piece("M196,176 C222,196 246,206 268,208 L230,264 C206,250 190,220 190,186 Z", cloak),
        Piece(circle(256, 206, 11), GOLD),
    ]
    wreath = [
        Piece("M190,84 C214,44 298,44 322,84 L316,100 C288,66 224,66 196,100 Z", LEAF),
        flat(circle(222, 70, 9) + circle(290, 70, 9), RED),
        flat(circle(256, 60, 9), WHITE),
    ]
    return [
        *([Piece(behind, cloak)] if cloak else []),
        Piece("M214,330 L250,330 L246,476 L216,476 Z", SKIN),
        Piece("M262,330 L298,330 L298,476 L268,476 Z", SKIN),
        Piece("M206,470 Q228,458 252,472 L252,494 L200,494 Z", GOLD),
        Piece("M262,472 Q286,458 308,470 L316,494 L262,494 Z", GOLD),
        flat("M214,448 h34 v8 h-34 Z M266,448 h32 v8 h-32 Z M215,428 h33 v8 h-33 Z M266,428 h32 v8 h-32 Z", GOLD),
        Piece("M196,176 L316,176 L338,350 L174,350 Z", tunic),
        flat("M178,326 L335,326 L338,350 L174,350 Z", GOLD),
        flat("M186,268 L326,268 L329,288 L183,288 Z", GOLD),
        line("M222,292 L214,326 M256,292 V326 M290,292 L298,326", 5, "#1E171355"),
        *(worn if cloak else [flat("M196,176 L230,176 L300,268 L270,268 Z", WHITE, 'opacity=".35"')]),
        Piece("M316,178 C364,190 400,206 440,206 L440,240 C400,244 350,234 316,222 Z", SKIN),
        Piece("M196,178 C158,206 142,252 150,306 L180,302 C176,262 188,230 206,214 Z", SKIN),
        Piece(ellipse(165, 310, 19, 19), SKIN),
        Piece(
            "M192,120 C176,60 210,24 256,24 C302,24 336,60 320,120 C326,150 312,168 298,172 L214,172"
            " C200,168 186,150 192,120 Z",
            hair,
        ),
        Piece(ellipse(256, 120, 40, 50), SKIN),
        flat("M206,100 C222,64 290,64 306,100 C280,84 232,84 206,100 Z", hair),
        *(wreath if cloak else []),
    ]


def standing(
    pieces: list[Piece],
    x: float,
    y: float,
    size: float,
    *,
    flip: bool = False,
    ink: float = 3.4,
    halo: str | None = None,
) -> str:
    """A page, maid or twin with a face, in the square at x, y."""
    scale = size / BOX
    middle = BOX - 255 if flip else 255
    return draw(pieces, x, y, size, BOX, ink=ink, flip=flip, halo=halo) + face(
        x + middle * scale, y + 121 * scale, 78 * scale, 98 * scale
    )


def hanged(x: float, y: float, size: float) -> str:
    """A man head down, by one foot, the other leg bent; the rope's end is at the middle of the upper edge + 0.04."""
    pieces = [
        Piece("M214,330 L252,330 L250,470 L220,470 Z", BLUE),
        Piece("M258,330 L302,330 L316,400 L246,432 L234,404 L276,384 Z", BLUE),
        Piece("M206,466 Q228,456 256,468 L256,490 L204,490 Z", BROWN),
        Piece("M226,398 L250,392 L258,436 L232,444 Z", BROWN),
        Piece("M316,178 C352,196 366,240 344,292 L312,276 L306,214 Z", GOLD),
        Piece("M194,178 C158,196 144,240 166,292 L198,276 L204,214 Z", GOLD),
        Piece("M190,176 L318,176 L336,336 L172,336 Z", RED),
        flat("M180,268 L328,268 L331,288 L178,288 Z", GOLD),
        Piece("M206,168 Q254,200 302,168 L302,194 Q254,220 206,194 Z", WHITE),
        Piece(
            "M204,84 L196,40 L226,58 L240,26 L262,56 L286,30 L292,64 L316,50 L306,96 C296,150 214,150 204,84 Z", BROWN
        ),
        Piece(ellipse(254, 120, 38, 48), SKIN),
        flat("M216,100 C226,74 284,74 292,100 C274,88 234,88 216,100 Z", BROWN),
    ]
    scale = size / BOX
    body = draw(pieces, x, y, size, BOX, ink=3) + face(x + 254 * scale, y + 121 * scale, 78 * scale, 98 * scale)
    return f'<g transform="rotate(180 {x + size / 2:.1f} {y + size / 2:.1f})">{body}</g>'
