"""Invitations: a guest acts as one person and gets nothing that is for another person."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import ClientWebSocketResponse, WSMsgType

from bot.local_server import guilds, new_world, permissions, person_named
from bot.local_server.attachments import CDN
from bot.local_server.page import PageServer, actions, site
from bot.local_server.people import Person
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import MODAL, button, gallery, only_you, row, text
from tests.local_server_page.test_stream import heard, quiet
from tests.support.waiting import MAX_WAIT_SECONDS

SECRETS = {
    "ephemeral": "the King of Coins",
    "direct": "the Fool for Anna",
    "hidden": "the Tower of the hidden room",
    "room": "room-of-others",
    "modal": "a form for Anna",
    "file of a direct message": "bytes for Anna",
    "file of an ephemeral": "bytes of an ephemeral",
}


@dataclass
class Evening:
    """A page with Bruno as a guest, and messages on it that Bruno must not get."""

    visit: Visit
    key: str
    carla: Person
    ephemeral: dict[str, Any]
    opened: str
    hidden: str
    dm: str

    def leaked(self, gotten: bytes) -> set[str]:
        """Return the names of the secrets that are in what a guest got."""
        keys = {"owner's key": self.visit.key, "other's key": self.visit.page._site.guests.invite(self.carla.id)}
        return {name for name, secret in (SECRETS | keys).items() if secret.encode() in gotten}

    async def knock(self, path: str, claimed: str | None, body: Any = None) -> tuple[int, bytes]:
        """Send one request with the guest's key, as any person."""
        headers = {"X-Key": self.key, **({} if claimed is None else {"X-Person": claimed})}
        method = "GET" if body is None else "POST"
        url = self.visit.origin + path
        async with self.visit.session.request(method, url, headers=headers, json=body) as answer:
            return answer.status, await answer.read()

    async def stream(self, claimed: str = "") -> ClientWebSocketResponse:
        visit = self.visit
        socket = await visit.session.ws_connect(f"{visit.origin}/api/stream", headers={"Origin": visit.origin})
        await socket.send_json({"key": self.key, "person": claimed})
        return socket


@pytest_asyncio.fixture
async def evening(visit: Visit) -> AsyncIterator[Evening]:
    carla = person_named(visit.world, "Carla")
    _, made = await visit.post("invite", {"person": visit.bruno.id})
    modal = {"custom_id": "m", "title": SECRETS["modal"], "components": [
        {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "f", "style": 1}}
    ]}  # fmt: skip
    visit.bot.answers["open"] = lambda _: {"type": MODAL, "data": modal}
    visit.bot.answers["hand"] = lambda _: only_you(text(SECRETS["ephemeral"]), row(button("mine", "M")))
    shared = visit.bot.post(visit.cards, row(button("open", "O")))
    ephemeral = (await visit.anna.slash(visit.cards, "hand")).message
    assert ephemeral is not None
    visit.bot.edit(ephemeral, gallery("b.txt", "b"), files={"b.txt": SECRETS["file of an ephemeral"].encode()})
    visit.bot.edit(ephemeral, text(SECRETS["ephemeral"]), row(button("mine", "M")), gallery("b.txt", "b"))
    opened = (await visit.anna.click(shared["id"], "open")).id
    dm = guilds.dm(visit.world, visit.anna.id)["id"]
    visit.bot.say(dm, SECRETS["direct"])
    visit.bot.post(dm, gallery("a.txt", "a"), files={"a.txt": SECRETS["file of a direct message"].encode()})
    hidden = guilds.channel(visit.world, SECRETS["room"])["id"]
    guilds.overwrite(visit.world, hidden, visit.bruno.id, deny=permissions.VIEW_CHANNEL)
    visit.bot.say(hidden, SECRETS["hidden"])
    # The owner's page has shown all of it before, as Anna and as Carla.
    for someone in (visit.anna, carla):
        for channel in someone.channels():
            await visit.get(f"/api/messages?channel={channel['id']}", someone)
    yield Evening(visit, made["key"], carla, ephemeral, opened, hidden, dm)


