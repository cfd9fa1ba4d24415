"""Short answers to one person, the help page and the list of tables (S26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n import Words, escape, plain
from bot.table.model import LOBBY
from bot.table.ports import TableSummary
from bot.ui.ids import ControlId
from bot.ui.screen import BAD, GOOD, NEUTRAL, Button, Row, Screen, Text
from bot.ui.screens.base import body, clip
from bot.ui.screens.naming import title

KINDS = {"info": NEUTRAL, "done": GOOD, "refused": BAD, "stale": NEUTRAL, "busy": BAD, "broken": BAD}
NEXT_STEPS = {"stale": "ui-next-stale", "busy": "ui-next-busy", "broken": "ui-next-broken"}
"""What to do about it, where the notice itself does not say so."""

LISTED = 12
"""Tables named in one list."""


def notice(text: str, kind: str, words: Words, *, table: str = "", url: str = "") -> Screen:
    """One sentence about what happened and what to do next. ``kind`` is one of KINDS.

    With ``table`` a button shows the person's cards there, with ``url`` one leads to that place.
    """
    lines = [clip(text, 1500)]
    if kind in NEXT_STEPS:
        lines.append(words.text(NEXT_STEPS[kind]))
    buttons: list[Button] = []
    if table:
        buttons.append(Button(words.text("ui-btn-hand"), ControlId(table, 0, 0, "hand").encode(), "blue"))
    if url:
        buttons.append(Button(words.text("ui-btn-to-table"), url=url, emoji="↗️"))
    rows: list[Row] = [tuple(buttons)] if buttons else []
    return Screen((Text(body(lines, words)), *rows), KINDS[kind])


def help_page(words: Words, ids: Mapping[str, int] | None = None) -> Screen:
    """How to start, how to play, and whom to tell of a problem. ``ids`` by command (as
    "table create") make their names clickable (T9)."""
    lines = [f"## {words.text('ui-help-title')}", *(words.text(f"ui-help-{part}") for part in HELP)]
    lines = [mentioned(line, ids or {}, words) for line in lines]
    return Screen((Text(body(lines, words)),), NEUTRAL)


def mentioned(text: str, ids: Mapping[str, int], words: Words) -> str:
    """The text with its commands as mentions that can be clicked; those without an id stay as they are."""
    for path, number in ids.items():
        text = text.replace(f"`/{path}`", f"</{path}:{number}>")
        parts = path.split(" ")
        keys = ["cmd-" + "-".join(parts[: place + 1]) for place in range(len(parts))]
        if all(words.has(key) for key in keys):
            text = text.replace(f"`/{' '.join(words.text(key) for key in keys)}`", f"</{path}:{number}>")
    return text


HELP = ("start", "seats", "cards", "commands", "closed-dm", "fair", "privacy")


def table_list(rows: Sequence[TableSummary], words: Words, person: int | None = None) -> Screen:
    """Tables open or in play, those at which ``person`` sits first, each with a link."""
    ordered = sorted(rows, key=lambda row: person not in row.persons) if person is not None else list(rows)
    lines = [f"## {words.text('ui-list-title')}"]
    lines += [_row(row, words, person) for row in ordered[:LISTED]]
    if not rows:
        lines.append(words.text("ui-list-none"))
    if len(ordered) > LISTED:
        lines.append(words.text("ui-list-more", count=len(ordered) - LISTED))
    return Screen((Text(body(lines, words)),), NEUTRAL)


def _row(row: TableSummary, words: Words, person: int | None) -> str:
    name = escape(plain(row.name, "…"))
    url = f"https://discord.com/channels/{row.guild}/{row.thread or row.channel}"
    state = words.text("ui-list-lobby" if row.status == LOBBY else "ui-list-playing")
    key = "ui-list-yours" if person is not None and person in row.persons else "ui-list-row"
    return words.text(
        key,
        game=title(row.game, words),
        name=f"[{name}]({url})",
        state=state,
        count=len(row.persons),
        chairs=row.chairs,
    )
