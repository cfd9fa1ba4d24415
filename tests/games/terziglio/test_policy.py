"""The regular player: better than chance, fast, and sensible in simple cases."""

from __future__ import annotations

import statistics
from time import process_time

import pytest

from bot.engine.actions import Chance, Refusal, Say
from bot.engine.cards import cards_of, mask_of
from bot.engine.rng import Rng
from bot.engine.tricktaking.weighing import RETAKES, TAKES
from bot.games.terziglio import GAME
from bot.games.terziglio.deck import FIVES, SUIT, TRUMPS
from bot.games.terziglio.player.knowledge import Knowledge
from bot.games.terziglio.policy import choose, discards, least_kept, regular, strength
from bot.games.terziglio.state import DISCARD
from bot.players.random_answers import at_random
from tests.games.terziglio.play import called, card, mask, options, playing


def _payment(seed: bytes, seat: int) -> int:
    """Return what the seat wins in one hand with a regular player among random ones."""
    state = GAME.start(options(hands_per_game=1, passed_hand_counts=True))
    rng = Rng(seed)
    while GAME.result(state) is None:
        kind = GAME.chance(state)
        if kind is not None:
            outcome = GAME.decide(state, None, Chance(seed + kind.encode()))
        else:
            (question,) = GAME.decisions(state)
            player = regular if question.seat == seat else at_random
            outcome = GAME.decide(state, question.seat, player(GAME.seat_view(state, question.seat), question, rng))
        assert not isinstance(outcome, Refusal), outcome
        for event in outcome:
            state = GAME.evolve(state, event)
    return state.match.balances[seat]


@pytest.mark.slow
def test_regular_beats_random() -> None:
    """The same forty deals from every seat balance the cards; the margin is far above the noise."""
    won = [_payment(f"deal {number}".encode(), seat) for number in range(40) for seat in range(3)]
    assert statistics.mean(won) > 6


@pytest.mark.slow
def test_regular_plays_the_cards_better_than_random() -> None:
    """Only the play of the cards is compared: the same seat must play alone, whichever player has it."""
    margins = [
        _alone(f"alone {number}".encode(), True) - _alone(f"alone {number}".encode(), False) for number in range(40)
    ]
    assert statistics.mean(margins) > 3


def _alone(seed: bytes, sensible: bool) -> int:
    state = called("play", "pass", "pass", seed=seed, hands_per_game=1)
    rng = Rng(seed)
    while GAME.result(state) is None:
        (question,) = GAME.decisions(state)
        player = regular if sensible and question.seat == 0 else at_random
        outcome = GAME.decide(state, question.seat, player(GAME.seat_view(state, question.seat), question, rng))
        assert not isinstance(outcome, Refusal), outcome
        for event in outcome:
            state = GAME.evolve(state, event)
    return state.match.balances[0] // 2


def test_strong_hands_play_and_weak_hands_pass() -> None:
    words: dict[bool, set[str]] = {True: set(), False: set()}
    for number in range(60):
        state = called(seed=bytes([number]))
        (question,) = GAME.decisions(state)
        answer = regular(GAME.seat_view(state, 0), question, Rng(b""))
        assert isinstance(answer, Say)
        words[strength(state.table.hands[0]) > 26].add(answer.word)
    assert words[False] == {"pass"}
    assert "pass" not in words[True]


def test_trumps_and_kings_stay() -> None:
    for number in range(20):
        state = called("play", "pass", "pass", seed=bytes([number]), discard_restriction="none")
        assert state.phase == DISCARD
        (question,) = GAME.decisions(state)
        laid = mask_of(discards(GAME.seat_view(state, 0), question))
        assert laid.bit_count() == 5
        plain = (state.table.hands[0] & ~TRUMPS & ~FIVES).bit_count()
        assert plain < 5 or not laid & (TRUMPS | FIVES)


def test_suits_that_can_be_cleared_are_discarded_whole() -> None:
    whole = mask("T18 T17 T16 T15 T14 T6 T5 T3 T2 T1 MAT S10 S8 S7 BK B10 B7 CQ CJ C9 DK DQ D10 D7")
    free = [one for one in cards_of(whole) if not FIVES >> one & 1]
    first = mask_of(least_kept(whole, free)[:5])
    # All three Cups, and the two Batons beside the King.
    assert first == mask("CQ CJ C9 B10 B7")
    assert sorted(least_kept(whole, free)) == sorted(free)


def test_the_last_to_play_takes_a_king_if_it_can_and_saves_it_if_not() -> None:
    takes = playing(("SK S6", "S7 D7", "S9 SQ"), "S7 SQ", leader=1)
    assert choose(GAME.seat_view(takes, 0), GAME.decisions(takes)[0], Rng(b"")) == card("SK")
    loses = playing(("SQ S6", "SK D7", "S9 D8"), "SK S9", leader=1)
    assert choose(GAME.seat_view(loses, 0), GAME.decisions(loses)[0], Rng(b"")) == card("S6")


def test_a_defender_gives_the_partner_what_counts() -> None:
    state = playing(("S8 D6", "SK D7", "SQ S6"), "S8 SK", leader=0)
    assert choose(GAME.seat_view(state, 2), GAME.decisions(state)[0], Rng(b"")) == card("SQ")
    assert mask("SQ") & state.table.hands[2]


def test_a_decision_takes_well_under_five_milliseconds() -> None:
    began = process_time()
    for number in range(4):
        _payment(bytes([number]), number % 3)
    assert (process_time() - began) / (4 * 70) < 0.005


def test_a_partner_who_plays_after_the_declarer_is_not_counted_on() -> None:
    """What beats the declarer's card is not known yet. A partner who plays last sees the card to beat."""
    led = playing(("S8 S7 B7 B6", "SK S10 CK C7", "S6 T9 D6 D7"), leader=2)
    known = Knowledge.of(GAME.seat_view(led, 2))
    assert known.friend(1)
    assert not known.friend(0)
    safe = 1 - known.beaten(card("S6"), SUIT[card("S6")], 0)
    rescued = (1 - safe) * known.beaten(card("S6"), SUIT[card("S6")], 1)
    assert known.chance(card("S6")) == pytest.approx(safe + RETAKES * rescued)
    assert RETAKES < TAKES
