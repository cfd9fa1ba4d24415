"""Playing again with the same people (ux.md 3.7)."""

from __future__ import annotations

import asyncio

import pytest

from bot.local_server import Person
from bot.table.allowance import MINUTE
from bot.table.model import FINISHED, LOBBY, PLAYING, TableState
from bot.ui.rematch import LOTS, SAME, chairs_for, next_table
from tests.support.edge import Edge, MemoryHouse, edge
from tests.support.memory_store import FakeClock
from tests.support.panel import action, controls, texts


async def finished(its: Edge, people: int) -> TableState:
    """A match of so many people that was ended, with its final card."""
    await its.open_table(people)
    await its.host.slash(its.channel, "table close")
    await its.press(its.host, its.channel, "end")
    for person in its.people[1:people]:
        await its.press(person, its.thread(), "agree")
    await its.until(lambda: its.state.status == FINISHED)
    await its.until(lambda: its.find(its.host, its.thread(), "again"))
    return its.state


async def tap(its: Edge, person: Person, thread: str, seats: str = SAME) -> None:
    """Press one of the two buttons of the final card."""
    for message in person.messages(thread):
        for node in controls(message):
            if action(node) == "again" and node["custom_id"].endswith(seats):
                await person.click(message["id"], node["custom_id"])
                return
    raise AssertionError("there is no such button")


@pytest.mark.parametrize("seats", [SAME, LOTS])
async def test_the_last_tap_starts_the_next_match(its: Edge, seats: str) -> None:
    before, thread = await finished(its, 3), its.thread()
    await tap(its, its.people[1], thread, seats)
    table = next_table(before, seats)
    assert its.table == table
    assert (its.state.status, its.state.options, its.state.pace) == (LOBBY, before.options, before.pace)
    await tap(its, its.people[0], thread, seats)
    await tap(its, its.people[0], thread, seats)
    assert its.state.status == LOBBY
    await tap(its, its.people[2], thread, seats)
    await its.until(lambda: its.state.status == PLAYING)
    assert its.table == table
    new = chairs_for(before, seats)
    for number, chair in enumerate(before.chairs):
        after = its.state.chairs[new[number]]
        assert (after.person, after.level) == (chair.person, chair.level)


async def test_everybody_at_once_makes_one_table(its: Edge) -> None:
    before, thread = await finished(its, 4), its.thread()
    await asyncio.gather(
        *(tap(its, one, thread, seats) for one, seats in zip(its.people, (SAME,) * 4, strict=True)),
    )
    await its.until(lambda: its.table == next_table(before, SAME) and its.state.status == PLAYING)
    assert {chair.person for chair in its.state.chairs} == {chair.person for chair in before.chairs}


async def test_the_first_tap_decides_about_the_seats(its: Edge) -> None:
    before, thread = await finished(its, 2), its.thread()
    await tap(its, its.people[0], thread, LOTS)
    await tap(its, its.people[1], thread, SAME)
    await its.until(lambda: its.table == next_table(before, LOTS) and its.state.status == PLAYING)


async def test_whoever_did_not_play_is_not_asked(its: Edge) -> None:
    before, thread = await finished(its, 2), its.thread()
    await tap(its, its.people[3], thread)
    assert its.table == before.id
    assert any("not" in text for text in its.only_you(its.people[3], thread))


async def test_after_ten_minutes_it_is_too_late() -> None:
    async with edge(MemoryHouse(clock=FakeClock())) as its:
        before, thread = await finished(its, 2), its.thread()
        clock = its.house.clock
        assert isinstance(clock, FakeClock)
        clock.advance(10 * MINUTE + 1)
        await tap(its, its.host, thread)
        assert its.table == before.id
        assert any("too late" in text for text in its.only_you(its.host, thread))
        assert not any("seats by lot" in texts(m) for m in its.host.messages(its.channel))
