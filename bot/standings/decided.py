"""What decided a finished match: the deal that changed its outcome most, and the best trick of the winners.

All of it is computed from the log of the table. The tricks of a deal are complete here even if the table showed only
the last one while it was played: the deal is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.engine.cards import Player
from bot.engine.highlights import Highlight
from bot.engine.text import SideArg
from bot.engine.view import Count, PublicView, Trick
from bot.games.registry import companions
from bot.table import events as ev
from bot.table.evolve import evolve
from bot.table.model import TableState


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal that was counted. ``seating`` and ``sides`` are those of the deal, ``balances`` what each player had after
    it, in the game's unit."""

    deal: int
    count: Count
    seating: tuple[Player, ...]
    balances: tuple[int, ...]
    tricks: tuple[Trick, ...]
    highlights: tuple[Highlight, ...] = ()


class BestTrick(msgspec.Struct, frozen=True):
    """A trick of a deal, what it was worth, and the player who took it."""

    deal: int
    trick: Trick
    worth: int
    player: Player


class Decided(msgspec.Struct, frozen=True):
    """What decided a match. ``swings`` is by how much each deal changed the lead of the winners; ``deal`` is the one
    with the largest swing, None where nobody won or there was one deal only; ``best`` is the winners' best trick."""

    swings: tuple[tuple[int, int], ...]
    deal: PlayedDeal | None = None
    best: BestTrick | None = None


NOTHING = Decided(())
"""Of a match that has no counted deal."""


def deals_played(table: str, events: Iterable[Any]) -> tuple[PlayedDeal, ...]:
    """Return the counted deals of a table's log, oldest first."""
    state, found = TableState(table), list[PlayedDeal]()
    for event in events:
        state = evolve(state, event)
        if isinstance(event, ev.SeedRevealed):
            deal = deal_played(state, event.deal)
            found += [deal] if deal is not None else []
    return tuple(found)


def deal_played(state: TableState, number: int) -> PlayedDeal | None:
    """Return the deal that has just ended at this table; None if it was not counted, or if the next one has begun."""
    if state.match is None:
        return None
    view = state.rules.view(state.match)
    count = next((one for one in reversed(view.counts) if one.deal == number), None)
    if count is None or view.deal != number or not (view.deal_over or view.over):
        return None
    seen = state.rules.seat_view(state.match, 0).seen
    tricks = tuple(trick for trick in seen or view.history if trick.complete)
    full = msgspec.structs.replace(count, sides=count.sides or view.sides)
    seating = count.seating or tuple(info.player for info in view.seats)
    return PlayedDeal(number, full, seating, _balances(view), tricks, _highlights(state.game, full, tricks))


def _balances(view: PublicView) -> tuple[int, ...]:
    return tuple(one.amount for one in sorted(view.standings, key=lambda one: one.player))


def _highlights(game: str, count: Count, tricks: tuple[Trick, ...]) -> tuple[Highlight, ...]:
    every = ((name, find(count, tricks)) for name, find in companions(game).highlights.items())
    return tuple(Highlight(name, found) for name, found in every if found is not None)


def doers(deal: PlayedDeal, highlight: Highlight) -> tuple[Player, ...]:
    """Return the players who did a highlight of this deal."""
    who = highlight.found.who
    seats = deal.count.sides[who.side] if isinstance(who, SideArg) else (who.seat,)
    return tuple(deal.seating[seat] for seat in seats)


def decided(state: TableState, deals: Sequence[PlayedDeal]) -> Decided:
    """Return what decided the finished match of a table, from its counted deals."""
    if not deals:
        return NOTHING
    winners = {player for player, place in enumerate(state.places) if place == 1}
    next_place = min((place for place in state.places if place > 1), default=0)
    others = {player for player, place in enumerate(state.places) if place == next_place}
    if not winners or not others:
        return Decided(tuple((one.deal, 0) for one in deals))
    leads = [_lead(one.balances, winners, others) for one in deals]
    gains = [now - before for now, before in zip(leads, [0.0, *leads], strict=False)]
    swings = tuple((one.deal, round(gain)) for one, gain in zip(deals, gains, strict=True))
    most = max(range(len(deals)), key=lambda place: (gains[place], -place))
    deal = deals[most] if len(deals) > 1 and gains[most] > 0 else None
    return Decided(swings, deal, _best(state, deals, winners))


def _lead(balances: Sequence[int], winners: set[Player], others: set[Player]) -> float:
    """Return by how much the winners are ahead of the next players, on average."""
    return sum(balances[one] for one in winners) / len(winners) - sum(balances[one] for one in others) / len(others)


def _best(state: TableState, deals: Sequence[PlayedDeal], winners: set[Player]) -> BestTrick | None:
    """Return the trick of the winners that was worth most, the earliest of equal ones; None if none was worth
    anything."""
    worth = companions(state.game).worth
    if worth is None:
        return None
    best: BestTrick | None = None
    for one in deals:
        for trick in one.tricks:
            if trick.winning is None or one.seating[trick.winning] not in winners:
                continue
            points = worth(trick, state.options)
            if points > (best.worth if best is not None else 0):
                best = BestTrick(one.deal, trick, points, one.seating[trick.winning])
    return best
