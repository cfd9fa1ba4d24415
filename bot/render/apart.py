"""A process of its own that draws.

Half of what a press costs is its pictures. Drawn in a thread they hold the interpreter's lock against the thread that
answers presses; drawn here they have a core of their own, and what goes wrong in them ends nothing but this process.
Its memory has a ceiling: before it is reached, another process takes its place.
"""

from __future__ import annotations

import logging
import pickle
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from bot.render.child import Child, WorkerDied

__all__ = ["CannotStart", "Limits", "Starts", "Studio", "WorkerDied"]

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
"""Seconds before a process that could not be started is tried again; doubled each time."""
REHEARSED = 40
"""So many of the newest pictures a successor draws before it takes over, so that it knows the cards in play."""

Drawn = TypeVar("Drawn")


class Limits(NamedTuple):
    """How long a process draws before another takes its place, and what it may take at the very most."""

    pictures: int = 10_000
    """A successor is prepared after so many pictures,"""
    renewed: int = 225_000_000
    """or above so many bytes of memory. What is kept on purpose (see ``bot/render/shelf.py``) stays below."""
    least: int = 200
    """but not before so many, of its own or since the last try."""
    ceiling: int = 250_000_000
    """Above so many bytes it is ended after the picture, with a successor or without."""


class CannotStart(Exception):
    """This machine lets no process be started, or lacks what a process needs."""


class Starts:
    """When another process may be tried: where none can be started, to try for every picture would cost more than to
    draw it. Shared by all studios of a house; ``clock`` is monotonic, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._wait = 0.0
        self._next = 0.0
        self._why = ""

    def check(self) -> None:
        """Raises CannotStart while it is too early for another try."""
        with self._lock:
            if self._wait and self._clock() < self._next:
                raise CannotStart(self._why)

    def failed(self, why: str) -> None:
        """None could be started. Told once, until one can be again."""
        with self._lock:
            if not self._wait:
                log.warning("pictures are drawn in the bot's own process", extra={"why": why})
            self._wait = min(LONGEST_WAIT, self._wait * 2 or FIRST_WAIT)
            self._next, self._why = self._clock() + self._wait, why

    def worked(self) -> None:
        """One was started."""
        with self._lock:
            if self._wait:
                log.warning("pictures are drawn in a process of their own again")
            self._wait = 0.0


class Studio:
    """One such process, started when it is first needed, again when it has ended, and replaced before it takes too much
    memory: its successor draws the newest pictures once more, unseen, and takes over between two pictures. Used by one
    thread at a time; ``closed`` for good by another."""

    def __init__(self, starts: Starts | None = None, limits: Limits | None = None) -> None:
        self._starts = starts or Starts()
        self._limits = limits or Limits()
        self._child: Child | None = None
        self._lock = threading.Lock()
        self._closed = False
        self._lately: deque[bytes] = deque(maxlen=REHEARSED)
        self._preparing: threading.Thread | None = None
        self._not_before = 0
        self.renewed = 0
        """So many times another process has taken over."""

    @property
    def pid(self) -> int | None:
        """The process, if one runs."""
        child = self._child
        return child.pid if child is not None and child.lives else None

    def start(self) -> None:
        """Have it ready before the first picture is asked for. Raises CannotStart."""
        with self._lock:
            self._running()

    def draw(self, draw: Callable[[], Drawn], *, small: bool = False) -> Drawn:
        """What ``draw`` gives, which must be a function of a module with its arguments. Raises what it raises,
        CannotStart, and WorkerDied when two processes one after the other have not lived to the end of it."""
        order = pickle.dumps((draw, small), pickle.HIGHEST_PROTOCOL)
        with self._lock:
            try:
                answer = self._running().ask(order)
            except WorkerDied:
                log.warning("what drew a picture was ended; another process draws it")
                answer = self._running().ask(order)
            self._lately.append(order)
            self._keep_within_limits()
        done, what = pickle.loads(answer)
        if not done:
            raise what
        return what

    def close(self) -> None:
        """End it, once what it draws is finished."""
        with self._lock:
            self._closed = True
            self._end()
            preparing = self._preparing
        if preparing is not None:
            preparing.join()

    def _running(self) -> Child:
        if self._closed:
            raise CannotStart("closed")
        if self._child is not None and self._child.lives:
            return self._child
        self._end()
        self._starts.check()
        try:
            self._child, self._not_before = Child(), self._limits.least
        except OSError as error:
            self._starts.failed(str(error))
            raise CannotStart(str(error)) from error
        self._starts.worked()
        return self._child

    def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _keep_within_limits(self) -> None:
        child = self._child
        if child is None:
            return
        memory = child.resident()
        if memory > self._limits.ceiling:
            log.warning("the process that draws takes too much memory and is ended", extra={"bytes": memory})
            self._end()
        elif self._preparing is None and child.answered >= self._not_before and self._is_worn(child, memory):
            about = (child, tuple(self._lately))
            self._preparing = threading.Thread(target=self._replace, args=about, name="successor", daemon=True)
            self._preparing.start()

    def _is_worn(self, child: Child, memory: int) -> bool:
        return child.answered >= self._limits.pictures or memory > self._limits.renewed

    def _replace(self, worn: Child, lately: Sequence[bytes]) -> None:
        """Prepare a successor, in a thread of its own, and put it in the place of ``worn``. Nobody waits for it but the
        one picture that is asked for in the moment of the change."""
        successor = self._rehearsed(lately)
        with self._lock:
            self._preparing = None
            if self._child is worn:
                self._not_before = worn.answered + self._limits.least
            if successor is not None and self._child is worn and not self._closed:
                self._child, successor, self._not_before = successor, worn, self._limits.least
                self.renewed += 1
        if successor is not None:
            successor.end()

    def _rehearsed(self, lately: Sequence[bytes]) -> Child | None:
        """A new process that has drawn the newest pictures; None if there can be none now, or not any more."""
        try:
            child = Child()
        except OSError as error:
            log.warning("the process that draws could not be replaced", extra={"why": str(error)})
            return None
        try:
            for order in lately:
                if self._closed:
                    break
                child.ask(order)
        except WorkerDied:
            log.warning("the process that draws could not be replaced", extra={"why": "its successor was ended"})
            return None
        child.answered = 0
        return child
