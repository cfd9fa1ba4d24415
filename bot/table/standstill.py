"""While nothing can be done at a table no clock of it runs out (ux.md 3.1, E20, E38, E55).

There are several causes, of which one may begin before another has ended: the store cannot write; nobody can be reached
because the house is not connected yet; one connection is lost, or one server. A table stands still while any of them
concerns it, and what is given back to it is the time from the first to the last.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

import msgspec

from bot.table.model import TableState
from bot.table.ports import Clock

GUILD_BITS = 22
"""Discord's rule which connection a server belongs to: its id without so many bits, by the number of connections."""


class Cause(msgspec.Struct, frozen=True):
    """Why all tables stand still. What was shorter than ``hiccup`` ms is not given back."""

    name: str
    hiccup: int = 5_000

    def concerns(self, state: TableState) -> bool:
        """Whether this table stands still for it."""
        return True


class Connection(Cause, frozen=True):
    """The connection ``number`` of ``among`` to Discord is lost, and with it the servers behind it (ux.md E38)."""

    name: str = "connection"
    hiccup: int = 10_000
    number: int = 0
    among: int = 1

    def concerns(self, state: TableState) -> bool:
        """Whether the table's server is behind it."""
        return (state.guild >> GUILD_BITS) % self.among == self.number


class Guild(Cause, frozen=True):
    """A server is out of reach (ux.md E20)."""

    name: str = "guild"
    hiccup: int = 10_000
    guild: int = 0

    def concerns(self, state: TableState) -> bool:
        """Whether the table is there."""
        return state.guild == self.guild


UNSAVED = Cause("unsaved")
"""The store cannot write."""

UNCONNECTED = Cause("unconnected")
"""The house is open, but Discord does not let anybody in yet."""

Lasted = Callable[[TableState], int | None]
"""For how many ms a table has stood still that does so no longer, 0 for a hiccup; None where it is not concerned."""


class Standstill:
    """Why tables stand still now, and since when. ``give_back`` is told whenever a cause has ended; it starts what
    is to be done then."""

    def __init__(self, clock: Clock, give_back: Callable[[Lasted], Iterable[asyncio.Task[None]]]) -> None:
        self._clock = clock
        self._give_back = give_back
        self._since: dict[Cause, int] = {}
        self._ended: list[tuple[Cause, int, int]] = []

    def on(self, cause: Cause) -> bool:
        """Whether there is this cause now."""
        return cause in self._since

    def lasts(self, cause: Cause) -> int:
        """For how many ms there has been this cause; 0 where there is none."""
        now = self._clock.steady()
        return now - self._since.get(cause, now)

    def holds(self, state: TableState) -> bool:
        """Whether the table stands still now."""
        return any(cause.concerns(state) for cause in self._since)

    def begin(self, cause: Cause) -> None:
        """From now on there is this cause; a second time the same."""
        self._since.setdefault(cause, self._clock.steady())

    def end(self, cause: Cause) -> asyncio.Future[list[BaseException | None]]:
        """There is this cause no longer. Who awaits what is returned goes on when everybody has the time back."""
        since, now = self._since.pop(cause, None), self._clock.steady()
        if since is None:
            return asyncio.gather(return_exceptions=True)
        before = tuple(self._ended)

        def lasted(state: TableState) -> int | None:
            if not cause.concerns(state) or self.holds(state):
                return None
            ms = now - _begun(state, since, before)
            return ms if ms >= cause.hiccup else 0

        giving = asyncio.gather(*self._give_back(lasted), return_exceptions=True)
        self._ended = [*before, (cause, since, now)] if self._since else []
        return giving


def _begun(state: TableState, since: int, ended: Sequence[tuple[Cause, int, int]]) -> int:
    """When the table's standstill has begun: with the first of the causes that followed one another without a gap."""
    for cause, earlier, until in reversed(ended):
        if until >= since and cause.concerns(state):
            since = min(since, earlier)
    return since
