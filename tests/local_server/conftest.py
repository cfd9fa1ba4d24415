from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.local_server.harness import Stage, stage


@pytest_asyncio.fixture
async def scene() -> AsyncIterator[Stage]:
    """A stage whose bot is not started yet: commands come first. Nothing unbuilt may have been asked for,
    and no event may have broken the client.
    """
    async with stage() as made:
        yield made
        assert made.world.unbuilt == []
        if made.task is not None and made.task.done():
            made.task.result()
