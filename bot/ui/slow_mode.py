"""A quiet table's thread is so slow that nobody talks in it; the bot, and every control, is not held up (ux.md 3.6)."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from discord.http import HTTPClient

from bot.table.model import TableState
from bot.ui.failure import Failure, attempt
from bot.ui.screens.talk import QUIET

log = logging.getLogger(__name__)

SLOWEST = 6 * 3600
"""Seconds between two messages of one person, the longest Discord knows. Allowed to anybody who makes a thread, and
afterwards only with Manage Threads (ux.md R5)."""

T = TypeVar("T")


def slow_mode(state: TableState) -> int:
    """The slow mode of the table's thread, in seconds."""
    return SLOWEST if state.talk == QUIET else 0


async def made_slow(state: TableState, make: Callable[[int], Awaitable[T]], what: str) -> T | Failure:
    """Make a thread with the table's slow mode; without one where that is what cannot be had."""
    seconds = slow_mode(state)
    made = await attempt(make(seconds), what)
    if seconds and made in (Failure.FORBIDDEN, Failure.REFUSED):
        made = await attempt(make(0), what)
    return made


async def keep_slow(http: HTTPClient, state: TableState, thread: Any) -> None:
    """Let a thread that is there (``thread`` as the library knows it, None if it does not) follow the table. What a
    moderator has set it to is left alone."""
    now, wanted = getattr(thread, "slowmode_delay", None), slow_mode(state)
    if now == wanted or now not in (0, SLOWEST):
        return
    done = await attempt(http.edit_channel(state.thread, rate_limit_per_user=wanted), "setting the slow mode")
    if isinstance(done, Failure):
        log.warning("the slow mode of a thread stays as it is", extra={"table": state.id, "why": done.name})
