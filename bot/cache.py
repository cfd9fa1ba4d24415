"""Caches with a limit. A full cache drops the entry that was used longest ago; reading an entry counts as a use."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock
from typing import TypeVar

from cachetools import LRUCache, TTLCache

K = TypeVar("K")
V = TypeVar("V")


class LruCache(LRUCache[K, V]):
    """Keeps at most `limit` entries."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)


class TtlCache(TTLCache[K, V]):
    """Keeps at most `limit` entries, each until `life` has passed since it was set.

    `now` returns the current time, in the unit of `life`. Expired entries are not returned; they leave memory when the
    next entry is set or the length is read.
    """

    def __init__(self, limit: float, life: float, now: Callable[[], float]) -> None:
        super().__init__(limit, life, now)


class ByteCache(LRUCache[Hashable, V]):
    """Keeps entries of together at most `limit` bytes; `size` returns the bytes of a value. A value larger than the
    limit is not kept.

    :meth:`take` is safe for several threads: at worst two threads make the same value at once, and one is kept.
    """

    def __init__(self, limit: int, size: Callable[[V], int]) -> None:
        super().__init__(limit, size)
        self._lock = Lock()

    def take(self, key: Hashable, make: Callable[[], V]) -> V:
        """Return the value of `key`; makes it if it is missing. Raises what `make` raises, and keeps nothing then."""
        with self._lock:
            try:
                return self[key]
            except KeyError:
                pass
        made = make()
        # ValueError: it is larger than the limit.
        with self._lock, suppress(ValueError):
            self[key] = made
        return made
