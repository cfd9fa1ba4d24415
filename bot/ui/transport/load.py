"""Load levels and request counts: how much the bot asks of Discord, and what it omits under load (ux.md 5.4).

Requests are counted as the HTTP session sends them, limited per second (ux.md 5.1), and stopped while Discord blocks
the bot's address (E37). Answers to interactions do not count towards Discord's global limit and are never stopped
(E36).

The load is how late people are answered, counted from their press, and what the tables request. What a start requests
to bring old messages up to date (:func:`catching_up`) is limited too but is no load: it has a pace of its own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left, insort
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace

import aiohttp

EASED, SPARING, FULL = 1, 2, 3
"""Load levels. From EASED on, boards wait for a play that is due soon. From SPARING on, open panels are not pushed,
turn calls come later and pictures are smaller. At FULL, boards are edited once per trick and no new tables are
opened."""

LEVELS = (25.0, 33.0, 40.0)
"""Requests per second (mean of ten seconds) above which each load level begins."""

SLOW = (float("inf"), 1.2, 2.0)
"""Seconds of waiting for an answer, at the 95th percentile, above which each load level begins."""

SPACINGS = (0.0, 2.0, 2.0, 2.0)
"""Minimum seconds between two edits of a board, by load level."""

DUE = 2.0
"""Seconds within which a play must be due for a board to wait for it. Also the longest time a picture may wait to be
drawn."""

LATER = 25.0
"""Seconds by which turn calls are delayed: the first comes after 45 s instead of 20 s."""

STAY, CALM = 0.85, 10.0
"""A load level ends when load and waits stay below this fraction of its thresholds for this many seconds. Without it
the level would change with every trick, because the level itself lowers the load."""

MEASURES = (
    "nothing is held back",
    "boards are edited less often",
    "boards are edited less often, calls come later, pictures are smaller, open panels are not pushed",
    "boards are edited once a trick, no new tables are opened",
)
"""Descriptions of the load levels in the operator's log."""


class LoadLevel:
    """The current load level. ``level`` is 0 (no restrictions) to 3."""

    def __init__(self) -> None:
        self.level = 0
        self._calm_since: float | None = None

    def look(self, now: float, load: float, wait: float) -> int:
        """Updates and returns the level for this load (requests per second) and wait (seconds); ``now`` is monotonic,
        in seconds."""
        reached, kept = level_of(load, wait), min(self.level, level_of(load, wait, STAY))
        if reached >= self.level or kept == self.level:
            self.level, self._calm_since = max(reached, self.level), None
        elif self._calm_since is None:
            self._calm_since = now
        elif now - self._calm_since >= CALM:
            self.level, self._calm_since = kept, None
        return self.level


def level_of(load: float, wait: float, part: float = 1.0) -> int:
    """Return the highest level of which a threshold, multiplied by ``part``, is exceeded."""
    over = [load > most * part or wait > longest * part for most, longest in zip(LEVELS, SLOW, strict=True)]
    return max((number for number, passed in enumerate(over, 1) if passed), default=0)


BUILT_AT_ONCE = 3
"""Messages that are built at the same time: enough to keep the drawing process busy."""

LATE, YIELDED = 0.3, 0.1
"""Seconds after which a press without an answer is let through before the next message is built, and for how long at
most."""

AHEAD = 1.0
"""Seconds by which the panel of a player overtakes what only shows the table."""


class Turns:
    """Lets only a few messages be built at a time, and the newest state be read when their turn comes, so that a press
    never waits until all messages of all tables are built. ``clock`` is monotonic, in seconds."""

    def __init__(self, places: int = BUILT_AT_ONCE, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self.pressing: Callable[[], float] = float
        """Return for how many seconds a press has waited for its answer, 0 if none does. Set by the client."""
        self._numbers = count()
        self._since: dict[int, float] = {}
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    def behind(self) -> float:
        """Return for how many seconds the message that came first has waited, 0 if none waits."""
        return self._clock() - next(iter(self._since.values())) if self._since else 0.0

    async def begin(self, *, ahead: float = 0.0) -> Callable[[], None]:
        """Wait for a turn, as if having waited ``ahead`` seconds already. Returns what ends it; called again it does
        nothing."""
        if not self._free:
            number, now = next(self._numbers), self._clock()
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._waiting, (now - ahead, number, turn))
            self._since[number] = now
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._end()
                raise
            finally:
                del self._since[number]
        else:
            self._free -= 1
        try:
            await self._yield()
        except asyncio.CancelledError:
            self._end()
            raise
        ended = False

        def end() -> None:
            nonlocal ended
            if not ended:
                ended = True
                self._end()

        return end

    async def _yield(self) -> None:
        """Let late presses be answered first, for a moment."""
        until = self._clock() + YIELDED
        while self.pressing() > LATE and self._clock() < until:  # noqa: ASYNC110 - an answer has no event
            await asyncio.sleep(YIELDED / 5)

    def _end(self) -> None:
        """Give the place to the next one that waits."""
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


log = logging.getLogger(__name__)

WINDOW = 10.0
"""Seconds over which requests are counted."""

MAX_REQUESTS, SECOND = 45, 1.02
"""Requests per interval and its length in seconds, slightly over one for network jitter. Discord allows 50 per second
(ux.md 5.1, T62)."""

