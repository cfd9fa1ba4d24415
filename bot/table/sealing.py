"""When a deal is sealed, and when its seal is closed (decision 11; ``docs/fairness.md``).

The coming deal always has a seal that is bound to what it will be played under: the first one as soon as every chair is
taken, the next one as soon as a deal is over. If anything of that changes before the deal begins, a new seal with a new
seed takes its place.
"""

from __future__ import annotations

from importlib import metadata
from typing import Any

from bot.engine.actions import Refusal
from bot.engine.seal import Terms, counting, sealed, seat_word
from bot.games.registry import game
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import LOBBY, PLAYING, TableState
from bot.table.verdict import Context, OutOfDate, Verdict

VERSION = metadata.version("germini")
"""The version of the program, as the terms name it."""


def coming(state: TableState) -> int | None:
    """The deal that has not begun and can be sealed; None while one is running or a chair is free."""
    if state.status == LOBBY:
        return None if any(chair.free for chair in state.chairs) else 1
    seal = state.seal
    if state.status != PLAYING or seal is None:
        return None
    if seal.terms and not seal.closed:
        return seal.deal
    return (seal.deal + 1 if seal.revealed else seal.deal) if state.between else None


def terms_of(state: TableState, deal: int) -> str:
    """What a seal of this deal is bound to now; every chair is taken."""
    meta = game(state.game).meta
    seats = tuple(seat_word(chair.person, chair.level) for chair in state.chairs)
    return Terms(state.id, deal, state.game, meta.rules_rev, state.options, seats, VERSION).text


def seal_due(state: TableState) -> int | None:
    """The deal that is to be sealed now: it has no seal, or one that is bound to something else."""
    deal, seal = coming(state), state.seal
    if deal is None or (seal is not None and (seal.deal, seal.terms) == (deal, terms_of(state, deal))):
        return None
    return deal


def new_seal(state: TableState, context: Context) -> ev.SeedSealed:
    """A new sealed seed for the deal that is to be sealed."""
    deal = seal_due(state) or 1
    terms = terms_of(state, deal)
    return ev.SeedSealed(deal, context.entropy, sealed(context.entropy, terms), terms)


def with_seal(state: TableState, verdict: tuple[Any, ...], context: Context) -> tuple[Any, ...]:
    """The facts, and the seal that is due after them. While a deal is played none is, until it is revealed."""
    playing = state.status == PLAYING and coming(state) is None
    if playing and not any(isinstance(event, ev.SeedRevealed) for event in verdict):
        return verdict
    return (*verdict, *_anew(fold(state, verdict), context, check=bool(state.check)))


def seal(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house only: what the seal was bound to has changed while nobody did anything here (a new version)."""
    if command.person is not None:
        return Refusal("not-host")
    return _anew(state, context, check=bool(state.check)) or OutOfDate()


def _anew(state: TableState, context: Context, *, check: bool) -> tuple[Any, ...]:
    """The seal that is due. ``check``: whether people were asked before if they are there. A check that began under
    another seal ends: people are to press after they can see what was sealed."""
    if seal_due(state) is None:
        return ()
    return (*((ev.CheckEnded(()),) if check and state.check else ()), new_seal(state, context))


def publish(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house only: the seal stands in a message."""
    body = command.body
    assert isinstance(body, cmd.PublishSeal)
    if command.person is not None:
        return Refusal("not-host")
    found = state.seal
    if not unseen(state) or found is None or (found.deal, found.commitment) != (body.deal, body.commitment):
        return OutOfDate()
    return (ev.SealPublished(body.deal, body.commitment, body.message, body.channel),)


def unseen(state: TableState) -> bool:
    """Whether the coming deal's seal has not been published."""
    seal = state.seal
    return seal is not None and bool(seal.terms) and not seal.closed and not seal.message


def closing(state: TableState) -> tuple[ev.SealClosed, ...]:
    """What comes before the first card of a deal: what counts of all that people added."""
    seal = state.seal
    if seal is None or not seal.terms or seal.closed:
        return ()
    return (ev.SealClosed(seal.deal, seal.message, counting(seal.parts, seal.message)),)
