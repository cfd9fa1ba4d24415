"""Faults planted in the bot's process, each of which the soak must report.

``GERMINI_TEST_FAULT`` names them, with semicolons between; :mod:`tests.soak.watched` plants them.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from bot import client
from bot.render.process import Limits
from bot.ui.transport.interaction_queue import InteractionQueue
from tests.soak import watched

EVERY = 0.1
"""Seconds between two leaks."""
LEAK = 6_000_000
"""Bytes that the memory leaks lose each time."""
KEPT: list[Any] = []
NUMBERS = count()


def hoarded() -> None:
    """Hold memory that is never freed, in the process that runs this."""
    KEPT.append(b"\1" * LEAK)


def a_task(bot: Any) -> None:
    """Start a task that never ends."""
    KEPT.append(asyncio.create_task(asyncio.sleep(3600)))


def a_clock(bot: Any) -> None:
    """Start a clock of a table that does not exist."""
    bot.services.tables._timers._timers[f"no table {next(NUMBERS)}"] = ()


def a_view(bot: Any) -> None:
    """Give discord.py a view that it keeps."""
    bot._connection._view_store._views.setdefault(None, {})[next(NUMBERS)] = None


def a_table(bot: Any) -> None:
    """Keep a table in memory."""

    class Ended:
        state = None

        async def stop(self) -> None: ...

    bot.services.tables._actors[f"no table {next(NUMBERS)}"] = Ended()


def a_file(bot: Any) -> None:
    """Open a file that is never closed."""
    KEPT.append(os.open("/dev/null", os.O_RDONLY))


def memory(bot: Any) -> None:
    """Grow the memory of the bot's own process."""
    hoarded()


def pictures(bot: Any) -> None:
    """Grow the memory of the process that draws, which is never replaced."""
    (studio,) = bot.services.pictures.studios
    studio._limits = Limits(10**9, 10**15, 10**9, 10**15)
    KEPT.append(asyncio.create_task(asyncio.to_thread(partial(studio.draw, hoarded))))


def unheard() -> None:
    """Drop every second interaction."""
    arrive = InteractionQueue.arrive

    def heard(self: InteractionQueue, raw: Any) -> None:
        if next(NUMBERS) % 2:
            arrive(self, raw)

    InteractionQueue.arrive = heard


def silent(bot: Any) -> None:
    """Let the watcher write no figures."""
    for task in asyncio.all_tasks():
        if task.get_name() == watched.NAME:
            task.cancel()


FAULTS: dict[str, Callable[[Any], None]] = {
    "tasks": a_task,
    "clocks": a_clock,
    "views": a_view,
    "tables": a_table,
    "open files": a_file,
    "memory, MB": memory,
    "memory of pictures, MB": pictures,
}
"""By the figure that must show them."""
BLIND = "blind"
"""Plants :func:`silent`."""
DEAF = "deaf"
"""Plants :func:`unheard`."""


async def leak(bot: client.GerminiBot, faults: list[str]) -> None:
    """Do it again and again, from the moment the bot listens."""
    while not bot.is_ready():  # noqa: ASYNC110
        await asyncio.sleep(EVERY)
    while True:
        for fault in faults:
            {**FAULTS, BLIND: silent}[fault](bot)
        await asyncio.sleep(EVERY)


def plant(faults: str) -> None:
    """Plant them in the bot that will be built. Raises KeyError for an unknown fault."""
    wanted = faults.split(";")
    if unknown := set(wanted) - {*FAULTS, BLIND, DEAF}:
        raise KeyError(unknown)
    if DEAF in wanted:
        unheard()
        wanted.remove(DEAF)
    build = client.GerminiBot.__init__

    def init(self: client.GerminiBot, *args: Any, **options: Any) -> None:
        build(self, *args, **options)
        KEPT.append(asyncio.get_running_loop().create_task(leak(self, wanted), name="fault"))

    client.GerminiBot.__init__ = init
