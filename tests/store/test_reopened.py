"""Whole matches on the real store, which is closed and opened again in the middle of them."""

from __future__ import annotations

from bot.engine.actions import Pick
from bot.players.bot_player import BotPlayer
from bot.store import Database, SqlStore
from bot.table import commands as cmd
from bot.table.evolve import fold
from bot.table.manager import Pacing, TableManager
from bot.table.model import FINISHED, TableState
from bot.table.selectors import decisions_of, waits_for_people
from tests.store.samples import everything
from tests.support.by_hand import FakeClock
from tests.support.waiting import until


class Tables:
    """The table manager on a database; ``restart`` does what a new process does."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.clock = FakeClock()
        self.count = 0

    async def open(self) -> None:
        self.database = await Database.open(self.url)
        self.store = SqlStore(self.database)
        self.tables = TableManager(self.store, self.clock, BotPlayer(), rhythm=Pacing(0, 0, 0))
        assert await self.tables.start() == []

    async def close(self) -> None:
        await self.tables.stop()
        await self.database.close()

    async def do(self, body: cmd.Body, person: int, *, repeat: str = "") -> cmd.Outcome:
        self.count += 1
        return await self.tables.submit(cmd.Command(repeat or f"i{self.count}", "t", body, person))

    async def settled(self) -> TableState:
        """Wait until a person is asked, a pause begins or the match is over, and return the state."""

        async def found() -> TableState | None:
            state = await self.tables.state("t")
            assert state is not None
            done = state.status == FINISHED or (state.between and not state.ready) or waits_for_people(state)
            return state if done else None

        return await until(found, pause=0.002)

    async def stored(self) -> TableState:
        """Return the state computed from the log alone."""
        stored = await self.store.log.load("t")
        assert stored is not None
        return fold(TableState("t"), stored.events)


async def start(its: Tables) -> int:
    """Seat one person and two computer players and begin; return the person's number."""
    anna = (await its.store.people.person(1001, "Anna", "it")).id
    begin: list[cmd.Body] = [cmd.Open("toy", 10, 20, "it"), cmd.AddBot(), cmd.AddBot("novice"), cmd.Start()]
    for body in begin:
        assert isinstance(await its.do(body, anna), cmd.Applied)
    return anna


async def test_a_match_goes_on_after_every_restart(url: str) -> None:
    its = Tables(url)
    await its.open()
    anna = await start(its)
    for _ in range(100):
        state = await its.settled()
        if state.status == FINISHED:
            break
        clocks = its.tables.timers("t")
        await its.close()
        await its.open()
        assert await its.settled() == state == await its.stored()
        assert its.tables.timers("t") == clocks
        if state.between:
            assert isinstance(await its.do(cmd.Ready(), anna), cmd.Applied)
            continue
        player = state.chair_of(anna)
        assert player is not None
        card = decisions_of(state, player)[0].cards[:1]
        assert isinstance(await its.do(cmd.Act(Pick(card), state.asked[player]), anna), cmd.Applied)
        again = await its.do(cmd.Act(Pick(card), state.asked[player]), anna, repeat=f"i{its.count}")
        assert isinstance(again, cmd.Duplicate)
    final = await its.stored()
    assert final.status == FINISHED
    assert await its.store.log.open_tables() == []
    assert await its.store.log.all_timers() == []
    rows = await everything(its.database)
    assert [row[4:6] for row in rows["match_seats"]] == [*zip(final.balances, final.places, strict=True)]
    await its.close()


async def test_a_click_repeated_after_a_restart_is_one(url: str) -> None:
    its = Tables(url)
    await its.open()
    anna = (await its.store.people.person(1001, "Anna", "it")).id
    body = cmd.Open("toy", 10, 20, "it")
    assert isinstance(await its.do(body, anna, repeat="click"), cmd.Applied)
    before = await its.stored()
    await its.close()
    await its.open()
    assert isinstance(await its.do(body, anna, repeat="click"), cmd.Duplicate)
    assert await its.stored() == before
    await its.close()
