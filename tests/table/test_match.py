"""Whole matches through the actor, with crashes, clocks and computer players."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.engine.actions import Pick, Stop
from bot.engine.rng import commitment
from bot.players.thinker import LocalThinker
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import time_allowed
from bot.table.evolve import fold
from bot.table.look import blocking, decisions_of
from bot.table.manager import Rhythm, TableManager
from bot.table.model import CLOSED, FINISHED, PLAYING, TableState
from bot.table.play import waits_for_people
from bot.table.timers import MINUTE
from tests.support.memory_store import FakeClock, MemoryStore

AT_ONCE = Rhythm(0, 0, 0)
PEOPLE = (1, 2, 3)


class House:
    """A manager over a store in memory; can be killed and started again."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.clock = FakeClock()
        self.count = 0
        self.tables = self._manager()

    def _manager(self) -> TableManager:
        return TableManager(self.store, self.clock, LocalThinker(), rhythm=AT_ONCE)

    async def restart(self) -> None:
        """Forget everything in memory, as a killed process does, and start anew."""
        await self.tables.stop()
        self.tables = self._manager()
        await self.tables.start()

    async def do(self, body: cmd.Body, person: int | None = 1, command_id: str = "") -> cmd.Outcome:
        """Submit a command with a fresh id."""
        self.count += 1
        return await self.tables.submit(cmd.Command(command_id or f"i{self.count}", "t", body, person))

    async def state(self) -> TableState:
        """The table's state, after the house has made its moves."""
        for _ in range(5):
            await asyncio.sleep(0)
        state = await self.tables.state("t")
        assert state is not None
        return state

    async def play_one(self) -> bool:
        """Let whoever is asked play a first legal card; False when nobody is."""
        state = await self.settled()
        waiting = blocking(state)
        if not waiting:
            return False
        player = waiting[0]
        (question,) = decisions_of(state, player)
        outcome = await self.do(cmd.Act(Pick(question.cards[:1]), state.asked[player]), PEOPLE[player])
        assert isinstance(outcome, cmd.Applied), outcome
        return True

    async def settled(self) -> TableState:
        """The state once a person is waited for, a pause has come, or the match is over."""
        for _ in range(200):
            state = await self.state()
            if state.status != PLAYING or state.between or waits_for_people(state):
                return state
            await asyncio.sleep(0.002)
        raise AssertionError("nothing happens any more")

    async def open(self, *, people: int = 3, pace: str = "relaxed") -> None:
        """A table with so many people and computer players on the other chairs, started."""
        await self.do(cmd.Open("toy", 10, 20, "en", pace=pace))
        for person in PEOPLE[1:people]:
            await self.do(cmd.Sit(), person)
        for _ in range(3 - people):
            await self.do(cmd.AddBot("novice"))
        assert isinstance(await self.do(cmd.Start()), cmd.Applied)


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """A house that is open."""
    its = House()
    await its.tables.start()
    yield its
    await its.tables.stop()


async def through(house: House) -> TableState:
    """Play to the end of the match."""
    while (state := await house.settled()).status == PLAYING:
        if state.between:
            for person in PEOPLE:
                await house.do(cmd.Ready(), person)
        else:
            assert await house.play_one()
    return state


async def test_three_people_play_a_match(house: House) -> None:
    await house.open()
    state = await through(house)
    assert state.status == FINISHED
    assert sum(state.balances) == 8
    log = house.store.logs["t"]
    assert sum(isinstance(event, ev.Acted) for event in log) == 24
    assert [event.deal for event in log if isinstance(event, ev.SeedRevealed)] == [1, 2]


async def test_every_deal_keeps_its_published_promise(house: House) -> None:
    await house.open()
    state = await through(house)
    assert len(state.seals) == 2
    for seal in state.seals:
        assert seal.revealed
        assert commitment(seal.seed, "t") == seal.commitment


async def test_computer_players_play_by_themselves(house: House) -> None:
    await house.open(people=1)
    mine = 0
    while (state := await house.settled()).status == PLAYING:
        if state.between:
            await house.do(cmd.Ready())
        else:
            assert blocking(state) == (0,)
            assert await house.play_one()
            mine += 1
    assert mine == 8
    assert state.status == FINISHED


