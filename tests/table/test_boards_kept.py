"""Nothing of a tournament's deal is lost or done twice, whenever the bot is stopped or the store fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from bot.engine.actions import Refusal
from bot.games.registry import games
from bot.store import schema
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.boards import CloseBoard, OpenBoard, StandIn, board_scores
from bot.table.model import CLOSED, FINISHED, PLAYING, TableState
from bot.table.selectors import blocking
from tests.acceptance.sitting import Sitting
from tests.support.boarded import NOW, answer, opening, played, table_of
from tests.support.waiting import idle

SLUGS = sorted(set(games()) - {"toy"})
ANNA = 1


class Boards(Sitting):
    """Tables of tournaments on a store; they can be killed and started again."""

    async def give(self, body: cmd.Body, table: str, name: str, person: int | None = None) -> cmd.Outcome:
        """Submit a command until it is known whether it was applied, as the bot and people do."""
        command = cmd.Command(name, table, body, person)
        while isinstance(outcome := await self.tables.submit(command), cmd.Broken | cmd.Busy):
            await idle()
        return outcome

    async def of(self, table: str) -> TableState:
        """Return a table after the bot has made its moves."""
        await idle()
        state = await self.tables.state(table)
        assert state is not None
        return state

    async def through(self, body: OpenBoard, fault: str = "", every: int = 0) -> TableState:
        """Play a deal to its end; after each so many answers the bot is killed, or (``fault``) the store fails."""
        table, answers = table_of(body), 0
        self.store.fail = fault
        await self.give(body, table, "open")
        while (state := await self.of(table)).status == PLAYING:
            player = blocking(state)[0]
            if state.chairs[player].computer:
                await asyncio.sleep(0.001)
                continue
            answers += 1
            if every and answers % every == 0:
                if fault:
                    self.store.fail = fault
                else:
                    await self.crash(0)
            await self.give(answer(state, player, person=True), table, f"i{state.asked[player]}", ANNA)
        return state


@pytest.fixture
async def its() -> AsyncIterator[Boards]:
    """A table manager without Discord."""
    boards = Boards()
    boards.clock.time = NOW
    await boards.open()
    yield boards
    await boards.close()


def told(log: list[Any]) -> list[Any]:
    """Return the facts of a log, those apart that follow from a restart alone."""
    return [one for one in log if not isinstance(one, ev.Credited)]


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize(("fault", "every"), [("", 1), ("", 3), ("before", 2), ("after", 2), ("lost", 2)])
async def test_a_kill_or_a_failure_at_any_answer_changes_nothing(
    its: Boards, slug: str, fault: str, every: int
) -> None:
    body = opening(slug, ANNA)
    undisturbed: list[Any] = []
    end = played(body, undisturbed)
    state = await its.through(body, fault, every)
    assert told(its.store.logs[state.id]) == undisturbed
    assert board_scores(state) == board_scores(end)


async def test_a_board_is_opened_once_however_often_it_is_asked_for(its: Boards) -> None:
    body = opening("chinze", ANNA)
    table = table_of(body)
    assert isinstance(await its.give(body, table, "open"), cmd.Applied)
    log = its.store.logs[table]
    assert isinstance(await its.give(body, table, "open"), cmd.Duplicate)
    assert isinstance(await its.give(body, table, "open again"), cmd.Stale)
    await its.crash(0)
    assert isinstance(await its.give(body, table, "open"), cmd.Duplicate)
    assert its.store.logs[table][: len(log)] == log
    state = await its.through(body)
    assert isinstance(await its.give(body, table, "and again"), cmd.Refused), "it is over"
    assert state.status == FINISHED


@pytest.mark.parametrize("killed", [False, True])
async def test_a_table_that_is_over_is_closed_with_its_round(its: Boards, killed: bool) -> None:
    state = await its.through(opening("chinze", ANNA))
    table = state.id
    heard: list[cmd.Applied] = []
    if killed:
        await its.crash(0)
    its.tables.listen(lambda before, after, outcome: heard.append(outcome), ev.BoardRevealed)
    assert await its.give(cmd.HandOver(), table, "late", ANNA) == cmd.Refused(Refusal("table-over"))
    assert isinstance(await its.give(CloseBoard(), table, "close"), cmd.Applied)
    assert isinstance(await its.give(CloseBoard(), table, "close"), cmd.Duplicate)
    assert isinstance(await its.give(CloseBoard(), table, "close again"), cmd.Stale)
    assert len(heard) == 1
    state = await its.of(table)
    assert state.status == FINISHED
    assert state.board is not None
    assert state.board.revealed
    await idle()
    assert not its.tables.of_tournament(table)
    assert await its.tables.open_ids() == []
    assert isinstance(await its.give(CloseBoard(), "nowhere", "close"), cmd.Refused)


async def test_the_tables_of_others_cannot_be_closed_like_this(its: Boards) -> None:
    assert isinstance(await its.give(cmd.Open("chinze", 1, 2, "en"), "other", "open", ANNA), cmd.Applied)
    assert isinstance(await its.give(CloseBoard(), "other", "close"), cmd.Stale)
    await its.give(cmd.Close(), "other", "end", ANNA)
    assert await its.give(CloseBoard(), "other", "close after") == cmd.Refused(Refusal("table-closed"))
    assert (await its.of("other")).status == CLOSED


async def test_bots_play_on_for_somebody_who_never_comes(its: Boards) -> None:
    """No clock closes or pauses a table whose person is away; their chair stays theirs."""
    body = opening("chinze", ANNA, 2, pace="live")
    table = table_of(body)
    await its.give(body, table, "open")
    await its.give(StandIn(0), table, "in0")
    await its.give(StandIn(1), table, "in1")
    state = await its.of(table)
    while state.status == PLAYING:
        its.clock.advance(60_000)
        state = await its.of(table)
    assert state.status == FINISHED
    assert not any(isinstance(one, ev.Paused | ev.Abandoned) for one in its.store.logs[table])


@pytest.mark.parametrize(("pace", "step"), [("live", 60_000), ("relaxed", 60_000), ("daily", 6 * 3_600_000)])
async def test_somebody_who_never_answers_does_not_pause_the_table(its: Boards, pace: str, step: int) -> None:
    body = opening("chinze", ANNA, pace=pace)
    table = table_of(body)
    await its.give(body, table, "open")
    for _ in range(200):
        its.clock.advance(step)
        if (await its.of(table)).status == FINISHED:
            break
    log = its.store.logs[table]
    assert not any(isinstance(one, ev.Paused) for one in log)
    assert any(isinstance(one, ev.HandedToBot) for one in log), "after two decisions of the clock a bot plays"


async def test_it_leaves_no_row_of_a_match(its: Boards) -> None:
    state = await its.through(opening("mineo", ANNA))
    await its.give(CloseBoard(), state.id, "close")
    async with its.store.database.read() as connection:
        for table in (schema.matches, schema.match_seats, schema.deal_seats, schema.standings, schema.achievements):
            assert (await connection.execute(select(table))).all() == [], table.name
