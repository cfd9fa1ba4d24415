"""Components and commands as Discord returns them: with defaults filled in, some fields left out, others rewritten."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands
from discord.http import Route

from bot.local_server import permissions, person_named
from tests.local_server.harness import Stage

Node = dict[str, Any]
OPTION = {"label": "Ace", "value": "a"}


async def sent(scene: Stage, *components: Node, flags: int = 0) -> list[Node]:
    """Return the components of the answer to sending them. Reading the message and the event must give the same."""
    route = Route("POST", "/channels/{c}/messages", c=scene.cards)
    made = await scene.bot.http.request(route, json={"components": list(components), "flags": flags})
    again = Route("GET", "/channels/{c}/messages/{m}", c=scene.cards, m=made["id"])
    assert (await scene.bot.http.request(again))["components"] == made["components"]
    assert scene.alice.message(made["id"])["components"] == made["components"]
    return made["components"]


def row(*inner: Node) -> Node:
    return {"type": 1, "components": list(inner)}


def button(**more: Any) -> Node:
    return {"type": 2, "style": 1, "custom_id": "b", **more}


@pytest.mark.parametrize("emoji", [{"id": None, "name": "🏆"}, {"name": "🏆"}, {"name": "🏆", "animated": False}])
async def test_a_unicode_emoji_is_taken_with_a_null_id_and_told_without_one(scene: Stage, emoji: Node) -> None:
    await scene.start()
    (shown,) = await sent(scene, row(button(emoji=emoji)))
    assert shown["components"][0]["emoji"] == {"name": "🏆"}
    (shown,) = await sent(scene, row({"type": 3, "custom_id": "s", "options": [{**OPTION, "emoji": emoji}]}))
    assert shown["components"][0]["options"] == [{**OPTION, "emoji": {"name": "🏆"}}]


async def test_a_custom_emoji_keeps_its_id(scene: Stage) -> None:
    await scene.start()
    scene.world.emojis["41771983429993937"] = {"id": "41771983429993937", "name": "pip"}
    (shown,) = await sent(scene, row(button(emoji={"id": 41771983429993937, "name": "pip"})))
    assert shown["components"][0]["emoji"] == {"id": "41771983429993937", "name": "pip", "animated": False}


@pytest.mark.parametrize(
    ("emoji", "field", "why"),
    [
        ("🏆", "", "Only dictionaries"),
        ({}, "name", "Invalid emoji"),
        ({"id": None, "name": "black_nib"}, "name", "Invalid emoji"),
        ({"id": None, "name": None}, "name", "Invalid emoji"),
        ({"id": "pip", "name": "pip"}, "id", "is not snowflake"),
        ({"id": "41771983429993938", "name": "pip"}, "id", "Invalid emoji"),
        ({"name": "🏆" * 33}, "name", "32 or fewer"),
        ({"name": 5}, "name", "as string"),
    ],
)
async def test_what_is_no_emoji_is_refused(scene: Stage, emoji: Any, field: str, why: str) -> None:
    await scene.start()
    for control in (
        button(label="Play", emoji=emoji),
        {"type": 3, "custom_id": "s", "options": [{**OPTION, "emoji": emoji}]},
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await sent(scene, row(control))
        assert (caught.value.status, caught.value.code) == (400, 50035)
        assert why in caught.value.text
        assert f"emoji.{field}".rstrip(".") + ": " in caught.value.text
    assert scene.alice.messages(scene.cards) == []


@pytest.mark.slow
async def test_selects_say_how_many_values_they_take(scene: Stage) -> None:
    await scene.start()
    (shown,) = await sent(scene, row({"type": 3, "custom_id": "s", "options": [OPTION]}))
    assert shown["components"] == [
        {"type": 3, "id": 2, "custom_id": "s", "min_values": 1, "max_values": 1, "options": [OPTION]}
    ]
    for kind in (5, 6, 7, 8):
        sparse = {"type": kind, "custom_id": "s", "min_values": None, "max_values": None, "placeholder": None}
        (shown,) = await sent(scene, row({**sparse, "disabled": None}))
        assert shown["components"] == [{"type": kind, "id": 2, "custom_id": "s", "min_values": 1, "max_values": 1}]
    (shown,) = await sent(scene, row({"type": 5, "custom_id": "s", "min_values": 0, "max_values": 5, "disabled": True}))
    assert shown["components"][0] | {"min_values": 0, "max_values": 5, "disabled": True} == shown["components"][0]


async def test_layout_components_say_what_was_left_out(scene: Stage) -> None:
    await scene.start()
    text = {"type": 10, "content": "words"}
    far = {"url": "https://example.com/a.png"}
    inner = [
        text,
        {"type": 14},
        {"type": 12, "items": [{"media": far}]},
        {"type": 9, "components": [text], "accessory": {"type": 11, "media": far, "description": "a card"}},
    ]
    (shown,) = await sent(scene, {"type": 17, "components": inner, "unknown": 1}, flags=1 << 15)
    assert (shown["accent_color"], shown["spoiler"], "unknown" in shown) == (None, False, False)
    _, line, pictures, section = shown["components"]
    assert line == {"type": 14, "id": 3, "divider": True, "spacing": 1}
    item = pictures["items"][0]
    assert (item["description"], item["spoiler"]) == (None, False)
    assert item["media"]["proxy_url"] == far["url"]
    assert item["media"]["id"].isdigit()
    assert (section["accessory"]["description"], section["accessory"]["spoiler"]) == ("a card", False)


async def test_a_file_component_says_its_name_and_size(scene: Stage) -> None:
    await scene.start()
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.File("attachment://rules.txt"))
    message = await scene.text().send(view=view, file=discord.File(__file__, filename="rules.txt"))
    (shown,) = scene.alice.message(str(message.id))["components"]
    assert (shown["name"], shown["spoiler"]) == ("rules.txt", False)
    assert shown["size"] == len(open(__file__, "rb").read())  # noqa: SIM115, PTH123, ASYNC230


async def test_an_edit_keeps_what_was_filled_in(scene: Stage) -> None:
    await scene.start()
    route = Route("POST", "/channels/{c}/messages", c=scene.cards)
    body = {"components": [row({"type": 3, "custom_id": "s", "options": [OPTION]})]}
    made = await scene.bot.http.request(route, json=body)
    edit = Route("PATCH", "/channels/{c}/messages/{m}", c=scene.cards, m=made["id"])
    changed = await scene.bot.http.request(edit, json={"content": "words"})
    assert changed["components"] == made["components"]


@pytest.mark.parametrize("given", [32, "32", "032"])
async def test_default_permissions_are_taken_as_number_or_text_and_told_as_text(scene: Stage, given: Any) -> None:
    await scene.start()
    app = scene.bot.application_id
    command = {"name": "admin", "description": "x", "default_member_permissions": given}
    for method, path, body in (
        ("POST", "/applications/{a}/commands", command),
        ("PUT", "/applications/{a}/guilds/{g}/commands", [command]),
    ):
        route = Route(method, path, a=app, g=scene.world.guild_id)
        made = await scene.bot.http.request(route, json=body)
        made = made[0] if isinstance(made, list) else made
        assert made["default_member_permissions"] == "32"
    boss = person_named(scene.world, "Boss", permissions=permissions.MANAGE_GUILD)
    assert [c["name"] for c in boss.commands(scene.cards)] == ["admin", "admin"]
    assert scene.alice.commands(scene.cards) == []


async def test_default_permissions_change_with_the_command(scene: Stage) -> None:
    await scene.start()
    app, boss = scene.bot.application_id, person_named(scene.world, "Boss", permissions=permissions.MANAGE_GUILD)
    admin = person_named(scene.world, "Admin", permissions=permissions.ADMINISTRATOR)
    create = Route("POST", "/applications/{a}/commands", a=app)
    made = await scene.bot.http.request(create, json={"name": "admin", "description": "x"})
    assert made["default_member_permissions"] is None
    change = Route("PATCH", "/applications/{a}/commands/{c}", a=app, c=made["id"])
    for given, told, offered in ((32, "32", [boss, admin]), (0, "0", [admin]), (None, None, [scene.alice, boss])):
        found = await scene.bot.http.request(change, json={"default_member_permissions": given, "id": "1", "type": 3})
        assert (found["default_member_permissions"], found["id"], found["type"]) == (told, made["id"], 1)
        everybody = (scene.alice, boss, admin)
        assert [p.name for p in everybody if p.commands(scene.cards)][: len(offered)] == [p.name for p in offered]


@pytest.mark.parametrize("given", [True, -1, 1.5, "all", "", "²", [], 1 << 54])
async def test_what_is_no_set_of_permissions_is_refused(scene: Stage, given: Any) -> None:
    await scene.start()
    route = Route("POST", "/applications/{a}/commands", a=scene.bot.application_id)
    with pytest.raises(discord.HTTPException) as caught:
        await scene.bot.http.request(route, json={"name": "a", "description": "x", "default_member_permissions": given})
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert scene.world.commands[""] == []


async def test_resolved_members_and_channels_are_partial(scene: Stage) -> None:
    @scene.bot.tree.command(description="x")
    async def show(answer: discord.Interaction, who: discord.Member, where: app_commands.AppCommandChannel) -> None:
        await answer.response.send_message(f"{who.display_name} {where.name} {where.permissions.value}")

    await scene.start()
    made = await scene.alice.slash(scene.cards, "show", who=scene.bob, where=scene.cards)
    assert made.message is not None
    assert made.message["content"] == f"Bob cards {permissions.bits(scene.world, scene.alice.id, scene.cards)}"
    member = made.payload["data"]["resolved"]["members"][scene.bob.id]
    assert not {"user", "deaf", "mute"} & set(member)
    assert {"roles", "joined_at", "permissions", "flags"} <= set(member)
    channel = made.payload["data"]["resolved"]["channels"][scene.cards]
    assert "permission_overwrites" not in channel
    assert channel["app_permissions"] == str(permissions.bits(scene.world, scene.world.bot["id"], scene.cards))


async def test_a_resolved_thread_is_read_by_the_library(scene: Stage) -> None:
    @scene.bot.tree.command(description="x")
    async def show(answer: discord.Interaction, where: app_commands.AppCommandThread) -> None:
        await answer.response.send_message(f"{where.name} {where.parent_id} {where.archived}")

    await scene.start()
    thread = scene.alice.start_thread(scene.cards, "talk")
    made = await scene.alice.slash(scene.cards, "show", where=thread["id"])
    assert made.message is not None
    assert made.message["content"] == f"talk {scene.cards} False"
