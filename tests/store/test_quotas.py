"""Quotas are counted in the database (issue 13, 11).

The counts outlive a restart, are limited in size, and are deleted with the person and with the server.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bot.ports.servers import ServerSettings, mark
from bot.store import Database, SqlStore
from bot.table.clocks import HOUR
from bot.table.quota import GUEST, INVITE, OPEN, POST, REPORT, Exceeded, Limits, Use
from tests.store.samples import AT, everything

HERE, THERE = 10, 11


async def somebody(store: SqlStore, user: int = 1001) -> int:
    return (await store.people.person(user, f"P{user}", "en")).id


async def test_so_many_pass_as_may_and_then_the_moment_is_said_when_it_works_again(store: SqlStore) -> None:
    anna, its = await somebody(store), Limits(open=2)
    assert await store.quotas.spend(Use(1, HERE, anna, OPEN, AT), its) is None
    assert await store.quotas.spend(Use(2, HERE, anna, OPEN, AT + 5), its) is None
    refused = Exceeded(OPEN, 2, AT + HOUR)
    assert await store.quotas.would_exceed(Use(3, HERE, anna, OPEN, AT + 6), its) == refused
    assert await store.quotas.spend(Use(3, HERE, anna, OPEN, AT + 6), its) == refused
    assert await store.quotas.spend(Use(2, HERE, anna, OPEN, AT + 6), its) is None, "the same interaction once more"
    assert await store.quotas.spend(Use(3, HERE, anna, OPEN, AT + 7), Limits(open=3)) is None, "a limit that was raised"
    assert await store.quotas.spend(Use(4, THERE, anna, OPEN, AT + 8), its) is None, "another server"
    assert await store.quotas.spend(Use(5, HERE, await somebody(store, 1002), OPEN, AT + 9), its) is None, (
        "another person"
    )
    assert await store.quotas.spend(Use(6, HERE, anna, POST, AT + 9), its) is None, "another kind"


async def test_what_did_not_come_about_was_never_counted(store: SqlStore) -> None:
    anna, its = await somebody(store), Limits(open=1)
    use = Use(1, HERE, anna, OPEN, AT)
    for _ in range(3):
        assert await store.quotas.spend(use, its) is None
        await store.quotas.give_back(use)
    assert await store.quotas.spend(Use(2, HERE, anna, OPEN, AT + 1), its) is None
    await store.quotas.give_back(use)
    assert await store.quotas.spend(Use(3, HERE, anna, OPEN, AT + 2), its) is not None, (
        "only one's own use is given back"
    )


async def test_it_outlives_the_process(store: SqlStore, database: Database, url: str) -> None:
    anna, its = await somebody(store), Limits(report=1)
    assert await store.quotas.spend(Use(1, HERE, anna, REPORT, AT), its) is None
    await database.close()
    again = await Database.open(url)
    try:
        later = SqlStore(again)
        assert await later.quotas.spend(Use(2, HERE, anna, REPORT, AT + HOUR - 1), its) == Exceeded(
            REPORT, 1, AT + HOUR
        )
        assert await later.quotas.spend(Use(2, HERE, anna, REPORT, AT + HOUR), its) is None
    finally:
        await again.close()


KILLED = """
import asyncio, os, signal, sys
from bot.store import Database, SqlStore
from bot.table.quota import Limits, Use
async def main():
    store = SqlStore(await Database.open(sys.argv[1]))
    anna = await store.people.person(1001, "Anna", "en")
    for number in (1, 2):
        assert await store.quotas.spend(Use(number, 10, anna.id, "open", int(sys.argv[2])), Limits(open=2)) is None
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


@pytest.mark.slow
async def test_a_process_that_is_killed_right_after_has_counted(url: str) -> None:
    """The process neither closes the database nor checkpoints; a write that did not wait for the disk is stored all the
    same."""
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", KILLED, url, str(AT)], cwd=Path(__file__).parents[2], check=False
    )
    assert done.returncode == -9
    again = await Database.open(url)
    try:
        store = SqlStore(again)
        anna = await somebody(store)
        refused = await store.quotas.spend(Use(3, HERE, anna, OPEN, AT + 9), Limits(open=2))
        assert refused == Exceeded(OPEN, 2, AT + HOUR)
    finally:
        await again.close()


async def test_of_fifty_at_once_only_as_many_pass_as_may(store: SqlStore) -> None:
    anna, bruno = await somebody(store), await somebody(store, 1002)
    its = Limits(open=6, invite=50, guest=50, guests=7)
    opening = [store.quotas.spend(Use(n, HERE, anna, OPEN, AT + n), its) for n in range(50)]
    assert (await asyncio.gather(*opening)).count(None) == 6
    guest = mark(HERE, 1003)
    inviting = [store.quotas.spend(Use(n, HERE, (anna, bruno)[n % 2], INVITE, AT + n, guest), its) for n in range(50)]
    assert (await asyncio.gather(*inviting)).count(None) == 7, "by both together"


