"""The event loop that the bot runs on."""

from __future__ import annotations

import asyncio
import sys


def new_loop() -> asyncio.AbstractEventLoop:
    """libuv's event loop where it exists: a press makes half a dozen requests, and each costs less on it."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()
