"""Every way the third giro and the final auction can go, under each option of the auction (S22-S37)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mineo.test_conform_oracle import conformed
from tests.support.oracles.mineo_auction import CALLS, auction

TWO_GIRI = ["altre5"] * 6
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"pago_standing": "round_only", "pago_amount": 3},
    {"prendo_rounds": "all"},
    {"pago_after_prendo": True, "rivanto_eligibility": "not_passed"},
    {"dealer_final_pago": True, "rivanto_eligibility": "any_defender"},
    {"prendo_rounds": "all", "pago_after_prendo": True, "dealer_final_pago": True, "pago_standing": "round_only"},
)


def every_way(calls: list[str], dealer: int, options: dict[str, Any], found: list[dict[str, Any]]) -> None:
    """Check all continuations against the oracle; each illegal call is tried once."""
    expect = auction(dealer, calls, options)
    found.append({"dealer": dealer, "options": options, "calls": calls, "expect": expect})
    if expect["type"] != "open":
        return
    for call in CALLS:
        if call in expect["legal"]:
            every_way([*calls, call], dealer, options, found)
        elif len(found) % 5 == 0:
            refused = {"type": "illegal", "index": len(calls)}
            found.append({"dealer": dealer, "options": options, "calls": [*calls, call, "mischio"], "expect": refused})


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", OPTIONS)
def test_every_auction_from_the_third_giro_on(options: dict[str, Any]) -> None:
    found: list[dict[str, Any]] = []
    every_way(TWO_GIRI, len(options) % 3, options, found)
    kinds = {entry["expect"]["type"] for entry in found}
    assert kinds == {"open", "annulled", "paid", "solo", "illegal"}
    done, errors = conformed({"vectors": [{**entry, "expect": None} for entry in found]})
    assert errors == []
    for known, given in zip(found, done["vectors"], strict=True):
        assert given == known


@pytest.mark.parametrize("option", ["never", "stata"])
@pytest.mark.parametrize("dealer", range(3))
def test_every_first_giro_for_every_dealer(dealer: int, option: str) -> None:
    found: list[dict[str, Any]] = []
    options = {"dealer_shows_monte": option, "prendo_rounds": "all"}
    for first in CALLS:
        for second in CALLS:
            for third in CALLS:
                calls = [first, second, third]
                entry = {"dealer": dealer, "options": options, "calls": calls}
                found.append({**entry, "expect": auction(dealer, calls, options)})
    done, errors = conformed({"vectors": found})
    assert errors == []
    assert done["vectors"] == found


@pytest.mark.parametrize("option", ["never", "stata"])
def test_the_monte_of_a_dealer_who_stands_in_the_end(option: str) -> None:
    """S39, A15: the option concerns only a stata."""
    calls = [*TWO_GIRI, *["altre5"] * 3, "mischio", "mischio", "solo"]
    entry = {"dealer": 2, "options": {"dealer_shows_monte": option}, "calls": calls}
    done, _ = conformed({"vectors": [entry]})
    assert done["vectors"][0]["expect"] == auction(2, calls, entry["options"])
    assert done["vectors"][0]["expect"]["monte_shown"] is False
