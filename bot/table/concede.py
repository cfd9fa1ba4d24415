"""Conceding the deal or the match, and stopping the match (ux.md 3.3, E59, T79).

A player makes an offer, the players it also concerns agree or decline, and the offer lapses with the deal. A conceded
match counts like any other, with the conceding side in last place, so that conceding does not avoid a loss. The game
says what a conceded deal is worth (:class:`bot.engine.actions.ConcedeDeal`): the opponents score as if they took every
remaining trick, so they are not asked. A computer player agrees with its human partner, because only the partner has a
result. A stopped match counts for nobody, so all people in it must agree.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.actions import ConcedeDeal, Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table import pause
from bot.table.facts import fact
from bot.table.model import BY_MODERATOR, PLAYING, Chair, Offer, TableState
from bot.table.pause import woken
from bot.table.play import VOID, conceded_places, ended_early, stopped_now, with_followups
from bot.table.play import close as close_at_once
from bot.table.selectors import deal_number, humans, public_view, seat_of, seating
from bot.table.verdict import HOST, Commands, Context, OutOfDate, Verdict

COMMANDS = Commands()
on = COMMANDS.on

MATCH, DEAL, STOP = "match", "deal", "stop"
"""What a player can offer: to concede the match, to concede the deal, or to stop the match so that it does not
count."""


def conceding_side(state: TableState, player: int) -> tuple[int, ...]:
    """Return the players who come last if this player concedes: in a game of fixed pairs the player and their partner
    (computer players included); otherwise the player alone, because the sides of other games last for one deal only."""
    view = public_view(state)
    sides = view.sides if view is not None else ()
    if not sides or any(len(side) != 2 for side in sides):
        return (player,)
    seat, order = seat_of(state, player), seating(state)
    return tuple(sorted(order[other] for side in sides if seat in side for other in side))


def balances_after(state: TableState, player: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Return the balances and the places by player if this player conceded the match now; None if the match would end
    without a result. The game's rules for a match that stops early may change the balances (M128)."""
    result = stopped_now(state)
    if result is None:
        return None
    return result.balances, conceded_places(result.balances, conceding_side(state, player))


def side_in_deal(state: TableState, player: int) -> tuple[int, ...]:
    """Return the players on this player's side in this deal, including the player."""
    view = public_view(state)
    seat, order = seat_of(state, player), seating(state)
    sides = view.sides if view is not None else ()
    return tuple(sorted(order[other] for side in sides if seat in side for other in side))


def asked_to_concede(state: TableState, player: int, of: str = MATCH) -> tuple[int, ...]:
    """Return the players who must agree when this player concedes.

    These are the people on the player's side, even while they are away, because the match is theirs too. A player
    without a partner needs all other people who play themselves for the match (nobody at a table of two), and nobody
    for a deal. To stop the match, all people who still have a result, away or not, must agree.
    """
    if of == STOP:
        return tuple(other for other, chair in enumerate(state.chairs) if other != player and _answers(chair))
    side = side_in_deal(state, player) if of == DEAL else conceding_side(state, player)
    if len(side) > 1 or of == DEAL:
        return tuple(other for other in side if other != player and _answers(state.chairs[other]))
    return tuple(other for other in humans(state) if other != player) if len(state.chairs) > 2 else ()


def _answers(chair: Chair) -> bool:
    return chair.person is not None and not chair.gone


def awaited_to_concede(state: TableState) -> tuple[int, ...]:
    """Return the players who have not yet agreed to the open offer."""
    offer = state.offer
    if offer is None:
        return ()
    return tuple(one for one in asked_to_concede(state, offer.player, offer.of) if one not in offer.agreed)


def why_not_deal(state: TableState, player: int) -> Refusal | None:
    """Return why this player cannot concede the deal now, or None if they can."""
    if state.paused in pause.BLOCKED or state.paused == BY_MODERATOR:
        return Refusal("paused-moderator" if state.paused == BY_MODERATOR else f"held-{state.paused}")
    facts = state.rules.decide(state.match, None, ConcedeDeal(player))
    return facts if isinstance(facts, Refusal) else None


