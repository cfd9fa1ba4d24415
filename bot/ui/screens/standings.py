"""Balances of a match, in words."""

from __future__ import annotations

from collections.abc import Sequence

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
    plus = balanced([one.amount for one in ordered])
    return [_line(state, one, plus, who, words) for one in ordered]


def balanced(amounts: Sequence[int]) -> bool:
    """Whether these are gains and losses that even out, and not points that were added up (Chinze C37)."""
    return sum(amounts) == 0 or min(amounts) < 0


def amount_text(state: TableState, amount: int, words: Words, *, plus: bool = True) -> str:
    """A balance with its sign and the game's unit: "+3 rests", "−1 rest", "0 rests"; sums have no ``plus``."""
    sign = "−" if amount < 0 else "+" if amount > 0 and plus else ""
    return sign + words.text(game(state.game).meta.unit, count=abs(amount))


def _line(state: TableState, standing: Standing, plus: bool, who: Company, words: Words) -> str:
    amount = amount_text(state, standing.amount, words, plus=plus)
    return words.text("ui-standing", who=who.player_names[standing.player], amount=amount)
