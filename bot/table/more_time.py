"""Two more minutes for whoever is called to her turn, once for each decision (ux.md S27)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import MINUTE, granted
from bot.table.calling import called
from bot.table.model import PLAYING, TableState
from bot.table.rest import woken
from bot.table.verdict import Context, OutOfDate, Verdict

MORE = 2 * MINUTE
HURRIED = frozenset({"live", "relaxed"})
"""Paces at which two minutes are worth asking for."""


def may_ask(state: TableState, player: int) -> bool:
    """Whether the player, who is called now, may still ask for more time."""
    return state.pace in HURRIED and called(state, player) is not None and not granted(state, player)


def more_time(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Whoever is called, and nobody else, may have them; the time does not come out of her bank."""
    body = command.body
    assert isinstance(body, cmd.MoreTime)
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
    return (*woken(state, player), ev.TimeGranted(player, MORE))
