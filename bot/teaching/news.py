"""What is new in a deal since it was looked at last. Some games repeat the news of a trick until the next card."""

from __future__ import annotations

from bot.engine.text import CardArg, CardsArg, Line
from bot.engine.view import PublicView


class FreshNews:
    """Follows the news of a deal. Ask after every answer."""

    def __init__(self) -> None:
        self._told: tuple[Line, ...] = ()
        self._events: list[Line] = []

    def copy(self) -> FreshNews:
        """Return another one that follows the same deal from here."""
        twin = FreshNews()
        twin._told, twin._events = self._told, list(self._events)
        return twin

    def of(self, view: PublicView) -> list[Line]:
        """Return the news of a view that no earlier view had."""
        before, self._told = self._told, view.news
        told = self._told
        most = min(len(before), len(told))
        known = next(size for size in range(most, -1, -1) if before[len(before) - size :] == told[:size])
        fresh = [line for line in told[known:] if not (_is_unique(line) and line in self._events)]
        self._events += fresh
        return fresh


def _is_unique(line: Line) -> bool:
    """Return whether an event happens once in a deal: it names cards or the number of a trick."""
    return "number" in line.args or any(isinstance(arg, CardArg | CardsArg) for arg in line.args.values())
