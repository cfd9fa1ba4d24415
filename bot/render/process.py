"""Drawing pictures in a separate process.

Drawing takes half of the time of a press. In a thread it would hold the interpreter's lock against the thread that
answers presses; a separate process has its own core, and a fault there ends only that process. `Studio` starts the
process, talks to it, and replaces it before its memory reaches the limit. `main` runs inside the process.

`concurrent.futures.ProcessPoolExecutor` was tried instead. Its process keeps running after the bot is killed, a second
process that tracks resources (13 MB) then writes a warning to the terminal, and the bot's secrets can only be withheld
by changing the bot's own environment while a process starts. A picture took more than half again as much time in the
bot's process, and without `ALLOCATOR` a fifth more in its own. The warmed successor, the memory limits and the time
limit would still have to be written here.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.cache import ByteCache
from bot.render.model import Picture
from bot.render.surface import saving_bytes

log = logging.getLogger(__name__)

MAX_SECONDS = 30.0
"""Seconds after which the bot gives up a picture and ends its process."""
SECRET_PREFIXES = ("GERMINI_", "DISCORD_", "DATABASE_")
"""Prefixes of environment variables that the process does not receive: it needs no settings."""
ALLOCATOR = {"MALLOC_MMAP_THRESHOLD_": "33554432", "MALLOC_TRIM_THRESHOLD_": "16777216"}
"""Settings of the C allocator in the process.

Each picture allocates and frees a few buffers of about 700 kB. With these limits the allocator keeps them instead of
returning them to the system, which saves a quarter of the work. Pillow could keep them too (`PILLOW_BLOCKS_MAX`), but
it uses them for images of any size: small images in the cache would then hold 700 kB each, and the process would grow
to 1.4 GB.
"""
FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
"""Seconds before the next try after a failed start. The wait doubles each time, up to the second value."""
REHEARSED = 40
"""Number of recent pictures that a successor draws before it takes over, to fill its cache of cards."""
MAX_KEPT_BYTES = 4_000_000
"""Maximum bytes of finished pictures that the bot's process keeps: about 50.

Nearly every picture of a panel is ordered twice within some hundredths of a second, for the answer to a press and for
the comparison of the message with the newest state.
"""
Drawn = TypeVar("Drawn")
NICENESS = 5
"""Niceness of the process: where both need the same core, presses are answered before pictures are drawn."""


class WorkerDied(Exception):
    """The process ended before it returned the picture."""


class Child:
    """One drawing process, from start to end. Used by one thread at a time."""

    def __init__(self) -> None:
        """Starts the process. Raises OSError if it cannot be started."""
        if sys.platform == "win32":
            raise OSError("no file descriptors can be handed over here")
        ours, theirs = socket.socketpair()
        with contextlib.ExitStack() as undone, theirs:
            undone.callback(ours.close)
            command = (sys.executable, "-m", "bot.render.worker", str(theirs.fileno()))
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, pass_fds=(theirs.fileno(),), env=_environment()
            )
            undone.pop_all()
        self._line = Connection(ours.detach())
        self.answered = 0
        """Number of orders answered."""

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def lives(self) -> bool:
        """Tells whether the process is running."""
        return self._process.poll() is None

    def ask(self, order: bytes) -> bytes:
        """Return the answer to an order. Without an answer it ends the process and raises WorkerDied."""
        try:
            self._line.send_bytes(order)
            if self._line.poll(MAX_SECONDS):
                answer = self._line.recv_bytes()
                self.answered += 1
                return answer
        except (OSError, EOFError) as error:
            self.end()
            raise WorkerDied from error
        self.end()
        raise WorkerDied

    def resident(self) -> int:
        """Return the resident memory of the process in bytes; 0 if the system does not report it."""
        return resident(self.pid)

    def end(self) -> None:
        """Ends the process at once. A second call does nothing."""
        self._line.close()
        self._process.kill()
        self._process.wait()


def resident(pid: int) -> int:
    """Return the resident memory of a process in bytes; 0 if the system does not report it."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(SECRET_PREFIXES)} | ALLOCATOR


class Limits(NamedTuple):
    """When a process is replaced, and its absolute memory limit."""

    pictures: int = 10_000
    """A successor is prepared after this many pictures."""
    renewed: int = 231_000_000
    """Bytes of memory above which a successor is prepared. The caches (`bot/render/sprites.py`) stay below this
    value."""
    min_pictures: int = 200
    """Minimum number of pictures before a successor is prepared, and between two tries."""
    ceiling: int = 250_000_000
    """Bytes of memory above which the process is ended after the current picture, even without a successor."""


class CannotStart(Exception):
    """The system does not allow a new process, or lacks something the process needs."""


