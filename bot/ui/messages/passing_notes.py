"""Messages that are true for a time only: which kinds there are, where each stands, and until when it holds.

A message that no longer holds is deleted, whether it stands in a thread, in a channel or among direct messages. Whether
it holds follows from the state of its table and the stored rows of its messages, so a restart changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from bot.services import Services
from bot.table.host import hosts
from bot.table.model import FINISHED, LOBBY, PLAYING, TableState
from bot.table.pause import BOARD, FORBIDDEN, GONE, LOCKED, REMOVED, RETURNED
from bot.table.ports import Slot
from bot.table.selectors import deal_number
from bot.table.turn_calls import called
from bot.ui.transport.send import Failure

Rows = Mapping[str, Slot]
"""The stored messages of a table, by slot."""

TOLD = (GONE, LOCKED, FORBIDDEN, REMOVED, RETURNED)
"""Reasons for a pause that are reported by direct message; a missing permission (FORBIDDEN) only to the host."""


class Note(NamedTuple):
    """A kind of such messages. ``of`` yields the numbers in the slots that a state calls for. ``holds`` returns whether
    the message with a number is still true; rows are given for those that have to wait until another message is
    there."""

    of: Callable[[TableState], Iterator[int]]
    holds: Callable[[TableState, int, Rows], bool]


def _people(state: TableState) -> Iterator[int]:
    return (chair.person for chair in state.chairs if chair.person is not None)


def _nobody(state: TableState) -> Iterator[int]:
    return iter(())


def _calls(state: TableState) -> Iterator[int]:
    return (one.player for one in state.calls)


def _call_holds(state: TableState, player: int, rows: Rows) -> bool:
    return called(state, player) is not None


def _reserved(state: TableState) -> Iterator[int]:
    return (one.person for one in state.waiting_list.reserved)


def _reservation_holds(state: TableState, person: int, rows: Rows) -> bool:
    return state.open and person in _reserved(state)


def _offers(state: TableState) -> Iterator[int]:
    return iter((deal_number(state),) if state.offer is not None else ())


def _offer_holds(state: TableState, deal: int, rows: Rows) -> bool:
    return state.status == PLAYING and deal in _offers(state)


def _offered_chairs(state: TableState) -> Iterator[int]:
    return (player for player, chair in enumerate(state.chairs) if chair.offered)


def _chair_holds(state: TableState, player: int, rows: Rows) -> bool:
    return state.status == PLAYING and player in _offered_chairs(state)


def _rests(state: TableState) -> Iterator[int]:
    pause = state.pause
    return iter((pause.since,) if pause is not None and pause.closes_at and state.resumable else ())


def _rest_holds(state: TableState, since: int, rows: Rows) -> bool:
    return state.status == PLAYING and since in _rests(state)


def _attacks(state: TableState) -> Iterator[int]:
    return iter((state.pause.since,) if state.pause is not None and state.paused == BOARD else ())


def _attack_holds(state: TableState, since: int, rows: Rows) -> bool:
    return state.status == PLAYING and since in _attacks(state)


def _seats(state: TableState) -> Iterator[int]:
    return _people(state) if state.status == LOBBY else iter(())


def _seat_holds(state: TableState, person: int, rows: Rows) -> bool:
    """It holds while the person waits for the match; then until their cards are there."""
    chair = state.chair_of(person)
    if chair is None or not state.open:
        return False
    hand = rows.get(f"hand:{chair}")
    return state.status == LOBBY or hand is None or hand.gone


def _losses(state: TableState) -> Iterator[int]:
    if state.paused not in TOLD or not state.open:
        return iter(())
    return (person for person in _people(state) if state.paused != FORBIDDEN or hosts(state, person))


def _loss_holds(state: TableState, person: int, rows: Rows) -> bool:
    """After the pause it says that the table has resumed, or was closed; the result of a match says more."""
    return state.status != FINISHED


def _invitation_holds(state: TableState, message: int, rows: Rows) -> bool:
    """It holds until the match begins. Taken, it says who sits there (``named``)."""
    return state.status == LOBBY


def _name_holds(state: TableState, message: int, rows: Rows) -> bool:
    """It holds as long as the table shows the names of all who sit there."""
    return state.open


NOTES: Mapping[str, Note] = {
    "ping": Note(_calls, _call_holds),
    "queue": Note(_reserved, _reservation_holds),
    "yield": Note(_offers, _offer_holds),
    "relief": Note(_offered_chairs, _chair_holds),
    "rest": Note(_rests, _rest_holds),
    "attack": Note(_attacks, _attack_holds),
    "seat": Note(_seats, _seat_holds),
    "note": Note(_losses, _loss_holds),
    "invite": Note(_nobody, _invitation_holds),
    "named": Note(_nobody, _name_holds),
}
"""By the first part of the slot. The second part is a number:

``ping:<player>`` calls a player to their turn; ``queue:<person>`` says that a chair is kept for a waiting person;
``yield:<deal>`` offers to concede; ``relief:<player>`` offers a chair to substitutes; ``rest:<seq>`` says that the
table has been paused for a day; ``attack:<seq>`` that its board was deleted again and again; ``seat:<person>`` is the
direct message of a person who sits at a table that has not begun; ``note:<person>`` says why a table is paused;
``invite:<message>`` invites somebody, of whom nothing is stored; ``named:<message>`` names players in another way, as
a vote does."""


async def note_named(services: Services, state: TableState, channel: int, sent: int | Failure) -> None:
    """Store that a message at a table that is not over names players, so that it is deleted when the table is: from
    then on not everybody may be named. Nothing is stored of a message that was not posted."""
    if isinstance(sent, int) and state.open:
        now = services.clock.now()
        await services.store.messages.save_slot(Slot(state.id, f"named:{sent}", channel, sent, now, state.seq))


def standing(state: TableState) -> list[str]:
    """Return the slots of all notes that a state calls for. In a match that is undisturbed there are none."""
    return [f"{kind}:{number}" for kind, note in NOTES.items() for number in note.of(state)]


def stored(rows: Rows) -> list[str]:
    """Return the slots of all notes that are shown."""
    return [slot for slot, row in rows.items() if not row.gone and slot.partition(":")[0] in NOTES]


def holds(state: TableState, slot: str, rows: Rows) -> bool:
    """Return whether what the message in a slot says still holds. A message that is no note always does."""
    kind, _, number = slot.partition(":")
    note = NOTES.get(kind)
    return note is None or note.holds(state, int(number), rows)
