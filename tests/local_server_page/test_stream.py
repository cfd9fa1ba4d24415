"""A tab receives everything that its person sees, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType

from bot.local_server import guilds, permissions
from bot.local_server.page import site
from bot.local_server.people import Person
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import button, only_you, row, text
from tests.support.waiting import MAX_WAIT_SECONDS


async def heard(socket: ClientWebSocketResponse, kind: str) -> Any:
    """Return the next event of a kind."""
    async with asyncio.timeout(MAX_WAIT_SECONDS):
        while True:
            event = await socket.receive_json()
            if event["kind"] == kind:
                return event


async def joined(visit: Visit, person: Person | None = None) -> ClientWebSocketResponse:
    """Open a stream and return it after its greeting."""
    socket = await visit.stream(person)
    await heard(socket, "hello")
    return socket


async def quiet(socket: ClientWebSocketResponse) -> list[Any]:
    """Return the events until no more arrive."""
    found: list[Any] = []
    while True:
        try:
            found.append((await socket.receive(timeout=0.15)).json())
        except TimeoutError:
            return found


def channel_of(event: Any, channel_id: str) -> Any:
    return next(channel for channel in event["channels"] if channel["id"] == channel_id)


async def test_the_greeting_says_who_and_where(visit: Visit) -> None:
    hello = await heard(await visit.stream(visit.bruno), "hello")
    assert hello["me"] == {"id": visit.bruno.id, "name": "Bruno", "locale": "it"}
    assert {person["name"] for person in hello["people"]} == {"Anna", "Bruno"}
    assert [channel["type"] for channel in hello["channels"]] == [0, 1]
    assert hello["bot"]["name"] == "Germini"


async def test_a_wrong_key_is_turned_away(visit: Visit) -> None:
    socket = await visit.stream(key="wrong")
    message = await socket.receive(timeout=MAX_WAIT_SECONDS)
    assert message.type is WSMsgType.CLOSE
    assert socket.close_code == 4003


@pytest.mark.parametrize("said", ["", "[]", "null", "x" * 5000])
async def test_a_malformed_hello_is_turned_away(visit: Visit, said: str) -> None:
    socket = await visit.session.ws_connect(f"{visit.origin}/api/stream", headers={"Origin": visit.origin})
    await socket.send_str(said)
    assert (await socket.receive(timeout=MAX_WAIT_SECONDS)).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null"])
async def test_a_foreign_page_opens_no_stream(visit: Visit, origin: str | None) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await visit.session.ws_connect(f"{visit.origin}/api/stream", headers={"Origin": origin} if origin else {})
    assert caught.value.status == 403


async def test_an_ephemeral_is_heard_by_one_alone(visit: Visit) -> None:
    anna, bruno = await joined(visit, visit.anna), await joined(visit, visit.bruno)
    visit.bot.answers["hand"] = lambda _: only_you(text("the King of Coins"))
    await visit.anna.slash(visit.cards, "hand")
    made = await heard(anna, "made")
    assert made["message"]["components"][0]["content"] == "the King of Coins"
    assert "_only_for" not in made["message"]
    assert "King of Coins" not in str(await quiet(bruno))


async def test_a_direct_message_and_a_hidden_channel_are_heard_by_nobody_else(visit: Visit) -> None:
    bruno = await joined(visit, visit.bruno)
    visit.bot.say(guilds.dm(visit.world, visit.anna.id)["id"], "the Fool")
    hidden = guilds.channel(visit.world, "hidden")["id"]
    guilds.overwrite(visit.world, hidden, visit.bruno.id, deny=permissions.VIEW_CHANNEL)
    visit.bot.say(hidden, "the Tower")
    visit.bot.say(visit.cards, "that is all")
    events: list[Any] = []
    while "that is all" not in str(events) or hidden in str(events[-1]):
        events.append(await bruno.receive_json(timeout=MAX_WAIT_SECONDS))
    assert "the Fool" not in str(events)
    assert "the Tower" not in str(events)
    assert hidden not in str(events[-1])


async def test_changes_and_deletions_are_heard(visit: Visit) -> None:
    socket = await joined(visit)
    message = visit.bot.post(visit.cards, text("one"))
    assert (await heard(socket, "made"))["message"]["id"] == message["id"]
    visit.bot.edit(message, text("two"))
    assert (await heard(socket, "changed"))["message"]["components"][0]["content"] == "two"
    visit.bot.edit(message, text("three"))
    changed = await heard(socket, "changed")
    fetched = await (await visit.get(f"/api/messages?channel={visit.cards}")).json()
    assert fetched["revision"] >= changed["revision"]
    assert fetched["messages"][0]["components"][0]["content"] == "three"


async def test_what_is_said_once_is_not_changed_later(visit: Visit) -> None:
    """The world's own object changes again before the tab is served."""
    socket = await joined(visit)
    message = visit.bot.post(visit.cards, text("one"))
    visit.bot.edit(message, text("two"))
    assert (await heard(socket, "made"))["message"]["components"][0]["content"] == "one"


async def test_unread_marks_count_and_go(visit: Visit) -> None:
    socket = await joined(visit)
    visit.bot.say(visit.cards, "nothing special")
    last = visit.bot.say(visit.cards, f"<@{visit.anna.id}>, your turn")
    around = await heard(socket, "around")
    assert (channel_of(around, visit.cards)["unread"], channel_of(around, visit.cards)["calls"]) == (2, 1)
    assert await visit.post("read", {"channel": visit.cards, "message": last["id"]}) == (200, {})
    around = await heard(socket, "around")
    assert (channel_of(around, visit.cards)["unread"], channel_of(around, visit.cards)["calls"]) == (0, 0)


async def test_nothing_is_read_in_advance(visit: Visit) -> None:
    await visit.post("read", {"channel": visit.cards, "message": str(1 << 63)})
    visit.bot.say(visit.cards, "later")
    hello = await heard(await visit.stream(), "hello")
    assert channel_of(hello, visit.cards)["unread"] == 1


async def test_what_was_there_before_counts_as_read_and_edits_do_not_count(visit: Visit) -> None:
    await visit.bruno.say(visit.cards, "hello")
    hello = await heard(await visit.stream(visit.bruno), "hello")
    assert channel_of(hello, visit.cards)["unread"] == 0
    message = visit.bot.post(visit.cards, text("one"), row(button("b", "B")))
    await visit.post("read", {"channel": visit.cards, "message": message["id"]})
    visit.bot.edit(message, text("two"))
    hello = await heard(await visit.stream(), "hello")
    assert channel_of(hello, visit.cards)["unread"] == 0


async def test_a_tab_that_does_not_keep_up_is_cut_off(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "MAX_UNSENT_LINES", 5)
    socket = await joined(visit)
    for number in range(10):
        visit.bot.say(visit.cards, str(number))
    while not socket.closed:
        await socket.receive(timeout=MAX_WAIT_SECONDS)
    assert socket.close_code == 4009


async def test_a_closed_tab_is_forgotten(visit: Visit) -> None:
    socket = await joined(visit)
    await socket.close()
    await visit.world.until(lambda: not visit.page.tabs)
