"""The public groups of cards beside the trick (T65)."""

from __future__ import annotations

from bot.engine.cards import Card, Seat
from bot.engine.text import Line, SideArg
from bot.engine.view import Zone
from bot.games.terziglio.events import DealScored
from bot.games.terziglio.pack import MATTO, laid_out
from bot.games.terziglio.state import NOBODY, OVER, State
from bot.games.terziglio.views.lines import meld_args


def _zone(name: str, cards: tuple[Card, ...], seat: Seat | None = None, *lines: Line) -> Zone:
    return Zone(f"zone-terziglio-{name}", cards, len(cards), seat, lines)


def public_zones(state: State, counted: DealScored | None) -> tuple[Zone, ...]:
    """All public groups, in the order in which they came about; after the count also what was hidden until then."""
    setup, tricks = state.setup, state.tricks
    if not setup.stock or (state.phase == OVER and counted is None):
        return ()
    zones: list[Zone] = []
    if counted is not None and setup.contract == "solo":
        zones.append(_zone("stock", setup.stock))
    elif not setup.taken:
        zones.append(Zone("zone-terziglio-stock", (), len(setup.stock)))
    if setup.discards:
        shown = setup.discards if counted is not None else ()
        zones.append(Zone("zone-terziglio-discards", shown, len(setup.discards), setup.declarer))
    zones += [
        _zone("declared", laid_out(meld.cards), declared.seat, Line("terziglio-meld", meld_args(meld)))
        for declared in setup.declared
        for meld in declared.claims
    ]
    if counted is None:
        if tricks.fool_seat != NOBODY:
            zones.append(_zone("fool", (MATTO,), tricks.fool_seat))
        return tuple(zones)
    if tricks.paid is not None:
        zones.append(_zone("paid", (tricks.paid,), tricks.payer))
    zones += [
        _zone("pile", counted.piles[side], None, Line("terziglio-side", {"side": SideArg(side)})) for side in (0, 1)
    ]
    return tuple(zones)
