"""A substitute takes a chair over in the middle of a match (ux.md 3.3); the result stays with who sat there first."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.leaving import succession
from bot.table.model import PLAYING, TableState
from bot.table.rest import woken
from bot.table.standby import reserved_from
from bot.table.verdict import Context, Verdict


def ask(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Offer one's chair, or keep it after all. Until somebody takes it everything goes on as before."""
    body = command.body
    assert isinstance(body, cmd.OfferChair)
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    chair = state.chairs[player]
    if chair.gone:
        return Refusal("abandoned")
    if chair.offered == body.open:
        return Refusal("chair-offered" if chair.offered else "chair-kept")
    return (ev.ChairOffered(player, open=body.open),)


def relieve(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Take over a chair that is offered."""
    body = command.body
    assert isinstance(body, cmd.Relieve)
    if command.person is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if state.chair_of(command.person) is not None:
        return Refusal("already-seated")
    if not 0 <= body.player < len(state.chairs) or not state.chairs[body.player].offered:
        return Refusal("chair-kept")
    if reserved_from(state, command.person):
        return Refusal("chair-reserved")
    heir = (ev.HostChanged(command.person),) if _alone(state, body.player) else succession(state, body.player)
    return (ev.Relieved(body.player, command.person), *heir, *woken(state, body.player))


def _alone(state: TableState, player: int) -> bool:
    """Whether the chair is the host's and nobody else plays who could be host."""
    return state.chairs[player].person == state.host and not succession(state, player)
