"""What Discord offers while something is typed: choices for a command's option."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot.i18n import plain
from bot.table.model import PLAYING
from bot.table.ports import TableSummary
from bot.ui.lookup import Caller
from bot.ui.screens.naming import title

Choice = app_commands.Choice[Any]

MOST_CHOICES = 25
"""Discord takes no more."""


def offered(found: Iterable[tuple[str, Any]], typed: str) -> list[Choice]:
    """What may be offered: those whose name holds what was typed so far, as many as Discord takes."""
    choices = [Choice(name=name[:100], value=value) for name, value in found if fits(str(typed), name)]
    return choices[:MOST_CHOICES]


def fits(typed: str, name: str) -> bool:
    """Whether a name holds what was typed, whoever writes it without capitals and accents (rapida, Rápida)."""
    return _bare(typed) in _bare(name)


def _bare(text: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(char))


def label(row: TableSummary, caller: Caller) -> str:
    """A table in one line of a menu."""
    state = caller.words.text("ui-list-playing" if row.status == PLAYING else "ui-list-lobby")
    named = caller.words.text("ui-table-named", name=plain(row.name, "…"))
    return f"{title(row.game, caller.words)} {named} · {state} · {len(row.persons)}/{row.chairs}"
