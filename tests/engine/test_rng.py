"""The bot's random numbers never change, because stored deals are verified with them."""

from __future__ import annotations

import pytest

from bot.engine.rng import Rng


def test_known_numbers() -> None:
    assert Rng(b"germini").word() == 12097606792287778930
    assert Rng(b"germini").shuffled(range(12)) == [2, 3, 7, 11, 8, 1, 6, 0, 5, 9, 4, 10]
    assert [Rng(b"x").below(limit) for limit in (1, 2, 97, (1 << 63) + 1)] == [0, 1, 25, 3839660786158096475]


@pytest.mark.parametrize("seed", range(20))
def test_a_shuffle_is_fisher_yates_over_below(seed: int) -> None:
    one, two = Rng(bytes([seed])), Rng(bytes([seed]))
    for rng in (one, two):
        for _ in range(seed % 5):
            rng.word()
    out = list(range(97))
    for last in range(96, 0, -1):
        other = two.below(last + 1)
        out[last], out[other] = out[other], out[last]
    assert one.shuffled(range(97)) == out
    assert one.word() == two.word()


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("unfair", [None, 0, 5, 40])
def test_repeated_shuffles_take_the_numbers_of_each(seed: int, unfair: int | None) -> None:
    one, two = Rng(bytes([seed])), Rng(bytes([seed]))
    for rng in (one, two):
        for _ in range(seed % 5):
            rng.word()
        if unfair is not None:
            # A number that every place must draw again.
            block = rng._ahead(96)  # pyright: ignore[reportPrivateUsage]
            block[-1 - unfair] = (1 << 64) - 1
    out = two.shuffled(range(97))
    while out[-1] % 8:
        out = two.shuffled(range(97))
    assert one.shuffled_until(range(97), lambda item: item % 8 == 0) == out
    assert one.word() == two.word()


def test_below_needs_a_positive_limit() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Rng(b"").below(0)
