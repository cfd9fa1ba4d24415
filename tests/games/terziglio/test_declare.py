"""Declarations in hand (T37-T40): the best is offered, shown whole or in part, and refused where it is not allowed."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.actions import Claim, ClaimItem, Refusal, whole, worth
from bot.engine.cards import mask_of
from bot.engine.rng import Rng
from bot.games.terziglio import GAME
from bot.games.terziglio.deck import SIZE
from bot.games.terziglio.declare import judge, offers, points_of
from bot.games.terziglio.state import PLAY, State
from tests.games.terziglio.play import called, cards, do, mask, refused, rules, shown

SEED = rules().melds
RICH = "T21 T20 T19 T18 T1 MAT SK SQ SC SA BK BQ CK CA DK DA T5 T4 D6"


def with_hand(text: str) -> State:
    """Return a state in which seat 0 plays solo with this hand and is to declare."""
    state = called("solo")
    _, two, three = state.table.hands
    return replace(state, table=replace(state.table, hands=(mask(text), two, three)))


def test_t37_the_declarer_first_then_the_others_then_the_lead() -> None:
    state = called("pass", "solo")
    for seat in (1, 2, 0):
        assert refused(state, (seat + 1) % 3, Claim(())) == "not-your-turn"
        state = do(state, seat, Claim(()))
    assert (state.phase, state.table.turn) == (PLAY, 1)
    assert refused(state, 1, Claim(())) == "terziglio-nothing-to-declare"


def test_t41_eldest_hand_leads_by_option() -> None:
    state = called("pass", "solo", first_lead="eldest")
    for seat in (1, 2, 0):
        state = do(state, seat, Claim(()))
    assert state.table.turn == 0


def test_t35_the_best_declaration_is_offered_and_worth_what_is_shown_before() -> None:
    state = with_hand(RICH)
    (question,) = GAME.decisions(state)
    best = SEED.best(mask(RICH))
    assert {offer.key for offer in whole(question)} == {one.family for one in (*best.combinations, *best.patterns)}
    assert worth(question, whole(question)) == best.total
    assert question.default is not None
    after = do(state, 0, question.default)
    assert after.setup.declared[0].combinations == best.combination_points
    assert after.setup.declared[0].patterns == best.pattern_points


def test_t38_what_hangs_on_a_bridge_is_kept_back_with_it() -> None:
    bridged = mask("T21 MAT T18 T17 T16 T1 T14")
    found = [(offer.key, offer.cards) for offer in offers(SEED, bridged) if offer.part_of]
    assert found[0] == ("grande.5", cards("T21 T18 T17 T16 T1"))
    assert all(SEED.legal("grande", mask_of(shown)) for _, shown in found)


def test_t38_shorter_ways_are_offered_too() -> None:
    state = with_hand(RICH)
    (question,) = GAME.decisions(state)
    kings = [offer for offer in question.claims or () if (offer.part_of or offer.key) == "kings"]
    assert [(offer.key, len(offer.cards), offer.points) for offer in kings] == [("kings", 4, 34), ("kings.3", 3, 17)]
    after = do(state, 0, Claim((ClaimItem("kings.3"),)))
    assert [(meld.family, len(meld.cards), meld.points) for meld in after.setup.declared[0].claims] == [
        ("kings", 3, 17)
    ]


def test_t38_cards_may_be_named_one_by_one() -> None:
    state = with_hand(RICH)
    items = (shown("assi", "SA CA MAT"), shown("suit:S", "SK SQ SC"))
    after = do(state, 0, Claim(items))
    assert [meld.points for meld in after.setup.declared[0].claims] == [10, 10]


def test_offers_of_one_family_may_come_together_the_longest_stands() -> None:
    state = with_hand(RICH)
    (question,) = GAME.decisions(state)
    everything = Claim(tuple(ClaimItem(offer.key) for offer in question.claims or ()))
    best = SEED.best(mask(RICH))
    after = do(state, 0, everything)
    assert after.setup.declared[0].combinations + after.setup.declared[0].patterns == best.total
    assert worth(question, question.claims or ()) == best.total


@pytest.mark.parametrize(
    ("items", "code"),
    [
        ((shown("suit:S", "SK SQ SC"), shown("suit:S", "SK SQ SA MAT")), "terziglio-claim-twice"),
        ((shown("kings", "SK BK CK"), ClaimItem("kings")), "terziglio-claim-twice"),
        ((ClaimItem("kings"), shown("kings", "SK BK CK")), "terziglio-claim-twice"),
        ((shown("kings", "SK BK MAT"),), "terziglio-claim-illegal"),
        ((shown("kings", "SK SK BK"),), "terziglio-claim-illegal"),
        ((shown("grande", "T20 T19 T18"),), "terziglio-claim-illegal"),
        ((shown("queens", "SQ BQ CQ"),), "terziglio-not-held"),
        ((ClaimItem("jacks"),), "terziglio-claim-unknown"),
        ((shown("papi", "T5 T4 MAT"),), "terziglio-claim-unknown"),
        ((ClaimItem("kings", (0, 1, 99)),), "terziglio-no-such-card"),
    ],
)
def test_t39_what_cannot_stand_is_refused(items: tuple[ClaimItem, ...], code: str) -> None:
    assert refused(with_hand(RICH), 0, Claim(items)) == code


def test_t40_each_declaration_doubles_by_itself() -> None:
    state = with_hand("SK SQ SC BK BQ BC CK CQ CC T9 T8 T7 D6 D7 D8 D9 D10 S6 S7")
    three = Claim(tuple(ClaimItem(key) for key in ("suit:S", "suit:B", "suit:C")))
    two = Claim(tuple(ClaimItem(key) for key in ("suit:S", "suit:B")))
    assert do(state, 0, three).setup.declared[0].patterns == 60
    assert do(state, 0, two).setup.declared[0].patterns == 20


@pytest.mark.slow
@settings(max_examples=250, deadline=None)
@given(st.sets(st.integers(0, SIZE - 1), min_size=19, max_size=19), st.integers(0, 2**31), st.integers(0, 5))
def test_any_of_the_offers_can_be_announced_together(held: set[int], choice: int, variant: int) -> None:
    melds = rules(
        wild_extension=("natural", "strict", "free")[variant % 3],
        combo_wild="allowed" if variant > 2 else "none",
        suit_pattern_cards="full_suit" if variant % 2 else "court_ace",
    ).melds
    hand = mask_of(held)
    found = offers(melds, hand)
    chosen = [offer for place, offer in enumerate(found) if choice >> place % 31 & 1]
    verdict = judge(melds, hand, tuple((offer.key, None) for offer in chosen))
    assert not isinstance(verdict, Refusal)
    families = {offer.part_of or offer.key for offer in chosen}
    assert {meld.family for meld in verdict} == families
    for offer in found:
        assert melds.legal((offer.part_of or offer.key), mask_of(offer.cards)) is not None
        assert set(offer.cards) <= held
    assert sum(points_of(verdict)) <= melds.best(hand).total


def test_the_search_takes_no_time() -> None:
    """A millisecond per hand would be enough; a hundredth of that is usual, so the bound holds on any machine."""
    rng = Rng(b"hands")
    hands = [mask_of(rng.sample(range(SIZE), 19)) for _ in range(300)]
    began = process_time()
    for hand in hands:
        SEED.best(hand)
    assert (process_time() - began) / len(hands) < 0.005