async def test_a_repeated_click_is_applied_once(house: House) -> None:
    await house.open()
    state = await house.settled()
    player = blocking(state)[0]
    card = decisions_of(state, player)[0].cards[0]
    first = await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player], "i-same")
    again = await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player], "i-same")
    assert isinstance(first, cmd.Applied)
    assert again == cmd.Duplicate(first.seq)
    await house.restart()
    assert await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player], "i-same") == cmd.Duplicate(first.seq)


async def test_a_hundred_clicks_on_one_turn_play_one_card(house: House) -> None:
    await house.open()
    state = await house.settled()
    player = blocking(state)[0]
    cards = decisions_of(state, player)[0].cards
    outcomes = await asyncio.gather(
        *(house.do(cmd.Act(Pick((cards[n % len(cards)],)), 0), PEOPLE[player]) for n in range(100))
    )
    assert sum(isinstance(outcome, cmd.Applied) for outcome in outcomes) == 1
    assert all(isinstance(outcome, cmd.Applied | cmd.Stale | cmd.Busy) for outcome in outcomes)
    assert any(isinstance(outcome, cmd.Busy) for outcome in outcomes)


async def test_bad_answers_are_refused_and_change_nothing(house: House) -> None:
    await house.open()
    state = await house.settled()
    player = blocking(state)[0]
    other = (player + 1) % 3
    before = len(house.store.logs["t"])
    mine = decisions_of(state, player)[0].cards
    foreign = next(card for card in range(12) if card not in mine)
    for person, action, code in (
        (PEOPLE[player], Pick((foreign,)), "not-held"),
        (PEOPLE[other], Pick((mine[0],)), "not-your-turn"),
        (99, Pick((mine[0],)), "not-seated"),
        (PEOPLE[player], Stop(), "nothing-to-decide"),
    ):
        outcome = await house.do(cmd.Act(action), person)
        assert isinstance(outcome, cmd.Refused)
        assert outcome.refusal.code == code
    assert isinstance(await house.do(cmd.Act(Pick((mine[0],)), 7), PEOPLE[player]), cmd.Stale)
    assert len(house.store.logs["t"]) == before


@pytest.mark.parametrize("moment", ["before", "after", "busy"])
async def test_t76_a_crash_at_every_step_of_a_deal_loses_and_doubles_nothing(moment: str) -> None:
    """Kill the house at each write in turn (before: between the answer and the commit; after: between the commit and
    what is shown); the person clicks again with the same interaction; all comes out equal."""
    step = 0
    while True:
        house = House()
        await house.tables.start()
        await house.open()
        failed = False
        clicks = 0
        while (state := await house.settled()).status == PLAYING and not state.between:
            player = blocking(state)[0]
            card = decisions_of(state, player)[0].cards[0]
            if clicks == step:
                house.store.fail, failed = moment, True
            click = cmd.Act(Pick((card,)), state.asked[player])
            outcome = await house.do(click, PEOPLE[player], f"click{clicks}")
            if not isinstance(outcome, cmd.Applied):
                assert isinstance(outcome, cmd.Broken | cmd.Busy)
                await house.restart()
                resumed = await house.tables.state("t")
                assert resumed == fold(TableState("t"), house.store.logs["t"])
                assert resumed is not None
                assert resumed.asked[player] == state.asked[player] + (moment == "after")
                outcome = await house.do(click, PEOPLE[player], f"click{clicks}")
                assert isinstance(outcome, cmd.Duplicate if moment == "after" else cmd.Applied)
            clicks += 1
        log = house.store.logs["t"]
        assert sum(isinstance(event, ev.Acted) for event in log) == clicks == 12
        await house.tables.stop()
        if not failed:
            break
        step += 1
    assert step == 12


async def test_the_pause_between_deals_ends_when_all_are_ready_or_its_time_is_over(house: House) -> None:
    await house.open()
    while not (await house.settled()).between:
        await house.play_one()
    await house.do(cmd.Ready(), 1)
    await house.do(cmd.Ready(), 2)
    assert (await house.state()).between
    house.clock.advance(10 * MINUTE)
    for _ in range(50):
        await asyncio.sleep(0.002)
        if not (state := await house.state()).between:
            break
    assert not state.between
    assert blocking(state)


