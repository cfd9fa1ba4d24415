"""The matching of greatest weight, compared with one that tries all."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.duplicate.matching import matched


def greatest(count: int, weights: dict[tuple[int, int], int]) -> int:
    """Return the greatest sum of weights by trying all matchings. One vertex stays free if their number is odd."""

    @lru_cache(None)
    def best(left: frozenset[int]) -> int:
        if len(left) < 2:
            return 0
        first = min(left)
        rest = left - {first}
        found = [weights[first, other] + best(rest - {other}) for other in rest]
        return max([*found, best(rest)] if len(left) % 2 else found)

    return best(frozenset(range(count)))


@st.composite
def graphs(draw: st.DrawFn) -> tuple[int, dict[tuple[int, int], int]]:
    count = draw(st.integers(0, 11))
    most = draw(st.sampled_from((2, 5, 1000, 2**70)))
    return count, {(a, b): draw(st.integers(1, most)) for a in range(count) for b in range(a + 1, count)}


@settings(max_examples=150)
@given(graphs())
def test_no_other_matching_has_more_weight(graph: tuple[int, dict[tuple[int, int], int]]) -> None:
    count, weights = graph
    pairs = matched(count, lambda a, b: weights[a, b])
    flat = [one for pair in pairs for one in pair]
    assert len(set(flat)) == len(flat) == count - count % 2
    assert pairs == tuple(sorted(tuple(sorted(pair)) for pair in pairs))
    assert sum(weights[pair] for pair in pairs) == greatest(count, weights)


@pytest.mark.parametrize("seed", range(60))
def test_blossoms_in_blossoms(seed: int) -> None:
    """Few different weights make many circles without slack."""
    draw = random.Random(seed)
    count = draw.choice((10, 12, 14))
    near = [(draw.randint(0, 4), draw.randint(0, 4)) for _ in range(count)]
    weights = {
        (a, b): 9 - abs(near[a][0] - near[b][0]) - abs(near[a][1] - near[b][1])
        for a in range(count)
        for b in range(a + 1, count)
    }
    pairs = matched(count, lambda a, b: weights[a, b])
    assert sum(weights[pair] for pair in pairs) == greatest(count, weights)


def test_weights_are_above_zero() -> None:
    with pytest.raises(ValueError, match="above 0"):
        matched(2, lambda a, b: 0)
