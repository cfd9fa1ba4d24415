"""Whether the picture that is being drawn is to be made of fewer bytes (ux.md 5.4); said for each thread."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

_here = threading.local()


def never() -> bool:
    """Pictures are as good as they can be."""
    return False


def is_thrifty() -> bool:
    """Whether this thread draws with few colours now."""
    return getattr(_here, "on", False)


@contextmanager
def thrifty(on: bool) -> Iterator[None]:
    """Draw with few colours, if ``on``."""
    before, _here.on = is_thrifty(), on
    try:
        yield
    finally:
        _here.on = before
