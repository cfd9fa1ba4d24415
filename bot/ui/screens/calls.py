"""What calls a person to her turn (S27)."""

from __future__ import annotations

from bot.engine.view import PublicView
from bot.i18n import Words
from bot.table.look import deal_number
from bot.table.model import Call, TableState
from bot.table.more_time import may_ask
from bot.ui.cast import Company
from bot.ui.ids import ControlId
from bot.ui.screen import ASKING, Button, Screen, Text
from bot.ui.screens.base import number_arg, reading, to_table
from bot.ui.screens.board import clock


def call(
    state: TableState,
    view: PublicView | None,
    call: Call,
    user: int,
    who: Company,
    words: Words,
    *,
    deadline_ms: int | None = None,
) -> Screen:
    """A mention of ``user`` (a Discord id), what she is asked for, and until when (Unix ms)."""
    parts = [words.text("ui-call-again" if call.kind == "reminder" else "ui-call", who=f"<@{user}>")]
    if view is not None:
        trick = view.trick
        parts.append(
            words.text("ui-trick-number", number=trick.number) if trick is not None else words.text(view.phase)
        )
    text = f"🔔 {' — '.join(parts)}{clock(deadline_ms)}"
    if call.by >= 0:
        text += f"\n{words.text('ui-call-by', who=who.player_names[call.by])}"
    hand = Button(words.text("ui-btn-hand"), reading(state, "hand"), "blue")
    more = ControlId(state.id, deal_number(state), call.asked, "more", number_arg(call.player)).encode()
    asks = (Button(words.text("ui-btn-more"), more),) if may_ask(state, call.player) else ()
    return Screen((Text(text), (hand, *asks, to_table(state, words))), ASKING)
