"""Ratings, which matches count for them, and the lines of the standings that hold them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.standings import FORGIVEN, FRESH, MatchFacts, SeatFacts, Skill, month_of, rated, rating, tally, week_of
from bot.standings.ratings import why_unranked
from bot.table.model import Chair, TableState

PEOPLE = TableState("t", chairs=(Chair(person=1), Chair(person=2)), helped=(0, 0))


def test_newcomers_begin_at_nothing_and_rise_by_winning() -> None:
    assert rating(FRESH) == 0
    ((winner,), (loser,)) = rated([[FRESH], [FRESH]], [1, 2])
    assert rating(winner) > 0 > rating(loser)
    assert winner.sigma < FRESH.sigma > loser.sigma


def test_a_shared_place_is_better_than_losing_and_worse_than_winning() -> None:
    after = rated([[FRESH], [FRESH], [FRESH]], [1, 1, 3])
    assert after[0] == after[1]
    assert rating(after[0][0]) > rating(after[2][0])


def test_a_team_rises_together_and_a_surprise_moves_more() -> None:
    strong, weak = Skill(32.0, 2.0), Skill(20.0, 2.0)
    expected = rated([[strong, strong], [weak, weak]], [1, 2])
    surprise = rated([[strong, strong], [weak, weak]], [2, 1])
    assert expected[0][0] == expected[0][1]
    assert strong.mu - surprise[0][0].mu > expected[0][0].mu - strong.mu > 0


@pytest.mark.parametrize("places", [[1], [1, 2, 3]])
def test_places_must_fit_the_teams(places: list[int]) -> None:
    with pytest.raises(ValueError, match="teams with"):
        rated([[FRESH], [FRESH]], places)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, ""),
        ({"ranked": False}, "house"),
        ({"pace": "none"}, "pace"),
        ({"chairs": (Chair(person=1), Chair(level="novice"))}, "computer"),
        ({"helped": (0, FORGIVEN)}, ""),
        ({"helped": (0, FORGIVEN + 1)}, "substitution"),
    ],
)
def test_why_a_match_does_not_count(change: dict[str, Any], why: str) -> None:
    assert why_unranked(replace(PEOPLE, **change)) == why


def test_a_match_broken_off_does_not_count() -> None:
    assert why_unranked(PEOPLE, complete=False) == "stopped"


def test_weeks_and_months_are_named() -> None:
    monday = 1_764_547_200_000  # 1 December 2025, 00:00 UTC
    assert (month_of(monday), week_of(monday)) == ("2025-12", "2025-W49")
    assert (month_of(monday - 1), week_of(monday - 1)) == ("2025-11", "2025-W48")


def seat(player: int, place: int, team: int) -> SeatFacts:
    won = place == 1
    return SeatFacts(player, 100 + player, None, 3 - place, place, team, won, True, 0, 4, {}, (0, 0), {})


MATCH = MatchFacts("t", "toy", 10, 1_764_547_200_000, 4, True, "", (seat(0, 1, 0), seat(1, 2, 1), seat(2, 2, 2)))


def test_a_match_adds_to_each_scope_and_period() -> None:
    added = tally(MATCH, 7, {})
    assert sum(len(one.periods) for one in added) == 3 * (4 + 3)
    keys = {(one.scope, period) for one in added for period in one.periods}
    assert keys == {(scope, period) for scope in (10, 0) for period in ("ever", "2025-12", "2025-W49")} | {(10, "s7")}
    assert all(one.gained == one.rating for one in added)


def test_skills_of_scopes_and_seasons_are_kept_apart() -> None:
    known = {(10, "ever", 100): Skill(30.0, 3.0)}
    first = [one for one in tally(MATCH, 7, known) if one.seat.player == 0]
    lines = {(one.scope, period): one for one in first for period in one.periods}
    fresh = rated([[FRESH], [FRESH], [FRESH]], [1, 2, 2])[0][0]
    assert lines[0, "ever"].skill == lines[10, "s7"].skill == fresh
    assert lines[10, "ever"].skill == lines[10, "2025-12"].skill != fresh
    assert lines[10, "ever"].gained == lines[10, "ever"].rating - rating(Skill(30.0, 3.0))


def test_an_unranked_match_adds_nothing() -> None:
    assert tally(replace(MATCH, unranked="computer"), 7, {}) == ()
