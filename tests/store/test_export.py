"""T101: the export holds everything of a person, table by table, and forgetting leaves nothing that identifies them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bot.duplicate.tournament import commands as tourney
from bot.ports.daily import DailyDeal
from bot.ports.losses import SummedLoss
from bot.ports.servers import Report
from bot.standings.ratings import FRESH
from bot.store import Database, SqlStore, schema
from bot.store.privacy import EXPORTED, NOT_EXPORTED, REPORTED
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.model import TableState
from bot.table.ports import Slot, Timer
from bot.table.quota import POST, Limits, Use
from tests.duplicate.tournaments import Played, announced
from tests.store.samples import append, columns_told, everything, opening
from tests.store.test_standings import AT, HOUR, crowd, some_play
from tests.support.played import Play

DM = 7_000_000_000_000_000_123
"""The channel of a person's direct messages, which would identify them."""


async def lived_in(store: SqlStore) -> list[int]:
    """Store some matches, and everything else that is kept of the first person and of the second."""
    await some_play(store)
    people = await crowd(store)
    for number, person in enumerate(people[:2]):
        await store.preferences.set_preference(person, "theme", "light")
        for place, slot in enumerate((f"hand:{number}", f"seat:{person}", f"note:{person}")):
            await store.messages.save_slot(Slot("running", slot, DM + number, 1000 * number + place, AT, 1))
        await store.messages.stage("running", number, 7, (1, 2))
        await store.servers.bar(99, 1000 + number, AT)
        other = people[1 - number]
        await store.blocks.block(person, people[2], AT)
        await store.quotas.spend(Use(number, 10, person, POST, AT), Limits())
        await store.puzzles.answer(person, "toy", 1 + number, "T01", solved=True, at=AT, beginning=FRESH)
        await store.puzzles.answer_day(10, 20_000, person, solved=True)
        await daily_played(store, person, number)
        await store.losses.keep(person, "m0", {1}, [SummedLoss("m0", 1, "lead", 3 + number, 2.5)])
        await store.reports.file_report(Report(number + 1, 10, "m0", person, other, 0, 1, 1, f"of P{1 - number}", AT))
    await store.messages.save_slot(Slot("m0", f"seat:{people[0]}", DM, 17, AT, 1, gone=True))
    await store.messages.save_slot(Slot("running", "board", 20, 18, AT, 1))
    await entered(store, people)
    await clocked(store, people)
    pairs = Play("pairs", 1, AT, store)
    await pairs.open("minchiate", people[:4], options={"set_length": 1})
    await pairs.to_end()
    for number, sitter in enumerate(people[:2]):
        replaced = Play(f"replaced{number}", 1, AT, store)
        await replaced.open("toy", people[2:5])
        await replaced.do(cmd.OfferChair(), people[2])
        await replaced.do(cmd.Substitute(0), sitter)
    return people


async def daily_played(store: SqlStore, person: int, number: int) -> None:
    """Let a person play a deal of the day and look at it on a server."""
    await store.daily.open_deal(DailyDeal(20_000, "toy", bytes(32), "terms", AT))
    begun = await store.daily.begin(20_000, "toy", person, AT)
    assert begun is not None
    after = replace(begun, moves=f"!00 pT0{number} pT07", answers=f"pT0{number}", steps=1, own=1, score=5 + number)
    assert await store.daily.answered(after, 0)
    await store.daily.visit(20_000, 10, person)


async def entered(store: SqlStore, people: list[int]) -> None:
    """Let the first two direct a tournament together; both enter, and write of each other."""
    first = announced(game="chinze", form="individuals").facts[0]
    played = Played([replace(first, by=people[0], name="Cup of P0")])
    for person, other in ((people[0], people[1]), (people[1], people[0])):
        played.do(tourney.Join((person,), f"P{people.index(person)} alone"), person)
        if person == people[0]:
            played.do(tourney.Appoint(other), person)
        played.do(
            tourney.Substitute(person, people[2 + people.index(person)], 1, f"P{people.index(person)} ill"), other
        )
    await store.tournaments.append(played.state, 1, "c1", played.facts, AT)


