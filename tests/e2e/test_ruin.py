"""The database is damaged or deleted while the bot runs: the bot stops with a sentence that says what to do."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.e2e.conftest import Hall
from tests.e2e.test_faults import UNSAVED, asked, told
from tests.support.waiting import MAX_WAIT_SECONDS, until

CARRIED_OUT = (6, 7)
"""Callback types of answers that change the panel."""


def about_seats(database: Path) -> list[str]:
    """Return the messages about seats that are still shown: the bot deletes them once the cards are there."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT slot FROM message_slots WHERE slot LIKE 'seat:%' AND NOT gone")
        return [slot for (slot,) in rows]


@pytest.mark.slow
@pytest.mark.parametrize(("way", "words"), [("damaged", "germini restore FILE --replace"), ("gone", "Put it back")])
async def test_the_bot_stops_and_says_what_to_do(hall: Hall, way: str, words: str) -> None:
    anna = await asked(hall)
    process, database = hall.bot.process, hall.bot.data / "germini.sqlite3"
    await until(lambda: not about_seats(database), "the end of what the bot writes by itself")
    assert process is not None
    if way == "damaged":
        with database.open("r+b") as file:
            file.write(os.urandom(database.stat().st_size))
    else:
        database.rename(hall.bot.data / "elsewhere.sqlite3")
    before = len(hall.world.interactions)
    async with asyncio.timeout(MAX_WAIT_SECONDS):
        while process.returncode is None:
            pressed = asyncio.create_task(anna.answer())
            await until(lambda pressed=pressed: pressed.done() or process.returncode is not None, "an answer")
            pressed.cancel()
            await asyncio.gather(pressed, return_exceptions=True)
            await asyncio.sleep(0.1)
    assert await process.wait() == 1
    said = [line for line in hall.bot.log.read_text().splitlines() if line.startswith("germini: ")]
    assert len(said) == 1
    assert words in said[0]
    assert str(database) in said[0]
    assert "Something went wrong" not in told(hall)
    if way == "damaged":
        # Pages in memory serve actions for a while. A bot's action may then be the one that finds the damage.
        refused = [one for one in [*hall.world.interactions.values()][before:] if one.callback_type not in CARRIED_OUT]
        assert not refused or UNSAVED in told(hall)
