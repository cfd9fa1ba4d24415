"""Injected faults: refused or lost answers, latency, dropped connections, closed direct messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

LOST = 0
"""The status of a fault that closes the connection without an answer."""


class Connections(Protocol):
    """The gateway's connections and sessions."""

    async def close_all(self, code: int = ...) -> None: ...

    async def send_all(self, op: int, data: Any) -> None: ...

    def forget_sessions(self) -> None: ...


@dataclass
class Fault:
    """An injected failure for the next `times` requests whose "METHOD /path" contains `match`.

    `delay` and `retry_after` are in seconds. If `applied`, the request takes effect before it fails. If not `via`, the
    answer is plain text without the `Via` header, as from the network in front of Discord.
    """

    status: int
    match: str
    times: int
    code: int
    message: str
    retry_after: float
    delay: float
    applied: bool
    via: bool = True


class Faults:
    """The faults of one world. `latency` (seconds) delays every request until it is reset.

    The other faults end after a number of requests, or are switched on and off per person.
    """

    def __init__(self) -> None:
        self.latency = 0.0
        self.pending: list[Fault] = []
        self.closed_dms: set[str] = set()
        self.gateway: Connections | None = None
        self._late_callbacks = 0
        self._dms_too_fast = 0

    def fail(
        self,
        status: int,
        *,
        match: str = "",
        times: int = 1,
        code: int = 0,
        message: str = "injected fault",
        retry_after: float = 0.3,
        delay: float = 0.0,
        applied: bool = False,
    ) -> Fault:
        """Answers the next `times` matching requests with `status` after `delay` seconds.

        `match` is a part of "METHOD /path" (path without /api/v10). With `applied` the request takes effect and only
        its answer is replaced, as if the real answer had been lost.
        """
        fault = Fault(status, match, times, code, message, retry_after, delay, applied)
        self.pending.append(fault)
        return fault

    def rate_limit(self, *, match: str = "", times: int = 1, retry_after: float = 0.3) -> Fault:
        """Answers the next `times` matching requests with 429 and `retry_after` seconds."""
        message = "You are being rate limited."
        return self.fail(429, match=match, times=times, retry_after=retry_after, message=message)

    def shut_out(self, *, match: str = "", times: int = 1, retry_after: float = 1.0) -> Fault:
        """Answers the next `times` matching requests with 429 as the network in front of Discord does: without the
        `Via` header and as plain text instead of JSON."""
        fault = Fault(429, match, times, 0, "error code: 1015", retry_after, 0.0, applied=False, via=False)
        self.pending.append(fault)
        return fault

    def slow(self, seconds: float, *, match: str = "", times: int = 1) -> Fault:
        """Delays the next `times` matching requests by `seconds`; they succeed."""
        return self.fail(200, match=match, times=times, delay=seconds, applied=True)

    def lose(self, *, match: str = "", times: int = 1, after: float = 0.0, applied: bool = False) -> Fault:
        """Closes the connection of the next `times` matching requests without an answer, after `after` seconds."""
        return self.fail(LOST, match=match, times=times, delay=after, applied=applied)

    def take(self, request: str) -> Fault | None:
        """Return the first fault that matches this "METHOD /path" and counts one use of it, or None."""
        for fault in self.pending:
            if fault.match in request:
                fault.times -= 1
                if fault.times <= 0:
                    self.pending.remove(fault)
                return fault
        return None

    def clear(self) -> None:
        """Removes all faults. Connections that were closed stay closed."""
        self.latency = 0.0
        self.pending.clear()
        self.closed_dms.clear()
        self._late_callbacks = self._dms_too_fast = 0

    def close_dms(self, person_id: str, closed: bool = True) -> None:
        """Makes direct messages to this person fail with 50007; with `closed` false, allows them again."""
        (self.closed_dms.add if closed else self.closed_dms.discard)(person_id)

    def too_many_dms(self, times: int = 1) -> None:
        """Answers the next `times` requests to open a direct message with 40003."""
        self._dms_too_fast = times

    def late_callbacks(self, times: int = 1) -> None:
        """Answers the next `times` interaction callbacks with 10062, as if they had come after the deadline."""
        self._late_callbacks = times

    def callback_is_late(self) -> bool:
        hit = self._late_callbacks > 0
        self._late_callbacks -= hit
        return hit

    def dm_is_too_fast(self) -> bool:
        hit = self._dms_too_fast > 0
        self._dms_too_fast -= hit
        return hit

    async def drop_gateway(self, code: int = 4000) -> None:
        """Closes every gateway connection with this close code; the sessions stay resumable."""
        if self.gateway:
            await self.gateway.close_all(code)

    async def reconnect(self) -> None:
        """Asks every connection to reconnect (opcode 7)."""
        if self.gateway:
            await self.gateway.send_all(7, None)

    async def invalid_session(self, *, resumable: bool = False) -> None:
        """Sends opcode 9 to every connection; unless `resumable`, the sessions are removed, too."""
        if self.gateway:
            if not resumable:
                self.gateway.forget_sessions()
            await self.gateway.send_all(9, resumable)