async def everything(evening: Evening) -> bytes:
    """Return all that a guest gets with every request as every person, while all events happen again."""
    visit, world = evening.visit, evening.visit.world
    got: list[bytes] = []
    names = [None, "", visit.bruno.id, visit.anna.id, evening.carla.id, "1"]
    sockets = [await evening.stream(name or "") for name in names]
    await visit.anna.slash(visit.cards, "hand")
    visit.bot.say(evening.dm, SECRETS["direct"])
    visit.bot.say(evening.hidden, SECRETS["hidden"])
    visit.bot.edit(evening.ephemeral, text(SECRETS["ephemeral"]), gallery("b.txt", "b"))
    paths = [f"/api/file{path}" for path in world.blobs]
    for channel_id in [*world.channels, "1"]:
        paths += [f"/api/{what}?channel={channel_id}" for what in ("messages", "commands")]
    for name in names:
        got += [(await evening.knock(path, name))[1] for path in paths]
        got += [(await evening.knock(f"/api/{kind}", name, body))[1] for kind, body in forged(evening)]
    for socket in sockets:
        got.append(json.dumps(await quiet(socket)).encode())
        await socket.close()
    return b"\n".join(got)


def forged(evening: Evening) -> list[tuple[str, Any]]:
    """Return every action, with ids that belong to other people."""
    visit, theirs = evening.visit, evening.ephemeral["id"]
    anna = visit.anna.id
    return [
        ("say", {"channel": evening.dm, "text": "forged"}),
        ("say", {"channel": evening.hidden, "text": "forged"}),
        ("slash", {"channel": evening.hidden, "path": "hand"}),
        ("autocomplete", {"channel": evening.dm, "path": "table create", "focused": "game", "value": ""}),
        ("click", {"message": theirs, "custom_id": "mine"}),
        ("choose", {"message": theirs, "custom_id": "mine", "values": ["x"]}),
        ("submit", {"interaction": evening.opened, "fields": {"f": "forged"}}),
        ("dismiss", {"message": theirs}),
        ("read", {"channel": evening.dm, "message": theirs}),
        ("locale", {"locale": "it"}),
        ("person", {"name": "Forged", "locale": "it"}),
        ("invite", {"person": anna}),
        ("invite", {"name": "Carla", "locale": "it"}),
        ("uninvite", {"person": evening.carla.id}),
    ]


async def test_a_guest_gets_nothing_that_is_for_somebody_else(evening: Evening) -> None:
    visit, world = evening.visit, evening.visit.world
    before = {p.name: len(p.messages(c["id"])) for p in (visit.anna, evening.carla) for c in p.channels()}
    got = await everything(evening)
    assert b"Bruno" in got
    assert evening.leaked(got) == set()
    assert "Forged" not in {p.name for p in world.people.values()}
    assert (visit.anna.locale, evening.carla.locale, visit.bruno.locale) == ("en-US", "en-US", "it")
    assert not visit.page._site.guests.invited(visit.anna.id)
    assert evening.ephemeral["id"] in {m["id"] for m in visit.anna.messages(visit.cards)}
    assert {m["author"]["id"] for found in world.messages.values() for m in found.values()} == {world.bot["id"]}
    assert before["Anna"]


@pytest.mark.parametrize(
    ("leak", "reported"),
    [
        ("ephemerals", {"ephemeral"}),
        ("channels", {"direct", "hidden", "room", "file of a direct message"}),
        ("files", {"file of a direct message", "file of an ephemeral"}),
        ("names", {"ephemeral", "direct", "hidden", "room", "file of a direct message", "file of an ephemeral"}),
        ("answers", {"modal"}),
        ("keys", {"owner's key", "other's key"}),
        ("stream", {"ephemeral"}),
    ],
)
async def test_a_planted_leak_is_reported(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, leak: str, reported: set[str]
) -> None:
    visit = evening.visit
    if leak == "ephemerals":
        monkeypatch.setattr(Person, "_sees", lambda *_: True)
    elif leak == "channels":
        monkeypatch.setattr(permissions, "can_view", lambda *_: True)
    elif leak == "files":
        monkeypatch.setattr(visit.page._site.sent_files, "may_get", lambda *_: True)
    elif leak == "names":
        # The key is checked, but the header alone decides who acts.
        monkeypatch.setattr(site.Site, "visitor", lambda self, _: site.Visitor())
    elif leak == "answers":
        opened = visit.world.interactions[evening.opened]
        monkeypatch.setitem(actions.ACTIONS, "submit", leaky(opened.modal))
    elif leak == "keys":
        keys = [visit.page.url, visit.page._site.guests.invite(evening.carla.id)]
        monkeypatch.setitem(actions.ACTIONS, "dismiss", leaky(keys))
    else:
        told = site.Site._send_message
        monkeypatch.setattr(
            site.Site, "_send_message", lambda self, kind, data: told(self, kind, {**data, "_only_for": None})
        )
    assert evening.leaked(await everything(evening)) >= reported


