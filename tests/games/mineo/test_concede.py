"""What a conceded hand is worth: all tricks and cards that remain go to the other side (S61-S84)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.actions import ConcedeDeal, Refusal
from bot.engine.cards import cards_of
from bot.engine.rng import Rng
from bot.games.mineo import GAME
from bot.games.mineo.deck import FUJUTU, SCARTINE, TAKEABLE, mask_of
from bot.games.mineo.events import FujutuSettled, HandConceded, HandScored
from bot.games.mineo.game import decide
from bot.games.mineo.scoring import score_of
from bot.games.mineo.state import PLAY, State, side_of
from tests.games.mineo.play import options, step

SEEDS = 25


def hands(seeds: int, **chosen: object) -> Iterator[tuple[list[State], HandScored | None]]:
    """Yield the states of the first hand of random matches from its first lead on, and its count at the end."""
    for seed in range(seeds):
        rng, state = Rng(f"yield {seed}".encode()), GAME.start(options(**chosen))
        met: list[State] = []
        while not state.match.ends:
            if state.phase == PLAY:
                met.append(state)
            state = step(state, rng)
        end = state.match.ends[0]
        yield met, end if isinstance(end, HandScored) else None


def facts_of(state: State, seat: int) -> tuple[object, ...]:
    verdict = decide(state, None, ConcedeDeal(seat))
    assert not isinstance(verdict, Refusal)
    return verdict


@pytest.mark.parametrize("seat", range(3))
def test_the_count_is_that_of_an_other_side_that_took_all_the_rest(seat: int) -> None:
    seen = 0
    for met, _ in hands(SEEDS):
        for state in met[::7]:
            facts = facts_of(state, seat)
            first, last = facts[0], facts[-1]
            assert isinstance(first, HandConceded)
            assert isinstance(last, HandScored)
            soloist = state.setup.soloist
            side = side_of(soloist, seat)
            assert (first.side, last.conceded) == (1 - side, side)
            piles = [set(cards_of(pile)) for pile in state.tricks.piles]
            rest = set(state.table.cards).union(*(cards_of(hand) for hand in state.table.hands))
            piles[1 - side] |= rest
            for paid in (fact for fact in facts if isinstance(fact, FujutuSettled)):
                if paid.card is not None:
                    piles[paid.side].remove(paid.card)
                    piles[1 - paid.side].add(paid.card)
            hand = last.hand
            assert [hand.soloist_pile, hand.defender_pile] == [mask_of(tuple(pile)) for pile in piles]
            assert sum(map(len, piles)) == 63
            assert side_of(soloist, hand.last_trick_seat) == 1 - side
            assert last.score == score_of(state.match.rules, hand)
            seen += 1
    assert seen > 20


def test_each_aria_and_the_picciotti_of_the_conceding_side_is_a_pigliata() -> None:
    for met, _ in hands(SEEDS):
        for state in met[::5]:
            for seat in range(3):
                last = facts_of(state, seat)[-1]
                assert isinstance(last, HandScored)
                soloist = state.setup.soloist
                owners = {card: who for who in range(3) for card in cards_of(state.table.hands[who])}
                owners |= {card: (state.table.leader + place) % 3 for place, card in enumerate(state.table.cards)}
                side = side_of(soloist, seat)
                due = {c for c, who in owners.items() if TAKEABLE >> c & 1 and side_of(soloist, who) == side}
                new = last.hand.pigliate[len(state.tricks.pigliate) :]
                assert {card for card, _ in new} == due
                assert all(side_of(soloist, who) != side for _, who in new)


def test_who_staked_on_the_last_trick_is_written_down_for_it_when_the_soloist_concedes() -> None:
    seen = 0
    for met, _ in hands(60, rivanto_target="personal", rivanto_eligibility="any_defender"):
        for state in met[:1]:
            if state.setup.rivanto_by >= 0:
                last = facts_of(state, state.setup.soloist)[-1]
                assert isinstance(last, HandScored)
                assert last.hand.last_trick_seat == state.setup.rivanto_by
                assert last.score.jochi.rivanto == (0, 1)
                seen += 1
    assert seen


def test_a_debt_for_the_fujutu_is_settled_with_a_scartina_or_the_fujutu_itself() -> None:
    seen = 0
    for met, _ in hands(SEEDS):
        for state in met:
            if state.tricks.owing < 0:
                continue
            for seat in (state.setup.soloist, (state.setup.soloist + 1) % 3):
                (paid,) = [fact for fact in facts_of(state, seat) if isinstance(fact, FujutuSettled)]
                assert paid.side == state.tricks.owing
                assert paid.card is not None
                assert paid.card == FUJUTU or SCARTINE >> paid.card & 1
                seen += 1
    assert seen


def test_nobody_is_better_off_for_conceding() -> None:
    for met, end in hands(SEEDS):
        for state in met[::6]:
            for seat in range(3):
                last = facts_of(state, seat)[-1]
                assert isinstance(last, HandScored)
                assert end is not None
                assert last.score.payments[seat] <= end.score.payments[seat]
