"""The wheel of Fortune, and the devil in his fire."""

from __future__ import annotations

import math

from cards_art.draw.figures import page, standing
from cards_art.draw.palette import BLUE, BROWN, DARK, GOLD, GREEN, INK, OAK, ORANGE, RED, STEEL, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.robed import Look, robed
from cards_art.draw.scenery import sunburst
from cards_art.draw.scenes.fates import bare_land
from cards_art.draw.shapes import Piece, box, circle, draw, ellipse, flat, line

HUB = (150, 288)
RIM = 80
SPOKES = 8


def _turned(body: str, angle: float, x: float, y: float) -> str:
    return f'<g transform="rotate({angle} {x} {y})">{body}</g>'


def wheel() -> str:
    """One climbs, one reigns, one falls, as Fortune turns her wheel by its crank."""
    x, y = HUB
    posts = [
        Piece(
            f"M{x - 12},{y} L{x - 46},414 H{x - 66} L{x - 20},{y - 8} Z M{x + 12},{y} L{x + 46},414 H{x + 66}"
            f" L{x + 20},{y - 8} Z",
            BROWN,
        ),
        Piece(box(66, 404, 168, 14), OAK),
    ]
    spokes = ""
    for step in range(SPOKES):
        angle = math.pi * 2 * step / SPOKES + math.pi / 8
        spokes += f"M{x},{y} L{x + RIM * math.cos(angle):.1f},{y + RIM * math.sin(angle):.1f} "
    ring = circle(x, y, RIM - 8.5)
    nails = "".join(
        circle(
            round(x + (RIM - 8.5) * math.cos(step * math.pi / 8), 1),
            round(y + (RIM - 8.5) * math.sin(step * math.pi / 8), 1),
            2.6,
        )
        for step in range(16)
    )
    turning = [
        line(spokes, 13),
        line(spokes, 7.6, OAK),
        line(ring, 23),
        line(ring, 17, GOLD),
        flat(nails, RED),
        Piece(circle(x, y, 17), RED),
        Piece(circle(x, y, 7), GOLD),
    ]
    crank = [
        line(f"M{x},{y} h34 v26", 11),
        line(f"M{x},{y} h34 v26", 6, STEEL),
        Piece(box(x + 26, y + 22, 17, 22), BROWN),
    ]
    king = Look(RED, BLUE, sleeves=WHITE, arms=("up", "out"))
    climbing = standing(page(GREEN, GOLD)[:-1], 8, 214, 112, ink=2.6)
    falling = standing(page("#7A2F6B", BLUE)[:-3], 180, 214, 112, ink=2.6)
    return (
        bare_land()
        + draw(posts)
        + draw(turning)
        + draw(crank, ink=2.4)
        + _turned(climbing, 14, 64, 270)
        + _turned(falling, 196, 236, 270)
        + robed(king, 88, 126, 124, half=True, ink=2.8)
        + draw([Piece(box(106, 191, 88, 14), OAK)], ink=2.8)
    )  # fmt: skip


SKIN = "#C23A2C"
FUR = "#5A2A22"
WING = (
    "M176,226 C196,178 236,146 280,140 C270,164 272,186 282,206 C264,202 252,210 250,228"
    " C236,218 222,224 216,242 C206,234 194,240 184,254 Z"
)
HORN = "M166,168 C182,166 190,146 184,122 C200,140 202,170 178,186 Z"
EAR = "M174,186 C190,176 202,178 208,184 C198,194 186,200 174,200 Z"
LEG = "M154,312 C186,306 198,330 190,352 C186,364 184,376 186,390 L164,390 C162,372 166,356 160,344 Z"
HOOF = "M160,388 H188 L194,406 H174 L168,398 L162,406 H152 Z"


def _both(path: str, colour: str) -> list[Piece]:
    """Return a path and its mirror image about the middle of the card."""
    out: list[str] = []
    for word in path.split():
        letter = word[0] if word[0].isalpha() else ""
        across, _, down = word[len(letter) :].partition(",")
        if letter == "H":
            out.append(f"H{300 - float(across):g}")
        else:
            out.append(letter + (f"{300 - float(across):g},{down}" if across else ""))
    return [Piece(path, colour), Piece(" ".join(out), colour)]


