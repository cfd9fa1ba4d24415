"""The table at rest: pausing, going on, and clocks given back (ux.md 3.1, 3.2)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import time_left
from bot.table.look import humans
from bot.table.model import PLAYING, TableState
from bot.table.verdict import Context, OutOfDate, Verdict

ORDINARY = frozenset({"idle", "asked", "board", "returned"})
"""Pauses that end as soon as somebody at the table does something. Not so a moderator's, nor one whose place is gone or
shut (:mod:`bot.table.hold`)."""

FORSAKEN = "forsaken"
"""The clock of a table that rests, and why it is closed when that has run out (ux.md 3.2)."""


def rests(state: TableState) -> bool:
    """Whether the match waits for any of its people to go on."""
    return state.status == PLAYING and state.paused in ORDINARY


def pause(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """All people who play themselves must ask for it; the house pauses a table where nobody does anything."""
    body = command.body
    assert isinstance(body, cmd.Pause)
    if command.person is None:
        gone = state.status != PLAYING or state.paused or body.guard != state.touched
        return OutOfDate() if gone else (rested(state, "idle", context),)
    player = state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if state.paused or player in state.pausing:
        return Refusal("already-paused" if state.paused else "already-pausing")
    asked = ev.PauseAsked(player)
    return (asked, rested(state, "asked", context)) if set(humans(state)) <= state.pausing | {player} else (asked,)


def tell(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house tells the people of a table that has rested for a day until when it waits for them."""
    body = command.body
    assert isinstance(body, cmd.TellRest)
    if command.person is not None:
        return Refusal("not-host")
    ends = next((timer.fire_at for timer in context.timers if timer.kind == FORSAKEN), 0)
    if not ends or not rests(state) or state.rest_until or body.guard != state.paused_at:
        return OutOfDate()
    return (ev.RestTold(ends),)


def resume(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Anybody who sits at the table wakes it."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    return woken(state, player) or Refusal("not-paused")


def woken(state: TableState, player: int) -> tuple[Any, ...]:
    """What comes before anything a player does at a table that rests; nothing at one that is held."""
    return (ev.Resumed(player),) if state.paused in ORDINARY else ()


def credit(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house gives back the time it was closed, or follows the world's clock, which may have gone back."""
    body = command.body
    assert isinstance(body, cmd.Credit)
    if command.person is not None:
        return Refusal("not-host")
    return OutOfDate() if not body.ms else (ev.Credited(body.ms),)


def rested(state: TableState, reason: str, context: Context, detail: str = "") -> ev.Paused:
    """The pause, with what the clocks have left; one pause upon another keeps that."""
    if state.paused:
        return ev.Paused(reason, state.left, detail)
    left = tuple((t.player, time_left(state, t, context.now)) for t in context.timers if t.kind == "turn")
    return ev.Paused(reason, left, detail)
