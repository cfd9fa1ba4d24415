"""Pausing and resuming a match (ux.md 3.1, 3.2), and blocking a table that cannot be played where it is (E7-E20).

A table is blocked while its thread or channel is deleted, locked, forbidden or out of reach. A person cannot end such a
pause; the bot ends it when the place is available again.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import time_left
from bot.table.facts import fact
from bot.table.model import BY_MODERATOR, ORDINARY, PLAYING, Pause, TableState
from bot.table.selectors import humans
from bot.table.verdict import BOT, Commands, Context, OutOfDate, Verdict

COMMANDS = Commands()
on = COMMANDS.on

GONE, LOCKED, FORBIDDEN, REMOVED, UNAVAILABLE = "gone", "locked", "forbidden", "removed", "unavailable"
"""The thread or channel was deleted; a moderator locked the thread; a permission is missing; the bot was removed from
the server; the server is out of reach for a while."""

BOARD, RETURNED = "board", "returned"
"""The board message was deleted repeatedly; the bot is back on the server. Any person at the table can end these
two."""

BLOCKED = frozenset({GONE, LOCKED, FORBIDDEN, REMOVED, UNAVAILABLE})
"""Reasons of pauses that only the bot can end."""

STOPPED = BLOCKED | {BY_MODERATOR}
"""Reasons of pauses during which nobody can play or resume: those in ``BLOCKED``, and a moderator's."""

REASONS = BLOCKED | {BOARD, RETURNED}
"""All reasons that :class:`bot.table.commands.Hold` accepts."""

VOID = frozenset({GONE, REMOVED})
"""Reasons of a Close that ends a match without a result."""

FORSAKEN = "forsaken"
"""The kind of the clock that closes a paused table, and the close reason (ux.md 3.2)."""


@on(cmd.Pause, not_while=STOPPED)
def pause(state: TableState, body: cmd.Pause, command: cmd.Command, context: Context) -> Verdict:
    """Ask for a pause, which begins when all people who play themselves have asked; from the bot: pause an idle
    table."""
    if command.person is None:
        gone = state.status != PLAYING or state.paused or body.guard != state.touched
        return OutOfDate() if gone else (rested(state, "idle", context),)
    player = state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if state.paused or player in state.votes.pause:
        return Refusal("already-paused" if state.paused else "already-pausing")
    asked = ev.PauseAsked(player)
    return (asked, rested(state, "asked", context)) if set(humans(state)) <= state.votes.pause | {player} else (asked,)


class TellRest(cmd.Body, frozen=True):
    """From the bot: the table has been paused for a day. ``guard`` is the seq at which the pause began."""

    guard: int


@on(TellRest, by=BOT)
def tell(state: TableState, body: TellRest, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: record that the people of a table paused for a day are told when it will close."""
    ends = next((timer.fire_at for timer in context.timers if timer.kind == FORSAKEN), 0)
    pause = state.pause
    if not ends or pause is None or not state.resumable or pause.closes_at or body.guard != pause.since:
        return OutOfDate()
    return (ev.RestTold(ends),)


@on(cmd.Resume, not_while=STOPPED)
def resume(state: TableState, body: cmd.Resume, command: cmd.Command, context: Context) -> Verdict:
    """End an ordinary pause; any person who sits at the table may do so."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    return woken(state, player) or Refusal("not-paused")


def woken(state: TableState, player: int) -> tuple[Any, ...]:
    """Return the event that comes before a player's action at a paused table; empty if the pause is not an ordinary
    one."""
    return (ev.Resumed(player),) if state.paused in ORDINARY else ()


@on(cmd.Credit, by=BOT)
def credit(state: TableState, body: cmd.Credit, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: give back the time it was stopped, or follow the system clock, which may have been set
    back."""
    return OutOfDate() if not body.ms else (ev.Credited(body.ms),)


def rested(state: TableState, reason: str, context: Context, detail: str = "") -> ev.Paused:
    """Return the pause event with what the clocks have left; if the table is paused already, with what they had left
    then."""
    if state.paused:
        return ev.Paused(reason, state.clocks.left, detail)
    left = tuple((t.player, time_left(state, t, context.now)) for t in context.timers if t.kind == "turn")
    return ev.Paused(reason, left, detail)


@on(cmd.Hold, by=BOT)
def hold(state: TableState, body: cmd.Hold, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: stop a running match and its clocks. A newer reason replaces an older one."""
    if body.reason not in REASONS:
        return Refusal("not-host")
    pause = state.pause
    same = pause is not None and (pause.reason, pause.detail) == (body.reason, body.detail)
    if state.status != PLAYING or same:
        return OutOfDate()
    if body.reason == BOARD and state.paused:
        return OutOfDate()
    return (rested(state, body.reason, context, body.detail),)


@on(cmd.Release, by=BOT)
def release(state: TableState, body: cmd.Release, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: resume the table if it is paused for this reason; every clock has what it had left."""
    return (ev.Resumed(-1),) if body.reason and state.paused == body.reason else OutOfDate()


# -- what the facts change


@fact(ev.PauseAsked)
def _pause_asked(state: TableState, event: ev.PauseAsked) -> TableState:
    return replace(state, votes=replace(state.votes, pause=state.votes.pause | {event.player}), touched=state.seq)


@fact(ev.Paused)
def _paused(state: TableState, event: ev.Paused) -> TableState:
    return replace(
        state,
        pause=Pause(event.reason, event.detail, state.seq),
        clocks=replace(state.clocks, left=event.left),
        votes=replace(state.votes, pause=frozenset()),
    )


@fact(ev.RestTold)
def _rest_told(state: TableState, event: ev.RestTold) -> TableState:
    return replace(state, pause=replace(state.pause, closes_at=event.until) if state.pause is not None else None)


@fact(ev.Resumed)
def _resumed(state: TableState, event: ev.Resumed) -> TableState:
    return replace(state, pause=None, touched=state.seq)


@fact(ev.Credited)
def _credited(state: TableState, event: ev.Credited) -> TableState:
    """Change nothing in the state: the event moves clocks only."""
    return state
