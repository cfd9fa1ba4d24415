"""From an action to the facts that follow, or a refusal. Total: no action of any shape raises."""

from __future__ import annotations

from typing import Any, cast

from bot.engine.actions import Chance, Forfeit, Pick, Refusal, Say, Stop, Yield
from bot.games.mineo import concede, deal, match, talk, trick
from bot.games.mineo.events import Event
from bot.games.mineo.pack import SIZE
from bot.games.mineo.state import DRAW, ENDED, OVER, PLAY, SHUFFLE, State

Outcome = tuple[Event, ...] | Refusal

SEATS = (0, 1, 2)


def decide(state: State, seat: Any, action: Any) -> Outcome:
    """The facts that follow from ``action``, at least one; or why not. ``seat`` is None for the table itself."""
    kind: Any = action.__class__
    if kind is Chance or kind is Stop or kind is Forfeit or kind is Yield:
        if seat is not None:
            return Refusal("mineo-table-only", {}, "S94")
        if kind is Chance:
            return match.chance(state, action)
        if kind is Yield:
            return concede.concede(state, action)
        return match.stop(state) if kind is Stop else Refusal("mineo-no-forfeit", {}, "S94")
    if type(seat) is not int or seat not in SEATS:
        return Refusal("mineo-no-such-seat", {}, "S14")
    if kind is Pick:
        return _pick(state, seat, action.cards)
    if kind is Say:
        return _say(state, seat, action.word)
    return Refusal("mineo-bad-action", {}, "S94")


def _too_early_or_late(state: State) -> Refusal | None:
    if state.phase in (DRAW, SHUFFLE, OVER):
        return Refusal("mineo-no-deal-yet", {}, "S16")
    return Refusal("mineo-match-over", {}, "S85") if state.phase == ENDED else None


def _pick(state: State, seat: int, chosen: Any) -> Outcome:
    if not isinstance(chosen, tuple):
        return Refusal("mineo-bad-action", {}, "S94")
    cards = cast("tuple[Any, ...]", chosen)
    for card in cards:
        if type(card) is not int or not 0 <= card < SIZE:
            return Refusal("mineo-no-such-card", {}, "S2")
    if state.phase == PLAY:
        return trick.play(state, seat, cards[0]) if len(cards) == 1 else Refusal("mineo-one-card", {}, "S52")
    return _too_early_or_late(state) or deal.lay(state, seat, cards)


def _say(state: State, seat: int, word: Any) -> Outcome:
    if state.phase == PLAY and type(word) is str:
        return talk.signal(state, seat, word)
    return _too_early_or_late(state) or deal.say(state, seat, word)
