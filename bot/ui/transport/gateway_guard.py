"""Keep gateway events and frames that the library cannot read from ending the client.

An unreadable event is dropped and logged. After an unreadable frame (no JSON, no object, a compressed stream out of
step) the connection is closed and resumed, and Discord sends its contents again; if resuming fails repeatedly, a new
session is begun. JSON that the strict reader refuses, such as lone surrogates in a name or numbers outside the 64-bit
range, is read leniently.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, cast

import aiohttp
import discord
from discord import utils
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

log = logging.getLogger(__name__)

Parse = Callable[[Any], Any]

NEEDED = ("READY", "RESUMED")
"""Events that begin a session. An error in one of them is not dropped: without them there is no session."""


class NoSession(Exception):
    """An event that begins a session cannot be read; a new session is needed."""


def spared(parsers: dict[str, Parse]) -> None:
    """Wraps the library's event parsers (by event name) so that their exceptions are logged instead of stopping the
    client. Parsers of the ``NEEDED`` events raise NoSession, which ``spare_frames`` handles."""
    for name, parse in parsers.items():
        parsers[name] = _needed(name, parse) if name in NEEDED else _spared(name, parse)


def _spared(name: str, parse: Parse) -> Parse:
    def parsed(data: Any) -> Any:
        try:
            return parse(data)
        except Exception as error:
            log.warning("an event cannot be read", extra={"of": name, "why": f"{type(error).__name__}: {error}"[:200]})
            return None

    return parsed


def _needed(name: str, parse: Parse) -> Parse:
    def parsed(data: Any) -> Any:
        try:
            return parse(data)
        except Exception as error:
            raise NoSession(f"{name}, {type(error).__name__}: {error}") from error

    return parsed


PASSED_ON = (discord.ConnectionClosed, OSError, aiohttp.ClientError, asyncio.TimeoutError)
"""Exceptions that the library handles itself: it connects again or reports why it cannot."""

RESUMED = 3
"""Failures in a row that are answered by resuming the session; the next one begins a new session."""

FORGOTTEN = 60.0
"""Seconds without a failure after which the count starts again at one."""

LONGEST_BEAT = 3600.0
"""Longest valid interval between heartbeats, in seconds. A greeting with another interval is invalid."""


class Unfit(Exception):
    """A frame is valid JSON, but its contents cannot be used."""


class Connections(Protocol):
    """The library's state of all connections. It is notified of each new one before a frame is read from it."""

    _update_references: Callable[[DiscordWebSocket], None]


class Failures:
    """Counts consecutive failures of one connection; ``clock`` counts seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = 0
        self._clock = clock
        self._last = -FORGOTTEN

    def again(self) -> float | None:
        """Counts a failure. Returns the pause in seconds before the session is resumed, or None if a new session is
        needed."""
        now = self._clock()
        self.count = self.count + 1 if now - self._last < FORGOTTEN else 1
        self._last = now
        return float(self.count - 1) if self.count <= RESUMED else None


def spare_frames(connections: Connections) -> None:
    """Keeps unreadable frames of any connection from ending the client."""
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
    """Raises Unfit for contents that the library accepts but should not: an invalid heartbeat interval, or a sequence
    that is not a number. Stops the older of two heartbeats."""
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
    """Closes the connection and raises the exception that makes the library open another one.

    While a session is being started the library does not handle a request to reconnect, but it does handle a failure to
    connect.
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


Read = Callable[[str | bytes], Any]


def read_odd_json() -> None:
    """Makes the library read JSON leniently from now on. Calling it twice is harmless."""
    strict = cast(Read, utils._from_json)  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType]
    if not getattr(strict, "lenient", False):
        utils._from_json = lenient(strict)  # type: ignore[attr-defined]


def lenient(strict: Read) -> Read:
    """Return a reader that tries ``strict`` first. The reader raises ValueError for text that is not JSON."""

    def read(raw: str | bytes) -> Any:
        try:
            return strict(raw)
        except ValueError:
            return _mended(json.loads(raw, parse_constant=_no_number))

    read.lenient = True  # type: ignore[attr-defined]
    return read


def _no_number(_: str) -> None:
    """Return None for NaN and the infinities."""


def _mended(value: Any) -> Any:
    """Return the value with lone surrogates in strings replaced: the database and Discord cannot store them."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, list):
        return [_mended(one) for one in cast(list[Any], value)]
    if isinstance(value, dict):
        return {_mended(key): _mended(one) for key, one in cast(dict[Any, Any], value).items()}
    return value
