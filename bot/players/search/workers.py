"""The bot's side of search: start worker processes, replace those that end, and share them among the tables.

A table never waits longer than :data:`WHOLE`. Where many tables think at once each search is shorter, and where no
worker is free in time, or none runs, the rules of thumb answer instead. Reviews of finished deals wait until no table
needs the worker that they take.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.players.search.judged import Advice
from bot.players.search.orders import LENGTH, READY, Answer, Order, answer_of, packed

log = logging.getLogger(__name__)

SECONDS = 0.3
"""Longest time of a search in seconds."""
WHOLE = 0.9
"""Seconds after which a table gets the answer of the rules of thumb."""
HINT_SECONDS, HINT_WHOLE = 0.4, 0.7
"""The same for a hint: the longest time of its search, and after how long it comes without one. A picture follows."""
HINT_WORLDS = 960
"""Worlds in which all answers are judged for a hint, if there is time."""
BRIEFLY = 0.01
"""Shortest time of a search in seconds; with 0 it would have no limit."""
GLANCE = 0.05
"""Seconds after which a review looks again whether a worker is free for it."""
STUCK = 10.0
"""Seconds after which a worker that has not answered is ended."""
STUCK_REVIEWING = 180.0
"""The same for a review. Its search has no limit of time, and on a busy machine the process gets a small part of the
processor: a worker that is slow must not be taken for one that is stuck, because then there is none for minutes."""
COMPILING = 900.0
"""Seconds after which a worker that is not ready is ended. It compiles for a minute, and much longer on a busy
machine."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
"""Seconds before a worker that has ended is replaced. The wait doubles each time, up to the second value."""
SECRET_PREFIXES = ("GERMINI_", "DISCORD_", "DATABASE_")
"""Prefixes of environment variables that a worker does not receive: it needs no settings."""


def installed() -> bool:
    """Return whether search can run here."""
    return sys.platform != "win32" and all(importlib.util.find_spec(name) for name in ("numba", "numpy"))


