"""The lowest trumps: juggler, empresses and emperors, pope, lovers."""

from __future__ import annotations

from cards_art.draw.palette import BLUE, BROWN, DARK, GOLD, GREEN, OAK, PINK, RED, SKIN, STONE, WHITE, WOOD
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import sunburst, sward
from cards_art.draw.shapes import ellipse, face

CHAIR = "#B98B4A"


def court_light() -> str:
    """The golden beams behind those who rule, and their ground."""
    return sunburst(150, 250, 300, 22, "#E9B949", 0.28) + sward()


def juggler() -> str:
    """Papa uno, Bagatto, Begato."""
    colours = (WOOD, BLUE, BLUE, RED, SKIN, GOLD, RED, SKIN, SKIN, WHITE, GOLD)
    out = court_light() + icon("tarot-01-the-magician", 24, 172, 252, colours, drop=(3,), faces=(4,))
    return out + icon("robin-hood-hat", 138, 150, 84, (RED, WHITE, GOLD, GOLD), ink=2.8)


def popess() -> str:
    """Papessa."""
    colours = (STONE, STONE, BLUE, RED, RED, GOLD, STONE, STONE, SKIN, WHITE, WHITE, GOLD)
    return court_light() + icon("tarot-02-the-high-priestess", 26, 160, 250, colours, faces=(8,))


def empress(emblem: str = "orb") -> str:
    """A crowned lady; ``emblem`` is orb or eagle."""
    colours = (RED, RED, RED, SKIN, GOLD, BLUE, BLUE, GOLD, SKIN)
    out = court_light() + icon("tarot-03-the-empress", 24, 164, 250, colours, drop=(2,), faces=(3,))
    if emblem == "orb":
        return out + icon("holy-hand-grenade", 38, 334, 62, GOLD, ink=3)
    return out + icon("eagle-emblem", 30, 322, 76, DARK, ink=2.6)


def emperor() -> str:
    """A bearded ruler between the arms of his chair, an eagle above."""
    colours = (BLUE, CHAIR, CHAIR, RED, CHAIR, GOLD, GOLD, SKIN, GOLD, BLUE, BLUE, CHAIR, SKIN, GOLD)
    out = court_light() + icon("tarot-04-the-emperor", 28, 160, 252, colours)
    return out + icon("eagle-emblem", 24, 128, 74, DARK, ink=2.4)


def sovereign() -> str:
    """Papa quattro: a king on his throne with the orb."""
    throne = "#8A6A44"
    colours = (GREEN, RED, OAK, OAK, throne, throne, SKIN, GOLD, BROWN, BROWN, DARK, DARK, GOLD, GOLD)
    out = court_light() + icon("throne-king", 24, 158, 252, colours, ink=4, faces=(6,))
    return out + icon("holy-hand-grenade", 206, 214, 62, BLUE, ink=3)


def pope() -> str:
    """Papa with his three-barred staff."""
    colours = (RED, GOLD, WHITE, SKIN, GOLD, SKIN, BROWN, BROWN, SKIN, GOLD, SKIN)
    return court_light() + icon("tarot-05-the-hierophant", 26, 160, 250, colours)


def lovers() -> str:
    """Amore: Cupid over two who look at each other."""
    colours = (RED, BLUE, PINK, WHITE, WHITE, SKIN, SKIN)
    out = court_light() + icon("tarot-06-the-lovers", 20, 156, 260, colours, faces=(5,))
    out += icon("hearts", 124, 306, 52, RED, ink=3)
    for x in (81.5, 216.0):
        out += f'<path d="{ellipse(x, 288, 14.5, 17)}" fill="{SKIN}"/>' + face(x, 289, 30, 36)
    return out
