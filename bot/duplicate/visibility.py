"""What a person may see of a deal of the day, and of the table of a tournament.

Nothing of a deal is told to anybody who may still play it, and until its end nobody, moderators included, sees more of
an entry than its player saw. Every way to a result, a place, a replay or a file asks :func:`visible`.

The deals of a tournament are played at other tables until their round is closed. Until then nothing of such a table is
shown to anybody who was not at it, and nobody sees more than they saw there: :func:`is_public`.
"""

from __future__ import annotations

from enum import Enum

from bot.ports.daily import DailyDeal, DailyEntry
from bot.table.model import TableState


class Visible(Enum):
    """Nothing; one's own result and how it compares; or all hands, entries and the seed."""

    NOTHING = "nothing"
    OWN = "own"
    ALL = "all"


def visible(deal: DailyDeal, entry: DailyEntry | None) -> Visible:
    """Return what a person with this entry (None: they have none) may see of a deal."""
    if deal.closed_at and deal.settled:
        return Visible.ALL
    return Visible.OWN if entry is not None and entry.score is not None else Visible.NOTHING


def is_public(state: TableState) -> bool:
    """Return whether nobody plays the cards of this table any more: all tables but those of tournaments, and those once
    their round is closed. Who may know of the table at all is another question (:mod:`bot.ui.requests.visibility`)."""
    return state.board is None or state.board.revealed
