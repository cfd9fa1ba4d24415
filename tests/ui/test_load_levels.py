"""The load levels of ux.md 5.4: when a level is reached and left, and what messages leave out at each."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.engine.actions import Decision
from bot.ports.store import LOAD
from bot.table.commands import Applied
from bot.table.events import Credited
from bot.table.model import TableState
from bot.table.play import needs_computer
from bot.table.ports import Person
from bot.table.selectors import public_view
from bot.ui.messages import reconciler
from bot.ui.messages.desired_messages import DesiredMessage
from bot.ui.messages.load_shedding import AGAIN, LoadShedding, LoadWatch
from bot.ui.messages.reconciler import Reconciler
from bot.ui.transport.interaction_queue import COMPARED, OLDEST, Ages
from bot.ui.transport.load import (
    AHEAD,
    CALM,
    DUE,
    LATE,
    LEVELS,
    SPARING,
    YIELDED,
    LoadLevel,
    Traffic,
    Turns,
    level_of,
)
from bot.ui.transport.screen import Screen
from tests.support.by_hand import HandClock
from tests.support.waiting import until
from tests.ui.tables import deal, table


def at_level(level: int) -> Traffic:
    """Return traffic at this load level."""
    return cast(Traffic, SimpleNamespace(level=lambda: level))


@pytest.mark.parametrize(
    ("load", "wait", "level"),
    [(25, 0, 0), (26, 0, 1), (34, 0, 2), (41, 0, 3), (0, 1.1, 0), (0, 1.3, 2), (0, 2.1, 3), (41, 1.3, 3), (26, 1.3, 2)],
)
def test_the_load_or_the_wait_reaches_a_level(load: float, wait: float, level: int) -> None:
    assert level_of(load, wait) == LoadLevel().look(0.0, load, wait) == level


def test_a_load_about_a_mark_keeps_its_level_and_does_not_flap() -> None:
    levels = LoadLevel()
    assert {levels.look(float(second), 34 if second % 2 else 32, 0) for second in range(1, 60)} == {2}


def test_a_level_is_left_after_ten_calm_seconds_and_not_before() -> None:
    levels = LoadLevel()
    levels.look(0, 34, 0)
    assert levels.look(1, 10, 0) == levels.look(1 + CALM - 0.1, 10, 0) == 2
    assert levels.look(1 + CALM, 10, 0) == 0


def test_a_burst_in_between_begins_the_calm_anew() -> None:
    levels = LoadLevel()
    levels.look(0, 34, 0)
    levels.look(1, 10, 0)
    levels.look(9, 34, 0)
    assert levels.look(1 + CALM, 10, 0) == 2
    assert levels.look(1 + 2 * CALM, 10, 0) == 0


def test_one_comes_down_as_far_as_the_load_lets_one() -> None:
    levels = LoadLevel()
    levels.look(0, 45, 0)
    levels.look(1, 27, 0)
    assert levels.look(1 + CALM, 27, 0) == 1


def middle(computer: bool) -> TableState:
    """Return a table in the middle of a trick that waits for a computer player, or for a person."""
    for match, question in deal():
        state = table(match)
        view = public_view(state)
        if view is None or view.trick is None or not view.trick.cards or view.trick.complete:
            continue
        if question is not None and bool(needs_computer(state)) is computer:
            return state
    raise AssertionError("there is no such moment")


def begin(computer: bool = True) -> TableState:
    """Return the same before the lead to the trick."""
    for match, question in deal():
        state = table(match)
        view = public_view(state)
        led = view is not None and view.trick is not None and not view.trick.cards
        if led and _plays(question) and bool(needs_computer(state)) is computer:
            return state
    raise AssertionError("there is no such moment")


def _plays(question: Decision | None) -> bool:
    return question is not None and bool(question.cards)


@pytest.mark.parametrize(("level", "held"), [(0, 0.0), (1, DUE), (2, DUE)])
def test_a_board_waits_for_a_play_that_is_due_at_once(level: int, held: float) -> None:
    clock, state = HandClock(), middle(computer=True)
    easing = LoadShedding(at_level(level), clock)
    easing.applied(state)
    assert easing.holds_board(state) == held
    clock.at += DUE
    assert easing.holds_board(state) == 0.0, "it has not come: the board is edited"


def test_a_board_does_not_wait_for_people_nor_between_tricks() -> None:
    easing = LoadShedding(at_level(2), HandClock())
    for state in (middle(computer=False), begin()):
        easing.applied(state)
        assert easing.holds_board(state) == 0.0


def test_on_the_highest_level_a_board_is_edited_once_a_trick_and_looked_at_again() -> None:
    level = [3]
    traffic = cast(Traffic, SimpleNamespace(level=lambda: level[0]))
    easing, state = LoadShedding(traffic, HandClock()), middle(computer=False)
    assert [easing.holds_board(state) for _ in range(3)] == [0.0, AGAIN, AGAIN]
    level[0] = 2
    assert easing.holds_board(state) == 0.0, "the load has gone"
    level[0] = 3
    easing.applied(replace(state, status="finished"))
    assert easing.holds_board(state) == 0.0, "what was known of a table that is over is forgotten"


@pytest.mark.parametrize(("surface", "pushed"), [("dm", [True, True, True]), ("channel", [True, True, False])])
def test_panels_that_a_button_opens_are_not_pushed(surface: str, pushed: list[bool]) -> None:
    person = Person(1, 100, "Anna", "en", surface)
    assert [LoadShedding(at_level(level)).pushes(person) for level in (0, 1, 2)] == pushed


async def test_what_is_held_back_is_looked_at_once_however_often_it_was_held() -> None:
    easing, seen = LoadShedding(at_level(1)), list[tuple[str, str]]()
    for _ in range(5):
        easing.later(("t", "board"), 0.0, lambda *key: seen.append(key))
    easing.later(("u", "board"), 3600.0, lambda *key: seen.append(key))
    await until(lambda: bool(seen))
    easing.stop()
    assert seen == [("t", "board")]


async def test_the_operator_reads_of_every_level_and_the_way_back(caplog: pytest.LogCaptureFixture) -> None:
    clock, kept = HandClock(), list[tuple[str, str]]()
    traffic = Traffic(clock)

    async def keep(key: str, value: str) -> None:
        kept.append((key, value))

    watch = LoadWatch(traffic, keep, every=0)
    with caplog.at_level(logging.WARNING):
        watch.start()
        for _ in range(350):
            traffic.asking()
        await until(lambda: (LOAD, "2") in kept)
        while (LOAD, "0") not in kept[1:]:
            clock.at += 1.0
            await asyncio.sleep(0)
    await watch.stop()
    assert kept == [(LOAD, value) for value in ("0", "2", "0")] or kept == [(LOAD, value) for value in ("2", "0")]
    said = [record.getMessage() for record in caplog.records]
    assert "load: step 2 of 3: boards are edited less often, calls come later" in said[0]
    assert said[-1] == "load: step 0 of 3: nothing is held back"
    assert cast(Any, caplog.records[0]).per_second == 35.0


async def test_a_store_that_is_busy_does_not_end_the_watch() -> None:
    tries = list[str]()

    async def keep(_: str, value: str) -> None:
        tries.append(value)
        if len(tries) < 3:
            raise OSError("busy")

    watch = LoadWatch(Traffic(HandClock()), keep, every=0)
    watch.start()
    await until(lambda: len(tries) >= 3)
    for _ in range(10):
        await asyncio.sleep(0)
    await watch.stop()
    assert tries == ["0", "0", "0"]


async def test_few_messages_are_built_at_once_and_panels_overtake_boards() -> None:
    clock, order = HandClock(), list[str]()
    turns = Turns(places=1, clock=clock)
    end = await turns.begin()

    async def build(name: str, ahead: float) -> None:
        done = await turns.begin(ahead=ahead)
        order.append(name)
        done()
        done()

    waiting = [asyncio.create_task(build("board", 0.0))]
    await asyncio.sleep(0)
    clock.at += 0.5
    waiting += [asyncio.create_task(build("another board", 0.0)), asyncio.create_task(build("panel", AHEAD))]
    await asyncio.sleep(0)
    clock.at += 1.0
    assert (turns.behind(), order) == (1.5, [])
    waiting.append(given_up := asyncio.create_task(build("given up", AHEAD)))
    await asyncio.sleep(0)
    given_up.cancel()
    end()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == ["panel", "board", "another board"]
    assert turns.behind() == 0.0
    (await asyncio.wait_for(turns.begin(), 1))()


async def test_a_message_is_built_after_late_presses_but_does_not_wait_for_ever() -> None:
    clock, late = HandClock(), [LATE + 0.01]
    turns = Turns(clock=clock)
    turns.pressing = lambda: late[0]
    building = asyncio.create_task(turns.begin())
    await asyncio.sleep(YIELDED / 2)
    assert not building.done()
    late[0] = 0.0
    (await asyncio.wait_for(building, 1))()
    late[0] = 5.0
    building = asyncio.create_task(turns.begin())
    await asyncio.sleep(0)
    clock.at += YIELDED
    (await asyncio.wait_for(building, 1))()
    assert turns.behind() == 0.0


async def test_a_turn_that_is_given_up_as_it_comes_is_not_lost() -> None:
    turns = Turns(places=1)
    end = await turns.begin()
    waiting = asyncio.create_task(turns.begin())
    await asyncio.sleep(0)
    end()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    (await asyncio.wait_for(turns.begin(), 1))()


@pytest.mark.parametrize("level", [1, 3])
def test_no_board_is_held_for_longer_than_a_few_seconds_however_the_table_goes_on(level: int) -> None:
    clock, state = HandClock(), middle(computer=True)
    easing = LoadShedding(at_level(level), clock)
    easing.applied(state)
    assert easing.holds_board(state) > 0.0
    begun = clock.at
    while easing.holds_board(state) > 0.0:
        clock.at += 0.5
        easing.applied(state)
        assert clock.at - begun <= AGAIN
    assert clock.at - begun == AGAIN


def test_how_long_somebody_has_waited_is_known_although_the_clocks_differ() -> None:
    clock = HandClock()
    ages = Ages(clock)
    for ahead in (7_000.0, -7_000.0):
        clock.at += 2 * COMPARED
        assert ages.sent(clock.at + ahead) == clock.at
        clock.at += 10
        assert ages.sent(clock.at + ahead - 1.5) == clock.at - 1.5
        assert ages.sent(clock.at + ahead - 60) == clock.at - OLDEST
        clock.at += COMPARED
        assert ages.sent(clock.at + ahead - 1) == clock.at - 1, "what was known is compared with for a while"


class Restarted:
    """The messages of many open tables after a start. Each takes one request."""

    def __init__(self, tables: int) -> None:
        self.clock = HandClock()
        self.traffic = Traffic(self.clock)
        self.ids = [f"t{number}" for number in range(tables)]
        self.shown = list[tuple[str, str]]()
        state = replace(middle(computer=False), thread=7, seq=5)
        store = SimpleNamespace(
            facts=SimpleNamespace(get_fact=self._nothing, set_fact=self._nothing),
            messages=SimpleNamespace(slots=self._rows, flush=self._nothing),
        )

        async def readable(table: str) -> TableState:
            return replace(state, id=table)

        async def open_ids() -> list[str]:
            return self.ids

        services: Any = SimpleNamespace(
            tables=SimpleNamespace(readable=readable, open_ids=open_ids),
            store=store,
            settings=SimpleNamespace(board_spacing=0.0),
        )
        parts: Any = SimpleNamespace(plan=self._plan, bring=self._bring, place=self._nothing)
        self.reconciler = Reconciler(services, parts, parts, parts, parts, parts, traffic=self.traffic)
        self.state = state

    async def _nothing(self, *_: object) -> None:
        return None

    async def _rows(self, _: str) -> list[Any]:
        return []

    async def _plan(self, state: TableState, slot: str, _: object) -> DesiredMessage:
        return DesiredMessage(Screen(()), channel=7)

    async def _bring(self, state: TableState, slot: str, *_: object) -> bool:
        self.traffic.asking()
        self.shown.append((state.id, slot))
        return False


async def test_a_start_with_many_open_tables_is_no_load_and_gives_back_time_table_by_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(reconciler, "STAGGER", 0.0)
    monkeypatch.setattr(reconciler, "LATEST", 0.0)
    its = Restarted(150)
    given_back = Applied(2, (Credited(60_000),))
    for one in its.ids:
        its.reconciler.applied(replace(its.state, id=one), replace(its.state, id=one), given_back)
    its.reconciler.start()
    await asyncio.sleep(0)
    assert {shown for shown, _ in its.shown} <= {its.ids[0]}, "not all at once"
    await until(lambda: {shown for shown, slot in its.shown if slot == "board"} == set(its.ids))
    await its.reconciler.settled()
    assert its.traffic.rate() > LEVELS[-1], "that many requests would be load"
    assert (its.traffic.load(), its.traffic.level()) == (0.0, 0)
    assert not [one for one in caplog.records if "load: step" in one.getMessage()]
    for one in its.ids * 3:
        its.reconciler.wake(one, "board")
        await its.reconciler.settled()
    assert its.traffic.level() == 3, "what the tables request later is"
    await its.reconciler.stop()


async def test_after_a_start_late_answers_are_reported(caplog: pytest.LogCaptureFixture) -> None:
    its = Restarted(3)
    its.reconciler.start()
    for _ in range(30):
        its.traffic.answered(1.5)
    assert its.traffic.level() == SPARING
    assert "load: step 2 of 3" in caplog.text
    await its.reconciler.stop(patience=0.0)
