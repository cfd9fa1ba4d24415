"""From an action to the facts that follow, or a refusal. Total: no action of any shape raises."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Chance, Claim, Forfeit, Pick, Refusal, Say, Stop, Yield
from bot.engine.cards import Card
from bot.games.terziglio import auction, concede, declare, match, trick
from bot.games.terziglio.events import Event
from bot.games.terziglio.pack import SIZE
from bot.games.terziglio.state import DISCARD, DRAW, ENDED, OVER, PAY, PLAY, SHUFFLE, State

Outcome = tuple[Event, ...] | Refusal

SEATS = (0, 1, 2)


def decide(state: State, seat: Any, action: Any) -> Outcome:
    """The facts that follow from ``action``, at least one; or why not. ``seat`` is None for the table itself."""
    kind: Any = action.__class__
    if kind is Chance or kind is Stop or kind is Forfeit or kind is Yield:
        if seat is not None:
            return Refusal("terziglio-table-only", {}, "T9")
        if kind is Forfeit:
            return Refusal("terziglio-no-forfeit", {}, "T63")
        if kind is Yield:
            return concede.concede(state, action)
        return match.chance(state, action) if kind is Chance else match.stop(state)
    if type(seat) is not int or seat not in SEATS:
        return Refusal("terziglio-no-such-seat", {}, "T1")
    if kind is Pick:
        return _pick(state, seat, action.cards)
    if kind is Say:
        return auction.call(state, seat, action.word)
    if kind is Claim:
        return declare.claim(state, seat, action.items)
    return Refusal("terziglio-bad-action", {}, "T65")


def _pick(state: State, seat: int, chosen: tuple[Card, ...]) -> Outcome:
    if type(chosen) is not tuple:
        return Refusal("terziglio-bad-action", {}, "T65")
    for card in chosen:
        if type(card) is not int or not 0 <= card < SIZE:
            return Refusal("terziglio-no-such-card", {}, "T2")
    phase = state.phase
    if phase == PLAY:
        return trick.play(state, seat, chosen[0]) if len(chosen) == 1 else Refusal("terziglio-one-card", {}, "T41")
    if phase == DISCARD:
        return auction.discard(state, seat, chosen)
    if phase == PAY:
        return trick.pay(state, seat, chosen)
    if phase in (DRAW, SHUFFLE, OVER):
        return Refusal("terziglio-no-deal-yet", {}, "T10")
    if phase == ENDED:
        return Refusal("terziglio-match-over", {}, "T63")
    return Refusal("terziglio-no-play-now", {}, "T41")
