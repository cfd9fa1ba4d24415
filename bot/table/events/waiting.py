"""Clocks: who was called, when the table rested, what time was given back."""

from __future__ import annotations

import msgspec


class Called(msgspec.Struct, frozen=True, tag="table.called"):
    """A player was called to her decision. ``kind`` is notice, nudge or reminder; ``by`` the player who nudged (-1:
    nobody); ``at`` is Unix ms."""

    player: int
    kind: str
    at: int
    by: int = -1


class TimeGranted(msgspec.Struct, frozen=True, tag="table.time_granted"):
    """The player has asked for more time for the decision she is called to: her clock has ``ms`` more (ux.md S27)."""

    player: int
    ms: int


class Credited(msgspec.Struct, frozen=True, tag="table.credited"):
    """The house was closed for ``ms``; every clock of the table was moved on by it."""

    ms: int


class QuietKept(msgspec.Struct, frozen=True, tag="table.quiet_kept"):
    """The player's clock stands still during ``spans`` (from–to in Unix ms), which are known up to ``until``: her own
    quiet hours, by the zone database there was (ux.md E42). Counts at a daily table only."""

    player: int
    spans: tuple[tuple[int, int], ...]
    until: int


class PauseAsked(msgspec.Struct, frozen=True, tag="table.pause_asked"):
    """A player would like to pause; the table pauses when all people at it say so."""

    player: int


class Paused(msgspec.Struct, frozen=True, tag="table.paused"):
    """The table rests. ``reason`` is idle or asked, or one of :mod:`bot.table.hold` with its ``detail``; ``left`` is
    what the running clocks had left: (player, ms)."""

    reason: str
    left: tuple[tuple[int, int], ...] = ()
    detail: str = ""


class RestTold(msgspec.Struct, frozen=True, tag="table.rest_told"):
    """The people were told that the table has rested for a day; if nobody goes on it closes at ``until`` (Unix ms)."""

    until: int


class Resumed(msgspec.Struct, frozen=True, tag="table.resumed"):
    """The table goes on: somebody at it used a control, or (player -1) the house found that it can."""

    player: int
