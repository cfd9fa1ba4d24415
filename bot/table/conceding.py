"""Conceding the match: offered by one, agreed to by those it also concerns; lapses with the deal (ux.md 3.3, T79).

A match that was conceded counts like any other, so that nobody gets out of a loss by it: the conceding side is last.
"""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.look import deal_number, humans, public_view, seat_of, seating
from bot.table.model import PLAYING, Chair, TableState
from bot.table.play import ended_early
from bot.table.rest import woken
from bot.table.verdict import Context, OutOfDate, Verdict


def conceding_side(state: TableState, player: int) -> tuple[int, ...]:
    """Whom it puts last when this player concedes: the partner too in a game of pairs, whoever sits there; else nobody
    but her, because sides of other games last for a deal only."""
    view = public_view(state)
    sides = view.sides if view is not None else ()
    if not sides or any(len(side) != 2 for side in sides):
        return (player,)
    seat, order = seat_of(state, player), seating(state)
    return tuple(sorted(order[other] for side in sides if seat in side for other in side))


def asked_to_concede(state: TableState, player: int) -> tuple[int, ...]:
    """Who must agree when this player concedes: the partner in a game of pairs (even while she is away: it is her match
    too), else all others who play themselves."""
    side = conceding_side(state, player)
    if len(side) > 1:
        return tuple(other for other in side if other != player and _answers(state.chairs[other]))
    return tuple(other for other in humans(state) if other != player) if len(state.chairs) > 2 else ()


def _answers(chair: Chair) -> bool:
    return chair.person is not None and not chair.gone


def awaited_to_concede(state: TableState) -> tuple[int, ...]:
    """Whose agreement the standing offer lacks."""
    if state.offering is None:
        return ()
    return tuple(one for one in asked_to_concede(state, state.offering) if one not in state.conceding)


def concede(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Offer to concede the match; it ends at once where nobody else must agree."""
    player = _player(state, command)
    if isinstance(player, Refusal):
        return player
    if state.chairs[player].gone:
        return Refusal("abandoned")
    if state.chairs[player].first is not None:
        return Refusal("concede-substitute")
    if state.offering is not None:
        return Refusal("concede-offered")
    return _agreed(state, player, (*woken(state, player), ev.ConcessionOffered(player)), context)


def answer(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Agree to the standing offer or turn it down. Whoever made it takes it back by turning it down."""
    body = command.body
    assert isinstance(body, cmd.AnswerConcession)
    player = _player(state, command)
    if isinstance(player, Refusal):
        return player
    if state.offering is None or body.deal != deal_number(state):
        return OutOfDate()
    if player not in awaited_to_concede(state) and (body.agree or player != state.offering):
        return Refusal("concede-not-asked")
    if not body.agree:
        return (*woken(state, player), ev.ConcessionDeclined(player))
    return _agreed(state, player, (*woken(state, player), ev.ConcessionAgreed(player)), context)


def _player(state: TableState, command: cmd.Command) -> int | Refusal:
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    return player if state.status == PLAYING else Refusal("not-started")


def _agreed(state: TableState, player: int, facts: tuple[Any, ...], context: Context) -> Verdict:
    """The match ends when the last one has agreed; its balances stand as the game's rules for stopping say."""
    offering = player if state.offering is None else state.offering
    for_it = state.conceding | {player}
    if set(asked_to_concede(state, offering)) - for_it:
        return facts
    side = conceding_side(state, offering)
    conceded = ev.Conceded(tuple(sorted(for_it & set(side))), side)
    return (*facts, conceded, *ended_early(state, "conceded", context, last=side))
