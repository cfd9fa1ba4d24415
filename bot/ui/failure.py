"""Why a request to Discord failed, as a value (error codes: ux.md sections 4 and 7).

What nobody expects is a value too (``UNREACHABLE``, ``REFUSED``) and logged here, so that no delivery can break a
table.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from enum import Enum, auto
from typing import TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)

T = TypeVar("T")


class Failure(Enum):
    """Why something could not be delivered."""

    GONE = auto()
    """The message is not there any more."""
    NOWHERE = auto()
    """The channel is not there any more."""
    LOCKED = auto()
    """The thread is locked."""
    ARCHIVED = auto()
    """The thread is archived; it can be opened again."""
    CLOSED = auto()
    """The person cannot be written to."""
    STRANGER = auto()
    """The person cannot be written to because no server is shared with her any more, or her account is gone."""
    TOO_MANY = auto()
    """Direct messages were opened too fast."""
    FORBIDDEN = auto()
    """A permission is missing."""
    BLOCKED = auto()
    """A rule of the server's AutoMod does not let the words pass."""
    CROWDED = auto()
    """The server has as many active threads as it may have."""
    EXPIRED = auto()
    """The interaction is over, or was answered already."""
    TOO_OLD = auto()
    """Messages older than an hour were edited too often."""
    REFUSED = auto()
    """Discord does not take the content."""
    UNREACHABLE = auto()
    """No answer, or one that says to try later."""


SESSION_CLOSED = "Session is closed"
"""What the HTTP library says, as a RuntimeError, of a request made after the bot has logged out."""

CODES = {
    10003: Failure.NOWHERE,
    10008: Failure.GONE,
    10013: Failure.STRANGER,
    10015: Failure.EXPIRED,
    10062: Failure.EXPIRED,
    30046: Failure.TOO_OLD,
    40003: Failure.TOO_MANY,
    40060: Failure.EXPIRED,
    50001: Failure.FORBIDDEN,
    50007: Failure.CLOSED,
    50013: Failure.FORBIDDEN,
    50027: Failure.EXPIRED,
    50083: Failure.ARCHIVED,
    50278: Failure.STRANGER,
    160005: Failure.LOCKED,
    160006: Failure.CROWDED,
    200000: Failure.BLOCKED,
    200001: Failure.BLOCKED,
}


async def attempt(work: Awaitable[T], what: str) -> T | Failure:
    """The result of a request, or why it failed. ``what`` names it in the log."""
    try:
        return await work
    except discord.InteractionResponded:
        return Failure.EXPIRED
    except discord.HTTPException as error:
        failure = _failure(error)
        if failure in (Failure.REFUSED, Failure.UNREACHABLE, Failure.FORBIDDEN):
            log.warning("%s failed", what, extra={"status": error.status, "code": error.code})
        return failure
    except discord.RateLimited:
        return Failure.UNREACHABLE
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        log.warning("%s failed", what, extra={"why": type(error).__name__})
        return Failure.UNREACHABLE
    except RuntimeError as error:
        if str(error) != SESSION_CLOSED:
            raise
        return Failure.UNREACHABLE


def _failure(error: discord.HTTPException) -> Failure:
    known = CODES.get(error.code)
    if known is not None:
        return known
    if error.status == 403:
        return Failure.FORBIDDEN
    if error.status == 404:
        return Failure.NOWHERE
    return Failure.UNREACHABLE if error.status == 429 or error.status >= 500 else Failure.REFUSED
