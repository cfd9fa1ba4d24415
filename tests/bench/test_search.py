"""The sides of P1 and P6: random playouts end in the score of the rules, questions have a choice of cards."""

from __future__ import annotations

import pytest

from bot.players.duel import has_choice
from bot.players.levels import question
from tests.bench import random_playouts as random
from tests.bench import search


@pytest.mark.slow
def test_random_playouts_depend_on_the_seed_and_change_no_start() -> None:
    start, rules = random.dealt(7)
    before = start.copy()
    found = {random.playouts(start, rules, 20, seed) for seed in (1, 2, 3)}
    assert len(found) == 3
    assert random.playouts(start, rules, 20, 1) in found
    assert (start == before).all()


@pytest.mark.parametrize("mask", [0b1, 0b1011_0000, (1 << 56) - 1, 1 << 40])
def test_the_nth_card_of_a_mask(mask: int) -> None:
    places = [place for place in range(63) if mask >> place & 1]
    assert [random.nth(mask, number) for number in range(len(places))] == places
    assert [random._by_counting(mask, number) for number in range(len(places))] == places


def test_questions_of_a_deal_have_a_choice() -> None:
    views = search._questions("minchiate", 12, 1)
    assert len(views) == 12
    assert all(has_choice(question(view)) for view in views)
    assert views != search._questions("minchiate", 12, 2)
