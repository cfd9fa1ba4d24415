"""Keeps the state of a running world in a file, so that a play goes on after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from bot.local_server import saving
from bot.local_server.world import World

log = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two saves."""


@contextlib.asynccontextmanager
async def kept(world: World, path: Path, *, every: float = EVERY) -> AsyncIterator[None]:
    """While the context is open the world is saved every so many seconds, and once more at the end.

    One save at a time: two would write the same file. A disk that is full is said and tried again.
    """
    ending = asyncio.Event()

    async def run() -> None:
        while not ending.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ending.wait(), every)
            if not ending.is_set():
                await _save(world, path)

    task = asyncio.create_task(run())
    try:
        yield
    finally:
        ending.set()
        await task
        await _save(world, path)


async def _save(world: World, path: Path) -> None:
    # Packed here, where nothing changes meanwhile: a thread would find the world half changed.
    packed = saving.pack(world)
    try:
        await asyncio.to_thread(saving.write, packed, path)
    except OSError as error:
        log.warning("the local server's state is not saved", extra={"path": str(path), "why": error.strerror})
