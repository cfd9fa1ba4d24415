"""The auction: turns, giri, offers, prendo, ends (S17-S37), through the whole engine."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import Chance, Say
from bot.engine.tricktaking.entry import ENDED, OVER
from bot.games.mineo import GAME
from bot.games.mineo.auction import MISCHIO, legal_calls
from bot.games.mineo.events import HandAnnulled, HandPaid
from bot.games.mineo.state import AUCTION, SCARTO, State
from bot.games.mineo.views import of_seat, public
from tests.games.mineo.play import ROUND, dealt, do, final, refused, say


def words(state: State) -> str:
    """Return the words that may be said now, in one string."""
    (question,) = GAME.decisions(state)
    return " ".join(word.word for word in question.words)


def hands(state: State) -> list[int]:
    """Return how many cards each player holds."""
    return [hand.bit_count() for hand in state.table.hands]


def test_five_cards_then_everybody_speaks_once_in_order() -> None:
    state = dealt()
    assert hands(state) == [5, 5, 5]
    assert words(state) == "pago mischio altre5 solo"
    assert refused(state, 2, Say("mischio")) == ("not-your-turn", "S23")
    assert refused(state, 1, Say("prendo")) == ("mineo-call-not-now", "S24")
    assert refused(state, 1, Say("passo")) == ("mineo-nothing-to-say", "S22")
    state = say(state, "altre5")
    assert refused(state, 1, Say("mischio")) == ("not-your-turn", "S23")


def test_packets_come_from_the_top_of_the_pack_in_speaking_order() -> None:
    state = dealt(cards=tuple(range(63)))
    assert list(state.table.hands) == [0b11111 << 10, 0b11111, 0b11111 << 5]


def test_a_round_with_altre_cinque_goes_on_and_others_end() -> None:
    state = say(dealt(), "mischio", "altre5", "pago")
    assert hands(state) == [10, 10, 10]
    assert words(state) == "pago mischio altre5"
    state = say(state, "mischio", "pago", "mischio")
    assert state.phase == OVER
    end = state.match.ends[-1]
    assert isinstance(end, HandAnnulled)
    assert not end.counts
    assert state.match.chips == (0, 0, 0)
    assert public(state).counts[-1].outcome[0].key == "mineo-outcome-annulled"


def test_an_offer_stands_until_its_maker_speaks_again() -> None:
    state = say(dealt(), "pago", "altre5", "altre5", "altre5", "pago", "mischio")
    assert state.setup.auction.offers == 0b100
    assert [call.standing for call in public(state).calls] == [False, False, False, False, True, False]
    badges = [info.badges for info in public(state).seats]
    assert badges[2] == ("badge-mineo-pago",)
    assert [line.key for line in public(state).status] == ["mineo-status-call", "mineo-status-offer"]


def test_the_dealer_alone_sees_the_bottom_card_and_then_the_monte() -> None:
    state = dealt()
    (zone,) = of_seat(state, 0).zones
    assert zone.key == "zone-mineo-bottom"
    assert zone.cards == state.setup.deck[-1:]
    assert not of_seat(state, 1).zones
    state = final()
    (zone,) = of_seat(state, 0).zones
    assert zone.key == "zone-mineo-own-monte"
    assert zone.cards == state.setup.deck[-3:]
    assert not of_seat(state, 2).zones
    (monte,) = public(state).zones
    assert (monte.key, monte.cards, monte.count) == ("zone-mineo-monte", (), 3)


def test_without_bottom_peek_the_dealer_sees_nothing_before_the_monte() -> None:
    assert not of_seat(dealt(bottom_peek=False), 0).zones
    assert of_seat(final(bottom_peek=False), 0).zones


def test_prendo_takes_all_standing_offers() -> None:
    state = say(final(), "pago", "pago")
    assert words(state) == "mischio solo prendo"
    state = say(state, "prendo")
    end = state.match.ends[-1]
    assert isinstance(end, HandPaid)
    assert (end.taker, end.payers, end.payments) == (0, (1, 2), (2, -1, -1))
    assert state.match.chips == (2, -1, -1)
    count = public(state).counts[-1]
    assert count.totals == (2, -1, -1)
    assert count.sides == ((0,), (1,), (2,))


def test_after_a_prendo_the_third_may_overrule_it() -> None:
    state = say(final(), "pago", "prendo")
    (question,) = GAME.decisions(state)
    assert (question.seat, question.kind, words(state)) == (0, "answer", "mischio solo")
    assert say(state, "mischio").match.chips == (0, -1, 1)
    stood = say(state, "solo")
    assert stood.phase == SCARTO
    assert stood.setup.soloist == 0
    assert stood.match.chips == (0, 0, 0)


def test_a_payer_passed_over_may_still_say_rivanto() -> None:
    """S47: seat 0 offers with fifteen cards, seat 1 takes it and seat 2 overrules: seat 0 has made no call."""
    state = say(dealt(), *ROUND, *ROUND, "altre5", "mischio", "pago", "prendo", "solo")
    assert state.setup.soloist == 2
    assert state.setup.eligible == (0,)


@pytest.mark.parametrize(
    ("chosen", "calls", "legal"),
    [
        ({"dealer_final_pago": True}, ("mischio", "mischio"), "pago mischio solo"),
        ({}, ("mischio", "mischio"), "mischio solo"),
        ({"pago_after_prendo": True}, ("pago", "prendo"), "pago mischio solo"),
        ({}, (), "pago mischio solo"),
    ],
)
def test_options_of_the_final(chosen: dict[str, Any], calls: tuple[str, ...], legal: str) -> None:
    assert words(say(final(**chosen), *calls)) == legal


def test_offers_may_last_one_round_only() -> None:
    said = ("altre5", "pago", "altre5", *ROUND[:1], "pago", "altre5")
    assert say(dealt(), *said).setup.auction.offers == 0b100
    assert say(dealt(pago_standing="round_only"), *said).setup.auction.offers == 0


def test_prendo_in_any_round() -> None:
    state = say(dealt(prendo_rounds="all"), "pago")
    assert words(state) == "pago mischio altre5 solo"
    state = say(state, "mischio")
    assert words(state) == "pago mischio altre5 solo prendo"
    assert say(state, "prendo").match.chips == (1, -1, 0)


def test_the_amount_of_a_pago() -> None:
    state = say(final(pago_amount=7), "pago", "pago", "prendo")
    assert state.match.chips == (14, -7, -7)


@pytest.mark.parametrize(
    ("count", "ending", "counted"),
    [
        ("played", "paid", 0),
        ("settled", "paid", 1),
        ("settled", "annulled", 0),
        ("deals", "annulled", 1),
        ("deals", "paid", 1),
    ],
)
def test_which_hands_count(count: str, ending: str, counted: int) -> None:
    state = final(match_count=count)
    words_ = ("pago", "mischio", "prendo") if ending == "paid" else ("mischio",) * 3
    state = say(state, *words_)
    assert state.match.counted == counted
    assert state.phase == OVER


def test_every_deal_may_count_so_that_passing_ends_the_match() -> None:
    state = dealt(match_count="deals", match_hands=3)
    for _ in range(3):
        assert state.phase == AUCTION
        state = say(state, MISCHIO, MISCHIO, MISCHIO)
        if state.phase == OVER:
            state = next_deal(state)
    assert state.phase == ENDED
    result = GAME.result(state)
    assert result is not None
    assert (result.balances, result.places, result.deals) == ((0, 0, 0), (1, 1, 1), 3)


def next_deal(state: State) -> State:
    """Deal the next hand."""
    return do(state, None, Chance(b"next"))


def test_the_deal_passes_to_the_right() -> None:
    state = say(dealt(), MISCHIO, MISCHIO, MISCHIO)
    state = next_deal(state)
    assert state.setup.dealer == 1
    assert state.setup.auction.to_speak == 2
    assert "badge-dealer" in public(state).seats[1].badges


def test_legal_calls_never_run_out() -> None:
    state = final()
    while state.phase == AUCTION:
        assert MISCHIO in legal_calls(state.match.rules, state.setup.auction)
        state = say(state, MISCHIO)
