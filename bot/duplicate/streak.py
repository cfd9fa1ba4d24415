"""Days in a row on which a person has played a deal of the day. One missed day in seven is forgiven."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

WEEK = 7
"""A second day missed within so many days ends a streak."""


class Streak(msgspec.Struct, frozen=True):
    """``days`` counts the days played, not the forgiven ones. ``at_risk``: it ends today unless the person plays, since
    no further day is forgiven."""

    days: int = 0
    at_risk: bool = False


def streak(played: Iterable[int], today: int) -> Streak:
    """Return the streak that lasts until now. ``played`` are days since 1970; today need not be among them."""
    days = frozenset(played)
    day, count = (today if today in days else today - 1), 0
    missed: int | None = None
    last_missed: int | None = None
    earliest = min(days, default=today)
    while day >= earliest:
        if day in days:
            count += 1
        elif missed is not None and missed - day < WEEK:
            break
        else:
            missed = day
            last_missed = day if last_missed is None else last_missed
        day -= 1
    if not count:
        return Streak()
    forgiven = last_missed is not None and today - last_missed < WEEK
    return Streak(count, today not in days and forgiven)
