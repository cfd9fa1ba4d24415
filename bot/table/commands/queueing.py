"""Waiting for a chair (ux.md E48)."""

from __future__ import annotations

import msgspec


class Queue(msgspec.Struct, frozen=True):
    """I would like to wait for a chair (``join``), or do so no more."""

    join: bool = True


class KeptOver(msgspec.Struct, frozen=True):
    """The house: the time in which a chair was kept for somebody is over; it began at seq ``guard``."""

    guard: int
