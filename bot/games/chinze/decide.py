"""From an action to the facts that follow, or a refusal. Total: no action of any shape raises."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Chance, Claim, Forfeit, Number, Pick, Refusal, Say, Stop, Yield
from bot.games.chinze import announce, concede, match, trick
from bot.games.chinze.events import Event
from bot.games.chinze.pack import SIZE
from bot.games.chinze.state import ENDED, EXCHANGE, PLAY, State

Outcome = tuple[Event, ...] | Refusal

SEATS = (0, 1)


def decide(state: State, seat: Any, action: Any) -> Outcome:
    """The facts that follow from ``action``, at least one; or why not. ``seat`` is None for the table itself."""
    kind: Any = action.__class__
    if kind is Chance or kind is Stop or kind is Forfeit or kind is Yield:
        if seat is not None:
            return Refusal("chinze-table-only", {}, "C5")
        if kind is Chance:
            return match.chance(state, action)
        if kind is Yield:
            return concede.concede(state, action)
        return match.stop(state) if kind is Stop else Refusal("chinze-no-forfeit", {}, "C4")
    if type(seat) is not int or seat not in SEATS:
        return Refusal("chinze-no-such-seat", {}, "C5")
    if kind is Pick:
        return _pick(state, seat, action.cards)
    if kind is Number and type(action.value) is int:
        return match.cut(state, seat, action.value)
    if kind is Say:
        return announce.say(state, seat, action.word)
    if kind is Claim:
        return announce.claim(state, seat, action.items)
    return Refusal("chinze-bad-action", {}, "C9")


def _pick(state: State, seat: int, chosen: tuple[Any, ...]) -> Outcome:
    if type(chosen) is not tuple:
        return Refusal("chinze-bad-action", {}, "C9")
    for card in chosen:
        if type(card) is not int or not 0 <= card < SIZE:
            return Refusal("chinze-no-such-card", {}, "C1")
    if state.phase == PLAY and state.table.showing:
        return announce.show(state, seat, chosen)
    if state.phase not in (PLAY, EXCHANGE):
        code = "chinze-match-over" if state.phase == ENDED else "chinze-no-deal-yet"
        return Refusal(code, {}, "C9")
    if len(chosen) != 1:
        return Refusal("chinze-one-card", {}, "C9")
    if state.phase == EXCHANGE:
        return trick.give(state, seat, chosen[0])
    return trick.play(state, seat, chosen[0])
