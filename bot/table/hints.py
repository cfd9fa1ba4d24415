"""What the first hint of a match changes. Where there are none: :func:`bot.table.selectors.no_hints`."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.facts import fact
from bot.table.model import TableState
from bot.table.selectors import has_bots, no_hints
from bot.table.verdict import Commands, Context, OutOfDate, Verdict

COMMANDS = Commands()
on = COMMANDS.on


def costs(state: TableState) -> bool:
    """Return whether the match no longer counts on the ladder against bots once a player has a hint."""
    return state.ranked and has_bots(state) and not state.hinted


@on(cmd.TakeHint)
def take(state: TableState, body: cmd.TakeHint, command: cmd.Command, context: Context) -> Verdict:
    """Record the first hint of a match that counts on the ladder."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    refusal = no_hints(state, player)
    if refusal is not None:
        return refusal
    return (ev.HintTaken(player),) if costs(state) else OutOfDate()


# -- what the facts change


@fact(ev.HintTaken)
def _hint_taken(state: TableState, event: ev.HintTaken) -> TableState:
    return replace(state, hinted=True)
