"""After any request of people and moderators ``rebuild`` gives the same rows, and other people's figures stay."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import Database, SqlStore
from bot.store.rebuild import rebuild
from tests.store.samples import everything
from tests.store.test_standings import AT, HOUR, PROJECTED, crowd, some_play, toy_match
from tests.support.played import Play

YEAR = 366 * 24 * HOUR


@pytest.mark.slow
async def test_after_each_of_everything_that_can_be_wished(store: SqlStore, database: Database) -> None:
    people = await crowd(store)

    async def same(what: str) -> dict[str, list[Any]]:
        before = await everything(database)
        await rebuild(database)
        assert await everything(database) == before, what
        return before

    assert await store.seasons.open_season(10, "first", AT - HOUR) is not None
    await some_play(store)
    pairs = Play("pairs", 1, AT + 810 * HOUR, store)
    await pairs.open("minchiate", people[:4], options={"set_length": 1})
    await pairs.to_end()
    for name, rows in (await same("play")).items():
        assert rows or name not in PROJECTED, name
    for wish in ("everywhere", "hidden", "server"):
        await store.privacy.set_wish(people[0], wish)
        await same(wish)
    assert await store.seasons.close_season(10, AT + 820 * HOUR) is not None
    await toy_match(store, "between", people[:3], AT + 830 * HOUR)
    assert await store.seasons.open_season(10, "second", AT + 840 * HOUR) is not None
    await toy_match(store, "within", people[1:4], AT + 850 * HOUR)
    await same("seasons")
    whole = await everything(database)
    await store.retention.set_months(10, 1)
    assert await store.retention.drop_old_moves(AT + YEAR) > 5
    dropped = await same("retention")
    assert len(dropped["events"]) < len(whole["events"])
    for name in PROJECTED:
        assert dropped[name] == whole[name], name
    others = {person: await store.profiles.profile(person, guild=10) for person in people[:1] + people[2:]}
    await store.privacy.forget(people[1], AT + YEAR)
    await same("forgotten after their moves were dropped")
    for person, profile in others.items():
        now = await store.profiles.profile(person, guild=10)
        assert (now.played, now.roles, now.companions, now.form) == (
            profile.played, profile.roles, profile.companions, profile.form,
        )  # fmt: skip
    await toy_match(store, "after", [people[0], people[2], people[3]], AT + YEAR + HOUR)
    await store.privacy.set_wish(people[2], "everywhere")
    await same("a match after it")
    await store.retention.set_months(11, 2)
    assert await store.retention.drop_old_moves(AT + 2 * YEAR) > 0
    await same("the other server drops too")
    await store.privacy.forget(people[2], AT + 2 * YEAR)
    await same("another one is forgotten")
