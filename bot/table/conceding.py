"""Conceding the deal or the match, and stopping the match: offered by one, agreed to by those it also concerns; lapses
with the deal (ux.md 3.3, E59, T79).

A match that was conceded counts like any other, so that nobody gets out of a loss by it: the conceding side is last.
What a conceded deal is worth its game says (:class:`bot.engine.actions.Yield`): the others have as much of it as if
they took every trick that remains, so they are not asked. A computer player goes along with the person it plays with,
who alone has a result of the match. A match that is stopped counts for nobody: all who play must agree.
"""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal, Yield
from bot.games.registry import game
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table import hold
from bot.table.look import deal_number, humans, public_view, seat_of, seating
from bot.table.model import HELD, PLAYING, Chair, TableState
from bot.table.play import VOID, ended_early, with_followups
from bot.table.play import close as close_at_once
from bot.table.rest import woken
from bot.table.verdict import Context, OutOfDate, Verdict

MATCH, DEAL, STOP = "match", "deal", "stop"
"""What can be offered: to concede the match, or the deal; to stop the match, which then counts for nobody."""


def conceding_side(state: TableState, player: int) -> tuple[int, ...]:
    """Whom it puts last when this player concedes: the partner too in a game of pairs, whoever sits there; else nobody
    but her, because sides of other games last for a deal only."""
    view = public_view(state)
    sides = view.sides if view is not None else ()
    if not sides or any(len(side) != 2 for side in sides):
        return (player,)
    seat, order = seat_of(state, player), seating(state)
    return tuple(sorted(order[other] for side in sides if seat in side for other in side))


def side_in_deal(state: TableState, player: int) -> tuple[int, ...]:
    """Those who play this deal together with this player, herself included."""
    view = public_view(state)
    seat, order = seat_of(state, player), seating(state)
    sides = view.sides if view is not None else ()
    return tuple(sorted(order[other] for side in sides if seat in side for other in side))


def asked_to_concede(state: TableState, player: int, of: str = MATCH) -> tuple[int, ...]:
    """Who must agree when this player concedes: whoever plays with her (even while she is away: it is her match too);
    where she plays alone, for the match all others who play themselves, for a deal nobody. To stopping all must agree
    who have a result to lose, also while they are away."""
    if of == STOP:
        return tuple(other for other, chair in enumerate(state.chairs) if other != player and _answers(chair))
    side = side_in_deal(state, player) if of == DEAL else conceding_side(state, player)
    if len(side) > 1 or of == DEAL:
        return tuple(other for other in side if other != player and _answers(state.chairs[other]))
    return tuple(other for other in humans(state) if other != player) if len(state.chairs) > 2 else ()


def _answers(chair: Chair) -> bool:
    return chair.person is not None and not chair.gone


def awaited_to_concede(state: TableState) -> tuple[int, ...]:
    """Whose agreement the standing offer lacks."""
    if state.offering is None:
        return ()
    asked = asked_to_concede(state, state.offering, state.offered)
    return tuple(one for one in asked if one not in state.conceding)


def why_not_deal(state: TableState, player: int) -> Refusal | None:
    """Why the deal cannot be conceded by this player now; None if it can."""
    if state.paused in hold.HELD or state.paused == HELD:
        return Refusal("paused-moderator" if state.paused == HELD else f"held-{state.paused}")
    facts = game(state.game).decide(state.match, None, Yield(player))
    return facts if isinstance(facts, Refusal) else None


def concede(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Offer to concede the match or the deal; it ends at once where nobody else must agree."""
    body = command.body
    assert isinstance(body, cmd.Concede)
    player = _player(state, command)
    if isinstance(player, Refusal):
        return player
    if state.chairs[player].gone:
        return Refusal("abandoned")
    if state.chairs[player].first is not None:
        return Refusal("concede-substitute" if body.of == MATCH else "concede-deal-substitute")
    if state.offering is not None:
        return Refusal("concede-offered")
    if body.of not in (MATCH, DEAL) or (body.of == DEAL and body.deal != deal_number(state)):
        return OutOfDate()
    refusal = why_not_deal(state, player) if body.of == DEAL else None
    if refusal is not None:
        return refusal
    return _agreed(state, player, (*woken(state, player), ev.ConcessionOffered(player, body.of)), body.of, context)


def close(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Close the table. A host who plays does not end the match of the others: she asks them, or one who is losing could
    rob them of it. A moderator who does not play, and the house, end it (ux.md 1.1)."""
    body = command.body
    assert isinstance(body, cmd.Close)
    player = None if command.person is None else state.chair_of(command.person)
    void = body.reason in VOID and state.paused == body.reason
    if player is None or state.status != PLAYING or void or not asked_to_concede(state, player, STOP):
        return close_at_once(state, command, context)
    if state.offering is not None:
        return Refusal("concede-offered")
    return (*woken(state, player), ev.ConcessionOffered(player, STOP))


def answer(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Agree to the standing offer or turn it down. Whoever made it takes it back by turning it down."""
    body = command.body
    assert isinstance(body, cmd.AnswerConcession)
    player = _player(state, command)
    if isinstance(player, Refusal):
        return player
    if state.offering is None or (body.deal, body.of) != (deal_number(state), state.offered):
        return OutOfDate()
    if player not in awaited_to_concede(state) and (body.agree or player != state.offering):
        return Refusal("concede-not-asked")
    if not body.agree:
        return (*woken(state, player), ev.ConcessionDeclined(player))
    return _agreed(state, player, (*woken(state, player), ev.ConcessionAgreed(player)), state.offered, context)


def _player(state: TableState, command: cmd.Command) -> int | Refusal:
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    return player if state.status == PLAYING else Refusal("not-started")


def _agreed(state: TableState, player: int, facts: tuple[Any, ...], of: str, context: Context) -> Verdict:
    """The match ends when the last one has agreed; its balances stand as the game's rules for stopping say. A deal is
    counted then."""
    offering = player if state.offering is None else state.offering
    for_it = state.conceding | {player}
    if set(asked_to_concede(state, offering, of)) - for_it:
        return facts
    if of == DEAL:
        counted = why_not_deal(state, offering) or game(state.game).decide(state.match, None, Yield(offering))
        if isinstance(counted, Refusal):
            return counted
        return with_followups(state, (*facts, ev.DealConceded(tuple(sorted(for_it))), *counted), context)
    if of == STOP:
        return (*facts, *ended_early(state, "host", context))
    side = conceding_side(state, offering)
    conceded = ev.Conceded(tuple(sorted(for_it & set(side))), side)
    return (*facts, conceded, *ended_early(state, "conceded", context, last=side))
