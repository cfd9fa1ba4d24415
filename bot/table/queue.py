"""A card chosen before one's turn (ux.md S5, T87): kept where chosen cards are kept, with a mark that says so.

The mark names the deal, so that a card queued in one deal is never played in the next.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.cards import Card
from bot.engine.view import SeatView
from bot.table.look import deal_number, decisions_of
from bot.table.model import PLAYING, TableState

MARK = 2000
"""Numbers from here on are marks: cards and offers are below."""


def queueing(state: TableState, card: Card) -> tuple[int, ...]:
    """What is kept for a card queued now."""
    return (card, MARK + deal_number(state))


def queued(state: TableState, staged: Iterable[int]) -> Card | None:
    """The card queued in this deal, None if what is kept is no such card."""
    kept = tuple(staged)
    return kept[0] if len(kept) == 2 and kept[1] == MARK + deal_number(state) else None


def unmarked(staged: Iterable[int]) -> tuple[int, ...]:
    """What is chosen, without the mark."""
    return tuple(number for number in staged if number < MARK)


def may_queue(state: TableState, player: int, view: SeatView) -> bool:
    """Whether the player may choose a card in advance: tricks are played, and nothing is asked of her."""
    idle = state.status == PLAYING and not state.between and not state.paused and not state.chairs[player].away
    return idle and view.public.trick is not None and bool(view.hand) and not decisions_of(state, player)