def leaky(found: Any) -> Any:
    async def deed(*_: Any) -> Any:
        return {"found": found}

    return deed


def test_every_route_and_every_deed_is_tried(evening: Evening) -> None:
    """A new route or action must be added to the lists of this test."""
    runner = evening.visit.page._runner
    assert runner is not None
    routes = {(route.method, route.resource.canonical) for route in runner.app.router.routes() if route.resource}
    assert {path for method, path in routes if method != "HEAD"} == {
        "/",
        "/static/{name}",
        "/api/stream",
        "/api/messages",
        "/api/commands",
        "/api/file/{path}",
        "/api/{kind}",
        "/emojis/{id}.{kind}",
    }
    assert {kind for kind, _ in forged(evening)} == {*actions.ACTIONS, *actions.OWNERS}


async def test_a_guest_is_one_person_whatever_is_claimed(evening: Evening) -> None:
    visit = evening.visit
    for claimed in (visit.anna.id, evening.carla.id, "1", "x"):
        socket = await evening.stream(claimed)
        hello = await heard(socket, "hello")
        assert (hello["me"]["name"], hello["owner"]) == ("Bruno", False)
        await socket.close()
        status, said = await evening.knock("/api/say", claimed, {"channel": visit.cards, "text": "as Anna"})
        assert (status, json.loads(said)) == (403, {"error": "not-you"})
    for claimed in (None, "", visit.bruno.id):
        status, _ = await evening.knock("/api/say", claimed, {"channel": visit.cards, "text": "as Bruno"})
        assert status == 200
    texts = [(m["author"]["global_name"], m["content"]) for m in visit.anna.messages(visit.cards) if m["content"]]
    assert texts == [("Bruno", "as Bruno")] * 3


async def test_a_guest_plays_as_their_person(evening: Evening) -> None:
    visit = evening.visit
    socket = await evening.stream()
    await heard(socket, "hello")
    visit.bot.answers["hand"] = lambda _: only_you(text("the Star for Bruno"))
    status, _ = await evening.knock("/api/slash", None, {"channel": visit.cards, "path": "hand"})
    assert status == 200
    made = (await heard(socket, "made"))["message"]
    assert made["components"][0]["content"] == "the Star for Bruno"
    bruno = guilds.dm(visit.world, visit.bruno.id)["id"]
    visit.bot.post(bruno, gallery("c.txt", "c"), files={"c.txt": b"for Bruno"})
    message = (await heard(socket, "made"))["message"]
    path = message["components"][0]["items"][0]["media"]["url"].removeprefix(CDN)
    assert await evening.knock(f"/api/file{path}", None) == (200, b"for Bruno")
    assert (await evening.knock("/api/dismiss", None, {"message": made["id"]}))[0] == 200
    assert (await evening.knock("/api/locale", None, {"locale": "es-ES"}))[0] == 200
    assert visit.bruno.locale == "es-ES"


async def test_a_guest_has_no_controls_of_the_owner(evening: Evening) -> None:
    visit = evening.visit
    for kind in actions.OWNERS:
        for body in ({"person": visit.anna.id}, {"name": "Dino", "locale": "it"}, {}, []):
            status, said = await evening.knock(f"/api/{kind}", None, body)
            assert (status, json.loads(said)["error"]) in ((403, "owner-only"), (400, "malformed"))
            assert status == 403 or body == []
    assert evening.key != visit.key


async def test_a_guest_reads_names_and_no_more_of_others(evening: Evening) -> None:
    visit, world = evening.visit, evening.visit.world
    stranger = person_named(world, "Stranger")
    guilds.leave(world, stranger.id)
    people = (await heard(await evening.stream(), "hello"))["people"]
    assert people == [{"id": p.id, "name": p.name} for p in (visit.anna, visit.bruno, evening.carla)]
    owners = (await heard(await visit.stream(), "hello"))["people"]
    assert [(p["name"], p["invited"]) for p in owners] == [
        ("Anna", False),
        ("Bruno", True),
        ("Carla", False),
        ("Stranger", False),
    ]


