"""The page's POST requests act as the person of the tab."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local_server import guilds
from bot.local_server.permissions import MANAGE_GUILD
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import MODAL, button, gallery, only_you, picture, row, select, text

FORM = {
    "custom_id": "form",
    "title": "Name the table",
    "components": [{"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}],
}


async def test_saying_something(visit: Visit) -> None:
    status, _ = await visit.post("say", {"channel": visit.cards, "text": "hello"}, visit.bruno)
    assert status == 200
    assert [(m["author"]["id"], m["content"]) for m in visit.anna.messages(visit.cards)] == [(visit.bruno.id, "hello")]


async def test_a_command_with_options(visit: Visit) -> None:
    visit.bot.answers["table create"] = lambda _: only_you(text("made"))
    options = {"game": "minchiate", "seats": 4, "ranked": False, "partner": visit.bruno.id}
    status, answer = await visit.post("slash", {"channel": visit.cards, "path": "table create", "options": options})
    assert (status, answer["type"]) == (200, 4)
    assert visit.bot.got == [("table create", options)]


async def test_suggestions(visit: Visit) -> None:
    body = {"channel": visit.cards, "path": "table create", "focused": "game", "value": "mi", "options": {"game": "x"}}
    status, answer = await visit.post("autocomplete", body)
    assert status == 200
    assert [choice["value"] for choice in answer["choices"]] == ["minchiate", "mineo"]


async def test_buttons_selects_and_forms(visit: Visit) -> None:
    message = visit.bot.post(
        visit.cards, row(button("name", "Name it")), row(select("card", "A card", ["Fool", "Sun"]))
    )
    visit.bot.answers["name"] = lambda _: {"type": MODAL, "data": FORM}
    status, opened = await visit.post("click", {"message": message["id"], "custom_id": "name"})
    assert (status, opened["modal"]["title"]) == (200, "Name the table")
    status, _ = await visit.post("submit", {"interaction": opened["id"], "fields": {"name": "Arno"}})
    assert status == 200
    assert visit.bot.got[-1][1][0]["component"]["value"] == "Arno"
    status, _ = await visit.post("choose", {"message": message["id"], "custom_id": "card", "values": ["sun"]})
    assert status == 200
    assert visit.bot.got[-1] == ("card", ["sun"])


async def test_a_control_that_changed_under_the_finger_is_named_by_no_id(visit: Visit) -> None:
    message = visit.bot.post(visit.cards, row(button("name", "Name it"), button("off", "Off", disabled=True)))
    for custom_id in ("played", "off"):
        status, answer = await visit.post("click", {"message": message["id"], "custom_id": custom_id})
        assert (status, answer["error"], answer.get("detail", "")) == (409, "control-gone", "")


async def test_a_form_belongs_to_who_opened_it(visit: Visit) -> None:
    message = visit.bot.post(visit.cards, row(button("name", "Name it")))
    visit.bot.answers["name"] = lambda _: {"type": MODAL, "data": FORM}
    _, opened = await visit.post("click", {"message": message["id"], "custom_id": "name"})
    status, answer = await visit.post("submit", {"interaction": opened["id"], "fields": {"name": "x"}}, visit.bruno)
    assert (status, answer["error"]) == (409, "cannot-use")


@pytest.mark.parametrize("value", [True, ["x"], 5, None, {}])
async def test_a_field_takes_its_own_kind_of_value(visit: Visit, value: Any) -> None:
    message = visit.bot.post(visit.cards, row(button("name", "Name it")))
    visit.bot.answers["name"] = lambda _: {"type": MODAL, "data": FORM}
    _, opened = await visit.post("click", {"message": message["id"], "custom_id": "name"})
    status, answer = await visit.post("submit", {"interaction": opened["id"], "fields": {"name": value}})
    assert (status, answer["error"]) == (400, "malformed")


async def test_no_answer_in_time(visit: Visit) -> None:
    visit.world.ACK_SECONDS = 0.05
    status, answer = await visit.post("slash", {"channel": visit.cards, "path": "silent"})
    assert (status, answer) == (504, {"error": "no-answer"})


async def test_only_an_ephemeral_of_ones_own_is_dismissed(visit: Visit) -> None:
    visit.bot.answers["hand"] = lambda _: only_you(text("cards"))
    made = await visit.anna.slash(visit.cards, "hand")
    assert made.message is not None
    body = {"message": made.message["id"]}
    assert (await visit.post("dismiss", body, visit.bruno))[0] == 409
    assert (await visit.post("dismiss", body))[0] == 200
    assert visit.anna.messages(visit.cards) == []


async def test_a_new_person_and_a_new_language(visit: Visit) -> None:
    status, answer = await visit.post("person", {"name": "  Carla\u0301  Rossi ", "locale": "es-ES"})
    assert status == 200
    assert visit.world.people[answer["id"]].name == "Carlá Rossi"
    assert (await visit.post("person", {"name": "Anna", "locale": "it"}))[1]["id"] == visit.anna.id
    assert (await visit.post("locale", {"locale": "it"}))[0] == 200
    assert visit.anna.locale == "it"


async def test_the_server_speaks_the_language_that_its_manager_chooses(visit: Visit) -> None:
    told: list[tuple[str, str]] = []
    visit.world.watch(lambda event, data: told.append((event, str(data.get("preferred_locale")))))
    assert (await visit.post("locale", {"locale": "it"}))[0] == 200
    guild = visit.world.guilds[visit.world.guild_id]
    assert (guild["preferred_locale"], told) == ("en-US", []), "Anna does not manage this server"
    guilds.grant(visit.world, visit.anna.id, MANAGE_GUILD)
    told.clear()
    assert (await visit.post("locale", {"locale": "es-ES"}))[0] == 200
    assert (await visit.post("locale", {"locale": "es-ES"}))[0] == 200
    assert (guild["preferred_locale"], told) == ("es-ES", [("GUILD_UPDATE", "es-ES")])


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("say", []),
        ("say", {"channel": 5, "text": "x"}),
        ("say", {"channel": "{cards}"}),
        ("slash", {"channel": "{cards}", "path": "  "}),
        ("slash", {"channel": "{cards}", "path": "hand", "options": {"duplicate": True}}),
        ("slash", {"channel": "{cards}", "path": "hand", "options": {"x": {}}}),
        ("slash", {"channel": "{cards}", "path": "hand", "options": "x"}),
        ("choose", {"message": "1", "custom_id": "x", "values": [1]}),
        ("read", {"channel": "{cards}", "message": "²"}),
        ("locale", {"locale": "xx"}),
        ("person", {"name": "", "locale": "it"}),
        ("person", {"name": "x" * 33, "locale": "it"}),
        ("person", {"name": "a\u202eb", "locale": "it"}),
    ],
)
async def test_what_the_page_never_sends_is_malformed(visit: Visit, kind: str, body: Any) -> None:
    if isinstance(body, dict):
        body = {name: visit.cards if value == "{cards}" else value for name, value in body.items()}
    status, answer = await visit.post(kind, body)
    assert (status, answer["error"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("say", {"channel": "1", "text": "x"}),
        ("say", {"channel": "{cards}", "text": "x" * 2001}),
        ("slash", {"channel": "{cards}", "path": "nothing"}),
        ("slash", {"channel": "{cards}", "path": "table create", "options": {}}),
        ("slash", {"channel": "1", "path": "hand"}),
        ("autocomplete", {"channel": "{cards}", "path": "hand", "focused": "x", "value": ""}),
        ("click", {"message": "1", "custom_id": "x"}),
        ("submit", {"interaction": "1", "fields": {}}),
        ("dismiss", {"message": "1"}),
    ],
)
async def test_what_cannot_be_done_is_refused(visit: Visit, kind: str, body: dict[str, Any]) -> None:
    body = {name: visit.cards if value == "{cards}" else value for name, value in body.items()}
    status, answer = await visit.post(kind, body)
    assert (status, answer["error"]) == (409, "cannot-use")
    assert visit.bot.got == []


async def test_too_much_is_refused(visit: Visit) -> None:
    status, answer = await visit.post("say", {"channel": visit.cards, "text": "x" * 100_000})
    assert (status, answer["error"]) == (413, "too-long")


async def test_nobody_does_nothing(visit: Visit) -> None:
    headers = {"X-Key": visit.key, "X-Person": "1"}
    async with visit.session.post(f"{visit.origin}/api/say", json={}, headers=headers) as answer:
        assert answer.status == 404
    for path in (f"/api/messages?channel={visit.cards}", f"/api/commands?channel={visit.cards}"):
        assert (await visit.session.get(visit.origin + path, headers=headers)).status == 404


async def test_messages_come_in_pages(visit: Visit) -> None:
    for number in range(103):
        visit.bot.say(visit.cards, str(number))
    last = await (await visit.get(f"/api/messages?channel={visit.cards}")).json()
    assert ([m["content"] for m in last["messages"]], last["earlier"]) == ([str(n) for n in range(3, 103)], True)
    before = last["messages"][0]["id"]
    first = await (await visit.get(f"/api/messages?channel={visit.cards}&before={before}")).json()
    assert ([m["content"] for m in first["messages"]], first["earlier"]) == (["0", "1", "2"], False)


async def test_a_channel_one_does_not_see_has_neither_messages_nor_commands(visit: Visit) -> None:
    dm = guilds.dm(visit.world, visit.anna.id)["id"]
    visit.bot.say(dm, "secret")
    for path in ("messages", "commands"):
        answer = await visit.get(f"/api/{path}?channel={dm}", visit.bruno)
        assert "secret" not in await answer.text()
        assert answer.status == 404 or (await answer.json()) == {"commands": []}


def address(message: dict[str, Any]) -> str:
    return "/api/file" + message["components"][0]["items"][0]["media"]["url"].removeprefix("https://cdn.discordapp.com")


async def test_a_picture_is_for_those_who_see_its_message(visit: Visit) -> None:
    dm = guilds.dm(visit.world, visit.anna.id)["id"]
    data = picture("hand", (60, 40))
    message = visit.bot.post(dm, gallery("hand.webp", "A hand"), files={"hand.webp": data})
    mine, theirs = await visit.get(address(message)), await visit.get(address(message), visit.bruno)
    assert (mine.status, mine.content_type, await mine.read()) == (200, "image/webp", data)
    assert theirs.status == 404


async def test_the_picture_of_an_ephemeral_is_for_one_alone(visit: Visit) -> None:
    visit.bot.answers["hand"] = lambda _: only_you(text("cards"))
    made = await visit.anna.slash(visit.cards, "hand")
    assert made.message is not None
    visit.bot.edit(made.message, gallery("hand.webp", "A hand"), files={"hand.webp": picture("hand", (60, 40))})
    assert (await visit.get(address(made.message))).status == 200
    assert (await visit.get(address(made.message), visit.bruno)).status == 404


async def test_a_replaced_picture_is_shown_no_longer(visit: Visit) -> None:
    message = visit.bot.post(visit.cards, gallery("a.webp", "A"), files={"a.webp": picture("a", (60, 40))})
    old = address(message)
    visit.bot.edit(message, gallery("b.webp", "B"), files={"b.webp": picture("b", (60, 40))})
    assert (await visit.get(old)).status == 404
    assert (await visit.get(address(message))).status == 200


async def test_a_picture_a_page_was_told_of_loads_though_its_message_has_changed(visit: Visit) -> None:
    """During fast paging through a replay, the page requests a picture when the next one has already replaced it."""
    dm = guilds.dm(visit.world, visit.anna.id)["id"]
    data = picture("a", (60, 40))
    message = visit.bot.post(dm, gallery("a.webp", "A"), files={"a.webp": data})
    first = address(message)
    await visit.get(f"/api/messages?channel={dm}")
    async with await visit.stream() as tab:
        await tab.receive_json()
        visit.bot.edit(message, gallery("b.webp", "B"), files={"b.webp": picture("b", (60, 40))})
        second = address(message)
        visit.bot.edit(message, gallery("c.webp", "C"), files={"c.webp": picture("c", (60, 40))})
    for path in (first, second):
        assert (await visit.get(path)).status == 200
        assert (await visit.get(path, visit.bruno)).status == 404
    assert await (await visit.get(first)).read() == data


async def test_other_files_are_for_saving_only(visit: Visit) -> None:
    shown = {"type": 13, "file": {"url": "attachment://deal.html"}}
    message = visit.bot.post(visit.cards, shown, files={"deal.html": b"<script>alert(1)</script>"})
    path = "/api/file" + message["components"][0]["file"]["url"].removeprefix("https://cdn.discordapp.com")
    answer = await visit.get(path)
    assert (answer.status, answer.content_type) == (200, "application/octet-stream")
    assert answer.headers["Content-Disposition"] == "attachment"
