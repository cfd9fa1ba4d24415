"""The short form of the crash harness; ``make soak`` is the long one."""

from __future__ import annotations

from pathlib import Path

from bot.games.registry import games
from tests.soak.run import soak


async def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    report = await soak(tmp_path / "data", tables=max(2, len(games())), kills=10, seed=6, patience=200)
    assert report.wrong == []
    assert report.figures["killed with SIGKILL"] == 10
    assert report.figures["actions acknowledged"] > 40
    assert report.figures["samples"] == 11
    assert report.figures["memory of pictures, MB: most"] > 50
