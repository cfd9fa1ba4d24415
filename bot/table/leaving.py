"""Leaving a running match for good (ux.md 3.2, 3.3; T97), and substitutes.

A substitute may take over a chair during the match (ux.md 3.3); the result stays with the person who sat there first.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import DAY
from bot.table.facts import fact, quiet_of_others, with_chair
from bot.table.model import PLAYING, Chair, TableState, with_at
from bot.table.pause import woken
from bot.table.verdict import BOT, Commands, Context, OutOfDate, Verdict
from bot.table.waiting_list import off_the_list, reserved_from

COMMANDS = Commands()
on = COMMANDS.on

ABANDON_AFTER = {"daily": 3 * DAY}
"""The time after which an absent player has abandoned the match, in ms; at the other paces the deals played without
the player decide."""
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


class Abandon(cmd.Body, frozen=True):
    """From the bot: ``player``, away since the seq ``guard``, has not come back in time."""

    player: int
    guard: int


@on(Abandon, by=BOT)
def abandon(state: TableState, body: Abandon, command: cmd.Command, context: Context) -> Verdict:
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
    """Offer the player's chair to a substitute, or withdraw the offer. Until it is taken, play continues as before."""
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


# -- what the facts change


@fact(ev.HandedToBot)
def _handed_to_bot(state: TableState, event: ev.HandedToBot) -> TableState:
    """Mark a player as away. The others wait one full deal for the player, but only until the end of the running deal
    if the account no longer exists (E6)."""
    running = state.seal.deal if state.seal else 1
    first = running if state.between or event.why == "deleted" else running + 1
    chair = replace(state.chairs[event.player], away=True, away_since=state.seq, away_deal=first)
    state = with_chair(state, event.player, chair)
    return replace(state, touched=state.seq) if event.why == "asked" else state


@fact(ev.TakenBack)
def _taken_back(state: TableState, event: ev.TakenBack) -> TableState:
    chair = replace(state.chairs[event.player], away=False, away_since=0, away_deal=0)
    strikes = with_at(state.clocks.strikes, event.player, 0)
    state = with_chair(state, event.player, chair)
    return replace(state, clocks=replace(state.clocks, strikes=strikes), touched=state.seq)


@fact(ev.Abandoned)
def _abandoned(state: TableState, event: ev.Abandoned) -> TableState:
    return with_chair(state, event.player, replace(state.chairs[event.player], gone=True, offered=False))


@fact(ev.ChairOffered)
def _chair_offered(state: TableState, event: ev.ChairOffered) -> TableState:
    state = with_chair(state, event.player, replace(state.chairs[event.player], offered=event.open))
    return replace(state, touched=state.seq)


@fact(ev.Substituted)
def _substituted(state: TableState, event: ev.Substituted) -> TableState:
    """Seat a substitute on the player's chair; strikes, nudges, votes and quiet hours of the previous player are
    cleared."""
    player, person, before, clocks = event.player, event.person, state.chairs[event.player], state.clocks
    first = before.person if before.first is None else before.first
    sat = before.substitutes
    sat = sat if person == first or person in sat else (*sat, person)
    state = with_chair(state, player, Chair(person=person, since=state.seq, first=first, substitutes=sat))
    return replace(
        off_the_list(state, person),
        clocks=replace(
            clocks,
            strikes=with_at(clocks.strikes, player, 0),
            acted_at=with_at(clocks.acted_at, player, 0),
            nudged_at=with_at(clocks.nudged_at, player, 0),
            quiet=quiet_of_others(state, player),
        ),
        votes=replace(state.votes, pause=state.votes.pause - {player}),
        ready=state.ready - {player},
        touched=state.seq,
    )
