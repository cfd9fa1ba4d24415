"""P5: a click, from the gateway's event until it is committed and acknowledged, with the real bot process on the local
server.

The acknowledgement is timed by the local server, from the moment it sends the event. The comparison in the same run is
the minimum of the library: pressing a button that only reads, on the same bot.
"""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bot.local_server import LocalDiscord, Person, guilds, new_world, person_named
from tests.bench import budget
from tests.bench.rows import Row
from tests.e2e.conftest import connected, start_table
from tests.support.panel import PanelPlayer, action, controls
from tests.support.process import BOT, Germini
from tests.support.waiting import until

ONE_TABLE_CLICKS = 80
"""Fewer than a deal of Minchiate has: between two deals nobody here goes on."""
BETWEEN = 0.15
"""Seconds between two presses, so that the pictures of one are not drawn while the next is acknowledged."""


NOTED = 40
"""Clicks whose stages are noted."""


def bench() -> Iterator[Row]:
    """Yield P5 for one table, and where the time goes; two hundred tables are in ``tests.bench.tables``."""
    yield from asyncio.run(_one_table())
    said = asyncio.run(_budget())
    yield Row(
        "P5", "where the time of a click goes, a little dearer for being noted", "\n".join(["", *said, ""]), "-", True
    )


class Timed(PanelPlayer):
    """Records the time of every acknowledgement, in ms."""

    def __init__(self, person: Person, times: list[float]) -> None:
        super().__init__(person)
        self.times = times

    async def answer(self) -> bool:
        before = set(self.person.world.interactions)
        pressed = await super().answer()
        if pressed:
            for key in set(self.person.world.interactions) - before:
                made = self.person.world.interactions[key]
                if made.user_id == self.person.id and made.acked_after is not None:
                    self.times.append(made.acked_after * 1000)
        return pressed


class _Table(NamedTuple):
    """A table with four people."""

    bot: Germini
    persons: list[Person]
    thread: str

    async def play(self, clicks: int) -> list[float]:
        """Play so many cards. Returns the time of each acknowledgement, in ms."""
        times: list[float] = []
        players = [Timed(person, times) for person in self.persons]
        while len(times) < clicks:
            for player in players:
                if await player.answer():
                    await asyncio.sleep(BETWEEN)
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.5)
        return times


@asynccontextmanager
async def _a_table(folder: Path, program: tuple[str, ...] = BOT, **environment: str) -> AsyncIterator[_Table]:
    world = new_world()
    world.rates.enabled = False
    async with LocalDiscord(world, unix_path=folder / "s") as server:
        bot = Germini(folder / "s", folder / "data", **environment)
        bot.program = program
        await bot.start()
        channel = guilds.channel(world, "cards")["id"]
        persons = [person_named(world, name) for name in ("Anna", "Bruno", "Carla", "Dino")]
        await connected(server, persons[0], channel)
        thread = await start_table(persons, channel, people=4, length=4)
        await _idle(bot)
        yield _Table(bot, persons, thread)
        await bot.stop()


async def _one_table() -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        async with _a_table(Path(folder)) as table:
            before = cpu_seconds(table.bot)
            times = await table.play(ONE_TABLE_CLICKS)
            spent = (cpu_seconds(table.bot) - before) * 1000 / len(times)
            floor = await _reading(table.persons[0], table.thread)
    median = statistics.median(times)
    return [
        Row(
            "P5",
            "a click, event to committed and acknowledged, one table",
            f"median {median:.1f} ms, {median / floor:.1f} x a press that only reads ({floor:.1f} ms)",
            "3 ms",
            median <= 3,
        ),
        Row("P5", "all CPU of a click with its pictures", f"{spent:.1f} ms", "8 ms", spent <= 8),
    ]


async def _budget() -> list[str]:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        notes = Path(folder) / "notes.json"
        program = ("-m", "tests.bench.budget")
        async with _a_table(Path(folder), program, **{budget.NOTES: str(notes)}) as table:
            assert table.bot.process is not None
            os.kill(table.bot.process.pid, signal.SIGUSR1)
            await table.play(NOTED)
            os.kill(table.bot.process.pid, signal.SIGUSR2)
            await until(notes.exists, "the notes are written")
            return budget.table(notes.read_text())


async def _reading(person: Person, thread: str) -> float:
    times: list[float] = []
    for message in person.messages(thread):
        for node in controls(message):
            if action(node) == "score":
                for _ in range(40):
                    made = await person.click(message["id"], node["custom_id"])
                    times.append((made.acked_after or 0) * 1000)
                return statistics.median(times)
    return 1.0


async def _idle(bot: Germini) -> None:
    """Wait until the bot has read all its sprites ahead, which is not part of a click."""
    before = -1.0
    while (now := cpu_seconds(bot)) - before > 0.02:
        before = now
        await asyncio.sleep(0.5)


def cpu_seconds(bot: Germini) -> float:
    """Return the CPU seconds that the bot's process and its drawing processes have used."""
    assert bot.process is not None
    its = bot.process.pid
    drawing = {int(pid) for file in Path(f"/proc/{its}/task").glob("*/children") for pid in file.read_text().split()}
    return sum(_cpu_of(pid) for pid in (its, *drawing))


def _cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
