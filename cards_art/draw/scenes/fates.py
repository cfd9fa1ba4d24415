"""Wheel, chariot, old age, treason, death, devil, towers."""

from __future__ import annotations

from cards_art.draw.figures import hanged
from cards_art.draw.palette import BLUE, BROWN, GOLD, INK, ORANGE, RED, STRAW
from cards_art.draw.pictogram import icon
from cards_art.draw.reaper import reaper
from cards_art.draw.robed import GREY, Look, hand, robed
from cards_art.draw.scenery import hatching, rays, sward
from cards_art.draw.shapes import Piece, box, circle, draw, flat, line
from cards_art.draw.steeds import pair
from cards_art.draw.things import staff
from cards_art.draw.tower import stricken_tower

BRICK, LIGHT_BRICK = "#B9AFA0", "#CFC5B4"
LEFT = 15


def bare_land(ground: str = STRAW) -> str:
    """An engraved sky over dry grass."""
    return hatching() + sward(ground)


def chariot() -> str:
    """A crowned driver in a car drawn by two horses."""
    look = Look(RED, BLUE, sleeves=GOLD, arms=("up", "out"))
    x, y = hand(look, 40, 128, 220, left=True)
    car = [
        Piece("M84,248 H216 L206,352 H94 Z", "#7A2F6B"),
        flat("M150,262 l13,22 l25,6 l-18,19 l4,26 l-24,-12 l-24,12 l4,-26 l-18,-19 l25,-6 Z", GOLD),
        Piece(box(76, 238, 148, 16), GOLD),
    ]
    return (
        bare_land()
        + draw([Piece(box(x - 4, y - 34, 8, 66), BROWN), Piece(circle(x, y - 36, 9), GOLD)], ink=2.4)
        + robed(look, 40, 128, 220, ink=3)
        + "".join(icon("cartwheel", cx - 40, 326, 80, ("#B5793F",), ink=3) for cx in (78, 222))
        + draw(car)
        + pair()
    )


def old_man() -> str:
    """Gobbo, Vecchio, Tempo: the old man on his stick, with stag and hourglass."""
    stag = "#B5793F"
    look = Look("#4B4F8E", "#33376E", "#5B63A8", GREY, "hood", ("up", "out"), beard=True, trim="#8A8FC8")
    x, y = hand(look, 48, 150, 268, left=True)
    right = hand(look, 48, 150, 268)
    glass = ("#E9CE8C", "#E9CE8C", RED, RED, BROWN)
    return (
        bare_land()
        + staff(right[0], right[1], right[1] - 30, 408)
        + robed(look, 48, 150, 268)
        + icon("hourglass", x - 34, y - 62, 66, glass, ink=2.8)
        + icon("deer", 14, 274, 132, (stag, BROWN, stag, stag, stag, BROWN), ink=2.8)
    )


def hermit() -> str:
    """Eremita with his lantern."""
    look = Look("#6B5A4A", "#4E3F33", "#86735F", GREY, "hood", ("up", "out"), beard=True, trim="#B9A27C")
    x, y = hand(look, LEFT, 148, 272, left=True)
    right = hand(look, LEFT, 148, 272)
    return (
        bare_land()
        + rays(x, y + 6, 34, 52, 16, "#D9A227", width=2.6)
        + staff(right[0], right[1], 176, 408)
        + robed(look, LEFT, 148, 272)
        + icon("old-lantern", x - 32, y - 12, 64, (GOLD, GOLD, ORANGE), ink=2.8)
    )


def traitor() -> str:
    """Traditore, Appeso: hung by one foot from a beam, his money on the ground."""
    beam = [
        Piece(box(40, 146, 20, 264), BROWN),
        Piece(box(240, 146, 20, 264), BROWN),
        Piece(box(24, 128, 252, 20), "#B5793F"),
    ]
    return (
        bare_land()
        + draw(beam)
        + draw([Piece(box(158, 146, 7, 20), "#C79A55")], ink=2.4)
        + hanged(26, 150, 250)
        + "".join(icon("swap-bag", x, 358, 46, GOLD, ink=2.6) for x in (70, 184))
    )


def hanged_on_tree() -> str:
    """Appeso of Mineo, on a bough."""
    trunk = (
        "M40,410 C50,330 36,240 52,150 L80,150 C76,180 80,186 106,172 L244,132 L250,152 L114,204"
        " C92,216 82,300 90,410 Z"
    )
    return (
        bare_land()
        + draw([Piece(trunk, BROWN)])
        + icon("fruit-tree", 4, 118, 132, ("#5B9A3C", BROWN), only=(0,), ink=2.8)
        + draw([Piece(box(193, 144, 7, 34), "#C79A55")], ink=2.4)
        + hanged(72, 162, 228)
    )


def death() -> str:
    """The reaper."""
    return bare_land("#8E8A72") + reaper("#FBF3DF")


def burning_house() -> str:
    """Casa del Diavolo, Torre: the falling tower in flames."""
    return bare_land("#B9775A") + stricken_tower()


def lightning() -> str:
    """Saetta: the bolt that strikes the tower."""
    return burning_house() + icon("lightning-trio", 160, 122, 122, GOLD, ink=3)


BIRDS = (line("M40,170 q8,-10 14,0 q6,-10 14,0 M236,208 q8,-10 14,0 q6,-10 14,0 M58,206 q6,-8 11,0 q5,-8 11,0", 2.6),)


def _cypress(x: float, top: float) -> list[Piece]:
    """A slender tree that stands on the ground beside the tower."""
    return [
        Piece(box(x - 4, 384, 8, 24), BROWN),
        Piece(f"M{x},{top} C{x + 26},{top + 60} {x + 26},360 {x + 14},392 Q{x},400 {x - 14},392"
              f" C{x - 26},360 {x - 26},{top + 60} {x},{top} Z", "#4E8A4A"),
        flat(f"M{x},{top} C{x + 26},{top + 60} {x + 26},360 {x + 14},392 L{x + 2},394 C{x + 12},350"
             f" {x + 12},{top + 60} {x},{top} Z", "#2F5F3A"),
    ]  # fmt: skip


def standing_tower() -> str:
    """Torre of Mineo, whole and unburnt."""
    courses = "".join(f"M{x},{y} h26 " for y in (206, 246, 286, 326, 366) for x in (98 + y % 4 * 9, 176 - y % 4 * 12))
    tower = [
        Piece(box(146, 118, 6, 40), BROWN),
        Piece("M152,118 L196,130 L152,144 Z", RED),
        Piece("M92,188 L208,188 L220,408 L80,408 Z", LIGHT_BRICK),
        flat("M160,188 L208,188 L220,408 L176,408 Z", BRICK),
        Piece("M76,156 h26 v14 h16 v-14 h26 v14 h12 v-14 h26 v14 h16 v-14 h26 v36 h-148 Z", LIGHT_BRICK),
        line(courses, 2.4, "#1E171377"),
        Piece("M128,408 V362 C128,332 172,332 172,362 V408 Z", BROWN),
        flat("M150,344 V408", "none", f'stroke="{INK}" stroke-width="2.4"'),
        Piece("M140,262 V238 C140,222 160,222 160,238 V262 Z", INK),
        Piece("M108,312 V296 C108,286 120,286 120,296 V312 Z", INK),
        Piece("M182,312 V296 C182,286 194,286 194,296 V312 Z", INK),
    ]
    return bare_land() + draw([*_cypress(46, 246), *_cypress(256, 282)]) + draw(tower) + draw(BIRDS, ink=0)
