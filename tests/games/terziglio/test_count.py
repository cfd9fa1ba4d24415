"""The Fool settled, piles counted, game points paid (T18-T19, T49-T62)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.actions import Pick
from bot.engine.cards import mask_of
from bot.engine.tricktaking.entry import OVER
from bot.games.terziglio import GAME
from bot.games.terziglio.deck import MATTO_BIT, SIZE, WHOLE, cards_of, value_of
from bot.games.terziglio.events import DealScored, Declared, TrickTaken
from bot.games.terziglio.game import start
from bot.games.terziglio.melds import Finder
from bot.games.terziglio.options import Rules
from bot.games.terziglio.scoring import card_points, fool_case, piles_before_payment, score_deal, suggested
from bot.games.terziglio.state import PAY, CompletedTrick, Setup, State, Tricks
from bot.games.terziglio.views import count_of
from tests.games.terziglio.play import card, do, mask, options, random_match, refused, rules, setup_of, until

SEED = rules().melds
SMALL = mask("T9 T8 T7 S6 S7 B6 B7 C6 C7 D6")


def tricks(
    alone: int, others: int, *, last: int = 0, fool: tuple[int, int] = (-1, -1), piles: tuple[int, int] = (0, 0)
) -> Tricks:
    """Return the end of a hand that seat 0 played alone: tricks won, who took the last, seat and receiver of the
    Fool."""
    taken = CompletedTrick(0, (), -1, TrickTaken(19, last))
    return Tricks(20, piles, (alone, others, 0), (0, 0), fool[0], fool[1], history=(taken,))


def counted(chosen: Any, contract: str = "play", won: int = 10, last: int = 0, own: int = 0) -> DealScored:
    """Return the count of a hand in which the declarer's pile is ``own`` (without the discard, which is part of it)."""
    discards = cards_of(own)[:5]
    setup = setup_of(contract, discards=discards, stock=discards)
    left = own & ~mask_of(discards)
    state = start(options(**chosen))
    state = State(OVER, state.match, setup, tricks(won, 19 - won), state.table)
    return score_deal(state, tricks(won, 19 - won, last=last, piles=(left, WHOLE & ~own)))


@pytest.mark.parametrize(
    ("fool", "alone", "others", "case"),
    [
        ((-1, -1), 5, 14, "none"),
        ((0, 1), 5, 14, "pay"),
        ((0, 1), 0, 19, "lost"),
        ((1, 0), 5, 14, "pay"),
        ((1, 0), 19, 0, "lost"),
        ((1, 1), 5, 14, "same"),
        ((2, 1), 5, 14, "same"),
    ],
)
def test_t49_who_keeps_the_fool(fool: tuple[int, int], alone: int, others: int, case: str) -> None:
    found = tricks(alone, others, fool=fool)
    assert fool_case(setup_of(), found) == case
    piles = piles_before_payment(rules(), setup_of(discards=(), stock=()), found)
    if case != "none":
        side = 0 if fool[0] == 0 else 1
        assert bool(piles[side] & MATTO_BIT) == (case != "lost")
        assert bool(piles[1 - side] & MATTO_BIT) == (case == "lost")


def test_t18_t19_where_discard_and_stock_go() -> None:
    five = cards_of(mask("S6 S7 S8 S9 S10"))

    def owner(table: Rules, setup: Setup, found: Tricks) -> int:
        piles = piles_before_payment(table, setup, found)
        assert sorted(pile.bit_count() for pile in piles) == [0, 5]
        return 0 if piles[0] else 1

    play, solo = setup_of("play", discards=five), setup_of("solo", stock=five)
    assert owner(rules(), play, tricks(1, 18, last=1)) == 0
    assert owner(rules(), play, tricks(0, 19, last=1)) == 1
    assert owner(rules(), solo, tricks(1, 18, last=1)) == 0
    assert owner(rules(), solo, tricks(0, 19, last=1)) == 1
    by_last = rules(solo_stock="last_trick")
    assert owner(by_last, solo, tricks(18, 1, last=1)) == 1
    assert owner(by_last, solo, tricks(1, 18, last=0)) == 0
    assert owner(by_last, play, tricks(1, 18, last=1)) == 0