async def test_a_link_is_the_same_until_it_is_taken_back(evening: Evening) -> None:
    visit = evening.visit
    bruno = {"person": visit.bruno.id}
    assert (await visit.post("invite", bruno))[1] == {"id": visit.bruno.id, "name": "Bruno", "key": evening.key}
    assert await visit.post("uninvite", bruno) == (200, {})
    _, again = await visit.post("invite", bruno)
    assert again["key"] != evening.key
    assert (await evening.knock(f"/api/messages?channel={visit.cards}", None))[0] == 403


async def test_a_link_brings_somebody_new(visit: Visit) -> None:
    _, made = await visit.post("invite", {"name": " Dino ", "locale": "it"})
    dino = Person(visit.world, made["id"])
    assert (dino.name, dino.locale, made["name"]) == ("Dino", "it", "Dino")
    for body in ({"person": "1"}, {"person": 5}, {"name": "", "locale": "it"}, {"name": "E", "locale": "xx"}, {}):
        for kind in ("invite", "uninvite"):
            assert (await visit.post(kind, body))[0] == 400
    assert len(visit.world.people) == 3


async def test_who_is_turned_out_hears_and_does_nothing_more(evening: Evening) -> None:
    visit = evening.visit
    mine, owners = await evening.stream(), await visit.stream(visit.bruno)
    for socket in (mine, owners):
        await heard(socket, "hello")
    waiting = evening.knock("/api/slash", None, {"channel": visit.cards, "path": "hand"})

    def taken_back_meanwhile(_: Any) -> Any:
        visit.page._site.guests.withdraw(visit.bruno.id)
        visit.page._site.close_tabs_of(visit.bruno.id)
        return only_you(text("too late for a guest"))

    visit.bot.answers["hand"] = taken_back_meanwhile
    assert await waiting == (403, b'{"error": "wrong-key"}')
    rest: list[Any] = []
    while (message := await mine.receive(timeout=MAX_WAIT_SECONDS)).type is WSMsgType.TEXT:
        rest.append(message.data)
    assert mine.close_code == site.WRONG_KEY
    assert "too late" not in str(rest)
    assert "too late" in str(await heard(owners, "made"))
    socket = await evening.stream()
    assert (await socket.receive(timeout=MAX_WAIT_SECONDS)).type is WSMsgType.CLOSE
    assert (await evening.knock("/api/say", None, {"channel": visit.cards, "text": "still here"}))[0] == 403


async def test_a_key_of_somebody_who_is_gone_opens_nothing(evening: Evening) -> None:
    """If the saved world is lost, an invitation of an unknown person is not accepted."""
    del evening.visit.world.people[evening.visit.bruno.id]
    assert (await evening.knock("/api/messages?channel=1", None))[0] == 403
    socket = await evening.stream()
    assert (await socket.receive(timeout=MAX_WAIT_SECONDS)).type is WSMsgType.CLOSE


async def test_a_disk_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    """If the file cannot be written, a new link works until the end of the run; withdrawing one answers an error."""
    world = new_world()
    anna = person_named(world, "Anna")
    async with PageServer(world, port=0, guests=tmp_path / "none" / "g") as page, aiohttp.ClientSession() as session:
        origin, headers = f"http://127.0.0.1:{page.port}", {"X-Key": page.url.partition("#key=")[2]}
        async with session.post(f"{origin}/api/invite", json={"person": anna.id}, headers=headers) as answer:
            key = (await answer.json())["key"]
        assert page._site.visitor(key) == site.Visitor(anna.id)
        async with session.post(f"{origin}/api/uninvite", json={"person": anna.id}, headers=headers) as answer:
            assert (answer.status, (await answer.json())["error"]) == (507, "not-kept")
        assert page._site.visitor(key) is None


async def test_no_key_is_in_a_log(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    await evening.knock(f"/api/messages?channel={evening.visit.cards}", None)
    await evening.visit.post("uninvite", {"person": evening.visit.bruno.id})
    assert evening.key not in caplog.text
