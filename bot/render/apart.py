"""A process of its own that draws.

Half of what a press costs is its pictures. Drawn in a thread they hold the interpreter's lock against the thread that
answers presses; drawn here they have a core of their own, and what goes wrong in them ends nothing but this process.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

log = logging.getLogger(__name__)

LONGEST = 30.0
"""Seconds after which a picture is given up and its process ended."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
"""Seconds before a process that could not be started is tried again; doubled each time."""
SECRET = ("GERMINI_", "DISCORD_", "DATABASE_")
"""How the names of settings begin: to draw, none of them is needed."""
THRIFT = {
    "PILLOW_BLOCKS_MAX": "16",
    "MALLOC_MMAP_THRESHOLD_": "67108864",
    "MALLOC_TRIM_THRESHOLD_": "134217728",
}
"""Each picture takes and gives back a few buffers of some 700 kB. Kept instead of given back to the system, they save a
fifth of the work."""

Drawn = TypeVar("Drawn")


class WorkerDied(Exception):
    """What drew a picture was ended in the middle of it."""


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
    """One such process, started when it is first needed and again when it has ended. Used by one thread at a time;
    ``closed`` for good by another."""

    def __init__(self, starts: Starts | None = None) -> None:
        self._starts = starts or Starts()
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._lock = threading.Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process, if one runs."""
        return self._process.pid if self._process is not None and self._process.poll() is None else None

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
                answer = self._asked(order)
            except WorkerDied:
                log.warning("what drew a picture was ended; another process draws it")
                answer = self._asked(order)
        done, what = pickle.loads(answer)
        if not done:
            raise what
        return what

    def close(self) -> None:
        """End it, once what it draws is finished."""
        with self._lock:
            self._closed = True
            self._end()

    def _asked(self, order: bytes) -> bytes:
        line = self._running()
        try:
            line.send_bytes(order)
            if line.poll(LONGEST):
                return line.recv_bytes()
        except (OSError, EOFError) as error:
            self._end()
            raise WorkerDied from error
        self._end()
        raise WorkerDied

    def _running(self) -> Connection:
        if self._closed:
            raise CannotStart("closed")
        if self._line is not None and self.pid is not None:
            return self._line
        self._end()
        self._starts.check()
        try:
            self._line = self._started()
        except OSError as error:
            self._starts.failed(str(error))
            raise CannotStart(str(error)) from error
        self._starts.worked()
        return self._line

    def _started(self) -> Connection:
        """The line to a new process. Raises OSError where there can be none."""
        if sys.platform == "win32":
            raise OSError("no file descriptors can be handed over here")
        ours, theirs = socket.socketpair()
        with contextlib.ExitStack() as undone, theirs:
            undone.callback(ours.close)
            command = (sys.executable, "-m", "bot.render.worker", str(theirs.fileno()))
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, pass_fds=(theirs.fileno(),), env=_surroundings()
            )
            undone.pop_all()
        return Connection(ours.detach())

    def _end(self) -> None:
        line, self._line = self._line, None
        process, self._process = self._process, None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.wait()


def _surroundings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(SECRET)} | THRIFT
