"""What a conceded hand is worth: all tricks and cards that remain go to the other side (T49-T62)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.actions import ConcedeDeal, Refusal
from bot.games.terziglio import GAME
from bot.games.terziglio.deck import MATTO, MATTO_BIT, cards_of
from bot.games.terziglio.events import DealConceded, DealScored, FoolPaid
from bot.games.terziglio.facts import evolve, with_rest
from bot.games.terziglio.game import decide
from bot.games.terziglio.play import payable
from bot.games.terziglio.scoring import FLAT, LAST_TRICK, fool_case
from bot.games.terziglio.state import PLAY, TRICKS, State
from tests.games.terziglio.play import options
from tests.support.conformance import play

SEEDS = 30


def positions(seeds: int, every: int, **chosen: object) -> Iterator[State]:
    """Yield states of random matches from the first lead on."""
    for seed in range(seeds):
        chosen_options = dict(options(hands_per_game=1, **chosen))
        for number, step in enumerate(play(GAME, chosen_options, f"yield {seed}".encode())):
            if step.after.phase == PLAY and number % every == 0:
                yield step.after


def facts_of(state: State, seat: int) -> tuple[object, ...]:
    verdict = decide(state, None, ConcedeDeal(seat))
    assert not isinstance(verdict, Refusal)
    return verdict


@pytest.mark.parametrize("seat", range(3))
def test_the_count_is_that_of_an_other_side_that_took_all_the_rest(seat: int) -> None:
    seen = 0
    for state in positions(SEEDS, 7):
        facts = facts_of(state, seat)
        first, last = facts[0], facts[-1]
        assert isinstance(first, DealConceded)
        assert isinstance(last, DealScored)
        side = state.setup.side(seat)
        assert (first.side, last.conceded) == (1 - side, side)
        assert sum(map(len, last.piles)) == 62
        rest = set(state.table.cards).union(*(cards_of(hand) for hand in state.table.hands))
        given = {fact.card for fact in facts if isinstance(fact, FoolPaid)}
        assert rest - given <= set(last.piles[1 - side])
        own = set(cards_of(state.tricks.piles[side]))
        assert own - given <= set(last.piles[side])
        assert [sheet.last for sheet in last.sheets] == [0 if n == side else LAST_TRICK for n in (0, 1)]
        assert [sheet.trick_bonus for sheet in last.sheets] == list(state.tricks.bonus), "nobody laid them together"
        alone = state.tricks.won[state.setup.declarer]
        won = [alone, sum(state.tricks.won) - alone]
        won[1 - side] += TRICKS - sum(won)
        assert list(last.tricks) == won
        if last.winner == 1 - side and not won[side]:
            assert last.game_points >= FLAT
        seen += 1
    assert seen > 30


def test_the_fool_goes_with_the_cards_or_is_paid_for_or_lost() -> None:
    cases = set[tuple[str, bool]]()
    for state in positions(SEEDS, 3):
        for seat in (state.setup.declarer, (state.setup.declarer + 1) % 3):
            facts, side = facts_of(state, seat), state.setup.side(seat)
            last = facts[-1]
            assert isinstance(last, DealScored)
            paid = [fact for fact in facts if isinstance(fact, FoolPaid)]
            where = 0 if MATTO in last.piles[0] else 1
            after = with_rest(state.tricks, state.table, 1 - side)
            case = fool_case(state.setup, after)
            cases.add((case, bool(paid)))
            assert bool(paid) == (case == "pay")
            if case == "none":
                laid_away = MATTO in (*state.setup.discards, *state.setup.stock)
                assert laid_away or where == 1 - side, "it is among the cards that are given up"
            elif case == "lost":
                assert where == 1 - state.setup.side(state.tricks.fool_seat)
            else:
                assert where == state.setup.side(state.tricks.fool_seat)
            if paid:
                moved = evolve(state, facts[0])
                moved_tricks = moved.tricks
                assert not moved_tricks.piles[0] & MATTO_BIT
                payer_side = state.setup.side(state.tricks.fool_seat)
                assert paid[0].card in last.piles[1 - payer_side]
                assert paid[0].card != MATTO
                assert payable(_asking(moved))[0] >> paid[0].card & 1
    assert {"none", "same", "pay"} <= {case for case, _ in cases}


def _asking(state: State) -> State:
    from msgspec.structs import replace

    return replace(state, tricks=replace(state.tricks, payer=state.tricks.fool_seat))


@pytest.mark.parametrize("contract", ["play", "solo"])
def test_stock_and_discard_are_counted_as_ever(contract: str) -> None:
    seen = 0
    for state in positions(80, 9):
        setup = state.setup
        if setup.contract != contract:
            continue
        hidden = set(setup.discards if contract == "play" else setup.stock)
        for seat in range(3):
            last = facts_of(state, seat)[-1]
            assert isinstance(last, DealScored)
            assert hidden <= set(last.piles[0]) | set(last.piles[1])
            seen += 1
    assert seen
