"""Who waits for a chair: on the card, on a page for one person alone, and when one becomes free (ux.md E48)."""

from __future__ import annotations

from bot.i18n import Words
from bot.table.model import LOBBY, Kept, TableState
from bot.table.standby import chairs_to_have
from bot.ui.screen import ASKING, BAD, NEUTRAL, Button, Screen, Text
from bot.ui.screens.base import body, number_arg, reading, small, table_label, to_table

IN, OUT = "in", "out"
"""The args of the control with which one stands in the queue, and leaves it."""


def queue_lines(state: TableState, words: Words) -> list[str]:
    """How many wait, and until when a chair is kept; nothing where nobody does."""
    if not state.queue or not state.open:
        return []
    lines = [words.text("ui-queue-waiting", count=len(state.queue))]
    return [*lines, *(small(words.text("ui-queue-kept", until=_clock(one))) for one in state.kept)]


def queue_button(state: TableState, words: Words) -> tuple[Button, ...]:
    """The way to the queue, where there is no chair for whoever comes now."""
    if not state.open or len(chairs_to_have(state)) > len(state.kept):
        return ()
    return (Button(words.text("ui-btn-queue"), reading(state, "wait")),)


def too_late(state: TableState, person: int, reason: str, words: Words) -> Screen:
    """Why she did not get a chair, and the queue instead."""
    lines = (
        [reason, words.text("ui-queue-offer")] if person not in state.queue else [reason, _place(state, person, words)]
    )
    return Screen((Text(body(lines, words)), (_toggle(state, person, words),)), BAD)


def queue_page(state: TableState, person: int, words: Words) -> Screen:
    """Where she stands in the queue, or that she could."""
    lines = [f"### {words.text('ui-queue-title', name=table_label(state))}"]
    if not state.open:
        return Screen((Text(body([*lines, words.text("ui-queue-over")], words)),), NEUTRAL)
    lines += queue_lines(state, words)
    kept = next((one for one in state.kept if one.person == person), None)
    if kept is not None:
        return _yours(state, kept, [*lines, words.text("ui-queue-yours", until=_clock(kept))], words)
    if person in state.queue:
        lines.append(_place(state, person, words))
    else:
        lines.append(words.text("ui-queue-offer"))
    return Screen((Text(body(lines, words)), (_toggle(state, person, words),)), NEUTRAL)


def chair_kept(state: TableState, kept: Kept, user: int, words: Words) -> Screen:
    """Word to ``user`` (a Discord id) that a chair is hers for a minute."""
    text = words.text("ui-queue-call", who=f"<@{user}>", name=table_label(state), until=_clock(kept))
    return _yours(state, kept, [f"🪑 {text}"], words)


def _yours(state: TableState, kept: Kept, lines: list[str], words: Words) -> Screen:
    chair = next(iter(chairs_to_have(state)), 0)
    verb, arg = ("sit", "") if state.status == LOBBY else ("relieve", number_arg(chair))
    sit = Button(words.text("ui-btn-sit"), reading(state, verb, arg), "green")
    return Screen((Text(body(lines, words)), (sit, _toggle(state, kept.person, words), to_table(state, words))), ASKING)


def _place(state: TableState, person: int, words: Words) -> str:
    return words.text("ui-queue-place", number=state.queue.index(person) + 1)


def _toggle(state: TableState, person: int, words: Words) -> Button:
    if person in state.queue:
        return Button(words.text("ui-btn-queue-out"), reading(state, "wait", OUT))
    return Button(words.text("ui-btn-queue-in"), reading(state, "wait", IN), "blue")


def _clock(kept: Kept) -> str:
    """Counted down by the reader's own client."""
    return f"<t:{kept.until // 1000}:R>"
