"""Preferences are stored, exported and forgotten; values that this version does not know are ignored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.people import DEFAULT_PREFERENCES, Preferences, begun_hands, values_of, with_begun
from bot.store import Database, SqlStore, schema
from bot.store.people import preferences_of
from tests.store.samples import AT, everything


async def test_who_never_chose_has_the_defaults(store: SqlStore, database: Database) -> None:
    anna = await store.people.person(1, "Anna", "it")
    assert await store.preferences.chosen_by(anna.id) == DEFAULT_PREFERENCES == Preferences()
    assert await store.preferences.notice(anna.id) == "thread"
    assert not await store.preferences.plays_forced(anna.id)
    assert (await everything(database))["preferences"] == []


async def test_what_is_chosen_is_kept_through_a_restart(store: SqlStore, database: Database) -> None:
    anna, bruno = await store.people.person(1, "Anna", "it"), await store.people.person(2, "Bruno", "it")
    await store.preferences.set_preference(anna.id, "theme", "light")
    chosen = await store.preferences.set_preference(anna.id, "forced", True)
    await store.preferences.set_preference(anna.id, "notice", "off")
    assert (chosen.theme, chosen.forced, chosen.confirm) == ("light", True, "never")
    woken = SqlStore(database)
    assert await woken.preferences.chosen_by(anna.id) == msgspec.structs.replace(chosen, notice="off")
    assert await woken.preferences.notice(anna.id) == "off"
    assert await woken.preferences.plays_forced(anna.id)
    assert await woken.preferences.chosen_by(bruno.id) == DEFAULT_PREFERENCES


async def test_how_far_somebody_is_in_the_guided_hands_is_kept_exported_and_forgotten(store: SqlStore) -> None:
    anna = await store.people.person(1, "Anna", "it")
    begun = with_begun(with_begun("", "minchiate", "A1Jl5sO"), "chinze", "AYd")
    await store.preferences.set_preference(anna.id, "begun", begun)
    assert begun_hands((await store.preferences.chosen_by(anna.id)).begun) == {"chinze": "AYd", "minchiate": "A1Jl5sO"}
    assert begun_hands(with_begun(begun, "chinze", "")) == {"minchiate": "A1Jl5sO"}, "an empty line ends a hand"
    (row,) = (await store.privacy.export(anna.id))["preferences"]
    assert begun in str(row)
    await store.privacy.forget(anna.id, AT)
    assert (await store.preferences.chosen_by(anna.id)).begun == ""
    assert (await store.privacy.export(anna.id))["preferences"] == []


async def test_only_what_was_chosen_is_stored(store: SqlStore) -> None:
    anna = await store.people.person(1, "Anna", "it")
    await store.preferences.set_preference(anna.id, "begun", with_begun("", "chinze", "AYd"))
    await store.preferences.set_preference(anna.id, "theme", "dark")
    (row,) = (await store.privacy.export(anna.id))["preferences"]
    assert row["chosen"] == {"begun": "chinze=AYd ", "theme": "dark"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("theme", "pink"), ("colour", "dark"), ("blurred", "yes"), ("print", "")),
        *(("begun", "chinze"), ("begun", "chinze=É "), ("begun", True)),
    ],
)
async def test_only_what_there_is_can_be_chosen(
    store: SqlStore, database: Database, name: str, value: str | bool
) -> None:
    anna = await store.people.person(1, "Anna", "it")
    with pytest.raises(ValueError, match=name):
        await store.preferences.set_preference(anna.id, name, value)
    assert (await everything(database))["preferences"] == []


async def test_two_changes_at_once_are_both_kept(store: SqlStore) -> None:
    anna = await store.people.person(1, "Anna", "it")
    await asyncio.gather(
        store.preferences.set_preference(anna.id, "theme", "light"),
        store.preferences.set_preference(anna.id, "print", "large"),
    )
    found = await store.preferences.chosen_by(anna.id)
    assert (found.theme, found.print, found.large) == ("light", "large", True)


async def test_they_are_read_from_the_database_once(store: SqlStore, database: Database) -> None:
    anna = await store.people.person(1, "Anna", "it")
    await store.preferences.chosen_by(anna.id)
    asked: list[str] = []
    event.listen(database.reader.sync_engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    await store.preferences.chosen_by(anna.id)
    assert asked == []


async def test_a_change_made_while_they_are_read_is_not_forgotten(
    store: SqlStore, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await store.people.person(1, "Anna", "it")
    woken = SqlStore(database)
    reading = database.read

    @asynccontextmanager
    async def slow() -> AsyncIterator[AsyncConnection]:
        async with reading() as connection:
            yield connection
        monkeypatch.undo()
        await woken.preferences.set_preference(anna.id, "theme", "light")

    monkeypatch.setattr(database, "read", slow)
    await woken.preferences.chosen_by(anna.id)
    assert (await woken.preferences.chosen_by(anna.id)).theme == "light"


def test_what_another_version_wrote_is_read_as_far_as_it_is_known() -> None:
    kept: dict[str, Any] = {"theme": "light", "print": "tiny", "quiet": [22, 8], "blurred": "yes", "confirm": None}
    assert preferences_of(kept) == Preferences(theme="light")
    assert preferences_of({}) == DEFAULT_PREFERENCES


def test_the_default_is_what_is_offered_first() -> None:
    for name in Preferences.__struct_fields__:
        assert values_of(name)[0] == getattr(DEFAULT_PREFERENCES, name)


async def test_they_are_exported_and_forgotten(store: SqlStore, database: Database) -> None:
    anna, bruno = await store.people.person(1, "Anna", "it"), await store.people.person(2, "Bruno", "it")
    for person in (anna, bruno):
        await store.preferences.set_preference(person.id, "language", "es")
    exported = (await store.privacy.export(anna.id))["preferences"]
    assert [row["chosen"]["language"] for row in exported] == ["es"]
    await store.privacy.forget(anna.id, AT)
    assert [row[0] for row in (await everything(database))["preferences"]] == [bruno.id]
    assert await store.preferences.chosen_by(anna.id) == DEFAULT_PREFERENCES


async def test_preferences_are_a_persons(store: SqlStore, database: Database) -> None:
    """Preferences of a person whom the bot does not know are refused."""
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        async with database.write() as connection:
            await connection.execute(insert(schema.preferences).values(person_id=77, chosen={}))


def test_what_was_stored_before_there_was_an_undo_is_one_tap() -> None:
    """It was stored for everybody who had changed any preference."""
    assert preferences_of({"confirm": "always", "theme": "light"}).confirm == "never"
    assert preferences_of({"confirm": "never"}).confirm == "never"
    assert preferences_of({"confirm": "undo"}).confirm == "undo"
    assert preferences_of({"theme": "light"}).panel == "picture"


async def test_who_asks_while_a_change_is_written_learns_what_was_chosen(store: SqlStore, database: Database) -> None:
    """A card that was pressed just after *two taps* was played at one tap: the change was still being written."""
    anna, bruno = await store.people.person(1, "Anna", "it"), await store.people.person(2, "Bruno", "it")
    assert (await store.preferences.chosen_by(anna.id)).confirm == "never"
    async with database.write():
        change = asyncio.create_task(store.preferences.set_preference(anna.id, "confirm", "twice"))
        await asyncio.sleep(0)
        assert store.preferences.known.get(anna.id) is None, "nobody is answered by what was chosen before"
        asked = asyncio.create_task(store.preferences.chosen_by(anna.id))
        assert (await store.preferences.chosen_by(bruno.id)).confirm == "never", "others do not wait"
        assert not asked.done()
    assert (await asked).confirm == "twice"
    assert (await change).confirm == "twice"
    assert (await store.preferences.chosen_by(anna.id)).confirm == "twice"
