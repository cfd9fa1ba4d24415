"""T88, T89: the auction of Terziglio, the calls of Mineo."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import Chance, Claim, ClaimItem, Say
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import OVER
from bot.games import mineo, terziglio
from bot.games.mineo.state import AUCTION
from bot.games.registry import game
from bot.ui import screens
from tests.acceptance.positions import EN, accepted, board, name, offered, panel, sheet
from tests.games.mineo import play as mineo_play
from tests.games.terziglio import play as terziglio_play
from tests.ui.limits import said
from tests.ui.tables import table, who


def all_calls(slug: str, state: Any, auction: Any, vocabulary: tuple[str, ...], checked: list[Any]) -> None:
    """Check every way an auction can go: each panel offers exactly the words that the game accepts from that seat."""
    if not auction(state):
        return
    (question,) = game(slug).decisions(state)
    checked.append((state, question.seat))
    for seat in range(3):
        assert offered(slug, state, seat) == accepted(slug, state, seat, vocabulary)
        assert bool(offered(slug, state, seat)) is (seat == question.seat)
    for word in sorted(offered(slug, state, question.seat)):
        after = state
        for event in game(slug).decide(state, question.seat, Say(word)):
            after = game(slug).evolve(after, event)
        all_calls(slug, after, auction, vocabulary, checked)


def test_t88_in_every_auction_only_legal_calls_stand_on_the_panel_of_the_player_who_speaks() -> None:
    checked: list[Any] = []
    start = terziglio_play.dealt()
    all_calls("terziglio", start, lambda state: state.phase == "auction", ("pass", "play", "solo", "contra"), checked)
    order = {len(terziglio.GAME.view(state).calls): seat for state, seat in checked}
    assert order == {0: 0, 1: 1, 2: 2}, "eldest hand, the next, the dealer (T12)"
    assert len(checked) == 1 + 2 + 3


def test_t88_the_stock_is_shown_to_its_winner_alone() -> None:
    state = terziglio_play.called("pass", "play", "pass")
    stock = state.setup.stock
    assert len(stock) == 5
    assert "The stock you took" in said(panel("terziglio", state, 1))
    public = board("terziglio", state)
    assert not [card for card in stock if name("terziglio", state, card) in public]
    for seat in (0, 2):
        text = said(panel("terziglio", state, seat))
        assert "The stock you took" not in text
        assert not [card for card in stock if name("terziglio", state, card) in text]


@pytest.mark.parametrize("number", range(6))
def test_t88_what_is_declared_counts(number: int) -> None:
    state = terziglio_play.called("solo", seed=bytes([number]))
    expected = [0, 0, 0]
    for seat in range(3):
        (question,) = terziglio.GAME.decisions(state)
        best = [one for one in question.claims or () if not one.part_of]
        assert question.seat == seat
        state = terziglio_play.do(state, seat, Claim(tuple(ClaimItem(one.key) for one in best)))
        for group in {one.group for one in best}:
            points = [one.points for one in best if one.group == group]
            doubled = question.doubled_from and len(points) >= question.doubled_from
            expected[seat] += sum(points) * (2 if doubled else 1)
        shown = board("terziglio", state)
        assert all(name("terziglio", state, one.cards[0]) in shown for one in best)
    rng = Rng(bytes([number]))
    while not state.match.scored:
        state = terziglio_play.step(state, rng)
    (scored,) = state.match.scored
    assert list(scored.declared) == expected
    assert [sheet.declared for sheet in scored.sheets] == [expected[0], expected[1] + expected[2]]


MINEO_WORDS = ("pago", "mischio", "altre5", "solo", "prendo", "passo")


def test_t89_calls_after_5_10_15_and_20_cards_once_each_and_only_those_of_the_round() -> None:
    rounds = {5: "pago mischio altre5 solo", 10: "pago mischio altre5", 15: "pago mischio altre5"}
    state = mineo_play.dealt()
    for held, allowed in rounds.items():
        for seat in (1, 2, 0):
            assert [hand.bit_count() for hand in state.table.hands] == [held] * 3
            assert offered("mineo", state, seat) == set(allowed.split())
            assert not any(offered("mineo", state, other) for other in {0, 1, 2} - {seat})
            state = mineo_play.do(state, seat, Say("altre5"))
            assert mineo_play.refused(state, seat, Say("mischio")) == ("not-your-turn", "S23")
    assert [hand.bit_count() for hand in state.table.hands] == [20] * 3
    assert offered("mineo", state, 1) == {"pago", "mischio", "solo"}


def test_t89_in_every_last_round_and_every_first_one_panels_offer_what_the_game_takes() -> None:
    checked: list[Any] = []
    for state in (mineo_play.final(), mineo_play.say(mineo_play.dealt(), *mineo_play.ROUND)):
        all_calls(
            "mineo", state, lambda one: one.phase == AUCTION and one.setup.auction.giro != 3, MINEO_WORDS, checked
        )
    assert len(checked) > 20


def test_t89_when_all_throw_in_the_next_dealer_deals_anew() -> None:
    state = mineo_play.say(mineo_play.dealt(), "mischio", "mischio", "mischio")
    assert state.phase == OVER
    assert "Thrown in" in sheet("mineo", state)
    assert mineo.GAME.chance(state) == "shuffle"
    state = mineo_play.do(state, None, Chance(b"next"))
    assert (state.setup.dealer, state.setup.auction.to_speak) == (1, 2)
    assert state.match.chips == (0, 0, 0)
    assert "Carla deals" in board("mineo", state)


def test_t89_who_takes_is_paid_by_those_who_offered() -> None:
    state = mineo_play.say(mineo_play.final(), "pago", "pago", "prendo")
    assert state.match.chips == (2, -1, -1)
    assert [one.amount for one in mineo.GAME.view(state).standings] == [2, -1, -1]
    assert "**Bruno**: 2 · **Carla**: -1 · **🤖 Cecco**: -1" in sheet("mineo", state).replace("\N{MINUS SIGN}", "-")


@pytest.mark.parametrize("moment", ["bottom", "monte"])
def test_t89_the_dealer_sees_the_bottom_card_and_later_the_monte_and_the_others_do_not(moment: str) -> None:
    state = mineo_play.dealt() if moment == "bottom" else mineo_play.final()
    hidden = state.setup.deck[-1:] if moment == "bottom" else state.setup.deck[-3:]
    label = "Bottom card" if moment == "bottom" else "The monte"
    for seat in range(3):
        view = mineo.GAME.seat_view(state, seat)
        text = said(panel("mineo", state, seat))
        assert (label in text) is (seat == 0)
        looked = screens.zone(table(state, "mineo"), view, 0, who(table(state, "mineo"), EN), None, EN)
        assert (looked is None) is (seat != 0)
        if looked is not None:
            assert all(name("mineo", state, card) in said(looked.view()) for card in hidden)
        else:
            assert not [card for card in hidden if name("mineo", state, card) in text]
    assert not [card for card in hidden if name("mineo", state, card) in board("mineo", state)]
