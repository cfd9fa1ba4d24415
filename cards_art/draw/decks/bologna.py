"""The pack of Bologna (T2, right-hand column), under the ids of Terziglio.

Numbers are those printed at Bologna, 5 to 16; the others carry pictograms. The four Moors are equal, and each shows in
its corners what it carries; the four highest
show one to four stars, because the order Luna, Sole, Mondo, Angelo is not written on the old cards.
"""

from __future__ import annotations

from cards_art.draw.back import back
from cards_art.draw.deck import Deck, Drawing, Trump, numbered, tiles, unnumbered
from cards_art.draw.decks import terziglio
from cards_art.draw.decks.minchiate import matto
from cards_art.draw.frames import corner_icons, row_of_stars
from cards_art.draw.palette import PALE_GOLD
from cards_art.draw.pictogram import icon
from cards_art.draw.scenes import fates, folk, fortune, heights, rulers, virtues
from cards_art.draw.signs import Family

FAMILY = Family(curved=True, cudgels=True, woven=True, centaurs=False, maids="CD")

NUMBERED = {
    17: (16, Trump("red", "Stella", heights.star, "polar-star")),
    16: (15, Trump("fates", "Saetta", fates.lightning, "lightning-trio")),
    15: (14, Trump("fates", "Diavolo", fortune.devil, "trident")),
    14: (13, Trump("death", "Morte", fates.death, "scythe")),
    13: (12, Trump("fates", "Traditore", fates.traitor, "swap-bag")),
    12: (11, Trump("fates", "Vecchio", fates.old_man, "hourglass")),
    11: (10, Trump("virtues", "Ruota", fortune.wheel, "cartwheel")),
    10: (9, Trump("virtues", "Forza", virtues.fortitude, "lion")),
    9: (8, Trump("virtues", "Giustizia", virtues.justice, "scales")),
    8: (7, Trump("virtues", "Temperanza", virtues.temperance, "pouring-chalice")),
    7: (6, Trump("virtues", "Carro", fates.chariot, "chariot")),
    6: (5, Trump("virtues", "Amore", rulers.lovers, "hearts")),
}
"""Printed number by rank."""

HIGHEST = {
    21: (3, Trump("red", "Mondo", heights.world, "world")),
    20: (4, Trump("red", "Angelo", heights.angel, "trumpet-flag")),
    19: (2, Trump("red", "Sole", heights.sun, "sun")),
    18: (1, Trump("red", "Luna", heights.moon, "moon")),
}
"""Stars by rank; the Angelo beats the Mondo here."""

MOOR_CAPS = (
    ("#F6EBD0", "#E8AE1E", "#F6EBD0", "#E8AE1E", "#E8AE1E"),
    ("#F6EBD0", "#F2704C", "#F6EBD0", "#F2704C", "#F6EBD0"),
    ("#F6EBD0", "#7CCBA8", "#F6EBD0", "#7CCBA8", "#F25F4C"),
    ("#F6EBD0", "#6AA5F0", "#F6EBD0", "#6AA5F0", "#6AA5F0"),
)
"""Colours of the Moors' turbans in the header, the same as on the figures."""


def _high(stars: int, trump: Trump) -> Drawing:
    return unnumbered(trump, lambda: corner_icons(trump.emblem) + row_of_stars(stars))


MOORS = ("Moro con l’arco", "Moro con la lancia", "Moro con la scimitarra", "Moro con la pergamena")
"""The names of the Moors in menus and on buttons."""


def _bow(cx: float) -> str:
    return (
        f'<path d="M{cx - 12},18 C{cx + 34},26 {cx + 34},70 {cx - 12},78" fill="none" stroke="{PALE_GOLD}"'
        f' stroke-width="8" stroke-linecap="round"/><path d="M{cx - 12},18 V78 M{cx - 26},48 H{cx + 14}" fill="none"'
        f' stroke="{PALE_GOLD}" stroke-width="4"/><path d="M{cx + 10},38 L{cx + 34},48 L{cx + 10},58 Z"'
        f' fill="{PALE_GOLD}"/>'
    )


def _spear(cx: float) -> str:
    return (
        f'<path d="M{cx - 26},78 L{cx + 8},38" stroke="{PALE_GOLD}" stroke-width="8" stroke-linecap="round"/>'
        f'<path d="M{cx + 28},16 L{cx + 20},46 L{cx + 9},40 L{cx - 4},30 Z" fill="{PALE_GOLD}"/>'
    )


def _scimitar(cx: float) -> str:
    return (
        f'<path d="M{cx - 24},18 C{cx + 20},14 {cx + 42},44 {cx + 14},70 L{cx - 2},58 C{cx + 16},44 {cx + 4},24'
        f' {cx - 24},18 Z" fill="{PALE_GOLD}"/><path d="M{cx - 10},54 L{cx + 20},76 M{cx + 4},67 L{cx - 6},80"'
        f' stroke="{PALE_GOLD}" stroke-width="8" stroke-linecap="round"/>'
    )


def _scroll(cx: float) -> str:
    return icon("tied-scroll", cx - 32, 16, 64, PALE_GOLD, ink=0)


CARRIED = (_bow, _spear, _scimitar, _scroll)
"""What each Moor carries, drawn around an x coordinate: a fan shows no more of a card than this."""


def _moor(which: int) -> Drawing:
    trump = Trump("papi", MOORS[which], lambda: folk.moor(which), "turban")
    cap = icon("turban", 126, 24, 48, MOOR_CAPS[which], ink=0)
    return unnumbered(trump, lambda: "".join(CARRIED[which](cx) for cx in (50, 250)) + cap)


def _trump(rank: int) -> Drawing:
    if rank in HIGHEST:
        return _high(*HIGHEST[rank])
    if rank in NUMBERED:
        number, trump = NUMBERED[rank]
        return numbered(trump, number)
    if rank > 1:
        return _moor(5 - rank)
    begato = Trump("papi", "Bagattino", rulers.juggler, "dice-six-faces-five")
    return unnumbered(begato, lambda: corner_icons("dice-six-faces-five"))


def _cards() -> dict[str, Drawing]:
    suits = terziglio.suit_cards(terziglio.SUITS, terziglio.COUNTS, terziglio.COURTS, FAMILY)
    return {**suits, **{f"T{rank}": _trump(rank) for rank in range(21, 0, -1)}, "MAT": matto("Matto")}


DECK = Deck(
    "bologna", _cards(), back("#1D3E7A", "#142C5A", "stone-tower"),
    tiles(terziglio.SUITS, terziglio.COURTS, lambda suit, rank: f"{suit}{rank}"),
)  # fmt: skip
