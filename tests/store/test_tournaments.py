"""Tournaments and leagues in the store: each fact once and in order, sealed boards, and words that can be deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.duplicate import league as lg
from bot.duplicate.league import League
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.evolve import fold
from bot.duplicate.tournament.model import State
from bot.engine.seal import sealed
from bot.ports.tournaments import LEAGUE, TOURNAMENT, TournamentBoard
from bot.store import Database, SqlStore
from bot.store.errors import CorruptLog
from bot.store.tournament_tables import tournament_boards
from bot.store.tournaments import WORDS, written_in
from bot.table.ports import Conflict
from tests.duplicate.tournaments import Played, announced
from tests.store.samples import AT, everything, facts_of

CODES = {
    *("game", "preset", "form", "system", "scoring", "why", "level", "log"),
}
"""Fields of facts that hold words of the program."""


async def crowd(store: SqlStore, count: int) -> list[int]:
    return [(await store.people.person(1000 + number, f"P{number}", "en")).id for number in range(count)]


async def keep(store: SqlStore, played: Played, since: int = 0, command: str = "c1") -> int | None:
    """Store the facts of a tournament from a seq on."""
    return await store.tournaments.append(played.state, since + 1, command, played.facts[since:], AT)


async def running(store: SqlStore, **its: Any) -> tuple[Played, list[int]]:
    """Store a tournament of four people at Chinze, with two tables in its first round."""
    people = await crowd(store, 5)
    played = announced(game="chinze", form="individuals", boards=1, guild=10, channel=20, **its)
    played.facts = [msgspec.structs.replace(played.facts[0], by=people[4])]
    played = Played(played.facts, played.now)
    for person in people[:4]:
        played.do(cmd.Join((person,), f"name of {person}"), person)
    played.now = played.state.announced.opens
    played.do(cmd.OpenCheckIn())
    for person in people[:4]:
        played.do(cmd.CheckIn(), person)
    played.begin()
    assert await keep(store, played) is None
    return played, people


def boards(tournament: str = "t1", number: int = 1, count: int = 2) -> list[TournamentBoard]:
    return [
        TournamentBoard(tournament, number, one, f"b{tournament}{number}{one}", bytes([one] * 32), f"terms {one}", AT)
        for one in range(1, count + 1)
    ]


async def test_what_was_stored_is_read_again(store: SqlStore, database: Database) -> None:
    played, people = await running(store)
    assert await store.tournaments.load("t1") == tuple(played.facts)
    assert fold(State("t1"), await store.tournaments.load("t1")) == played.state
    assert await store.tournaments.load("t2") == ()
    (row,) = await store.tournaments.listed(guild=10)
    assert (row.id, row.kind, row.seq, row.status, row.open) == ("t1", TOURNAMENT, len(played.facts), "running", True)
    assert (row.game, row.guild, row.channel, row.updated_at) == ("chinze", 10, 20, AT)
    assert [one.id for one in await store.tournaments.listed(person=people[4], open_only=True)] == ["t1"]
    assert await store.tournaments.listed(guild=11) == []
    bodies = [row[4] for row in (await everything(database))["tournament_facts"]]
    assert not any("name of" in one or "Cup" in one for one in bodies), "words stand apart from the facts"


async def test_a_command_is_carried_out_once_and_a_later_writer_is_told(store: SqlStore) -> None:
    played, people = await running(store)
    seq = played.state.seq
    played.do(cmd.Pause(), people[4])
    assert await keep(store, played, seq, "again") is None
    assert await keep(store, played, seq, "again") == seq + 1
    assert await store.tournaments.applied("t1", "again") == seq + 1
    assert await store.tournaments.applied("t1", "other") is None
    with pytest.raises(Conflict):
        await keep(store, played, seq, "other")
    with pytest.raises(Conflict):
        await keep(store, played, 0, "fresh")
    with pytest.raises(ValueError, match="do not lead"):
        await store.tournaments.append(played.state, seq, "wrong", played.facts[seq:], AT)
    assert len(await store.tournaments.load("t1")) == seq + 1


async def test_of_two_writers_the_first_wins(store: SqlStore) -> None:
    played, people = await running(store)
    seq, other = played.state.seq, played.restarted()
    played.do(cmd.Pause(), people[4])
    other.do(cmd.Leave(), people[0])
    done = await asyncio.gather(
        keep(store, played, seq, "left"), keep(store, other, seq, "right"), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
    facts = tuple(played.facts if done[0] is None else other.facts)
    assert await store.tournaments.load("t1") == facts


async def test_the_boards_of_a_round_are_drawn_once(store: SqlStore) -> None:
    await running(store)
    first = boards()
    assert await store.tournaments.keep_boards(first) == first
    others = [msgspec.structs.replace(one, id=f"x{one.number}", seed=bytes(32)) for one in first]
    assert await store.tournaments.keep_boards(others) == first
    assert await store.tournaments.boards("t1", 1) == first == await store.tournaments.boards("t1")
    assert first[0].seal == sealed(first[0].seed, "terms 1")


async def test_the_boards_of_a_round_are_closed_with_it(store: SqlStore) -> None:
    played, people = await running(store)
    await store.tournaments.keep_boards(boards(number=1))
    await store.tournaments.keep_boards(boards(number=2))
    seq = played.state.seq
    played.do(cmd.CloseRound(1), people[4])
    await keep(store, played, seq, "close")
    assert [one.closed_at for one in await store.tournaments.boards("t1")] == [AT, AT, 0, 0]
    seq = played.state.seq
    played.do(cmd.Cancel("rain"), people[4])
    await store.tournaments.append(played.state, seq + 1, "end", played.facts[seq:], AT + 5)
    assert [one.closed_at for one in await store.tournaments.boards("t1")] == [AT, AT, AT + 5, AT + 5]
    assert await store.tournaments.open_ids(TOURNAMENT) == []
    assert await store.tournaments.unrevealed() == [("t1", 1), ("t1", 2)]
    await store.tournaments.reveal("t1", 1)
    assert await store.tournaments.unrevealed() == [("t1", 2)]


async def test_boards_that_are_played_are_not_revealed(store: SqlStore) -> None:
    await running(store)
    await store.tournaments.keep_boards(boards())
    await store.tournaments.reveal("t1", 1)
    assert await store.tournaments.unrevealed() == []
    assert [one.revealed for one in await store.tournaments.boards("t1")] == [False, False]


async def test_a_league_is_stored_in_the_same_way(store: SqlStore) -> None:
    anna, bruno = await crowd(store, 2)
    facts: list[ev.Fact] = [lg.Founded(anna, 5, "Lega", "chinze", "individuals", 1, 7, 2, 10, 20)]
    facts.append(lg.Entered(bruno, 6, 1, (bruno,), "il Bruno"))
    league = lg.fold(League("l1"), facts)
    assert await store.tournaments.append(league, 1, "c1", facts, AT) is None
    assert lg.fold(League("l1"), await store.tournaments.load("l1")) == league
    assert await store.tournaments.open_ids(LEAGUE) == ["l1"]
    assert await store.tournaments.open_ids(TOURNAMENT) == []
    (row,) = await store.tournaments.listed(person=bruno)
    assert (row.kind, row.status, row.opened_at) == (LEAGUE, "between", 5)
    await store.privacy.forget(bruno, AT)
    assert lg.fold(League("l1"), await store.tournaments.load("l1")).members[1].name == ""


async def spoken(store: SqlStore) -> tuple[Played, list[int]]:
    """Store a tournament in which reasons were given, too."""
    played, people = await running(store)
    seq, director = played.state.seq, people[4]
    first, second = played.round.tables[0].people
    for body in (
        cmd.Adjust(1, 1, 1, "seen cards", percents=(60, 40)),
        cmd.Penalize(1, 100, "late"),
        cmd.Cancel("rain"),
    ):
        played.do(body, director)
    await keep(store, played, seq, "talk")
    return played, [first, second, director, *(one for one in people[:4] if one not in (first, second))]


async def words_of(store: SqlStore, database: Database) -> list[str]:
    facts = await store.tournaments.load("t1")
    kept = sorted(written_in(one) for one in facts if written_in(one))
    assert kept == sorted(row[3] for row in (await everything(database))["tournament_words"])
    return kept


async def test_words_go_with_whom_they_may_name(store: SqlStore, database: Database) -> None:
    played, (first, second, director, third, fourth) = await spoken(store)
    assert played.state.contestants[1].members[0] in (first, second, third, fourth)
    its = played.state.contestants[1].members[0]
    last = next(one for one in (third, fourth) if one != its)
    await store.privacy.forget(last, AT)
    names = {f"name of {one}" for one in (first, second, third, fourth)}
    assert await words_of(store, database) == sorted(
        {"Cup", "seen cards", "late", "rain", *names} - {f"name of {last}"}
    )
    await store.privacy.forget(second, AT)
    gone = {f"name of {last}", f"name of {second}", "seen cards"} | ({"late"} if its == second else set())
    assert await words_of(store, database) == sorted({"Cup", "seen cards", "late", "rain", *names} - gone)
    await store.privacy.forget(director, AT)
    assert await words_of(store, database) == sorted(names - gone), "what the director wrote is gone too"
    assert (await store.tournaments.listed(guild=10))[0].seq == len(await store.tournaments.load("t1"))


async def test_what_is_computed_stays_when_words_go(store: SqlStore) -> None:
    played, people = await spoken(store)
    for person in people:
        await store.privacy.forget(person, AT)
    state = fold(State("t1"), await store.tournaments.load("t1"))
    assert state.rounds[0].results.keys() == played.state.rounds[0].results.keys()
    assert [one.members for one in state.contestants.values()] == [
        one.members for one in played.state.contestants.values()
    ]


async def test_the_reason_of_the_bot_is_a_code_and_stays(store: SqlStore, database: Database) -> None:
    played = announced()
    (director,) = await crowd(store, 1)
    played = Played([msgspec.structs.replace(played.facts[0], by=director)], played.state.announced.begins)
    played.do(cmd.OpenCheckIn())
    played.begin()
    assert isinstance(played.facts[-1], ev.Cancelled)
    await keep(store, played)
    await store.privacy.forget(director, AT)
    assert (await store.tournaments.load("t1"))[-1] == played.facts[-1]


async def test_a_deleted_server_takes_its_tournaments_along(store: SqlStore, database: Database) -> None:
    await running(store)
    await store.tournaments.keep_boards(boards())
    assert await store.servers.known_servers() == [10]
    found = await store.servers.export_server(10)
    assert [row["id"] for row in found["tournaments"]] == ["t1"]
    assert found["tournament_facts"]
    assert "seed" not in str(list(found))
    await store.servers.forget_server(10)
    assert {name for name, rows in (await everything(database)).items() if rows} == {"people"}


async def test_a_log_that_is_not_understood_is_refused(store: SqlStore, database: Database) -> None:
    await running(store)
    for change in ("body = '{}'", "kind = 'no.such'", "v = 2"):
        async with database.write() as connection:
            await connection.exec_driver_sql(f"UPDATE tournament_facts SET {change} WHERE seq = 3")
        with pytest.raises(CorruptLog, match="event 3"):
            await store.tournaments.load("t1")


@pytest.mark.parametrize("fact", [*ev.TOURNAMENT_FACTS, *lg.LEAGUE_FACTS])
def test_every_text_in_a_fact_is_of_the_program_or_can_be_deleted(fact: type[ev.Fact]) -> None:
    texts = {field.name for field in msgspec.structs.fields(fact) if field.type is str}
    assert texts - CODES == ({WORDS[fact]} if fact in WORDS else set())


@pytest.mark.parametrize("fact", [*ev.TOURNAMENT_FACTS, *lg.LEAGUE_FACTS])
@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_fact_is_read_as_it_was_written(fact: type[ev.Fact], data: st.DataObject) -> None:
    one = data.draw(facts_of(fact))
    assert msgspec.json.decode(msgspec.json.encode(one), type=fact) == one


def test_a_board_has_the_fields_of_its_table(database: Database) -> None:
    names: Sequence[str] = [column.name for column in tournament_boards.columns]
    assert ("tournament_id", *TournamentBoard.__struct_fields__[1:]) == tuple(names)


async def test_bots_that_entered_are_no_people(store: SqlStore, database: Database) -> None:
    (anna,) = await crowd(store, 1)
    played = announced(game="minchiate", form="pairs")
    facts = [
        msgspec.structs.replace(played.facts[0], by=anna),
        ev.Joined(anna, 5, 1, (anna, -1), "with a bot"),
        ev.Joined(anna, 6, 2, (-2, -3)),
    ]
    played = Played(facts)
    assert await keep(store, played) is None
    assert await store.tournaments.load("t1") == tuple(facts)
    assert [row[1] for row in (await everything(database))["tournament_people"]] == [anna]
