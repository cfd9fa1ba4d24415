"""Names of tables are in the quotation marks of the language, in menus too; the text of a closed trick says so."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.games.registry import games
from bot.i18n import words
from bot.table.ports import MatchSeat, MatchSummary
from bot.ui import screens
from bot.ui.screens.history import match_label
from bot.ui.transport.screen import Menu
from tests.ui.limits import said
from tests.ui.tables import moments, some_match, table, who

MARKS = (("en", "“Arno”"), ("it", "«Arno»"), ("es", "«Arno»"))
ROW = MatchSummary("t1", "Arno", "chinze", 11, 4, True, 1_790_000_000_000, (MatchSeat(1, None, "", 3, 1),))


@pytest.mark.parametrize(("language", "named"), MARKS)
def test_a_table_in_a_menu_is_quoted_as_the_language_does(language: str, named: str) -> None:
    said_in = words(language)
    assert named in match_label(ROW, 1, "today", said_in)
    states = [table(some_match(), name="Arno"), table(some_match(), name="Arno")]
    menu = next(part for part in screens.which_table(states, said_in).parts if isinstance(part, Menu))
    assert all(named in choice.label for choice in menu.choices)


@pytest.mark.parametrize("slug", [slug for slug in games() if slug != "toy"])
def test_no_finished_trick_is_denied(slug: str) -> None:
    """If the last trick is closed after the next lead (T65), the text says that, not that there was none."""
    said_in, its_game = words("en"), games()[slug]
    seen = 0
    for state, _ in chain.from_iterable(moments(seed, slug) for seed in range(1, 6)):
        match, view = table(state, slug), its_game.view(state)
        shown = said(screens.last_trick(match, view, who(match, said_in), said_in).view())
        finished = any(info.tricks for info in view.seats)
        seen += finished
        assert ("No trick has been completed" in shown) is not (finished or bool(view.history)), shown
    assert seen
