"""How long pictures wait for their turn to be drawn (ux.md 5.4)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from threading import Lock

WEIGHT = 0.2
"""How much the newest picture counts in the mean time that one takes."""


class Queue:
    """Pictures that were asked for and are not begun yet. Safe for several threads; ``clock`` is in seconds."""

    def __init__(self, workers: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._clock = clock
        self._waiting: dict[int, float] = {}
        self._numbers = count()
        self._mean = 0.0
        self._lock = Lock()

    def join(self) -> int:
        """Stand in the queue; the number to be called by."""
        with self._lock:
            number = next(self._numbers)
            self._waiting[number] = self._clock()
            return number

    def leave(self, number: int) -> None:
        """Whoever asked for the picture has given it up (or it is begun)."""
        with self._lock:
            self._waiting.pop(number, None)

    @contextmanager
    def drawing(self, number: int) -> Iterator[None]:
        """The picture is being drawn."""
        self.leave(number)
        begun = self._clock()
        try:
            yield
        finally:
            took = self._clock() - begun
            with self._lock:
                self._mean = took if not self._mean else (1 - WEIGHT) * self._mean + WEIGHT * took

    def behind(self) -> float:
        """Seconds that one more picture would wait: by the number before it and what one takes, or as long as the
        first in the queue has waited already."""
        with self._lock:
            if not self._waiting:
                return 0.0
            oldest = self._clock() - next(iter(self._waiting.values()))
            return max(oldest, len(self._waiting) * self._mean / self._workers)
