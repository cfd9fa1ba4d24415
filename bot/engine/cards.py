"""Cards, seats, packs, and sets of cards.

A card is a small integer: its index in the canonical order of its pack, so it sorts, hashes and stores cheaply. A
:class:`Pack` gives the number its meaning; names are catalogue keys made from the id (``card-<pack>-<id>``).

A set of cards is an int with one bit per card (a *mask*): bit ``n`` is card ``n`` of the pack's canonical order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

Card = int
"""Index of a card in the canonical order of its pack, from 0."""

Seat = int
"""A place at the table in the order of play, from 0: the next seat after ``s`` is ``(s + 1) % n``."""

Player = int
"""Number of a person or computer player for the whole match, from 0. Seats may rotate, player numbers do not."""


class Pack(msgspec.Struct, frozen=True):
    """The cards of one game in canonical order (Minchiate M12, Mineo S3).

    ``suits`` gives the suit letter of every card, so that pictures and lists can group a hand without knowing the game.
    The letters are the game's own; trumps have a suit letter too, and the Fool has its own.
    """

    slug: str
    ids: tuple[str, ...]
    suits: tuple[str, ...]

    def card(self, card_id: str) -> Card | None:
        """Return the card with this id, or None if it is not in the pack."""
        return _index(self).get(card_id)

    def id(self, card: Card) -> str:
        """Return the language-neutral id of a card."""
        return self.ids[card]

    def names(self, cards: Iterable[Card]) -> list[str]:
        """Return the ids of several cards in the given order."""
        return [self.ids[card] for card in cards]

    def dressed(self, look: str) -> Pack:
        """Return the pack under the look named by a view (``PublicView.pack``): the same ids with other names and
        pictures."""
        return self if self.slug == look else msgspec.structs.replace(self, slug=look)


_INDEXES: dict[str, dict[str, Card]] = {}


def _index(pack: Pack) -> dict[str, Card]:
    found = _INDEXES.get(pack.slug)
    if found is None:
        found = _INDEXES[pack.slug] = {card_id: card for card, card_id in enumerate(pack.ids)}
    return found


MAX_CARDS = 128
"""The most cards that a pack has."""

_BITS = tuple(1 << card for card in range(MAX_CARDS))


def mask_of(cards: Iterable[Card]) -> int:
    """Return the set of these cards as a mask."""
    mask = 0
    for card in cards:
        # A look-up takes two thirds of the time of a shift.
        mask |= _BITS[card]
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a set in canonical order. Fast for small sets."""
    found: list[Card] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def by_bytes(size: int) -> Callable[[int], tuple[Card, ...]]:
    """Return a version of :func:`cards_of` for a pack of ``size`` cards that reads eight cards at a time. Fast for
    large sets."""
    count = -(-size // 8)
    known = tuple(tuple(cards_of(byte << 8 * place) for byte in range(256)) for place in range(count))

    def cards_of_many(mask: int) -> tuple[Card, ...]:
        found: list[Card] = []
        for cards, byte in zip(known, mask.to_bytes(count, "little"), strict=True):
            if byte:
                found += cards[byte]
        return tuple(found)

    return cards_of_many
