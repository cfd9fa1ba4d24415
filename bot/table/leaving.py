"""Leaving a running match for good (ux.md 3.2, 3.3; T97), and substitutes.

A substitute may take over a chair during the match (ux.md 3.3); the result stays with the person who sat there first.
"""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.model import PLAYING, TableState
from bot.table.pause import woken
from bot.table.timers import ABANDON_AFTER
from bot.table.verdict import BOT, Commands, Context, OutOfDate, Verdict
from bot.table.waiting_list import reserved_from

COMMANDS = Commands()
on = COMMANDS.on

BY_DEALS = ("live", "relaxed")
"""Paces at which a player has abandoned the match after being away for the rest of a deal and one full deal more."""


def by_days(state: TableState) -> bool:
    """Whether time decides who has abandoned the match, not the deals played without the player."""
    return state.pace in ABANDON_AFTER


def abandoned_with(state: TableState, deal: int) -> tuple[Any, ...]:
    """Return the events for the players who have abandoned the match with the end of this deal."""
    if state.pace not in BY_DEALS:
        return ()
    found: list[Any] = []
    for player, chair in enumerate(state.chairs):
        if chair.away and not chair.gone and chair.away_deal <= deal:
            found += _gone(state, player)
    return tuple(found)


@on(cmd.Abandon, by=BOT)
def abandon(state: TableState, body: cmd.Abandon, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: a player has been away for too long."""
    chair = state.chairs[body.player] if 0 <= body.player < len(state.chairs) else None
    if state.status != PLAYING or chair is None or not chair.away or chair.gone or chair.away_since != body.guard:
        return OutOfDate()
    return (*_gone(state, body.player), *_nobody_left(state, body.player))


def _nobody_left(state: TableState, last: int) -> tuple[Any, ...]:
    """Resume a paused table when the last person who could have come back has abandoned the match: computer players
    play all chairs to the end (ux.md 3.2)."""
    others = [chair for player, chair in enumerate(state.chairs) if chair.person is not None and player != last]
    return (ev.Resumed(-1),) if state.resumable and all(chair.gone for chair in others) else ()


@on(cmd.Missing, by=BOT)
def missing(state: TableState, body: cmd.Missing, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: a person has left the server, so a computer player plays for them at once; they may come
    back."""
    chair = state.chairs[body.player] if 0 <= body.player < len(state.chairs) else None
    if state.status != PLAYING or chair is None or chair.person != body.person or chair.away:
        return OutOfDate()
    return (ev.HandedToBot(body.player, "deleted" if body.deleted else "left"),)


def _gone(state: TableState, player: int) -> tuple[Any, ...]:
    return (ev.Abandoned(player), *succession(state, player))


def succession(state: TableState, leaving: int) -> tuple[Any, ...]:
    """Return the change of host when the host leaves: the person who has sat longest follows (E49)."""
    if state.chairs[leaving].person != state.host:
        return ()
    others = sorted(
        (chair.since, chair.person)
        for player, chair in enumerate(state.chairs)
        if chair.person is not None and not chair.away and player != leaving
    )
    return (ev.HostChanged(others[0][1]),) if others else ()


@on(cmd.OfferChair)
def ask(state: TableState, body: cmd.OfferChair, command: cmd.Command, context: Context) -> Verdict:
    """Offer the player's chair to a substitute, or withdraw the offer. Until it is taken, play goes on as before."""
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


@on(cmd.Substitute)
def substitute(state: TableState, body: cmd.Substitute, command: cmd.Command, context: Context) -> Verdict:
    """Take over a chair that is offered.

    A person who had another chair of this match before is refused: they have seen its cards and would play with the
    knowledge of two hands.
    """
    if command.person is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if state.chair_of(command.person) is not None:
        return Refusal("already-seated")
    if not 0 <= body.player < len(state.chairs) or not state.chairs[body.player].offered:
        return Refusal("chair-kept")
    if any(chair.held_by(command.person) for other, chair in enumerate(state.chairs) if other != body.player):
        return Refusal("chair-hands-known")
    if reserved_from(state, command.person):
        return Refusal("chair-reserved")
    heir = (ev.HostChanged(command.person),) if _alone(state, body.player) else succession(state, body.player)
    return (ev.Substituted(body.player, command.person), *heir, *woken(state, body.player))


def _alone(state: TableState, player: int) -> bool:
    """Whether the chair is the host's and no other person who plays could become host."""
    return state.chairs[player].person == state.host and not succession(state, player)
