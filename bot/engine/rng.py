"""The bot's own random numbers: a counter-based generator and a Fisher-Yates shuffle.

Stored deals must stay checkable for ever, so this module does not use :mod:`random`, whose algorithms may change
between Python versions. The seed comes from outside (``secrets`` at the table, a fixed string in tests).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 64
_words = struct.Struct(">4Q").unpack


class Rng:
    """SHA-256 of ``seed || counter``, read as a stream of 64-bit words. The same seed gives the same numbers on every
    Python."""

    __slots__ = ("_block", "_counter", "_seed")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0
        self._block: list[int] = []

    def word(self) -> int:
        """Return the next number, 0 <= n < 2**64."""
        return (self._block or self._refill()).pop()

    def _refill(self) -> list[int]:
        """Replace the used block by the next four numbers, in reverse order, and return it."""
        digest = sha256(self._seed + self._counter.to_bytes(8, "big")).digest()
        self._counter += 1
        first, second, third, fourth = _words(digest)
        self._block = block = [fourth, third, second, first]
        return block

    def _ahead(self, count: int) -> list[int]:
        """Return the block with at least ``count`` numbers in it. They are the same numbers as from repeated calls of
        ``word``."""
        missing = -(-(count - len(self._block)) // 4)
        if missing > 0:
            seed, first = self._seed, self._counter
            self._counter = first + missing
            made = b"".join(
                [sha256(seed + counter.to_bytes(8, "big")).digest() for counter in range(first, first + missing)]
            )
            fresh = list(struct.unpack(f">{4 * missing}Q", made))
            fresh.reverse()
            self._block = fresh + self._block
        return self._block

    def below(self, limit: int) -> int:
        """Return a uniform number 0 <= n < limit, without modulo bias. Raises ValueError if limit < 1."""
        if limit < 1:
            raise ValueError("limit must be at least 1")
        while True:
            word = self.word()
            rest = word % limit
            if word - rest <= _SPAN - limit:
                return rest

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return a new list with the items in random order (Fisher-Yates, from the last place down)."""
        out = list(items)
        block = self._ahead(len(out) - 1)
        fair = _SPAN - len(out)
        for last in range(len(out) - 1, 0, -1):
            # below(last + 1), inlined because the shuffle is the slowest part of dealing.
            drawn = block.pop()
            other = drawn % (last + 1)
            while drawn >= fair and drawn - other >= _SPAN - last:
                block = self._ahead(last)
                drawn = block.pop()
                other = drawn % (last + 1)
            out[last], out[other] = out[other], out[last]
        return out

    def shuffled_until(self, items: Sequence[T], fits: Callable[[T], bool]) -> list[T]:
        """Return the first of repeated shuffles of two or more items whose last item fits. One of them must fit."""
        draws = len(items) - 1
        while True:
            block = self._ahead(draws)
            # The first number decides the last place. If its item does not fit, the numbers of this shuffle are only
            # skipped: those that ``shuffled`` might draw again are so rare that they need not be fast.
            if fits(items[block[-1] % len(items)]) or max(block[-draws:]) >= _SPAN - len(items):
                out = self.shuffled(items)
                if fits(out[-1]):
                    return out
            else:
                del block[-draws:]

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items. Raises ValueError if there are none."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return ``count`` different items in random order. Raises ValueError if there are fewer items."""
        if count > len(items):
            raise ValueError("more items asked for than there are")
        return self.shuffled(items)[:count]


def commitment(seed: bytes, table: str) -> str:
    """Return the commitment published before a deal (decision 11): hex SHA-256 of the seed followed by the table id."""
    return sha256(seed + table.encode()).hexdigest()
