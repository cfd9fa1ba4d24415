"""The Sicilian pack of Mineo (S1-S2): 41 suit cards with four courts, 21 trumps from the Miseria up, the Fujutu.

The jack is a Donna here and the queen a Regina, so queen and king show two letters in Italian: D is not the queen as
elsewhere, and R alone could be either of the others.
"""

from __future__ import annotations

from cards_art.draw.back import back
from cards_art.draw.deck import Courts, Deck, Drawing, Suit, Trump, court, numbered, pip, tiles, unnumbered
from cards_art.draw.decks.minchiate import matto
from cards_art.draw.frames import corner_icons
from cards_art.draw.palette import BLUE, GOLD
from cards_art.draw.scenes import fates, folk, fortune, heights, nature, rulers, virtues
from cards_art.draw.signs import Family

FAMILY = Family(curved=False, cudgels=True, woven=False, centaurs=False, maids="CDSB")
SUITS = (
    Suit("O", "D", "d’Oro"),
    Suit("C", "C", "di Coppe"),
    Suit("S", "S", "di Spade"),
    Suit("B", "B", "di Bastoni"),
)
RANKS = {"D": "J", "C": "C", "Q": "Q", "R": "K"}
"""The rank each court's letter in the ids stands for."""

COURTS = Courts(
    {"J": "Donna", "C": "Cavallo", "Q": "Regina", "K": "Re"},
    {
        "it": {"J": "D", "C": "C", "Q": "Rg", "K": "Re"},
        "en": {"J": "M", "C": "Kn", "Q": "Q", "K": "K"},
        "es": {"J": "D", "C": "C", "Q": "Rn", "K": "R"},
    },
)

MISERY = Trump("papi", "Miseria", folk.misery, "bindle")
TRUMPS = (
    Trump("papi", "Picciotti", folk.lads, "dice-six-faces-five"),
    Trump("papi", "Imperatrice", lambda: rulers.empress("eagle"), "queen-crown"),
    Trump("papi", "Imperatore", rulers.emperor, "imperial-crown"),
    Trump("virtues", "Costanza", virtues.constancy, "knight-banner"),
    Trump("virtues", "Temperanza", virtues.temperance, "pouring-chalice"),
    Trump("virtues", "Fortezza", virtues.fortitude, "lion"),
    Trump("virtues", "Giustizia", virtues.justice, "scales"),
    Trump("virtues", "Amore", rulers.lovers, "hearts"),
    Trump("virtues", "Carro", fates.chariot, "chariot"),
    Trump("fates", "Ruota", fortune.wheel, "cartwheel"),
    Trump("fates", "Impiccato", fates.hanged_on_tree, "swap-bag"),
    Trump("fates", "Tempo", fates.old_man, "hourglass"),
    Trump("death", "Morte", fates.death, "scythe"),
    Trump("water", "Vascello", nature.ship, "sailboat"),
    Trump("fates", "Torre", fates.standing_tower, "stone-tower"),
    Trump("red", "Stella", heights.star, "polar-star"),
    Trump("red", "Luna", heights.moon, "moon"),
    Trump("red", "Sole", heights.sun, "sun"),
    Trump("red", "Palla", heights.atlas, "atlas"),
    Trump("red", "Giove", heights.jupiter, "lightning-trio"),
)
"""The trumps, from number 1."""


def _cards() -> dict[str, Drawing]:
    cards: dict[str, Drawing] = {}
    for suit in SUITS:
        lowest = 4 if suit.sign == "D" else 5
        cards |= {f"{suit.letter}{count}": pip(suit, count, FAMILY) for count in range(lowest, 11)}
        cards |= {f"{suit.letter}{letter}": court(suit, rank, COURTS, FAMILY) for letter, rank in RANKS.items()}
    cards["T0"] = unnumbered(MISERY, lambda: corner_icons("bindle"))
    cards |= {f"T{number}": numbered(trump, number) for number, trump in enumerate(TRUMPS, 1)}
    return {**cards, "F": matto("Fujutu", lambda: folk.wanderer(GOLD, BLUE))}


LETTERS = {rank: letter for letter, rank in RANKS.items()}
DECK = Deck(
    "mineo", _cards(), back("#B5651D", "#8A4A12", "sun"),
    tiles(SUITS, COURTS, lambda suit, rank: f"{suit}{LETTERS[rank]}"),
)  # fmt: skip
