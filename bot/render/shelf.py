"""What was made once is kept, up to so many bytes; what was used longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Shelf(Generic[Thing]):
    """Safe for several threads: at worst two make the same thing at once, and one of the two is kept."""

    def __init__(self, limit: int, size: Callable[[Thing], int]) -> None:
        """``limit`` in bytes; ``size`` says how many a thing takes."""
        self.limit = limit
        self.held = 0
        self._size = size
        self._kept: OrderedDict[Hashable, Thing] = OrderedDict()
        self._lock = Lock()

    def take(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        """The thing under this key, made if need be. Raises what ``make`` raises, and keeps nothing then."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        made = make()
        with self._lock:
            before = self._kept.pop(key, None)
            self.held += self._size(made) - (self._size(before) if before is not None else 0)
            self._kept[key] = made
            while self.held > self.limit and len(self._kept) > 1:
                _, gone = self._kept.popitem(last=False)
                self.held -= self._size(gone)
        return made