class Starts:
    """Decides when a start may be tried again.

    If processes cannot be started, a try for every picture would cost more than drawing it. All studios of one
    `Pictures` service share an instance. `clock` is monotonic, in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._wait = 0.0
        self._next = 0.0
        self._why = ""

    def check(self) -> None:
        """Raises CannotStart if it is too early for another try."""
        with self._lock:
            if self._wait and self._clock() < self._next:
                raise CannotStart(self._why)

    def failed(self, why: str) -> None:
        """Records a failed start. Logs a warning only for the first failure after a success."""
        with self._lock:
            if not self._wait:
                log.warning("pictures are drawn in the bot's own process", extra={"why": why})
            self._wait = min(LONGEST_WAIT, self._wait * 2 or FIRST_WAIT)
            self._next, self._why = self._clock() + self._wait, why

    def worked(self) -> None:
        """Records a successful start."""
        with self._lock:
            if self._wait:
                log.warning("pictures are drawn in a process of their own again")
            self._wait = 0.0


def kept_pictures() -> ByteCache[Any]:
    """Return a cache of finished pictures by their orders. Other results have no room in it."""
    return ByteCache(
        MAX_KEPT_BYTES, lambda drawn: len(drawn.data) if isinstance(drawn, Picture) else MAX_KEPT_BYTES + 1
    )


class Studio:
    """Draws pictures in one process, which it starts when needed, restarts after a crash, and replaces in time.

    A successor first draws the most recent pictures again, without using the results, and takes over between two
    pictures. A picture that was drawn a moment ago is not drawn again: several studios may share those `kept`. Used by
    one thread at a time; only `close` may be called from another.
    """

    def __init__(
        self, starts: Starts | None = None, limits: Limits | None = None, kept: ByteCache[Any] | None = None
    ) -> None:
        self._starts = starts or Starts()
        self._kept = kept_pictures() if kept is None else kept
        self._limits = limits or Limits()
        self._child: Child | None = None
        self._lock = threading.Lock()
        self._closed = False
        self._lately: deque[bytes] = deque(maxlen=REHEARSED)
        self._preparing: threading.Thread | None = None
        self._not_before = 0
        self.renewed = 0
        """Number of times a successor has taken over."""

    @property
    def pid(self) -> int | None:
        """The id of the running process, or None."""
        child = self._child
        return child.pid if child is not None and child.lives else None

    def start(self) -> None:
        """Starts the process before the first picture is needed. Raises CannotStart."""
        with self._lock:
            self._running()

    def draw(self, draw: Callable[[], Drawn], *, small: bool = False) -> Drawn:
        """Return the result of `draw`, a module-level function with its arguments (it is pickled).

        Raises what `draw` raises, CannotStart, and WorkerDied if two processes in a row ended while drawing it.
        """
        order = pickle.dumps((draw, small), pickle.HIGHEST_PROTOCOL)
        return self._kept.take(order, lambda: self._drawn(order))

    def _drawn(self, order: bytes) -> Any:
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
        """Ends the process for good, after the current picture."""
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
            self._child, self._not_before = Child(), self._limits.min_pictures
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
        """Prepares a successor in a separate thread and replaces `worn` with it.

        Only a picture that is requested at the moment of the exchange waits.
        """
        successor = self._rehearsed(lately)
        with self._lock:
            self._preparing = None
            if self._child is worn:
                self._not_before = worn.answered + self._limits.min_pictures
            if successor is not None and self._child is worn and not self._closed:
                self._child, successor, self._not_before = successor, worn, self._limits.min_pictures
                self.renewed += 1
        if successor is not None:
            successor.end()

    def _rehearsed(self, lately: Sequence[bytes]) -> Child | None:
        """Return a new process that has drawn the recent pictures; None if it cannot start or has ended."""
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


def main(descriptor: int) -> None:
    """Serves the socket with this descriptor until the other end is closed, even if the bot has crashed."""
    # Ctrl-C reaches all processes of the terminal. The bot ends this one after its last pictures.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    with Connection(descriptor) as line:
        while True:
            try:
                draw, small = pickle.loads(line.recv_bytes())
                line.send_bytes(answered(draw, small=small))
            except (EOFError, OSError):
                return


def answered(draw: Callable[[], Any], *, small: bool) -> bytes:
    """Draws, and returns the pickled answer: whether it succeeded, and the picture or the exception."""
    try:
        with saving_bytes(small):
            return pickle.dumps((True, draw()), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return _pickled_error(error)


def _pickled_error(error: Exception) -> bytes:
    try:
        answer = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
        pickle.loads(answer)
    except Exception:
        return pickle.dumps((False, RuntimeError(repr(error))), pickle.HIGHEST_PROTOCOL)
    return answer
