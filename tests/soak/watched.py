"""``python -m tests.soak.watched run …``: Germini with a watcher that writes figures of what it holds.

Figures that cannot be read from outside the process: its tasks, the clocks of its tables, the views its library keeps.
``GERMINI_TEST_FIGURES`` names the file; to get figures, delete the file; a new one is written. The
watcher begins where the bot is built, in whatever loop that is: a bot without it cannot be built.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import sys
from pathlib import Path
from typing import Any

from bot import client
from bot.__main__ import main

EVERY = 0.05
"""Seconds between two looks whether figures are wanted."""
NAME = "figures"
"""Of the task that watches: it is not counted."""


def noting(build: Any, file: Path) -> Any:
    """Replace the client's ``__init__`` by one that also watches what it has built."""

    def init(self: client.GerminiBot, *args: Any, **options: Any) -> None:
        build(self, *args, **options)
        loop = asyncio.get_running_loop()
        for task in asyncio.all_tasks(loop):
            if task.get_name() == NAME:
                task.cancel()
        WATCHERS[:] = [loop.create_task(watch(self, file), name=NAME)]

    return init


WATCHERS: list[asyncio.Task[None]] = []
"""The task that watches the newest bot."""


def figures(bot: client.GerminiBot) -> dict[str, int]:
    """Return what the process holds now. Objects are not counted: looking at all of them while another thread makes one
    breaks that thread."""
    store = bot._connection._view_store  # pyright: ignore[reportPrivateUsage]
    tables = bot.services.tables
    return {
        "pid": os.getpid(),
        "tasks": sum(task.get_name() != NAME for task in asyncio.all_tasks()),
        "views": sum(map(len, store._views.values())) + len(store._synced_message_views) + len(store._modals),  # pyright: ignore[reportPrivateUsage]
        "clocks": len(tables._timers._timers),  # pyright: ignore[reportPrivateUsage]
        "tables": len(tables._actors),  # pyright: ignore[reportPrivateUsage]
    }


async def watch(bot: client.GerminiBot, file: Path) -> None:
    """Write the figures whenever the file is missing; a reader never sees an incomplete file."""
    while True:
        if bot.is_ready():
            write(figures(bot), file)
        await asyncio.sleep(EVERY)


def write(told: dict[str, int], file: Path) -> None:
    """Write it down, unless it is there already."""
    if not file.exists():
        draft = file.with_suffix(".part")
        draft.write_text(json.dumps(told))
        draft.replace(file)


if __name__ == "__main__":
    client.GerminiBot.__init__ = noting(client.GerminiBot.__init__, Path(os.environ["GERMINI_TEST_FIGURES"]))
    if fault := os.environ.get("GERMINI_TEST_FAULT"):
        importlib.import_module("tests.soak.planted").plant(fault)
    sys.exit(main())