def test_t54_an_odd_pile() -> None:
    odd = mask("SK S6 S7")
    assert card_points(rules(), odd) == 7 - 1
    assert card_points(rules(odd_card="defenders"), odd) == 7 - 2
    assert card_points(rules(), mask("SK S6")) == card_points(rules(odd_card="defenders"), mask("SK S6")) == 5


@pytest.mark.parametrize(
    ("total", "points"), [(0, 0), (45, 0), (46, 1), (95, 1), (96, 2), (145, 2), (146, 3), (196, 4)]
)
def test_t59_game_points(total: int, points: int) -> None:
    """The declarer has all the cards; the points declared make up the total."""
    scored = _declaring(rules(), lambda first: total - first.sheets[0].total, WHOLE)
    assert (scored.sheets[0].total, scored.sheets[1].total) == (total, 0)
    assert scored.game_points == points


def test_t53_t55_cards_and_the_last_trick_make_93() -> None:
    with_last, without = counted({}, own=SMALL), counted({}, own=SMALL, last=1)
    assert (with_last.sheets[0].cards, with_last.sheets[1].cards) == (5 + 6, 93 - 11)
    assert (without.sheets[0].cards, without.sheets[1].cards) == (5, 88)
    assert (with_last.sheets[0].last, without.sheets[1].last) == (6, 6)


