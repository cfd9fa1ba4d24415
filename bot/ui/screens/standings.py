"""Balances of a match, in words."""

from __future__ import annotations

from bot.engine.view import PublicView, Standing
from bot.games.registry import game
from bot.i18n import Words
from bot.table.model import TableState
from bot.ui.cast import Company


def standings_lines(state: TableState, view: PublicView, who: Company, words: Words) -> list[str]:
    """One line for each player, best first; nothing before anything was won."""
    if not any(standing.amount for standing in view.standings):
        return []
    ordered = sorted(view.standings, key=lambda one: -one.amount)
    return [_line(state, one, who, words) for one in ordered]


def amount_text(state: TableState, amount: int, words: Words) -> str:
    """A balance with its sign and the game's unit: "+3 rests", "−1 rest", "0 rests"."""
    sign = "+" if amount > 0 else "−" if amount < 0 else ""
    return sign + words.text(game(state.game).meta.unit, count=abs(amount))


def _line(state: TableState, standing: Standing, who: Company, words: Words) -> str:
    return words.text(
        "ui-standing", who=who.player_names[standing.player], amount=amount_text(state, standing.amount, words)
    )
