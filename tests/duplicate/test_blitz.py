"""The measurement of the blitz: what it plays, and what it makes of numbers whose answer is known."""

from __future__ import annotations

import random

import pytest

from bot.duplicate.comparing import FIELD, MATCH
from tests.duplicate.blitz import blitz, per_board, scores


@pytest.mark.parametrize("slug", ["chinze", "terziglio"])
def test_a_board_is_played_at_every_table(slug: str) -> None:
    draw = random.Random(1)
    found = scores(slug, 0, 3, draw)
    assert len(found) == (6 if slug == "chinze" else 3), "Chinze with the hands exchanged too"
    assert all(sum(row) == 0 for row in found)
    for how in (FIELD, MATCH):
        values = per_board(slug, found, how, draw)
        assert sum(values) == pytest.approx(0)
        assert len(values) >= len(found)


def test_a_match_of_two_is_what_one_won_more() -> None:
    found = [[90, -90], [30, -30]]
    assert sorted(per_board("minchiate", found, MATCH, random.Random(1))) == [-20, -20, 20, 20]
    assert sorted(per_board("minchiate", found, FIELD, random.Random(1))) == [-10, -10, 10, 10]


def test_one_round_in_twenty_reaches_it() -> None:
    """Sums of a hundred throws of a coin are nearly normal: 1.96 standard errors."""
    assert blitz([[1, -1]], 4000, 100, random.Random(1)) == pytest.approx(1.96, abs=0.12)
