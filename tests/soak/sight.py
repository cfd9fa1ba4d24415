"""The figures that a soak reads from the bot. A figure that cannot be read is a finding.

From inside the process (:mod:`tests.soak.watched`): tasks, clocks, views, tables in memory. From outside: open files
and memory of the process and of all its children, and the size of the database.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median

from bot.render.process import Limits, resident
from tests.support.process import Germini

Sample = dict[str, float]

INSIDE = ("tasks", "clocks", "views", "tables")
"""What the process itself must tell."""
OUTSIDE = ("memory, MB", "memory of pictures, MB", "memory of all, MB", "open files", "database, MB", "journal, MB")
LOAD = "tables in play"
"""The load, read from the database: what the bot holds grows with it."""
DRAWS = "bot.render.worker"
"""How the process that draws is known by its command line."""
MAX_FIGURES_SECONDS = 120.0
"""Seconds in which figures must come."""


class Blind(Exception):
    """Raised when a figure that should be there is missing."""


class Sight:
    """Reads the figures of one bot. Processes that it starts must be :mod:`tests.soak.watched`."""

    def __init__(self, bot: Germini, file: Path) -> None:
        self.bot, self.file = bot, file
        self.samples: list[Sample] = []
        self._begun = time.monotonic()
        bot.program = ("-m", "tests.soak.watched")
        bot.environment["GERMINI_TEST_FIGURES"] = str(file)

    async def look(self) -> Sample:
        """Take and keep a sample. Raises Blind if the bot writes no figures or has no render process."""
        process = self.bot.process
        if process is None:
            raise Blind("no process")
        told = await self._told(process.pid)
        if missing := [name for name in INSIDE if name not in told]:
            raise Blind(f"the process does not tell: {', '.join(missing)}")
        memory, drawing = resident(process.pid), [0]
        others = 0
        for pid in children(process.pid):
            if DRAWS in command(pid):
                drawing.append(resident(pid))
            else:
                others += resident(pid)
        if not memory or not max(drawing):
            raise Blind("memory of the process, or of the one that draws for it, cannot be read")
        found = {
            "minute": round((time.monotonic() - self._begun) / 60, 2),
            **{name: told[name] for name in INSIDE},
            "memory, MB": _mb(memory),
            "memory of pictures, MB": _mb(max(drawing)),
            "memory of all, MB": _mb(memory + sum(drawing) + others),
            "open files": open_files(process.pid),
            "database, MB": stored(self.bot.data),
            "journal, MB": journal(self.bot.data),
            LOAD: in_play(self.bot.data),
        }
        self.samples.append(found)
        return found

    async def _told(self, pid: int) -> dict[str, float]:
        """What the process with this number writes down anew."""
        self.file.unlink(missing_ok=True)
        end = time.monotonic() + MAX_FIGURES_SECONDS
        while time.monotonic() < end:
            if self.file.exists():
                told = json.loads(self.file.read_text())
                if told.get("pid") == pid:
                    return told
                self.file.unlink(missing_ok=True)
            await asyncio.sleep(0.02)
        raise Blind(f"the process told no figures within {MAX_FIGURES_SECONDS:g} s")


def open_files(pid: int) -> int:
    """Return how many files and sockets a process has open."""
    return len([*Path(f"/proc/{pid}/fd").iterdir()])


def _mb(size: int) -> float:
    return round(size / 1e6, 1)


def in_play(data: Path) -> int:
    """Return how many tables are open in the database."""
    file = data / "germini.sqlite3"
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT COUNT(*) FROM tables WHERE status IN ('lobby', 'playing')").fetchone()[0]


def stored(data: Path) -> float:
    """Return the MB of the database, its journal included. Raises Blind if there is no database."""
    file = data / "germini.sqlite3"
    if not file.exists():
        raise Blind("there is no database")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        (pages,), (size,) = (connection.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size"))
    return round(pages * size / 1e6, 3)


def journal(data: Path) -> float:
    """Return the MB of the journal's file: what the store has not moved into the database yet."""
    file = data / "germini.sqlite3-wal"
    return round(file.stat().st_size / 1e6, 3) if file.exists() else 0.0


