"""Issue 6, item 6, with the real process: another process holds the database while people play (ux.md E55)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from contextlib import closing, suppress

import pytest

from bot.local_server import NoAnswer
from bot.store.engines import PATIENCE
from tests.e2e.conftest import Hall
from tests.e2e.test_faults import asked, goes_on
from tests.soak.people import acknowledged
from tests.support.panel import PanelPlayer, eventually


async def pressing(player: PanelPlayer, over: asyncio.Event) -> None:
    """Answer whatever is asked until told to stop; silence is borne."""
    while not over.is_set():
        with suppress(NoAnswer):
            await player.answer()
        await asyncio.sleep(0.05)


def logged(hall: Hall) -> list[str]:
    """What the bot said at error or above, without the one line that tells of the lock."""
    events = [json.loads(line).get("event", "") if line.startswith("{") else line for line in hall.bot.errors()]
    return [event for event in events if not event.startswith("nothing can be saved: locked")]


@pytest.mark.parametrize("seconds", [1, 4, 8])
async def test_people_who_play_on_while_it_is_locked_lose_nothing(hall: Hall, seconds: int) -> None:
    """A lock shorter than the bot's patience is not even noticed; during a longer one nothing is acknowledged."""
    anna, over = await asked(hall), asyncio.Event()
    playing = asyncio.create_task(pressing(anna, over))
    await eventually(lambda: anna.answers > 3, 60, "some answers")
    with closing(sqlite3.connect(hall.bot.data / "germini.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        other.execute("ROLLBACK")
    before = anna.answers
    await eventually(lambda: anna.answers > before + 3, 60, "more answers")
    over.set()
    await playing
    await goes_on(hall, anna)
    assert logged(hall) == []
    if seconds * 1000 < PATIENCE:
        assert hall.bot.errors() == []
    with closing(sqlite3.connect(f"file:{hall.bot.data / 'germini.sqlite3'}?mode=ro", uri=True)) as connection:
        commands = Counter(row[0] for row in connection.execute("SELECT command_id FROM commands"))
    known = acknowledged(hall.world)
    assert known
    assert [custom_id for interaction, custom_id in known.items() if commands[f"i{interaction}"] != 1] == []
