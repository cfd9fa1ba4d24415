"""What a finished deal was for each player: dealer or not, alone or in a pair, won or not, and the balance after it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec

from bot.engine.view import Count
from bot.games.registry import game
from bot.table import events as ev
from bot.table.model import TableState

Role = Literal["alone", "pair", "solo", "against"]
"""How a player stood in a deal: for himself, in a pair, as soloist (declarer), or with others against the soloist."""

DEALER = "badge-dealer"


class DealSeat(msgspec.Struct, frozen=True):
    """One player in one deal. ``side`` numbers those who won or lost it together; ``total`` is the player's balance in
    the match after the deal, in the game's unit."""

    deal: int
    player: int
    side: int
    role: Role
    dealer: bool
    won: bool
    total: int


def finished_deal(events: Sequence[Any]) -> int | None:
    """The deal these facts have ended: its seed is shown then."""
    return next((event.deal for event in events if isinstance(event, ev.SeedRevealed)), None)


def deal_seats(state: TableState, deal: int, before: Sequence[int]) -> tuple[DealSeat, ...]:
    """What the deal that has just ended at this table was; () for one that was broken off, never begun, or thrown in
    without a count (T15).

    ``before`` are the players' balances before it (empty: all 0). A deal is won by the side that its count names, else
    by whoever gained more in it than the players did on average.
    """
    if state.match is None:
        return ()
    its_game = game(state.game)
    view = its_game.view(state.match)
    count = next((one for one in reversed(view.counts) if one.deal == deal), None)
    result = its_game.result(state.match)
    if count is None and (view.counts or (result is not None and not result.complete)):
        return ()
    players = (count.seating if count is not None else ()) or its_game.seating(state.match)
    sides = (count.sides if count is not None else ()) or view.sides
    totals = {one.player: one.amount for one in view.standings}
    gains = {player: totals.get(player, 0) - (before[player] if before else 0) for player in players}
    if count is None and not any(gains.values()):
        return ()
    dealers = {info.player for info in view.seats if DEALER in info.badges}
    found: list[DealSeat] = []
    for side, seats in enumerate(sides):
        role = _role(sides, side)
        for seat in seats:
            player = players[seat]
            won = _won(count, side, gains[player], gains.values())
            found.append(DealSeat(deal, player, side, role, player in dealers, won, totals.get(player, 0)))
    return tuple(sorted(found, key=lambda one: one.player))


def _won(count: Count | None, side: int, gain: int, gains: Collection[int]) -> bool:
    if count is not None and count.winner is not None:
        return count.winner == side
    return gain * len(gains) > sum(gains)


def _role(sides: Sequence[Sequence[int]], side: int) -> Role:
    sizes = sorted(len(one) for one in sides)
    if sizes[-1] == 1:
        return "alone"
    if sizes[0] == 1:
        return "solo" if len(sides[side]) == 1 else "against"
    return "pair"