class Worker:
    """One worker process that is ready, from start to end."""

    def __init__(
        self, process: asyncio.subprocess.Process, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.process, self._reader, self._writer = process, reader, writer
        self.ended = asyncio.Event()

    @classmethod
    async def start(cls, folder: Path) -> Worker:
        """Return a worker that is ready. Raises OSError, asyncio.IncompleteReadError or TimeoutError otherwise."""
        ours, theirs = socket.socketpair()
        environment = {name: value for name, value in os.environ.items() if not name.startswith(SECRET_PREFIXES)}
        command = (sys.executable, "-m", "bot.players.search.worker", str(theirs.fileno()), str(folder))
        with theirs:
            try:
                process = await asyncio.create_subprocess_exec(
                    *command, stdin=asyncio.subprocess.DEVNULL, pass_fds=(theirs.fileno(),), env=environment
                )
            except OSError:
                ours.close()
                raise
        reader, writer = await asyncio.open_connection(sock=ours)
        worker = cls(process, reader, writer)
        try:
            async with asyncio.timeout(COMPILING):
                if await worker._message() != READY:
                    raise OSError("the worker said something else")
        except BaseException:
            worker.end()
            raise
        return worker

    async def ask(self, order: bytes, stuck: float) -> bytes:
        """Return the answer to an order. Without one after ``stuck`` seconds it ends the process and raises OSError."""
        try:
            self._writer.write(len(order).to_bytes(LENGTH, "big") + order)
            async with asyncio.timeout(stuck):
                return await self._message()
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            self.end()
            raise OSError("the worker has ended") from error

    async def _message(self) -> bytes:
        length = int.from_bytes(await self._reader.readexactly(LENGTH), "big")
        return await self._reader.readexactly(length)

    def end(self) -> None:
        """End the process at once. A second call does nothing."""
        self.ended.set()
        self._writer.close()
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class Workers:
    """All workers. ``folder`` is where compiled functions are kept."""

    def __init__(self, count: int, folder: Path) -> None:
        self._count, self._folder = count, folder
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._live: set[Worker] = set()
        self.ready = asyncio.Event()
        """Set while at least one worker lives."""
        self._waiting = 0
        self._keepers: list[asyncio.Task[None]] = []
        self._asked: set[asyncio.Task[bytes]] = set()
        self._reviewing = asyncio.Semaphore(1)
        self._starting = 0
        self.took: Callable[[float], None] | None = None
        """Called with the seconds of each search that answered a table, if anything measures them."""
        self._one_starts = asyncio.Lock()

    @property
    def live(self) -> int:
        """The number of workers that are ready or busy."""
        return len(self._live)

    @property
    def preparing(self) -> bool:
        """Whether no worker lives yet and one is being started. It compiles the games if need be."""
        return not self._live and self._starting > 0

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that are ready or busy."""
        return tuple(worker.process.pid for worker in self._live)

    async def start(self) -> None:
        """Start the workers in the background; without numba log once that there are none."""
        if self._count and not installed():
            log.info("bots of the level master play like the level below it: numba is not installed")
            return
        self._keepers = [asyncio.create_task(self._keep(), name=f"search {one}") for one in range(self._count)]

    async def stop(self) -> None:
        """End all workers."""
        for task in (*self._keepers, *self._asked):
            task.cancel()
        await asyncio.gather(*self._keepers, *self._asked, return_exceptions=True)
        self._keepers = []

    async def answer(self, view: SeatView, seed: int) -> Action | None:
        """Return the answer of search to the question of a view, None if there is none in time."""
        return (await self._soon(view, seed, 0, SECONDS, WHOLE)).action

    async def advice(self, view: SeatView, seed: int) -> Advice | None:
        """Return the judgement of all answers to the question of a view, None if there is none in time."""
        return (await self._soon(view, seed, HINT_WORLDS, HINT_SECONDS, HINT_WHOLE)).advice

    async def review(self, view: SeatView, seed: int, worlds: int, answer: Action | None = None) -> Advice | None:
        """Return the judgement of a past question in so many worlds, of the answer given too; None if search does not
        answer it or no worker lives. It waits as long as tables need the workers."""
        async with self._reviewing:
            while self._live:
                # One worker stays for the tables, if there are several.
                if not self._waiting and self._idle.qsize() > (len(self._live) > 1):
                    worker = self._idle.get_nowait()
                    if not worker.ended.is_set():
                        return (await self._answered(worker, Order(view, seed, 0.0, worlds, answer))).advice
                await asyncio.sleep(GLANCE)
        return None

    async def _soon(self, view: SeatView, seed: int, worlds: int, longest: float, whole: float) -> Answer:
        """Return the answer to an order that is given at once, an empty one if there is none after ``whole``
        seconds."""
        if not self._live:
            return Answer()
        clock = asyncio.get_running_loop().time
        end = clock() + whole
        self._waiting += 1
        try:
            async with asyncio.timeout_at(end - longest / 2):
                worker = await self._idle.get()
                while worker.ended.is_set():
                    worker = await self._idle.get()
        except TimeoutError:
            return Answer()
        finally:
            self._waiting -= 1
        shared = longest / (1 + self._waiting / max(1, len(self._live)))
        seconds = max(BRIEFLY, min(shared, end - clock() - longest / 4))
        begun = clock()
        try:
            async with asyncio.timeout_at(end):
                answer = await self._answered(worker, Order(view, seed, seconds, worlds))
        except TimeoutError:
            return Answer()
        if self.took is not None:
            self.took(clock() - begun)
        return answer

    async def _answered(self, worker: Worker, order: Order) -> Answer:
        """Return the answer of a worker, an empty one if it ends. If the caller stops waiting the worker is not
        disturbed."""
        stuck = STUCK if order.seconds else STUCK_REVIEWING
        asking = asyncio.create_task(self._ask(worker, packed(order), stuck))
        self._asked.add(asking)
        asking.add_done_callback(self._forget)
        try:
            return answer_of(await asyncio.shield(asking))
        except (OSError, msgspec.DecodeError):
            return Answer()

    async def _ask(self, worker: Worker, order: bytes, stuck: float) -> bytes:
        try:
            answer = await worker.ask(order, stuck)
        except OSError:
            self._lost(worker)
            raise
        self._idle.put_nowait(worker)
        return answer

    def _lost(self, worker: Worker) -> None:
        worker.end()
        self._live.discard(worker)
        if not self._live:
            self.ready.clear()

    def _forget(self, asking: asyncio.Task[bytes]) -> None:
        self._asked.discard(asking)
        if not asking.cancelled():
            # A failure is the keeper's business; reading it here spares a warning.
            asking.exception()

    async def _keep(self) -> None:
        wait = FIRST_WAIT
        clock = asyncio.get_running_loop().time
        while True:
            begun = clock()
            try:
                self._starting += 1
                try:
                    # One after the other: where they have to compile, the first does it for all.
                    async with self._one_starts:
                        worker = await Worker.start(self._folder)
                finally:
                    self._starting -= 1
                self._live.add(worker)
                self.ready.set()
                self._idle.put_nowait(worker)
                try:
                    await worker.process.wait()
                finally:
                    self._lost(worker)
                    await worker.process.wait()
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                log.warning("a search process did not start", extra={"why": type(error).__name__})
            else:
                log.warning("a search process has ended; another one is started")
            wait = FIRST_WAIT if clock() - begun > LONGEST_WAIT else min(LONGEST_WAIT, wait * 2)
            await asyncio.sleep(wait)
