"""P5 with half the machine taken by something else: many tables while other programs compute without a pause.

The bot and what draws for it have one core, which they share with a program that never rests; the local server and the
people are on the other cores. Whether every press is answered, how soon, how late boards become, and whether all of
them show the newest state in the end is what people would notice.

What the local server itself is late counts as the bot's, so it is given beside the figures.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from bot.cli.run import new_loop
from bot.clock import SystemClock
from bot.i18n import choose, words
from bot.local_server import LocalDiscord, Person, new_world
from bot.render.pictures import board_picture
from bot.store import Database, SqlStore
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.selectors import public_view
from bot.ui.requests.caller import Callers, player_names_of
from tests.bench.click import Timed, cpu_seconds
from tests.bench.rows import Row
from tests.bench.tables import PACE, TABLES, Watch, _board, _plays, seated
from tests.support.process import Germini

P99, LONGEST = 1.0, 3.0
"""Goals in seconds for acknowledgements. Discord gives up a press after the second."""

BOARD = 5.0
"""Goal in seconds for a board behind its table."""

QUIET = 4.0
"""Seconds without a changed board after which the bot counts as caught up."""

CATCH_UP_WAIT = 60.0
"""Seconds within which it must have caught up."""


class House(NamedTuple):
    """What was seen of the tables: how long acknowledgements took (seconds), how many presses got none, how late the
    local server was itself, what the bot used of its core, and after how many seconds it had caught up."""

    times: list[float]
    lost: int
    late: float
    load: float
    caught_up: float
    watch: Watch
    behind: list[str]
    steps: list[str]


def bench(count: int = TABLES) -> Iterator[Row]:
    """Yield P5 for so many tables beside a program that takes half of the bot's core."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        found = runner.run(_house(count))
    yield from rows(count, found)


def rows(count: int, found: House) -> Iterator[Row]:
    """Yield the figures of a house of so many tables."""
    what = f"{count} tables, half of the bot's core taken, an answer each {PACE:g} s"
    times, late = sorted(found.times) or [0.0], sorted(found.watch.behind) or [0.0]
    p99 = times[int(len(times) * 0.99)]
    told = f"p50 {times[len(times) // 2]:.2f} s, p99 {p99:.2f} s, slowest {times[-1]:.2f} s of {len(times)} presses, "
    told += f"{found.lost} without an answer; the local server itself was up to {found.late:.2f} s late"
    met = p99 <= P99 and times[-1] <= LONGEST and not found.lost and bool(found.times)
    yield Row("P5", f"{what}: acknowledged", told, f"p99 {P99:g} s, none over {LONGEST:g} s", met)
    told = f"median {late[len(late) // 2]:.2f} s, latest {late[-1]:.2f} s, {len(found.watch.moved)} never, "
    told += f"{len(found.behind)} not at the newest state in the end"
    met = late[-1] <= BOARD and not found.watch.moved and not found.behind
    yield Row("P5", f"{what}: the board behind the table", told, f"{BOARD:g} s, none lost", met)
    told = f"{found.caught_up:.1f} s; the bot used {found.load:.0%} of a core; load: {', '.join(found.steps) or 'none'}"
    yield Row("P5", f"{what}: all caught up after it", told, f"{BOARD:g} s", found.caught_up <= BOARD)


async def _house(count: int) -> House:
    with tempfile.TemporaryDirectory(prefix="g-") as folder, _apart() as (its, others):
        world = new_world()
        world.rates.enabled = False
        data = Path(folder) / "data"
        async with LocalDiscord(world, unix_path=Path(folder) / "s") as server:
            bot = Germini(Path(folder) / "s", data, GERMINI_SERVER_TABLES=str(count))
            os.sched_setaffinity(0, its)
            await bot.start()
            os.sched_setaffinity(0, others)
            players, times, watch = await seated(server, count)
            times.clear()
            said = len(steps(bot.log.read_text()))
            watching = asyncio.create_task(watch.watch())
            with busy(its):
                late = [0.0]
                noting = asyncio.create_task(_lateness(late))
                spent, start = cpu_seconds(bot), time.monotonic()
                lost = await asyncio.gather(*(_plays(player, thread, watch) for player, thread in players))
                load = (cpu_seconds(bot) - spent) / (time.monotonic() - start)
                caught_up = await _rests(partial(_boards, players))
            watch.look()
            watching.cancel()
            noting.cancel()
            shown = _boards(players)
            await bot.stop()
        wanted = await _wanted(data, shown)
        found = [time / 1000 for time in times]
        log = steps(bot.log.read_text())[said:]
    return House(found, sum(lost), max(late), load, caught_up, watch, behind(shown, wanted), log)


