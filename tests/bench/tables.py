"""P5, many tables: a full bot at a person's speed, on a local server that enforces Discord's limits.

Each table has one person who answers every few seconds and computer players in the other chairs, the heavier of the
mixes of ``ux.md`` 5.3 for the requests outside of interactions. The figures are what people would notice: the
acknowledgement of a press, how far a table's message lags behind the table, and whether a limit was ever hit and not
recovered from.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, takewhile
from pathlib import Path
from typing import Any

from bot.cli.run import new_loop
from bot.local_server import CannotUse, LocalDiscord, NoAnswer, Person, Request, World, guilds, new_world, person_named
from tests.bench.click import Timed, cpu_seconds
from tests.bench.rows import Row
from tests.e2e.conftest import FIRST_GAME, connected, start_table
from tests.support.panel import action, controls
from tests.support.process import Germini
from tests.support.waiting import until

TABLES = 200
PACE = float(os.environ.get("GERMINI_BENCH_PACE", "12"))
"""Seconds between a person's answers: the normal speed of ``ux.md`` 5.3."""

SECONDS = float(os.environ.get("GERMINI_BENCH_SECONDS", "90"))
OPENING = 0.35
"""Seconds between opening two tables: if they open faster, the bot answers that it is full (ux.md 5.4)."""

TICK = 0.05


@dataclass
class Watch:
    """Observes the requests as they arrive, as the operator of a real bot could."""

    world: World
    boards: dict[str, str]
    """The id of the table's message, by thread."""

    moved: dict[str, float] = field(default_factory=dict[str, float])
    """Tables whose message has not been edited since a move: thread to the time of the first such move."""

    behind: list[float] = field(default_factory=list[float])
    by_second: Counter[int] = field(default_factory=Counter[int])
    limited: Counter[str] = field(default_factory=Counter[str])
    last: Request | None = None

    async def watch(self) -> None:
        """Run until cancelled."""
        self.last = next(reversed(self.world.requests), None)
        while True:
            self.look()
            await asyncio.sleep(TICK)

    def look(self) -> None:
        """Process the requests that arrived since the last look."""
        now = time.monotonic()
        for request in self._fresh():
            request.files.clear()
            if not request.path.startswith(("/interactions", "/webhooks")):
                self.by_second[int(now)] += 1
            if request.status == 429:
                self.limited[request.path] += 1
                continue
            self.limited.pop(request.path, None)
            parts = request.path.split("/")
            if request.method == "PATCH" and len(parts) > 4 and self.boards.get(parts[2]) == parts[4]:
                start = self.moved.pop(parts[2], None)
                if start is not None:
                    self.behind.append(now - start)

    def _fresh(self) -> list[Request]:
        """Return the requests since the last look; the server drops the oldest ones, so they cannot simply be
        counted."""
        fresh = list(takewhile(lambda one: one is not self.last, reversed(self.world.requests)))[::-1]
        self.last = fresh[-1] if fresh else self.last
        return fresh

    def move(self, thread: str) -> None:
        """Record that somebody moved at this table."""
        self.moved.setdefault(thread, time.monotonic())


def bench(count: int = TABLES) -> Iterator[Row]:
    """Yield P5's third part, and the budget of requests of ``ux.md`` 5."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        yield from runner.run(_full_house(count))


async def seated(server: LocalDiscord, count: int) -> tuple[list[tuple[Timed, str]], list[float], Watch]:
    """Open so many tables of the first game. Returns the people with their threads, the list to which their presses add
    their times in ms, and the watch on the boards. From then on Discord's limits hold."""
    times: list[float] = []
    players: list[tuple[Timed, str]] = []
    async for person, thread in tables(server, count, length=4):
        players.append((Timed(person, times), thread))
        await asyncio.sleep(OPENING)
    server.world.rates.enabled = True
    boards = {thread: await until(partial(_board, player.person, thread)) for player, thread in players}
    return players, times, Watch(server.world, boards)


async def _full_house(count: int) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        async with LocalDiscord(world, unix_path=Path(folder) / "s") as server:
            bot = Germini(Path(folder) / "s", Path(folder) / "data", GERMINI_SERVER_TABLES=str(count))
            await bot.start()
            players, times, watch = await seated(server, count)
            watching = asyncio.create_task(watch.watch())
            spent, start = cpu_seconds(bot), time.monotonic()
            lost = await asyncio.gather(*(_plays(player, thread, watch) for player, thread in players))
            seconds = time.monotonic() - start
            load = (cpu_seconds(bot) - spent) / seconds
            await asyncio.sleep(5.0)
            watch.look()
            watching.cancel()
            await bot.stop()
    times.sort()
    behind = sorted(watch.behind) or [0.0]
    p99 = times[int(len(times) * 0.99)]
    what = f"{count} tables at once, an answer each {PACE:g} s"
    slow = f"p99 {p99:.0f} ms, slowest {times[-1]:.0f} ms of {len(times)} presses, {sum(lost)} without an answer"
    late = f"median {behind[len(behind) // 2]:.2f} s, latest {behind[-1]:.2f} s, {len(watch.moved)} never"
    busy = max(watch.by_second.values(), default=0)
    asked = f"at most {busy} in a second, {sum(watch.limited.values())} refused for good, {load:.0%} of a core"
    return [
        Row("P5", f"{what}: acknowledged", slow, "250 ms, none over 3 s", p99 <= 250 and not sum(lost)),
        Row("P5", f"{what}: the board behind the table", late, "5 s", behind[-1] <= 5 and not watch.moved),
        Row("P5", f"{what}: requests outside interactions", asked, "50", busy <= 50 and not watch.limited),
    ]


async def tables(
    server: LocalDiscord, count: int, slugs: Sequence[str] = (FIRST_GAME,), **options: Any
) -> AsyncIterator[tuple[Person, str]]:
    """Open so many tables, each of one person and computer players, of these games in turn. Yields the person and the
    thread once a match has begun."""
    world = server.world
    for number, slug in zip(range(count), cycle(slugs), strict=False):
        person, channel = person_named(world, f"P{number}"), guilds.channel(world, f"cards-{number}")["id"]
        if not number:
            await connected(server, person, channel)
        yield person, await start_table([person], channel, people=1, slug=slug, **options)


def _board(reader: Person, thread: str) -> str | None:
    """Return the id of the message in a thread that has the buttons of the table."""
    found = (m["id"] for m in reader.messages(thread) if any(action(one) == "hand" for one in controls(m)))
    return next(found, None)


async def _plays(player: Timed, thread: str, watch: Watch) -> int:
    """Answer every few seconds, each person at a different moment; return how many presses were not acknowledged in
    time."""
    lost, start = 0, time.monotonic() + (int(player.person.id) >> 22) % 1000 / 1000 * PACE
    for turn in range(int(SECONDS / PACE)):
        await asyncio.sleep(max(0.0, start + turn * PACE - time.monotonic()))
        until = time.monotonic() + PACE / 2
        while time.monotonic() < until:
            try:
                if await player.answer() and player.pressed != "pick":
                    watch.move(thread)
                    break
            except CannotUse:
                pass
            except NoAnswer:
                lost += 1
            await asyncio.sleep(0.1)
    return lost
