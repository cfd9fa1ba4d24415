"""What comes of a command."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.actions import Refusal


class Applied(msgspec.Struct, frozen=True):
    """Done and durable. ``seq`` is the last event's number; ``events`` are the new facts."""

    seq: int
    events: tuple[Any, ...] = ()


class Stale(msgspec.Struct, frozen=True):
    """The control belonged to a question that is no longer open; nothing was done."""

    seq: int


class Refused(msgspec.Struct, frozen=True):
    """Not allowed; nothing was done."""

    refusal: Refusal


class Duplicate(msgspec.Struct, frozen=True):
    """This very command had been applied before; nothing was done again."""

    seq: int


class Busy(msgspec.Struct, frozen=True):
    """Too much is waiting at this table, or the store cannot write now; nothing was done."""

    reason: str = "queue"


class Broken(msgspec.Struct, frozen=True):
    """Something failed that should not; nothing was done. ``ref`` finds it in the log."""

    ref: str


Outcome = Applied | Stale | Refused | Duplicate | Busy | Broken
