"""What a conceded deal is worth: all tricks and cards that remain go to the other pair (M64, M89, M95-M126)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.actions import NOT_NOW, ConcedeDeal, Refusal
from bot.engine.rng import Rng
from bot.games.minchiate import GAME
from bot.games.minchiate.deck import MATTO, VALUE, cards_of
from bot.games.minchiate.events import DealConceded, DealScored, Marked, MattoPaid
from bot.games.minchiate.game import decide
from bot.games.minchiate.scoring import rests_for, sheet
from bot.games.minchiate.state import PLAY, State
from tests.games.minchiate.play import options, step


def positions(seeds: int, **chosen: object) -> Iterator[State]:
    """Yield states of the first deal of random matches from its first card on."""
    for seed in range(seeds):
        rng, state = Rng(f"yield {seed}".encode()), GAME.start(options(seat_draw="fixed", **chosen))
        while not state.match.scored:
            if state.phase == PLAY:
                yield state
            state = step(state, rng)


def facts_of(state: State, player: int) -> tuple[object, ...]:
    verdict = decide(state, None, ConcedeDeal(player))
    assert not isinstance(verdict, Refusal)
    return verdict


def test_only_from_the_second_trick_on() -> None:
    for state in positions(2):
        for player in range(4):
            verdict = decide(state, None, ConcedeDeal(player))
            first = state.tricks.number == 1
            assert isinstance(verdict, Refusal) == first
            assert not isinstance(verdict, Refusal) or verdict.code == NOT_NOW


@pytest.mark.parametrize("player", range(4))
def test_the_count_is_that_of_an_other_pair_that_took_all_the_rest(player: int) -> None:
    for number, state in enumerate(positions(3)):
        if state.tricks.number == 1 or number % 7:
            continue
        facts = facts_of(state, player)
        first, last = facts[0], facts[-1]
        assert isinstance(first, DealConceded)
        assert isinstance(last, DealScored)
        side = state.match.seats.index(player) & 1
        assert (first.pair, last.conceded, first.tricks) == (1 - side, side, 22 - state.tricks.number)
        piles = [set(cards_of(pile)) for pile in state.tricks.piles]
        rest = set(state.table.cards).union(*(cards_of(hand) for hand in state.table.hands))
        piles[1 - side] |= rest
        for paid in (fact for fact in facts if isinstance(fact, MattoPaid)):
            piles[paid.pair].remove(paid.card)
            piles[1 - paid.pair].add(paid.card)
        assert sum(map(len, piles)) == 84
        assert last.cards == (len(piles[0]), len(piles[1]))
        won = [state.tricks.won[0] + state.tricks.won[2], state.tricks.won[1] + state.tricks.won[3]]
        won[1 - side] += first.tricks
        assert last.tricks == tuple(won)
        if not won[side]:
            assert last.cappotto == 1 - side
            continue
        rules = state.match.rules
        sheets = [sheet(rules, sum(1 << card for card in piles[p]), last_trick=p != side) for p in (0, 1)]
        assert last.sheets == tuple(sheets)
        gap = sheets[0].total + max(0, last.diff) - sheets[1].total - max(0, -last.diff)
        assert last.final_rests == (max(0, rests_for(gap)), max(0, rests_for(-gap)))


def test_every_carta_di_conto_of_the_conceding_pair_dies_and_none_of_the_others() -> None:
    seen = 0
    for number, state in enumerate(positions(4)):
        if state.tricks.number == 1 or number % 5:
            continue
        marked = [fact for fact in facts_of(state, state.match.seats[1]) if isinstance(fact, Marked)]
        owners = {card: seat for seat in range(4) for card in cards_of(state.table.hands[seat])}
        owners |= {card: (state.table.leader + place) % 4 for place, card in enumerate(state.table.cards)}
        due = {card: VALUE[card] for card, seat in owners.items() if seat & 1 and VALUE[card]}
        assert {fact.cards[0]: fact.points for fact in marked} == due
        assert all((fact.ev, fact.pair, fact.seat) == ("muore", 0, owners[fact.cards[0]]) for fact in marked)
        seen += len(due)
    assert seen > 50


def test_a_debt_for_the_matto_is_paid_from_what_its_pair_has_then() -> None:
    debts = set[bool]()
    for state in positions(60):
        owing = state.tricks.owing
        if owing < 0:
            continue
        for side in (0, 1):
            paid = [fact for fact in facts_of(state, state.match.seats[side]) if isinstance(fact, MattoPaid)]
            has_won = state.tricks.won[owing] + state.tricks.won[owing + 2] > 0
            if side != owing or has_won:
                assert [fact.pair for fact in paid] == [owing]
                assert paid[0].card != MATTO
            else:
                assert not paid, "a pair without a trick has lost by cappotto (M101)"
            debts.add(side == owing)
    assert debts == {True, False}


def test_nobody_is_better_off_for_conceding() -> None:
    """However a deal would have continued, the pair that concedes gets no more rests for it."""
    for seed in range(12):
        rng, state = Rng(f"better {seed}".encode()), GAME.start(options(seat_draw="fixed"))
        met: list[State] = []
        while not state.match.scored:
            if state.phase == PLAY and state.tricks.number > 1 and not rng.below(9):
                met.append(state)
            state = step(state, rng)
        played = state.match.scored[0].balances
        for before in met:
            for player in (before.match.seats[0], before.match.seats[1]):
                last = facts_of(before, player)[-1]
                assert isinstance(last, DealScored)
                assert last.balances[player] <= played[player], (seed, before.tricks.number)
