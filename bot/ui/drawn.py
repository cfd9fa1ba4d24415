"""Pictures that a screen can do without: its words and the alternative text say the same."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from bot.render import Picture

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds the picture of a page may take before the page is shown in words."""


async def drawn_in_time(drawing: Awaitable[Picture], seconds: float | None, what: str = "a picture") -> Picture | None:
    """The picture; None where it takes longer than so many seconds or cannot be drawn."""
    try:
        return await asyncio.wait_for(drawing, seconds)
    except TimeoutError:
        return None
    except Exception as error:
        log.error("%s could not be drawn", what, exc_info=error)
        return None
