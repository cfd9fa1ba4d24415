"""The pack of 78 cards of Piedmont and Liguria for Chinze (C1)."""

from __future__ import annotations

from cards_art.draw.back import back
from cards_art.draw.deck import ENDINGS, Deck, Drawing, Suit, numbered, tiles
from cards_art.draw.decks import terziglio
from cards_art.draw.decks.minchiate import matto
from cards_art.draw.scenes import folk
from cards_art.draw.signs import Family

FAMILY = Family(curved=True, cudgels=False, woven=True, centaurs=False, maids="")
SUITS = tuple(Suit(letter, letter, ENDINGS[letter]) for letter in "CDBS")
COUNTS = (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
TRUMPS = terziglio.TRUMPS


def _cards() -> dict[str, Drawing]:
    trumps = {f"T{n}": numbered(TRUMPS[n - 1], n) for n in range(21, 0, -1)}
    return {
        **trumps,
        "MAT": matto("Matto", folk.wanderer),
        **terziglio.suit_cards(SUITS, COUNTS, terziglio.COURTS, FAMILY),
    }


DECK = Deck(
    "chinze", _cards(), back("#17544A", "#0E3B33", "anchor"),
    tiles(SUITS, terziglio.COURTS, lambda suit, rank: f"{suit}{rank}"),
)  # fmt: skip
