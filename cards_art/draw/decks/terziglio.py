"""The standard pack for Terziglio (T2): 62 cards, trumps with the names and numbers of the common tarot."""

from __future__ import annotations

from cards_art.draw.back import back
from cards_art.draw.deck import ENDINGS, Courts, Deck, Drawing, Suit, Trump, court, numbered, pip, tiles
from cards_art.draw.decks.minchiate import matto
from cards_art.draw.scenes import fates, folk, fortune, heights, rulers, virtues
from cards_art.draw.signs import Family

FAMILY = Family(curved=False, cudgels=False, woven=True, centaurs=False, maids="")
SUITS = tuple(Suit(letter, letter, ENDINGS[letter]) for letter in "SBCD")
COURTS = Courts(
    {"J": "Fante", "C": "Cavallo", "Q": "Regina", "K": "Re"},
    {
        "it": {"J": "F", "C": "C", "Q": "Rg", "K": "R"},
        "en": {"J": "J", "C": "C", "Q": "Q", "K": "K"},
        "es": {"J": "S", "C": "C", "Q": "Rn", "K": "R"},
    },
)

TRUMPS = (
    Trump("papi", "Bagatto", rulers.juggler, "dice-six-faces-five"),
    Trump("papi", "Papessa", rulers.popess, "tiara"),
    Trump("papi", "Imperatrice", lambda: rulers.empress("eagle"), "queen-crown"),
    Trump("papi", "Imperatore", rulers.emperor, "imperial-crown"),
    Trump("papi", "Papa", rulers.pope, "pope-crown"),
    Trump("virtues", "Amore", rulers.lovers, "hearts"),
    Trump("virtues", "Carro", fates.chariot, "chariot"),
    Trump("virtues", "Giustizia", virtues.justice, "scales"),
    Trump("virtues", "Eremita", fates.hermit, "old-lantern"),
    Trump("virtues", "Ruota della Fortuna", fortune.wheel, "cartwheel"),
    Trump("virtues", "Forza", virtues.fortitude, "lion"),
    Trump("fates", "Appeso", fates.traitor, "swap-bag"),
    Trump("death", "Morte", fates.death, "scythe"),
    Trump("fates", "Temperanza", virtues.temperance, "pouring-chalice"),
    Trump("fates", "Diavolo", fortune.devil, "trident"),
    Trump("fates", "Torre", fates.burning_house, "flame"),
    Trump("red", "Stella", heights.star, "polar-star"),
    Trump("red", "Luna", heights.moon, "moon"),
    Trump("red", "Sole", heights.sun, "sun"),
    Trump("red", "Angelo", heights.angel, "trumpet-flag"),
    Trump("red", "Mondo", heights.world, "world"),
)
"""The trumps, from number 1."""


def suit_cards(suits: tuple[Suit, ...], counts: tuple[int, ...], courts: Courts, family: Family) -> dict[str, Drawing]:
    """Return the suit cards by id: courts from the king down, then the pips from the highest, the ace last."""
    cards: dict[str, Drawing] = {}
    for suit in suits:
        cards |= {f"{suit.letter}{rank}": court(suit, rank, courts, family) for rank in "KQCJ"}
        cards |= {f"{suit.letter}{'A' if n == 1 else n}": pip(suit, n, family) for n in counts}
    return cards


COUNTS = (10, 9, 8, 7, 6, 1)


def _cards() -> dict[str, Drawing]:
    trumps = {f"T{n}": numbered(TRUMPS[n - 1], n) for n in range(21, 0, -1)}
    # Any of these four beats another when played later (T5), which the sign between the numbers says.
    trumps |= {f"T{n}": numbered(TRUMPS[n - 1]._replace(emblem="equals"), n) for n in (5, 4, 3, 2)}
    return {**suit_cards(SUITS, COUNTS, COURTS, FAMILY), **trumps, "MAT": matto("Matto", folk.wanderer)}


DECK = Deck(
    "terziglio", _cards(), back("#5A2A6B", "#431C52", "imperial-crown"),
    tiles(SUITS, COURTS, lambda suit, rank: f"{suit}{rank}"),
)  # fmt: skip
