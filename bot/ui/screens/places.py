"""What people are told while their table cannot be played where it is, and when it goes on (ux.md E7, E11-E20)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words
from bot.table.hold import BOARD, FORBIDDEN, GONE, RETURNED
from bot.table.model import TableState
from bot.ui.screen import ASKING, BAD, GOOD, MAX_OPTIONS, NEUTRAL, Button, Choice, Menu, Row, Screen, Text
from bot.ui.screens.base import body, label, reading, table_label, to_table

AUTOMOD = "automod"
"""In the place of a permission: the server's AutoMod refuses even a board without names."""


def held(state: TableState, words: Words, *, host: bool) -> Screen:
    """What one person is told of the pause, in a direct message: why, and what will end it."""
    reason = state.paused
    lines = [f"### {words.text(f'place-{reason}-title', table=table_label(state))}", _why(state, words, host=host)]
    answers: list[Row] = []
    if reason == GONE and host:
        answers.append(
            (
                Button(words.text("place-btn-continue"), reading(state, "cont"), "green"),
                Button(words.text("place-btn-void"), reading(state, "void"), "red"),
            )
        )
    elif reason == RETURNED:
        answers.append(
            (Button(words.text("place-btn-resume"), reading(state, "hand"), "green"), to_table(state, words))
        )
    return Screen((Text(body(lines, words)), *answers), ASKING if answers else BAD)


def _why(state: TableState, words: Words, *, host: bool) -> str:
    if state.paused == GONE and host:
        return words.text("place-gone-host")
    if state.paused == FORBIDDEN:
        channel, permission = f"<#{state.thread or state.channel}>", f"perm-{state.paused_detail.replace('_', '-')}"
        if state.paused_detail == AUTOMOD:
            return words.text("place-forbidden-automod", channel=channel)
        if words.has(permission):
            return words.text("place-forbidden-text", channel=channel, permission=f"**{words.text(permission)}**")
        return words.text("place-forbidden-unknown", channel=channel)
    return words.text(f"place-{state.paused}-text")


def settled(state: TableState, words: Words) -> Screen:
    """What is left of that message once the table goes on or has ended."""
    key = "place-on-title" if state.open else "place-over-title"
    link: tuple[Row, ...] = ((to_table(state, words),),) if state.open else ()
    return Screen((Text(f"### {words.text(key, table=table_label(state))}"), *link), GOOD if state.open else NEUTRAL)


def vandalised(state: TableState, words: Words, times: int, *, desk: bool = False) -> Screen:
    """The note in the thread after the board was deleted again and again, for players and moderators; ``desk``: where
    only moderators read it, who have no chair to go on from."""
    lines = [
        f"### {words.text('place-board-title', count=times)}",
        words.text(f"place-{BOARD}-text", table=table_label(state)),
    ]
    button = Button(words.text("place-btn-resume"), reading(state, "hand"), "green")
    return Screen((Text(body(lines, words)), (to_table(state, words) if desk else button,)), BAD)


def long_rest(state: TableState, words: Words) -> Screen:
    """The one message in the thread of a table that has rested for a day (ux.md 3.2)."""
    until = f"<t:{state.rest_until // 1000}:D>"
    button = Button(words.text("place-btn-resume"), reading(state, "hand"), "green")
    return Screen((Text(words.text("place-rest", until=until)), (button,)), ASKING)


def choose_channel(state: TableState, words: Words, channels: Sequence[tuple[int, str]]) -> Screen:
    """Where the match shall go on, when its channel is gone too: channels by id and name."""
    if not channels:
        return Screen((Text(words.text("place-nowhere")),), BAD)
    choices = tuple(Choice(str(number), label(f"# {name}")) for number, name in channels[:MAX_OPTIONS])
    menu = Menu(reading(state, "where"), words.text("place-choose-menu"), choices)
    return Screen((Text(words.text("place-choose")), menu), ASKING)
