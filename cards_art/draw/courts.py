"""The court cards: jack or maid, knight, queen and king of each suit, in a tinted niche."""

from __future__ import annotations

from cards_art.draw.figures import maid, page, standing
from cards_art.draw.frames import suit_card
from cards_art.draw.palette import BROWN, DARK, GOLD, OAK, RED, SKIN, STEEL, SUITS, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import clip, rays, sward
from cards_art.draw.shapes import Piece, draw, face
from cards_art.draw.signs import Family

NICHE = "M26,146 L86,146 C86,92 110,52 150,40 C190,52 214,92 214,146 L274,146 L274,446 L26,446 Z"


def _niche(suit: str, seed: int) -> str:
    colours = SUITS[suit]
    inside = rays(150, 250, 20, 330, 72, colours.strip, width=1.1, opacity=0.28, uneven=False)
    inside += sward(top=412, seed=seed, sides=(20, 280))
    return (
        f'<path d="{NICHE}" fill="{colours.tint}" stroke="{colours.strip}" stroke-width="1.8"/>'
        + clip("n", NICHE)
        + f'<g clip-path="url(#n)">{inside}</g>'
    )


def _jack(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    woman = suit in family.maids
    out = standing((maid if woman else page)(first, second), 28, 166, 250)
    out += family.sign(suit)(192, 214, 80, 3)
    if woman:
        return out + icon("flower-emblem", 116, 70, 68, GOLD, ink=2.8)
    return out + icon("robin-hood-hat", 116, 70, 68, (first, WHITE, GOLD, second), ink=2.8)


def _knight(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    if family.centaurs:
        horse = "#9A6537"
        out = icon("centaur", 40, 178, 238, (horse, SKIN, SKIN, horse, DARK, horse), ink=3.4)
        out += draw(
            [Piece("M199,216 C197,196 208,184 222,184 C236,184 243,196 241,216 C236,200 206,200 199,216 Z", DARK)],
            ink=2,
        )
        out += face(220, 212, 34, 40) + draw([Piece("M196,236 L244,236 L240,252 L204,300 L190,296 Z", first)], ink=2.6)
        return (
            out + family.sign(suit)(72, 184, 84, 3) + icon("visored-helm", 112, 62, 76, (STEEL, STEEL, first), ink=2.8)
        )
    grey = "#F4EEDC"
    coat = (grey, grey, DARK, first, grey, grey, BROWN, STEEL, second, second, first, first, STEEL, grey, first)
    out = icon("mounted-knight", 34, 176, 236, coat) + family.sign(suit)(38, 168, 76, 3)
    return out + icon("visored-helm", 112, 62, 76, (STEEL, STEEL, first), ink=2.8)


def _queen(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    robe = (first, first, RED, SKIN, GOLD, second, second, GOLD, SKIN)
    out = icon("tarot-03-the-empress", 34, 178, 252, robe, drop=(2,), faces=(3,))
    return out + family.sign(suit)(36, 344, 84, 3) + icon("tiara", 106, 66, 88, GOLD, ink=2.8)


def _king(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    throne = "#8A6A44"
    robe = (first, second, OAK, OAK, throne, throne, SKIN, GOLD, BROWN, BROWN, DARK, DARK, GOLD, GOLD)
    out = icon("throne-king", 30, 160, 240, robe, ink=3.8, faces=(6,))
    return out + family.sign(suit)(186, 196, 84, 3) + icon("imperial-crown", 110, 64, 80, GOLD, ink=2.8)


RANKS = {"J": _jack, "C": _knight, "Q": _queen, "K": _king}
"""What draws a court; the letters are those of the rules (Jack, Cavalier, Queen, King)."""


def court_card(suit: str, rank: str, index: str, name: str, family: Family) -> str:
    """A court card; ``rank`` is J, C, Q or K, ``index`` the letter shown."""
    scene = _niche(suit, ord(suit) + ord(rank)) + RANKS[rank](suit, family)
    return suit_card(suit, index, name, family.sign(suit), scene)
