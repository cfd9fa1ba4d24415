"""Issue 6, item 6, with the real process: another process holds the database while people play (ux.md E55)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import Counter
from contextlib import closing, suppress

import pytest

from bot.local_server import NoAnswer
from bot.store.engines import LOCK_WAIT
from tests.e2e.conftest import Hall
from tests.e2e.test_faults import asked, goes_on
from tests.soak.people import acknowledged, ways_of
from tests.support.panel import PanelPlayer
from tests.support.waiting import until


async def pressing(player: PanelPlayer, over: asyncio.Event) -> None:
    """Answer every question until stopped; a missing response is ignored."""
    while not over.is_set():
        with suppress(NoAnswer):
            if not await player.answer():
                await player.next_deal()
        await asyncio.sleep(0.05)


def logged(hall: Hall) -> list[str]:
    """Return the bot's log lines of level error or above, without the line about the lock."""
    events = [json.loads(line).get("event", "") if line.startswith("{") else line for line in hall.bot.errors()]
    return [event for event in events if not event.startswith("nothing can be saved: locked")]


async def locked(hall: Hall, seconds: float) -> float:
    """Hold the database for so long. Returns the seconds for which it was held, which may be more on a busy machine."""
    with closing(sqlite3.connect(hall.bot.data / "germini.sqlite3", isolation_level=None)) as other:
        begun = time.monotonic()
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        other.execute("ROLLBACK")
        return time.monotonic() - begun


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [1, 4, 8])
async def test_people_who_play_on_while_it_is_locked_lose_nothing(hall: Hall, seconds: int) -> None:
    """A lock shorter than the bot's timeout has no effect; during a longer one no press is acknowledged."""
    anna, over = await asked(hall), asyncio.Event()
    playing = asyncio.create_task(pressing(anna, over))
    await until(lambda: anna.answers > 3, "some answers")
    held = await locked(hall, seconds)
    before = anna.answers
    await until(lambda: anna.answers > before + 3, "more answers")
    over.set()
    await playing
    await goes_on(hall, anna)
    assert logged(hall) == []
    if held * 1000 < LOCK_WAIT:
        assert hall.bot.errors() == []
    with closing(sqlite3.connect(f"file:{hall.bot.data / 'germini.sqlite3'}?mode=ro", uri=True)) as connection:
        commands = Counter(row[0] for row in connection.execute("SELECT command_id FROM commands"))
    known = acknowledged(hall.world)
    assert known
    ways = {one: ways_of(hall.world, made, one, commands) for made, one in known.items()}
    assert [custom_id for custom_id, found in ways.items() if [commands[way] for way in found] != [1]] == []
