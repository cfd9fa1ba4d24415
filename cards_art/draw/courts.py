"""The court cards: jack or maid, knight, queen and king of each suit, in a tinted niche."""

from __future__ import annotations

from cards_art.draw.casts import JACKS, KINGS, KNIGHTS, QUEENS, Jack, Ruler
from cards_art.draw.centaurs import centaur, grip
from cards_art.draw.figures import maid, page, standing
from cards_art.draw.frames import suit_card
from cards_art.draw.palette import GOLD, STEEL, SUITS, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.robed import HATS, Look, hand, robed, throne
from cards_art.draw.scenery import clip, sunburst, sward
from cards_art.draw.signs import Family
from cards_art.draw.steeds import charger

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
"""Where a sign is held, as a share of its height from the top."""


def _held(suit: str, family: Family, at: tuple[float, float], size: float) -> str:
    return family.sign(suit)(at[0] - size / 2, at[1] - size * GRIPS[suit], size, 3)


def _turned_round(body: str) -> str:
    """Return a drawing mirrored about the middle of the card."""
    return f'<g transform="translate(300,0) scale(-1,1)">{body}</g>'


def _beside(who: Jack | Ruler, suit: str) -> str:
    """Return the animal or thing at the feet of a court."""
    if not who.beside:
        return ""
    name, x, y, size, colours = who.beside
    return icon(name, x, y, size, colours or SUITS[suit].coats, ink=2.8)


def _jack(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    who, woman = JACKS[suit], suit in family.maids
    pieces = maid(first, second, who.hair) if woman else [*page(first, second)[:-3], *HATS[who.hat](first)]
    person = standing(pieces, 19, 160, 262, flip=who.flip)
    across = (512 - 404 if who.flip else 404) * 262 / 512
    sign = _held(suit, family, (19 + across, 160 + 264 * 262 / 512), 84)
    out = _beside(who, suit) + (person + sign if suit == "D" else sign + person)
    if woman:
        return out + icon("flower-emblem", 116, 70, 68, GOLD, ink=2.8)
    return out + icon("robin-hood-hat", 116, 70, 68, (first, WHITE, GOLD, second), ink=2.8)


def _knight(suit: str, family: Family) -> str:
    first, second = SUITS[suit].coats
    who = KNIGHTS[suit]
    if family.centaurs:
        look = Look(first, second, second, who.hair, who.hat, ("out", "down"), long_hair=False)
        sign = _held(suit, family, grip(look, left=True), 82)
        person = centaur(look, who.horse, who.shade, who.tail)
        body = f'<g transform="translate(11,22) scale(.95)">{person + sign if suit == "D" else sign + person}</g>'
        return (_turned_round(body) if who.flip else body) + icon("horseshoe", 120, 72, 60, STEEL, ink=2.8)
    look = Look(first, second, long_hair=False, hair=who.hair, arms=("down", "up"), head=who.hat, sleeves=second)
    place = (60, 172, 180)
    sign = _held(suit, family, hand(look, *place), 78)
    leg = icon("mounted-knight", 32, 184, 236, second, only=(3,))
    person = robed(look, *place, half=True, ink=2.8) + leg
    body = charger(who.horse, who.shade, who.tail, first) + (person + sign if suit == "D" else sign + person)
    emblem = icon("visored-helm", 112, 62, 76, (STEEL, STEEL, first), ink=2.8)
    x, y = who.pivot
    body = f'<g transform="translate(14,25) scale(.94) rotate({who.rears} {x} {y})">{body}</g>'
    return (_turned_round(body) if who.flip else body) + emblem


def _ruler(suit: str, family: Family, who: Ruler, cloth: str) -> str:
    first, second = SUITS[suit].coats
    look = Look(
        first,
        second,
        hair=who.hair,
        head=who.head,
        arms=who.arms,
        beard=who.beard,
        long_hair=who.long_hair,
        seated=who.seated,
        sleeves=second if who.coloured else WHITE,
    )
    place = (18, 158, 264)
    sign = _held(suit, family, hand(look, *place, left=who.left), 80)
    seat, person = throne(*place, who.wood, cloth) if who.seated else "", robed(look, *place)
    # A coin is shown before the hand, anything else is gripped by it.
    return seat + (person + sign if suit == "D" else sign + person) + _beside(who, suit)


def _queen(suit: str, family: Family) -> str:
    return _ruler(suit, family, QUEENS[suit], SUITS[suit].tint) + icon("tiara", 106, 62, 88, GOLD, ink=2.8)


def _king(suit: str, family: Family) -> str:
    return _ruler(suit, family, KINGS[suit], SUITS[suit].strip) + icon("imperial-crown", 110, 56, 80, GOLD, ink=2.8)


RANKS = {"J": _jack, "C": _knight, "Q": _queen, "K": _king}
"""The function that draws each court, by the letters of the rules (Jack, Cavalier, Queen, King)."""


def court_card(suit: str, rank: str, index: str, name: str, family: Family) -> str:
    """Return a court card; ``rank`` is J, C, Q or K, ``index`` the letter shown."""
    scene = _niche(suit, ord(suit) + ord(rank)) + RANKS[rank](suit, family)
    return suit_card(suit, index, name, family.sign(suit), scene)
