"""The first line of the panel after a deal: what the player won or lost."""

from __future__ import annotations

import pytest

from bot.engine.view import Count
from bot.games.registry import game
from bot.i18n import words
from bot.ui.screens.base import PanelContext
from bot.ui.screens.result import counted
from tests.ui.tables import moments, table, who

EN = words("en")
TWO = ((0,), (1,))
SOLOIST = ((0,), (1, 2))
CASES = (
    ("chinze", Count(1, (), (15, 68), (), winner=1, sides=TWO), 0, "You lost this deal, 15 to 68"),
    ("chinze", Count(1, (), (40, 40), (), sides=TWO), 0, "The deal is over, 40 to 40"),
    # A side without a joco has lost four, and nobody has won a level deal.
    ("mineo", Count(1, (), (4, 0), (), winner=0, sides=SOLOIST), 1, "You lost this deal, 0 to 4"),
    ("mineo", Count(1, (), (4, 0), (), winner=0, sides=SOLOIST), 0, "You won this deal, 4 to 0"),
    ("mineo", Count(1, (), (-1, 1, 0), (), winner=1, sides=((0,), (1,), (2,))), 0, "You lost this deal: −1"),
)


@pytest.mark.parametrize(("slug", "count", "seat", "head"), CASES)
def test_the_end_of_a_deal_says_the_sums_of_both_sides(slug: str, count: Count, seat: int, head: str) -> None:
    match, _ = next(moments(1, slug))
    state = table(match, slug)
    names = who(state, EN)
    desk = PanelContext(state, game(slug).seat_view(match, seat), seat, names, EN, ())
    assert head in counted(desk, count, names)[0]
