"""Names of the stretches of time that standings are kept for. Weeks and months are those of UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

EVER = "ever"


def month_of(at: int) -> str:
    """The month of a moment (Unix ms), as 2026-11."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


def week_of(at: int) -> str:
    """The ISO week of a moment (Unix ms), as 2026-W47; it begins on Monday."""
    year, week, _ = datetime.fromtimestamp(at / 1000, UTC).isocalendar()
    return f"{year}-W{week:02}"


@lru_cache(256)
def lasting(at: int) -> tuple[str, str, str]:
    """The stretches of time that every match belongs to, by the moment it ended (Unix ms)."""
    return EVER, week_of(at), month_of(at)


def season_key(season: int) -> str:
    """The standings of a season, by the number of its row."""
    return f"s{season}"
