"""``germini health``: whether the bot is alive, and what it holds back (ux.md 5.4)."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import Settings
from bot.store import LOAD, Database, Signs, SqlStore, read_signs


async def beating(folder: Path, age: int, step: int) -> None:
    """A folder of a bot whose heart beat so many ms ago, with its load eased by so many steps."""
    database = await Database.open(Settings(data_dir=folder).database)
    try:
        store = SqlStore(database)
        await store.heartbeat(time.time_ns() // 1_000_000 - age)
        await store.set_fact(LOAD, str(step))
    finally:
        await database.close()


@pytest.mark.parametrize(
    ("age", "step", "said"),
    [(0, 0, ["alive"]), (0, 2, ["alive", "step 2 of 3", "pictures are smaller"]), (90_000, 2, ["not running"])],
)
def test_it_says_what_is_held_back(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    age: int,
    step: int,
    said: list[str],
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    asyncio.run(beating(tmp_path, age, step))
    assert main(["health", "--data-dir", str(tmp_path)]) == (0 if age == 0 else 1)
    shown = capsys.readouterr().out
    assert all(one in shown for one in said)
    assert ("step" in shown) == (step > 0 and age == 0)


async def test_without_a_database_nothing_is_held_back(tmp_path: Path) -> None:
    assert await read_signs(Settings(data_dir=tmp_path / "none").database) == Signs()
