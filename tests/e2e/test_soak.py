"""The short form of the crash harness; ``make soak`` is the long one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.registry import games
from tests.selection import exhaustive
from tests.soak.run import soak

KILLS = 10 if exhaustive() else 6
"""Each is followed by a sample: with fewer than six nobody could tell growth (`tests.soak.sight.MIN_SAMPLES`)."""


@pytest.mark.slow
@pytest.mark.longest
async def test_so_many_kills_lose_nothing(tmp_path: Path) -> None:
    report = await soak(tmp_path / "data", tables=max(2, len(games())), kills=KILLS, seed=6, patience=400)
    assert report.wrong == []
    assert report.figures["killed with SIGKILL"] == KILLS
    assert report.figures["actions acknowledged"] > 40
    assert report.figures["samples"] == KILLS + 1
    assert report.figures["memory of pictures, MB: most"] > 50
