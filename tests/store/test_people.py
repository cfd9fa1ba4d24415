"""People, the messages that show a table, and cards chosen but not confirmed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Database, SqlStore
from bot.table.ports import Person, Slot
from tests.store.samples import everything, opened

SLOT = Slot("t1", "hand:0", 2**62, 2**62 + 1, 1_700_000_000_000, 7, "c0ffee")


async def test_a_person_is_made_on_first_sight_and_kept(store: SqlStore) -> None:
    anna = await store.people.person(2**62, "Anna", "it")
    bruno = await store.people.person(2, "Bruno", "es-ES")
    assert (anna.user, anna.name, anna.locale, anna.surface) == (2**62, "Anna", "it", "dm")
    assert anna.id != bruno.id
    assert await store.people.person(2**62, "Anna", "it") == anna


async def test_name_and_locale_are_brought_up_to_date(store: SqlStore) -> None:
    anna = await store.people.person(1, "Anna", "it")
    await store.people.set_surface(anna.id, "channel")
    renamed = await store.people.person(1, "Nina\0", "en-US")
    assert renamed == Person(anna.id, 1, "Nina", "en-US", "channel")
    assert await store.people.by_number([anna.id, 999]) == {anna.id: renamed}
    assert await store.people.by_number([]) == {}


async def test_a_mailbox_is_kept_until_it_is_lost(store: SqlStore) -> None:
    anna = await store.people.person(1, "Anna", "it")
    assert anna.mailbox == 0
    await store.people.set_mailbox(anna.id, 2**60)
    assert (await store.people.person(1, "Anna", "it")).mailbox == 2**60
    assert (await store.people.by_number([anna.id]))[anna.id].mailbox == 2**60
    assert (await store.people.person(1, "Nina", "it")).mailbox == 2**60
    await store.people.set_mailbox(anna.id, 0)
    assert (await store.people.by_number([anna.id]))[anna.id].mailbox == 0


async def test_nothing_is_written_for_a_person_as_known(store: SqlStore, database: Database) -> None:
    await store.people.person(1, "Anna", "it")
    begun: list[object] = []
    event.listen(database.writer.sync_engine, "begin", begun.append)
    await store.people.person(1, "Anna", "it")
    assert begun == []
    await store.people.person(1, "Anna", "en-US")
    assert len(begun) == 1


async def test_the_same_person_met_twice_at_once_is_one(url: str) -> None:
    database = await Database.open(url)  # As patient as the bot: seven of them wait for the first.
    store = SqlStore(database)
    met = await asyncio.gather(*(store.people.person(1, "Anna", "it") for _ in range(8)))
    assert len({person.id for person in met}) == 1
    assert len((await everything(database))["people"]) == 1
    await database.close()


@pytest.mark.parametrize("name", ["Anna", "Nina"])
async def test_a_surface_set_while_the_person_is_read_is_not_forgotten(
    store: SqlStore, database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cached value must not be older than what was written meanwhile."""
    anna = await store.people.person(1, "Anna", "it")
    woken = SqlStore(database)
    read = database.read

    @asynccontextmanager
    async def slow() -> AsyncIterator[AsyncConnection]:
        async with read() as connection:
            yield connection
        monkeypatch.undo()
        await woken.people.set_surface(anna.id, "channel")

    monkeypatch.setattr(database, "read", slow)
    await woken.people.person(1, name, "it")
    assert (await woken.people.person(1, name, "it")).surface == "channel"
    assert await woken.people.by_number([anna.id]) == {anna.id: Person(anna.id, 1, name, "it", "channel")}


async def test_a_surface_is_dm_or_channel(store: SqlStore) -> None:
    anna = await store.people.person(1, "Anna", "it")
    with pytest.raises(ValueError, match="ceiling"):
        await store.people.set_surface(anna.id, "ceiling")
    assert (await store.people.by_number([anna.id]))[anna.id].surface == "dm"


async def test_people_are_known_in_one_place_only(store: SqlStore, database: Database) -> None:
    await opened(store)
    rows = await everything(database)
    assert "Anna" in str(rows.pop("people"))
    assert "Anna" not in str(rows)
    assert "1001" not in str(rows)


async def test_a_message_is_remembered_and_found(store: SqlStore) -> None:
    await opened(store)
    await store.messages.save_slot(SLOT)
    board = replace(SLOT, slot="board", message=5)
    await store.messages.save_slot(board)
    assert await store.messages.slots("t1") == [board, SLOT]
    assert await store.messages.slots("t2") == []
    assert await store.messages.slot_at(SLOT.message) == SLOT
    assert await store.messages.slot_at(6) is None


async def test_a_message_of_a_table_that_was_deleted_meanwhile_is_not_stored(
    store: SqlStore, database: Database
) -> None:
    await opened(store)
    await store.messages.save_slot(SLOT)
    await store.servers.forget_server(10)
    await store.messages.save_slot(SLOT)
    assert await store.messages.slots("t1") == []
    assert (await everything(database))["message_slots"] == []


async def test_a_slot_has_one_message(store: SqlStore) -> None:
    await opened(store)
    await store.messages.save_slot(SLOT)
    moved = replace(SLOT, message=77, posted_at=SLOT.posted_at + 5, shown_seq=9, digest="new", gone=True)
    await store.messages.save_slot(moved)
    assert await store.messages.slots("t1") == [moved]
    assert await store.messages.slot_at(SLOT.message) is None


async def test_of_two_slots_in_one_message_the_newer_is_meant(store: SqlStore) -> None:
    await opened(store)
    await store.messages.save_slot(replace(SLOT, slot="lobby"))
    await store.messages.save_slot(replace(SLOT, slot="board", posted_at=SLOT.posted_at + 1))
    found = await store.messages.slot_at(SLOT.message)
    assert found is not None
    assert found.slot == "board"


async def test_cards_are_staged_for_one_question(store: SqlStore) -> None:
    await opened(store)
    await store.messages.stage("t1", 0, 4, (40, 3))
    await store.messages.stage("t1", 1, 4, (1,))
    assert await store.messages.staged("t1", 0, 4) == (40, 3)
    assert await store.messages.staged("t1", 0, 5) == ()
    assert await store.messages.staged("t1", 2, 4) == ()
    await store.messages.stage("t1", 0, 5, ())
    assert await store.messages.staged("t1", 0, 4) == ()
    assert await store.messages.staged("t1", 0, 5) == ()
    assert await store.messages.staged("t1", 1, 4) == (1,)
