"""Search in Chinze: the compiled play equals the rules, worlds agree with what a seat has seen, and the last tricks are
looked through whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Pick
from bot.engine.cards import cards_of, mask_of
from bot.engine.compiled import seeded
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.chinze.deck import BAGATTO, MATTO, suit_card, trump
from bot.games.chinze.declare import open_melds
from bot.games.chinze.events import CardPlayed, FoolExchanged, MeldAnnounced
from bot.games.chinze.options import Rules, read
from bot.games.chinze.play import legal_mask
from bot.games.chinze.player.endgame import End, best_lead
from bot.games.chinze.search import endgame, ending, kernel
from bot.games.chinze.search import layout as at_
from bot.games.chinze.search.adapter import LATE, SEARCH
from bot.games.chinze.state import EXCHANGE, PLAY, State
from bot.games.registry import companions, game
from bot.players.random_answers import at_random
from bot.players.search.players import Cheat, Master
from bot.players.search.think import Budget, sampled, think
from bot.players.search.worlds import worlds
from tests.selection import exhaustive
from tests.support.conformance import Step, defaults, play, random_options

CHINZE = game("chinze")
BRIEF = Budget(worlds=16, batch=8)
HIDDEN_PLAY = -1000.0
"""Logarithms of likelihoods below it are those of worlds that the replies seen contradict."""


def deals(seed: int, *, sensible: bool = False, **chosen: Any) -> Iterator[Step]:
    """Play a match under random options, by random players or by rules of thumb."""
    rng = Rng(f"search {seed}".encode())
    options = {**random_options(CHINZE, rng), **chosen}
    regular = companions("chinze").policies["regular"]

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        view = CHINZE.seat_view(state, decision.seat)
        if decision.claims and rng.below(3):
            return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims))
        return regular(view, decision, rng) if sensible else at_random(view, decision, rng)

    return play(CHINZE, options, f"search {seed}".encode(), answer)


def began(state: State) -> np.ndarray:
    """Return the compiled position of a hand before its first card."""
    at = np.zeros(at_.SIZE_OF, np.int64)
    codes = at_.codes_of(state.match.rules.strength)
    for seat in range(2):
        at[at_.LOW + seat], at[at_.HIGH + seat] = at_.masks(codes, cards_of(state.table.hands[seat]))
    at[at_.TURN] = at[at_.LEADER] = state.table.leader
    at[at_.LEAD] = at[at_.FOOL_BY] = -1
    at[at_.NUMBER] = 1
    at[at_.TALON :] = [codes[card] for card in state.setup.talon]
    return at


def agree(at: np.ndarray, rules: np.ndarray, state: State) -> None:
    """Compare a compiled position with a state of the rules."""
    codes = at_.codes_of(state.match.rules.strength)
    table, tricks = state.table, state.tricks
    assert (at[at_.TURN], at[at_.NUMBER], at[at_.DRAWN]) == (table.turn, tricks.number, tricks.taken)
    assert at[at_.LEAD] == (codes[table.lead] if table.lead >= 0 else -1)
    assert (at[at_.FOOL_BY], bool(at[at_.OWING])) == (tricks.fool, tricks.owing)
    for seat in range(2):
        assert (at[at_.LOW + seat], at[at_.HIGH + seat]) == at_.masks(codes, cards_of(table.hands[seat]))
        assert (at[at_.SEEN_LOW + seat], at[at_.SEEN_HIGH + seat]) == at_.masks(codes, cards_of(table.known[seat]))
        assert at[at_.MELDS + seat] == state.melds.points[seat]
        assert at[at_.CARDS + seat] == tricks.piles[seat].bit_count()
    legal = legal_mask(state.match.rules, table.lead, table.hands[table.turn])
    assert tuple(kernel.legal(at, rules)) == at_.masks(codes, cards_of(legal))
    melds = open_melds(state)
    assert kernel.pending(at, rules) == bool(melds)
    assert kernel.announce(at.copy(), rules) == sum(meld.points for meld in melds)


def compared(seed: int) -> int:
    """Play the hands of a match with the rules and compiled side by side; return the number of cards compared."""
    at, rules, cards = np.zeros(0), np.zeros(0), 0
    for step in deals(seed):
        before = step.before
        if before.phase not in (PLAY, EXCHANGE):
            continue
        codes = at_.codes_of(before.match.rules.strength)
        if before.phase == EXCHANGE:
            assert at[at_.DUE]
            captured = at_.masks(codes, cards_of(before.tricks.due))
            if before.tricks.number > at_.LAST_TRICK:
                assert (at[at_.AFTER_LOW], at[at_.AFTER_HIGH]) == captured
        else:
            if before.tricks.number == 1 and before.table.lead < 0 and not before.melds.announced:
                at, rules = began(before), at_.options_of(before.match.rules)
            assert not at[at_.DUE]
            agree(at, rules, before)
        for event in step.events:
            if isinstance(event, MeldAnnounced):
                assert kernel.show(at, rules, event.seat, *at_.masks(codes, event.meld.cards)) == event.meld.points
            elif isinstance(event, CardPlayed):
                kernel.play(at, rules, codes[event.card])
                cards += 1
            elif isinstance(event, FoolExchanged):
                kernel.give(at, rules, codes[event.card])
        if len(step.after.match.scored) > len(before.match.scored):
            scored = step.after.match.scored[-1]
            assert tuple(kernel.total(at, rules, seat) for seat in (0, 1)) == scored.total
            assert (at[at_.LAST], at[at_.LAST + 1]) == scored.urtimo
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


def questions(seed: int, every: int, **chosen: Any) -> Iterator[tuple[State, SeatView, Any]]:
    """Return the states, views and positions of some questions of a match, played sensibly or not."""
    for number, step in enumerate(deals(seed, sensible=seed % 2 == 0, **chosen)):
        if step.before.phase == PLAY and isinstance(step.action, Pick) and number % every == 0:
            assert step.seat is not None
            view = CHINZE.seat_view(step.before, step.seat)
            position = SEARCH.position(view, view.decisions[0])
            if position is not None:
                yield step.before, view, position


def drawn(position: Any, count: int, seed: int) -> np.ndarray:
    """Return some worlds of a position, as places of its hidden cards."""
    hidden = position.hidden
    placed = np.zeros((count, len(hidden.cards)), np.int64)
    made = worlds(hidden.allowed, hidden.likely, hidden.capacity, hidden.needs, hidden.special, 8, placed, seeded(seed))
    assert made == count
    return placed


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.exhaustive) for seed in range(240)])
def test_worlds_allow_the_play_seen_and_the_true_hand_is_one_of_them(seed: int) -> None:
    asked = 0
    for state, _, position in questions(seed, 5):
        hidden, codes = position.hidden, at_.codes_of(state.match.rules.strength)
        true = SEARCH.truth(position, state)
        assert all(int(allowed) >> int(place) & 1 for allowed, place in zip(hidden.allowed, true, strict=True))
        assert np.bincount(true, minlength=len(hidden.capacity)).tolist() == hidden.capacity.tolist()
        states, likelihoods = SEARCH.weigh(position, np.concatenate([drawn(position, 24, seed), true[None, :]]))
        assert likelihoods[-1] > HIDDEN_PLAY
        assert states[-1][at_.TALON + state.tricks.taken :].tolist() == [
            codes[card] for card in state.setup.talon[state.tricks.taken :]
        ]
        agree(states[-1], position.rules, state)
        for world in states:
            for seat, hand in enumerate(state.table.hands):
                held = int(world[at_.LOW + seat]).bit_count() + int(world[at_.HIGH + seat]).bit_count()
                assert held == hand.bit_count()
                known = at_.masks(codes, cards_of(state.table.known[seat]))
                assert not known[0] & ~world[at_.LOW + seat]
                assert not known[1] & ~world[at_.HIGH + seat]
        asked += 1
    assert asked


def test_a_world_with_a_card_that_a_reply_denied_is_not_used() -> None:
    """A card that the other seat has shown not to hold lies in the talon, until it draws unseen cards."""
    barred = 0
    for _, _, position in questions(3, 1, draw_shown=True, overtrump="trump_led"):
        hidden = position.hidden
        barred += int((~hidden.allowed & 1).sum())
        for row in drawn(position, 8, 3):
            assert (hidden.allowed >> row & 1).all()
    assert barred


def test_likely_worlds_are_drawn_more_often_than_unlikely_ones() -> None:
    """The mean likelihood of the worlds kept lies above that of all worlds drawn."""
    for _, _, position in list(questions(2, 3, draw_shown=True))[4:8]:
        plain = SEARCH.weigh(position, drawn(position, 64, 9))[1]
        states = sampled(SEARCH, position, 3, 0, 64, Budget(trust=1.0))
        kept = SEARCH.weigh(position, _back(position, states))[1]
        assert kept.mean() > plain.mean()


def _back(position: Any, states: np.ndarray) -> np.ndarray:
    """Return where the hidden cards lie in some states."""
    codes = {card: code for code, card in enumerate(position.card)}
    placed = np.zeros((len(states), len(position.hidden.cards)), np.int64)
    for row, state in enumerate(states):
        places = {int(code): place + 1 for place, code in enumerate(state[at_.TALON + state[at_.DRAWN] :])}
        for number, card in enumerate(position.hidden.cards.tolist()):
            placed[row, number] = places.get(codes[card], 0)
    return placed


def best(at: np.ndarray, rules: np.ndarray) -> int:
    """Return the points, seat 0 less seat 1, of a hand that both play best, by trying everything."""
    if at[at_.NUMBER] > at_.LAST_TRICK:
        return kernel.total(at, rules, 0) - kernel.total(at, rules, 1)
    found = [best(after, rules) for after in following(at, rules).values()]
    return max(found) if at[at_.TURN] == 0 else min(found)


def following(at: np.ndarray, rules: np.ndarray) -> dict[int, np.ndarray]:
    """Return the position after each legal card; the cheapest card is given for the Matto."""
    low, high = kernel.legal(at, rules)
    found: dict[int, np.ndarray] = {}
    for code in range(at_.FOOL_CODE + 1):
        if (low >> code if code < 56 else high >> (code - 56)) & 1:
            after = at.copy()
            kernel.play(after, rules, code)
            if after[at_.DUE]:
                kernel.give(after, rules, kernel.cheapest(after, rules))
            found[code] = after
    return found


def test_the_search_of_the_last_tricks_finds_what_trying_everything_finds() -> None:
    """Both count thirds of points, so they differ by the rounding of the cards at most (C16)."""
    room, tried = endgame.Table(10), 0
    for seed in range(30 if exhaustive() else 4):
        for step in deals(seed):
            before = step.before
            if before.phase != PLAY or before.tricks.number < 36 or not isinstance(step.action, Pick):
                continue
            view = CHINZE.seat_view(before, before.table.turn)
            position = SEARCH.position(view, view.decisions[0])
            if position is None:
                continue
            at = SEARCH.weigh(position, np.zeros((1, 0), np.int64))[0][0]
            after = following(at, position.rules)
            moves = np.array(sorted(after), np.int64)
            out = np.zeros(len(moves))
            assert endgame.results(
                at, position.rules, moves, 1 << 40, room.cards, room.numbers, room.stack, room.keys, room.found, out
            )
            side = 1 if at[at_.TURN] == 0 else -1
            for move, points in zip(moves, out, strict=True):
                assert abs(points - side * best(after[int(move)], position.rules)) < 0.9
            if at[at_.LEAD] < 0:
                thirds = endgame.settled(
                    at, position.rules, room.cards, room.numbers, room.stack, room.keys, room.found
                )
                assert thirds == round(3 * side * out.max())
            tried += 1
    assert tried > 50


def test_the_last_trick_counts_under_every_option_as_by_the_rules() -> None:
    """Matches that are played seldom end with the Bagatto and the Matto, and an option may count only then."""
    room = endgame.Table(10)
    specs = [one for one in CHINZE.meta.options if one.key != CHINZE.meta.length_option]
    asked = [(spec.key, value) for spec in specs for value in spec.values or spec.span or ()]
    special = (BAGATTO, MATTO, trump(20), trump(21), suit_card(0, 0), suit_card(0, 13), suit_card(1, 4))
    for (key, value), (lead, reply) in product(asked, permutations(special, 2)):
        options = read({**defaults(CHINZE), key: value})
        rules, codes = at_.options_of(options), at_.codes_of(options.strength)
        at = np.zeros(at_.SIZE_OF, np.int64)
        for seat, card in enumerate((lead, reply)):
            at[at_.LOW + seat], at[at_.HIGH + seat] = at_.masks(codes, [card])
        at[at_.LEAD] = at[at_.FOOL_BY] = -1
        at[at_.NUMBER], at[at_.DRAWN] = at_.LAST_TRICK, at_.TALON_SIZE
        thirds = endgame.settled(at, rules, room.cards, room.numbers, room.stack, room.keys, room.found)
        case = f"{key} {value}: {CHINZE.meta.pack.names([lead, reply])}"
        assert abs(thirds / 3 - best(at, rules)) < 0.9, f"search/ending.py or endgame.py does not count {case}"
        found, _ = best_lead(options, End(mask_of([lead]), mask_of([reply]), 0))
        assert abs(found - thirds / 3) < 0.9, f"player/endgame.py does not count {case}"


def test_a_search_of_the_last_tricks_that_takes_too_long_says_so() -> None:
    room = endgame.Table(10)
    rules = at_.options_of(Rules())
    for step in deals(2, sensible=True):
        if step.before.phase == PLAY and step.before.tricks.number == 30 and isinstance(step.action, Pick):
            view = CHINZE.seat_view(step.before, step.before.table.turn)
            position = SEARCH.position(view, view.decisions[0])
            assert position is not None
            at = SEARCH.weigh(position, np.zeros((1, 0), np.int64))[0][0]
            out = np.zeros(len(position.moves))
            arguments = (room.cards, room.numbers, room.stack, room.keys, room.found, out)
            assert not endgame.results(at, rules, position.moves, 20, *arguments)
            assert room.cards[ending.NODES] < 40
            return
    raise AssertionError("no question in trick 30")


def test_playouts_judge_the_last_draws_and_exact_results_the_tricks_after_them() -> None:
    """What does not depend on the world is known after the first batch, and is not judged again."""
    budget = Budget(worlds=64, batch=16)
    judged = {"policy": 0, "playouts": 0, "exact": 0}
    for state, _, position in questions(2, 4):
        talon = at_.TALON_SIZE - state.tricks.taken
        by = "policy" if talon > LATE else "playouts" if talon else "exact"
        if len(position.moves) < 2 or judged[by] > 3 or (by == "exact" and state.tricks.number < 32):
            continue
        states = sampled(SEARCH, position, 3, 0, 16, budget)
        points = SEARCH.judge(position, states, np.arange(len(position.moves)), 3, 0)
        found = think(SEARCH, position, 3, budget)
        if by == "playouts":
            assert (points != points[0]).any()
        else:
            assert (points == points[0]).all()
            assert set(found.worlds) == {16}
            assert found.best == points[0].argmax()
        judged[by] += 1
    assert min(judged.values()) > 1


SEED = (1 << 64) - 1
"""The greatest seed that a duel gives: more than a compiled function takes."""


def test_the_same_view_and_seed_give_the_same_legal_answer() -> None:
    master = Master(BRIEF)
    asked = 0
    for step in deals(5, sensible=True):
        if step.before.phase != PLAY or not isinstance(step.action, Pick) or step.before.tricks.number % 4:
            continue
        assert step.seat is not None
        view = CHINZE.seat_view(step.before, step.seat)
        answer = master.decide(CHINZE, view, SEED)
        assert answer == Master(BRIEF).decide(CHINZE, view, SEED)
        assert isinstance(answer, Pick)
        assert answer.cards[0] in view.decisions[0].cards
        asked += 1
    assert asked > 10


def test_melds_are_announced_and_the_card_for_the_matto_given_as_rules_of_thumb_do() -> None:
    kinds = set[str]()
    for seed in range(6):
        for step in play(CHINZE, defaults(CHINZE), f"other questions {seed}".encode()):
            if step.seat is None:
                continue
            view = CHINZE.seat_view(step.before, step.seat)
            if view.decisions[0].kind in ("lead", "play"):
                continue
            answer = Master(BRIEF).decide(CHINZE, view, 3)
            regular = companions("chinze").policies["regular"]
            assert answer == regular(view, view.decisions[0], Rng((3).to_bytes(8, "big")))
            kinds.add(view.decisions[0].kind)
    assert kinds >= {"cut", "meld-lead", "exchange"}


@pytest.mark.slow
def test_a_search_that_sees_all_hands_wins_more() -> None:
    """A master against rules of thumb gains more than the noise of some mirrored hands, and so does the cheat."""
    for player in (Master(BRIEF), Cheat(BRIEF)):
        assert sum(_points(player, number, seat) for number in range(4) for seat in (0, 1)) > 0


def _points(player: Any, number: int, seat: int) -> int:
    regular = companions("chinze").policies["regular"]

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        view = CHINZE.seat_view(state, decision.seat)
        if decision.number is not None or decision.seat != seat:
            return regular(view, decision, Rng(b"same"))
        if isinstance(player, Cheat):
            return player.decide_seeing(CHINZE, state, view, 5)
        return player.decide(CHINZE, view, 5)

    *_, last = play(CHINZE, defaults(CHINZE), f"strength {number}".encode(), answer)
    one, other = last.after.match.totals
    return one - other if seat == 0 else other - one
