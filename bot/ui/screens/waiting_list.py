"""The waiting list for a chair: on the card, on a private page, and when a chair becomes free (ux.md E48)."""

from __future__ import annotations

from bot.i18n import Words
from bot.table.model import LOBBY, PLAYING, Reservation, TableState
from bot.table.waiting_list import chairs_to_have, knows_a_hand
from bot.ui.screens.base import body, small, table_label, to_table
from bot.ui.screens.thread_messages import shared
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, BAD, NEUTRAL, Button, Screen, Text

IN, OUT = "in", "out"
"""Args of the control that joins or leaves the waiting list."""


def queue_lines(state: TableState, words: Words) -> list[str]:
    """Return how many people wait, and until when a chair is reserved; nothing if nobody waits."""
    if not state.waiting_list.people or not state.open:
        return []
    lines = [words.text("ui-queue-waiting", count=len(state.waiting_list.people))]
    return [*lines, *(small(words.text("ui-queue-kept", until=_clock(one))) for one in state.waiting_list.reserved)]


def queue_button(state: TableState, words: Words) -> tuple[Button, ...]:
    """Return the button to the waiting list if no chair is available to newcomers. A match of one person with bots has
    none, unless somebody waits already: its only chair that can become free is that person's own."""
    if not state.open or len(chairs_to_have(state)) > len(state.waiting_list.reserved):
        return ()
    if state.status == PLAYING and not shared(state) and not state.waiting_list.people:
        return ()
    return (Button(words.text("ui-btn-queue"), ids.WAIT.id(state.id, "")),)


def too_late(state: TableState, person: int, reason: str, words: Words) -> Screen:
    """Return why this person did not get a chair, and offers the waiting list."""
    lines, row = _place_or_offer(state, person, words)
    return Screen((Text(body([reason, *lines], words)), *row), BAD)


def queue_page(state: TableState, person: int, words: Words) -> Screen:
    """Return the person's place on the waiting list, or an offer to join it, or why they may not."""
    lines = [f"### {words.text('ui-queue-title', name=table_label(state))}"]
    if not state.open:
        return Screen((Text(body([*lines, words.text("ui-queue-over")], words)),), NEUTRAL)
    lines += queue_lines(state, words)
    kept = next((one for one in state.waiting_list.reserved if one.person == person), None)
    if kept is not None:
        return _yours(state, kept, [*lines, words.text("ui-queue-yours", until=_clock(kept))], words)
    more, row = _place_or_offer(state, person, words)
    return Screen((Text(body([*lines, *more], words)), *row), NEUTRAL)


def chair_kept(state: TableState, kept: Reservation, user: int, words: Words) -> Screen:
    """Return the message to ``user`` (a Discord id) that a chair is reserved for them for a minute."""
    text = words.text("ui-queue-call", who=f"<@{user}>", name=table_label(state), until=_clock(kept))
    return _yours(state, kept, [f"🪑 {text}"], words)


def _yours(state: TableState, kept: Reservation, lines: list[str], words: Words) -> Screen:
    chair = next(iter(chairs_to_have(state)), 0)
    sit = Button(
        words.text("ui-btn-sit"),
        ids.SIT.id(state.id) if state.status == LOBBY else ids.SUBSTITUTE.id(state.id, chair),
        "green",
    )
    return Screen((Text(body(lines, words)), (sit, _toggle(state, kept.person, words), to_table(state, words))), ASKING)


def _place_or_offer(state: TableState, person: int, words: Words) -> tuple[list[str], tuple[tuple[Button, ...], ...]]:
    """Return lines and a row of buttons; no button for a person who would be refused."""
    if person in state.waiting_list.people:
        number = state.waiting_list.people.index(person) + 1
        return [words.text("ui-queue-place", number=number)], ((_toggle(state, person, words),),)
    if state.chair_of(person) is not None:
        return [words.text("refusal-already-seated")], ()
    if knows_a_hand(state, person):
        return [words.text("refusal-queue-hands-known")], ()
    return [words.text("ui-queue-offer")], ((_toggle(state, person, words),),)


def _toggle(state: TableState, person: int, words: Words) -> Button:
    if person in state.waiting_list.people:
        return Button(words.text("ui-btn-queue-out"), ids.WAIT.id(state.id, OUT))
    return Button(words.text("ui-btn-queue-in"), ids.WAIT.id(state.id, IN), "blue")


def _clock(kept: Reservation) -> str:
    """Return a countdown that Discord's client updates."""
    return f"<t:{kept.until // 1000}:R>"
