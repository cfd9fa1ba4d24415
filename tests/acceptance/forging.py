"""Helpers of the acceptance tests: forged controls, and state that must not change."""

from __future__ import annotations

from bot.local_server import Person
from bot.table.ports import Slot
from bot.table.selectors import decisions_of, seat_view
from bot.ui.transport.id_format import ControlId, base36
from tests.support.edge import Edge
from tests.support.panel import texts


def control(its: Edge, verb: str, arg: str = "", *, asked: int | None = None, player: int = 0, deal: int = 1) -> str:
    """Return the id of a control of the newest table, by default for the question now put to ``player``."""
    number = its.state.asked[player] if asked is None else asked
    return ControlId(its.table, deal, number, verb, arg).encode()


def legal(its: Edge, player: int = 0) -> tuple[int, ...]:
    """Return the cards the player may play now."""
    return decisions_of(its.state, player)[0].cards


def play(its: Edge, card: int | None = None, *, asked: int | None = None) -> str:
    """Return the button that plays a card for Anna, by default the first legal one."""
    return control(its, "play", base36(legal(its)[0] if card is None else card), asked=asked)


def hand(its: Edge, player: int = 0) -> tuple[int, ...]:
    """Return the cards the player holds."""
    view = seat_view(its.state, player)
    assert view is not None
    return view.hand


def row(its: Edge, slot: str) -> Slot:
    """Return what is stored of one message of the newest table."""
    return its.store.rows[its.table, slot]


def log_of(its: Edge) -> list[object]:
    """Return the stored events of the newest table."""
    return list(its.store.logs[its.table])


def told(its: Edge, person: Person) -> list[str]:
    """Return the ephemeral messages of this person, wherever they were, oldest first."""
    every = (message for messages in its.world.messages.values() for message in messages.values())
    return [texts(message) for message in every if its.world.only_for.get(message["id"]) == person.id]
