"""What the clocks of a tournament do next, and when. A director may do it earlier; without one it happens by itself."""

from __future__ import annotations

import msgspec

from bot.duplicate.tournament.model import ANNOUNCED, CHECK_IN, State

BREAK = 3 * 60_000
"""The time between two rounds, in ms."""

LONG = 86_400_000
"""Rounds that last so long (ms) have fixed windows: each begins when the time of the one before is up, however early
that was played. The fixtures of a league are such rounds."""

OPEN_CHECK_IN, BEGIN_ROUND, CLOSE_ROUND = "open-check-in", "begin-round", "close-round"


class Due(msgspec.Struct, frozen=True):
    """What is due at a moment (Unix ms): to open the check-in, to begin the round with this number, or to close it."""

    at: int
    what: str
    round: int = 0


def next_round_at(state: State) -> int:
    """Return when the next round begins by itself (Unix ms). Raises ValueError for a tournament without facts."""
    settings = state.announced
    if not state.rounds:
        return settings.begins
    if settings.round_ms >= LONG:
        return settings.begins + len(state.rounds) * settings.round_ms
    return state.rounds[-1].ended + BREAK


def due(state: State) -> Due | None:
    """Return what is due next; None while the tournament is paused or over, or if a round without a clock is running.

    A round of which all deals are counted is due to be closed since its beginning: usually its last score has closed
    it, but not if that came during a pause.
    """
    if state.paused or not state.open:
        return None
    settings, running = state.announced, state.round
    if state.status == ANNOUNCED:
        return Due(settings.opens, OPEN_CHECK_IN)
    if state.status == CHECK_IN or running is None:
        return Due(next_round_at(state), BEGIN_ROUND, len(state.rounds) + 1)
    if state.complete:
        return Due(running.begun, CLOSE_ROUND, running.number)
    return Due(running.until, CLOSE_ROUND, running.number) if running.until else None
