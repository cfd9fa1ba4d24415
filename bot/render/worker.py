"""What the process of :mod:`bot.render.apart` runs: draws what it is told to, until nobody is there to tell."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from bot.render.thrift import thrifty

KINDNESS = 5
"""Presses are answered before pictures are drawn, where both want the same core."""


def main(descriptor: int) -> None:
    """Serve the socket with this descriptor. Ends when its other end is closed, however the bot has ended."""
    # A Ctrl-C goes to all processes of a terminal: the bot ends this one when its last pictures are drawn.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(KINDNESS)
    with Connection(descriptor) as line:
        while True:
            try:
                draw, small = pickle.loads(line.recv_bytes())
                line.send_bytes(answered(draw, small=small))
            except (EOFError, OSError):
                return


def answered(draw: Callable[[], Any], *, small: bool) -> bytes:
    """Whether it could be drawn, and the picture or why not, as they go over the line."""
    try:
        with thrifty(small):
            return pickle.dumps((True, draw()), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return _told(error)


def _told(error: Exception) -> bytes:
    try:
        told = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
        pickle.loads(told)
    except Exception:
        return pickle.dumps((False, RuntimeError(repr(error))), pickle.HIGHEST_PROTOCOL)
    return told


if __name__ == "__main__":
    main(int(sys.argv[1]))
