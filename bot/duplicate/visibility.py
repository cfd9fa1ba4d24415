"""What a person may see of a deal of the day.

Nothing of a deal is told to anybody who may still play it, and until its end nobody, moderators included, sees more of
an entry than its player saw. Every way to a result, a place, a replay or a file asks :func:`visible`.
"""

from __future__ import annotations

from enum import Enum

from bot.ports.daily import DailyDeal, DailyEntry


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