def test_t60_t61_solo_and_all_tricks() -> None:
    plain = counted({}, "play", own=WHOLE & ~mask("S6 S7"), won=18)
    solo = counted({}, "solo", own=WHOLE & ~mask("S6 S7"), won=18)
    assert solo.game_points == 2 * plain.game_points
    every = counted({}, "play", own=WHOLE, won=19)
    assert every.sheets[0].total == 846 + 93
    assert every.game_points == (939 + 4) // 50 + 40
    assert counted({}, "solo", own=WHOLE, won=19).game_points == 2 * ((939 + 4) // 50) + 40
    assert counted({"all_tricks": "flat40"}, "solo", own=WHOLE, won=19).game_points == 40


@pytest.mark.parametrize("all_tricks", ["plus40", "flat40"])
def test_t61_all_tricks_help_only_the_winner(all_tricks: str) -> None:
    """The declarer took every trick, but the defenders declared more points than that is worth."""
    state = start(options(all_tricks=all_tricks))
    declared = (Declared(0, (), 0, 0), Declared(1, (), 1146, 0))
    scored = score_deal(replace(state, setup=setup_of("play", declared=declared)), tricks(19, 0, piles=(WHOLE, 0)))
    assert (scored.winner, scored.game_points, scored.payments) == (1, 23, (-46, 23, 23))


def test_t58_equal_totals() -> None:
    level = _level(rules(tie="void"))
    assert level.winner == -1
    assert level.payments == (0, 0, 0)
    lost = _level(rules())
    assert lost.winner == 1
    told = [[line.key for line in count_of(one, ((0,), (1, 2))).outcome] for one in (level, lost)]
    assert told[0] == ["terziglio-outcome-tie"]
    assert told[1] == ["terziglio-outcome-even", "terziglio-outcome-play", "terziglio-outcome-loses"]


def _level(table: Rules) -> DealScored:
    """Return the count of a hand with equal totals."""
    return _declaring(table, lambda first: first.sheets[1].total - first.sheets[0].total)


def _declaring(table: Rules, points: Callable[[DealScored], int], own: int = SMALL) -> DealScored:
    """Return the count of a hand in which the declarer has declared points, computed from the count without them."""
    state = start(options())
    state = replace(state, match=replace(state.match, rules=table))
    found = tricks(10, 9, piles=(own, WHOLE & ~own))
    first = score_deal(replace(state, setup=setup_of("play", discards=())), found)
    declared = (Declared(0, (), points(first), 0),)
    return score_deal(replace(state, setup=setup_of("play", discards=(), declared=declared)), found)


def test_t50_a_card_of_ones_own_pile_is_given() -> None:
    state = _paying()
    payer = state.tricks.payer
    (question,) = GAME.decisions(state)
    assert question.seat == payer
    assert question.default is not None
    own = mask_of(question.cards)
    assert refused(state, (payer + 1) % 3, Pick(question.cards[:1])) == "not-your-turn"
    assert refused(state, payer, Pick((card("MAT"),))) == "terziglio-not-payable"
    assert refused(state, payer, Pick(question.cards[:2])) == "terziglio-one-card"
    other = next(one for one in range(SIZE) if not own >> one & 1)
    assert refused(state, payer, Pick((other,))) == "terziglio-not-payable"
    after = do(state, payer, question.default)
    side = state.setup.side(payer)
    paid = after.tricks.paid
    assert paid is not None
    assert paid in after.match.scored[-1].piles[1 - side]
    assert card("MAT") in after.match.scored[-1].piles[side]


def _paying() -> State:
    for number in range(60):
        seed = bytes([number])
        found: list[State] = []
        random_match(options(hands_per_game=1), seed, found.append)
        paying = [state for state in found if state.phase == PAY]
        if paying:
            return paying[0]
    raise AssertionError("nobody ever pays")


def _by_hand(melds: Finder, own: int, other: int) -> int:
    def points(pile: int) -> int:
        return value_of(pile) - pile.bit_count() // 2 + melds.best(pile).total

    gains = {
        one: points(own & ~(1 << one)) - points(other | 1 << one) for one in cards_of(own) if not MATTO_BIT >> one & 1
    }
    return max(one for one, gain in gains.items() if gain == max(gains.values()))


@settings(max_examples=60, deadline=None)
@given(st.sets(st.integers(0, SIZE - 1), min_size=3, max_size=40))
def test_t51_the_suggested_card(held: set[int]) -> None:
    own = mask_of(held) | MATTO_BIT
    other = WHOLE & ~own
    assert suggested(SEED, own, other) == _by_hand(SEED, own, other)


def test_t51_a_card_given_is_lost_here_and_won_there() -> None:
    # The King costs 5 and brings them 5; the fourth ace costs 1 and brings 1, and shortens the aces by 5.
    assert suggested(SEED, mask("SK SA BA CA DA MAT"), mask("S6 S7")) == card("DA")


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_every_hand_ends_with_62_cards_and_93_points(number: int) -> None:
    state = random_match(options(hands_per_game=1), number.to_bytes(5, "big"))
    (scored,) = state.match.scored
    first, second = map(mask_of, scored.piles)
    assert first | second == WHOLE
    assert not first & second
    assert sum(scored.tricks) == 19
    assert scored.sheets[0].cards + scored.sheets[1].cards == 93
    for side, sheet in enumerate(scored.sheets):
        best = SEED.best((first, second)[side])
        assert (sheet.combinations, sheet.patterns) == (best.combination_points, best.pattern_points)
        assert sheet.total == sheet.declared + sheet.trick_bonus + sheet.cards + sheet.combinations + sheet.patterns
    assert sum(scored.payments) == 0
    assert max(map(abs, scored.payments)) == 2 * scored.game_points


def test_the_sheet_adds_up() -> None:
    state = until(OVER, b"sheet")
    while not state.match.scored:
        state = until(OVER, b"sheet" + bytes([state.match.dealt]))
    count = GAME.view(state).counts[-1]
    for side in (0, 1):
        assert sum(line.amounts[side] or 0 for line in count.lines) == count.totals[side]
    assert {seat for members in count.sides for seat in members} == {0, 1, 2}
    assert len(count.sides[0]) == 1
