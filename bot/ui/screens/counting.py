"""Whether a match counts for standings and ratings, said openly at the table: before, during and after it."""

from __future__ import annotations

from bot.games.registry import game
from bot.i18n import Words
from bot.standings import why_unranked
from bot.table.model import TableState
from bot.ui.screens.base import small


def counting(state: TableState, words: Words) -> str:
    """That it counts, or why it does not (issue 5, item 1)."""
    result = game(state.game).result(state.match) if state.match is not None else None
    why = why_unranked(state, complete=result is None or result.complete)
    return small(words.text(f"ui-unranked-{why}") if why else words.text("ui-ranked"))
