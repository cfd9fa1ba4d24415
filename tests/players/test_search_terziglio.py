"""Search in Terziglio: the compiled play equals the rules, and worlds agree with what a seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from bot.engine.actions import Action, Decision, Pick, Refusal, Say
from bot.engine.cards import mask_of
from bot.engine.compiled import seeded
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import ENDED, OVER
from bot.games.registry import companions, game
from bot.games.terziglio.deck import MATTO_BIT
from bot.games.terziglio.play import legal_now
from bot.games.terziglio.policy import strength
from bot.games.terziglio.search import calling, kernel, playouts
from bot.games.terziglio.search import layout as at_
from bot.games.terziglio.search.adapter import SEARCH
from bot.games.terziglio.state import AUCTION, DECLARE, DISCARD, PAY, PLAY, State
from bot.players import levels
from bot.players.random_answers import at_random
from bot.players.search.advising import advise
from bot.players.search.orders import Order, packed
from bot.players.search.players import Cheat, Master
from bot.players.search.think import Budget, sampled, think
from bot.players.search.worlds import worlds
from tests.selection import exhaustive
from tests.support.conformance import Step, defaults, play, random_options

TERZIGLIO = game("terziglio")
BRIEF = Budget(worlds=16, batch=8)


def deals(seed: int, *, sensible: bool = False) -> Iterator[Step]:
    """Play a match under random options, by random players or by rules of thumb."""
    rng = Rng(f"search {seed}".encode())
    options = random_options(TERZIGLIO, rng)
    regular = companions("terziglio").policies["regular"]

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        view = TERZIGLIO.seat_view(state, decision.seat)
        if decision.kind == "pay" and decision.default is not None:
            return decision.default
        return regular(view, decision, rng) if sensible and not decision.optional else at_random(view, decision, rng)

    return play(TERZIGLIO, options, f"search {seed}".encode(), answer)


def began(state: State) -> np.ndarray:
    """Return the compiled position of a hand before its first card."""
    setup = state.setup
    at = np.zeros(at_.SIZE_OF, np.int64)
    at[at_.HAND : at_.HAND + 3] = state.table.hands
    at[at_.AWAY] = mask_of(setup.discards if setup.contract == "play" else setup.stock)
    at[at_.TURN] = at[at_.LEADER] = state.table.leader
    at[at_.LED] = at[at_.BEST] = at[at_.FOOL_SEAT] = -1
    at[at_.NUMBER] = 1
    at[at_.DECLARER], at[at_.SOLO] = setup.declarer, setup.contract == "solo"
    for declared in setup.declared:
        at[at_.POINTS + setup.side(declared.seat)] += declared.combinations + declared.patterns
    return at


def compared(seed: int) -> int:
    """Play the hands of a match with the rules and compiled side by side; return the number of cards compared."""
    at, rules, cards = None, None, 0
    for step in deals(seed, sensible=seed % 4 == 0):
        before, action = step.before, step.action
        if before.phase == PLAY and isinstance(action, Pick):
            if before.tricks.number == 1 and not before.table.cards:
                at, rules = began(before), at_.options_of(before.match.rules)
            assert at is not None
            assert (at[at_.TURN], at[at_.NUMBER], at[at_.LED]) == (
                before.table.turn,
                before.tricks.number,
                before.table.led,
            )
            assert kernel.legal(at, rules) == legal_now(before)
            for side in (0, 1):
                assert at[at_.PILE + side] == before.tricks.piles[side] & ~MATTO_BIT
            kernel.play(at, rules, action.cards[0])
            cards += 1
        scored = step.after.match.scored
        if len(scored) > len(before.match.scored) and at is not None and at[at_.NUMBER] == 20:
            last = scored[-1]
            assert tuple(at[at_.WON : at_.WON + 2]) == last.tricks
            assert kernel.totals(at, rules) == tuple(sheet.total for sheet in last.sheets)
            assert 2 * kernel.game_points(at, rules) == last.payments[last.declarer]
            at = None
    return cards


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_the_compiled_play_equals_the_rules() -> None:
    """A million positions with GERMINI_TESTS=exhaustive, otherwise some thousands.

    A busy machine needs half an hour for the million."""
    wanted = 1_000_000 if exhaustive() else 6_000
    seed = cards = 0
    while cards < wanted:
        cards += compared(seed)
        seed += 1


def asked(seed: int, every: int) -> Iterator[tuple[State, Any]]:
    """Return the states and positions of some questions of a match, half of the matches played sensibly."""
    for number, step in enumerate(deals(seed, sensible=seed % 2 == 0)):
        if step.before.phase == PLAY and isinstance(step.action, Pick) and number % every == 0:
            assert step.seat is not None
            view = TERZIGLIO.seat_view(step.before, step.seat)
            decision = next(one for one in view.decisions if one.cards)
            yield step.before, SEARCH.position(view, decision)


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.exhaustive) for seed in range(240)])
def test_worlds_allow_the_play_seen_and_the_true_deal_is_one_of_them(seed: int) -> None:
    for state, position in asked(seed, 5):
        hidden = position.hidden
        true = SEARCH.truth(position, state)
        assert all(int(allowed) >> int(place) & 1 for allowed, place in zip(hidden.allowed, true, strict=True))
        assert np.bincount(true, minlength=len(hidden.capacity)).tolist() == hidden.capacity.tolist()
        placed = _placed(position, 24)
        states, likelihoods = SEARCH.weigh(position, np.concatenate([placed, true[None, :]]))
        # Not legal is below -1e29.
        assert (likelihoods > -1e29).all()
        setup = state.setup
        assert tuple(states[-1][at_.HAND : at_.HAND + 3]) == state.table.hands
        assert states[-1][at_.AWAY] == mask_of(setup.discards if setup.contract == "play" else setup.stock)
        for world in states:
            for seat, hand in enumerate(state.table.hands):
                assert int(world[at_.HAND + seat]).bit_count() == hand.bit_count()
                shown = mask_of(
                    card for one in setup.declared if one.seat == seat for meld in one.claims for card in meld.cards
                )
                # A card that was declared stays in the hand until it is played.
                assert int(world[at_.HAND + seat]) & shown == hand & shown
            for side in (0, 1):
                declared = [one for one in setup.declared if setup.side(one.seat) == side]
                points = sum(one.combinations + one.patterns for one in declared)
                assert world[at_.POINTS + side] == points + state.tricks.bonus[side]


def test_likely_worlds_are_drawn_more_often_than_unlikely_ones() -> None:
    """The mean likelihood of the worlds kept lies above that of all worlds drawn."""
    for _, position in list(asked(2, 3))[6:12]:
        plain = SEARCH.weigh(position, _placed(position, 64))[1]
        states = sampled(SEARCH, position, 3, 0, 64, Budget(trust=1.0))
        kept = SEARCH.weigh(position, _back(position, states))[1]
        assert kept.mean() > plain.mean()


def _placed(position: Any, count: int) -> np.ndarray:
    hidden = position.hidden
    placed = np.zeros((count, len(hidden.cards)), np.int64)
    seeds = seeded(9)
    made = worlds(hidden.allowed, hidden.likely, hidden.capacity, hidden.needs, hidden.special, 8, placed, seeds)
    assert made == count
    return placed


def _back(position: Any, states: np.ndarray) -> np.ndarray:
    """Return where the hidden cards lie in some states."""
    cards = position.hidden.cards.tolist()
    return np.array(
        [
            [next((seat for seat in range(3) if int(state[at_.HAND + seat]) >> card & 1), 3) for card in cards]
            for state in states
        ],
        np.int64,
    )


def test_what_a_seat_cannot_see_does_not_change_what_search_receives() -> None:
    """Two other seats exchange a card of the same suit that nobody has seen."""
    exchanged = Counter[str]()
    for seed in range(0, 8, 2):
        for step in deals(seed, sensible=True):
            state, asks = step.before, step.seat
            if state.phase not in (AUCTION, DISCARD, PLAY) or asks is None:
                continue
            view = TERZIGLIO.seat_view(state, asks)
            shown = mask_of(card for one in state.setup.declared for meld in one.claims for card in meld.cards)
            hands = list(state.table.hands)
            one, other = (asks + 1) % 3, (asks + 2) % 3
            for suit in range(5):
                mine, theirs = (int(at_.SUIT_CARDS[suit]) & hands[seat] & ~shown for seat in (one, other))
                if mine and theirs:
                    both = mine & -mine | theirs & -theirs
                    hands[one], hands[other] = hands[one] ^ both, hands[other] ^ both
                    table = msgspec.structs.replace(state.table, hands=tuple(hands))
                    swapped = TERZIGLIO.seat_view(msgspec.structs.replace(state, table=table), asks)
                    assert packed(Order(swapped, 1, 0.1)) == packed(Order(view, 1, 0.1))
                    exchanged[state.phase] += 1
                    break
    assert min(exchanged[phase] for phase in (AUCTION, DISCARD, PLAY)) > 3
    assert exchanged[PLAY] > 20


SEED = (1 << 64) - 1
"""The greatest seed that a duel gives: more than a compiled function takes."""


def test_the_same_view_and_seed_give_the_same_legal_answer() -> None:
    master = Master(BRIEF)
    asked_for = 0
    for step in deals(6, sensible=True):
        if step.before.phase != PLAY or not isinstance(step.action, Pick) or step.before.tricks.number % 4:
            continue
        assert step.seat is not None
        view = TERZIGLIO.seat_view(step.before, step.seat)
        answer = master.decide(TERZIGLIO, view, SEED)
        assert answer == Master(BRIEF).decide(TERZIGLIO, view, SEED)
        assert isinstance(answer, Pick)
        assert answer.cards[0] in next(one for one in view.decisions if one.cards).cards
        asked_for += 1
    assert asked_for > 5


def test_questions_that_are_not_searched_are_answered_by_rules_of_thumb() -> None:
    kinds = set[str]()
    options = {**defaults(TERZIGLIO), "hands_per_game": 3}
    regular = companions("terziglio").policies["regular"]

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        return regular(TERZIGLIO.seat_view(state, decision.seat), decision, rng)

    for step in play(TERZIGLIO, options, b"other questions", answer):
        if step.seat is None or step.before.phase in (AUCTION, PLAY, DISCARD):
            continue
        view = TERZIGLIO.seat_view(step.before, step.seat)
        found = Master(BRIEF).decide(TERZIGLIO, view, 3)
        assert found == regular(view, view.decisions[0], Rng((3).to_bytes(8, "big")))
        kinds.add(view.decisions[0].kind)
    assert kinds >= {"declare"}


@pytest.mark.slow
def test_discards_are_compared_from_the_first_hand_of_the_declarer() -> None:
    """The candidates are legal and different, that of the rules of thumb is among them, and worlds fit the hands."""
    regular = companions("terziglio").policies["regular"]
    judged = 0
    for seed in range(24):
        for step in deals(seed, sensible=True):
            state, seat = step.before, step.seat
            if state.phase != DISCARD or seat is None or not isinstance(step.action, Pick):
                continue
            view = TERZIGLIO.seat_view(state, seat)
            position = SEARCH.position(view, view.decisions[0])
            assert position is not None
            actions = SEARCH.actions(position)
            other = actions[1]
            assert isinstance(other, Pick)
            assert len(set(actions)) == len(actions) > 5
            assert all(not isinstance(TERZIGLIO.decide(state, seat, action), Refusal) for action in actions)
            assert actions[0] == regular(view, view.decisions[0], Rng(b"discard"))
            true = SEARCH.truth(position, state)
            assert np.bincount(true, minlength=4).tolist() == position.hidden.capacity.tolist()
            states, _ = SEARCH.weigh(position, np.concatenate([_placed(position, 8), true[None, :]]))
            assert tuple(states[-1][at_.HAND : at_.HAND + 3]) == state.table.hands
            # A discard is judged as the hand that begins after it, with all that is held declared.
            at = states[-1].copy()
            playouts.lay(at, position.rules, mask_of(other.cards))
            begun = after(state, seat, other)
            while begun.phase == DECLARE:
                begun = after(begun, *best_claim(begun))
            assert at.tolist() == began(begun).tolist()
            judged += 1
    assert judged > 5


def auctions(seeds: range) -> Iterator[tuple[State, int, Any]]:
    """Return the states, seats and positions of the questions for a call."""
    for step in (step for seed in seeds for step in deals(seed, sensible=seed % 2 == 0)):
        if step.before.phase == AUCTION and step.seat is not None:
            view = TERZIGLIO.seat_view(step.before, step.seat)
            yield step.before, step.seat, SEARCH.position(view, view.decisions[0])


@pytest.mark.slow
def test_a_call_leads_to_the_hand_that_the_rules_make_of_it() -> None:
    """The worlds fit the hands; in the true one ``regular`` calls and discards for all others, and all that is held is
    declared."""
    regular, ends = companions("terziglio").policies["regular"], Counter[str]()
    for state, seat, position in auctions(range(60)):
        true = SEARCH.truth(position, state)
        assert np.bincount(true, minlength=4).tolist() == position.hidden.capacity.tolist()
        states, _ = SEARCH.weigh(position, np.concatenate([_placed(position, 8), true[None, :]]))
        for world in states:
            hands = [int(world[at_.HAND + one]) for one in range(3)]
            assert [hand.bit_count() for hand in (*hands, int(world[at_.AWAY]))] == [19, 19, 19, 5]
            assert hands[seat] == state.table.hands[seat]
        assert tuple(states[-1][at_.HAND : at_.HAND + 3]) == state.table.hands
        for action in SEARCH.actions(position):
            assert isinstance(action, Say)
            begun = after(state, seat, action)
            while begun.phase not in (PLAY, OVER, ENDED):
                asks = TERZIGLIO.decisions(begun)[0]
                if asks.kind == "declare":
                    begun = after(begun, *best_claim(begun))
                else:
                    view = TERZIGLIO.seat_view(begun, asks.seat)
                    begun = after(begun, asks.seat, regular(view, asks, Rng(b"calls")))
            opened = calling.opened(position, states[-1], action.word)
            assert (opened is None) == (begun.phase != PLAY)
            if opened is None:
                ends["thrown in"] += 1
                continue
            at = opened.state.copy()
            playouts.lay(at, position.rules, opened.laid)
            assert at.tolist() == began(begun).tolist()
            ends[begun.setup.contract] += 1
    assert min(ends[end] for end in ("thrown in", "play", "solo")) > 5


@pytest.mark.slow
def test_the_calls_heard_tell_how_strong_the_other_hands_are() -> None:
    heard = dict[str, list[float]]()
    for state, seat, position in auctions(range(0, 40, 2)):
        if len(position.calls) == 1:
            (call,) = state.setup.calls
            states = sampled(SEARCH, position, 3, 0, 64, Budget(trust=1.0))
            hands = states[:, at_.HAND + (seat - 1) % 3].tolist()
            heard.setdefault(call.word, []).append(float(np.mean([strength(hand) for hand in hands])))
    assert min(heard["play"]) > max(heard["pass"])


@pytest.mark.slow
def test_all_calls_are_judged_in_the_same_worlds_by_the_strength_of_the_hand() -> None:
    seen = Counter[bool]()
    for state, seat, position in auctions(range(0, 120, 2)):
        held = strength(state.table.hands[seat])
        if 18 < held < 38 or "play" in position.calls:
            continue
        found = think(SEARCH, position, 5, Budget(worlds=96, sure=1e9))
        assert found == think(SEARCH, position, 5, Budget(worlds=96, sure=1e9))
        assert set(found.worlds) == {96}
        if held >= 38:
            assert found.actions[found.best] != Say("pass")
        else:
            assert found.actions[int(np.argmin(found.means))] == Say("solo")
        seen[held >= 38] += 1
    assert min(seen[False], seen[True]) > 3


def test_search_compiles_no_function_twice() -> None:
    """A second form of an argument, such as a slice of an array, would be compiled again."""
    for _, _, position in (*auctions(range(2)), *((None, None, one) for _, one in asked(2, 9))):
        think(SEARCH, position, 5, BRIEF)
    for function in (playouts.judge, playouts.weigh):
        assert len(function.signatures) == 1  # type: ignore[attr-defined]
    # Only the tests call it from outside, if they run in this process.
    assert len(playouts.lay.signatures) <= 1  # type: ignore[attr-defined]


@pytest.mark.slow
def test_players_that_search_less_leave_calls_and_discards_to_rules_of_thumb() -> None:
    """``picks`` searches no words, ``cards`` no discards either, ``plans`` no cards, ``calls`` only words."""
    answered = Counter[tuple[str, str]]()
    for step in (step for seed in range(0, 12, 2) for step in deals(seed, sensible=True)):
        if step.seat is None or step.before.phase not in (AUCTION, DISCARD, PLAY):
            continue
        view, usual = TERZIGLIO.seat_view(step.before, step.seat), levels.player("regular")
        for name in ("cards", "picks", "plans", "calls", "master"):
            made: Any = levels.player(name)
            made.budget = BRIEF
            if step.before.phase == PLAY and (name not in ("plans", "calls") or step.before.tricks.number > 1):
                continue
            answered[name, step.before.phase] += made.decide(TERZIGLIO, view, 3) != usual.decide(TERZIGLIO, view, 3)
    assert answered["cards", AUCTION] == answered["cards", DISCARD] == answered["picks", AUCTION] == 0
    assert answered["plans", PLAY] == answered["calls", PLAY] == answered["calls", DISCARD] == 0
    assert answered["picks", DISCARD] == answered["plans", DISCARD] == answered["master", DISCARD] > 0
    assert answered["master", AUCTION] == answered["plans", AUCTION] == answered["calls", AUCTION] > 0


def after(state: State, seat: int, action: Action) -> State:
    """Return the state after an action."""
    events = TERZIGLIO.decide(state, seat, action)
    assert not isinstance(events, Refusal)
    for event in events:
        state = TERZIGLIO.evolve(state, event)
    return state


def best_claim(state: State) -> tuple[int, Action]:
    """Return the seat that declares and all that it can declare."""
    decision = TERZIGLIO.decisions(state)[0]
    assert decision.default is not None
    return decision.seat, decision.default


@pytest.mark.slow
def test_a_search_that_sees_all_hands_wins_more() -> None:
    """A master and the cheat gain against rules of thumb in the same deals with the sides exchanged."""
    for player in (Master(BRIEF), Cheat(BRIEF)):
        gains = [
            _points(player, number, number % 3, True) - _points(player, number, number % 3, False)
            for number in range(4)
        ]
        assert sum(gains) > 0


def _points(player: Any, number: int, seat: int, alone: bool) -> int:
    """Return what a seat wins in a deal in which the player has this seat, or both others."""
    regular = companions("terziglio").policies["regular"]

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        view = TERZIGLIO.seat_view(state, decision.seat)
        if (decision.seat == seat) != alone:
            return regular(view, decision, Rng(b"same"))
        if isinstance(player, Cheat):
            return player.decide_seeing(TERZIGLIO, state, view, 5)
        return player.decide(TERZIGLIO, view, 5)

    options = {**defaults(TERZIGLIO), "hands_per_game": 1}
    *_, last = play(TERZIGLIO, options, f"strength {number}".encode(), answer)
    return last.after.match.scored[-1].payments[seat]


def test_each_card_paid_for_the_matto_brings_what_the_score_says() -> None:
    """All cards are known then: the judgement is the result of the rules, and every result that can be is judged."""
    seen, different = 0, 0
    for seed in range(24):
        for step in deals(seed, sensible=seed % 2 == 0):
            state, seat = step.before, step.seat
            if state.phase != PAY or seat is None:
                continue
            view = TERZIGLIO.seat_view(state, seat)
            decision = view.decisions[0]
            brings = {
                card: after(state, seat, Pick((card,))).match.scored[-1].payments[seat] for card in decision.cards
            }
            given = Pick((decision.cards[-1],))
            for answer in (None, given):
                found = advise(TERZIGLIO, view, 1, BRIEF, answer=answer)
                if found is None:
                    assert len(decision.cards) == 1
                    continue
                judged = found.judged
                picks = [one.cards[0] for one in judged.actions if isinstance(one, Pick)]
                assert [round(mean, 9) for mean in judged.means] == [brings[card] for card in picks]
                assert {brings[card] for card in picks} == set(brings.values())
                assert judged.means[judged.best] == max(brings.values())
                assert not any(judged.errors)
                assert answer is None or answer in judged.actions
                assert len(picks) == max(2, len(set(brings.values())))
                different += len(set(brings.values())) > 1
            seen += 1
    assert seen > 8
    assert different
