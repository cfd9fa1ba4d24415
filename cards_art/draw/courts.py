"""The court cards: jack or maid, knight, queen and king of each suit, in a tinted niche."""

from __future__ import annotations

from cards_art.draw.figures import centaur_head, maid, page, standing
from cards_art.draw.frames import suit_card
from cards_art.draw.palette import BROWN, DARK, GOLD, SKIN, STEEL, SUITS, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.robed import Look, hand, robed, throne
from cards_art.draw.scenery import clip, sunburst, sward
from cards_art.draw.shapes import Piece, draw
from cards_art.draw.signs import Family

NICHE = "M26,146 L86,146 C86,92 110,52 150,40 C190,52 214,92 214,146 L274,146 L274,446 L26,446 Z"


def _niche(suit: str, seed: int) -> str:
    colours = SUITS[suit]
    inside = sunburst(150, 262, 330, 16, colours.strip, 0.1)
    inside += sward(top=412, seed=seed, sides=(20, 280))
    return (
        f'<path d="{NICHE}" fill="{colours.tint}" stroke="{colours.strip}" stroke-width="1.8"/>'
        + clip("n", NICHE)
        + f'<g clip-path="url(#n)">{inside}</g>'
    )


GRIPS = {"S": 0.8, "B": 0.5, "C": 0.72, "D": 0.5}
"""Where a sign is held: share of its height from above."""


def _held(suit: str, family: Family, at: tuple[float, float], size: float) -> str:
    return family.sign(suit)(at[0] - size / 2, at[1] - size * GRIPS[suit], size, 3)


def _jack(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    woman = suit in family.maids
    person = standing((maid if woman else page)(first, second), 22, 160, 262)
    sign = _held(suit, family, (22 + 404 * 262 / 512, 160 + 264 * 262 / 512), 84)
    out = person + sign if suit == "D" else sign + person
    if woman:
        return out + icon("flower-emblem", 116, 70, 68, GOLD, ink=2.8)
    return out + icon("robin-hood-hat", 116, 70, 68, (first, WHITE, GOLD, second), ink=2.8)


def _knight(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    if family.centaurs:
        horse = "#8A5631"
        jerkin = Piece("M196,238 L246,238 L241,256 L206,302 L190,296 Z", first)
        sign = _held(suit, family, (114, 226), 88)
        return (
            icon("centaur", 40, 178, 238, (horse, SKIN, SKIN, horse, DARK, horse), ink=3.4)
            + centaur_head(40, 178, 238)
            + draw([jerkin], ink=2.6)
            + sign
            + icon("horseshoe", 120, 72, 60, STEEL, ink=2.8)
        )
    grey = "#FCF8EC"
    coat = (grey, grey, DARK, second, grey, grey)
    look = Look(first, second, long_hair=False, hair=BROWN, arms=("down", "up"), head="helm", sleeves=second)
    place = (56, 172, 180)
    sign = _held(suit, family, hand(look, *place), 78)
    person = robed(look, *place, half=True, ink=2.8) + icon("mounted-knight", 28, 184, 236, coat, only=(3,))
    steed = icon("mounted-knight", 28, 184, 236, coat, only=(0, 1, 2, 4, 5))
    helm = icon("visored-helm", 112, 62, 76, (STEEL, STEEL, first), ink=2.8)
    return steed + (person + sign if suit == "D" else sign + person) + helm


def _enthroned(suit: str, family: Family, look: Look, cloth: str) -> str:
    sign = _held(suit, family, hand(look, 18, 158, 264), 80)
    seat, person = throne(18, 158, 264, cloth=cloth), robed(look, 18, 158, 264)
    # A coin is shown before the hand, anything else is gripped by it.
    return seat + (person + sign if suit == "D" else sign + person)


def _queen(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    look = Look(first, second, seated=True, arms=("down", "out"))
    return _enthroned(suit, family, look, SUITS[suit].tint) + icon("tiara", 106, 62, 88, GOLD, ink=2.8)


def _king(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    look = Look(first, second, seated=True, arms=("down", "up"), beard=True, long_hair=False, hair=BROWN)
    return _enthroned(suit, family, look, SUITS[suit].strip) + icon("imperial-crown", 110, 56, 80, GOLD, ink=2.8)


RANKS = {"J": _jack, "C": _knight, "Q": _queen, "K": _king}
"""What draws a court; the letters are those of the rules (Jack, Cavalier, Queen, King)."""


def court_card(suit: str, rank: str, index: str, name: str, family: Family) -> str:
    """A court card; ``rank`` is J, C, Q or K, ``index`` the letter shown."""
    scene = _niche(suit, ord(suit) + ord(rank)) + RANKS[rank](suit, family)
    return suit_card(suit, index, name, family.sign(suit), scene)
