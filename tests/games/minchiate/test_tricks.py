"""Legality, deaths, the Matto and falling (M76-M109), on positions set up by hand; section 23 by number."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import Pick, Refusal, Say
from bot.games.minchiate import GAME
from bot.games.minchiate.deck import cards_of
from bot.games.minchiate.events import DealScored, HandFell, Marked, MattoPaid, TrickTaken
from bot.games.minchiate.game import decide
from bot.games.minchiate.play import legal_now
from bot.games.minchiate.state import State
from tests.games.minchiate.cards import cards, ids, mask, position
from tests.games.minchiate.play import do

FILL = ("C02 C03 T21 T22", "D02 D03 T23 T24", "S02 S03 T25 T26", "B02 B03 T27 T29")
"""Two cards of a suit and two worthless tarocchi for every seat, so that no player falls by accident."""


def hands(*extra: str) -> tuple[str, str, str, str]:
    """Return four hands: the given cards and the filling."""
    one, two, three, four = (f"{given} {fill}" for given, fill in zip(extra, FILL, strict=True))
    return one, two, three, four


def play(state: State, *played: str) -> State:
    """Return the state after these cards, each by a seat that may choose it."""
    for card in played:
        (question,) = [question for question in GAME.decisions(state) if not question.optional]
        state = do(state, question.seat, Pick(cards(card)))
    return state


def facts(state: State, card: str) -> list[Any]:
    """Return the facts that follow from a card, played by the seat that may choose it."""
    (question,) = [question for question in GAME.decisions(state) if not question.optional]
    outcome = decide(state, question.seat, Pick(cards(card)))
    assert not isinstance(outcome, Refusal), outcome
    return list(outcome)


def legal(state: State) -> str:
    """Return the legal cards now."""
    return ids(cards_of(legal_now(state)))


def refused(state: State, seat: int, card: str) -> Refusal:
    """Return the refusal of a card."""
    outcome = decide(state, seat, Pick(cards(card)))
    assert isinstance(outcome, Refusal), outcome
    return outcome


def test_m78_suit_must_be_followed_and_m83_the_matto_is_free() -> None:
    state = play(position(hands("C05", "C09 M00", "", "")), "C05")
    assert legal(state) == "C09 M00"
    verdict = refused(state, 1, "T23")
    assert (verdict.code, verdict.rule) == ("minchiate-must-follow", "M78")


def test_m79_without_the_suit_a_tarocco_must_be_played() -> None:
    state = play(position(hands("C05", "M00", "", "")), "C05")
    assert legal(state) == "T23 T24 M00"
    assert refused(state, 1, "D02").rule == "M79"


def test_m80_without_suit_and_tarocchi_anything_goes() -> None:
    state = play(position(("C05 T01", "D02 S03", "T02 T03", "T04 T05")), "C05")
    assert legal(state) == "D02 S03"


def test_m82_a_tarocco_led_asks_for_tarocchi() -> None:
    state = play(position(hands("T30", "D14", "", "")), "T30")
    assert legal(state) == "T23 T24"
    assert refused(state, 1, "D14").rule == "M82"


def test_example_4_king_rule() -> None:
    start = position(("T40", "C05 T39", "T11 S03", "C14 C02 M00 T38"), leader=1)
    state = play(start, "C05", "T11")
    assert legal(state) == "C14"
    verdict = refused(state, 3, "M00")
    assert (verdict.code, verdict.rule) == ("minchiate-king-rule", "M84")
    free = play(position(("T40", "C05 T39", "C09 T11", "C14 C02 M00 T38"), leader=1), "C05", "C09")
    assert legal(free) == "C02 C14 M00"


def test_m84_the_second_time_the_king_is_free() -> None:
    state = play(position(("T40", "C05 T39", "T11 S03", "C14 C02 M00 T38"), leader=1, suits_led="C"), "C05", "T11")
    assert legal(state) == "C02 C14 M00"


@pytest.mark.parametrize(
    ("rule", "number", "bound"), [("first_trick", 2, False), ("first_trick", 1, True), ("off", 1, False)]
)
def test_m84_variants(rule: str, number: int, bound: bool) -> None:
    held = ("T40 B01", "C05 T39", "T11 S03", "C14 C02 M00 T38")
    state = play(position(held, leader=1, number=number, king_rule=rule), "C05", "T11")
    assert (legal(state) == "C14") is bound


def test_m84_is_told_until_the_king_lies_on_the_table() -> None:
    """Nobody is told that somebody must still play a King which everybody sees."""
    held = ("C14 T40", "C05 T39", "T11 S03", "C02 M00 T38")

    def told(state: State) -> bool:
        return any(line.key == "minchiate-status-king" for line in GAME.view(state).status)

    state = play(position(held, leader=1), "C05", "T11", "C02")
    assert told(state)
    state = play(position(held), "C14", "C05", "T11")
    assert legal(state) == "C02 M00"
    assert not told(state)


def test_m85_after_a_matto_led_the_next_card_is_free_and_fixes_the_suit() -> None:
    state = play(position(hands("M00", "C09", "C10 D14", "")), "M00")
    assert legal(state) == "C09 D02 D03 T23 T24"
    state = play(state, "C09")
    assert legal(state) == "C10"


def test_m85_forbidden_unless_it_is_the_last_card() -> None:
    state = position(hands("M00", "", "", ""), matto_lead="forbidden")
    assert "M00" not in legal(state)
    assert refused(state, 0, "M00").rule == "M85"
    assert legal(position(("M00", "T01", "T02", "T03"), number=21, matto_lead="forbidden")) == "M00"


def test_m100_forced_in_trick_twenty_before_anything_else() -> None:
    held = ("C05 T02", "C14 M00", "T30 T31", "T32 T33")
    state = play(position(held, number=20, matto_last="forced", matto_lead="forbidden"), "C05")
    assert legal(state) == "M00"
    assert refused(state, 1, "C14").rule == "M100"
    assert legal(play(position(held, number=20), "C05")) == "C14 M00"


def test_example_1_marks_and_rests() -> None:
    state = position(("T13 C02 T21", "T23 D02 T22", "T04 S02 T25", "T36 B02 T27"), diff=58)
    found = facts(play(state, "T13", "T23", "T04"), "T36")
    assert [(mark.points, mark.diff, mark.paid) for mark in found if isinstance(mark, Marked)] == [
        (5, 53, (0, 0)),
        (3, 50, (0, 0)),
    ]
    state = position(("T40 C02 T21", "T39 D02 T22", "T20 S02 T25", "T26 B02 T27"), diff=50)
    found = facts(play(state, "T40", "T39", "T20"), "T26")
    assert [(mark.diff, mark.paid, mark.rests) for mark in found if isinstance(mark, Marked)] == [(0, (1, 0), 1)]


def test_m66_paid_only_at_the_end_if_the_table_says_so() -> None:
    state = position(("T40 C02 T21", "T39 D02 T22", "T20 S02 T25", "T26 B02 T27"), diff=50, rest_payment="at_end")
    found = facts(play(state, "T40", "T39", "T20"), "T26")
    assert [(mark.diff, mark.paid) for mark in found if isinstance(mark, Marked)] == [(60, (0, 0))]


def test_m90_and_m91_no_death_at_home_and_none_of_the_29() -> None:
    state = position(("T40 C02 T21", "T29 D02 T22", "T20 S02 T25", "T14 B02 T27"))
    found = facts(play(state, "T40", "T29", "T20"), "T14")
    (taken,) = [fact for fact in found if isinstance(fact, TrickTaken)]
    assert taken.winner == 0
    assert taken.deaths == ()


def test_example_2_matto_with_exchange() -> None:
    state = position(hands("T12", "M00", "T30", ""), piles=("", "D01 D05"), won=(0, 1, 0, 0))
    after = play(state, "T12", "M00", "T30", "T27")
    assert after.tricks.piles[0] == mask("T12 T30 T27 D01")
    assert after.tricks.piles[1] == mask("M00 D05")
    assert after.tricks.owing == -1


def test_example_3_debt_paid_with_the_lowest_counting_card_in_the_end() -> None:
    state = position(
        ("T12 T09", "M00 T36", "T30 T10", "T13 T37"), number=20, won=(9, 0, 10, 0), piles=("C02 C03 C04 C05", "")
    )
    state = play(state, "T12", "M00", "T30", "T13")
    assert state.tricks.owing == 1
    assert state.tricks.piles[1] == mask("M00")
    found = facts(play(state, "T10", "T37", "T09"), "T36")
    (paid,) = [fact for fact in found if isinstance(fact, MattoPaid)]
    assert (paid.pair, ids((paid.card,)), paid.trick) == (1, "T09", 21)


def test_m98_the_debt_is_paid_with_a_carta_di_conto_if_there_is_nothing_else() -> None:
    state = position(
        ("T12 T39", "M00 T36", "T30 T10", "T13 T40"), number=20, won=(9, 0, 10, 0), piles=("C02 C03 C04 C05", "")
    )
    state = play(state, "T12", "M00", "T30", "T13")
    found = facts(play(state, "T10", "T40", "T39"), "T36")
    (paid,) = [fact for fact in found if isinstance(fact, MattoPaid)]
    assert ids((paid.card,)) == "T10"
    assert not any(isinstance(fact, Marked) and ids(fact.cards) == "T10" and fact.pair == 0 for fact in found)


@pytest.mark.parametrize(
    ("pile", "devil", "given"),
    [
        ("T06 C14 D05", False, "D05"),
        ("T29 T14 T16", False, "T14"),
        ("T29 T14 T16", True, "T16"),
        ("T29 T14", True, "T14"),
        ("T29 T40", False, "T29"),
    ],
)
def test_m97_which_card_is_given(pile: str, devil: bool, given: str) -> None:
    state = position(hands("T12", "M00", "T30", ""), piles=("", pile), won=(0, 1, 0, 0), devil_versicola=devil)
    found = facts(play(state, "T12", "M00", "T30"), "T27")
    (paid,) = [fact for fact in found if isinstance(fact, MattoPaid)]
    assert ids((paid.card,)) == given


@pytest.mark.parametrize(("extra", "points"), [(0, 5), (5, 10)])
def test_m99_captured_in_the_last_trick(extra: int, points: int) -> None:
    state = position(
        ("T12", "M00", "T30", "T13"), number=21, won=(9, 1, 10, 0), piles=("T20", "C02"), matto_last_extra=extra
    )
    found = facts(play(state, "T12", "M00", "T30"), "T13")
    (taken,) = [fact for fact in found if isinstance(fact, TrickTaken)]
    assert (taken.matto, ids(taken.deaths)) == ("captured", "M00 T13")
    assert [fact.points for fact in found if isinstance(fact, Marked)] == [points, 5]
    assert not any(isinstance(fact, MattoPaid) for fact in found)


def test_example_5_falling_and_who_chooses() -> None:
    state = position(("T10 C02 T21", "T23 D02 D03", "T05 S02 S03", "T06 B02 T27"), number=12, leader=0)
    after = play(state, "T10", "T23", "T05", "T06")
    assert after.tricks.falls == ((12, 1), (12, 2))
    (question,) = GAME.decisions(after)
    assert (question.seat, question.of) == (1, None)
    after = play(after, "D02")
    (question,) = GAME.decisions(after)
    assert (question.seat, question.of, question.kind) == (1, 2, "fallen")
    assert refused(after, 2, "S02").code == "not-your-turn"
    after = play(after, "S02", "T27", "T21")
    (question,) = GAME.decisions(after)
    assert question.seat == 3, "the winner of the trick leads"
    after = play(after, "B02", "C02")
    (question,) = GAME.decisions(after)
    assert (question.seat, question.of) == (3, 1)


def test_m103_a_fallen_hand_lies_open() -> None:
    state = position(("T10 C02 T21", "T23 D02 D03", "T05 S02 T25", "T06 B02 T27"), number=12)
    after = play(state, "T10", "T23", "T05", "T06")
    assert [info.open_hand for info in GAME.view(after).seats] == [None, cards("D02 D03"), None, None]


def test_m109_optional_falling_is_offered_between_tricks_only() -> None:
    state = position(("T10 C02 T21", "T23 D02 D03", "T05 S02 T25", "T06 B02 T27"), number=12, cascare="optional")
    assert not [question for question in GAME.decisions(state) if question.optional]
    after = play(state, "T10", "T23", "T05", "T06")
    assert after.tricks.falls == ()
    assert [(question.seat, question.kind) for question in GAME.decisions(after)] == [(1, "lead"), (1, "fall")]
    assert isinstance(decide(after, 0, Say("fall")), Refusal)
    fallen = do(after, 1, Say("fall"))
    assert fallen.tricks.falls == ((12, 1),)
    assert isinstance(decide(fallen, 1, Say("fall")), Refusal)
    during = play(after, "D02")
    assert isinstance(decide(during, 1, Say("fall")), Refusal)


def test_m109_off_nobody_falls() -> None:
    state = position(("T10 C02 T21", "T23 D02 D03", "T05 S02 T25", "T06 B02 T27"), number=12, cascare="off")
    found = facts(play(state, "T10", "T23", "T05"), "T06")
    assert not any(isinstance(fact, HandFell) for fact in found)


def scored(state: State, *played: str) -> DealScored:
    """Return the score of the deal after its last trick."""
    found = facts(play(state, *played[:3]), played[3])
    (fact,) = [fact for fact in found if isinstance(fact, DealScored)]
    return fact


@pytest.mark.parametrize(
    ("lead", "rests"), [(0, 14), (1, 15), (30, 15), (31, 16), (59, 16), (-1, 14), (-29, 14), (-30, 13), (-59, 13)]
)
def test_m125_cappotto(lead: int, rests: int) -> None:
    state = position(("T12", "D02", "T26", "B02"), number=21, won=(10, 0, 10, 0), diff=lead)
    found = scored(state, "T12", "D02", "T26", "B02")
    assert (found.cappotto, found.final_rests, found.sheets) == (0, (rests, 0), None)
    assert found.balances == (rests, -rests, rests, -rests)


def last(**chosen: object) -> DealScored:
    """Return the score of a last trick after which pair 0 has 42 + 2 cards and only few counting cards."""
    worthless = (
        "C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12 C13 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11 D12 D13"
    )
    more = "S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12 S13 B01"
    state = position(
        ("T12", "B02", "T26", "B03"),
        number=21,
        won=(10, 1, 9, 0),
        piles=(f"{worthless} {more}", "T20"),
        diff=7,
        **chosen,
    )
    return scored(state, "T12", "B02", "T26", "B03")


def test_m111_and_m112_cards_over_42() -> None:
    over = last()
    assert over.sheets is not None
    assert (over.sheets[0].cards_over, over.sheets[0].last_trick, over.totals) == (2, 10, (19, 5))
    piles = last(card_points="literal_piles")
    assert piles.sheets is not None
    assert piles.sheets[0].cards_over == 0
    both = last(scoring="cumulative")
    assert both.totals == (19, 5)
