"""Where one's own line stands, ties and all, and how many matches are behind a rating in any week."""

from __future__ import annotations

import pytest

from bot.standings import week_of
from bot.store import SqlStore
from bot.store.schema import MEASURES
from tests.store.test_standings import AT, crowd, some_play


async def test_ones_line_is_on_the_page_that_is_turned_to(store: SqlStore) -> None:
    """However many share her place: the lines above hers are those above her on the board."""
    await some_play(store)
    people = await crowd(store)
    for measure in MEASURES:
        whole = await store.board(10, "toy", "ever", measure)
        assert len(whole.rows) > 3
        for above, row in enumerate(whole.rows):
            assert await store.lines_before(10, "toy", "ever", measure, row.person) == above
    wins = [row.wins for row in (await store.board(10, "toy", "ever", "wins")).rows]
    assert len(set(wins)) < len(wins), "some share a place"
    assert await store.lines_before(0, "toy", "ever", "rating", people[0]) is None
    await store.set_wish(people[0], "everywhere")
    assert await store.lines_before(0, "toy", "ever", "rating", people[0]) == 0
    assert await store.lines_before(10, "toy", "2001-01", "rating", people[0]) is None
    with pytest.raises(KeyError):
        await store.lines_before(10, "toy", "ever", "person_id", people[0])


async def test_the_matches_behind_a_rating_are_those_of_all_time(store: SqlStore) -> None:
    await some_play(store)
    people = await crowd(store)
    ever = {row.person: row.matches for row in (await store.board(10, "toy", "ever", "rating")).rows}
    week = {row.person: row.matches for row in (await store.board(10, "toy", week_of(AT), "rating")).rows}
    found = await store.ranked_matches(10, "toy", [*people, 999])
    assert found == ever
    assert any(found[person] > count for person, count in week.items()) or not week
    assert await store.ranked_matches(10, "toy", []) == {}
