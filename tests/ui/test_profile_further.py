"""A profile says how many deals of the day and tournaments a person has played, and nothing of a running day."""

from __future__ import annotations

import pytest

from bot.duplicate.streak import Streak
from bot.i18n import LANGUAGES, words
from bot.ports.daily import DailyEntry
from bot.ui.screens.profile_further import Tournaments, further_lines, tournaments_of
from tests.ui.tournaments import entered, finished, play_round, there

TODAY = 20_785


def entry(day: int, score: int | None, game: str = "mineo") -> DailyEntry:
    return DailyEntry(day=day, game=game, person=1, begun_at=0, score=score)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_each_that_there_is(language: str) -> None:
    said = words(language)
    assert further_lines("mineo", TODAY, (), Streak(0, False), Tournaments(), said) == []
    entries = [entry(TODAY - 1, 3), entry(TODAY - 2, 7), entry(TODAY - 1, 99, "chinze"), entry(TODAY, 50)]
    daily, played = further_lines("mineo", TODAY, entries, Streak(2, False), Tournaments(3, 1, 2, 8), said)
    assert "7" in daily
    assert "50" not in daily, "the day is not over"
    assert "99" not in daily, "another game"
    assert all(number in played for number in ("3", "2", "8"))
    assert further_lines("mineo", TODAY, [entry(TODAY, 50)], Streak(1, False), Tournaments(), said) == []


def test_places_are_those_of_finished_tournaments_of_the_game() -> None:
    over = finished(people=4, bots=4).state
    place = next(place for contestant, place in over.places if over.contestants[contestant].members == (101,))
    running = play_round(there(entered())).state
    assert tournaments_of(101, (over, running), "minchiate") == Tournaments(1, int(place == 1), place, 8)
    assert tournaments_of(101, (over,), "chinze") == Tournaments()
    assert tournaments_of(999, (over,), "minchiate") == Tournaments()
