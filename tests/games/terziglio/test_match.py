"""The match around the hands: first dealer, length, stopping, the result (T9, T15, T63, T64)."""

from __future__ import annotations

import pytest

from bot.engine.actions import Chance, Claim, Forfeit, Pick, Say, Stop
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import ENDED, SHUFFLE
from bot.games.terziglio import GAME
from bot.games.terziglio.state import PLAY
from tests.games.terziglio.play import called, dealt, do, options, random_match, refused, step


def test_t9_the_first_dealer_is_drawn() -> None:
    drawn: set[int] = set()
    for number in range(30):
        state = do(GAME.start(options()), None, Chance(bytes([number])))
        assert state.phase == SHUFFLE
        drawn.add(state.match.dealer)
        assert do(state, None, Chance(b"deal")).setup.dealer == state.match.dealer
    assert drawn == {0, 1, 2}


@pytest.mark.parametrize("hands", [1, 3, 5])
def test_t63_a_game_is_so_many_hands(hands: int) -> None:
    state = random_match(options(hands_per_game=hands), b"length")
    result = GAME.result(state)
    assert result is not None
    assert (result.deals, result.complete) == (hands, True)
    assert len(state.match.scored) == hands
    assert state.match.dealt == hands + state.match.thrown
    sums = [sum(scored.payments[seat] for scored in state.match.scored) for seat in range(3)]
    assert result.balances == tuple(sums)
    assert sum(sums) == 0


def test_t15_passed_hands_may_count() -> None:
    state = called("pass", "pass", "pass", hands_per_game=1, passed_hand_counts=True)
    assert state.phase == ENDED
    result = GAME.result(state)
    assert result is not None
    assert result.places == (1, 1, 1)


def test_t64_equal_sums_share_a_place() -> None:
    state = random_match(options(hands_per_game=1), b"places")
    result = GAME.result(state)
    assert result is not None
    declarer = state.match.scored[-1].declarer
    others = [result.places[seat] for seat in range(3) if seat != declarer]
    assert others[0] == others[1]
    assert result.places[declarer] in (1, 3)


def test_a_stopped_match_keeps_what_was_won_and_voids_the_running_deal() -> None:
    rng = Rng(b"stop")
    state = GAME.start(options())
    while not state.match.scored or state.phase != PLAY:
        state = step(state, rng)
    stopped = do(state, None, Stop())
    result = GAME.result(stopped)
    assert result is not None
    assert not result.complete
    assert result.balances == state.match.scored[-1].payments
    assert refused(stopped, None, Stop()) == "terziglio-match-over"
    assert GAME.decisions(stopped) == ()
    assert [line.args["count"] for line in GAME.view(stopped).news] == [2]


def test_nobody_forfeits_and_nobody_acts_for_the_table() -> None:
    state = dealt()
    assert refused(state, None, Forfeit(0)) == "terziglio-no-forfeit"
    assert refused(state, 0, Stop()) == "terziglio-table-only"
    assert refused(state, None, Chance(b"again")) == "terziglio-no-chance-due"
    assert refused(state, None, Say("pass")) == "terziglio-no-such-seat"
    assert refused(state, 3, Pick((0,))) == "terziglio-no-such-seat"
    assert refused(state, 0, Claim(())) == "terziglio-nothing-to-declare"


def test_players_keep_their_seats() -> None:
    assert GAME.seating(dealt()) == (0, 1, 2)
