"""Playing to a trick: duties, winners, scores inside tricks (T41-T48)."""

from __future__ import annotations

import pytest

from bot.engine.actions import Pick
from bot.games.terziglio.deck import MATTO, SUIT, cards_of
from bot.games.terziglio.play import bonus_of, legal_mask, winner_of
from tests.games.terziglio.play import card, cards, do, mask, playing, refused, rules


def legal(hand: str, lying: str = "", **chosen: str) -> set[int]:
    """Return the legal cards of a hand."""
    on_table = cards(lying)
    led = next((SUIT[one] for one in on_table if one != MATTO), -1)
    return set(cards_of(legal_mask(rules(**chosen), on_table, led, mask(hand))))


@pytest.mark.parametrize(
    ("hand", "lying", "allowed"),
    [
        ("T9 MAT SK S6 C8", "", "T9 MAT SK S6 C8"),
        ("T9 MAT SK S6 C8", "S9", "MAT SK S6"),
        ("T9 MAT C8 C9", "S9", "T9 MAT"),
        ("MAT C8 C9", "S9", "MAT C8 C9"),
        ("T1 C8", "S9 T3", "T1"),
        ("T1 T20 C8", "T9", "T1 T20"),
        ("T9 SK C8", "MAT", "T9 SK C8"),
        ("T9 SK C8", "MAT C6", "C8"),
        ("T9 SK S6", "S9 T3", "SK S6"),
    ],
)
def test_t42_duties(hand: str, lying: str, allowed: str) -> None:
    assert legal(hand, lying) == set(cards(allowed))


def test_t45_leading_the_fool_is_an_option() -> None:
    assert legal("MAT SK", fool_lead="forbidden") == {card("SK")}
    assert legal("MAT", fool_lead="forbidden") == {MATTO}
    state = playing(("MAT SK", "S6 S7", "S8 S9"), fool_lead="forbidden")
    assert refused(state, 0, Pick((MATTO,))) == "terziglio-fool-lead"


def test_broken_duties_are_named() -> None:
    state = playing(("SK S6", "S7 T9 C8", "T8 D6"), "SK")
    assert refused(state, 1, Pick(cards("C8"))) == "terziglio-must-follow"
    assert refused(state, 2, Pick(cards("D6"))) == "not-your-turn"
    assert refused(state, 1, Pick(cards("D6"))) == "terziglio-not-held"
    assert refused(state, 1, Pick(cards("S7 T9"))) == "terziglio-one-card"
    assert refused(do(state, 1, Pick(cards("S7"))), 2, Pick(cards("D6"))) == "terziglio-must-trump"


@pytest.mark.parametrize(
    ("lying", "leader", "winner"),
    [
        ("S6 S9 SK", 0, 2),
        ("S9 C10 DK", 1, 1),
        ("SK T1 S6", 0, 1),
        ("T5 T2 S9", 0, 1),
        ("T2 T5 T3", 2, 1),
        ("T2 T6 T3", 0, 1),
        ("T5 T1 T4", 0, 2),
        ("T1 T5 MAT", 0, 1),
        ("T2 T1 S9", 0, 0),
        ("MAT S6 S9", 0, 2),
        ("T20 T21 T19", 0, 1),
        ("CA C6 C10", 0, 2),
    ],
)
def test_t43_the_winner(lying: str, leader: int, winner: int) -> None:
    on_table = cards(lying)
    led = next(SUIT[one] for one in on_table if one != MATTO)
    assert winner_of(rules(), on_table, leader, led) == winner


def test_t3_t4_bolognese_orders() -> None:
    table = rules(trump_order="bolognese", pip_order="bolognese")
    assert winner_of(table, cards("T20 T21 T19"), 0, 4) == 0
    assert winner_of(table, cards("C10 C6 CA"), 0, 2) == 2
    assert winner_of(table, cards("C10 CJ CA"), 0, 2) == 1
    assert winner_of(table, cards("S10 S6 SA"), 0, 0) == 0


def test_t43_nobody_holds_a_trick_with_the_fool_alone() -> None:
    assert winner_of(rules(), (MATTO,), 0, -1) is None


@pytest.mark.parametrize(
    ("lying", "points"),
    [
        ("SK BK CK", 17),
        ("SK SQ T1", 10),
        ("T21 T20 T1", 28),
        ("SA BA T1", 10),
        ("T20 T19 T18", 0),
        ("SK SQ MAT", 0),
        ("S6 S7 S8", 0),
    ],
)
def test_t46_scores_inside_a_trick(lying: str, points: int) -> None:
    found, melds = bonus_of(rules(), cards(lying))
    assert found == points
    assert bool(melds) == bool(points)
    assert bonus_of(rules(trick_bonus=False), cards(lying)) == (0, ())


def test_t46_options() -> None:
    assert bonus_of(rules(trump_order="bolognese"), cards("T20 T19 T18"))[0] == 10
    assert bonus_of(rules(fool_in_trick_bonus=True), cards("SK SQ MAT"))[0] == 10


def test_t46_t47_the_winning_side_scores_and_leads() -> None:
    state = playing(("BK S6", "SK D6", "CK T9"), "SK", leader=1)
    state = do(state, 2, Pick(cards("T9")))
    state = do(state, 0, Pick(cards("S6")))
    assert (state.table.leader, state.tricks.won) == (2, (0, 0, 1))
    kings = do(playing(("BK", "SK", "CK"), "SK", leader=1), 2, Pick(cards("CK")))
    kings = do(kings, 0, Pick(cards("BK")))
    assert kings.tricks.bonus == (0, 17)
    assert [meld.family for meld in kings.tricks.history[-1].taken.melds] == ["kings"]


def test_t44_the_fool_lies_beside_its_player() -> None:
    state = playing(("MAT S6", "SK D6", "SQ T9"), "SK", leader=1)
    state = do(state, 2, Pick(cards("SQ")))
    state = do(state, 0, Pick((MATTO,)))
    assert (state.tricks.fool_seat, state.tricks.fool_to) == (0, 1)
    assert state.tricks.piles == (0, mask("SK SQ"))
