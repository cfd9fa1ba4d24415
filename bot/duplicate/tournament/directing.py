"""What a director decides: substitutes, adjusted scores, penalties, time, pauses, and the end without a result.

Moderators of the server may do the same. Without a director the clocks of the bot begin and close rounds.
"""

from __future__ import annotations

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.model import RUNNING, State
from bot.duplicate.tournament.rounds import fit, is_deal, with_end
from bot.duplicate.tournament.verdict import DIRECTOR, Context, OutOfDate, Verdict, on
from bot.engine.actions import Refusal

MAX_REASON = 300
"""Characters of a reason."""

MAX_PENALTY = 2_000
"""Hundredths that one penalty takes at most: 20 victory points, or 20 percent of a round."""


@on(cmd.Substitute, DIRECTOR)
def substitute(state: State, body: cmd.Substitute, command: cmd.Command, context: Context) -> Verdict:
    """Put somebody who does not play in the place of a person, for the rest of the tournament."""
    by, now, running = command.person, context.now, state.round
    contestant = state.contestant_of(body.person)
    if contestant is None:
        return Refusal("tournament-not-playing")
    if any(body.substitute in (*one.members, *one.former) for one in state.contestants.values()):
        return Refusal("tournament-played-before")
    reason = body.reason[:MAX_REASON]
    sat = None if running is None else running.chair_of(body.person)
    if running is None or sat is None:
        return (ev.Substituted(by, now, contestant.number, body.person, body.substitute, reason),)
    table, chair = sat
    if not 1 <= body.deal <= len(state.deals) + 1:
        return Refusal("tournament-no-seat")
    at = (running.number, table.number, chair, body.deal)
    return (ev.Substituted(by, now, contestant.number, body.person, body.substitute, reason, *at),)


@on(cmd.Adjust, DIRECTOR)
def adjust(state: State, body: cmd.Adjust, command: cmd.Command, context: Context) -> Verdict:
    """Adjust the score of a deal of any round, running or closed."""
    rounds = [one for one in state.rounds if one.number == body.round]
    if not rounds or rounds[0].table(body.table) is None or not is_deal(state, body.deal):
        return Refusal("tournament-no-seat")
    if not body.reason.strip():
        return Refusal("tournament-reason")
    percents = len(body.percents) == state.shape.players and all(0 <= one <= 100 for one in body.percents)
    if bool(body.scores) == bool(body.percents) or not (fit(state, body.scores) or percents):
        return Refusal("tournament-scores")
    at = (body.round, body.table, body.deal, body.reason[:MAX_REASON])
    adjusted = ev.Adjusted(command.person, context.now, *at, body.scores, body.percents)
    return with_end(state, adjusted)


@on(cmd.Penalize, DIRECTOR)
def penalize(state: State, body: cmd.Penalize, command: cmd.Command, context: Context) -> Verdict:
    """Take points from a contestant."""
    if body.contestant not in state.contestants or state.status != RUNNING:
        return Refusal("tournament-not-playing")
    if not body.reason.strip():
        return Refusal("tournament-reason")
    if not 1 <= body.points <= MAX_PENALTY:
        return Refusal("tournament-number", {"what": "points", "least": 1, "most": MAX_PENALTY})
    reason = body.reason[:MAX_REASON]
    return (ev.Penalized(command.person, context.now, body.contestant, body.points, reason),)


@on(cmd.Extend, DIRECTOR)
def extend(state: State, body: cmd.Extend, command: cmd.Command, context: Context) -> Verdict:
    """Give the running round more time."""
    running = state.round
    if running is None or running.number != body.round:
        return OutOfDate()
    if body.until <= max(context.now, running.until):
        return Refusal("tournament-times")
    return (ev.Extended(command.person, context.now, body.round, body.until),)


@on(cmd.Appoint, DIRECTOR)
def appoint(state: State, body: cmd.Appoint, command: cmd.Command, context: Context) -> Verdict:
    """Let a further person direct the tournament."""
    if body.person in state.directors:
        return OutOfDate()
    return (ev.Appointed(command.person, context.now, body.person),)


@on(cmd.Pause, DIRECTOR)
def pause(state: State, body: cmd.Pause, command: cmd.Command, context: Context) -> Verdict:
    """Pause the tournament."""
    return OutOfDate() if state.paused else (ev.Paused(command.person, context.now),)


@on(cmd.Resume, DIRECTOR)
def resume(state: State, body: cmd.Resume, command: cmd.Command, context: Context) -> Verdict:
    """Continue; the clocks get the time of the pause back. A clock that was set back gives nothing."""
    if not state.paused:
        return OutOfDate()
    return (ev.Resumed(command.person, context.now, max(0, context.now - state.paused)),)


@on(cmd.Cancel, DIRECTOR)
def cancel(state: State, body: cmd.Cancel, command: cmd.Command, context: Context) -> Verdict:
    """End the tournament without a result."""
    if not body.reason.strip():
        return Refusal("tournament-reason")
    return (ev.Cancelled(command.person, context.now, body.reason[:MAX_REASON]),)