async def clocked(store: SqlStore, people: list[int]) -> None:
    """Return a table where a clock runs for each of two players."""
    state = await append(store, TableState("clocked"), "i1", *opening(*people[:2]), timers=())
    clocks = tuple(Timer("turn", AT + 1000, 3, player) for player in (0, 1))
    await append(store, state, "i2", ev.Vacated(1), ev.Seated(1, people[1]), timers=clocks)


def texts(told: Any) -> str:
    return json.dumps(told, default=str)


def test_every_table_of_the_schema_is_spoken_for() -> None:
    """A new table must be exported, or be listed as holding nothing of any person."""
    assert set(EXPORTED.values()) | set(NOT_EXPORTED) == set(schema.metadata.tables)
    assert not set(EXPORTED.values()) & set(NOT_EXPORTED)


@pytest.mark.slow
async def test_t101_the_export_holds_every_row_of_theirs_and_no_row_of_anybody_else(
    store: SqlStore, database: Database
) -> None:
    people = await lived_in(store)
    me, other = people[0], people[1]
    found = await store.privacy.export(me)
    assert set(found) == set(EXPORTED) - {"moves"} | {REPORTED}
    rows = await everything(database)
    columns = {name: columns_told(table) for name, table in schema.metadata.tables.items()}

    def of(table: str, person: int) -> list[dict[str, Any]]:
        """Return the rows with the person's number in the column of persons."""
        every = [dict(zip(columns[table], row, strict=True)) for row in rows[table]]
        return [row for row in every if row["id" if table == "people" else "person_id"] == person]

    for part, table in EXPORTED.items():
        if "person_id" in columns[table] or table == "people":
            assert found[part], part
            assert sorted(found[part], key=texts) == sorted(of(table, me), key=texts), part
            assert not any(row in found[part] for row in of(table, other)), part
    chairs = {(row["table_id"], row["chair"]) for row in of("seats", me)}
    players = {(row["table_id"], row["player"]) for row in of("match_seats", me)}
    assert {(row["table_id"], row["player"]) for row in found["deals"]} == players
    assert {row["id"] for row in found["tables"]} == {table for table, _ in chairs | players}
    assert sorted(row["slot"] for row in found["messages"]) == ["hand:0", f"note:{me}", f"seat:{me}", f"seat:{me}"]
    assert {row["channel"] for row in found["messages"]} == {DM}
    assert [(row["table_id"], row["player"], row["cards"]) for row in found["chosen"]] == [("running", 0, [1, 2])]
    assert {(row["table_id"], row["player"]) for row in found["clocks"]} == {("clocked", 0)}
    assert found["bars"] == [{"guild": 99, "at": AT}]
    assert found[REPORTED] == [{"table_id": "m0", "deal": 1, "at": AT, "settled_at": 0}]
    assert texts(found).count("P1") == 2, "the person wrote that name, in a report and as a reason"
    assert str(DM + 1) not in texts(found)
    assert "pT07" not in texts(found), "what a bot played may be a hidden card of a running deal"


@pytest.mark.slow
async def test_t101_nothing_that_leads_to_them_stays_when_they_are_forgotten(
    store: SqlStore, database: Database
) -> None:
    """The person's Discord id, name and channel of direct messages go; everything of the others stays."""
    people = await lived_in(store)
    me, other = people[0], people[1]
    theirs = await store.privacy.export(other)
    assert theirs.pop(REPORTED)
    assert str(DM) in texts(await everything(database))
    await store.privacy.forget(me, AT + 5000 * HOUR)
    left = await everything(database)
    assert str(DM) + "," not in texts(left)
    assert '"P0"' not in texts(left)
    assert [row[2] for name in ("daily_entries", "daily_logs", "daily_visits") for row in left[name]] == [other] * 3
    assert not [row for row in left["people"] if 1000 in row]
    theirs["tournament_words"] = [row for row in theirs["tournament_words"] if row["words"] != "P0 ill"]
    assert theirs.pop("tournament_named")
    assert await store.privacy.export(other) == {
        **theirs,
        REPORTED: [],
        "tournament_named": [],
    }, "only what was written by me or about me is gone"
    assert await store.messages.slots("running") == [
        slot for slot in await store.messages.slots("running") if slot.channel != DM
    ]
    async with database.read() as connection:
        slots = (await connection.execute(select(schema.message_slots.c.slot))).scalars().all()
    assert sorted(slots) == ["board", "hand:1", f"note:{other}", f"seat:{other}"]
