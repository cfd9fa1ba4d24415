"""What was read lately, kept in memory. Sound because only one bot at a time has the database open (the lease)."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(Generic[K, V]):
    """The newest ``most`` entries. A value that was read while another was being written is not kept."""

    def __init__(self, most: int = 1024) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        self._writes = 0

    def get(self, key: K) -> V | None:
        """The value, None if it is not known."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def stamp(self) -> int:
        """To be taken before reading, and handed to :meth:`keep` with what was read."""
        return self._writes

    def keep(self, key: K, value: V, stamp: int) -> None:
        """Remember what was read, unless something has been written since ``stamp``."""
        if stamp == self._writes:
            self._put(key, value)

    def written(self, key: K, value: V) -> None:
        """Remember what was written."""
        self._writes += 1
        self._put(key, value)

    def forget(self, key: K) -> None:
        """What is known of ``key`` may not hold any more."""
        self._writes += 1
        self._values.pop(key, None)

    def _put(self, key: K, value: V) -> None:
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)
