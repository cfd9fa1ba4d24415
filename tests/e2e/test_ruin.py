"""The database is damaged or deleted while the bot runs: the bot stops with a sentence that says what to do."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.e2e.conftest import Hall
from tests.e2e.test_faults import UNSAVED, asked, told
from tests.support.waiting import PATIENCE, until


@pytest.mark.parametrize(("way", "words"), [("damaged", "put a backup in its place"), ("gone", "Put it back")])
async def test_the_bot_stops_and_says_what_to_do(hall: Hall, way: str, words: str) -> None:
    anna = await asked(hall)
    process, database = hall.bot.process, hall.bot.data / "germini.sqlite3"
    assert process is not None
    if way == "damaged":
        with database.open("r+b") as file:
            file.write(os.urandom(database.stat().st_size))
    else:
        database.rename(hall.bot.data / "elsewhere.sqlite3")
    for _ in range(100):
        if process.returncode is not None:
            break
        pressed = asyncio.create_task(anna.answer())
        await until(lambda pressed=pressed: pressed.done() or process.returncode is not None, "an answer")
        pressed.cancel()
        await asyncio.gather(pressed, return_exceptions=True)
        await asyncio.sleep(0.1)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 1
    said = [line for line in hall.bot.log.read_text().splitlines() if line.startswith("germini: ")]
    assert len(said) == 1
    assert words in said[0]
    assert str(database) in said[0]
    assert "Something broke" not in told(hall)
    if way == "damaged":
        assert UNSAVED in told(hall)
