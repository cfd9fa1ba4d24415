"""The five packs: which card carries which id, index, name and picture."""

from __future__ import annotations

from cards_art.draw.deck import Deck
from cards_art.draw.decks import bologna, chinze, minchiate, mineo, terziglio

DECKS: dict[str, Deck] = {
    deck.slug: deck for deck in (minchiate.DECK, terziglio.DECK, bologna.DECK, chinze.DECK, mineo.DECK)
}
"""By slug, in the order they are built."""
