"""``germini run`` without a token, as ``make play`` starts it: bot, local server and page in one process."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.support.process import FAST
from tests.support.waiting import MAX_WAIT_SECONDS


@asynccontextmanager
async def served(data: Path, environment: dict[str, str] = FAST) -> AsyncIterator[str]:
    """Start it on a free port, with `environment` added to that of the tests, and yield the address of the page."""
    inherited = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", "--data-dir", str(data), "--port", "0",
        env={**inherited, **environment}, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), MAX_WAIT_SECONDS)).decode()
    try:
        yield line.split()[-1]
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), MAX_WAIT_SECONDS)
