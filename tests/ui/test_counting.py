"""The card and the result say what keeps a match from counting, and a rating shows how reliable it is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES, words
from bot.ports.leaderboards import LeaderboardPage, Season, Standing
from bot.standings import EVER, FORGIVEN, PROVISIONAL
from bot.table.model import FINISHED, Chair, TableState
from bot.table.selectors import public_view
from bot.ui import screens
from bot.ui.screens.leaderboard import Asked, board_screen, leaders, word_lines
from tests.support.matches import Hall, finished
from tests.ui.tables import who


def ended(**more: object) -> TableState:
    """Return a match among people that has been played to its end."""
    return replace(finished().state, chairs=tuple(Chair(7 + n) for n in range(4)), **more)


CASES = (
    (ended(), "ui-ranked"),
    (finished().state, "ui-unranked-computer"),
    (ended(ranked=False), "ui-unranked-house"),
    (ended(pace="none"), "ui-unranked-pace"),
    (ended(helped=(0, FORGIVEN + 1, 0, 0)), "ui-unranked-substitution"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("state", "key"), CASES, ids=[key for _, key in CASES])
def test_the_result_says_whether_the_match_counted(state: TableState, key: str, language: str) -> None:
    said, view = words(language), public_view(state)
    assert view is not None
    for screen in (
        screens.over(state, view, who(state, said), None, said),
        screens.lobby(state, who(state, said), said),
    ):
        screen.assert_limits()
        assert said.text(key) in str(screen.parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_was_stopped_says_that_it_does_not_count(language: str) -> None:
    said = words(language)
    hall = Hall(seed=5, people=4)
    hall.start()
    hall.play(40)
    hall.stop(1)
    state = hall.state
    assert state.status == FINISHED
    view = public_view(state)
    assert view is not None
    assert said.text("ui-unranked-stopped") in str(screens.over(state, view, who(state, said), None, said).parts)


def standing(person: int, matches: int) -> Standing:
    return Standing(1, person, f"P{person}", 700, 2.0, matches, 1, 9, 4, 12, 1333, 30)


BOARD = LeaderboardPage((standing(1, 2), standing(2, PROVISIONAL)), None, False)


def test_a_rating_is_provisional_by_all_ones_matches_not_by_those_of_a_week() -> None:
    said = words("en")
    for period, ever, expected in (
        (EVER, {}, [True, False]),
        ("week", {1: PROVISIONAL, 2: 40}, [False, False]),
        ("month", {1: 3, 2: 40}, [True, False]),
    ):
        asked = Asked(9, "here", "minchiate", period, "rating")
        shown = leaders(asked, BOARD, said, None, ever)
        assert [line.provisional for line in shown.lines] == expected
        told = word_lines(asked, BOARD, None, said, ever)
        assert [("provisional" in line) for line in told] == expected
        assert [line.unsure for line in shown.lines] == [100, 100]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_where_weeks_and_months_begin_and_who_stands_among_all_servers(language: str) -> None:
    said = words(language)
    for period, scope, key in (
        ("week", "here", "ui-board-note-week"),
        ("month", "here", "ui-board-note-month"),
        (EVER, "all", "ui-board-note-all"),
    ):
        asked = Asked(9, scope, "minchiate", period, "rating")
        screen = board_screen(asked, BOARD, [], None, None, said)
        assert said.text(key) in str(screen.parts)
    nobody = LeaderboardPage((), standing(9, 2), False)
    told = word_lines(Asked(9, "all", "minchiate", EVER, "rating"), nobody, None, said)
    assert told[0] == said.text("ui-board-empty-all")
    assert len(told) == 2
    no_season = word_lines(
        Asked(9, "here", "minchiate", "season", "rating"), LeaderboardPage((), None, False), None, said
    )
    assert no_season == [said.text("ui-board-no-season")]
    for period, key in ((EVER, "render-board-empty"), ("week", "ui-board-empty-period")):
        asked = Asked(9, "here", "minchiate", period, "rating")
        assert word_lines(asked, LeaderboardPage((), None, False), None, said) == [said.text(key)]


def test_seasons_of_one_name_are_told_apart_by_their_days() -> None:
    said = words("it")
    seasons = [Season(2, "Coppa", 1_764_547_200_000, 0), Season(1, "Coppa", 1_733_011_200_000, 1_735_603_200_000)]
    screen = board_screen(Asked(9, "here", "minchiate", EVER, "rating"), BOARD, seasons, None, None, said)
    screen.assert_limits()
    shown = str(screen.parts)
    assert "1 dic 2025 – …" in shown
    assert "1 dic 2024 – 31 dic 2024" in shown
