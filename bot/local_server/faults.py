"""Switches for what goes wrong: refused or lost answers, latency, dropped connections, closed direct messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.local_server.gateway import Gateway
    from bot.local_server.people import Person

LOST = 0  # the status of a request that gets no answer at all


@dataclass
class Fault:
    """One injected failure, used up `times` times by requests whose "METHOD /path" contains `match`."""

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
    """`latency` (seconds) delays every request; the rest counts down or is switched per person."""

    def __init__(self) -> None:
        self.latency = 0.0
        self.pending: list[Fault] = []
        self.closed_dms: set[str] = set()
        self.gateway: Gateway | None = None
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
        """The next `times` matching requests are answered `status` after `delay` seconds.

        `match` is a part of "METHOD /path" (path without /api/v10). With `applied` the request takes effect
        and only its answer is replaced: what a bot sees when the reply is lost on the way.
        """
        fault = Fault(status, match, times, code, message, retry_after, delay, applied)
        self.pending.append(fault)
        return fault

    def rate_limit(self, *, match: str = "", times: int = 1, retry_after: float = 0.3) -> Fault:
        """The next `times` matching requests are answered 429 with `retry_after` seconds."""
        message = "You are being rate limited."
        return self.fail(429, match=match, times=times, retry_after=retry_after, message=message)

    def shut_out(self, *, match: str = "", times: int = 1, retry_after: float = 1.0) -> Fault:
        """The next `times` matching requests are answered 429 by the network in front of the service: without `Via`
        and in words, not JSON."""
        fault = Fault(429, match, times, 0, "error code: 1015", retry_after, 0.0, applied=False, via=False)
        self.pending.append(fault)
        return fault

    def slow(self, seconds: float, *, match: str = "", times: int = 1) -> Fault:
        """The next `times` matching requests succeed, `seconds` late."""
        return self.fail(200, match=match, times=times, delay=seconds, applied=True)

    def lose(self, *, match: str = "", times: int = 1, after: float = 0.0, applied: bool = False) -> Fault:
        """The next `times` matching requests: the connection is cut without an answer, `after` seconds later."""
        return self.fail(LOST, match=match, times=times, delay=after, applied=applied)

    def take(self, request: str) -> Fault | None:
        """The fault waiting for this "METHOD /path", used up once."""
        for fault in self.pending:
            if fault.match in request:
                fault.times -= 1
                if fault.times <= 0:
                    self.pending.remove(fault)
                return fault
        return None

    def clear(self) -> None:
        """Back to a healthy server (connections that were cut stay cut)."""
        self.latency = 0.0
        self.pending.clear()
        self.closed_dms.clear()
        self._late_callbacks = self._dms_too_fast = 0

    def close_dms(self, person: Person | str, closed: bool = True) -> None:
        """Sending to this person's (or id's) direct messages answers 50007 from now on, or no longer."""
        person_id = person if isinstance(person, str) else person.id
        (self.closed_dms.add if closed else self.closed_dms.discard)(person_id)

    def too_many_dms(self, times: int = 1) -> None:
        """The next `times` openings of a direct message answer 40003."""
        self._dms_too_fast = times

    def late_callbacks(self, times: int = 1) -> None:
        """The next `times` interaction callbacks answer 10062, as if they had come after the deadline."""
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
        """Close every gateway connection with this close code; sessions stay resumable."""
        if self.gateway:
            await self.gateway.close_all(code)

    async def reconnect(self) -> None:
        """Ask every connection to reconnect (opcode 7)."""
        if self.gateway:
            await self.gateway.send_all(7, None)

    async def invalid_session(self, *, resumable: bool = False) -> None:
        """Send opcode 9; when not resumable the sessions are forgotten, too."""
        if self.gateway:
            if not resumable:
                self.gateway.forget_sessions()
            await self.gateway.send_all(9, resumable)