@on(cmd.Concede, wakes=True)
def concede(state: TableState, body: cmd.Concede, command: cmd.Command, context: Context) -> Verdict:
    """Offer to concede the match or the deal; it ends at once if nobody else must agree."""
    player = _player(state, command)
    if isinstance(player, Refusal):
        return player
    if state.chairs[player].gone:
        return Refusal("abandoned")
    if state.chairs[player].first is not None:
        return Refusal("concede-substitute" if body.of == MATCH else "concede-deal-substitute")
    if state.offer is not None:
        return Refusal("concede-offered")
    if body.of not in (MATCH, DEAL) or (body.of == DEAL and body.deal != deal_number(state)):
        return OutOfDate()
    refusal = why_not_deal(state, player) if body.of == DEAL else None
    if refusal is not None:
        return refusal
    return _agreed(state, player, (ev.ConcessionOffered(player, body.of),), body.of, context)


@on(cmd.Close, by=HOST)
def close(state: TableState, body: cmd.Close, command: cmd.Command, context: Context) -> Verdict:
    """Close the table. A host who plays does not end the match at once but asks the other players, so that a losing
    host cannot take the match from them. A moderator who does not play, and the bot, end it (ux.md 1.1)."""
    player = None if command.person is None else state.chair_of(command.person)
    void = body.reason in VOID and state.paused == body.reason
    if player is None or state.status != PLAYING or void or not asked_to_concede(state, player, STOP):
        return close_at_once(state, body.reason, context)
    if state.offer is not None:
        return Refusal("concede-offered")
    return (*woken(state, player), ev.ConcessionOffered(player, STOP))


@on(cmd.AnswerConcession, wakes=True)
def answer(state: TableState, body: cmd.AnswerConcession, command: cmd.Command, context: Context) -> Verdict:
    """Agree to the open offer or decline it. The player who made the offer withdraws it by declining."""
    player = _player(state, command)
    if isinstance(player, Refusal):
        return player
    offer = state.offer
    if offer is None or (body.deal, body.of) != (deal_number(state), offer.of):
        return OutOfDate()
    if player not in awaited_to_concede(state) and (body.agree or player != offer.player):
        return Refusal("concede-not-asked")
    if not body.agree:
        return (ev.ConcessionDeclined(player),)
    return _agreed(state, player, (ev.ConcessionAgreed(player),), offer.of, context)


def _player(state: TableState, command: cmd.Command) -> int | Refusal:
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    return player if state.status == PLAYING else Refusal("not-started")


def _agreed(state: TableState, player: int, facts: tuple[Any, ...], of: str, context: Context) -> Verdict:
    """Return the events after one more player has agreed. If none is missing, the match ends with the balances that the
    game's rules for stopping give, or the deal is scored."""
    offer = state.offer or Offer(player)
    offering, for_it = offer.player, offer.agreed | {player}
    if set(asked_to_concede(state, offering, of)) - for_it:
        return facts
    if of == DEAL:
        counted = why_not_deal(state, offering) or state.rules.decide(state.match, None, ConcedeDeal(offering))
        if isinstance(counted, Refusal):
            return counted
        return with_followups(state, (*facts, ev.DealConceded(tuple(sorted(for_it))), *counted), context)
    if of == STOP:
        return (*facts, *ended_early(state, "host", context))
    side = conceding_side(state, offering)
    conceded = ev.Conceded(tuple(sorted(for_it & set(side))), side)
    return (*facts, conceded, *ended_early(state, "conceded", context, last=side))


# -- what the facts change


@fact(ev.ConcessionOffered)
def _concession_offered(state: TableState, event: ev.ConcessionOffered) -> TableState:
    return replace(state, offer=Offer(event.player, event.of, frozenset({event.player})), touched=state.seq)


@fact(ev.ConcessionAgreed)
def _concession_agreed(state: TableState, event: ev.ConcessionAgreed) -> TableState:
    offer = state.offer
    agreed = replace(offer, agreed=offer.agreed | {event.player}) if offer is not None else None
    return replace(state, offer=agreed, touched=state.seq)


@fact(ev.ConcessionDeclined)
def _concession_declined(state: TableState, event: ev.ConcessionDeclined) -> TableState:
    return replace(state, offer=None, touched=state.seq)


@fact(ev.Conceded)
def _conceded(state: TableState, event: ev.Conceded) -> TableState:
    return replace(state, conceded=event.players, yielded=event.last)


@fact(ev.DealConceded)
def _deal_conceded(state: TableState, event: ev.DealConceded) -> TableState:
    """Close all open questions of the deal, with their calls and the time granted for them."""
    return replace(
        state,
        asked=tuple(number + 1 for number in state.asked),
        offer=None,
        calls=(),
        clocks=replace(state.clocks, left=(), granted=()),
    )
