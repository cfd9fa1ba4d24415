"""``python -m tests.soak.watched run …``: Germini that writes down what it holds.

Figures a process cannot be asked for from outside: its tasks, the clocks of its tables, the views its library keeps.
``GERMINI_TEST_FIGURES`` names the file.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from bot import client
from bot.__main__ import main

FILE = Path(os.environ["GERMINI_TEST_FIGURES"])
EVERY = 5.0
"""Seconds between two looks."""

BOTS: list[client.GerminiBot] = []


def noting(build: Any) -> Any:
    """The client's ``__init__``, remembered with what it built."""

    def init(self: client.GerminiBot, *args: Any, **options: Any) -> None:
        build(self, *args, **options)
        BOTS[:] = [self]

    return init


def figures() -> dict[str, int]:
    """What the process holds now. Objects are not counted: to look at all of them while another thread is making one
    breaks that thread."""
    found = {"tasks": len(asyncio.all_tasks())}
    for bot in BOTS:
        store = bot._connection._view_store  # pyright: ignore[reportPrivateUsage]
        found["views"] = sum(map(len, store._views.values())) + len(store._synced_message_views)  # pyright: ignore[reportPrivateUsage]
        services = getattr(bot, "services", None)
        if services is not None:
            found["clocks"] = len(services.tables._timers._timers)
            found["tables"] = len(services.tables._actors)
    return found


async def watch() -> None:
    """Write the figures down again and again; a reader never sees half of them."""
    draft = FILE.with_suffix(".part")
    while True:
        draft.write_text(json.dumps(figures()))
        draft.replace(FILE)
        await asyncio.sleep(EVERY)


def watched(run: Any) -> Any:
    """``asyncio.run`` with the watcher beside what is run."""

    def running(main: Coroutine[Any, Any, Any], **options: Any) -> Any:
        async def both() -> Any:
            watcher = asyncio.create_task(watch(), name="figures")
            try:
                return await main
            finally:
                watcher.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await watcher

        return run(both(), **options)

    return running


if __name__ == "__main__":
    client.GerminiBot.__init__ = noting(client.GerminiBot.__init__)
    asyncio.run = watched(asyncio.run)
    sys.exit(main())
