"""Quiet hours at a daily table: spans of time in which a player's clock stands still (ux.md 3.1, E42; T66).

They are facts of the table (:class:`bot.table.events.QuietKept`), in Unix ms, so that a log read again gives the same
deadlines whatever a zone database says by then. Pure arithmetic; what a person wishes is turned into spans above.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.table.model import TableState

Spans = tuple[tuple[int, int], ...]
"""From–to in Unix ms, in order, none touching the next."""

HOUR = 60 * 60_000
DAY = 24 * HOUR
MOST = 10 * HOUR
"""The clock stands still for so many ms in any 24 hours, and not longer."""
PACE = "daily"


def nights_of(state: TableState, player: int) -> Spans:
    """When the player's clock stands still; never but at a daily table."""
    if state.pace != PACE:
        return ()
    return next((one.spans for one in state.quiet if one.player == player), ())


def asleep(state: TableState, player: int, now: int) -> int | None:
    """Until when the player's quiet hours run (Unix ms), None while they do not."""
    return next((end for begin, end in nights_of(state, player) if begin <= now < end), None)


def awake_between(begin: int, end: int, spans: Spans) -> int:
    """How much of the time from ``begin`` to ``end`` runs on the clock, in ms; 0 where the end comes first."""
    return max(0, end - begin) - sum(last - first for first, last in clipped(spans, begin, end))


def awake_until(now: int, left: int, spans: Spans) -> int:
    """When a clock that has ``left`` ms runs out: everything it stands still for is given back."""
    at = now
    for begin, end in spans:
        if end <= at:
            continue
        if at + left <= begin:
            break
        left -= max(0, begin - at)
        at = end
    return at + left


def awake_from(at: int, spans: Spans) -> int:
    """The first moment from ``at`` on outside the spans."""
    return next((end for begin, end in spans if begin <= at < end), at)


def clipped(spans: Iterable[tuple[int, int]], begin: int, end: int) -> Spans:
    """What of the spans lies between ``begin`` and ``end``."""
    cut = ((max(begin, first), min(end, last)) for first, last in spans)
    return tuple((first, last) for first, last in cut if first < last)


def joined(known: Spans, wished: Spans, now: int) -> Spans:
    """What has been (of the last two days) and from ``now`` on what is wished, cut so that it is never more than MOST
    in any 24 hours: whoever moves her quiet hours in the middle of a day has what is left of that day's."""
    found = list(clipped(known, now - 2 * DAY, now))
    ahead = clipped(wished, now, max([now, *(last for _, last in wished)]))
    for first, last in sorted(ahead):
        begin = max([first, *(end for _, end in found[-1:])])
        end = _longest(found, begin, last)
        if end > begin:
            found.append((begin, end))
    whole: list[tuple[int, int]] = []
    for begin, end in found:
        touching = bool(whole) and whole[-1][1] == begin
        whole.append((whole.pop()[0] if touching else begin, end))
    return tuple(whole)


def _longest(before: Iterable[tuple[int, int]], begin: int, end: int) -> int:
    """The latest end, up to ``end``, of a span that leaves no 24 hours with more than MOST. What the 24 hours that end
    there hold only grows with it, so it can be searched by halves."""
    earlier = tuple(before)

    def fits(last: int) -> bool:
        held = sum(to - since for since, to in clipped(earlier, last - DAY, last))
        return held + last - begin <= MOST

    if end <= begin or fits(end):
        return end
    low, high = begin, end
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
