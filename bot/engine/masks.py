"""Sets of cards as ints with one bit per card (*masks*): bit ``n`` is the card ``n`` of the pack's canonical order."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.engine.cards import Card


def mask_of(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set in canonical order, looked for one by one: quick where they are few."""
    found: list[Card] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def by_bytes(size: int) -> Callable[[int], tuple[Card, ...]]:
    """:func:`cards_of` for a pack of so many cards, eight cards at a time: quick where they are many."""
    count = -(-size // 8)
    known = tuple(tuple(cards_of(byte << 8 * place) for byte in range(256)) for place in range(count))

    def cards_of_many(mask: int) -> tuple[Card, ...]:
        found: list[Card] = []
        for cards, byte in zip(known, mask.to_bytes(count, "little"), strict=True):
            if byte:
                found += cards[byte]
        return tuple(found)

    return cards_of_many
