"""Leaving a running match: for good, when nobody comes back (ux.md 3.2, 3.3; T97)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import HOUR
from bot.table.model import PLAYING, TableState
from bot.table.ports import Timer
from bot.table.rest import rests
from bot.table.verdict import Context, OutOfDate, Verdict

ABANDON = "abandon"
BY_DEALS = ("live", "relaxed")
"""Paces at which somebody has abandoned the match who was away for the rest of a deal and a full deal more."""
GONE = {"daily": 72 * HOUR}
"""At others the time after which she has, in ms."""


def by_days(state: TableState) -> bool:
    """Whether the time tells who has abandoned the match, not the deals played without her."""
    return state.pace in GONE


def abandoned_with(state: TableState, deal: int) -> tuple[Any, ...]:
    """The facts of who has abandoned the match with the end of a deal."""
    if state.pace not in BY_DEALS:
        return ()
    found: list[Any] = []
    for player, chair in enumerate(state.chairs):
        if chair.away and not chair.gone and chair.away_deal <= deal:
            found += _gone(state, player)
    return tuple(found)


def abandon_timers(state: TableState, now: int) -> list[Timer]:
    """The clocks of those who are away at a slow table."""
    if not by_days(state) or state.status != PLAYING:
        return []
    return [
        Timer(ABANDON, now + GONE[state.pace], chair.away_since, player)
        for player, chair in enumerate(state.chairs)
        if chair.away and not chair.gone
    ]


def abandon(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house: somebody has been away for too long."""
    body = command.body
    assert isinstance(body, cmd.Abandon)
    if command.person is not None:
        return Refusal("not-host")
    chair = state.chairs[body.player] if 0 <= body.player < len(state.chairs) else None
    if state.status != PLAYING or chair is None or not chair.away or chair.gone or chair.away_since != body.guard:
        return OutOfDate()
    return (*_gone(state, body.player), *_nobody_left(state, body.player))


def _nobody_left(state: TableState, last: int) -> tuple[Any, ...]:
    """A table that rests goes on with the last person who could have come back: computer players keep all chairs to the
    end (ux.md 3.2)."""
    others = [chair for player, chair in enumerate(state.chairs) if chair.person is not None and player != last]
    return (ev.Resumed(-1),) if rests(state) and all(chair.gone for chair in others) else ()


def missing(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house: somebody has left the server, so a computer player plays for her at once; she may come back."""
    body = command.body
    assert isinstance(body, cmd.Missing)
    if command.person is not None:
        return Refusal("not-host")
    chair = state.chairs[body.player] if 0 <= body.player < len(state.chairs) else None
    if state.status != PLAYING or chair is None or chair.person != body.person or chair.away:
        return OutOfDate()
    return (ev.HandedToBot(body.player, "deleted" if body.deleted else "left"),)


def _gone(state: TableState, player: int) -> tuple[Any, ...]:
    return (ev.Abandoned(player), *succession(state, player))


def succession(state: TableState, leaving: int) -> tuple[Any, ...]:
    """Whoever of the people has sat longest becomes host when the host leaves (E49)."""
    if state.chairs[leaving].person != state.host:
        return ()
    others = sorted(
        (chair.since, chair.person)
        for player, chair in enumerate(state.chairs)
        if chair.person is not None and not chair.away and player != leaving
    )
    return (ev.HostChanged(others[0][1]),) if others else ()
