"""The four elements of Minchiate, and the ship of Mineo."""

from __future__ import annotations

from cards_art.draw.beasts import flowers
from cards_art.draw.palette import BROWN, DARK, GOLD, INK, LEAF, ORANGE, RED, SKIN, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import cloud, sunburst, sward, water
from cards_art.draw.shapes import Piece, circle, draw, ellipse, flat, line


def fire() -> str:
    """A pyre."""
    return (
        sunburst(150, 300, 300, 20, "#E8792B", 0.30)
        + sward("#B9775A")
        + icon("campfire", 32, 150, 238, (RED, BROWN, "#B5793F", "#D9A877", ORANGE), ink=3.8)
        + icon("flame", 98, 232, 104, GOLD, ink=0)
    )


def ship() -> str:
    """Acqua, Vascello: a caravel under sail."""
    hull = "#8A5631"
    colours = (WHITE, hull, RED, RED, RED, DARK, DARK, hull, DARK)
    return (
        cloud(28, 150, 64)
        + cloud(206, 132, 62)
        + water(356)
        + icon("caravel", 28, 148, 246, colours, ink=3.4)
        + water(392, "#5E9CC4")
    )


def earth() -> str:
    """A castle on its hill, a tree full of fruit, ploughed land, a hare among flowers."""
    wall, shade = "#D8C6A6", "#B9A27C"
    mountains = [
        Piece("M8,330 L62,236 L96,280 L150,206 L204,284 L236,248 L296,330 Z", "#9DB3BE"),
        flat("M62,236 L96,280 L84,330 H40 Z M150,206 L204,284 L196,330 H140 Z M236,248 L296,330 H232 Z", "#869FAD"),
        flat("M150,206 L166,230 L154,238 L146,228 L136,236 Z M62,236 L73,251 L64,256 L52,254 Z", WHITE),
    ]
    field = [
        Piece("M196,352 C232,344 264,342 296,346 L296,404 C258,398 214,400 168,408 Z", "#C79A55"),
        line("M204,358 C236,351 266,349 296,352 M195,370 C232,362 264,360 296,364 M186,383 C226,374 262,372 296,377"
             " M177,396 C222,386 262,385 296,391", 2.4, BROWN),
    ]  # fmt: skip
    path = [Piece("M112,334 C108,352 126,362 112,380 C104,390 96,396 92,404 L140,404 C136,392 150,384 152,370"
                  " C154,356 134,346 136,334 Z", "#E8D7AE")]  # fmt: skip
    apples = ((176, 246), (204, 228), (232, 238), (250, 262), (196, 270), (224, 266), (262, 284), (182, 288))
    return (
        cloud(196, 132, 66)
        + cloud(22, 148, 48)
        + draw(mountains, ink=2.2)
        + sward("#A7BE74", 318, 5)
        + draw(field, ink=2.2)
        + draw(path, ink=2.2)
        + icon("medieval-gate", 26, 164, 176, (wall, shade, wall, RED, RED, RED, shade, wall))
        + icon("fruit-tree", 152, 212, 136, (LEAF, BROWN))
        + draw([Piece(circle(x, y, 6.5), RED) for x, y in apples], ink=1.6)
        + sward("#7DA055", 396, 8)
        + flowers([(128, 408), (152, 424), (176, 410), (258, 418), (236, 430), (206, 420)])
        + flowers([(140, 434), (190, 436), (272, 436)], WHITE)
        + icon("rabbit", 36, 372, 66, "#B5793F", ink=2.8)
    )


def _breath(x: float, y: float) -> str:
    """Wind blown from a mouth at this position."""
    waves = (
        f"M{x},{y} c34,-14 62,6 96,-6 c18,-8 24,-28 6,-30 c-12,0 -14,14 -4,18",
        f"M{x},{y + 7} c40,4 84,8 150,2",
        f"M{x - 2},{y + 15} c36,14 60,8 90,20 c18,8 18,28 2,28 c-12,-2 -12,-16 0,-18",
    )
    return draw([line(wave, 7.5, INK) for wave in waves], ink=0) + draw([line(wave, 4, WHITE) for wave in waves], ink=0)


def _curl(x: float, y: float, r: float, colour: str) -> Piece:
    return line(f"M{x - r * 0.5},{y + 2} a{r * 0.5},{r * 0.5} 0 1 1 {r * 0.8},{r * 0.3}", 2.2, colour)


def _wind() -> str:
    """A head in the clouds, its cheeks full, blowing to the right."""
    curls = ((50, 178, 19), (66, 160, 20), (92, 152, 20), (116, 160, 17), (44, 202, 18), (50, 226, 17), (66, 244, 15))
    hair, shade = "#E8B94A", "#C8912C"
    head = [
        *(Piece(circle(x, y, r), hair) for x, y, r in curls),
        Piece("M76,168 C96,156 122,164 130,186 L134,198 L145,212 L134,219 L139,228 L132,236 L136,246 C130,258 116,262"
              " 100,260 C76,258 60,240 60,212 C60,192 66,176 76,168 Z", SKIN),
        flat(circle(104, 232, 17), "#F0A48E"),
        flat("M88,222 C84,236 90,250 104,253", "none", f'stroke="{BROWN}" stroke-width="2"'),
        *(_curl(x, y, r, shade) for x, y, r in curls),
        flat(circle(116, 202, 4.4), INK),
        line("M106,190 q10,-7 20,0", 2.8),
        flat(ellipse(136, 232, 4.5, 5.5), INK),
    ]  # fmt: skip
    return cloud(18, 206, 128) + draw(head, ink=2.8) + cloud(8, 232, 84)


def air() -> str:
    """A wind blowing from the clouds, with doves and leaves in it."""
    brown = "#D98A2B"
    leaves = [
        Piece("M150,330 q16,-16 30,-2 q-14,14 -30,2 Z", LEAF),
        Piece("M26,330 q14,-12 26,2 q-14,10 -26,-2 Z", brown),
        Piece("M226,290 q12,-14 26,-2 q-10,14 -26,2 Z", brown),
        Piece("M132,300 q12,-14 26,-2 q-10,14 -26,2 Z", LEAF),
        Piece("M256,228 q10,-12 22,-2 q-8,12 -22,2 Z", LEAF),
    ]
    return (
        _wind()
        + _breath(148, 228)
        + icon("dove", 192, 124, 84, WHITE, ink=3)
        + icon("dove", 190, 312, 84, WHITE, ink=3, flip=True)
        + icon("dove", 52, 316, 76, WHITE, ink=3)
        + draw(leaves, ink=2)
        + cloud(20, 384, 96)
        + cloud(108, 376, 110)
        + cloud(200, 392, 96)
    )
