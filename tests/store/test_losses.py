"""What decisions cost, in the store: stored once for each deal and person, and gone with the person or the server."""

from __future__ import annotations

from bot.ports.losses import SummedLoss
from bot.store import Database, SqlStore
from bot.table.model import TableState
from tests.store.samples import append, everything, opening

AT = 1_700_000_000_000
FIRST = [SummedLoss("t1", 1, "follow", 4, 9.5), SummedLoss("t1", 1, "lead", 2, -0.25)]
SECOND = [SummedLoss("t1", 2, "lead", 3, 6.0)]


async def two_people(store: SqlStore) -> tuple[int, int]:
    """Return two people who sit at the table ``t1``."""
    anna, bruno = [(await store.people.person(one, f"P{one}", "en")).id for one in (1, 2)]
    await append(store, TableState("t1"), "i1", *opening(anna, bruno), timers=())
    return anna, bruno


async def test_a_deal_that_is_reviewed_again_counts_once(store: SqlStore) -> None:
    anna, bruno = await two_people(store)
    assert await store.losses.losses(anna) == {}
    await store.losses.keep(anna, "t1", {1}, FIRST)
    await store.losses.keep(anna, "t1", {1, 2}, [*FIRST, *SECOND])
    await store.losses.keep(bruno, "t1", {1}, [SummedLoss("t1", 1, "discard", 1, 3.0)])
    ((game, found),) = (await store.losses.losses(anna)).items()
    assert game == "toy"
    assert found == [*FIRST, *SECOND]
    assert [one.kind for one in (await store.losses.losses(bruno))["toy"]] == ["discard"]


async def test_a_later_review_replaces_what_an_earlier_one_found(store: SqlStore) -> None:
    anna, _ = await two_people(store)
    await store.losses.keep(anna, "t1", {1, 2}, [*FIRST, *SECOND])
    other = [SummedLoss("t1", 1, "lead", 2, 0.5)]
    await store.losses.keep(anna, "t1", {1}, other)
    assert (await store.losses.losses(anna))["toy"] == [*other, *SECOND], "the other deal stays"


async def test_they_are_exported_and_go_with_the_person_or_the_server(store: SqlStore, database: Database) -> None:
    anna, bruno = await two_people(store)
    for person in (anna, bruno):
        await store.losses.keep(person, "t1", {1}, FIRST)
    exported = (await store.privacy.export(anna))["losses"]
    assert [(row["person_id"], row["kind"], row["decisions"], row["total"]) for row in exported] == [
        (anna, one.kind, one.count, one.total) for one in FIRST
    ]
    await store.privacy.forget(anna, AT)
    assert await store.losses.losses(anna) == {}
    assert len(await _rows(database)) == len(FIRST), "those of the other person stay"
    await store.losses.keep(anna, "t1", {1}, FIRST)
    assert await store.losses.losses(anna) == {}, "a review that ends later stores nothing of them"
    guild = 10
    told = await store.servers.export_server(guild)
    assert "losses" not in told, "moderators never see them"
    await store.servers.forget_server(guild)
    assert await _rows(database) == []
    await store.losses.keep(bruno, "t1", {1}, FIRST)
    assert await _rows(database) == [], "nor of a table that is gone"


async def _rows(database: Database) -> list[object]:
    return list((await everything(database))["losses"])
