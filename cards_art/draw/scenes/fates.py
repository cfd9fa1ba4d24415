"""What befalls people: wheel, chariot, old age, treason, death, devil, towers."""

from __future__ import annotations

from cards_art.draw.palette import BLUE, BROWN, DARK, GOLD, GREEN, ORANGE, RED, SKIN, STEEL, STRAW, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import hatching, sunburst, sward
from cards_art.draw.shapes import Piece, box, draw, ellipse

BRICK, LIGHT_BRICK = "#B9AFA0", "#CFC5B4"
COWL, DARK_COWL = "#4B4F8E", "#33376E"
BEARD = "#ECE6DA"


def bare_land(ground: str = STRAW) -> str:
    """An engraved sky over dry grass."""
    return hatching() + sward(ground)


def wheel() -> str:
    """The wheel of Fortune with its wings and crown."""
    return (
        bare_land()
        + icon("tarot-10-wheel-of-fortune", 24, 178, 252, (RED, GOLD, BLUE, GREEN, GREEN, BLUE))
        + icon("queen-crown", 115, 134, 70, (GOLD, RED), ink=2.8)
    )


def chariot() -> str:
    """A crowned driver over two horses."""
    bay = "#C08A4E"
    colours = (BROWN, BROWN, GOLD, RED, bay, bay, SKIN, bay, bay, GOLD, BLUE, BLUE, SKIN, SKIN)
    return (
        bare_land()
        + icon("tarot-07-the-chariot", 24, 172, 252, colours, faces=(6,))
        + icon("queen-crown", 121, 136, 58, (GOLD, RED), ink=2.8)
    )


def _greybeard(x: float, y: float) -> str:
    colours = (COWL, BROWN, COWL, SKIN, DARK_COWL, COWL, GOLD, SKIN)
    beard = [
        Piece(ellipse(x + 140, y + 46, 22, 26), SKIN),
        Piece(f"M{x + 124},{y + 58} Q{x + 140},{y + 132} {x + 160},{y + 58} Z", BEARD),
    ]
    return icon("tarot-09-the-hermit", x, y, 250, colours, drop=(6,)) + draw(beard)


def old_man() -> str:
    """Gobbo, Vecchio, Tempo: the old man with his stag and hourglass."""
    stag = "#B8834E"
    glass = ("#E9CE8C", "#E9CE8C", RED, RED, BROWN)
    return (
        bare_land()
        + icon("deer", 20, 250, 168, (stag, BROWN, stag, stag, stag, BROWN))
        + _greybeard(62, 168)
        + icon("hourglass", 28, 140, 84, glass, ink=3)
    )


def hermit() -> str:
    """Eremita with his lantern."""
    return bare_land() + _greybeard(38, 162) + icon("old-lantern", 28, 188, 104, (GOLD, GOLD, ORANGE), ink=3)


def _hanged(x: float, y: float, size: float) -> str:
    colours = (RED, BLUE, SKIN, GOLD, GOLD, DARK, BLUE)
    return icon("tarot-12-the-hanged-man", x, y, size, colours, drop=(5,))


def traitor() -> str:
    """Traditore, Appeso: hung by one foot from a beam, his money on the ground."""
    beam = [
        Piece(box(44, 146, 20, 264), BROWN),
        Piece(box(236, 146, 20, 264), BROWN),
        Piece(box(28, 130, 244, 20), "#A56A3C"),
    ]
    return (
        bare_land()
        + draw(beam)
        + draw([Piece(box(140, 148, 12, 24), "#C9A26A")], ink=2.6)
        + _hanged(36, 154, 232)
        + "".join(icon("swap-bag", x, 352, 46, GOLD, ink=2.6) for x in (74, 180))
    )


def hanged_on_tree() -> str:
    """Appeso of Mineo, on a bough."""
    trunk = (
        "M56,410 C64,330 50,240 70,150 L96,150 C92,180 96,190 120,176 L240,132 L246,150 L128,204"
        " C104,216 96,300 104,410 Z"
    )
    return (
        bare_land()
        + draw([Piece(trunk, BROWN)])
        + icon("fruit-tree", 14, 96, 150, ("#5B9A3C", BROWN), only=(0,), ink=2.8)
        + draw([Piece(box(188, 148, 8, 48), "#C9A26A")], ink=2.4)
        + _hanged(96, 178, 200)
    )


def death() -> str:
    """The reaper."""
    return (
        bare_land("#8E8A72")
        + icon("grim-reaper", 22, 140, 258, "#2A2624", ink=1.5, halo="#FBF3DF")
        + icon("skull-crossed-bones", 30, 352, 62, WHITE, ink=3)
    )


def devil() -> str:
    """A winged devil with his fork."""
    fork = [
        Piece("M36,410 L36,250 H46 V410 Z", BROWN),
        Piece(
            "M20,214 V250 Q20,262 36,262 H46 Q62,262 62,250 V214 L54,226 V248 H46 V206 L41,196 L36,206 V248 H28 V226 Z",
            STEEL,
        ),
    ]
    return (
        bare_land("#8E6A5A")
        + sunburst(150, 280, 260, 16, RED, 0.14)
        + draw(fork, ink=3)
        + icon("imp", 44, 150, 236, "#B8352B", ink=3.6)
        + icon("flame", 196, 352, 62, ORANGE, ink=2.8)
        + icon("flame", 150, 374, 46, GOLD, ink=2.6)
    )


def burning_house() -> str:
    """Casa del Diavolo, Torre: the falling tower in flames."""
    return (
        bare_land("#8E6A5A")
        + icon("flame", 96, 124, 76, ORANGE, ink=3)
        + icon("flame", 132, 130, 64, RED, ink=3)
        + icon("tower-fall", 34, 176, 236, (BRICK, LIGHT_BRICK) * 5, ink=3.6)
        + icon("flame", 50, 284, 112, ORANGE)
        + icon("flame", 76, 326, 58, GOLD, ink=0)
    )


def lightning() -> str:
    """Saetta: the bolt that strikes the tower."""
    return burning_house() + icon("lightning-trio", 150, 112, 130, GOLD, ink=3)


def standing_tower() -> str:
    """Torre of Mineo, whole and unburnt."""
    return bare_land() + icon("stone-tower", 50, 172, 226, (LIGHT_BRICK, BRICK), ink=3.6)