SHUT_OUT = 60.0
"""Seconds without requests when Discord blocks the address without saying for how long."""


LOADS: ContextVar[bool] = ContextVar("LOADS", default=True)
"""Whether the requests of this task count as load."""


@contextmanager
def catching_up(really: bool = True) -> Iterator[None]:
    """Count the requests meanwhile towards the limit per second, but, if they ``really`` are those of a start, not as
    load."""
    before = LOADS.set(not really)
    try:
        yield
    finally:
        LOADS.reset(before)


class ShutOut(aiohttp.ClientError):
    """Discord blocks this address; the request was not sent."""


class Traffic:
    """Watches every request of the client's session. ``clock`` is monotonic, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._sent: deque[float] = deque()
        self._loads: deque[float] = deque()
        self._answers: deque[tuple[float, float]] = deque()
        self._waits: list[float] = []
        self._shut_until = float("-inf")
        self._told = 0
        self._levels = LoadLevel()
        self._queue = asyncio.Lock()
        self.waited: Callable[[float], None] | None = None
        """Called for each answer with the seconds that the person waited, if anything measures them."""
        self.refused: Callable[[str, str, int], None] | None = None
        """Called for each request that Discord refused, with its method, path and HTTP status."""

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace configuration for the client's session."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._starting)
        config.on_request_end.append(self._ended)
        return config

    async def _starting(self, _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams):
        if counts(asked.url.path):
            await self.turn()

    async def _ended(self, _: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams):
        response = done.response
        if response.status >= 400 and self.refused is not None:
            self.refused(done.method, done.url.path, response.status)
        if response.status == 429 and not response.headers.get("Via"):
            self.shut_out(response.headers.get("Retry-After", ""))

    async def turn(self) -> None:
        """Waits until another request keeps to the limit per second, and counts it. Raises ShutOut as :meth:`asking`
        does."""
        async with self._queue:
            now = self._clock()
            while len(self._sent) >= MAX_REQUESTS and (left := self._sent[-MAX_REQUESTS] + SECOND - now) > 0:
                await asyncio.sleep(left)
                now = self._clock()
            self.asking()

    def asking(self) -> None:
        """Counts a request that is about to be sent. Raises :class:`ShutOut` while none may be sent."""
        now = self._clock()
        if now < self._shut_until:
            raise ShutOut
        self._sent.append(now)
        if LOADS.get():
            self._loads.append(now)
        self._forget(now)

    def answered(self, seconds: float) -> None:
        """Records how many seconds a person waited for an answer, from their press on."""
        self._answers.append((self._clock(), seconds))
        insort(self._waits, seconds)
        if self.waited is not None:
            self.waited(seconds)

    def shut_out(self, retry_after: str) -> None:
        """Stops all requests but answers to interactions, because Discord blocks the address (not a rate limit;
        E37)."""
        try:
            seconds = float(retry_after)
        except ValueError:
            seconds = SHUT_OUT
        self._shut_until = max(self._shut_until, self._clock() + seconds)
        log.critical("Discord keeps this address away; only interactions are answered", extra={"seconds": seconds})

    def shut(self) -> float:
        """Return the seconds for which no request may be sent; 0 if requests are allowed."""
        return max(0.0, self._shut_until - self._clock())

    def load(self) -> float:
        """Return requests per second over the last ten seconds, without interactions and what a start requests."""
        self._forget(self._clock())
        return len(self._loads) / WINDOW

    def rate(self) -> float:
        """Return all requests per second over the last ten seconds, without interactions."""
        self._forget(self._clock())
        return len(self._sent) / WINDOW

    def wait(self) -> float:
        """Return the 95th percentile of recent waits for an answer in seconds, or 0 for fewer than 20 answers."""
        # Called for every message, so the waits are kept sorted.
        now = self._clock()
        while self._answers and now - self._answers[0][0] > WINDOW:
            del self._waits[bisect_left(self._waits, self._answers.popleft()[1])]
        return self._waits[len(self._waits) * 95 // 100] if len(self._waits) >= 20 else 0.0

    def level(self) -> int:
        """Return the load level, 0 to 3. A change is logged for the operator."""
        load, wait = self.load(), self.wait()
        level = self._levels.look(self._clock(), load, wait)
        if level != self._told:
            measured = {"per_second": round(load, 1), "wait": round(wait, 2)}
            log.warning("load: step %d of %d: %s", level, len(MEASURES) - 1, MEASURES[level], extra=measured)
            self._told = level
        return level

    def sparing(self) -> bool:
        """Return whether pictures should be made smaller now."""
        return self.level() >= SPARING

    def spacing(self, usual: float) -> float:
        """Return the seconds between two edits of a board now."""
        return max(usual, SPACINGS[self.level()]) if usual else usual

    def _forget(self, now: float) -> None:
        for requests in (self._sent, self._loads):
            while requests and now - requests[0] > WINDOW:
                requests.popleft()


def counts(path: str) -> bool:
    """Return whether a request to this path counts: neither an answer to an interaction nor the gateway."""
    parts = path.strip("/").split("/")
    if parts[0] != "api":
        return False
    return parts[2:3] not in (["interactions"], ["webhooks"])
