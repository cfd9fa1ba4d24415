"""What the service of tournaments answers, and what it does with the tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any
from unittest import mock

import pytest

from bot.duplicate.tournament import clocks
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.model import CANCELLED, RUNNING, State
from bot.ports.boards import BoardPlace
from bot.table import commands as answers
from bot.table.ports import Conflict, StoreBusy
from bot.ui.requests import round_tables
from bot.ui.requests.tournaments import new_id
from tests.support.evenings import MINUTE, Evening, House
from tests.support.waiting import until


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """Provide the bot with an empty store."""
    its = House()
    yield its
    await its.close()


async def running(house: House, contestants: int = 8, no_shows: int = 0, **its: Any) -> Evening:
    """Return a tournament of eight people at Chinze in its first round: each board is played twice."""
    settings = {"game": "chinze", "form": "individuals", "rounds": 3, "boards": 1} | its
    evening = Evening(house, "service", contestants, no_shows, **settings)
    evening.slow = BoardPlace("", 0, 0, 0)
    await evening.announced()
    await evening.until(evening.create.begins)
    await until(lambda: len(house.tables.playing()) == 4)
    return evening


async def scored(house: House, its: Evening, table: int, deal: int, number: int = 1) -> None:
    """Let a deal end, and wait until the tournament knows."""
    place = BoardPlace(its.id, number, table, deal)
    house.tables.end(place, (5, -5))

    async def known() -> bool:
        return (table, deal) in (await house.state(its.id)).rounds[number - 1].results

    await until(known)
    await house.settled()


def seats(house: House, its: Evening, table: int, deal: int) -> tuple[int | None, ...]:
    """Return who plays a deal of the first round."""
    return house.tables.tables[BoardPlace(its.id, 1, table, deal)].people


async def test_a_command_is_answered_once(house: House) -> None:
    its = await running(house)
    first = await house.bot.submit(its.id, cmd.Pause(), its.director, "x")
    again = await house.bot.submit(its.id, cmd.Pause(), its.director, "x")
    other = await house.bot.submit(its.id, cmd.Pause(), its.director, "y")
    assert isinstance(first, answers.Applied)
    assert again == answers.Duplicate(first.seq)
    assert other == answers.Stale(first.seq)
    refused = await house.bot.submit(its.id, cmd.Pause(), its.people[0], "z")
    assert isinstance(refused, answers.Refused)
    assert refused.refusal.code == "tournament-not-director"
    assert await house.bot.submit("nowhere", cmd.Pause(), 1, "z") == answers.Refused(mock.ANY), (
        "there is no such tournament"
    )


async def test_two_presses_at_once_make_one_tournament(house: House) -> None:
    its = await running(house)
    house.clock.advance(1)
    tournament, outcome = await house.bot.create(its.create, its.director, "press")
    assert tournament == new_id("press") != its.id
    assert isinstance(outcome, answers.Refused), "its times are over"
    now = house.clock.now()
    create = cmd.Create("Cup", "mineo", "individuals", 2, 3, now, now + MINUTE, options={"no": 1})
    assert isinstance((await house.bot.create(create, 1, "a"))[1], answers.Refused), "there is no such option"
    create = cmd.Create("Cup", "mineo", "individuals", 2, 3, now, now + MINUTE, guild=7)
    done = [await house.bot.create(create, 1, "b") for _ in range(2)]
    assert [type(outcome) for _, outcome in done] == [answers.Applied, answers.Duplicate]
    assert done[0][0] == done[1][0]
    assert [one.id for one in await house.bot.of_guild(7, open_only=True)] == [done[0][0]]
    assert await house.bot.of_guild(8, open_only=False) == []
    assert {one.id for one in await house.bot.of_person(1, open_only=True)} == {its.id, done[0][0]}


async def test_a_store_that_is_busy_is_said_and_nothing_is_lost(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(round_tables, "RETRY", 0.01)
    its = await running(house)
    append, busy = house.append, True

    async def failing(*so: Any) -> Any:
        if busy:
            raise StoreBusy("full")
        return await append(*so)

    house.append = failing
    assert await house.bot.submit(its.id, cmd.Pause(), its.director, "x") == answers.Busy("full")
    house.tables.end(BoardPlace(its.id, 1, 1, 1), (3, -3))
    await house.settled()
    assert (await house.state(its.id)).rounds[0].results == {}
    busy = False
    await until(lambda: BoardPlace(its.id, 1, 1, 2) in house.tables.tables)
    assert (await house.state(its.id)).rounds[0].results[1, 1].scores == (3, -3)


async def test_another_writer_is_noticed(house: House) -> None:
    its = await running(house)
    append, first = house.append, True

    async def late(*so: Any) -> Any:
        nonlocal first
        if first:
            first = False
            raise Conflict
        return await append(*so)

    house.append = late
    outcome = await house.bot.submit(its.id, cmd.Pause(), its.director, "x")
    assert isinstance(outcome, answers.Applied)


async def test_what_fails_is_told_and_the_rest_goes_on(house: House) -> None:
    its = await running(house)
    append = house.append

    async def failing(*so: Any) -> Any:
        raise RuntimeError

    house.append = failing
    assert isinstance(await house.bot.submit(its.id, cmd.Pause(), its.director, "x"), answers.Broken)
    house.append = append
    assert isinstance(await house.bot.submit(its.id, cmd.Pause(), its.director, "y"), answers.Applied)


async def test_the_second_play_of_a_board_has_its_hands_exchanged(house: House) -> None:
    its = await running(house)
    await scored(house, its, 1, 1)
    first, second = (house.tables.tables[BoardPlace(its.id, 1, 1, deal)] for deal in (1, 2))
    assert first.opened.seed == second.opened.seed
    assert first.people == second.people
    assert {first.opened.dealer, second.opened.dealer} == {0, 1}
    assert len({one.opened.dealer for place, one in house.tables.tables.items() if place.deal == 1}) == 1


async def test_who_did_not_come_takes_the_seat_over_with_the_next_deal(house: House) -> None:
    its = await running(house, 4, 1, form="teams", scoring="victory-points", boards=2)
    (late,) = its.missing
    state = await house.state(its.id)
    sat = state.rounds[0].chair_of(late)
    assert sat is not None
    table, chair = sat
    assert seats(house, its, table.number, 1)[chair] is None
    outcome = await house.bot.submit(its.id, cmd.TakeOver(1, 1), late, "late")
    assert isinstance(outcome, answers.Applied)
    await house.settled()
    assert seats(house, its, table.number, 1)[chair] is None, "this deal is played to its end by the bot"
    await scored(house, its, table.number, 1)
    assert seats(house, its, table.number, 2)[chair] == late


async def test_for_who_leaves_a_bot_plays_at_once(house: House) -> None:
    its = await running(house)
    table = (await house.state(its.id)).rounds[0].tables[0]
    assert isinstance(await house.bot.submit(its.id, cmd.Leave(), table.people[0], "go"), answers.Applied)
    await until(lambda: seats(house, its, 1, 1) == (None, table.people[1]))
    await scored(house, its, 1, 1)
    assert seats(house, its, 1, 2) == (None, table.people[1])


async def test_a_substitute_begins_with_the_next_deal(house: House) -> None:
    its = await running(house)
    await house.store.meet(20)
    table = (await house.state(its.id)).rounds[0].tables[0]
    out, stays = table.people
    outcome = await house.bot.submit(its.id, cmd.Substitute(out, 20, reason="a train"), its.director, "s")
    assert isinstance(outcome, answers.Applied)
    await house.settled()
    assert seats(house, its, 1, 1) == (out, stays)
    await scored(house, its, 1, 1)
    assert seats(house, its, 1, 2) == (20, stays)


async def test_a_director_replaces_somebody_who_is_away_from_now_on(house: House) -> None:
    its = await running(house)
    await scored(house, its, 1, 1)
    table = (await house.state(its.id)).rounds[0].tables[0]
    assert isinstance(await house.bot.submit(its.id, cmd.Replace(1, 1, 1), its.director, "r"), answers.Applied)
    await until(lambda: seats(house, its, 1, 2) == (table.people[0], None))
    state = await house.state(its.id)
    assert state.rounds[0].player(table, 1, 1) == table.people[1], "they played the first deal themselves"


async def test_a_deal_that_a_director_scores_is_played_out_before_the_next(house: House) -> None:
    its = await running(house)
    body = cmd.Adjust(1, 1, 1, "seen cards", percents=(60, 40))
    assert isinstance(await house.bot.submit(its.id, body, its.director, "a"), answers.Applied)
    await house.settled()
    following = BoardPlace(its.id, 1, 1, 2)
    assert following not in house.tables.tables
    house.tables.end(BoardPlace(its.id, 1, 1, 1), (9, -9))
    await until(lambda: following in house.tables.tables)
    assert (await house.state(its.id)).rounds[0].results[1, 1].percents == (60, 40)


async def test_a_deal_that_ended_without_a_score_is_average(house: House) -> None:
    its = await running(house)
    house.tables.end(BoardPlace(its.id, 1, 1, 1), ())
    await until(lambda: BoardPlace(its.id, 1, 1, 2) in house.tables.tables)
    result = (await house.state(its.id)).rounds[0].results[1, 1]
    assert (result.percents, result.reason) == ((50, 50), "no-score")


async def test_during_a_pause_nothing_begins(house: House) -> None:
    its = await running(house)
    await house.bot.submit(its.id, cmd.Pause(), its.director, "p")
    await scored(house, its, 1, 1)
    assert BoardPlace(its.id, 1, 1, 2) not in house.tables.tables
    await its.until(its.create.begins + 200 * MINUTE)
    assert (await house.state(its.id)).round is not None, "its time is not up"
    await house.bot.submit(its.id, cmd.Resume(), its.director, "r")
    await until(lambda: BoardPlace(its.id, 1, 1, 2) in house.tables.tables)


async def test_what_became_due_while_the_bot_was_away_happens_at_the_start(house: House) -> None:
    its = await running(house)
    await house.bot.stop()
    assert await house.bot.submit(its.id, cmd.Pause(), its.director, "p") == answers.Busy("restarting")
    house.clock.advance(61 * MINUTE)
    house.bot = house._new()
    await house.start()
    await house.settled()
    state = await house.state(its.id)
    assert (state.rounds[0].closed, state.rounds[0].ended) == ("time", house.clock.now())
    await until(lambda: not house.tables.playing())
    assert all(one.revealed for one in house.tables.tables.values())
    await its.until(house.clock.now() + clocks.BREAK)
    await until(lambda: len(house.tables.playing()) == 4)


async def test_a_clock_that_is_set_back_does_nothing_twice(house: House) -> None:
    its = await running(house)
    seq = (await house.state(its.id)).seq
    house.clock.time -= 40 * MINUTE
    await its.until(its.create.begins)
    assert (await house.state(its.id)).seq == seq
    assert len([place for place in house.tables.tables if place.deal == 1]) == 4
    assert len(await house.bot.boards(its.id)) == 1


async def test_a_press_after_the_end_of_a_round_changes_nothing(house: House) -> None:
    its = await running(house)
    assert isinstance(await house.bot.submit(its.id, cmd.CloseRound(1), its.director, "c"), answers.Applied)
    await house.settled()
    seq = (await house.state(its.id)).seq
    assert isinstance(await house.bot.submit(its.id, cmd.CloseRound(1), its.director, "d"), answers.Stale)
    assert isinstance(await house.bot.submit(its.id, cmd.TakeOver(1, 1), its.people[0], "e"), answers.Stale)
    late = cmd.Score(1, 1, 1, (4, -4))
    assert isinstance(await house.bot.submit(its.id, late, None, "f"), answers.Stale)
    assert (await house.state(its.id)).seq == seq


async def test_scores_that_only_the_tables_know_are_taken_before_a_round_is_closed(house: House) -> None:
    its = await running(house)
    house.tables.listeners.clear()
    house.tables.end(BoardPlace(its.id, 1, 1, 1), (8, -8))
    half = house.tables.tables[BoardPlace(its.id, 1, 2, 1)]
    half.scores, half.tricks = (1, -1), 12
    few = house.tables.tables[BoardPlace(its.id, 1, 3, 1)]
    few.scores, few.tricks = (2, -2), 11
    assert isinstance(await house.bot.submit(its.id, cmd.CloseRound(1), its.director, "c"), answers.Applied)
    results = (await house.state(its.id)).rounds[0].results
    assert {key: (one.scores, one.part) for key, one in results.items()} == {
        (1, 1): ((8, -8), False),
        (2, 1): ((1, -1), True),
    }


async def test_seals_are_published_before_the_first_table_opens(house: House) -> None:
    told: list[tuple[int, int, int]] = []

    async def publish(state: State, played: Any, boards: Any) -> None:
        told.append((played.number, len(boards), len(house.tables.tables)))
        raise RuntimeError("Discord is away")

    house.bot.rounds.publish = publish
    await running(house)
    assert told == [(1, 1, 0)], "a message that fails stops no table"


async def test_tables_that_should_be_there_are_opened_once(house: House) -> None:
    its = await running(house)
    opened = dict(house.tables.tables)
    await house.bot.stop()
    house.bot = house._new()
    await house.start()
    await house.settled()
    assert house.tables.tables == opened
    assert (await house.state(its.id)).status == RUNNING


async def test_listeners_are_told_and_may_fail(house: House) -> None:
    its = await running(house)
    told: list[tuple[int, int, tuple[ev.Fact, ...]]] = []

    def bad(*_: Any) -> None:
        raise RuntimeError

    house.bot.listen(bad)
    house.bot.listen(lambda before, after, facts: told.append((before.seq, after.seq, facts)))
    outcome = await house.bot.submit(its.id, cmd.Pause(), its.director, "x")
    assert isinstance(outcome, answers.Applied)
    assert told == [(outcome.seq - 1, outcome.seq, outcome.events)]


async def test_a_tournament_that_is_cancelled_ends_its_tables(house: House) -> None:
    its = await running(house)
    await house.bot.submit(its.id, cmd.Cancel("rain"), its.director, "x")
    await until(lambda: not house.tables.playing())
    assert all(one.revealed for one in house.tables.tables.values())
    assert (await house.state(its.id)).status == CANCELLED
    await house.settled()
    assert house.bot.rounds._opened == {}
    assert house.bot.rounds._newest == {}
    assert house.bot._states == {}


async def test_who_is_forgotten_leaves_and_their_words_go(house: House) -> None:
    its = await running(house)
    person = its.people[0]
    await house.bot.leave_all(person, "forget")
    await house.store.privacy.forget(person, house.clock.now())
    await house.bot.read_again()
    state = await house.state(its.id)
    assert state.contestants[1].name == ""
    assert state.contestants[2].name == "team 1"
    assert person in state.gone
    place = next(place for place, one in house.tables.tables.items() if person in (c.person for c in one.opened.chairs))
    await until(lambda: person not in house.tables.tables[place].people)


async def test_a_server_that_is_deleted_takes_its_tournaments_along(house: House) -> None:
    its = await running(house, guild=7)
    await house.bot.forget_guild(7)
    await house.store.servers.forget_server(7)
    assert await house.bot.state(its.id) is None
    house.clock.advance(100 * MINUTE)
    await house.settled()
    assert await house.bot.of_guild(7, open_only=False) == []


async def test_a_table_that_fails_holds_up_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(round_tables, "RETRY", 0.01)
    its = await running(house)
    opened, broken = house.tables.open, BoardPlace(its.id, 1, 1, 2)

    async def failing(table: Any) -> None:
        if table.place == broken:
            raise StoreBusy("quarantined")
        await opened(table)

    monkeypatch.setattr(house.tables, "open", failing)
    house.tables.end(BoardPlace(its.id, 1, 1, 1), (1, -1))
    await scored(house, its, 2, 1)
    await until(lambda: BoardPlace(its.id, 1, 2, 2) in house.tables.tables)
    assert broken not in house.tables.tables
    monkeypatch.setattr(house.tables, "open", opened)
    await until(lambda: broken in house.tables.tables)


async def test_a_file_holds_nothing_of_the_round_that_is_played(house: House) -> None:
    its = await running(house)
    await scored(house, its, 1, 1)
    (board,) = await house.bot.boards(its.id)
    file = await house.bot.file(its.id, {1: "Anna"})
    assert file is not None
    assert b"Anna" in file
    assert board.seed.hex().encode() not in file
    assert b"tournament.scored" not in file
    await house.bot.submit(its.id, cmd.CloseRound(1), its.director, "c")
    file = await house.bot.file(its.id, {})
    assert file is not None
    assert board.seed.hex().encode() in file
    assert b"tournament.scored" in file
    assert await house.bot.file("nowhere", {}) is None
