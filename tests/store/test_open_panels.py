"""Open panels are kept over a restart; their tokens are secrets, deleted when they expire or with their owner."""

from __future__ import annotations

from bot.ports.store import OpenPanel
from bot.store import Database, SqlStore
from bot.table.ports import Person
from tests.store.samples import AT, everything, opened

TOKEN = "aW50ZXJhY3Rpb246a-secret-of-a-quarter-of-an-hour"


async def shown(store: SqlStore) -> tuple[Person, OpenPanel]:
    """Store Anna at a table, with an open panel."""
    state = await opened(store)
    anna = await store.people.person(1001, "Anna", "it")
    panel = OpenPanel(state.id, 0, anna.id, 77, TOKEN, AT)
    await store.messages.keep_panel(panel)
    return anna, panel


async def test_the_newest_panel_of_each_player_is_remembered_with_its_owner(store: SqlStore) -> None:
    anna, panel = await shown(store)
    bruno = await store.people.person(1002, "Bruno", "it")
    newer = OpenPanel(panel.table, 0, anna.id, 77, "newer", AT + 9)
    other = OpenPanel(panel.table, 1, bruno.id, 77, "other", AT + 5)
    for one in (newer, other):
        await store.messages.keep_panel(one)
    assert await store.messages.open_panels() == [(other, 1002), (newer, 1001)]
    await store.messages.drop_panel(panel.table, 1)
    assert await store.messages.open_panels() == [(newer, 1001)]


async def test_dead_tokens_are_deleted(store: SqlStore, database: Database) -> None:
    _, panel = await shown(store)
    await store.messages.drop_panels(AT - 1)
    assert await store.messages.open_panels() == [(panel, 1001)]
    await store.messages.drop_panels(AT)
    assert TOKEN not in str(await everything(database))


async def test_a_token_goes_with_its_owner_and_with_the_server(store: SqlStore, database: Database) -> None:
    anna, panel = await shown(store)
    assert TOKEN in str(await everything(database))
    assert TOKEN not in str(await store.privacy.export(anna.id)), "nobody carries a key about"
    assert TOKEN not in str(await store.servers.export_server(10))
    await store.privacy.forget(anna.id, AT)
    assert TOKEN not in str(await everything(database))
    bruno = await store.people.person(1002, "Bruno", "it")
    await store.messages.keep_panel(OpenPanel(panel.table, 1, bruno.id, 77, TOKEN, AT))
    await store.servers.forget_server(10)
    assert TOKEN not in str(await everything(database))


async def test_nobody_waits_for_the_disk_because_of_a_panel(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    anna, panel = await shown(store)
    waits: list[bool] = []
    for work in (
        store.messages.keep_panel(panel),
        store.privacy.set_wish(anna.id, "server"),
        store.messages.drop_panel(panel.table, 0),
        store.privacy.set_wish(anna.id, "server"),
        store.messages.drop_panels(AT),
    ):
        await work
        waits.append(await _waits(database))
    assert waits == [False, True, False, True, False], "notes do not, what is durable does"
    await database.close()


async def _waits(database: Database) -> bool:
    """Return whether the last commit waited for the disk."""
    async with database.alone() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        asked = await driver.run("PRAGMA synchronous", ())
    return asked.rows == [(2,)]
