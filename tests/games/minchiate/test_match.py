"""Seats, giri, sets, stopping and leaving (M29-M37, M126-M132)."""

from __future__ import annotations

import pytest

from bot.engine.actions import Chance, Forfeit, Pick, Refusal, Stop
from bot.engine.rng import Rng
from bot.games.minchiate import GAME
from bot.games.minchiate.events import PackShuffled
from bot.games.minchiate.game import decide, draw
from bot.games.minchiate.options import read
from bot.games.minchiate.state import State
from tests.games.minchiate.cards import cards, ids
from tests.games.minchiate.play import do, options, random_match, step


def after_deals(state: State, deals: int, seed: bytes = b"deals") -> State:
    """Return the match after this many finished games."""
    rng = Rng(seed)
    while state.match.played < deals:
        state = step(state, rng)
    return state


def spread(top: str) -> tuple[int, ...]:
    """Return a whole deck that begins with these cards."""
    first = cards(top)
    return (*first, *(card for card in range(97) if card not in first))


def test_m31_and_m32_ties_and_the_matto() -> None:
    rules = read(options())
    fact = draw(rules, Rng(b""), spread("C14 D14 M00 T01 S05 C02 D03"))
    assert fact.order == (2, 0, 1, 3)
    assert [[(drawn.player, ids((drawn.card,)), drawn.valid) for drawn in group] for group in fact.rounds] == [
        [(0, "C14", True), (1, "D14", True), (2, "M00", False), (2, "T01", True), (3, "S05", True)],
        [(0, "C02", True), (1, "D03", True)],
    ]
    assert fact.seating == (2, 1, 0, 3), "M33: P1 south, P3 east, P2 north, P4 west"


@pytest.mark.parametrize("kind", ["cards", "random"])
def test_m30_drawing_is_due_first_and_seats_everybody(kind: str) -> None:
    state = GAME.start(options(seat_draw=kind))
    assert GAME.chance(state) == "draw"
    seatings = {GAME.seating(do(state, None, Chance(str(seed).encode()))) for seed in range(30)}
    assert len(seatings) > 5
    assert all(sorted(seating) == [0, 1, 2, 3] for seating in seatings)
    assert GAME.chance(do(state, None, Chance(b"x"))) == "shuffle"


def test_t92_m35_a_full_set_rotates_partners_and_dealers() -> None:
    state = GAME.start(options(seat_draw="fixed"))
    assert GAME.chance(state) == "shuffle"
    rng = Rng(b"set")
    deals: list[tuple[int, tuple[int, ...]]] = []
    while GAME.result(state) is None:
        before = state.setup.deal
        state = step(state, rng)
        if state.setup.deal != before:
            deals.append((state.setup.dealer, GAME.seating(state)))
    one, two, three, four = 0, 2, 1, 3
    assert [dealer for dealer, _ in deals] == [0, 1, 2, 3] * 3
    assert {seating for _, seating in deals[:4]} == {(one, three, two, four)}
    assert {seating for _, seating in deals[4:8]} == {(one, two, three, four)}
    assert {seating for _, seating in deals[8:]} == {(one, two, four, three)}
    result = GAME.result(state)
    assert result is not None
    assert (result.deals, result.complete, sum(result.balances)) == (12, True, 0)
    totals = [sum(scored.balances[player] for scored in state.match.scored) for player in range(4)]
    assert list(result.balances) == totals
    best = max(result.balances)
    assert [place == 1 for place in result.places] == [balance == best for balance in result.balances]


@pytest.mark.parametrize("length", [4, 1])
def test_m132_shorter_sets_keep_the_seating(length: int) -> None:
    state = random_match(options(set_length=length), b"short")
    result = GAME.result(state)
    assert result is not None
    assert (result.deals, result.complete) == (length, True)
    assert {scored.seating for scored in state.match.scored} == {GAME.seating(state)}
    assert GAME.chance(state) is None
    assert GAME.decisions(state) == ()


def test_m37_the_next_game_starts_at_zero() -> None:
    state = after_deals(GAME.start(options(seat_draw="fixed")), 1)
    assert GAME.view(state).deal_over
    assert GAME.chance(state) == "shuffle"
    state = do(state, None, Chance(b"next"))
    assert (state.tally.raw, state.tally.paid, state.tricks.number, state.setup.dealer) == ((0, 0), (0, 0), 1, 1)


def stopped(
    played: int, *, in_progress: bool = False, **chosen: object
) -> tuple[tuple[int, ...], tuple[int, ...], State]:
    """Return the balances before and after stopping a match after this many games, and the state."""
    state = after_deals(GAME.start(options(seat_draw="fixed", **chosen)), played)
    before = state.match.balances
    if in_progress:
        rng = Rng(b"void")
        state = do(state, None, Chance(b"one more"))
        for _ in range(60):
            state = step(state, rng)
        assert state.match.played == played
    after = do(state, None, Stop())
    return before, after.match.balances, after


@pytest.mark.parametrize(
    ("played", "in_progress", "gain"),
    [(0, False, 0), (0, True, 0), (1, False, -2), (1, True, -2), (2, False, 0), (3, True, -2), (4, False, 0)],
)
def test_m128_and_m129_stopping(played: int, in_progress: bool, gain: int) -> None:
    before, after, state = stopped(played, in_progress=in_progress)
    assert [new - old for old, new in zip(before, after, strict=True)] == [gain, -gain, gain, -gain]
    result = GAME.result(state)
    assert result is not None
    assert (result.complete, result.deals) == (False, played)
    assert isinstance(decide(state, None, Stop()), Refusal)
    assert isinstance(decide(state, None, Chance(b"x")), Refusal)
    assert isinstance(decide(state, 0, Pick((0,))), Refusal)


def test_m128_none() -> None:
    before, after, _ = stopped(1, unfinished_giro="none")
    assert before == after


def test_m128_a_single_game_is_no_giro() -> None:
    _, after, _ = stopped(0, in_progress=True, set_length=1)
    assert after == (0, 0, 0, 0)


def test_m130_leaving() -> None:
    state = do(GAME.start(options(seat_draw="fixed", abandon="forfeit")), None, Chance(b"deal"))
    gone = do(state, None, Forfeit(1))
    assert gone.match.balances == (2, -4, 2, 0)
    assert GAME.decisions(gone) == GAME.decisions(state), "the match goes on"
    for action in (Forfeit(1), Forfeit(4), Forfeit(-1)):
        assert isinstance(decide(gone, None, action), Refusal)
    staying = GAME.start(options())
    verdict = decide(staying, None, Forfeit(1))
    assert isinstance(verdict, Refusal)
    assert verdict.rule == "M130"


def test_only_the_table_sends_chance_stop_and_forfeit() -> None:
    state = GAME.start(options(abandon="forfeit"))
    for action in (Chance(b"x"), Stop(), Forfeit(0)):
        verdict = decide(state, 0, action)
        assert isinstance(verdict, Refusal)
        assert verdict.code == "minchiate-table-only"


def test_the_shuffle_comes_from_the_seed_alone() -> None:
    state = GAME.start(options(seat_draw="fixed"))
    (one,) = decide(state, None, Chance(b"seed"))
    (two,) = decide(state, None, Chance(b"seed"))
    (other,) = decide(state, None, Chance(b"other"))
    assert isinstance(one, PackShuffled)
    assert one == two
    assert one != other
