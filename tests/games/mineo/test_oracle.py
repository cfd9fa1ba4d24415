"""The engine against a second implementation of the rules page (S14-S89), on random deals with every option."""

from __future__ import annotations

import pytest

from bot.games.mineo.deck import PACK, THIRDS
from bot.games.mineo.options import META, PRESETS
from tests.games.mineo.against_oracle import Sitting
from tests.support.oracles import mineo_pack
from tests.support.oracles.mineo_pack import CHOICES, DEFAULTS, thirds

PARTS, MATCHES = 8, 8
"""Matches of one part; the seeds are fixed, so the deals are always the same."""

CORNERS = {
    *(f"{joco} {side}" for joco in ("rimatura", "vanto", "rivanto", "arie", "pigliate") for side in mineo_pack.SIDES),
    *("quattro_re soloist", "quattro_re defenders", "scommessa soloist", "scommessa defenders"),
    *("solo", "paid", "annulled", "over", "kept", "surrendered", "paid for the fujutu", "fujutu in the last trick"),
}


def test_pack_and_options_are_those_of_the_page() -> None:
    assert list(PACK.ids) == mineo_pack.PACK
    assert list(THIRDS) == [thirds(card) for card in mineo_pack.PACK]
    assert {spec.key: spec.default for spec in META.options} == DEFAULTS
    for spec in META.options:
        if spec.values and spec.key != "match_hands":
            assert list(spec.values) == CHOICES[spec.key]
    assert all(preset.options.keys() <= DEFAULTS.keys() for preset in PRESETS)


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(PARTS))
def test_every_step_of_random_matches_is_that_of_the_page(part: int) -> None:
    for number in range(MATCHES):
        Sitting(f"oracle {part} {number}".encode()).play()


def test_the_random_matches_come_to_every_corner() -> None:
    """Otherwise the comparison would prove nothing about these cases."""
    reached: set[str] = set()
    for number in range(60):
        rare = {"fujutu_unpaid": "keep", "match_count": "played"} if number % 3 == 0 else {}
        sitting = Sitting(f"corner {number}".encode(), **rare)
        sitting.play()
        reached |= sitting.seen
        if reached >= CORNERS:
            return
    pytest.fail(f"never seen: {sorted(CORNERS - reached)}")
