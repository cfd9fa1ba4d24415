"""A tournament on the tables of the bot: opened, played by bots, scored, closed, and verified from its match files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.__main__ import main
from bot.duplicate.tournament import clocks
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.model import FINISHED, State
from bot.players.bot_player import BotPlayer
from bot.ports.boards import BoardPlace
from bot.records import encode, record_of
from bot.services import Services
from bot.table import commands as answers
from bot.table.manager import Pacing, TableManager
from bot.table.model import PLAYING
from bot.ui.requests.board_tables import OwnBoardTables
from bot.ui.requests.tournaments import Tournaments
from tests.support.by_hand import FakeClock
from tests.support.stored import LookedInto
from tests.support.waiting import until

MINUTE, DIRECTOR = 60_000, 5


class Hall:
    """The tables and the tournaments of the bot, without Discord."""

    def __init__(self) -> None:
        self.store, self.clock = LookedInto(), FakeClock()

    async def start(self) -> None:
        """Start, or start again after a stop."""
        self.manager = TableManager(self.store, self.clock, BotPlayer(), rhythm=Pacing(0.0, 0.0, 0.0))
        await self.manager.start()
        services = cast(Services, SimpleNamespace(store=self.store, clock=self.clock, tables=self.manager))
        self.tables = OwnBoardTables(services)
        self.bot = Tournaments(services, self.tables)
        await self.bot.start()

    async def stop(self) -> None:
        """Stop as the bot does."""
        await self.bot.stop()
        await self.manager.stop()

    async def do(self, tournament: str, body: cmd.Body, person: int | None, name: str) -> None:
        """Give a command that must be taken."""
        outcome = await self.bot.submit(tournament, body, person, name)
        assert isinstance(outcome, answers.Applied), (body, outcome)

    async def state(self, tournament: str) -> State:
        """Return a tournament."""
        state = await self.bot.state(tournament)
        assert state is not None
        return state


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    its = Hall()
    await its.store.meet(DIRECTOR)
    await its.start()
    yield its
    await its.stop()
    await its.store.close()


async def begun(hall: Hall, **its: Any) -> str:
    """Return a tournament of four at Chinze in its first round, with two tables."""
    now = hall.clock.now()
    create = cmd.Create("Cup", "chinze", "individuals", 2, 1, now, now + MINUTE, round_ms=60 * MINUTE, **its)
    tournament, outcome = await hall.bot.create(create, DIRECTOR, "create")
    assert isinstance(outcome, answers.Applied)
    for person in range(1, 5):
        await hall.do(tournament, cmd.Join((person,)), person, f"join {person}")
    hall.clock.advance(1)

    async def open_() -> bool:
        return (await hall.state(tournament)).status == "check-in"

    await until(open_)
    for person in range(1, 5):
        await hall.do(tournament, cmd.CheckIn(), person, f"here {person}")
    hall.clock.advance(MINUTE)

    async def both() -> bool:
        return len(await hall.manager.open_ids()) == 2

    await until(both)
    return tournament


async def to_bots(hall: Hall, tournament: str) -> None:
    """Let bots play for everybody in the running round."""
    running = (await hall.state(tournament)).round
    assert running is not None
    for table in running.tables:
        for chair in range(2):
            body = cmd.Replace(running.number, table.number, chair)
            await hall.do(tournament, body, DIRECTOR, f"away {running.number} {table.number} {chair}")


@pytest.mark.slow
async def test_a_tournament_is_played_at_tables_and_verified_from_their_files(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    tournament = await begun(hall)
    state = await hall.state(tournament)
    table = state.rounds[0].tables[0]
    first = await hall.manager.state(hall.bot.table_id(tournament, 1, 1, 1))
    assert first is not None
    assert first.board is not None
    assert [first.chairs[player].person for player in first.board.chairs] == list(table.people)
    progress = await hall.tables.progress(BoardPlace(tournament, 1, 1, 1))
    assert progress is not None
    assert (progress.playing, progress.tricks) == (True, 0)
    assert await hall.tables.progress(BoardPlace(tournament, 1, 1, 2)) is None
    await to_bots(hall, tournament)

    async def closed() -> bool:
        return bool((await hall.state(tournament)).rounds[0].closed)

    await until(closed)
    await hall.stop()
    await hall.start()
    hall.clock.advance(clocks.BREAK)

    async def finished() -> bool:
        return (await hall.state(tournament)).status == FINISHED

    await until(finished)

    async def revealed() -> bool:
        return all(one.revealed for one in await hall.bot.boards(tournament))

    await until(revealed)
    state = await hall.state(tournament)
    for played in state.rounds:
        assert len(played.results) == 4
        for result in played.results.values():
            stored = await hall.store.log.load(result.log)
            assert stored is not None
            (tmp_path / f"chinze-{result.log}.json").write_bytes(
                encode(record_of(result.log, stored.events, ("A", "B")))
            )
    path = tmp_path / "cup.json"
    path.write_bytes(await hall.bot.file(tournament, {}) or b"")
    status = main(["verify", "--tournament", str(path)])
    out = capsys.readouterr().out
    assert status == 0, out
    assert "8 of 8 scores were counted again" in out


@pytest.mark.slow
async def test_a_round_that_is_closed_breaks_off_its_tables(hall: Hall) -> None:
    tournament = await begun(hall)
    await hall.do(tournament, cmd.CloseRound(1), DIRECTOR, "close")

    async def over() -> bool:
        return not await hall.manager.open_ids()

    await until(over)
    state = await hall.state(tournament)
    assert state.rounds[0].results == {}
    table = await hall.manager.state(hall.bot.table_id(tournament, 1, 1, 1))
    assert table is not None
    assert table.board is not None
    assert table.board.revealed


async def test_a_table_is_opened_once(hall: Hall) -> None:
    tournament = await begun(hall)
    name = hall.bot.table_id(tournament, 1, 1, 1)
    before = await hall.manager.state(name)
    await hall.stop()
    await hall.start()
    after = await hall.manager.state(name)
    assert before is not None
    assert after is not None
    assert (after.seq, after.status) == (before.seq, PLAYING)
    assert len(await hall.manager.open_ids()) == 2
