"""More… on the board and on the card: what is rarely needed, only for whoever pressed it (S4)."""

from __future__ import annotations

from bot.i18n import LANGUAGES, Words, choose
from bot.table.model import PLAYING, TableState
from bot.ui.screen import NEUTRAL, Button, Row, Screen, Text
from bot.ui.screens.base import body, in_rows, reading, table_label, to_table
from bot.ui.screens.fair import fair_button


def others(
    state: TableState, words: Words, *, seated: bool = False, lowers: bool = False, rules: bool = False
) -> Screen:
    """What stands under More…. ``seated``: she plays here, so she may pause and leave; ``lowers``: she may have the
    board brought down; ``rules``: she is host or moderator, so she may choose the language."""
    begun, playing = state.match is not None, state.status == PLAYING
    lines = [
        f"### {table_label(state)}",
        words.text("ui-others-words") if begun else "",
        words.text("ui-others-down") if playing and lowers else "",
        words.text("ui-others-leave") if playing and seated else "",
        words.text("ui-others-report"),
    ]
    buttons = (
        *([Button(words.text("ui-btn-words"), reading(state, "words"), "blue")] if begun else []),
        *([Button(words.text("ui-btn-down"), reading(state, "down"))] if playing and lowers else []),
        *([Button(words.text("ui-btn-language"), reading(state, "language"))] if state.open and rules else []),
        *([Button(words.text("ui-btn-pause"), reading(state, "pause"))] if playing and seated else []),
        *([Button(words.text("ui-btn-resign"), reading(state, "resign"))] if playing and seated else []),
        Button(words.text("ui-btn-rules"), reading(state, "rules")),
        *([fair_button(state, words)] if state.seal is not None else []),
        Button(words.text("ui-btn-report"), reading(state, "report"), "red"),
        to_table(state, words),
    )
    return Screen((Text(body(lines, words)), *in_rows(buttons)), NEUTRAL)


def languages(state: TableState, words: Words) -> Screen:
    """In which language the table is to speak to everybody; the one it speaks now cannot be chosen."""
    now = choose(state.language, None)
    lines = [f"### {words.text('ui-language-title', name=table_label(state))}", words.text("ui-language-hint")]
    row: Row = tuple(
        Button(
            words.text(f"ui-pref-language-{one}"),
            reading(state, "language", one),
            "blue" if one == now else "grey",
            disabled=one == now,
        )
        for one in LANGUAGES
    )
    return Screen((Text(body(lines, words)), row), NEUTRAL)
