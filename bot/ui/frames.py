"""Frames of the gateway that cannot be read at all: no JSON, no object, a compressed stream out of step.

The library ends the whole client over such a frame. Here the connection it came by is closed and resumed, and Discord
sends again what was in it; where that does not help, the library begins a new session, after ever longer pauses.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.ui.unreadable import NoSession

log = logging.getLogger(__name__)

PASSED_ON = (discord.ConnectionClosed, OSError, aiohttp.ClientError, asyncio.TimeoutError)
"""What the library itself answers by connecting again, or by saying why it cannot."""

RESUMED = 3
"""So many failures in a row are answered by resuming the session; the next one by a new session."""

FORGOTTEN = 60.0
"""Seconds without a failure after which the next one is the first again."""

LONGEST_BEAT = 3600.0
"""Seconds between heartbeats; who asks for more, or for none in between, has sent no greeting."""


class Unfit(Exception):
    """A frame that is JSON, and cannot be followed."""


class Connections(Protocol):
    """The library's state of all connections; it is told of every new one before a frame is read from it."""

    _update_references: Callable[[DiscordWebSocket], None]


class Failures:
    """Failures of one connection in a row; ``clock`` counts seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = 0
        self._clock = clock
        self._last = -FORGOTTEN

    def again(self) -> float | None:
        """One more: the pause in seconds before the session is resumed, None where resuming does not help."""
        now = self._clock()
        self.count = self.count + 1 if now - self._last < FORGOTTEN else 1
        self._last = now
        return float(self.count - 1) if self.count <= RESUMED else None


def spare_frames(connections: Connections) -> None:
    """Let no frame of any connection end the client."""
    told = connections._update_references  # pyright: ignore[reportPrivateUsage]
    failures: dict[int | None, Failures] = {}

    def told_too(socket: DiscordWebSocket) -> None:
        told(socket)
        its = failures.setdefault(socket.shard_id, Failures())
        socket.poll_event = _careful(socket, socket.poll_event, its)  # type: ignore[method-assign]

    connections._update_references = told_too  # pyright: ignore[reportPrivateUsage]


def _careful(
    socket: DiscordWebSocket, poll: Callable[[], Awaitable[None]], failures: Failures
) -> Callable[[], Awaitable[None]]:
    async def polled() -> None:
        beating = socket._keep_alive
        try:
            await poll()
            _look(socket, beating)
        except PASSED_ON:
            raise
        except ReconnectWebSocket:
            if beating is not None:
                raise
            await _connect_again(socket, failures, "closed before it said hello")
        except Exception as error:
            if isinstance(error, NoSession):
                socket.session_id = socket.sequence = None
            await _connect_again(socket, failures, f"{type(error).__name__}: {error}"[:200])

    return polled


def _look(socket: DiscordWebSocket, beating: object) -> None:
    """Raises Unfit for what the library takes and should not: no pause between heartbeats, a position in the stream
    that is no number. Of two heartbeats one is ended."""
    now = socket._keep_alive
    if now is not beating and now is not None:
        if beating is not None:
            beating.stop()  # type: ignore[attr-defined]
        if not 0 < (now.interval or 0) <= LONGEST_BEAT:
            raise Unfit(f"a heartbeat every {now.interval} seconds")
    if not isinstance(socket.sequence, int | None):
        socket.session_id = socket.sequence = None
        raise Unfit("a position that is no number")


async def _connect_again(socket: DiscordWebSocket, failures: Failures, why: str) -> None:
    """Close the connection and raise what makes the library open another one.

    While a session is begun the library cannot stand to be told to reconnect; it can stand that it cannot connect.
    """
    pause = failures.again() if socket.session_id is not None else None
    log.warning(
        "the gateway cannot be understood; connecting again",
        extra={"shard": socket.shard_id, "why": why, "resume": pause is not None},
    )
    await socket.close()
    if pause is None:
        raise aiohttp.ClientPayloadError(why)
    await asyncio.sleep(pause)
    raise ReconnectWebSocket(socket.shard_id, resume=True)
