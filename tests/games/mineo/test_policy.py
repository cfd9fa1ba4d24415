"""The computer player ``regular``: sensible answers, and clearly better than chance."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from bot.engine.actions import Chance, Pick, Say
from bot.engine.companions import Policy
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import OVER
from bot.games.mineo import GAME
from bot.games.mineo.player.knowledge import Knowledge
from bot.games.mineo.policy import hope, regular
from bot.games.mineo.state import AUCTION, DECLARE, PLAY, State
from bot.players.random_answers import at_random
from tests.games.mineo.cards import card, cards, mask, pack, position
from tests.games.mineo.play import dealt, do, final, options, say

STRONG = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 F T1 OR CR SR"


def answer(state: State, seat: int) -> Any:
    """Return regular's answer to the first question of a seat."""
    view = GAME.seat_view(state, seat)
    return regular(view, view.decisions[0], Rng(b"answer"))


def test_a_strong_hand_goes_solo_and_a_weak_one_does_not() -> None:
    strong = pack({1: STRONG})
    assert hope(mask(STRONG)) > 3
    assert answer(final(cards=strong), 1) == Say("solo")
    assert answer(dealt(cards=strong), 1) == Say("solo")
    weak = pack({1: "O4 O5 O6 C5 C6 C7 S5 S6 S7 B5 B6 B7 O8 C8 S8 B8 O9 C9 S9 B9"})
    assert answer(dealt(cards=weak), 1) == Say("mischio")
    assert answer(final(cards=weak), 1) == Say("pago")


def test_an_offer_is_taken_rather_than_a_poor_hand_played() -> None:
    state = say(final(cards=pack({1: STRONG, 2: "O4 O5 O6 C5 C6 C7 S5 S6 S7 B5 B6 B7"})), "pago")
    assert answer(state, 2) == Say("prendo")


def test_the_bets() -> None:
    state = say(final(cards=pack({1: STRONG})), "solo")
    state = do(state, 1, answer(state, 1))
    assert state.phase == DECLARE
    assert answer(state, 1) == Say("scommessa")
    state = say(final(cards=pack({2: STRONG})), "solo")
    state = say(do(state, 1, answer(state, 1)), "no")
    assert answer(state, 2) == Say("rivanto")


def test_the_scarto_keeps_trumps_and_banks_courts() -> None:
    state = say(final(cards=pack({1: STRONG + " OQ CQ SQ BQ B5"}, "O5 O6 O7")), "solo")
    laid = answer(state, 1)
    assert isinstance(laid, Pick)
    assert not set(laid.cards) & set(cards("T11 T12 T13 T14 T15"))


def test_a_capture_is_made_and_an_aria_is_not_thrown_away() -> None:
    state = position(("T18 T2 C5", "T16 C6 O7", "T5 C7 O8"), leader=1, soloist=0)
    state = do(state, 1, Pick((card("T16"),)))
    state = do(state, 2, Pick((card("T5"),)))
    assert answer(state, 0) == Pick((card("T18"),))
    losing = position(("T16 T2 C5", "T20 C6 O7", "T5 C7 O8"), leader=1, soloist=0)
    losing = do(losing, 1, Pick((card("T20"),)))
    losing = do(losing, 2, Pick((card("T5"),)))
    assert answer(losing, 0) == Pick((card("T2"),))


def played(seed: bytes, soloist: int, policies: tuple[Policy, Policy, Policy]) -> int:
    """Return the soloist's difference in jochi in one hand; the soloist is fixed beforehand."""
    state = do(GAME.start(options(first_dealer="host")), None, Chance(seed))
    rng = Rng(seed)
    while state.phase == AUCTION:
        auction = state.setup.auction
        word = "altre5" if auction.giro < 4 else "solo" if auction.to_speak == soloist else "mischio"
        state = do(state, auction.to_speak, Say(word))
    while state.phase != OVER:
        (question,) = GAME.decisions(state)
        view = GAME.seat_view(state, question.seat)
        state = do(state, question.seat, policies[question.seat](view, question, rng))
    end: Any = state.match.ends[-1]
    return end.score.difference


@pytest.mark.slow
def test_regular_beats_random_with_the_same_cards() -> None:
    """Mirrored: the same hand is played with regular alone against two novices, and the other way round."""
    margins: list[int] = []
    for number in range(60):
        soloist, seed = number % 3, f"mirror {number}".encode()
        solo, against = [at_random] * 3, [regular] * 3
        solo[soloist], against[soloist] = regular, at_random
        margins.append(played(seed, soloist, tuple(solo)) - played(seed, soloist, tuple(against)))  # type: ignore[arg-type]
    assert statistics.mean(margins) > 2


def test_regular_wins_whole_matches_against_novices() -> None:
    won = [0, 0, 0]
    for number in range(18):
        state = GAME.start(options(first_dealer="host", match_hands=3, match_count="settled"))
        rng, champion = Rng(f"match {number}".encode()), number % 3
        while GAME.result(state) is None:
            if GAME.chance(state):
                state = do(state, None, Chance(rng.word().to_bytes(8, "big")))
                continue
            (question,) = GAME.decisions(state)
            player = regular if question.seat == champion else at_random
            state = do(state, question.seat, player(GAME.seat_view(state, question.seat), question, rng))
        assert state.phase not in (AUCTION, PLAY)
        won[0] += state.match.chips[champion]
    assert won[0] > 100


def test_a_partner_who_plays_after_the_soloist_is_not_counted_on() -> None:
    """The Picciotti led to the soloist are mostly lost: the partner can beat them, but not what beats them."""
    hands = (
        "C7 C8 C10 CQ S6 S7 SD B5 B6 B7 B9 BC T8 T10 T12 T13 T17 T18",
        "O4 O9 OD OC OQ C6 CC S8 S9 SC B8 B10 BD T1 T3 T4 T6 T19",
        "O8 C5 C9 CD CR S5 S10 SQ SR T2 T5 T7 T9 T11 T14 T15 T16 T20",
    )
    led = position(hands, leader=1, soloist=2)
    assert answer(led, 1) != Pick(cards("T1"))
    known = Knowledge.of(GAME.seat_view(led, 1))
    assert known.chance(card("T1"))[0] < 0.4
    before = Knowledge.of(GAME.seat_view(position(hands, leader=1, soloist=0), 1))
    assert before.chance(card("T1"))[0] < 0.1
