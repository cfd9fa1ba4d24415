"""What was made once is kept, up to so many bytes; what was used longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, TypeVar

from PIL import Image

Thing = TypeVar("Thing")
Made = TypeVar("Made", bound=Callable[..., Any])


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


SHELVES: dict[str, Shelf[Any]] = {}
"""The shelves of :func:`shelved` functions, by the function's name: what pictures keep in memory beside sprites."""


def shelved(limit: int) -> Callable[[Made], Made]:
    """A function that makes images, or tuples of them, keeps them on a shelf of ``limit`` bytes. Unlike ``lru_cache``
    it counts bytes and not things: a line of words takes 2 kB or 200."""

    def keeping(make: Made) -> Made:
        shelf: Shelf[Any] = Shelf(limit, weight)
        SHELVES[f"{make.__module__}.{make.__qualname__}"] = shelf

        def taken(*args: Hashable) -> Any:
            return shelf.take(args, lambda: make(*args))

        return taken  # type: ignore[return-value]

    return keeping


IMAGE = 1000
"""Bytes that an image takes beside its pixels: two objects, and what the allocator adds."""
ROW = 8
"""Bytes of the pointer to each row of an image."""


def weight(thing: Image.Image | tuple[Any, ...] | None) -> int:
    """Bytes that an image, or a tuple of such, takes in memory. Pillow keeps one byte a pixel for the modes 1 and L,
    four for colours."""
    if thing is None:
        return 0
    if isinstance(thing, tuple):
        return sum(map(weight, thing))
    return IMAGE + thing.height * (ROW + thing.width * (1 if thing.mode in ("1", "L", "P") else 4))