def children(pid: int) -> Iterator[int]:
    """Return all processes below one."""
    try:
        found = {int(one) for file in Path(f"/proc/{pid}/task").glob("*/children") for one in file.read_text().split()}
    except OSError:
        return
    for one in found:
        yield one
        yield from children(one)


def command(pid: int) -> str:
    """Return the command line of a process, "" when it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


ALLOWED = {
    "memory, MB": 1.15,
    "tasks": 1.5,
    "open files": 1.25,
    "clocks": 1.5,
    "views": 1.0,
    "tables": 1.5,
}
"""By how much a figure of the last quarter may exceed the highest of the second: tables are at other places then. The
process that draws fills its shelves for as long as it lives: it has a ceiling instead."""
SPARE = {
    "memory, MB": 25.0,
    "tasks": 12.0,
    "open files": 6.0,
    "clocks": 2.0,
    "views": 2.0,
    "tables": 2.0,
}
"""What is allowed besides, in the figure's own unit."""
EACH = {"clocks": 1.0, "tables": 1.0, "tasks": 4.0}
"""What each table in play more than before adds to what is allowed: tables that are over make room for new ones."""
CEILING = {"memory of pictures, MB": Limits().ceiling / 1e6, "memory of all, MB": 1000.0, "journal, MB": 20.0}
"""What no sample may exceed. All processes are the bot (270 MB were measured) and those that draw, of which there are
two while one is renewed. The journal is folded in at 4 MB."""


MIN_SAMPLES = 6
"""Samples from which growth can be told: one look alone, between two connections that are just open, says nothing, so
that a quarter has two at least."""


def grown(samples: list[Sample]) -> list[str]:
    """Return what has grown or is too much, in words: the median of the last quarter against the highest of the second.
    If nothing was measured, that is a finding too."""
    found = [f"{name} was measured {count} times of {len(samples)}" for name, count in _measured(samples)]
    if len(samples) < MIN_SAMPLES:
        found.append(f"only {len(samples)} samples were taken")
    if found:
        return found
    quarter = max(2, len(samples) // 4)
    before, after = samples[quarter : 2 * quarter], samples[-quarter:]
    more = max(0.0, median(one[LOAD] for one in after) - max(one[LOAD] for one in before))
    for name, factor in ALLOWED.items():
        then, now = max(one[name] for one in before), median(one[name] for one in after)
        if now > then * factor + SPARE[name] + EACH.get(name, 0.0) * more:
            found.append(f"{name} grew from {then:g} to {now:g}")
    for name, most in CEILING.items():
        highest = max(one[name] for one in samples)
        if highest > most:
            found.append(f"{name} reached {highest:g}, over {most:g}")
    return found


FACT = 1500
"""Bytes of the database for each fact at most, with all that is made from facts, where there are enough to tell: 370
were measured."""
ENOUGH = 500


def heavy(data: Path, facts: int) -> list[str]:
    """Return what is wrong with the size of the stored facts, in words. Raises Blind if there is no database."""
    each = stored(data) * 1e6 / max(ENOUGH, facts)
    return [f"the database takes {each:.0f} bytes for each fact, over {FACT}"] if each > FACT else []


def _measured(samples: list[Sample]) -> list[tuple[str, int]]:
    counts = ((name, sum(name in one for one in samples)) for name in (*INSIDE, *OUTSIDE, LOAD))
    return [(name, count) for name, count in counts if count < len(samples)]


def summary(samples: list[Sample]) -> dict[str, float]:
    """Return the median and the highest of every figure, and the growth of the database in a day at this pace."""
    told: dict[str, float] = {"samples": len(samples)}
    for name in (*INSIDE, *OUTSIDE, LOAD):
        values = [one[name] for one in samples if name in one]
        if values:
            told |= {f"{name}: median": median(values), f"{name}: most": max(values)}
    if len(samples) > 1 and samples[-1]["minute"] > samples[0]["minute"]:
        days = (samples[-1]["minute"] - samples[0]["minute"]) / 1440
        grew = samples[-1]["database, MB"] - samples[0]["database, MB"]
        told["growth of the database a day at this pace, MB"] = round(grew / days)
    return told
