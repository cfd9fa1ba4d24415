"""How much the bot asks of Discord: counted at the wire, stopped when Discord shuts it out, eased under load.

Answers to interactions are outside Discord's global limit and are never stopped (ux.md E36, E37, 5.1, 5.4).
"""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left, insort
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

from bot.ui.ladder import MEASURES, SPACINGS, SPARING, Ladder

log = logging.getLogger(__name__)

WINDOW = 10.0
"""Seconds over which requests are counted."""

MOST, SECOND = 45, 1.02
"""Requests in a second (and a little more, for what the network adds): Discord allows 50 (ux.md 5.1, T62)."""

SHUT_OUT = 60.0
"""Seconds to keep away when Discord's guard says so without saying how long."""


class ShutOut(aiohttp.ClientError):
    """Discord's guard keeps this address away; nothing was sent."""


class Traffic:
    """Watches every request of the client's session. ``clock`` is monotonic, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._sent: deque[float] = deque()
        self._answers: deque[tuple[float, float]] = deque()
        self._waits: list[float] = []
        self._shut_until = float("-inf")
        self._told = 0
        self._ladder = Ladder()
        self._queue = asyncio.Lock()

    def trace(self) -> aiohttp.TraceConfig:
        """What the client's session is to be watched with."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._starting)
        config.on_request_end.append(self._ended)
        return config

    async def _starting(self, _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams):
        if counts(asked.url.path):
            await self.turn()

    async def _ended(self, _: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams):
        response = done.response
        if response.status == 429 and not response.headers.get("Via"):
            self.shut_out(response.headers.get("Retry-After", ""))

    async def turn(self) -> None:
        """Wait until one more request keeps to so many a second, and count it. Raises as :meth:`asking`."""
        async with self._queue:
            now = self._clock()
            while len(self._sent) >= MOST and (left := self._sent[-MOST] + SECOND - now) > 0:
                await asyncio.sleep(left)
                now = self._clock()
            self.asking()

    def asking(self) -> None:
        """A request is about to be made. Raises :class:`ShutOut` while none may be."""
        now = self._clock()
        if now < self._shut_until:
            raise ShutOut
        self._sent.append(now)
        self._forget(now)

    def answered(self, seconds: float) -> None:
        """A person has waited so long for an answer."""
        self._answers.append((self._clock(), seconds))
        insort(self._waits, seconds)

    def shut_out(self, retry_after: str) -> None:
        """Discord's guard (not its rate limits) has answered: everything but interactions keeps still (E37)."""
        try:
            seconds = float(retry_after)
        except ValueError:
            seconds = SHUT_OUT
        self._shut_until = max(self._shut_until, self._clock() + seconds)
        log.critical("Discord keeps this address away; only interactions are answered", extra={"seconds": seconds})

    def shut(self) -> float:
        """Seconds for which nothing may be sent, 0 when everything may."""
        return max(0.0, self._shut_until - self._clock())

    def load(self) -> float:
        """Requests a second, over the last ten seconds; interactions do not count."""
        self._forget(self._clock())
        return len(self._sent) / WINDOW

    def wait(self) -> float:
        """Seconds within which 19 of 20 people were answered lately, 0 when nobody asked."""
        # Asked at every message: the waits are kept in order.
        now = self._clock()
        while self._answers and now - self._answers[0][0] > WINDOW:
            del self._waits[bisect_left(self._waits, self._answers.popleft()[1])]
        return self._waits[len(self._waits) * 95 // 100] if len(self._waits) >= 20 else 0.0

    def step(self) -> int:
        """How far the load has to be eased: 0 not at all, 3 as far as it goes. A change is told to the operator."""
        load, wait = self.load(), self.wait()
        step = self._ladder.look(self._clock(), load, wait)
        if step != self._told:
            measured = {"per_second": round(load, 1), "wait": round(wait, 2)}
            log.warning("load: step %d of %d: %s", step, len(MEASURES) - 1, MEASURES[step], extra=measured)
            self._told = step
        return step

    def sparing(self) -> bool:
        """Whether pictures are to be made of fewer bytes now."""
        return self.step() >= SPARING

    def spacing(self, usual: float) -> float:
        """Seconds between two edits of a board now."""
        return max(usual, SPACINGS[self.step()]) if usual else usual

    def _forget(self, now: float) -> None:
        while self._sent and now - self._sent[0] > WINDOW:
            self._sent.popleft()


def counts(path: str) -> bool:
    """Whether a request to this path is ordinary traffic: neither an interaction's answer nor the gateway."""
    parts = path.strip("/").split("/")
    if parts[0] != "api":
        return False
    return parts[2:3] not in (["interactions"], ["webhooks"])
