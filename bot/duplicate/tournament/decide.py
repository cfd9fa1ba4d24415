"""Decides what follows from a command: facts, a refusal, or "out of date". It never raises. Pure.

Each command is decided in the module of its subject; here is what holds for all of them.
"""

from __future__ import annotations

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import directing, entering, rounds
from bot.duplicate.tournament.model import NOBODY, State
from bot.duplicate.tournament.verdict import BOT, DIRECTOR, RULES, Context, OutOfDate, Verdict, directs
from bot.engine.actions import Refusal

__all__ = ["SUBJECTS", "Context", "OutOfDate", "Verdict", "decide"]

SUBJECTS = (directing, entering, rounds)
"""The modules in which commands are decided."""


def decide(state: State, command: cmd.Command, context: Context) -> Verdict:
    """Return what follows from a command."""
    rule = RULES[type(command.body)]
    if isinstance(command.body, cmd.Create):
        return OutOfDate() if state.status != NOBODY else rule.decide(state, command.body, command, context)
    if state.status == NOBODY:
        return Refusal("tournament-unknown")
    if not state.open:
        return Refusal("tournament-over")
    if (rule.by == DIRECTOR and not directs(state, command)) or (rule.by == BOT and command.person is not None):
        return Refusal("tournament-not-director")
    if state.paused and not rule.paused:
        return Refusal("tournament-paused")
    return rule.decide(state, command.body, command, context)
