"""Engine and oracle agree in every question, refusal and count of random matches under random options (T1-T64)."""

from __future__ import annotations

import copy
from random import Random

import pytest

from bot.games.terziglio import GAME
from tests.games.recorded import recomputed
from tests.games.terziglio.beside import Beside
from tests.games.terziglio.chances import random_options
from tests.games.terziglio.test_vectors import bare_game

MATCHES = 120
"""Matches in a run of the test suite, of about three deals each. More seeds only take longer: one deal takes some 12
ms."""


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(0, MATCHES, 5))
def test_matches_go_as_the_rules_page_says(seed: int) -> None:
    for number in range(seed, seed + 5):
        chance = Random(number)
        options = random_options(chance)
        record = Beside(chance, options).play()
        done, errors = recomputed(GAME, {"games": [bare_game(copy.deepcopy(record))]})
        assert errors == [], (number, options)
        assert done["games"] == [record], (number, options)
