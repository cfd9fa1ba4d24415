"""What facts about the seal of a deal, and about what people add to it, make of a table."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.seal import Part
from bot.table import events as ev
from bot.table.chair_facts import idle
from bot.table.model import LOBBY, Seal, TableState


def seal_moved(state: TableState, event: ev.SeedSealed | ev.SealPublished | ev.SealClosed, seq: int) -> TableState:
    """A deal was sealed, its seal was published, or the deal has begun. In a lobby none of them is a sign of life."""
    state = idle(state) if state.status == LOBBY else state
    match event:
        case ev.SeedSealed():
            return replace(_sealed(state, event), seq=seq)
        case ev.SealPublished():
            found = (_published(one, event) for one in state.seals)
            return replace(state, seq=seq, seals=tuple(found))
        case ev.SealClosed(deal=deal, message=message, parts=parts):
            found = (
                replace(one, message=message, parts=parts, closed=True) if one.deal == deal else one
                for one in state.seals
            )
            return replace(state, seq=seq, seals=tuple(found))


def with_part(state: TableState, player: int | None, press: int, word: str = "") -> TableState:
    """A press adds to the coming deal, if that has a seal that takes anything."""
    seal = state.seal
    if player is None or not press or seal is None or not seal.terms or seal.closed:
        return state
    return replace(state, seals=(*state.seals[:-1], replace(seal, parts=(*seal.parts, Part(player, press, word)))))


def _sealed(state: TableState, event: ev.SeedSealed) -> TableState:
    """A seal that takes another's place: people who were ready for the deal are asked again, so that their
    presses come after what they can see."""
    before = next((one for one in state.seals if one.deal == event.deal), None)
    number = 0 if before is None else before.number + 1
    seal = Seal(event.deal, event.seed, event.commitment, terms=event.terms, number=number)
    others = tuple(one for one in state.seals if one.deal != event.deal)
    return replace(state, seals=(*others, seal), ready=frozenset() if before is not None else state.ready)


def _published(seal: Seal, event: ev.SealPublished) -> Seal:
    if (seal.deal, seal.commitment) != (event.deal, event.commitment) or seal.closed or seal.message:
        return seal
    return replace(seal, message=event.message, channel=event.channel)
