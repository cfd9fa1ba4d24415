"""When a deal is sealed, and when its seal is closed (decision 11; ``docs/fairness.md``).

The coming deal always has a seal that is bound to its terms: the first deal from the moment every chair is taken, the
next one from the end of the deal before. If the terms change before the deal begins, a new seal with a new seed
replaces it.
"""

from __future__ import annotations

from importlib import metadata
from typing import Any

from msgspec.structs import replace

from bot.engine.seal import Terms, counting, sealed, seat_word
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.facts import fact, fold, idle
from bot.table.model import LOBBY, PLAYING, Seal, TableState
from bot.table.verdict import BOT, Commands, Context, OutOfDate, Verdict

COMMANDS = Commands()
on = COMMANDS.on

VERSION = metadata.version("germini")
"""The version of the program, as named in the terms."""


def coming(state: TableState) -> int | None:
    """Return the deal that has not begun and can be sealed; None while a deal is running or a chair is free."""
    if state.board is not None:
        return None  # Its seals are those of the board.
    if state.status == LOBBY:
        return None if any(chair.free for chair in state.chairs) else 1
    seal = state.seal
    if state.status != PLAYING or seal is None:
        return None
    if seal.terms and not seal.closed:
        return seal.deal
    return (seal.deal + 1 if seal.revealed else seal.deal) if state.between else None


def terms_of(state: TableState, deal: int) -> str:
    """Return the terms a seal of this deal would be bound to now; every chair must be taken."""
    meta = state.rules.meta
    seats = tuple(seat_word(chair.person, chair.level) for chair in state.chairs)
    return Terms(state.id, deal, state.game, meta.rules_rev, state.options, seats, VERSION).text


def seal_due(state: TableState) -> int | None:
    """Return the deal that must be sealed now, because it has no seal or its seal is bound to other terms; None
    otherwise."""
    deal, seal = coming(state), state.seal
    if deal is None or (seal is not None and (seal.deal, seal.terms) == (deal, terms_of(state, deal))):
        return None
    return deal


def new_seal(state: TableState, context: Context) -> ev.SeedSealed:
    """Return a new sealed seed for the deal that must be sealed."""
    deal = seal_due(state) or 1
    terms = terms_of(state, deal)
    return ev.SeedSealed(deal, context.entropy, sealed(context.entropy, terms), terms)


def with_seal(state: TableState, verdict: tuple[Any, ...], context: Context) -> tuple[Any, ...]:
    """Return the events with the seal that is due after them."""
    return (*verdict, *_seal_again(fold(state, verdict), context, check=bool(state.check)))


@on(cmd.Seal, by=BOT)
def seal(state: TableState, body: cmd.Seal, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: seal again because the terms have changed without an event at the table (a new program
    version)."""
    return _seal_again(state, context, check=bool(state.check)) or OutOfDate()


def _seal_again(state: TableState, context: Context, *, check: bool) -> tuple[Any, ...]:
    """Return the seal that is due. ``check`` says whether a check was already running. Such a check ends, because
    people must press the button after they can see the new seal."""
    if seal_due(state) is None:
        return ()
    return (*((ev.CheckEnded(()),) if check and state.check else ()), new_seal(state, context))


@on(cmd.PublishSeal, by=BOT)
def publish(state: TableState, body: cmd.PublishSeal, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: record the message in which the seal was published."""
    found = state.seal
    if not unseen(state) or found is None or (found.deal, found.commitment) != (body.deal, body.commitment):
        return OutOfDate()
    return (ev.SealPublished(body.deal, body.commitment, body.message, body.channel),)


def unseen(state: TableState) -> bool:
    """Whether the coming deal's seal has not been published."""
    seal = state.seal
    return seal is not None and bool(seal.terms) and not seal.closed and not seal.message


def closing(state: TableState) -> tuple[ev.SealClosed, ...]:
    """Return the event before the first card of a deal: of all that people added, the additions that count."""
    seal = state.seal
    if seal is None or not seal.terms or seal.closed:
        return ()
    return (ev.SealClosed(seal.deal, seal.message, counting(seal.parts, seal.message)),)


# -- what the facts change


@fact(ev.SeedSealed)
def _seed_sealed(state: TableState, event: ev.SeedSealed) -> TableState:
    """Add a seal, or replace the seal of the same deal. If one is replaced, players who were ready are asked again, so
    that their button presses come after the seal they can see."""
    before = next((one for one in state.seals if one.deal == event.deal), None)
    number = 0 if before is None else before.number + 1
    seal = Seal(event.deal, event.seed, event.commitment, terms=event.terms, number=number)
    others = tuple(one for one in state.seals if one.deal != event.deal)
    ready = frozenset[int]() if before is not None else state.ready
    return replace(_idle_in_lobby(state), seals=(*others, seal), ready=ready)


@fact(ev.SealPublished)
def _seal_published(state: TableState, event: ev.SealPublished) -> TableState:
    """Note where the seal was published; an event that does not fit a seal changes nothing in it."""
    seals = tuple(
        replace(seal, message=event.message, channel=event.channel)
        if (seal.deal, seal.commitment) == (event.deal, event.commitment) and not (seal.closed or seal.message)
        else seal
        for seal in state.seals
    )
    return replace(_idle_in_lobby(state), seals=seals)


@fact(ev.SealClosed)
def _seal_closed(state: TableState, event: ev.SealClosed) -> TableState:
    seals = tuple(
        replace(seal, message=event.message, parts=event.parts, closed=True) if seal.deal == event.deal else seal
        for seal in state.seals
    )
    return replace(_idle_in_lobby(state), seals=seals)


def _idle_in_lobby(state: TableState) -> TableState:
    """Events of a seal do not count as activity in a lobby."""
    return idle(state) if state.status == LOBBY else state
