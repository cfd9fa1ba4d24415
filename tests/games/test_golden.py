"""The golden playthroughs have not changed. If one did on purpose, run ``python -m tests.golden`` and read the
difference."""

from __future__ import annotations

import pytest

from bot.games.registry import games
from tests.golden import FOLDER, playthrough


@pytest.mark.parametrize("slug", sorted(slug for slug in games() if slug != "toy"))
def test_golden_playthrough(slug: str) -> None:
    path = FOLDER / f"{slug}.txt"
    assert path.exists(), "a new game: python -m tests.golden"
    assert playthrough(games()[slug]) == path.read_text(), "if this is meant: python -m tests.golden"
