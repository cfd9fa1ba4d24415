from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.local_server.harness import Stage, stage


@pytest_asyncio.fixture
async def scene() -> AsyncIterator[Stage]:
    """A stage whose bot is not started yet, so that commands can be added. No unsupported request may be made,
    and no event may have caused an error in the client.
    """
    async with stage() as made:
        yield made
        assert made.world.unsupported == []
        if made.task is not None and made.task.done():
            made.task.result()
