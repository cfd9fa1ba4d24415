"""The question before the start: who is there (S1, T15, T16)."""

from __future__ import annotations

from bot.i18n import Words
from bot.table.hosting import absent
from bot.table.look import humans
from bot.table.model import PLAYING, TableState
from bot.ui.cast import Company
from bot.ui.screen import ASKING, NEUTRAL, Button, Screen, Text
from bot.ui.screens.base import body, reading, small, table_label
from bot.ui.screens.fair import word_button
from bot.ui.screens.queue import queue_button, queue_lines


def checking(state: TableState, who: Company, words: Words, title: str) -> Screen:
    """Everybody is asked; those who have answered are ticked off. ``title`` heads the card."""
    missing = absent(state)
    lines = [title, words.text("ui-check", until=f"<t:{state.check_until // 1000}:R>")]
    for number in humans(state):
        key = "ui-check-missing" if number in missing else "ui-check-here"
        lines.append(words.text(key, who=who.player_names[number]))
    lines += queue_lines(state, words)
    lines.append(small(words.text("ui-check-hint")))
    buttons = (
        Button(words.text("ui-btn-here"), reading(state, "here"), "green"),
        *([word_button(state, words)] if state.seal is not None and state.seal.terms else []),
        Button(words.text("ui-btn-up"), reading(state, "up")),
        *queue_button(state, words),
    )
    return Screen((Text(body(lines, words)), buttons), ASKING)


def check_over(state: TableState, words: Words) -> Screen:
    """What is left of the question in the thread."""
    key = "ui-check-begun" if state.status == PLAYING else "ui-check-over"
    return Screen((Text(small(words.text(key, name=table_label(state)))),), NEUTRAL)
