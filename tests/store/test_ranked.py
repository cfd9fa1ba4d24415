"""The place of a person's own line, with ties, and the number of matches behind a rating in any week."""

from __future__ import annotations

import pytest

from bot.ports.leaderboards import MEASURES
from bot.standings import week_of
from bot.store import SqlStore
from tests.store.test_standings import AT, crowd, some_play


@pytest.mark.slow
async def test_ones_line_is_on_the_page_that_is_turned_to(store: SqlStore) -> None:
    """With any number of people in the same place, the lines counted before a line are those above it on the page."""
    await some_play(store)
    people = await crowd(store)
    for measure in MEASURES:
        whole = await store.leaderboards.page(10, "toy", "ever", measure)
        assert len(whole.rows) > 3
        for above, row in enumerate(whole.rows):
            assert await store.leaderboards.lines_before(10, "toy", "ever", measure, row.person) == above
    wins = [row.wins for row in (await store.leaderboards.page(10, "toy", "ever", "wins")).rows]
    assert len(set(wins)) < len(wins), "some share a place"
    assert await store.leaderboards.lines_before(0, "toy", "ever", "rating", people[0]) is None
    await store.privacy.set_wish(people[0], "everywhere")
    assert await store.leaderboards.lines_before(0, "toy", "ever", "rating", people[0]) == 0
    assert await store.leaderboards.lines_before(10, "toy", "2001-01", "rating", people[0]) is None
    with pytest.raises(KeyError):
        await store.leaderboards.lines_before(10, "toy", "ever", "person_id", people[0])


@pytest.mark.slow
async def test_the_matches_behind_a_rating_are_those_of_all_time(store: SqlStore) -> None:
    await some_play(store)
    people = await crowd(store)
    ever = {row.person: row.matches for row in (await store.leaderboards.page(10, "toy", "ever", "rating")).rows}
    week = {row.person: row.matches for row in (await store.leaderboards.page(10, "toy", week_of(AT), "rating")).rows}
    found = await store.leaderboards.ranked_matches(10, "toy", [*people, 999])
    assert found == ever
    assert any(found[person] > count for person, count in week.items()) or not week
    assert await store.leaderboards.ranked_matches(10, "toy", []) == {}