async def test_the_same_guest_counts_for_every_host_and_is_named_nowhere(store: SqlStore, database: Database) -> None:
    anna, its = await somebody(store), Limits(invite=9, guest=2)
    uses = [Use(n, HERE, anna, INVITE, AT + n, mark(HERE, 1003)) for n in range(3)]
    assert [await store.quotas.spend(one, its) for one in uses] == [None, None, Exceeded(GUEST, 2, AT + HOUR)]
    assert await store.quotas.spend(Use(1, HERE, anna, INVITE, AT, mark(HERE, 1004)), its) is None, "two by one choice"
    assert "1003" not in repr((await everything(database))["quota"])


async def test_what_is_older_than_the_window_goes_with_the_next_that_is_counted(
    store: SqlStore, database: Database
) -> None:
    anna, its = await somebody(store), Limits(post=200)
    for n in range(50):
        assert await store.quotas.spend(Use(n, HERE, anna, POST, AT + n), its) is None
    assert len((await everything(database))["quota"]) == 50
    assert await store.quotas.spend(Use(99, THERE, anna, OPEN, AT + HOUR + 24), its) is None
    assert len((await everything(database))["quota"]) == 26


async def test_it_waits_for_no_disk(store: SqlStore, database: Database) -> None:
    """Compares with a durable write, to show that the test can tell the difference."""
    said: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        said.append(statement)

    event.listen(database.writer.sync_engine, "before_cursor_execute", note)
    anna = await somebody(store)
    quick = "set_config('synchronous_commit', 'off', true)"
    sqlite = database.writer.dialect.name == "sqlite"
    await store.privacy.set_wish(anna, "hidden")
    assert said
    assert not any(quick in one or "synchronous=NORMAL" in one for one in said[-2:])
    del said[:]
    await store.quotas.spend(Use(1, HERE, anna, OPEN, AT), Limits())
    assert any(("synchronous=NORMAL" if sqlite else quick) in one for one in said)


async def test_it_goes_with_the_person_who_did_it_and_with_the_guest(store: SqlStore, database: Database) -> None:
    anna, bruno, carla = [await somebody(store, 1001 + n) for n in range(3)]
    for guild in (HERE, THERE):
        assert await store.quotas.spend(Use(1, guild, anna, OPEN, AT), Limits()) is None
        assert await store.quotas.spend(Use(1, guild, bruno, INVITE, AT, mark(guild, 1001)), Limits()) is None
        assert await store.quotas.spend(Use(1, guild, bruno, INVITE, AT, mark(guild, 1003)), Limits()) is None
    await store.privacy.forget(anna, AT + 1)
    left = (await everything(database))["quota"]
    assert len(left) == 2
    assert {mark(HERE, 1003), mark(THERE, 1003)} == {
        field for row in left for field in row if isinstance(field, str)
    } - {INVITE}
    await store.privacy.forget(carla, AT + 2)
    assert (await everything(database))["quota"] == []


async def test_it_goes_with_the_server(store: SqlStore, database: Database) -> None:
    anna = await somebody(store)
    for number, guild in enumerate((HERE, THERE)):
        await store.quotas.spend(Use(number, guild, anna, OPEN, AT), Limits())
    await store.servers.forget_server(HERE)
    assert [THERE in row for row in (await everything(database))["quota"]] == [True]


async def test_limits_are_settings_of_the_server_and_hold_at_once(store: SqlStore, database: Database) -> None:
    wished = ServerSettings(limits=Limits(open=1, post=0, guest=9))
    await store.servers.save_settings(HERE, wished)
    assert await store.servers.settings(HERE) == await SqlStore(database).servers.settings(HERE) == wished
    assert (await store.servers.settings(THERE)).limits == Limits()
    assert (await store.servers.export_server(HERE))["settings"]["limits"]["post"] == 0


async def test_who_is_blocked_is_kept_and_goes_with_either(store: SqlStore, database: Database) -> None:
    anna, bruno, carla, dino = [await somebody(store, 1001 + n) for n in range(4)]
    for at, other in enumerate((carla, bruno, carla)):
        assert await store.blocks.block(anna, other, AT + at)
    assert await store.blocks.block(dino, anna, AT)
    assert await store.blocks.blocked_by(anna) == [carla, bruno]
    assert await store.blocks.blocked_by(bruno) == []
    assert await store.blocks.blocking([anna, bruno, dino], carla) == {anna}
    assert await store.blocks.blocking([], carla) == set()
    told = await store.privacy.export(anna)
    assert {row["blocked_id"] for row in told["blocked"]} == {bruno, carla}
    assert (await store.privacy.export(bruno))["blocked"] == [], "that others blocked somebody is theirs to know"
    await store.blocks.unblock(anna, [carla, 999])
    assert await store.blocks.blocked_by(anna) == [bruno]
    await store.privacy.forget(bruno, AT)
    assert await store.blocks.blocked_by(anna) == []
    await store.privacy.forget(anna, AT)
    assert (await everything(database))["blocks"] == []


async def test_a_list_has_an_end_and_nobody_stands_on_their_own(store: SqlStore, monkeypatch: Any) -> None:
    monkeypatch.setattr("bot.store.blocks.MAX_BLOCKED", 2)
    anna, *others = [await somebody(store, 1001 + n) for n in range(4)]
    assert [await store.blocks.block(anna, one, AT) for one in others] == [True, True, False]
    assert await store.blocks.block(anna, others[0], AT), "who stands on it stands on it"
    try:
        await store.blocks.block(anna, anna, AT)
    except ValueError:
        return
    raise AssertionError("oneself")
