"""Calls to the player to move, and more time for the player who was called (ux.md 3.1, S27; T94, T95).

A call is a notice, a nudge by another player or a reminder; there are at most two for one decision. A player who was
called may ask for two more minutes, once for each decision.
"""

from __future__ import annotations

import math

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.engine.text import MomentArg
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import (
    HOUR,
    MINUTE,
    SECOND,
    asleep,
    awake_until,
    granted,
    quiet_spans_of,
    thinking_time,
    time_allowed,
    time_left,
    turn_of,
)
from bot.table.facts import fact
from bot.table.model import PLAYING, Call, TableState, with_at
from bot.table.pause import STOPPED
from bot.table.selectors import call_of, waits_for_people
from bot.table.verdict import BOT, Commands, Context, OutOfDate, Verdict

COMMANDS = Commands()
on = COMMANDS.on

NOTICE, NUDGE, REMINDER = "notice", "nudge", "reminder"
"""The kinds of calls."""
FIRST_CALL = {"live": 20 * SECOND, "relaxed": 20 * SECOND, "daily": 0}
"""After how long the player to move is first called, in ms; at the pace "none" the bot calls nobody."""
JUST_ACTED = MINUTE
"""The bot does not call a player within this time after their last action, in ms."""
REMIND_AFTER = {"relaxed": (1, 2), "daily": (3, 4)}
"""The fraction of the player's whole time (decision and bank) after which they are reminded, as (numerator,
denominator)."""
MAX_CALLS = 2
"""Maximum number of calls for one decision."""
NUDGE_PAUSE = 6 * HOUR
"""At the pace "none", the shortest time between two nudges of one player, in ms."""


MORE_TIME = 2 * MINUTE
"""The additional time, in ms."""
HURRIED = frozenset({"live", "relaxed"})
"""Paces at which a player may ask for more time."""


def called(state: TableState, player: int) -> Call | None:
    """Return the latest call to a player who is still waited for and plays themselves; None otherwise."""
    return call_of(state, player) if player in waits_for_people(state) else None


class CallUp(cmd.Body, frozen=True):
    """From the bot: the person to move has not acted for a while. ``kind`` is notice or reminder."""

    player: int
    asked: int
    kind: str


@on(CallUp, by=BOT)
def call(state: TableState, body: CallUp, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: call the player to move."""
    if state.status != PLAYING or state.paused or body.player not in waits_for_people(state):
        return OutOfDate()
    before = call_of(state, body.player)
    number = before.number if before is not None else 0
    if body.asked != state.asked[body.player] or number >= MAX_CALLS or (number and body.kind != REMINDER):
        return OutOfDate()
    return (ev.Called(body.player, body.kind, context.now),)


@on(cmd.Nudge)
def nudge(state: TableState, body: cmd.Nudge, command: cmd.Command, context: Context) -> Verdict:
    """A person at the table asks the players whose move it is to play."""
    own = None if command.person is None else state.chair_of(command.person)
    if own is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if state.paused:
        return Refusal("already-paused")
    waiting = waits_for_people(state)
    others = [player for player in waiting if player != own]
    if not others:
        return Refusal("nudge-yourself" if waiting else "nudge-nobody")
    others = [player for player in others if state.chairs[player].person not in body.spared]
    if not others:
        return Refusal("nudge-nobody")  # Does not reveal that others could nudge these players.
    found = [_may_nudge(state, player, context) for player in others]
    ready = [player for player, refused in zip(others, found, strict=True) if refused is None]
    if not ready:
        return min((refused for refused in found if refused is not None), key=_again)
    return tuple(ev.Called(player, NUDGE, context.now, own) for player in ready)


def _may_nudge(state: TableState, player: int, context: Context) -> Refusal | None:
    """Return why the player cannot be nudged now, or None if they can."""
    nudged, before = state.clocks.nudged_at[player] if state.clocks.nudged_at else 0, call_of(state, player)
    if state.pace not in FIRST_CALL:
        again = nudged + NUDGE_PAUSE
        return Refusal("nudge-none", {"when": MomentArg(again)}) if nudged and context.now < again else None
    if before is not None and (before.nudged or before.number >= MAX_CALLS):
        return Refusal("nudge-enough")
    turn, allowed = turn_of(state, player, context.timers), time_allowed(state, player)
    if turn is None or allowed is None:
        return Refusal("nudge-no-clock")
    if asleep(state, player, context.now) is not None:
        return Refusal("nudge-quiet")
    spans = quiet_spans_of(state, player)
    passed, half = allowed - time_left(state, turn, context.now), (thinking_time(state, player) + 1) // 2
    if passed >= half:
        return None
    return Refusal("nudge-early", {"when": MomentArg(awake_until(context.now, half - passed, spans))})


def _again(refused: Refusal) -> float:
    """Return when the nudge is possible again (Unix ms), infinity if that is not known."""
    when = refused.args.get("when")
    return when.at if isinstance(when, MomentArg) else math.inf


def may_ask(state: TableState, player: int) -> bool:
    """Whether the player, who is called now, may still ask for more time."""
    return state.pace in HURRIED and called(state, player) is not None and not granted(state, player)


@on(cmd.MoreTime, wakes=True, not_while=STOPPED)
def more_time(state: TableState, body: cmd.MoreTime, command: cmd.Command, context: Context) -> Verdict:
    """Grant more time to the player who is called, and to no other; the time does not come from their bank."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if player != body.player:
        return Refusal("more-not-yours")
    if state.pace not in HURRIED:
        return Refusal("more-slow")
    if body.asked != state.asked[player] or called(state, player) is None:
        return OutOfDate()
    if granted(state, player):
        return Refusal("more-given")
    return (ev.TimeGranted(player, MORE_TIME),)


# -- what the facts change


@fact(ev.Called)
def _called(state: TableState, event: ev.Called) -> TableState:
    player, asked, clocks = event.player, state.asked[event.player], state.clocks
    before = next((one for one in state.calls if (one.player, one.asked) == (player, asked)), None)
    nudge = event.kind == "nudge"
    nudged = nudge or (before is not None and before.nudged)
    call = Call(player, asked, before.number + 1 if before else 1, event.kind, event.by, nudged, state.seq)
    return replace(
        state,
        calls=(*(one for one in state.calls if one.player != player), call),
        clocks=replace(clocks, nudged_at=with_at(clocks.nudged_at, player, event.at)) if nudge else clocks,
    )


@fact(ev.TimeGranted)
def _time_granted(state: TableState, event: ev.TimeGranted) -> TableState:
    clocks = state.clocks
    left = tuple((one, had + event.ms if one == event.player else had) for one, had in clocks.left)
    granted = (*clocks.granted, (event.player, event.ms))
    return replace(state, clocks=replace(clocks, granted=granted, left=left), touched=state.seq)
