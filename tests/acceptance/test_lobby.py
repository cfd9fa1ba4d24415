"""T12-T20: the lobby on the local server, as people see it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from bot.local_server import Person, person_named
from bot.table.host import CHECK_TIME
from bot.table.model import CLOSED, LOBBY, PLAYING
from bot.table.timers import EMPTY_LIFE, LOBBY_LIFE
from tests.acceptance.forging import told
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import controls, texts
from tests.ui.delivery import requests


async def seated(its: Edge, people: int) -> None:
    """Seat this many people at a table that has not begun; the other chairs are free."""
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(its.card)
    for person in its.people[1:people]:
        await its.press(person, its.channel, "sit")
    await its.quiet()


async def full(its: Edge) -> None:
    """Seat four people at a table that has not begun."""
    await seated(its, 4)


def components(nodes: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield every component of a message, as Discord counts them."""
    for node in nodes:
        yield node
        yield from components(node.get("components") or [])
        yield from components([node["accessory"]] if node.get("accessory") else [])


def public(its: Edge) -> list[dict[str, Any]]:
    """Return the messages of the channel that everybody sees."""
    return [one for one in its.host.messages(its.channel) if one["id"] not in its.world.only_for]


async def test_t12_a_new_table_is_one_card_and_no_thread(its: Edge) -> None:
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(its.card)
    await its.quiet()
    (card,) = public(its)
    assert not requests(its, "POST", "/threads")
    assert 0 < len(list(components(card["components"]))) <= 40


async def test_t13_four_people_sit_down_with_one_edit_each_and_no_new_message(its: Edge) -> None:
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(its.card)
    await its.quiet()
    for number, person in enumerate(its.people[1:], 2):
        made = await its.press(person, its.channel, "sit")
        assert made.callback_type == 7, "the answer to the press is the edit of the card"
        await its.quiet()
        assert len([name for name in its.people if name.name in texts(public(its)[0])]) == number
    (card,) = public(its)
    assert not requests(its, "PATCH", f"/messages/{card['id']}"), "and no other edit"


async def test_t14_starting_with_an_empty_chair_changes_nothing(its: Edge) -> None:
    await seated(its, 3)
    before, card = its.state, public(its)
    await its.press(its.host, its.channel, "start")
    assert "One seat is still free" in told(its, its.host)[-1]
    assert (its.state, public(its)) == (before, card)
    assert not requests(its, "POST", "/threads")


async def test_t15_the_start_makes_the_thread_asks_who_is_there_and_deals_after_the_last_answer(its: Edge) -> None:
    await full(its)
    await its.press(its.host, its.channel, "start")
    await its.until(its.thread)
    await its.until(lambda: (its.table, "check") in its.store.rows)
    await its.quiet()
    assert its.state.status == LOBBY
    members = {one.path.rpartition("/")[2] for one in requests(its, "PUT", "/thread-members/")}
    assert members >= {person.id for person in its.people}
    for where in (its.channel, its.thread()):
        found = its.find(its.host, where, "here")
        assert found is not None
        assert "✅ Anna" in texts(its.host.message(found[0]))
    assert (its.table, "board") not in its.store.rows
    await its.press(its.people[1], its.channel, "here")
    await its.press(its.people[2], its.thread(), "here")
    assert its.state.status == LOBBY
    await its.press(its.people[3], its.channel, "here")
    await its.until(lambda: (its.table, "board") in its.store.rows)
    await its.quiet()
    assert its.state.status == PLAYING
    assert not its.find(its.host, its.thread(), "here"), "the question is put away"


async def test_t15_a_person_alone_with_computer_players_is_not_asked(its: Edge) -> None:
    await its.open_table(1)
    assert its.state.status == PLAYING
    assert (its.table, "check") not in its.store.rows


async def test_t16_who_does_not_answer_within_a_minute_loses_the_chair_and_the_others_keep_theirs() -> None:
    clock = FakeClock()
    async with edge(EdgeRuntime(clock=clock)) as its:
        await full(its)
        await its.press(its.host, its.channel, "start")
        for person in its.people[1:3]:
            await its.press(person, its.channel, "here")
        clock.advance(CHECK_TIME - 1)
        await asyncio.sleep(0.05)
        assert its.state.check, "not a moment too early"
        clock.advance(2)
        await its.until(lambda: not its.state.check)
        await its.quiet()
        assert its.state.status == LOBBY
        assert [chair.person for chair in its.state.chairs] == [1, 2, 3, None]
        (card,) = public(its)
        assert "free" in texts(card)
        assert its.find(its.host, its.channel, "sit")
        assert not its.find(its.host, its.thread(), "here")
        # The same thread is used for the next start.
        await its.press(its.people[3], its.channel, "sit")
        await its.press(its.host, its.channel, "start")
        for person in its.people[1:]:
            await its.press(person, its.channel, "here")
        await its.until(lambda: (its.table, "board") in its.store.rows)
        assert len(requests(its, "POST", "/threads")) == 1


async def test_t18_of_two_who_want_the_last_chair_in_the_same_tick_one_sits(its: Edge) -> None:
    await seated(its, 3)
    late = person_named(its.world, "Elio", locale="en-US")
    found = its.find(its.people[3], its.channel, "sit")
    assert found is not None
    await asyncio.gather(its.people[3].click(*found), late.click(*found))
    await its.quiet()
    sits = {its.state.chair_of(number) is not None for number in (4, 5) if number in its.store.known}
    assert sits == {True, False}
    loser: Person = late if its.state.chairs[3].person == its.store.by_user[int(its.people[3].id)] else its.people[3]
    assert "The last seat has just been taken" in told(its, loser)[-1]
    assert its.find(loser, its.channel, "wait") is not None, "and the queue is offered to them (E48)"
    await loser.slash(its.channel, "table join", table=its.table)
    assert "All seats are taken" in told(its, loser)[-1]
    assert not its.state.waiting_list.people, "an offer is no wish"


async def test_t19_the_host_leaves_and_the_next_person_is_host_and_when_the_last_leaves_the_lobby_closes() -> None:
    clock = FakeClock()
    async with edge(EdgeRuntime(clock=clock)) as its:
        await seated(its, 2)
        await its.press(its.host, its.channel, "up")
        assert its.state.host == 2
        await its.quiet()
        shown = texts(public(its)[0])
        assert f"{its.people[1].name} opened “{its.state.name}”" in shown
        assert its.host.name not in shown, "who has left is on the card no longer"
        await its.press(its.people[1], its.channel, "up")
        clock.advance(EMPTY_LIFE - 1)
        await asyncio.sleep(0.05)
        assert its.state.status == LOBBY
        clock.advance(2)
        await its.until(lambda: its.state.status == CLOSED)
        await its.quiet()
        assert its.state.close_reason == "empty"
        assert not list(controls(public(its)[0])), "the card is a stub"


async def test_t20_an_untouched_lobby_is_closed_after_a_day_without_a_word_to_anybody() -> None:
    clock = FakeClock()
    async with edge(EdgeRuntime(clock=clock)) as its:
        await its.open_table(2, start=False)
        await its.quiet()
        before = len(public(its))
        clock.advance(LOBBY_LIFE - 1)
        await asyncio.sleep(0.05)
        assert its.state.status == LOBBY
        clock.advance(2)
        await its.until(lambda: its.state.status == CLOSED)
        await its.quiet()
        (card,) = public(its)
        assert len(public(its)) == before
        assert not list(controls(card))
        assert "nobody joined for a long time" in texts(card)
        assert not any(one["mentions"] for one in public(its))
