"""A table that cannot be played where it is: its place is gone, shut, forbidden or out of reach (ux.md E7-E20).

Such a rest differs from an ordinary pause: nobody's press ends it, only the house, when the place is there again.
"""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.model import PLAYING, TableState
from bot.table.rest import rested
from bot.table.verdict import Context, OutOfDate, Verdict

GONE, LOCKED, FORBIDDEN, REMOVED, UNAVAILABLE = "gone", "locked", "forbidden", "removed", "unavailable"
"""The thread or channel was deleted; a moderator locked the thread; a permission is missing; the bot was taken off the
server; the server is out of reach for a while."""

BOARD, RETURNED = "board", "returned"
"""The board was deleted again and again; the bot is back on the server. These two end at anybody's press."""

HELD = frozenset({GONE, LOCKED, FORBIDDEN, REMOVED, UNAVAILABLE})
"""What only the house can end."""

REASONS = HELD | {BOARD, RETURNED}

VOID = frozenset({GONE, REMOVED})
"""Reasons of a Close that ends a match without a result."""

_IN_PLAY = (cmd.Act, cmd.Ready, cmd.HandOver, cmd.TakeBack, cmd.Pause, cmd.Resume, cmd.MoreTime)


def bars(state: TableState, command: cmd.Command) -> bool:
    """Whether a person's command has to wait until the table has its place again."""
    return command.person is not None and state.paused in HELD and isinstance(command.body, _IN_PLAY)


def hold(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Stop a running match and its clocks. A newer reason takes the place of an older one."""
    body = command.body
    assert isinstance(body, cmd.Hold)
    if command.person is not None or body.reason not in REASONS:
        return Refusal("not-host")
    if state.status != PLAYING or (state.paused, state.paused_detail) == (body.reason, body.detail):
        return OutOfDate()
    if body.reason == BOARD and state.paused:
        return OutOfDate()
    return (rested(state, body.reason, context, body.detail),)


def release(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Go on, if the table rests for this very reason; every clock has what it had left."""
    body = command.body
    assert isinstance(body, cmd.Release)
    if command.person is not None:
        return Refusal("not-host")
    return (ev.Resumed(-1),) if body.reason and state.paused == body.reason else OutOfDate()
