"""What messages show is seen at once, and written a little later, many messages in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store import Database, SqlStore
from bot.store import messages as module
from bot.store.statements import Step
from bot.table.ports import Slot, StoreBusy
from tests.store.samples import opened

BOARD = Slot("t1", "board", 10, 11, 1_700_000_000_000, 1, "old")
HAND = Slot("t1", "hand:0", 20, 21, 1_700_000_000_000, 1, "old")


@pytest.fixture(autouse=True)
async def posted(store: SqlStore) -> None:
    await opened(store)
    for slot in (BOARD, HAND):
        await store.messages.save_slot(slot)


async def stored(database: Database) -> list[Slot]:
    """Return what another process would read."""
    return await SqlStore(database).messages.slots("t1")


def newer(slot: Slot, seq: int = 2) -> Slot:
    return replace(slot, shown_seq=seq, digest=f"new {seq}")


async def test_what_is_shown_is_seen_at_once_and_written_once(
    store: SqlStore, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GATHER", 0.05)
    transact, written = database.transact, list[int]()

    async def counted(steps: Sequence[Step], **options: Any) -> None:
        written.append(sum(len(step.rows) for step in steps))
        await transact(steps, **options)

    monkeypatch.setattr(database, "transact", counted)
    for seq in (2, 3):
        for slot in (BOARD, HAND):
            store.messages.save_shown(newer(slot, seq))
    assert await store.messages.slots("t1") == [newer(BOARD, 3), newer(HAND, 3)]
    store.messages._slots_known.forget("t1")
    assert await store.messages.slots("t1") == [newer(BOARD, 3), newer(HAND, 3)], "also when it is read again"
    assert await store.messages.slot_at(HAND.message) == newer(HAND, 3)
    assert store.messages._writing is not None
    await store.messages._writing
    assert written == [2]
    assert await stored(database) == [newer(BOARD, 3), newer(HAND, 3)]


async def test_what_is_written_while_it_is_read_is_not_lost(store: SqlStore, database: Database) -> None:
    """The read began before the write, and ends after it."""
    store.messages.save_shown(newer(BOARD))
    store.messages._slots_known.forget("t1")
    read = database.read

    @asynccontextmanager
    async def slow() -> AsyncIterator[Any]:
        async with read() as connection:
            await connection.exec_driver_sql("SELECT 1 FROM message_slots")
            yield connection
            await store.messages.flush()

    database.read = slow  # type: ignore[method-assign]
    found = await store.messages.slots("t1")
    database.read = read  # type: ignore[method-assign]
    assert found == [newer(BOARD), HAND] == await store.messages.slots("t1")


async def test_a_message_that_was_posted_again_keeps_its_row(store: SqlStore, database: Database) -> None:
    store.messages.save_shown(newer(BOARD))
    again = replace(BOARD, message=12, shown_seq=5, digest="again")
    await store.messages.save_slot(again)
    await store.messages.flush()
    assert await stored(database) == [again, HAND]


async def test_a_deleted_message_is_not_stored_again(store: SqlStore, database: Database) -> None:
    async with database.write() as connection:
        await connection.exec_driver_sql("DELETE FROM message_slots WHERE slot = 'hand:0'")
    store.messages.save_shown(newer(HAND))
    await store.messages.flush()
    assert await stored(database) == [BOARD]
    store.messages.save_shown(newer(BOARD))
    store.messages.drop_cached("t1")
    assert await store.messages.slots("t1") == [BOARD], "what was dropped is read as it is stored"


async def test_what_cannot_be_written_is_written_with_the_next(
    store: SqlStore, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GATHER", 0.01)

    async def busy(*_: object, **__: object) -> None:
        raise StoreBusy("busy")

    with monkeypatch.context() as patch:
        patch.setattr(database, "transact", busy)
        store.messages.save_shown(newer(BOARD))
        assert store.messages._writing is not None
        await store.messages._writing
        with pytest.raises(StoreBusy):
            await store.messages.flush()
    store.messages.save_shown(newer(HAND))
    await asyncio.sleep(0)
    await store.messages._writing
    assert await stored(database) == [newer(BOARD), newer(HAND)]
