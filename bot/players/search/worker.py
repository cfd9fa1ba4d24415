"""The worker process of search: compiles the games, then answers orders until the bot ends."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bot.players.search.orders import LENGTH, READY, Answer, Order, order_of, packed_answer

ROOT = Path(__file__).parents[2]
NICENESS = 10
"""Niceness of the process: presses are answered and pictures drawn before bots think."""
COMPILED = "*.nbc"
"""Files of compiled functions."""


def sources() -> list[Path]:
    """Return the files on which compiled functions depend. Tables made of a pack become part of them."""
    engine = ROOT / "engine"
    shared = [engine / "tricktaking" / name for name in ("odds.py", "weighing.py")]
    own = (engine / "compiled.py", *shared, ROOT / "players" / "search" / "worlds.py")
    names = ("search/*", "deck", "melds", "play", "player/features")
    return sorted((*own, *(path for name in names for path in ROOT.glob(f"games/*/{name}.py"))))


def cache_in(folder: Path) -> Path:
    """Return the folder of compiled functions inside ``folder``, named after the sources and the versions, and delete
    those of other sources. numba does not notice a change in a file that another one uses."""
    from importlib.metadata import version

    state = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    for path in sources():
        state.update(path.read_bytes())
    own = folder / state.hexdigest()[:16]
    for other in folder.glob("*"):
        if other != own and other.is_dir():
            shutil.rmtree(other, ignore_errors=True)
    return own


class Line:
    """The connection to the bot."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection

    def send(self, message: bytes) -> None:
        """Send a message. Raises OSError if the bot has ended."""
        self._connection.sendall(len(message).to_bytes(LENGTH, "big") + message)

    def receive(self) -> bytes:
        """Return the next message. Raises EOFError if the bot has ended."""
        return self._exactly(int.from_bytes(self._exactly(LENGTH), "big"))

    def _exactly(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            part = self._connection.recv(count - len(found))
            if not part:
                raise EOFError
            found += part
        return found


def main(descriptor: int, folder: str) -> None:
    """Serve the socket with this descriptor until the other end is closed. A process that had to compile starts anew
    first: the compiler would keep 300 MB."""
    # Ctrl-C reaches all processes of the terminal. The bot ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(max(0, NICENESS - os.nice(0)))
    compiled = cache_in(Path(folder))
    cold = not any(compiled.rglob(COMPILED))
    os.environ["NUMBA_CACHE_DIR"] = str(compiled)
    from bot.players.search.warm import answering

    answer = answering(time.monotonic)
    if cold and any(compiled.rglob(COMPILED)):
        os.execv(sys.executable, sys.orig_argv)
    with socket.socket(fileno=descriptor) as connection:
        line = Line(connection)
        try:
            line.send(READY)
            while True:
                line.send(_answered(answer, line.receive()))
        except (EOFError, OSError):
            return


def _answered(answer: Callable[[Order], Answer], message: bytes) -> bytes:
    try:
        return packed_answer(answer(order_of(message)))
    except Exception as error:
        # The order itself is not printed: it holds the cards of a player.
        print(f"a search failed: {type(error).__name__}", file=sys.stderr, flush=True)
        return packed_answer(Answer())


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
