"""The public groups of cards beside the trick (C14, C15, C19, C25, C39)."""

from __future__ import annotations

from bot.engine.masks import cards_of
from bot.engine.text import Line
from bot.engine.view import Zone
from bot.games.chinze.pack import MATTO
from bot.games.chinze.state import CUT, DRAW, ENDED, OVER, SHUFFLE, State
from bot.games.chinze.views.lines import meld_line


def public_zones(state: State) -> tuple[Zone, ...]:
    """Talon, piles, the Fool, cards in hand that all have seen, and the melds in the order announced."""
    if state.phase in (DRAW, SHUFFLE, CUT) or not state.setup.deal:
        return ()
    talon = len(state.setup.talon) - state.tricks.taken
    zones = [Zone("zone-chinze-talon", (), talon)] if talon else []
    return (*zones, *_piles(state), *_fool(state), *_known(state), *_melds(state))


def counted(state: State) -> bool:
    """Whether the hand on the table is over and counted, so that both piles are open (C39)."""
    return state.phase in (OVER, ENDED) and not state.match.stopped


def _piles(state: State) -> list[Zone]:
    """Face down while the hand lasts, open when it is counted (C15, C39)."""
    tricks = state.tricks
    zones: list[Zone] = []
    for seat, pile in enumerate(tricks.piles):
        if pile:
            cards = cards_of(pile) if counted(state) else ()
            zones.append(Zone("zone-chinze-captured", cards, pile.bit_count(), seat))
    return zones


def _fool(state: State) -> list[Zone]:
    """The Fool lies face up on its player's pile until the count (C21)."""
    tricks = state.tricks
    if tricks.fool < 0 or state.phase in (OVER, ENDED):
        return []
    key = "chinze-fool-owed" if tricks.owing else "chinze-fool-paid"
    return [Zone("zone-chinze-fool", (MATTO,), 1, tricks.fool, (Line(key),))]


def _known(state: State) -> list[Zone]:
    """Cards in a hand that were drawn in the open or shown in a meld (C14, C25)."""
    zones: list[Zone] = []
    for seat, known in enumerate(state.table.known):
        if known:
            cards = cards_of(known)
            zones.append(Zone("zone-chinze-known", cards, len(cards), seat))
    return zones


def _melds(state: State) -> list[Zone]:
    return [
        Zone("zone-chinze-meld", said.meld.cards, len(said.meld.cards), said.seat, (meld_line(said.meld),))
        for said in state.melds.announced
    ]
