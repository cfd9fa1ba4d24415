"""Melds: what may be announced when, whole or in part, and what it scores (C24-C34)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.actions import Claim, ClaimItem, Decision, Pick, Say
from bot.engine.cards import cards_of, mask_of
from bot.games.chinze import GAME
from bot.games.chinze.deck import SIZE, TRUMPS, trump
from bot.games.chinze.melds import NOTHING_SAID, Said, available, meld
from bot.games.chinze.state import State
from tests.games.chinze.play import card, cards, do, ids, mask, position, refused

ELEVEN = "T21 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10"
KINGS = "CK DK BK SK"
REST = "C9 C8 C7 C6 C5 C4 C3 C2 CA D9 D8 D7 D6 D5 D4"


def question(state: State) -> Decision:
    """Return the question that is open."""
    (found,) = GAME.decisions(state)
    return found


def claim(*items: str) -> Claim:
    """Return a claim of offers by their keys; "key=cards" shows these cards."""
    split = (item.partition("=") for item in items)
    return Claim(tuple(ClaimItem(key, cards(shown)) for key, _, shown in split))


def announced(state: State) -> list[str]:
    """Return the melds announced so far: key, cards, points."""
    return [f"{said.seat} {said.meld.key} {said.meld.points}" for said in state.melds.announced]


def test_offers_show_their_points_before_they_are_announced() -> None:
    state = position(f"T20 T1 MAT {KINGS} DQ DC DJ BQ SQ C9", REST)
    asked = question(state)
    assert asked.kind == "meld-lead"
    assert asked.claims is not None
    assert [(offer.key, offer.points, ids(offer.cards)) for offer in asked.claims] == [
        ("gatti", 10, "T20 T1 MAT"),
        ("family:D", 10, "DK DQ DC DJ"),
        ("four:K", 10, "CK DK BK SK"),
        ("three:Q", 5, "DQ BQ SQ"),
    ]
    assert len(asked.cards) == 13


def test_the_second_player_announces_after_seeing_the_lead_with_the_card_still_in_hand() -> None:
    state = do(position("C9 D9", f"{KINGS} T4"), 0, Pick(cards("D9")))
    asked = question(state)
    assert (asked.seat, asked.kind, ids(asked.cards)) == (1, "meld-play", "DK")
    state = do(state, 1, claim("four:K"))
    assert state.melds.points == (0, 10)
    assert (question(state).kind, question(state).claims) == ("play", None)
    state = do(state, 1, Pick(cards("DK")))
    assert announced(state) == ["1 four:K 10"]


def test_all_at_once_score_as_one_by_one() -> None:
    state = position(f"{ELEVEN} T20 T1 MAT", REST)
    together = do(state, 0, claim("tarocchi", "gatti"))
    apart = do(do(state, 0, claim("gatti")), 0, claim("tarocchi"))
    assert together.melds.points == apart.melds.points == (23, 0)


def test_tarocchi_again_score_only_the_difference() -> None:
    state = position(f"{ELEVEN} T9 DK", REST)
    state = do(state, 0, claim("tarocchi=T21 T19 T18 T17 T16 T15 T14 T13 T12 T11"))
    assert state.melds.points == (10, 0)
    again = question(state).claims
    assert again is not None
    assert [(offer.key, offer.points) for offer in again] == [("tarocchi", 2)]
    assert refused(state, 0, claim("tarocchi=T21 T19 T18 T17 T16 T15 T14 T13 T12 T9")) == (
        "chinze-meld-more-tarocchi C28"
    )
    state = do(state, 0, claim("tarocchi"))
    assert state.melds.points == (12, 0)
    assert question(state).claims is None


def test_the_fool_is_no_tarocco() -> None:
    state = position(f"{ELEVEN} MAT", REST)
    shown = "T21 T19 T18 T17 T16 T15 T14 T13 T12 MAT"
    assert refused(state, 0, claim(f"tarocchi={shown}")) == "chinze-meld-tarocchi C27"
    assert refused(state, 0, claim("tarocchi=T21 T19")) == "chinze-meld-tarocchi C27"


def test_which_tarocchi_are_shown_is_chosen_card_by_card() -> None:
    state = position(f"{ELEVEN} T9", REST)
    assert [word.word for word in question(state).words] == ["tarocchi"]
    choosing = do(state, 0, Say("tarocchi"))
    asked = question(choosing)
    assert (asked.kind, asked.least, asked.most, len(asked.cards)) == ("show", 10, 12, 12)
    assert refused(choosing, 0, Pick(asked.cards[:9])) == "chinze-meld-tarocchi C27"
    assert refused(choosing, 0, claim("tarocchi")) == "chinze-no-meld-now C26"
    back = do(choosing, 0, Say("back"))
    assert question(back) == question(state)
    shown = do(choosing, 0, Pick(asked.cards[1:12]))
    assert announced(shown) == ["0 tarocchi 11"]
    assert shown.melds.announced[0].meld.cards[0] != trump(21)
    # Only one more card can be added: there is nothing to choose.
    assert question(shown).words == ()
    assert [offer.points for offer in question(shown).claims or ()] == [1]


def test_three_of_four_keep_one_secret_and_are_raised_later() -> None:
    state = position(f"{KINGS} C9", REST)
    assert [word.word for word in question(state).words] == ["K"]
    choosing = do(state, 0, Say("K"))
    assert (question(choosing).kind, ids(question(choosing).cards)) == ("three", KINGS)
    for wrong in ("C9", KINGS, "CK DK C9", "CK DK"):
        assert refused(choosing, 0, Pick(cards(wrong))) == "chinze-show-three C31"
    kept = do(choosing, 0, Pick(cards("BK CK DK")))
    assert announced(kept) == ["0 three:K 5"]
    assert kept.table.known[0] == mask("CK DK BK")
    assert [(offer.key, offer.points) for offer in question(kept).claims or ()] == [("four:K", 5)]
    assert question(kept).words == ()
    raised = do(kept, 0, claim("four:K"))
    assert raised.melds.points == (10, 0)
    assert refused(raised, 0, claim("three:K=CK DK BK")) == "chinze-meld-twice C33"


def test_after_three_no_second_three_of_the_rank_even_with_another_card() -> None:
    state = do(position(f"{KINGS} C9", REST), 0, claim("three:K=CK DK BK"))
    assert refused(state, 0, claim("three:K=DK BK SK")) == "chinze-meld-twice C33"


@pytest.mark.parametrize(
    ("items", "code"),
    [
        (("four:Q",), "chinze-meld-unknown C24"),
        (("three:K",), "chinze-meld-unknown C24"),
        (("four:K", "four:K"), "chinze-meld-twice C33"),
        (("family:C=CK CQ CC CJ",), "chinze-meld-not-held C25"),
        (("four:Q=CK DK BK SK",), "chinze-meld-unknown C24"),
        (("three:K=CK DK C9",), "chinze-meld-unknown C24"),
        (("flush",), "chinze-meld-unknown C24"),
    ],
)
def test_what_cannot_be_announced(items: tuple[str, ...], code: str) -> None:
    state = position(f"{KINGS} C9 T4", REST)
    assert refused(state, 0, claim(*items)) == code


def test_nothing_may_be_announced_out_of_turn() -> None:
    state = position(KINGS, "CQ DQ BQ SQ")
    assert refused(state, 1, claim("four:Q")) == "not-your-turn C26"
    assert refused(position("C9", "D9"), 0, Claim(())) == "chinze-nothing-to-announce C34"


def test_keeping_quiet_is_remembered_for_one_card_and_can_be_taken_back() -> None:
    state = position(KINGS, REST)
    quiet = do(state, 0, Claim(()))
    asked = question(quiet)
    assert (asked.kind, asked.claims, [word.word for word in asked.words]) == ("lead", None, ["announce"])
    assert question(do(quiet, 0, Say("announce"))) == question(state)
    assert refused(quiet, 0, Claim(())) == "chinze-no-meld-now C26"
    assert not do(quiet, 0, Pick(cards("CK"))).table.passed


def test_thinking_again_has_an_end_and_announcing_has_not() -> None:
    state = position(f"{ELEVEN} {KINGS}", REST)
    for word in ("tarocchi", "back", "K", "back", "tarocchi", "back"):
        state = do(state, 0, Say(word))
    assert question(state).words == ()
    assert refused(state, 0, Say("K")) == "chinze-nothing-to-say C26"
    quiet = do(state, 0, Claim(()))
    assert question(quiet).words == ()
    assert refused(quiet, 0, Say("announce")) == "chinze-nothing-to-say C26"
    state = do(state, 0, claim("three:K=CK DK BK"))
    assert do(state, 0, claim("tarocchi", "four:K")).melds.points == (21, 0)
    next_card = do(do(do(state, 0, Pick(cards("CK"))), 1, Pick(cards("C2"))), 0, Say("tarocchi"))
    assert next_card.table.showing == "tarocchi"


def test_gatti_follow_the_counting_tarocco() -> None:
    held = mask("T21 T20 T1 MAT")
    assert [one.key for one in available(NOTHING_SAID, held, trump(20))] == ["gatti"]
    assert meld(NOTHING_SAID, held, trump(21), "gatti", cards("T20 T1 MAT")) is None
    assert meld(NOTHING_SAID, held, trump(21), "gatti", cards("T21 T1 MAT")) is not None


@given(st.sets(st.integers(0, SIZE - 1), min_size=1, max_size=15), st.sampled_from([trump(20), trump(21)]))
def test_whatever_is_available_may_be_announced_together(held: set[int], counting: int) -> None:
    hand = mask_of(held)
    said: Said = NOTHING_SAID
    for offer in available(said, hand, counting):
        found = meld(said, hand, counting, offer.kind, offer.cards)
        assert found == offer
        said = said.after(offer.kind, offer.cards)
    assert available(said, hand, counting) == ()


@given(st.lists(st.integers(10, 21), min_size=1, max_size=5))
def test_tarocchi_of_a_hand_never_score_more_than_the_most_ever_shown(sizes: list[int]) -> None:
    said, points = NOTHING_SAID, 0
    for size in sizes:
        found = meld(said, TRUMPS, trump(20), "tarocchi", cards_of(TRUMPS)[:size])
        if found is not None:
            points += found.points
            said = said.after("tarocchi", found.cards)
    assert points == max(sizes)


def test_a_card_serves_in_several_melds() -> None:
    state = position(f"{KINGS} CQ CC CJ", REST)
    state = do(state, 0, claim("family:C", "four:K"))
    assert state.melds.points == (20, 0)
    assert card("CK") in state.melds.announced[0].meld.cards
    assert card("CK") in state.melds.announced[1].meld.cards
