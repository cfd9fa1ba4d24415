"""From an action to the facts that follow, or a refusal. Total: no action of any shape raises."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Chance, Claim, Forfeit, Number, Pick, Refusal, Say, Stop, Yield
from bot.engine.cards import Card
from bot.games.minchiate import concede, deal, declare, match, trick
from bot.games.minchiate.events import Event
from bot.games.minchiate.pack import SIZE
from bot.games.minchiate.state import DISCARD, DRAW, ENDED, OVER, PLAY, SHUFFLE, State

Outcome = tuple[Event, ...] | Refusal

SEATS = (0, 1, 2, 3)


def decide(state: State, seat: Any, action: Any) -> Outcome:
    """The facts that follow from ``action``, at least one; or why not. ``seat`` is None for the table itself."""
    kind: Any = action.__class__
    if kind is Pick:
        cards: tuple[Any, ...] = action.cards
        if state.phase == PLAY and type(cards) is tuple and len(cards) == 1:
            card = cards[0]
            if type(card) is int and 0 <= card < SIZE:
                return trick.play(state, seat, card)
        if type(seat) is not int or seat not in SEATS:
            return Refusal("minchiate-no-such-seat", {}, "M29")
        return _pick(state, seat, cards)
    if kind is Chance or kind is Stop or kind is Forfeit or kind is Yield:
        if seat is not None:
            return Refusal("minchiate-table-only", {}, "M29")
        if kind is Chance:
            return match.chance(state, action)
        if kind is Yield:
            return concede.concede(state, action)
        return match.stop(state) if kind is Stop else match.forfeit(state, action)
    if type(seat) is not int or seat not in SEATS:
        return Refusal("minchiate-no-such-seat", {}, "M29")
    if kind is Number and type(action.value) is int:
        return deal.cut(state, seat, action.value)
    if kind is Say:
        return _say(state, seat, action.word)
    if kind is Claim:
        return declare.claim(state, seat, action.items, trick.gather)
    return Refusal("minchiate-bad-action", {}, "M29")


def _pick(state: State, seat: int, chosen: tuple[Card, ...]) -> Outcome:
    if type(chosen) is not tuple:
        return Refusal("minchiate-bad-action", {}, "M77")
    for card in chosen:
        if type(card) is not int or not 0 <= card < SIZE:
            return Refusal("minchiate-no-such-card", {}, "M2")
    if state.phase == PLAY:
        return Refusal("minchiate-one-card", {}, "M77")
    if state.phase == DISCARD:
        return deal.discard(state, seat, chosen)
    if state.phase in (DRAW, SHUFFLE, OVER):
        return Refusal("minchiate-no-deal-yet", {}, "M76")
    if state.phase == ENDED:
        return Refusal("minchiate-match-over", {}, "M36")
    return Refusal("minchiate-no-play-now", {}, "M76")


def _say(state: State, seat: int, word: Any) -> Outcome:
    if word == "deal":
        return deal.end_peek(state, seat)
    if word == "fall":
        return trick.fall(state, seat)
    return Refusal("minchiate-nothing-to-say", {}, "M43")
