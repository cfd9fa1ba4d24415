"""E60: reports are kept for the moderators of their server, and are deleted with their author."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.ports.servers import Report
from bot.store import Database, SqlStore
from bot.store.privacy import REPORTED
from bot.store.reports import KEPT
from bot.table import events as ev
from tests.store.samples import AT, append, everything, opened

HERE, THERE = 10, 11


async def told(store: SqlStore, number: int = 1, **other: Any) -> Report:
    """Store a report by Bruno about Anna, at the table of the samples."""
    if await store.log.load("t1") is None:
        await opened(store, "t1", guild=HERE)
    anna, bruno = await store.people.person(1001, "Anna", "it"), await store.people.person(1002, "Bruno", "it")
    made = Report(number, HERE, "t1", bruno.id, anna.id, 0, 0, 2, "They show\ntheir cards", AT + number)
    return replace(made, **other)


async def test_e60_a_report_is_read_as_it_was_written_and_only_on_its_server(store: SqlStore) -> None:
    report = await told(store)
    await store.reports.file_report(report)
    assert await store.reports.open_reports(HERE) == [report]
    assert await store.reports.report(HERE, 1) == report
    assert await store.reports.open_reports(THERE) == []
    assert await store.reports.report(THERE, 1) is None
    whole = await told(store, 2, accused=None, chair=None)
    await store.reports.file_report(whole)
    assert await store.reports.report(HERE, 2) == whole


async def test_e60_the_same_report_twice_is_one(store: SqlStore) -> None:
    for _ in range(2):
        await store.reports.file_report(await told(store))
    assert [one.id for one in await store.reports.open_reports(HERE)] == [1]


async def test_e60_one_that_was_dealt_with_is_off_the_list_and_forgotten_with_time(store: SqlStore) -> None:
    for number in (1, 2, 3):
        await store.reports.file_report(await told(store, number))
    assert not await store.reports.settle_report(THERE, 1, AT + 5), "another server's moderators cannot"
    assert await store.reports.settle_report(HERE, 1, AT + 5)
    assert not await store.reports.settle_report(HERE, 1, AT + 6), "once is enough"
    assert [one.id for one in await store.reports.open_reports(HERE)] == [2, 3]
    assert (await told(store, 1, settled_at=AT + 5)) == await store.reports.report(HERE, 1)
    assert await store.reports.settle_report(HERE, 2, AT + 6 + KEPT)
    assert await store.reports.report(HERE, 1) is None
    assert await store.reports.report(HERE, 2) is not None


async def test_e60_what_somebody_reported_goes_with_them_and_what_was_said_of_them_stays_nameless(
    store: SqlStore, database: Database
) -> None:
    report = await told(store)
    await store.reports.file_report(report)
    of_anna = await store.privacy.export(report.accused or 0)
    assert of_anna["reports"] == []
    assert of_anna[REPORTED] == [{"table_id": "t1", "deal": 0, "at": report.at, "settled_at": 0}]
    of_bruno = await store.privacy.export(report.person)
    assert [row["said"] for row in of_bruno["reports"]] == [report.said]
    assert of_bruno[REPORTED] == []
    await store.privacy.forget(report.accused or 0, AT)
    assert await store.reports.open_reports(HERE) == [report]
    await store.privacy.forget(report.person, AT)
    assert (await everything(database))["reports"] == []


async def test_e60_a_servers_reports_are_in_its_export_and_are_erased_with_it(
    store: SqlStore, database: Database
) -> None:
    await store.reports.file_report(await told(store))
    assert [row["id"] for row in (await store.servers.export_server(HERE))["reports"]] == [1]
    assert (await store.servers.export_server(THERE))["reports"] == []
    await store.servers.forget_server(HERE)
    assert (await everything(database))["reports"] == []


async def test_e60_when_each_fact_was_written_is_known_up_to_the_report(store: SqlStore) -> None:
    state = await opened(store, "t1", at=AT)
    await append(store, state, "i2", ev.Vacated(0), at=AT + 7)
    assert await store.log.event_times("t1", 3) == {1: AT, 2: AT, 3: AT + 7}
    assert await store.log.event_times("t1", 2) == {1: AT, 2: AT}
    assert await store.log.event_times("t2", 9) == {}


async def test_where_notices_go_is_a_setting_of_the_server(store: SqlStore, database: Database) -> None:
    settings = replace(await store.servers.settings(HERE), notices=77)
    await store.servers.save_settings(HERE, settings)
    assert (await SqlStore(database).servers.settings(HERE)).notices == 77
