"""What a decision of the table is made from and what comes out of it."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.actions import Refusal
from bot.table.ports import Timer


class OutOfDate(msgspec.Struct, frozen=True):
    """The control belonged to an earlier question."""


class Context(msgspec.Struct, frozen=True):
    """What the world lends to one decision: the time in Unix ms, fresh entropy for a new seal (32 bytes), and the
    clocks that run. ``publishes``: seals are published, and a deal waits for it."""

    now: int
    entropy: bytes
    timers: tuple[Timer, ...] = ()
    publishes: bool = False


Verdict = tuple[Any, ...] | Refusal | OutOfDate
