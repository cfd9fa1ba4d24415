"""Input and result of a table's decision, and the registry of the functions that decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.ports import Timer


class OutOfDate(msgspec.Struct, frozen=True):
    """The control belonged to an earlier question."""


class Context(msgspec.Struct, frozen=True):
    """The input of a decision besides state and command: the time in Unix ms, fresh entropy for a new seal (32 bytes),
    and the running clocks. ``publishes``: seals are published, and a deal waits for that."""

    now: int
    entropy: bytes
    timers: tuple[Timer, ...] = ()
    publishes: bool = False


Verdict = tuple[Any, ...] | Refusal | OutOfDate
"""The events that follow, a refusal, or out of date."""

B = TypeVar("B", bound=msgspec.Struct)
Decider = Callable[[TableState, B, cmd.Command, Context], Verdict]
"""Decide a command with a body of one class."""

ANYBODY, HOST, MODERATOR, BOT = "anybody", "host", "moderator", "bot"
"""Who may give a command. The bot and moderators may do what the host may."""
BY_RIGHTS = frozenset({HOST, MODERATOR})
"""Commands for which it matters whether the person moderates the table."""


class Rule(msgspec.Struct, frozen=True):
    """How a command is decided, and what holds before that.

    ``in_check``: it is possible while people are asked whether they are there. ``not_while`` are the reasons of pauses
    during which it is refused. ``wakes``: if the player's command is accepted, a paused table resumes first.
    """

    decide: Decider[Any]
    by: str = ANYBODY
    in_check: bool = True
    not_while: frozenset[str] = frozenset()
    wakes: bool = False


class Commands:
    """The rules of commands, by the class of their body. It begins with all that ``others`` hold."""

    def __init__(self, *others: Commands) -> None:
        self.rules: dict[type[Any], Rule] = {}
        for other in others:
            for body, rule in other.rules.items():
                self._add(body, rule)

    def on(
        self,
        body: type[B],
        *,
        by: str = ANYBODY,
        in_check: bool = True,
        not_while: frozenset[str] = frozenset(),
        wakes: bool = False,
    ) -> Callable[[Decider[B]], Decider[B]]:
        """Register the function that decides commands with this body (:class:`Rule` explains the arguments). Raises
        ValueError for a body that is registered already."""

        def register(decide: Decider[B]) -> Decider[B]:
            self._add(body, Rule(decide, by, in_check, not_while, wakes))
            return decide

        return register

    def _add(self, body: type[Any], rule: Rule) -> None:
        if body in self.rules:
            raise ValueError(f"{body.__name__} is registered twice")
        self.rules[body] = rule
