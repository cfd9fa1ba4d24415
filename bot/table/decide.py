"""Decides what follows from a command: events, a refusal, or "out of date". Pure.

Each command is registered beside the function that decides it; here is what holds for all of them.
"""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.table import boards, host, sealing, waiting_list
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.evolve import SUBJECTS
from bot.table.model import BY_MODERATOR, FINISHED, ORDINARY, TableState
from bot.table.verdict import BOT, HOST, MODERATOR, Commands, Context, Rule, Verdict

COMMANDS = Commands(*(subject.COMMANDS for subject in SUBJECTS))
"""The rules of all commands."""


def decide(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Return the events that follow, at least one; or a refusal; or :class:`OutOfDate` if the question is no longer
    open."""
    rule = COMMANDS.rules[type(command.body)]
    refusal = _why_not(state, command, rule)
    if refusal is not None:
        return refusal
    verdict = rule.decide(state, command.body, command, context)
    if not isinstance(verdict, tuple):
        return verdict
    if rule.wakes and state.paused in ORDINARY:
        player = None if command.person is None else state.chair_of(command.person)
        verdict = (ev.Resumed(player), *verdict) if player is not None else verdict
    if state.waiting_list.people or isinstance(command.body, cmd.Queue):
        verdict = waiting_list.with_reservations(state, verdict, context)
    if state.sealed and not any(isinstance(event, ev.SeedRevealed) for event in verdict):
        return verdict
    return sealing.with_seal(state, verdict, context)


def _why_not(state: TableState, command: cmd.Command, rule: Rule) -> Refusal | None:
    """Return why this command is refused before it is looked at more closely, or None."""
    if isinstance(command.body, boards.OPENING):
        by_person = isinstance(command.body, boards.OpenBoard) and command.person is not None
        return Refusal("not-host") if by_person else None
    if state.seq == 0:
        return Refusal("table-unknown")
    if state.board is not None and (refusal := boards.why_not(command)) is not None:
        return refusal
    if not state.open and not isinstance(command.body, boards.CloseBoard):
        return Refusal("table-over" if state.status == FINISHED else "table-closed")
    person = command.person
    if rule.by == HOST and not (person is None or command.moderator or host.hosts(state, person)):
        return Refusal("not-host")
    if rule.by == MODERATOR and not command.moderator:
        return Refusal("not-moderator")
    if state.check and not rule.in_check:
        return Refusal("check-running")
    if state.paused in rule.not_while:
        if state.paused == BY_MODERATOR:
            return Refusal("paused-moderator")
        if person is not None:
            return Refusal(f"held-{state.paused}")
    return Refusal("not-host") if rule.by == BOT and person is not None else None
