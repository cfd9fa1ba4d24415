"""Checks that every game must pass. They use only the engine's contract."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from bot.engine.actions import (
    Action,
    Chance,
    Claim,
    ClaimItem,
    ConcedeDeal,
    Decision,
    Forfeit,
    Number,
    Pick,
    Refusal,
    Say,
    Stop,
)
from bot.engine.game import Game, MatchResult, OptionSpec, OptionValue
from bot.engine.rng import Rng
from bot.players.random_answers import at_random

LONGEST = 20_000
"""Steps after which a match is held to be endless."""


class Step(msgspec.Struct, frozen=True):
    """One step of a match: the state before it, who did what, what followed, and the state after it."""

    before: Any
    seat: int | None
    action: Action
    events: tuple[Any, ...]
    after: Any


def defaults(game: Game) -> dict[str, OptionValue]:
    """Return the default options of a game."""
    return {spec.key: spec.default for spec in game.meta.options}


def random_options(game: Game, rng: Rng, among: Iterable[OptionSpec] | None = None) -> dict[str, OptionValue]:
    """Return random values for all options or for those ``among``, with the shortest match, so that a test ends."""
    chosen: dict[str, OptionValue] = {}
    for spec in game.meta.options if among is None else among:
        if spec.span is not None:
            low, high = spec.span
            chosen[spec.key] = low + rng.below(high - low + 1)
        else:
            chosen[spec.key] = rng.choice(spec.values)
    chosen[game.meta.length_option] = min(game.meta.lengths)
    return chosen


def play(
    game: Game,
    options: dict[str, OptionValue],
    seed: bytes,
    answer: Callable[[Any, Decision, Rng], Action] | None = None,
) -> Iterator[Step]:
    """Yield a match step by step, to its end. `answer` chooses the answers; by default they are random."""
    rng = Rng(seed)
    state = game.start(options)
    for _ in range(LONGEST):
        if game.result(state) is not None:
            return
        kind = game.chance(state)
        if kind is not None:
            seat, action = None, Chance(seed=seed + rng.word().to_bytes(8, "big") + kind.encode())
        else:
            decision = _next_question(game, state, rng)
            seat = decision.seat
            if answer is None:
                action = at_random(game.seat_view(state, seat), decision, rng)
            else:
                action = answer(state, decision, rng)
        events = game.decide(state, seat, action)
        assert not isinstance(events, Refusal), (events, seat, action)
        assert events, "an accepted action has consequences"
        after = state
        for event in events:
            after = game.evolve(after, event)
        yield Step(state, seat, action, events, after)
        state = after
    raise AssertionError("the match does not end")


def _next_question(game: Game, state: Any, rng: Rng) -> Decision:
    decisions = game.decisions(state)
    blocking = [decision for decision in decisions if not decision.optional]
    assert blocking, "nothing is asked and nothing is due, yet the match goes on"
    optional = [decision for decision in decisions if decision.optional]
    return rng.choice(optional) if optional and rng.below(3) == 0 else rng.choice(blocking)


def check_questions(game: Game, state: Any) -> None:
    """Check that questions can be answered, come in the order of seats, block at most once per seat, and are the same
    when asked twice."""
    decisions = game.decisions(state)
    assert decisions == game.decisions(state)
    assert [decision.seat for decision in decisions] == sorted(decision.seat for decision in decisions)
    blocking = [decision.seat for decision in decisions if not decision.optional]
    assert len(blocking) == len(set(blocking))
    if game.chance(state) is not None or game.result(state) is not None:
        assert not decisions
        return
    assert blocking
    for decision in decisions:
        assert decision.cards or decision.words or decision.number or decision.claims is not None
        assert len(set(decision.cards)) == len(decision.cards)
        if decision.cards:
            assert 0 <= decision.least <= decision.most <= len(decision.cards)
        if decision.default is not None:
            assert not isinstance(game.decide(state, decision.seat, decision.default), Refusal)


def check_answers(game: Game, state: Any) -> None:
    """Check that every card offered may be played, and that everything else is refused without an exception."""
    players = game.meta.players
    asked = {decision.seat for decision in game.decisions(state)}
    for decision in game.decisions(state):
        if decision.cards and decision.least == decision.most == 1:
            for card in range(-2, len(game.meta.pack.ids) + 2):
                verdict = game.decide(state, decision.seat, Pick((card,)))
                assert isinstance(verdict, Refusal) == (card not in decision.cards), (card, verdict)
        for word in decision.words:
            assert not isinstance(game.decide(state, decision.seat, Say(word.word)), Refusal)
        if decision.number is not None:
            low, high = decision.number
            for value in (low, high):
                assert not isinstance(game.decide(state, decision.seat, Number(value)), Refusal)
            for value in (low - 1, high + 1, -(10**9), 10**9):
                assert isinstance(game.decide(state, decision.seat, Number(value)), Refusal)
    for seat in range(players):
        for action in NONSENSE:
            assert isinstance(game.decide(state, seat, action), Refusal), (seat, action)
        if seat not in asked:
            for action in (Pick((0,)), Pick((1, 2)), Say("pass"), Number(20), Claim(())):
                assert isinstance(game.decide(state, seat, action), Refusal), (seat, action)
    for seat in (-1, players, 99):
        assert isinstance(game.decide(state, seat, Pick((0,))), Refusal)


NONSENSE: tuple[Action, ...] = (
    Pick(()),
    Pick((10**9,)),
    Pick((-1,)),
    Pick((0, 0)),
    Pick(tuple(range(40))),
    Say(""),
    Say("x" * 5000),
    Say("'; DROP TABLE events; --"),
    Number(-(2**63)),
    Claim((ClaimItem("nonsense", (1, 2, 3)),)),
    Claim((ClaimItem("", ()), ClaimItem("", ()))),
    Chance(seed=b"not yours"),
    Stop(),
    Forfeit(0),
    ConcedeDeal(0),
)


def check_storage(game: Game, steps: list[Step]) -> None:
    """Check that every event survives JSON, and that folding the stored events gives the same state."""
    if not steps:
        return
    state = steps[0].before
    by_tag = {str(kind.__struct_config__.tag): kind for kind in game.events}
    for step in steps:
        for event in step.events:
            tag = str(type(event).__struct_config__.tag)
            again = msgspec.json.decode(msgspec.json.encode(event), type=by_tag[tag])
            assert again == event
            state = game.evolve(state, again)
        assert state == game.fold(step.before, step.events) == step.after


def check_views(game: Game, state: Any) -> None:
    """Check that the public view holds no hidden hand, and that a seat sees its own hand and its own questions."""
    public = game.view(state)
    assert len(public.seats) == game.meta.players
    assert sorted(info.player for info in public.seats) == list(range(game.meta.players))
    assert tuple(info.player for info in public.seats) == game.seating(state)
    for zone in public.zones:
        assert not zone.private
        assert zone.count >= len(zone.cards)
    for seat in range(game.meta.players):
        view = game.seat_view(state, seat)
        assert view.public == public
        assert len(view.hand) == public.seats[seat].hand_count
        assert all(decision.seat == seat for decision in view.decisions)


def check_result(game: Game, state: Any) -> MatchResult:
    """Check that a finished match has a balance and a place for each player, and that a better balance never has a
    worse place."""
    result = game.result(state)
    assert result is not None
    assert len(result.balances) == len(result.places) == game.meta.players
    for one, place in zip(result.balances, result.places, strict=True):
        assert place == 1 + sum(other > one for other in result.balances)
    return result
