"""Packs of cards.

A card is a small integer: its index in the canonical order of its pack, so it sorts, hashes and stores cheaply.
What the number means stands in a :class:`Pack`; names are catalogue keys made from the id (``card-<pack>-<id>``).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

Card = int
"""Index of a card in the canonical order of its pack, 0-based."""

Seat = int
"""A place at the table in the order of play: the next to play after seat ``s`` is ``(s + 1) % n``."""

Player = int
"""A person's (or computer player's) number for the whole match, 0-based; seats may rotate, players do not."""


class Pack(msgspec.Struct, frozen=True):
    """The cards of one game, in canonical order (Minchiate M12, Mineo S3).

    ``suits`` names the suit letter of every card (a game's own letters; trumps are a suit letter too, the Fool has
    its own), so that pictures and lists can group a hand without knowing the game.
    """

    slug: str
    ids: tuple[str, ...]
    suits: tuple[str, ...]

    def card(self, card_id: str) -> Card | None:
        """The card with this id, or None when the pack has none."""
        return _index(self).get(card_id)

    def id(self, card: Card) -> str:
        """The language-neutral id of a card."""
        return self.ids[card]

    def names(self, cards: Iterable[Card]) -> list[str]:
        """Ids of several cards, in the order given."""
        return [self.ids[card] for card in cards]


_INDEXES: dict[str, dict[str, Card]] = {}


def _index(pack: Pack) -> dict[str, Card]:
    found = _INDEXES.get(pack.slug)
    if found is None:
        found = _INDEXES[pack.slug] = {card_id: card for card, card_id in enumerate(pack.ids)}
    return found
