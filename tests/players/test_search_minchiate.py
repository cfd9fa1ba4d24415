"""Search in Minchiate: the compiled play equals the rules, and worlds agree with what a seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Decision, Number, Pick, Refusal
from bot.engine.cards import cards_of
from bot.engine.compiled import seeded
from bot.engine.rng import Rng
from bot.engine.view import PublicView
from bot.games.minchiate.deck import CARTIGLIE, RUBABILI, SIZE
from bot.games.minchiate.play import legal_now
from bot.games.minchiate.search import kernel, laying, playouts
from bot.games.minchiate.search import layout as at_
from bot.games.minchiate.search.adapter import SEARCH
from bot.games.minchiate.state import DISCARD, PLAY, State
from bot.games.registry import companions, game
from bot.players import levels
from bot.players.random_answers import at_random
from bot.players.search.orders import Order, packed
from bot.players.search.players import Cheat, Master
from bot.players.search.think import Budget, sampled, think
from bot.players.search.worlds import worlds
from tests.selection import exhaustive
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
    at[at_.LAID_LOW], at[at_.LAID_HIGH] = at_.masks(laid_openly(state))
    return at


def laid_openly(state: State) -> list[int]:
    """Return the discards that everybody sees after the first trick (M62), without those that the dealer took (M50)."""
    if state.match.rules.discards_shown != "cards":
        return []
    return [card for cards in state.setup.discards for card in cards if card not in state.setup.filled]


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
        assert (at[at_.GONE_LOW], at[at_.GONE_HIGH]) == at_.masks(seen_to_go(MINCHIATE.view(before)))
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


def seen_to_go(view: PublicView) -> list[int]:
    """Return the cards that everybody has seen leave a hand: played, or discarded openly."""
    tricks = (*view.history, view.trick) if view.trick is not None else view.history
    shown = [card for zone in view.zones if zone.key == "zone-minchiate-discards" for card in zone.cards]
    return [one.card for trick in tricks for one in trick.cards] + shown


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
        if state.tricks.number == 1:
            assert (states[-1][at_.LAID_LOW], states[-1][at_.LAID_HIGH]) == at_.masks(laid_openly(state))
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
        if step.seat is None or step.before.phase in (PLAY, DISCARD):
            continue
        view = MINCHIATE.seat_view(step.before, step.seat)
        answer = Master(BRIEF).decide(MINCHIATE, view, 3)
        regular = companions("minchiate").policies["regular"]
        assert answer == regular(view, view.decisions[0], Rng((3).to_bytes(8, "big")))
        kinds.add(view.decisions[0].kind)
    assert kinds >= {"cut", "look"}


@pytest.mark.slow
def test_master_searches_discards_and_those_who_search_cards_alone_make_them_by_rules_of_thumb() -> None:
    differing = 0
    for _, view, position in laid(range(12)):
        usual = levels.player("regular").decide(MINCHIATE, view, 3)
        answers: dict[str, Action] = {}
        for name in ("master", "plans", "picks", "cards"):
            player: Any = levels.player(name)
            player.budget = BRIEF
            answers[name] = player.decide(MINCHIATE, view, 3)
        assert answers["master"] == answers["plans"] == answers["picks"]
        assert answers["cards"] == usual
        assert answers["master"] in SEARCH.actions(position)
        differing += answers["master"] != usual
    assert differing


def after(state: State, seat: int | None, action: Action) -> State:
    """Return the state after an action."""
    events = MINCHIATE.decide(state, seat, action)
    assert not isinstance(events, Refusal)
    for event in events:
        state = MINCHIATE.evolve(state, event)
    return state


def rich_cut(limit: int) -> State:
    """Return a deal in which the cutter robs so many cards, at the question for the first discard (M42, M50)."""
    options = {**defaults(MINCHIATE), "rob_limit": 24, "seat_draw": "fixed", "cut_peek": False, "set_length": 1}
    good = [card for card in range(SIZE) if RUBABILI >> card & 1]
    rest = [card for card in reversed(range(SIZE)) if not RUBABILI >> card & 1]
    deck = (*rest[:30], *good[:limit], *rest[30:60], *good[limit:], *rest[60:])
    state = after(MINCHIATE.start(options), None, Chance(cards=deck))
    return after(state, state.setup.cutter, Number(30 + limit))


def discarding(seed: int) -> Iterator[State]:
    """Return the states of a deal under random options in which discards are due."""
    options = {**random_options(MINCHIATE, Rng(f"discards {seed}".encode())), "set_length": 1}
    for step in play(MINCHIATE, options, f"discards {seed}".encode()):
        if step.before.phase == PLAY:
            return
        if step.before.phase == DISCARD:
            yield step.before


def laid(seeds: range) -> Iterator[tuple[State, Any, Any]]:
    """Return the states, views and positions of questions for the discard."""
    for state in (*(state for seed in seeds for state in discarding(seed)), rich_cut(15), rich_cut(20)):
        for decision in MINCHIATE.decisions(state):
            view = MINCHIATE.seat_view(state, decision.seat)
            yield state, view, SEARCH.position(view, decision)


@pytest.mark.slow
def test_discards_lead_to_the_deal_that_the_rules_make_of_them() -> None:
    """The candidates are legal and different, that of the rules of thumb is the first, and worlds fit the hands. In the
    true one the others discard as ``regular`` does."""
    regular, seen = companions("minchiate").policies["regular"], set[tuple[bool, bool]]()
    for state, view, position in laid(range(60)):
        actions = SEARCH.actions(position)
        seat, decision = view.seat, next(one for one in view.decisions if one.kind == "discard")
        assert actions[0] == regular(view, decision, Rng(b"discard"))
        assert len(set(actions)) == len(actions)
        true = SEARCH.truth(position, state)
        hidden = position.hidden
        assert all(int(allowed) >> int(place) & 1 for allowed, place in zip(hidden.allowed, true, strict=True))
        assert np.bincount(true, minlength=len(hidden.capacity)).tolist() == hidden.capacity.tolist()
        states, likelihoods = SEARCH.weigh(position, np.concatenate([_placed(position, 8), true[None, :]]))
        assert (likelihoods > -1e29).all()
        done = laying.others_laid(position.laying, states)
        for number, action in enumerate(actions):
            begun = after(state, seat, action)
            while begun.phase == DISCARD:
                asks = MINCHIATE.decisions(begun)[0]
                begun = after(begun, asks.seat, regular(MINCHIATE.seat_view(begun, asks.seat), asks, Rng(b"other")))
            at = laying.own_laid(position.laying, done, seat, number)
            # Kings that everybody has seen are known besides.
            assert np.delete(at[-1], at_.KNOWN_KINGS).tolist() == np.delete(began(begun), at_.KNOWN_KINGS).tolist()
            for world in at:
                held = [laying.held(world, other).bit_count() for other in range(4)]
                assert held == [hand.bit_count() for hand in begun.table.hands] == [21] * 4
        seen.add((bool(position.laying.due), bool(position.laying.short)))
    assert seen >= {(True, False), (False, False), (False, True)}


def test_discards_are_judged_in_the_same_worlds_and_dear_ones_lose() -> None:
    """To lay carte di conto away is seldom the best."""
    seen = Counter[bool]()
    for _, view, position in laid(range(16)):
        if view.public.options["discard_conto"] == "forbidden":
            continue
        found = think(SEARCH, position, 5, BRIEF)
        assert found == think(SEARCH, position, 5, BRIEF)
        size = len(position.laying.choices[0])
        dear = [card for card in view.hand if at_.WORTH[at_.CODE[card]] >= 5][:size]
        if len(dear) == size:
            laying_ = position.laying._replace(choices=(*position.laying.choices, tuple(dear)))
            again = think(SEARCH, position._replace(laying=laying_), 5, msgspec.structs.replace(BRIEF, sure=1e9))
            seen[again.lost[-1] > 0] += 1
    assert seen[True] > 5 * seen[False]


def test_what_a_seat_cannot_see_does_not_change_what_search_receives_for_the_discard() -> None:
    """Two other seats exchange a card of the same suit that nobody has seen."""
    exchanged = 0
    for state, view, _ in laid(range(40)):
        hands, others = list(state.table.hands), [seat for seat in range(4) if seat != view.seat]
        shown = sum(1 << card for _, card in state.setup.up_cards)
        for suit in range(4):
            mine, theirs = (hands[seat] & CARTIGLIE & ~shown & 0x3FFF << 14 * suit for seat in (others[0], others[1]))
            if mine and theirs:
                both = mine & -mine | theirs & -theirs
                hands[others[0]] ^= both
                hands[others[1]] ^= both
                table = msgspec.structs.replace(state.table, hands=tuple(hands))
                swapped = MINCHIATE.seat_view(msgspec.structs.replace(state, table=table), view.seat)
                assert packed(Order(swapped, 1, 0.1)) == packed(Order(view, 1, 0.1))
                exchanged += 1
                break
    assert exchanged > 5


def test_search_compiles_no_function_twice() -> None:
    """A second form of an argument, such as a slice of an array, would be compiled again."""
    for position in (*(one for _, _, one in laid(range(1))), *(one for _, one in asked(2, 20))):
        think(SEARCH, position, 5, BRIEF)
    for function in (playouts.judge, playouts.weigh):
        assert len(function.signatures) == 1  # type: ignore[attr-defined]


@pytest.mark.slow
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
