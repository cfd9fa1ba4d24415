"""Search in Minchiate: the compiled play equals the rules, and worlds agree with what a seat has seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Pick
from bot.engine.cards import cards_of
from bot.engine.compiled import seeded
from bot.engine.rng import Rng
from bot.games.minchiate.play import legal_now
from bot.games.minchiate.search import kernel
from bot.games.minchiate.search import layout as at_
from bot.games.minchiate.search.adapter import SEARCH
from bot.games.minchiate.state import PLAY, State
from bot.games.registry import companions, game
from bot.players.random_answers import at_random
from bot.players.search.players import Cheat, Master
from bot.players.search.think import Budget, sampled
from bot.players.search.worlds import worlds
from tests.shares import exhaustive
from tests.support.conformance import Step, defaults, play, random_options

MINCHIATE = game("minchiate")
BRIEF = Budget(worlds=16, batch=8)


def deals(seed: int, *, sensible: bool = False) -> Iterator[Step]:
    """Play a match under random options, by random players or by rules of thumb. Every versicola is declared."""
    rng = Rng(f"search {seed}".encode())
    options = random_options(MINCHIATE, rng)
    regular = companions("minchiate").policies["regular"]

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        if decision.claims is not None:
            return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims))
        view = MINCHIATE.seat_view(state, decision.seat)
        return regular(view, decision, rng) if sensible and not decision.optional else at_random(view, decision, rng)

    return play(MINCHIATE, options, f"search {seed}".encode(), answer)


def began(state: State) -> np.ndarray:
    """Return the compiled position of a deal before its first card."""
    at = np.zeros(at_.SIZE_OF, np.int64)
    for seat in range(4):
        at[at_.LOW + seat], at[at_.HIGH + seat] = at_.masks(cards_of(state.table.hands[seat]))
    at[at_.TURN] = at[at_.LEADER] = state.table.leader
    at[at_.LED] = at[at_.OWING] = at[at_.BEST] = -1
    at[at_.NUMBER] = 1
    tally = state.tally
    at[at_.MARKS], at[at_.UNPAID] = tally.raw[0] - tally.raw[1], tally.diff
    at[at_.PAID] = tally.paid[0] - tally.paid[1]
    return at


def compared(seed: int) -> int:
    """Play the deals of a match with the rules and compiled side by side; return the number of cards compared."""
    at, rules, cards = None, None, 0
    for step in deals(seed):
        before, action = step.before, step.action
        if before.phase != PLAY or not isinstance(action, Pick):
            continue
        if before.tricks.number == 1 and not before.table.cards:
            at, rules = began(before), at_.options_of(before.match.rules)
        assert at is not None
        if before.match.rules.cascare == "optional":
            at[at_.FALLEN] = before.tricks.fallen
        assert (at[at_.TURN], at[at_.NUMBER]) == (before.table.turn, before.tricks.number)
        assert (at[at_.FALLEN], at[at_.OWING]) == (before.tricks.fallen, before.tricks.owing)
        assert tuple(kernel.legal(at, rules)) == at_.masks(cards_of(legal_now(before)))
        for pair in (0, 1):
            pile = int(at[at_.PILE_LOW + pair]).bit_count() + int(at[at_.PILE_HIGH + pair]).bit_count()
            assert pile == before.tricks.piles[pair].bit_count()
        kernel.play(at, rules, at_.CODE[action.cards[0]])
        cards += 1
        if at[at_.NUMBER] == 22:
            scored = step.after.match.scored[-1]
            assert (at[at_.MARKS], at[at_.UNPAID]) == (scored.raw[0] - scored.raw[1], scored.diff)
            assert kernel.rests(at, rules) == scored.rests[0] - scored.rests[1]
            if scored.sheets is not None:
                counted = tuple(kernel.sheet(at, rules, pair) for pair in (0, 1))
                assert counted == tuple(sheet.total for sheet in scored.sheets)
    return cards


def test_the_compiled_play_equals_the_rules() -> None:
    """A million positions with GERMINI_EXHAUSTIVE=1, otherwise some thousands."""
    wanted = 1_000_000 if exhaustive() else 6_000
    seed = cards = 0
    while cards < wanted:
        cards += compared(seed)
        seed += 1


def asked(seed: int, every: int) -> Iterator[tuple[State, Any]]:
    """Return the states and positions of some questions of a match, played sensibly."""
    for number, step in enumerate(deals(seed, sensible=seed % 2 == 0)):
        if step.before.phase == PLAY and isinstance(step.action, Pick) and number % every == 0:
            assert step.seat is not None
            view = MINCHIATE.seat_view(step.before, step.seat)
            decision = next(one for one in view.decisions if one.cards)
            yield step.before, SEARCH.position(view, decision)


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.exhaustive) for seed in range(240)])
def test_worlds_allow_the_play_seen_and_the_true_deal_is_one_of_them(seed: int) -> None:
    agreeing = 0
    for state, position in asked(seed, 5):
        hidden = position.hidden
        true = SEARCH.truth(position, state)
        assert all(int(allowed) >> int(place) & 1 for allowed, place in zip(hidden.allowed, true, strict=True))
        assert np.bincount(true, minlength=len(hidden.capacity)).tolist() == hidden.capacity.tolist()
        placed = np.zeros((24, len(hidden.cards)), np.int64)
        made = worlds(
            hidden.allowed, hidden.likely, hidden.capacity, hidden.needs, hidden.special, 8, placed, seeded(seed)
        )
        assert made == len(placed)
        states, likelihoods = SEARCH.weigh(position, np.concatenate([placed, true[None, :]]))
        # Not legal is below -1e29; a declaration that differs costs 1000.
        assert (likelihoods > -1e29).all()
        assert likelihoods[-1] > -1000
        agreeing += int((likelihoods[:-1] > -1000).sum())
        for seat, hand in enumerate(state.table.hands):
            assert (states[-1][at_.LOW + seat], states[-1][at_.HIGH + seat]) == at_.masks(cards_of(hand))
        assert states[-1][at_.FALLEN] == state.tricks.fallen
        assert states[-1][at_.PAID] == state.tally.paid[0] - state.tally.paid[1]
        for world in states[:-1]:
            for seat, hand in enumerate(state.table.hands):
                held = int(world[at_.LOW + seat]).bit_count() + int(world[at_.HIGH + seat]).bit_count()
                assert held == hand.bit_count()
    assert agreeing


def test_likely_worlds_are_drawn_more_often_than_unlikely_ones() -> None:
    """The mean likelihood of the worlds kept lies above that of all worlds drawn."""
    for _, position in list(asked(2, 3))[12:18]:
        plain = SEARCH.weigh(position, _placed(position, 64))[1]
        states = sampled(SEARCH, position, 3, 0, 64, Budget(trust=1.0))
        kept = SEARCH.weigh(position, _back(position, states))[1]
        assert kept.mean() > plain.mean()


def _placed(position: Any, count: int) -> np.ndarray:
    hidden = position.hidden
    placed = np.zeros((count, len(hidden.cards)), np.int64)
    worlds(hidden.allowed, hidden.likely, hidden.capacity, hidden.needs, hidden.special, 8, placed, seeded(9))
    return placed


def _back(position: Any, states: np.ndarray) -> np.ndarray:
    """Return where the hidden cards lie in some states; cards in no hand lie in their part of the folla."""
    placed = np.zeros((len(states), len(position.hidden.cards)), np.int64)
    for row, state in enumerate(states):
        for number, card in enumerate(position.hidden.cards.tolist()):
            code = at_.CODE[card]
            place, bit = (at_.LOW, code) if code < 56 else (at_.HIGH, code - 56)
            seats = [seat for seat in range(4) if int(state[place + seat]) >> bit & 1]
            placed[row, number] = seats[0] if seats else 4
    return placed


SEED = (1 << 64) - 1
"""The greatest seed that a duel gives: more than a compiled function takes."""


def test_the_same_view_and_seed_give_the_same_legal_answer() -> None:
    master = Master(BRIEF)
    asked_for = 0
    for step in deals(5, sensible=True):
        if step.before.phase != PLAY or not isinstance(step.action, Pick) or step.before.tricks.number % 4:
            continue
        assert step.seat is not None
        view = MINCHIATE.seat_view(step.before, step.seat)
        answer = master.decide(MINCHIATE, view, SEED)
        assert answer == Master(BRIEF).decide(MINCHIATE, view, SEED)
        assert isinstance(answer, Pick)
        assert answer.cards[0] in next(one for one in view.decisions if one.cards).cards
        asked_for += 1
    assert asked_for > 10


def test_questions_that_are_not_searched_are_answered_by_rules_of_thumb() -> None:
    kinds = set[str]()
    for step in play(MINCHIATE, {**defaults(MINCHIATE), "set_length": 1}, b"other questions"):
        if step.seat is None or step.before.phase == PLAY:
            continue
        view = MINCHIATE.seat_view(step.before, step.seat)
        answer = Master(BRIEF).decide(MINCHIATE, view, 3)
        regular = companions("minchiate").policies["regular"]
        assert answer == regular(view, view.decisions[0], Rng((3).to_bytes(8, "big")))
        kinds.add(view.decisions[0].kind)
    assert kinds >= {"cut", "look", "discard"}


def test_a_search_that_sees_all_hands_wins_more() -> None:
    """A master against rules of thumb gains far more than the noise of four mirrored deals, and so does the cheat."""
    for player in (Master(BRIEF), Cheat(BRIEF)):
        assert sum(_points(player, number, pair) for number in range(2) for pair in (0, 1)) > 0


def _points(player: Any, number: int, pair: int) -> int:
    regular = companions("minchiate").policies["regular"]

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        view = MINCHIATE.seat_view(state, decision.seat)
        if decision.number is not None or decision.seat % 2 != pair:
            return regular(view, decision, Rng(b"same"))
        if isinstance(player, Cheat):
            return player.decide_seeing(MINCHIATE, state, view, 5)
        return player.decide(MINCHIATE, view, 5)

    options = {**defaults(MINCHIATE), "set_length": 1, "seat_draw": "fixed"}
    *_, last = play(MINCHIATE, options, f"strength {number}".encode(), answer)
    scored = last.after.match.scored[-1]
    gap = scored.rests[0] - scored.rests[1]
    return gap if pair == 0 else -gap
