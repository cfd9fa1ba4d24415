"""The first line of the panel after a deal: what the player won or lost."""

from __future__ import annotations

import re

import pytest

from bot.engine.text import Line, SeatArg
from bot.engine.view import Count
from bot.games.registry import game, games
from bot.i18n import LANGUAGES, Language, words
from bot.table.model import FINISHED
from bot.table.selectors import seat_view
from bot.ui import screens
from bot.ui.screens.base import PanelContext
from bot.ui.screens.result import counted
from tests.ui.hand_panel import WORDS
from tests.ui.limits import said as text_of
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
    # One player pays another: the third has neither won nor lost.
    ("mineo", Count(1, (), (-1, 1, 0), (), winner=1, sides=((0,), (1,), (2,))), 2, "### The deal is over"),
)


@pytest.mark.parametrize(("slug", "count", "seat", "head"), CASES)
def test_the_end_of_a_deal_says_the_sums_of_both_sides(slug: str, count: Count, seat: int, head: str) -> None:
    match, _ = next(moments(1, slug))
    state = table(match, slug)
    names = who(state, EN)
    desk = PanelContext(state, game(slug).seat_view(match, seat), seat, names, EN, ())
    said = counted(desk, count, names)[0]
    assert said == head if head.startswith("#") else head in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("sums", "winner", "key"), [((4, 0), 0, "soloist"), ((0, 4), 1, "defenders")])
def test_the_panel_of_a_soloist_says_once_who_has_won(
    language: Language, sums: tuple[int, int], winner: int, key: str
) -> None:
    match, _ = next(moments(1, "mineo"))
    state, said = table(match, "mineo"), words(language)
    names = who(state, said)
    desk = PanelContext(state, game("mineo").seat_view(match, 0), 0, names, said, ())
    outcome = (Line(f"mineo-outcome-{key}", {"seat": SeatArg(0), "count": 4}),)
    head, told = counted(desk, Count(1, (), sums, outcome, winner=winner, sides=SOLOIST), names)
    won_or_lost = re.compile("w[io]n|lost|vinc|vint|pers|gana|perdid", re.IGNORECASE)
    assert won_or_lost.search(head)
    assert not won_or_lost.search(told)
    assert "4 jochi" in told


@pytest.mark.parametrize("slug", [slug for slug in games() if slug != "toy"])
def test_a_panel_in_words_says_the_whole_count(slug: str) -> None:
    match = list(moments(4, slug))[-1][0]
    state, names = table(match, slug, between=True), who(table(match, slug), EN)
    view = seat_view(state, 0)
    assert view is not None
    (count,) = view.public.counts
    screen = screens.hand(state, view, names, None, EN, prefers=WORDS, count=(count, names))
    screen.assert_limits()
    text = text_of(screen.view())
    assert text.lstrip("# ").startswith(
        counted(PanelContext(state, view, 0, names, EN, ()), count, names)[0].lstrip("# ")
    )
    assert sum(line.startswith("- ") for line in text.splitlines()) == len(count.lines) > 0
    assert all(EN.number(total) in text for total in count.totals if total is not None)


@pytest.mark.parametrize("slug", ["minchiate", "terziglio"])
def test_after_a_deal_no_screen_shows_what_had_been_scored_before_the_count(slug: str) -> None:
    match = list(moments(3, slug))[-1][0]
    playing, after = table(match, slug), (table(match, slug, between=True), table(match, slug, status=FINISHED))
    names, view = who(playing, EN), game(slug).view(match)
    scored = [EN.line(line, names.names) for line in view.score]
    assert scored
    for shown in (
        lambda state: screens.lobby(state, names, EN),
        lambda state: screens.board(state, view, names, None, EN),
        lambda state: screens.score(state, view, names, EN),
        lambda state: screens.table_words(state, view, names, EN),
    ):
        assert any(line in text_of(shown(playing).view()) for line in scored)
        assert not any(line in text_of(shown(over).view()) for line in scored for over in after)
