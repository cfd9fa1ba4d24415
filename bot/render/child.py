"""One process that draws, and the line to it. It runs :mod:`bot.render.worker`."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path

LONGEST = 30.0
"""Seconds after which a picture is given up and its process ended."""
SECRET = ("GERMINI_", "DISCORD_", "DATABASE_")
"""How the names of settings begin: to draw, none of them is needed."""
THRIFT = {"MALLOC_MMAP_THRESHOLD_": "33554432", "MALLOC_TRIM_THRESHOLD_": "16777216"}
"""Each picture takes and gives back a few buffers of some 700 kB. Kept by the allocator instead of given back to the
system, they save a quarter of the work. Pillow could keep them itself (``PILLOW_BLOCKS_MAX``), but hands them out for
images of any size: the small ones that stay in memory then hold 700 kB each, and the process grows to 1.4 GB."""


class WorkerDied(Exception):
    """What drew a picture was ended in the middle of it."""


class Child:
    """A process that draws, from its start to its end. Used by one thread at a time."""

    def __init__(self) -> None:
        """Start it. Raises OSError where there can be none."""
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
        self._line = Connection(ours.detach())
        self.answered = 0
        """So many orders it has answered."""

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    @property
    def lives(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def ask(self, order: bytes) -> bytes:
        """Its answer to an order. Raises WorkerDied, and has ended it, if there is none."""
        try:
            self._line.send_bytes(order)
            if self._line.poll(LONGEST):
                answer = self._line.recv_bytes()
                self.answered += 1
                return answer
        except (OSError, EOFError) as error:
            self.end()
            raise WorkerDied from error
        self.end()
        raise WorkerDied

    def resident(self) -> int:
        """Bytes of memory it takes now; 0 where the system does not tell."""
        return resident(self.pid)

    def end(self) -> None:
        """End it at once. To end it again does nothing."""
        self._line.close()
        self._process.kill()
        self._process.wait()


def resident(pid: int) -> int:
    """Bytes of memory that a process takes (resident set); 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def _surroundings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(SECRET)} | THRIFT
