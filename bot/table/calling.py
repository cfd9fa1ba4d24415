"""Calling the person to move: a notice, a nudge by somebody at the table, a reminder; never three for one decision
(ux.md 3.1, S27; T94, T95)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import HOUR, MINUTE, SECOND, allowance, time_allowed, time_left, turn_of
from bot.table.model import PLAYING, Call, TableState
from bot.table.nights import asleep, awake_from, awake_until, nights_of
from bot.table.play import waits_for_people
from bot.table.ports import Timer
from bot.table.verdict import Context, OutOfDate, Verdict

NOTICE, NUDGE, REMINDER = "notice", "nudge", "reminder"
FIRST = {"live": 20 * SECOND, "relaxed": 20 * SECOND, "daily": 0}
"""After how long the person to move is called, in ms; nobody is without a clock."""
BUSY = MINUTE
"""So long after her last act nobody is called by the house, in ms."""
AGAIN = {"relaxed": (1, 2), "daily": (3, 4)}
"""Which part of all her time (allowance and bank) has passed when she is reminded."""
MOST = 2
"""Calls for one decision."""
PATIENCE = 6 * HOUR
"""Without clocks so much time lies between two nudges of one person, in ms."""


def call_of(state: TableState, player: int) -> Call | None:
    """The latest call to a player for the decision she is asked for now, None if there was none."""
    if player >= len(state.asked):
        return None
    return next((one for one in state.calls if (one.player, one.asked) == (player, state.asked[player])), None)


def called(state: TableState, player: int) -> Call | None:
    """The call that stands: the player is still waited for and plays herself."""
    return call_of(state, player) if player in waits_for_people(state) else None


def call_timers(state: TableState, now: int) -> list[Timer]:
    """The clocks that call the people waited for; one for each call that is still to come."""
    if state.pace not in FIRST:
        return []
    held = dict(state.left)
    found: list[Timer] = []
    for player in waits_for_people(state):
        asked, before, nights = state.asked[player], call_of(state, player), nights_of(state, player)
        if before is None:
            at = max(now + FIRST[state.pace], state.acted_at[player] + BUSY)
            found.append(Timer(NOTICE, awake_from(at, nights), asked, player))
        part, allowed = AGAIN.get(state.pace), time_allowed(state, player)
        if part is not None and allowed is not None and (before is None or before.number < MOST):
            passed = allowed - held.get(player, allowed)
            due = max(0, allowed * part[0] // part[1] - passed)
            found.append(Timer(REMINDER, awake_from(awake_until(now, due, nights), nights), asked, player))
    return found


def call(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house calls the person to move."""
    body = command.body
    assert isinstance(body, cmd.CallUp)
    if command.person is not None:
        return Refusal("not-host")
    if state.status != PLAYING or state.paused or body.player not in waits_for_people(state):
        return OutOfDate()
    before = call_of(state, body.player)
    number = before.number if before is not None else 0
    if body.asked != state.asked[body.player] or number >= MOST or (number and body.kind != REMINDER):
        return OutOfDate()
    return (ev.Called(body.player, body.kind, context.now),)


def nudge(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Somebody at the table asks whoever is waited for to play."""
    body = command.body
    assert isinstance(body, cmd.Nudge)
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
        return Refusal("nudge-nobody")  # Nobody whom this person could call; that others could is not said.
    found = [_may_nudge(state, player, context) for player in others]
    ready = [player for player, refused in zip(others, found, strict=True) if refused is None]
    if not ready:
        return next(refused for refused in found if refused is not None)
    return tuple(ev.Called(player, NUDGE, context.now, own) for player in ready)


def _may_nudge(state: TableState, player: int, context: Context) -> Refusal | None:
    nudged, before = state.nudged[player] if state.nudged else 0, call_of(state, player)
    if state.pace not in FIRST:
        return Refusal("nudge-none") if nudged and context.now < nudged + PATIENCE else None
    if before is not None and (before.nudged or before.number >= MOST):
        return Refusal("nudge-enough")
    turn, allowed = turn_of(state, player, context.timers), time_allowed(state, player)
    if turn is None or allowed is None:
        return Refusal("nudge-early")
    if asleep(state, player, context.now) is not None:
        return Refusal("nudge-quiet")
    passed = allowed - time_left(state, turn, context.now)
    return Refusal("nudge-early") if 2 * passed < allowance(state, player) else None
