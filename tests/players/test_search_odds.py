"""What the search of all games takes from the engine: odds of hands, and how likely a policy plays a card."""

from __future__ import annotations

import math

import numpy as np

from bot.engine.compiled import seeded
from bot.engine.tricktaking.odds import chances, picked, surprise

CODES = np.array([4, 9, 30], np.int64)
RATES = np.array([1.0, 3.0, 2.5])


def test_a_hand_lacks_more_surely_the_fewer_cards_are_sought() -> None:
    table = chances(6, 11, 5)
    assert table.shape == (6, 11, 5)
    assert (table[:, :, 0] == 1).all()
    assert table[5, 10, 2] == np.float32(0.25)
    assert table[5, 5, 1] == 0, "all unseen cards are in the hand"
    assert (np.diff(table, axis=2) <= 0).all()


def test_the_probabilities_of_all_cards_sum_to_one_and_follow_the_rates() -> None:
    odds = [math.exp(surprise(CODES, RATES, 3, card, 0.5, 0.1)) for card in CODES]
    assert math.isclose(sum(odds), 1.0)
    assert odds[1] > odds[2] > odds[0] > 0.1 / 3
    assert math.isclose(sum(math.exp(surprise(CODES, RATES, 2, card, 0.5, 0.1)) for card in CODES[:2]), 1.0)


def test_without_noise_the_highest_rate_is_picked_and_with_much_noise_any() -> None:
    seeds = seeded(3)
    assert {picked(CODES, RATES, 3, 0.0, seeds) for _ in range(20)} == {9}
    assert {picked(CODES, RATES, 3, 50.0, seeds) for _ in range(100)} == {4, 9, 30}
    assert {picked(CODES, RATES, 1, 50.0, seeds) for _ in range(20)} == {4}
