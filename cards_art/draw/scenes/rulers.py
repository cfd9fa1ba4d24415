"""The lowest trumps: juggler, popess and pope, empresses and emperors, lovers."""

from __future__ import annotations

from cards_art.draw.figures import maid, page, standing
from cards_art.draw.palette import BLUE, BROWN, DARK, GOLD, GREEN, PINK, PURPLE, RED, SKIN, WHITE, WOOD
from cards_art.draw.pictogram import icon
from cards_art.draw.robed import AUBURN, GREY, Look, hand, robed, throne
from cards_art.draw.scenery import sunburst, sward
from cards_art.draw.shapes import Piece, box, circle, draw, ellipse, flat
from cards_art.draw.things import goblet, orb, sceptre, triple_cross

SIZE = 270
LEFT, TOP = 15, 150


def court_light() -> str:
    """The golden beams behind the rulers, and the ground."""
    return sunburst(150, 250, 300, 22, "#E8AE1E", 0.28) + sward()


def enthroned(look: Look, held: tuple[str, str], cloth: str = "#8A2F3A", chair: str = "#C79A55") -> str:
    """A seated figure with an object in each hand (sceptre, orb, keys, nothing)."""
    look = look._replace(seated=True)
    out = court_light() + throne(LEFT, TOP, SIZE, chair, cloth)
    left, right = hand(look, LEFT, TOP, SIZE, left=True), hand(look, LEFT, TOP, SIZE)
    for what, (x, y) in zip(held, (left, right), strict=True):
        if what == "sceptre":
            out += sceptre(x, y)
        elif what == "staff":
            out += triple_cross(x, 124, 396)
    out += robed(look, LEFT, TOP, SIZE)
    for what, (x, y) in zip(held, (left, right), strict=True):
        if what == "orb":
            out += orb(x, y - 12)
        elif what == "book":
            out += icon("open-book", x - 30, y - 34, 60, (WHITE, WHITE, RED), ink=2.8)
    return out


def juggler() -> str:
    """Papa uno, Bagatto, Begato: a juggler behind his table."""
    look = Look(BLUE, RED, head="cap", arms=("up", "out"), long_hair=False, hair=BROWN, sleeves=RED)
    x, y = hand(look, LEFT, 146, SIZE, left=True)
    ball = hand(look, LEFT, 146, SIZE)
    table = [
        Piece(box(52, 326, 18, 84), BROWN),
        Piece(box(230, 326, 18, 84), BROWN),
        Piece(box(34, 304, 232, 26), WOOD),
        flat("M42,318 h84 M150,322 h96 M60,311 h44", style=f'stroke="{BROWN}" stroke-width="3"'),
    ]
    wand = [
        Piece(box(x - 4, y - 44, 8, 66), WHITE),
        Piece(box(x - 4, y - 44, 8, 12), DARK),
        Piece(box(x - 4, y + 10, 8, 12), DARK),
    ]
    return (
        court_light()
        + draw(wand, ink=2.4)
        + robed(look, LEFT, 146, SIZE)
        + draw([Piece(circle(ball[0] + 2, ball[1] - 16, 11), GOLD)], ink=2.4)
        + draw(table)
        + goblet(70, 304, 40)
        + draw([Piece(ellipse(124, 302, 13, 6), GOLD), Piece(ellipse(150, 302, 13, 6), GOLD)], ink=2.2)
        + icon("dice-six-faces-five", 184, 276, 28, WHITE, ink=2.4)
        + icon("dice-six-faces-five", 220, 280, 24, WHITE, ink=2.4, turn=14)
    )


def popess() -> str:
    """Papessa with the book."""
    look = Look(BLUE, RED, head="tiara", arms=("down", "out"), trim=GOLD)
    return enthroned(look, ("", "book"), "#33376E")


def empress(emblem: str = "orb") -> str:
    """A crowned lady with her sceptre; ``emblem`` is orb or eagle."""
    look = Look(RED, BLUE, arms=("up", "down" if emblem == "eagle" else "out"))
    out = enthroned(look, ("sceptre", "orb" if emblem == "orb" else ""), "#1F5B52")
    if emblem == "eagle":
        out += icon("eagle-emblem", 176, 282, 84, DARK, ink=0, halo="#F2CB62", hw=4)
    return out


def emperor() -> str:
    """A bearded ruler with sceptre and orb, an eagle at his feet."""
    look = Look(PURPLE, GOLD, beard=True, long_hair=False, hair=BROWN, sleeves=RED, arms=("up", "out"))
    out = enthroned(look, ("sceptre", "orb"), "#1D3E7A")
    return out + icon("eagle-emblem", 112, 340, 76, DARK, ink=0, halo="#F2CB62", hw=4)


def sovereign() -> str:
    """Papa quattro: a king with sceptre and orb."""
    look = Look(GREEN, RED, beard=True, long_hair=False, hair=GREY, sleeves=WHITE, arms=("down", "up"))
    return enthroned(look, ("orb", "sceptre"), "#4B1D4A")


def pope() -> str:
    """Papa with his three-barred staff, blessing."""
    look = Look(WHITE, RED, head="tiara", beard=True, long_hair=False, hair=GREY, arms=("up", "out"), sleeves="#E8D9EE")
    return enthroned(look, ("", "staff"), "#1F5B52")


def lovers() -> str:
    """Amore: Cupid over two who hold hands."""
    cupid = icon("angel-wings", 86, 108, 128, (WHITE, WHITE, PINK, SKIN), ink=2.8, faces=(3,))
    return (
        court_light()
        + cupid
        + standing(page(BLUE, RED)[:-1], -22, 208, 206)
        + standing(maid(RED, "#E9C46A", AUBURN), 116, 208, 206, flip=True)
        + icon("hearts", 128, 232, 44, RED, ink=2.8)
    )