def devil() -> str:
    """A horned devil with the wings of a bat and a second face on his belly, between flames."""
    fork = [
        Piece(box(61, 238, 10, 170), BROWN),
        Piece("M44,196 L52,184 L58,200 V222 H62 V188 L66,176 L71,188 V222 H75 V200 L80,184 L88,196 V228"
              " C88,240 78,246 71,246 H61 C54,246 44,240 44,228 Z", STEEL),
    ]  # fmt: skip
    bones = "M178,232 C206,190 240,160 278,142 M182,240 C214,206 244,200 281,206 M184,250 C204,232 226,224 250,228"
    ribs = bones + " M122,232 C94,190 60,160 22,142 M118,240 C86,206 56,200 19,206 M116,250 C96,232 74,224 50,228"
    tail = "M176,330 C232,352 250,320 236,290 M176,330"
    fur = "M132,330 l-8,12 M140,346 l-9,11 M168,330 l8,12 M160,346 l9,11 M128,362 l-7,10 M172,362 l7,10"
    body = [
        *_both(WING, "#4B2A3A"),
        line(ribs, 3, "#8A5A6A"),
        line(tail, 12),
        line(tail, 6, SKIN),
        Piece("M236,266 L252,296 L236,288 L220,300 Z", SKIN),
        *_both(LEG, FUR),
        *_both(HOOF, DARK),
        line(fur, 2.4, "#9A5A44"),
        Piece("M112,226 C124,212 176,212 188,226 C196,262 190,300 178,322 C160,332 140,332 122,322 C110,300"
              " 104,262 112,226 Z", SKIN),
        Piece("M122,308 C138,318 162,318 178,308 L184,330 L172,344 L162,332 L150,348 L138,332 L128,344"
              " L116,330 Z", FUR),
        Piece("M114,226 C92,232 76,248 66,268 L78,284 C92,270 106,260 122,254 Z", SKIN),
        Piece(circle(67, 276, 11), SKIN),
        Piece("M186,226 C210,230 222,252 218,284 L200,286 C202,268 194,256 180,250 Z", SKIN),
        Piece(circle(209, 290, 11), SKIN),
        *_both(HORN, "#F2D9A6"),
        *_both(EAR, SKIN),
        Piece("M122,186 C122,156 178,156 178,186 C178,206 166,232 150,236 C134,232 122,206 122,186 Z", SKIN),
        Piece("M138,222 C142,226 158,226 162,222 L150,250 Z", DARK),
        flat(ellipse(138, 188, 6.4, 5) + ellipse(162, 188, 6.4, 5), "#FFE08A"),
        flat(circle(139, 189, 2.6) + circle(161, 189, 2.6), INK),
        line("M128,178 l14,6 M172,178 l-14,6", 3.6),
        line("M150,190 l-4,14 h8", 2.6),
        flat("M134,211 C142,218 158,218 166,211 L162,220 C154,224 146,224 138,220 Z", WHITE),
        line("M134,211 C142,218 158,218 166,211 L162,220 C154,224 146,224 138,220 Z M144,215 v7 M150,216 v7"
              " M156,215 v7", 1.8),
        Piece(ellipse(150, 284, 22, 21), "#E8792B"),
        flat(circle(142, 280, 3.4) + circle(158, 280, 3.4), INK),
        line("M139,292 q11,9 22,0 M137,274 l8,2 M163,274 l-8,2", 2.6),
    ]  # fmt: skip
    return (
        sunburst(150, 270, 300, 18, RED, 0.2)
        + bare_land("#B9775A")
        + icon("flame", 14, 338, 62, ORANGE, ink=2.8)
        + icon("flame", 214, 328, 74, ORANGE, ink=2.8)
        + draw(body, ink=3)
        + draw(fork, ink=2.8)
        + draw([Piece(circle(67, 276, 11), SKIN)], ink=2.6)
        + icon("flame", 34, 378, 44, GOLD, ink=2.6)
        + icon("flame", 232, 378, 44, GOLD, ink=2.6)
    )