async def test_a_person_out_of_time_has_one_card_played_for_her(house: House) -> None:
    await house.open(pace="live")
    state = await house.settled()
    player = blocking(state)[0]
    house.clock.advance(time_allowed(state, player) or 0)
    for _ in range(50):
        state = await house.state()
        if state.asked[player] == 1:
            break
        await asyncio.sleep(0.002)
    assert state.last_by == "clock"
    assert blocking(state) != (player,)


async def test_clocks_are_given_back_after_downtime(house: House) -> None:
    await house.open()
    await house.settled()
    before = house.tables.timers("t")
    await house.tables.stop()
    house.clock.time += 40 * MINUTE
    house.tables = house._manager()
    await house.tables.start(downtime=40 * MINUTE)
    after = house.tables.timers("t")
    moved = [timer.fire_at + 40 * MINUTE for timer in before]
    assert [timer.fire_at for timer in after] == [max(at, house.clock.now() + MINUTE) for at in moved]


async def test_handing_the_seat_over_and_taking_it_back(house: House) -> None:
    await house.open()
    state = await house.settled()
    player = blocking(state)[0]
    assert isinstance(await house.do(cmd.HandOver(), PEOPLE[player]), cmd.Applied)
    state = await house.settled()
    assert state.asked[player] == 1
    assert state.last_by == "computer"
    assert isinstance(await house.do(cmd.TakeBack(), PEOPLE[player]), cmd.Applied)
    assert not (await house.state()).chairs[player].away


async def test_closing_a_running_match_ends_it_early(house: House) -> None:
    await house.open()
    await house.play_one()
    await house.do(cmd.Close())
    state = await house.state()
    assert state.status == FINISHED
    outcome = await house.do(cmd.Act(Pick((1,))))
    assert isinstance(outcome, cmd.Refused)
    assert outcome.refusal.code == "table-over"


async def test_a_lobby_nobody_touches_closes_after_a_day(house: House) -> None:
    await house.do(cmd.Open("toy", 10, 20, "en"))
    house.clock.advance(24 * 60 * MINUTE)
    for _ in range(20):
        state = await house.state()
    assert (state.status, state.close_reason) == (CLOSED, "expired")


async def test_a_deserted_lobby_closes_after_ten_minutes_unless_somebody_comes(house: House) -> None:
    await house.do(cmd.Open("toy", 10, 20, "en"))
    await house.do(cmd.GetUp())
    house.clock.advance(9 * MINUTE)
    await house.do(cmd.Sit(), 2)
    house.clock.advance(5 * MINUTE)
    assert (await house.state()).open
    await house.do(cmd.GetUp(), 2)
    house.clock.advance(10 * MINUTE)
    for _ in range(20):
        state = await house.state()
    assert state.close_reason == "empty"


async def test_two_failures_at_one_place_close_the_table_off_and_spare_the_others(house: House) -> None:
    await house.open()
    state = await house.settled()
    player = blocking(state)[0]
    card = decisions_of(state, player)[0].cards[0]
    for _ in range(2):
        house.store.fail = "before"
        assert isinstance(await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]), cmd.Broken)
    assert await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]) == cmd.Busy("quarantined")
    other = await house.tables.submit(cmd.Command("o", "u", cmd.Open("toy", 1, 2, "en"), 5))
    assert isinstance(other, cmd.Applied)


async def test_a_store_that_is_away_for_a_while_closes_no_table_off(house: House) -> None:
    await house.open()
    state = await house.settled()
    player = blocking(state)[0]
    card = decisions_of(state, player)[0].cards[0]
    house.store.away = True
    for _ in range(3):
        stale = await house.do(cmd.Act(Pick((card,)), 7), PEOPLE[player])
        assert stale == cmd.Busy("unreachable")
    house.store.fail = "before"
    assert isinstance(await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]), cmd.Broken)
    house.store.away = False
    assert isinstance(await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]), cmd.Applied)


async def test_an_unknown_table_is_refused() -> None:
    house = House()
    await house.tables.start()
    outcome = await house.do(cmd.Sit())
    assert isinstance(outcome, cmd.Refused)
    assert outcome.refusal.code == "table-unknown"
    await house.tables.stop()
    assert await house.do(cmd.Sit()) == cmd.Busy("restarting")
