"""Playing, drawing, the Fool, the last trick and the count (C9-C23, C35, C36)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import Pick
from bot.engine.cards import mask_of
from bot.games.chinze import GAME
from bot.games.chinze.deck import IDS, MATTO, SIZE, SUIT, trick_points, trump, value
from bot.games.chinze.options import META
from bot.games.chinze.play import urtimo_of
from bot.games.chinze.state import State
from tests.games.chinze.play import card, cards, do, ids, mask, options, position, refused


def pick(state: State, *played: str) -> State:
    """Play cards one after another, each by the player who is asked."""
    for one in played:
        (question,) = GAME.decisions(state)
        state = do(state, question.seat, Pick(cards(one)))
    return state


def legal(state: State) -> str:
    """Return the cards that may be played now."""
    (question,) = GAME.decisions(state)
    return ids(question.cards)


def test_the_pack_has_78_cards_and_78_points() -> None:
    assert len(IDS) == len(set(IDS)) == SIZE == 78
    assert [META.pack.id(one) for one in (0, 20, 21, 22, 35, 77)] == ["T21", "T1", "MAT", "CK", "CA", "SA"]
    everything = (1 << SIZE) - 1
    for counting in (trump(20), trump(21)):
        assert sum(value(one, counting) for one in range(SIZE)) == 52
        assert trick_points(everything, counting) == 78
    assert (value(card("T21"), trump(20)), value(card("T21"), trump(21))) == (0, 4)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_cards_count_by_threes(count: int, points: int) -> None:
    assert trick_points(mask_of(cards("C2 C3 C4 C5 C6 C7")[:count]), trump(20)) == points


def test_suits_have_their_letters() -> None:
    assert "".join(dict.fromkeys(META.pack.suits)) == "TMCDBS"
    assert len(SUIT) == SIZE


@pytest.mark.parametrize(
    ("lead", "hand", "chosen", "allowed"),
    [
        ("S9", "T3 MAT SK S5 C2", {}, "MAT SK S5"),
        ("S9", "T12 T3 MAT CK", {}, "T12 T3 MAT"),
        ("S9", "MAT C5 D5", {}, "MAT C5 D5"),
        ("T10", "T12 T9 T3 MAT CK", {}, "T12 MAT"),
        ("T10", "T12 T9 T3 MAT CK", {"overtrump": "none"}, "T12 T9 T3 MAT"),
        ("T10", "T9 T3 CK", {}, "T9 T3"),
        ("T20", "T21 T3", {}, "T21"),
        ("T20", "T21 T3", {"top_trump": "20"}, "T21 T3"),
        ("T21", "T20 T3", {"top_trump": "20"}, "T20"),
        ("T19", "T21 T20 T3", {"top_trump": "20"}, "T21 T20"),
        ("MAT", "T21 C2 S5", {}, "T21 C2 S5"),
    ],
)
def test_duties_of_the_second_player(lead: str, hand: str, chosen: dict[str, Any], allowed: str) -> None:
    state = position(f"{lead} C10", hand, **chosen)
    assert legal(pick(state, lead)) == allowed


@pytest.mark.parametrize(
    ("lead", "hand", "card_id", "code"),
    [
        ("S9", "S5 C2", "C2", "chinze-must-follow C10"),
        ("S9", "T5 C2", "C2", "chinze-must-trump C10"),
        ("T9", "T12 T5", "T5", "chinze-must-overtrump C11"),
        ("T9", "T5 C2", "C2", "chinze-must-follow C11"),
        ("T9", "T5 C2", "CK", "chinze-not-held C9"),
    ],
)
def test_broken_duties_are_named(lead: str, hand: str, card_id: str, code: str) -> None:
    state = pick(position(f"{lead} C10", hand), lead)
    assert refused(state, 1, Pick(cards(card_id))) == code
    assert refused(state, 0, Pick(cards("C10"))) == "not-your-turn C9"
    assert refused(state, 1, Pick(cards("S9 S5"))) == "chinze-one-card C9"


@pytest.mark.parametrize(
    ("lead", "reply", "chosen", "winner"),
    [
        ("CA", "C2", {}, 1),
        ("CA", "C2", {"red_pips": "reversed"}, 0),
        ("C10", "DA", {"red_pips": "reversed"}, 0),
        ("D10", "DA", {"red_pips": "reversed"}, 1),
        ("DJ", "DA", {"red_pips": "reversed"}, 0),
        ("BA", "B10", {"red_pips": "reversed"}, 1),
        ("SK", "T1", {}, 1),
        ("T2", "SK", {}, 0),
        ("T21", "T20", {"top_trump": "20"}, 1),
        ("MAT", "C2", {}, 1),
        ("T1", "MAT", {}, 0),
    ],
)
def test_who_wins_leads_next(lead: str, reply: str, chosen: dict[str, Any], winner: int) -> None:
    state = pick(position(f"{lead} C3 T4", f"{reply} D3", **chosen), lead, reply)
    assert state.tricks.history[-1].winner == winner
    assert state.table.turn == state.table.leader == winner


def test_the_winner_draws_first_and_all_see_both_cards() -> None:
    state = pick(position("C2 C3", "CK D3", talon="T5 T6 T7 T8"), "C2", "CK")
    assert state.table.hands == (mask("C3 T6"), mask("D3 T5"))
    assert state.table.known == (mask("T6"), mask("T5"))
    state = pick(state, "T5", "T6")
    assert state.table.hands == (mask("C3 T7"), mask("D3 T8"))
    # The drawn and played card is no longer known in any hand.
    assert state.table.known == (mask("T7"), mask("T8"))
    assert state.tricks.taken == 4
    assert pick(state, "C3", "T8").tricks.taken == 4


def test_cards_drawn_unseen_are_not_known() -> None:
    state = pick(position("C2 C3", "CK D3", talon="T5 T6", draw_shown=False), "C2", "CK")
    assert state.table.known == (0, 0)
    assert state.table.hands == (mask("C3 T6"), mask("D3 T5"))


def last_tricks(mine: str, theirs: str, **chosen: Any) -> State:
    """Return a position with as many tricks left as seat 0 holds cards."""
    return position(mine, theirs, number=40 - len(mine.split()), **chosen)


def scored(state: State) -> Any:
    """Return the count of the hand just ended."""
    return state.match.scored[-1]


def test_the_fool_is_exchanged_for_any_card_captured_later() -> None:
    state = pick(last_tricks("MAT CK DK BK", "C2 C3 D3 B3"), "MAT", "C3")
    assert state.tricks.piles == (0, mask("C3"))
    assert (state.tricks.fool, state.tricks.owing) == (0, True)
    state = pick(state, "C2", "CK", "DK", "D3", "BK", "B3")
    (question,) = GAME.decisions(state)
    assert (question.seat, question.kind) == (0, "exchange")
    assert ids(question.cards) == "CK C2 DK D3 BK B3"
    assert question.default == Pick(cards("B3")), "recommended on the panel: a card that is worth nothing"
    assert refused(state, 0, Pick(cards("C3"))) == "chinze-not-captured C22"
    assert refused(state, 1, Pick(cards("C2"))) == "not-your-turn C22"
    state = do(state, 0, Pick(cards("C2")))
    assert scored(state).fate == "exchanged"
    assert scored(state).piles == (cards("MAT CK DK D3 BK B3"), cards("C3 C2")[:2])
    assert scored(state).trick_points == (18, 1)


def test_the_fool_of_the_last_trick_is_lost_or_kept() -> None:
    for chosen, owner, fate in (("lost", 1, "lost"), ("kept", 0, "kept")):
        state = pick(last_tricks("CK MAT", "C2 D3", fool_unpaid=chosen), "CK", "C2", "MAT", "D3")
        assert scored(state).fate == fate
        assert MATTO in scored(state).piles[owner]
        assert scored(state).fool == 0


def test_no_later_trick_loses_the_fool() -> None:
    state = pick(last_tricks("MAT C2", "CK D3"), "MAT", "D3", "CK", "C2")
    assert scored(state).fate == "lost"
    assert scored(state).piles == ((), cards("MAT CK C2 D3"))


def test_the_exchange_may_be_due_with_the_first_trick_won() -> None:
    state = pick(
        position("MAT C2 CK D4", "D2 C3 C4 D5", talon="T2 T3 T4 T5 T6 T7", fool_exchange="first_trick"), "MAT", "D2"
    )
    state = pick(state, "C3", "CK")
    (question,) = GAME.decisions(state)
    assert (question.seat, question.kind, ids(question.cards)) == (0, "exchange", "CK C3")
    assert state.table.hands[0].bit_count() == 4
    state = do(state, 0, Pick(cards("C3")))
    assert state.tricks.piles == (mask("CK"), mask("D2 C3"))
    assert not state.tricks.owing
    (question,) = GAME.decisions(state)
    assert (question.seat, question.kind) == (0, "lead")


def test_an_exchange_due_with_the_last_trick_ends_the_hand() -> None:
    state = pick(last_tricks("MAT CK", "C2 C3", fool_exchange="first_trick"), "MAT", "C3", "C2", "CK")
    assert GAME.decisions(state)[0].kind == "exchange"
    state = do(state, 0, Pick(cards("CK")))
    assert scored(state).piles == (cards("MAT C2"), cards("CK C3"))


@pytest.mark.parametrize(
    ("leader", "lead", "reply", "chosen", "urtimo"),
    [
        (0, "T1", "C2", {}, (20, 0)),
        (0, "T1", "T2", {}, (0, 20)),
        (0, "T1", "T2", {"urtimo_to": "bagatto_winner"}, (0, 0)),
        (1, "C2", "T1", {"urtimo_to": "bagatto_winner", "urtimo_points": 7}, (7, 0)),
        (0, "T1", "MAT", {}, (20, 0)),
        (0, "MAT", "T1", {}, (0, 20)),
        (0, "T2", "T3", {}, (0, 0)),
    ],
)
def test_bagatto_urtimo(leader: int, lead: str, reply: str, chosen: dict[str, Any], urtimo: tuple[int, int]) -> None:
    hands = (lead, reply) if leader == 0 else (reply, lead)
    state = position(*hands, leader=leader, number=39, **chosen)
    assert urtimo_of(state.match.rules, leader, card(lead), card(reply)) == urtimo
    ended = scored(pick(state, lead, reply))
    assert ended.urtimo == urtimo
    assert ended.total == tuple(tricks + extra for tricks, extra in zip(ended.trick_points, urtimo, strict=True))


def test_a_bagatto_before_the_last_trick_brings_nothing_extra() -> None:
    state = pick(last_tricks("T1 C2", "C3 C4"), "T1", "C3", "C2", "C4")
    assert scored(state).urtimo == (0, 0)


def test_options_reach_the_rules() -> None:
    for spec in META.options:
        for chosen in spec.values or spec.span or ():
            state = GAME.start(options(**{spec.key: chosen}))
            assert state.match.rules.chosen[spec.key] == chosen
