"""Input and result of a decision, and the registry of the functions that decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.events import Fact
from bot.duplicate.tournament.model import State
from bot.engine.actions import Refusal
from bot.table.verdict import OutOfDate

__all__ = ["BOT", "DIRECTOR", "PERSON", "RULES", "Context", "OutOfDate", "Rule", "Verdict", "directs", "on"]


class Context(msgspec.Struct, frozen=True):
    """What a decision needs besides state and command: the time in Unix ms, and 32 fresh random bytes for a new
    tournament."""

    now: int
    entropy: bytes = b""


Verdict = tuple[Fact, ...] | Refusal | OutOfDate
"""The facts that follow, at least one; a refusal; or out of date: it has happened already, and nothing changes."""

B = TypeVar("B", bound=cmd.Body)
Decider = Callable[[State, B, cmd.Command, Context], Verdict]

PERSON, DIRECTOR, BOT = "person", "director", "bot"
"""Who may give a command: a person; a director, a moderator or the bot; the bot alone."""


class Rule(msgspec.Struct, frozen=True):
    """How a command is decided, who may give it, and whether it is possible during a pause."""

    decide: Decider[Any]
    by: str
    paused: bool


RULES: dict[type[cmd.Body], Rule] = {}


def on(body: type[B], by: str, *, paused: bool = True) -> Callable[[Decider[B]], Decider[B]]:
    """Register the function that decides commands with this body."""

    def register(decide: Decider[B]) -> Decider[B]:
        RULES[body] = Rule(decide, by, paused)
        return decide

    return register


def directs(state: State, command: cmd.Command) -> bool:
    """Return whether a command comes from a director, a moderator or the bot. Until the first round begins, who
    announced the tournament may do what a director may."""
    person = command.person
    return person is None or command.moderator or person in state.directors or organizes(state, person)


def organizes(state: State, person: int) -> bool:
    """Return whether a person announced a tournament that has not begun."""
    return not state.rounds and state.settings is not None and person == state.settings.by
