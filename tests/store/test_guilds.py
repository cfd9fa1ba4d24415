"""The settings of a server, the people it has banned, and what it may remove and have erased."""

from __future__ import annotations

import json

import msgspec

from bot.ports.servers import ServerSettings
from bot.store import Database, SqlStore
from bot.table import events as ev
from bot.table.model import TableState
from bot.table.ports import Slot
from tests.store.samples import AT, append, everything, opened, opening

HERE, THERE = 10, 11


async def test_a_server_has_the_usual_settings_until_others_are_saved(store: SqlStore, database: Database) -> None:
    assert await store.servers.settings(HERE) == ServerSettings() == ServerSettings((), "", 0, 0, True)
    changed = ServerSettings((5, 6), "it", 3, 77, boards=False)
    await store.servers.save_settings(HERE, changed)
    assert await store.servers.settings(HERE) == changed
    assert await SqlStore(database).servers.settings(HERE) == changed, "it is in the database, not only in memory"
    assert await store.servers.settings(THERE) == ServerSettings()
    await store.servers.save_settings(HERE, ServerSettings())
    assert await store.servers.settings(HERE) == ServerSettings()


async def test_a_bar_holds_on_its_server_even_for_somebody_forgotten(store: SqlStore, database: Database) -> None:
    anna = await store.people.person(1001, "Anna", "it")
    assert await store.servers.bar(HERE, anna.user, AT)
    assert await store.servers.barred(HERE, anna.user)
    assert not await store.servers.barred(THERE, anna.user)
    await store.privacy.forget(anna.id, AT)
    assert await store.servers.barred(HERE, 1001)
    assert "1001" not in repr((await everything(database))["bars"]), "nobody's Discord id stands there"
    assert not await store.servers.bar(HERE, 1001, AT)
    assert not await store.servers.barred(HERE, 1001)


async def test_a_server_is_exported_with_nobody_elses_tables_and_without_hidden_names(store: SqlStore) -> None:
    await opened(store, "t1", guild=HERE)
    await opened(store, "t2", guild=THERE)
    bruno = await store.people.person(1002, "Bruno", "it")
    await append(store, TableState("t3"), "i1", *opening(bruno.id, guild=HERE))
    await store.privacy.set_wish(bruno.id, "hidden")
    found = await store.servers.export_server(HERE)
    assert sorted(row["id"] for row in found["tables"]) == ["t1", "t3"]
    assert [row["name"] for row in found["people"]] == ["Anna"]
    assert found["settings"]["limit"] == 0
    json.loads(msgspec.json.encode(found))
    assert "1001" not in repr(found)


async def test_an_erased_server_leaves_nothing_and_the_others_everything(store: SqlStore, database: Database) -> None:
    state = await opened(store, "t1", guild=HERE)
    await append(store, state, "i2", ev.Closed("void", AT))
    await opened(store, "t2", guild=THERE)
    other = {name: rows for name, rows in (await everything(database)).items() if name != "people"}
    await store.messages.save_slot(Slot("t1", "lobby", 20, 30, AT, 1))
    await store.servers.save_settings(HERE, ServerSettings(limit=2))
    await store.servers.bar(HERE, 1001, AT)
    await store.seasons.open_season(HERE, "spring", AT)
    await store.seasons.open_season(THERE, "spring", AT)
    assert await store.tables.tables_of(HERE) == ["t1"]
    await store.servers.forget_server(HERE)
    assert await store.log.load("t1") is None
    assert await store.tables.tables_of(HERE) == []
    assert await store.messages.slots("t1") == []
    assert await store.servers.settings(HERE) == ServerSettings()
    assert not await store.servers.barred(HERE, 1001)
    left = await everything(database)
    assert left["tables"] == [row for row in other["tables"] if row[0] == "t2"]
    assert left["events"] == [row for row in other["events"] if row[0] == "t2"]
    assert len(left["seasons"]) == 1
    assert len(left["people"]) == 1, "people belong to no server"