def behind(shown: Mapping[str, str], wanted: Mapping[str, str]) -> list[str]:
    """Return the threads whose board does not show what it should; a board without a picture shows nothing of it."""
    return [thread for thread, picture in wanted.items() if shown.get(thread) != picture]


def steps(log: str) -> list[str]:
    """Return the load levels that the bot has reported, as "step 1"."""
    return [line.partition("load: ")[2].partition(" of")[0] for line in log.splitlines() if "load: step" in line]


def _boards(players: Iterable[tuple[Timed, str]]) -> dict[str, str]:
    return {thread: newest_board(player.person, thread) for player, thread in players}


def newest_board(reader: Person, thread: str) -> str:
    """Return what the picture of a table's message says, "" if there is none."""
    board = _board(reader, thread)
    stack: list[Any] = [reader.message(board)] if board else []
    while stack:
        part = stack.pop()
        if isinstance(part, list):
            stack += part
        elif isinstance(part, dict):
            if "media" in part and part.get("description"):
                return str(part["description"])
            stack += part.values()
    return ""


async def _wanted(data: Path, threads: Iterable[str]) -> dict[str, str]:
    """Return what the picture of each table should say, by its thread, from what the bot has stored."""
    database = await Database.open(f"sqlite:///{data / 'germini.sqlite3'}")
    store, found = SqlStore(database), dict[str, str]()
    try:
        callers = Callers(SimpleNamespace(store=store, clock=SystemClock()))  # type: ignore[arg-type]
        for table in await store.log.open_tables():
            stored = await store.log.load(table)
            state = fold(TableState(table), stored.events if stored is not None else ())
            view, said = public_view(state), words(choose(state.language, None))
            if view is not None and str(state.thread) in threads:
                who = await callers.company(state, said)
                found[str(state.thread)] = board_picture(view, player_names_of(state, who), said).alt
    finally:
        await database.close()
    return found


async def _rests(shown: Callable[[], dict[str, str]]) -> float:
    """Wait until no board changes any more, and return for how many seconds they still did."""
    begun = latest = time.monotonic()
    seen = shown()
    while time.monotonic() - latest < QUIET and time.monotonic() - begun < CATCH_UP_WAIT:
        await asyncio.sleep(0.25)
        if (now := shown()) != seen:
            seen, latest = now, time.monotonic()
    return latest - begun


async def _lateness(late: list[float]) -> None:
    """Note, until cancelled, how late this process, the local server's too, comes to what it has to do; in seconds."""
    while True:
        due = time.monotonic() + 0.05
        await asyncio.sleep(0.05)
        late.append(time.monotonic() - due)


@contextlib.contextmanager
def _apart() -> Iterator[tuple[set[int], set[int]]]:
    """Give a core for the bot, and the others for everything else; this process gets all of them back in the end."""
    cores = os.sched_getaffinity(0)
    first = min(cores)
    try:
        yield {first}, cores - {first} or cores
    finally:
        os.sched_setaffinity(0, cores)


@contextlib.contextmanager
def busy(cores: Iterable[int]) -> Iterator[None]:
    """Run a program on each of these cores that never rests."""
    work = "import os, sys\nos.sched_setaffinity(0, {int(sys.argv[1])})\nwhile True: pass"
    peers = [subprocess.Popen([sys.executable, "-c", work, str(core)]) for core in cores]
    try:
        yield
    finally:
        for peer in peers:
            peer.kill()
            peer.wait()
