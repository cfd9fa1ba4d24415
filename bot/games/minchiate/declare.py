"""Declarations in the first trick (M71-M75)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import ClaimItem, Refusal
from bot.engine.cards import Seat
from bot.engine.masks import mask_of
from bot.engine.text import SeatArg
from bot.games.minchiate.events import Declared, Event
from bot.games.minchiate.marks import Marker
from bot.games.minchiate.pack import SIZE
from bot.games.minchiate.state import DECLARE, State
from bot.games.minchiate.versicole import Versicola, versicole


def held_at_start(state: State, seat: Seat) -> int:
    """The 21-card hand of the seat when the first trick began, as a mask."""
    table = state.table
    played = sum(1 << card for place, card in enumerate(table.cards) if (table.leader + place) % 4 == seat)
    return table.hands[seat] | played


def declarable(state: State, seat: Seat) -> tuple[Versicola, ...]:
    """The versicole the seat may declare (M71)."""
    return versicole(held_at_start(state, seat), state.match.rules.devil)


def auto_declare(state: State, seat: Seat, marker: Marker) -> list[Event]:
    """All of them, in the order of M25, each marked; nothing if there are none (M72). ``state`` is before the card."""
    found = declarable(state, seat)
    return _declared(seat, found, marker) if found else []


def claim(state: State, seat: Seat, items: tuple[Any, ...], gather: Any) -> tuple[Event, ...] | Refusal:
    """The seat announces whole versicole of those it holds, or none (M74). ``gather`` completes the trick."""
    if state.phase != DECLARE:
        return Refusal("minchiate-nothing-to-declare", {}, "M75")
    table = state.table
    asked = (table.leader + len(table.cards) - 1) % 4
    if seat != asked:
        return Refusal("not-your-turn", {"who": SeatArg(asked)}, "M71")
    if type(items) is not tuple:
        return Refusal("minchiate-claim-unknown", {}, "M74")
    offered = {found.id: found for found in declarable(state, seat)}
    wanted: set[str] = set()
    for item in items:
        if not isinstance(item, ClaimItem) or not isinstance(item.key, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            return Refusal("minchiate-claim-unknown", {}, "M74")
        found = offered.get(item.key)
        if found is None or item.key in wanted:
            return Refusal("minchiate-claim-unknown", {}, "M74")
        if item.cards and mask_of(found.cards) != _mask(item.cards):
            return Refusal("minchiate-claim-shortened", {}, "M74")
        wanted.add(item.key)
    marker = Marker(state.match.rules, state.tally)
    events = _declared(seat, tuple(found for key, found in offered.items() if key in wanted), marker)
    if len(table.cards) == 4:
        gather(events, state, table.cards, table.led, marker)
    return tuple(events)


def _mask(cards: tuple[Any, ...]) -> int | None:
    """The mask of cards of unknown shape, None if they are no cards."""
    if type(cards) is not tuple or not all(type(card) is int and 0 <= card < SIZE for card in cards):
        return None
    return mask_of(cards)


def _declared(seat: Seat, found: tuple[Versicola, ...], marker: Marker) -> list[Event]:
    events: list[Event] = [Declared(seat, found)]
    events += [
        marker.mark("versicola", seat, seat & 1, one.cards, one.points, name=one.id, matto=one.matto) for one in found
    ]
    return events
