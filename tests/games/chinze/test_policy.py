"""The computer player: it keeps the rules, computes the last tricks exactly, and is far better than chance."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from bot.engine.actions import Action, Claim, Decision, Number, Pick
from bot.engine.cards import mask_of
from bot.engine.rng import Rng
from bot.games.chinze import GAME
from bot.games.chinze.options import read
from bot.games.chinze.policy import End, Knowledge, best_lead, best_reply, regular
from bot.players.random_answers import at_random
from tests.games.chinze.play import card, cards, mask, options, position
from tests.support.conformance import play


def answer_to(state: Any) -> Action:
    """Return the computer player's answer to the question that is open."""
    (question,) = GAME.decisions(state)
    return regular(GAME.seat_view(state, question.seat), question, Rng(b"r"))


def test_it_announces_all_it_has() -> None:
    state = position("CK DK BK SK T1 T20 MAT", "C2")
    said = answer_to(state)
    assert isinstance(said, Claim)
    assert [item.key for item in said.items] == ["gatti", "four:K"]


def test_it_gives_the_cheapest_card_for_the_fool() -> None:
    state = position("MAT CK DK", "C2 D3 D4", number=37)
    for seat, one in ((0, "MAT"), (1, "D4"), (1, "C2"), (0, "CK"), (0, "DK"), (1, "D3")):
        facts: Any = GAME.decide(state, seat, Pick(cards(one)))
        for fact in facts:
            state = GAME.evolve(state, fact)
    assert answer_to(state) in (Pick(cards("C2")), Pick(cards("D3")))


def test_it_wins_the_last_trick_with_the_bagatto() -> None:
    rules = read(options())
    # Leading the World first draws the other tarocco; then the Bagatto takes the last trick: 20 and its points.
    found, lead = best_lead(rules, End(mask("T21 T1"), mask("T5 C2"), 0))
    assert lead == card("T21")
    assert found > 20
    assert best_reply(rules, End(mask("T21 T3"), mask("T5"), 0), card("T20"))[1] == card("T21")


def test_an_unpaid_fool_counts_in_the_end() -> None:
    rules = read(options())
    lost, _ = best_lead(rules, End(mask("C2"), mask("CK"), 1))
    paid, _ = best_lead(rules, End(mask("CK"), mask("C2"), 1))
    assert paid - lost > 8
    assert best_lead(read(options(fool_unpaid="kept")), End(mask("C2"), mask("CK"), 1))[0] == lost + 8


def test_it_counts_what_it_has_seen() -> None:
    state = position("C9 C8", "D2 D3", number=38)
    known = Knowledge.of(GAME.seat_view(state, 0))
    assert known.talon == 0
    assert known.none_there(mask("C9")) == 1.0
    assert 0 < known.none_there(mask("CK")) < 1
    assert known.stronger(card("CQ")) == mask_of(cards("CK"))


def margin(number: int, side: int) -> int:
    """Return by how much ``regular`` in seat ``side`` is ahead of ``novice`` after a match."""

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        if decision.number is not None:
            return Number(39)
        player = regular if decision.seat == side else at_random
        return player(GAME.seat_view(state, decision.seat), decision, rng)

    *_, last = play(GAME, dict(options()), f"deal {number}".encode(), answer)
    result = GAME.result(last.after)
    assert result is not None
    return result.balances[side] - result.balances[1 - side]


@pytest.mark.slow
def test_regular_beats_random() -> None:
    """Plays both seats in turn; the margin is far above the noise of 30 pairs (its error is about 4 points)."""
    assert statistics.mean(margin(number, side) for number in range(30) for side in (0, 1)) > 18
