"""Stata, monte, scarto and the bets before the first lead (S38-S51)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import Pick, Say
from bot.games.mineo import GAME
from bot.games.mineo.deck import GIOVE, IDS
from bot.games.mineo.state import DECLARE, PLAY, SCARTO, State
from bot.games.mineo.views import of_seat, public
from tests.games.mineo.cards import cards, ids, mask, pack
from tests.games.mineo.play import dealt, do, final, refused, say

KINGS = "OR CR SR BR T1 T16 T17 T18 T19 T20 F"
"""The eleven cards that may never be discarded."""


def soloist_with(hand: str, monte: str, **chosen: Any) -> State:
    """Return a hand in which seat 1 plays solo with these cards and this monte."""
    return say(final(cards=pack({1: hand}, monte), **chosen), "solo")


def offered(state: State) -> str:
    """Return the cards that may be discarded."""
    (question,) = GAME.decisions(state)
    return ids(question.cards)


def test_a_stata_completes_the_deal_at_once() -> None:
    state = say(dealt(), "mischio", "solo")
    assert state.phase == SCARTO
    assert state.setup.stata
    assert [hand.bit_count() for hand in state.table.hands] == [20, 20, 23]
    assert public(state).seats[2].badges == ("badge-mineo-stata",)


def test_the_monte_is_shown_unless_the_dealer_plays() -> None:
    shown = say(final(), "solo")
    (monte, *_) = public(shown).zones
    assert (monte.key, monte.cards) == ("zone-mineo-monte", shown.setup.deck[-3:])
    hidden = say(final(), "mischio", "mischio", "solo")
    assert not public(hidden).zones
    assert of_seat(hidden, 0).zones[0].key == "zone-mineo-own-monte"


@pytest.mark.parametrize(("option", "shown"), [("never", False), ("stata", True)])
def test_a_dealer_with_a_stata_may_have_to_show(option: str, shown: bool) -> None:
    state = say(dealt(dealer_shows_monte=option), "mischio", "mischio", "solo")
    assert state.setup.monte_shown is shown
    late = say(final(dealer_shows_monte=option), "mischio", "mischio", "solo")
    assert not late.setup.monte_shown


def test_nothing_of_value_5_or_10_is_laid_away() -> None:
    state = soloist_with(f"{KINGS} O5 C5 S5 B5 T0 T2 OQ CD BC", "O6 O7 O8")
    assert offered(state) == "O5 O6 O7 O8 OQ C5 CD S5 B5 BC T0 T2"
    assert refused(state, 1, Pick(cards("OR O5 O6"))) == ("mineo-scarto-card", "S41")
    assert refused(state, 1, Pick(cards("O5 O6"))) == ("mineo-scarto-count", "S40")
    assert refused(state, 1, Pick(cards("O5 O6 O6"))) == ("mineo-scarto-count", "S40")
    assert refused(state, 1, Pick(cards("O5 O6 C8"))) == ("mineo-not-held", "S40")
    assert refused(state, 0, Pick(cards("O5 O6 O7"))) == ("not-your-turn", "S40")
    laid = do(state, 1, Pick(cards("T0 OQ O5")))
    assert laid.tricks.piles == (mask("T0 OQ O5"), 0)
    assert [hand.bit_count() for hand in laid.table.hands] == [20, 20, 20]


def test_free_scarto() -> None:
    state = soloist_with(f"{KINGS} O5 C5 S5 B5 T0 T2 OQ CD BC", "O6 O7 O8", discard_rule="free")
    assert len(cards(offered(state))) == 23
    assert do(state, 1, Pick(cards("T20 F OR"))).phase == DECLARE


def test_no_trumps_in_the_scarto_while_there_is_a_choice() -> None:
    hand = f"{KINGS} T0 T2 T3 T4 T5 T6 T7 T8 T9"
    state = soloist_with(hand, "O6 O7 T10", discard_rule="no_trumps")
    (question,) = GAME.decisions(state)
    assert question.least == question.most == 1
    assert offered(state) == "T0 T2 T3 T4 T5 T6 T7 T8 T9 T10"
    assert do(state, 1, Pick(cards("T2"))).setup.scarto == cards("O6 O7 T2")
    assert do(state, 1, Pick(cards("O6 T2 O7"))).setup.scarto == cards("O6 O7 T2")
    assert refused(state, 1, Pick(cards("O6 T2 T3"))) == ("mineo-scarto-first", "S41")
    assert refused(state, 1, Pick(cards("T16"))) == ("mineo-scarto-card", "S41")
    assert refused(state, 1, Pick(cards("O6"))) == ("mineo-scarto-count", "S40")
    many = soloist_with(hand, "O6 O7 O8", discard_rule="no_trumps")
    assert offered(many) == "O6 O7 O8"


def test_only_scartine_in_the_scarto_while_there_are_any() -> None:
    hand = f"{KINGS} OD OC OQ CD CC CQ SD SC SQ"
    state = soloist_with(hand, "BD BC T2", discard_rule="scartine_only")
    assert offered(state) == "OD OC OQ CD CC CQ SD SC SQ BD BC"
    assert do(state, 1, Pick(cards("OQ SQ"))).setup.scarto == cards("OQ SQ T2")


@pytest.mark.parametrize(("show", "seen"), [(False, ""), (True, "T0 T2")])
def test_trumps_laid_away_may_be_shown(show: bool, seen: str) -> None:
    state = soloist_with(f"{KINGS} O5 C5 S5 B5 T0 T2 OQ CD BC", "O6 O7 O8", show_discarded_trumps=show)
    state = do(state, 1, Pick(cards("O5 T0 T2")))
    (scarto,) = [zone for zone in public(state).zones if zone.key == "zone-mineo-scarto"]
    assert (ids(scarto.cards), scarto.count) == (seen, 3)
    assert [ids(zone.cards) for zone in of_seat(state, 1).zones] == ["O5 T0 T2"]


def asked(*calls: str, **chosen: Any) -> State:
    """Return the state after the scarto, in which the soloist is asked for the scommessa."""
    state = say(final(**chosen), *calls)
    (question,) = GAME.decisions(state)
    return do(state, question.seat, Pick(question.cards[: question.least]))


@pytest.mark.parametrize(
    ("calls", "option", "eligible"),
    [
        (("solo",), "not_spoken", (2, 0)),
        (("mischio", "solo"), "not_spoken", (0,)),
        (("mischio", "mischio", "solo"), "not_spoken", ()),
        (("pago", "mischio", "solo"), "not_passed", (1,)),
        (("mischio", "mischio", "solo"), "any_defender", (1, 2)),
    ],
)
def test_who_is_asked_for_the_rivanto(calls: tuple[str, ...], option: str, eligible: tuple[int, ...]) -> None:
    state = asked(*calls, rivanto_eligibility=option)
    assert state.setup.asking == (state.setup.soloist, *eligible)
    state = say(state, "no")
    for seat in eligible:
        assert GAME.decisions(state)[0].seat == seat
        state = say(state, "no")
    assert state.phase == PLAY
    assert state.table.turn == (state.setup.soloist + 1) % 3


def test_only_one_rivanto() -> None:
    state = say(asked("solo"), "scommessa", "rivanto")
    assert state.phase == PLAY
    assert state.setup.rivanto_by == 2
    assert state.setup.scommessa
    badges = [info.badges for info in public(state).seats]
    assert badges[1] == ("badge-mineo-soloist", "badge-mineo-scommessa")
    assert badges[2] == ("badge-mineo-rivanto",)


def test_bets_out_of_turn_are_refused() -> None:
    state = asked("solo")
    assert refused(state, 2, Say("rivanto")) == ("not-your-turn", "S44")
    assert refused(state, 1, Say("rivanto")) == ("mineo-nothing-to-say", "S44")
    assert refused(state, 1, Pick((0,))) == ("mineo-no-play-now", "S94")


def test_the_scommessa_may_need_the_fujutu_and_the_question_tells_nobody() -> None:
    with_it = soloist_with(f"{KINGS} O5 C5 S5 B5 T0 T2 OQ CD BC", "O6 O7 O8", scommessa_requires="fujutu")
    with_it = do(with_it, 1, Pick(cards("O5 O6 O7")))
    without = soloist_with("OR CR SR BR T1 T16 O5 C5", "O6 O7 O8", scommessa_requires="fujutu")
    without = do(without, 1, Pick(cards("O5 O6 O7")))
    assert [word.word for word in GAME.decisions(with_it)[0].words] == ["scommessa", "no"]
    assert [word.word for word in GAME.decisions(without)[0].words] == ["no"]
    assert refused(without, 1, Say("scommessa")) == ("mineo-scommessa-fujutu", "S45")
    assert public(with_it).status == public(without).status


@pytest.mark.parametrize(("holder", "key"), [(2, "vanto"), (0, "rivanto")])
def test_dummett_tells_vanto_from_rivanto_by_giove(holder: int, key: str) -> None:
    state = say(final(cards=pack({holder: "T20"}), vanto_terms="dummett"), "solo")
    (question,) = GAME.decisions(state)
    state = say(do(state, 1, Pick(question.cards[:3])), "no")
    (question,) = GAME.decisions(state)
    assert [word.key for word in question.words] == [f"word-mineo-{key}", "word-mineo-no"]
    assert (state.table.hands[2] >> GIOVE & 1) == (holder == 2)
    state = say(state, "rivanto")
    assert public(state).news[0].key == f"mineo-news-said-{key}"
    assert IDS[GIOVE] == "T20"
