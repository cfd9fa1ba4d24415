"""Layouts equal the golden grids. After an intended change, ``python -m tests.render.golden`` writes the grids anew."""

from __future__ import annotations

from functools import cache

import pytest

from tests.render.golden import KINDS, drawn, kept

SLACK = 1
"""Accepted difference of a cell in steps of lightness: other releases of the rasteriser draw letters slightly
different."""


@cache
def now() -> dict[str, list[str]]:
    return drawn()


def far(one: list[str], other: list[str]) -> int:
    """Count the cells that differ by more than SLACK."""
    return sum(
        abs(int(a) - int(b)) > SLACK for row, its in zip(one, other, strict=True) for a, b in zip(row, its, strict=True)
    )


def test_every_kind_is_kept() -> None:
    assert set(kept()) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_the_layout_is_the_one_that_was_looked_at(kind: str) -> None:
    assert far(now()[kind], kept()[kind]) == 0


def test_a_moved_card_would_be_noticed() -> None:
    """The grid is fine enough to show that a card has moved."""
    rows = kept()["trick of four"]
    moved = [row[1:] + row[0] for row in rows]
    assert far(rows, moved) > 50
    assert far(kept()["hand of 8"], kept()["hand of 21"]) > 100
