"""E48, T18: a person who comes too late for the last chair is offered the waiting list. When a chair becomes free, the
first on the list is called by name and has a minute to sit down, then the next; the same happens in a match when a
substitute is wanted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.local_server import Person, person_named
from bot.local_server.permissions import MANAGE_GUILD
from bot.table.host import CHECK_TIME
from bot.table.model import LOBBY, PLAYING
from bot.table.waiting_list import RESERVED_FOR
from bot.ui.messages.turn_calls import DM
from tests.acceptance.forging import told
from tests.acceptance.test_lobby import full, public, seated
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import controls, texts


@pytest.fixture
async def slow() -> AsyncIterator[Edge]:
    """A channel with a clock that the test sets."""
    async with edge(EdgeRuntime(clock=FakeClock())) as its:
        yield its


async def late(its: Edge, name: str) -> Person:
    """Return a person who came too late and is on the waiting list."""
    person = person_named(its.world, name, locale="en-US")
    await person.slash(its.channel, "table join", table=its.table)
    await press(its, person, "wait", "in")
    await its.quiet()
    return person


async def press(its: Edge, person: Person, verb: str, arg: str = "", channel: str = "") -> None:
    """Press the newest control with this verb and arg that the person sees."""
    end = f":{verb}:{arg}" if arg else f":{verb}"

    def found() -> tuple[str, str] | None:
        for message in reversed(person.messages(channel or its.channel)):
            for node in controls_of(message):
                if node.endswith(end):
                    return message["id"], node
        return None

    await person.click(*await its.until(found))


def controls_of(message: dict[str, Any]) -> list[str]:
    """Return the ids of the controls."""
    return [node["custom_id"] for node in controls(message)]


def calls(its: Edge, person: Person, channel: str = "") -> list[dict[str, Any]]:
    """Return the messages that offer the person a reserved chair and still exist."""
    return [
        message
        for message in person.messages(channel or its.channel)
        if "is free and reserved for you" in texts(message) and f"<@{person.id}>" in texts(message)
    ]


def number(its: Edge, person: Person) -> int:
    return its.store.by_user[int(person.id)]


async def test_t18_who_lost_the_last_chair_waits_and_is_called_when_one_becomes_free(its: Edge) -> None:
    await full(its)
    elio = await late(its, "Elio")
    assert its.state.waiting_list.people == (number(its, elio),)
    assert "Waiting for a seat: 1" in texts(public(its)[0])
    assert "You are number 1" in told(its, elio)[-1]
    assert not calls(its, elio)
    await its.press(its.people[2], its.channel, "up")
    await its.until(lambda: calls(its, elio))
    (call,) = calls(its, elio)
    assert [one["id"] for one in call["mentions"]] == [elio.id]
    await its.press(its.people[2], its.channel, "sit")
    assert "está reservado un minuto" in told(its, its.people[2])[-1]
    await press(its, elio, "sit")
    await its.until(lambda: its.state.chair_of(number(its, elio)) == 2)
    await its.quiet()
    assert (its.state.waiting_list.people, its.state.waiting_list.reserved) == ((), ())
    assert not calls(its, elio), "the message that called them is gone"
    assert "Waiting for a seat" not in texts(public(its)[0])


async def test_e48_who_does_not_come_in_a_minute_is_passed_over(slow: Edge) -> None:
    clock: FakeClock = slow.runtime.clock
    await full(slow)
    elio, fabia = await late(slow, "Elio"), await late(slow, "Fabia")
    await slow.press(slow.people[2], slow.channel, "up")
    await slow.until(lambda: calls(slow, elio))
    clock.advance(RESERVED_FOR - 1)
    await asyncio.sleep(0.05)
    assert [one.person for one in slow.state.waiting_list.reserved] == [number(slow, elio)]
    clock.advance(2)
    await slow.until(lambda: calls(slow, fabia) and not calls(slow, elio))
    assert slow.state.waiting_list.people == (number(slow, fabia),)
    clock.advance(RESERVED_FOR + 1)
    await slow.until(lambda: not slow.state.waiting_list.people)
    await slow.quiet()
    assert not calls(slow, fabia)
    await slow.press(slow.people[2], slow.channel, "sit")
    assert slow.state.chair_of(number(slow, slow.people[2])) == 2


async def test_e48_the_queue_is_left_with_the_same_button_and_twice_is_once(its: Edge) -> None:
    await full(its)
    elio = await late(its, "Elio")
    page = [one for one in elio.messages(its.channel) if its.world.only_for.get(one["id"]) == elio.id][-1]
    name = f"m1:{its.table}:0:0:wait"
    await elio.click(page["id"], f"{name}:in", force=True)
    assert its.state.waiting_list.people == (number(its, elio),)
    assert "already on the waiting list" in told(its, elio)[-1]
    await elio.click(page["id"], f"{name}:out")
    assert its.state.waiting_list.people == ()
    assert any(one.endswith("wait:in") for one in controls_of(elio.message(page["id"])))
    await elio.click(page["id"], f"{name}:out", force=True)
    assert "are not on the waiting list" in told(its, elio)[-1]
    await elio.click(page["id"], f"{name}:sideways", force=True)
    await its.host.click(page["id"], f"{name}:in", force=True)
    assert its.state.waiting_list.people == (), "who sits there does not wait"


async def test_e48_the_card_shows_the_way_to_the_queue_only_where_no_chair_is_free(its: Edge) -> None:
    await seated(its, 3)
    assert its.find(its.host, its.channel, "wait") is None
    await its.press(its.people[3], its.channel, "sit")
    elio = person_named(its.world, "Elio", locale="en-US")
    await press(its, elio, "wait")
    assert "Join the waiting list" in told(its, elio)[-1]
    assert not its.state.waiting_list.people, "to look is not to join"
    await press(its, elio, "wait", "in")
    assert its.state.waiting_list.people == (number(its, elio),)


async def test_e48_the_queue_survives_a_restart_and_so_does_the_minute(slow: Edge) -> None:
    clock: FakeClock = slow.runtime.clock
    await full(slow)
    elio = await late(slow, "Elio")
    await slow.press(slow.people[2], slow.channel, "up")
    await slow.until(lambda: calls(slow, elio))
    await slow.stop()
    await slow.start()
    assert slow.bot is not None
    state = await slow.bot.services.tables.state(slow.table)
    assert state is not None
    assert [one.person for one in state.waiting_list.reserved] == [number(slow, elio)]
    await slow.quiet()
    assert len(calls(slow, elio)) == 1
    clock.advance(RESERVED_FOR + 1)
    await slow.until(lambda: not slow.state.waiting_list.people)


async def test_e48_who_is_missing_at_the_roll_call_makes_room(slow: Edge) -> None:
    clock: FakeClock = slow.runtime.clock
    await full(slow)
    await slow.press(slow.host, slow.channel, "start")
    for person in slow.people[1:3]:
        await slow.press(person, slow.channel, "here")
    elio = person_named(slow.world, "Elio", locale="en-US")
    await press(slow, elio, "wait")
    await press(slow, elio, "wait", "in")
    assert slow.state.check
    clock.advance(CHECK_TIME + 1)
    await slow.until(lambda: calls(slow, elio))
    await press(slow, elio, "sit")
    await slow.until(lambda: slow.state.chair_of(number(slow, elio)) == 3)


async def test_e48_in_a_match_the_queue_is_asked_before_everybody_else(its: Edge) -> None:
    await its.open_table(4)
    elio = person_named(its.world, "Elio", locale="en-US")
    await press(its, elio, "wait")
    await press(its, elio, "wait", "in")
    await its.quiet()
    assert its.state.status == PLAYING
    assert "Waiting for a seat: 1" in texts(its.host.message(str(its.store.rows[its.table, "lobby"].message)))
    await its.people[1].slash(its.thread(), "table resign", table=its.table)
    await its.press(its.people[1], its.thread(), "offerchair")
    await its.until(lambda: calls(its, elio, its.thread()))
    stranger = person_named(its.world, "Ugo", locale="en-US")
    await its.press(stranger, its.thread(), "relieve")
    assert "reserved for a minute" in told(its, stranger)[-1]
    call = calls(its, elio, its.thread())[0]
    (node,) = [one for one in controls_of(call) if ":relieve:" in one]
    await elio.click(str(call["id"]), node)
    await its.until(lambda: its.state.chair_of(number(its, elio)) == 1)
    await its.quiet()
    assert not calls(its, elio, its.thread())
    assert its.state.waiting_list.people == ()


async def test_e48_who_wishes_to_be_called_by_message_is_and_where_that_is_closed_in_the_channel(its: Edge) -> None:
    await full(its)
    elio, fabia = await late(its, "Elio"), await late(its, "Fabia")
    for person in (elio, fabia):
        await its.store.preferences.set_preference(number(its, person), "notice", DM)
    await its.press(its.people[2], its.channel, "up")
    found = await its.until(lambda: [one for one in elio.dm_messages() if "is free and reserved" in texts(one)])
    assert not calls(its, elio)
    (node,) = [one for one in controls_of(found[-1]) if one.endswith(":sit")]
    await elio.click(found[-1]["id"], node)
    await its.until(lambda: its.state.chair_of(number(its, elio)) == 2)
    its.world.faults.fail(403, code=50007, match="/users/@me/channels")
    await its.press(its.people[3], its.channel, "up")
    await its.until(lambda: calls(its, fabia))


async def test_e48_who_is_barred_or_forgotten_waits_no_more(its: Edge) -> None:
    boss = person_named(its.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)
    await full(its)
    elio, fabia = await late(its, "Elio"), await late(its, "Fabia")
    await boss.slash(its.channel, "admin ban", player=elio)
    await its.until(lambda: its.state.waiting_list.people == (number(its, fabia),))
    await press(its, elio, "wait")
    await press(its, elio, "wait", "in")
    assert its.state.waiting_list.people == (number(its, fabia),)
    assert "You are banned from tables" in told(its, elio)[-1]
    assert its.state.status == LOBBY
