"""Login, intents, command registration, reconnecting."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands

from bot.local_server import CannotUse, guilds, new_world, person_named
from bot.local_server.gateway import PRIVILEGED
from tests.local_server.harness import Stage, picture, stage


async def test_login_brings_guild_channel_and_permissions(scene: Stage) -> None:
    await scene.start()
    guild = scene.bot.get_guild(int(scene.world.guild_id))
    assert guild is not None
    assert guild.name == "Local table"
    assert guild.me.display_name == "Germini"
    assert scene.text().permissions_for(guild.me).send_messages
    assert guild.get_member(int(scene.alice.id)) is None, "members are not cached without their intent"
    fetched = await guild.fetch_member(int(scene.alice.id))
    assert fetched.display_name == "Alice"


async def test_wrong_token_is_401() -> None:
    async with stage(world=new_world(token="right")) as scene:
        with pytest.raises(discord.LoginFailure):
            await scene.bot.login("wrong")


async def test_wrong_token_at_the_gateway_closes_4004() -> None:
    async with stage(world=new_world(token="right")) as scene:
        await scene.bot.login("right")
        scene.world.token = "changed"
        with pytest.raises(discord.ConnectionClosed) as caught:
            await scene.bot.connect()
        assert caught.value.code == 4004


async def test_privileged_intents_must_be_granted() -> None:
    async with stage(intents=discord.Intents.all()) as scene:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await scene.start()
    world = new_world()
    world.privileged = PRIVILEGED
    async with stage(world=world, intents=discord.Intents.all()) as scene:
        await scene.start()
        guild = scene.bot.get_guild(int(world.guild_id))
        assert guild is not None
        assert {member.name for member in guild.members} >= {"alice", "bob"}
        await scene.alice.say(scene.cards, "hello there")
        await world.until(lambda: scene.bot.heard)
        assert scene.bot.heard[0].content == "hello there"


async def test_without_the_content_intent_others_messages_are_blank(scene: Stage) -> None:
    await scene.start()
    await scene.alice.say(scene.cards, "hello there")
    await scene.alice.say(scene.cards, f"hello <@{scene.world.bot['id']}>")
    await scene.world.until(lambda: len(scene.bot.heard) == 2)
    assert scene.bot.heard[0].content == ""
    assert scene.bot.heard[1].content.startswith("hello")
    read = await scene.text().fetch_message(scene.bot.heard[0].id)
    assert read.content == ""


async def test_commands_are_registered_and_keep_their_ids(scene: Stage) -> None:
    @scene.bot.tree.command(description="Open a table")
    async def table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("open")

    await scene.start()
    first = scene.alice.commands(scene.cards)
    assert [command["name"] for command in first] == ["table"]
    synced = await scene.bot.tree.sync()
    assert [str(command.id) for command in synced] == [first[0]["id"]]
    with pytest.raises(CannotUse):
        await scene.alice.slash(scene.cards, "tables")


async def test_commands_follow_permissions_and_contexts(scene: Stage) -> None:
    @scene.bot.tree.command(description="For moderators")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ok")

    @scene.bot.tree.command(description="For all")
    async def play(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{interaction.locale} {interaction.guild_id}")

    await scene.start()
    boss = person_named(scene.world, "Boss", permissions=discord.Permissions(manage_guild=True).value)
    assert [c["name"] for c in scene.alice.commands(scene.cards)] == ["play"]
    assert {c["name"] for c in boss.commands(scene.cards)} == {"play", "settings"}
    dm = guilds.dm(scene.world, boss.id)["id"]
    assert [c["name"] for c in boss.commands(dm)] == ["play"]
    answer = await scene.bob.slash(guilds.dm(scene.world, scene.bob.id)["id"], "play")
    assert answer.message is not None
    assert answer.message["content"] == "it None"


async def test_bad_commands_are_refused(scene: Stage) -> None:
    await scene.start()
    route = discord.http.Route("POST", "/applications/{a}/commands", a=scene.bot.application_id)
    for bad in (
        {"name": "Table", "description": "x"},
        {"name": "two words", "description": "x"},
        {"name": "table", "description": "x" * 101},
        {"name": "table", "description": "x", "description_localizations": {"xx": "y"}},
        {
            "name": "table",
            "description": "x",
            "options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)],
        },
        {
            "name": "table",
            "description": "x",
            "options": [
                {
                    "type": 3,
                    "name": f"o{n}",
                    "description": "d" * 100,
                    "choices": [{"name": "c" * 100, "value": f"{i:0100}"} for i in range(25)],
                }
                for n in range(2)
            ],
        },
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await scene.bot.http.request(route, json=bad)
        assert (caught.value.status, caught.value.code) == (400, 50035), bad


@pytest.mark.parametrize("compress", [False, True])
async def test_a_dropped_connection_is_resumed_and_misses_nothing(compress: bool) -> None:
    async with stage(compress=compress) as scene:
        await scene.start()
        await scene.world.faults.drop_gateway()
        await scene.alice.say(scene.cards, "while you were away")
        await scene.world.until(lambda: "resumed" in scene.bot.seen and scene.bot.heard)
        assert scene.bot.seen == ["ready", "resumed"]
        await scene.alice.say(scene.cards, "again")
        await scene.world.until(lambda: len(scene.bot.heard) == 2)


@pytest.mark.slow
async def test_opcode_7_resumes_and_an_invalid_session_identifies_anew(scene: Stage) -> None:
    await scene.start()
    await scene.world.faults.reconnect()
    await scene.world.until(lambda: scene.bot.seen == ["ready", "resumed"])
    await scene.world.faults.invalid_session()
    await scene.world.until(lambda: scene.bot.seen.count("ready") == 2)
    await scene.alice.say(scene.cards, "hello")
    await scene.world.until(lambda: scene.bot.heard)


async def test_two_clients_share_nothing_but_the_world(scene: Stage) -> None:
    other = new_world(seed_name="Elsewhere")
    async with stage(world=other) as second:
        await asyncio.gather(scene.start(), second.start())
        await scene.text().send("here")
        assert other.messages[second.cards] == {}
        assert [guild.name for guild in second.bot.guilds] == ["Elsewhere"]


async def test_attachments_are_served(scene: Stage) -> None:
    await scene.start()
    sent = await scene.text().send(file=picture("board.png", description="the board"))
    attachment = sent.attachments[0]
    assert (attachment.width, attachment.height, attachment.description) == (64, 32, "the board")
    assert (await attachment.read())[:4] == b"\x89PNG"
    assert scene.world.requests[-1].files["board.png"][:4] == b"\x89PNG"


async def test_heartbeats_are_answered() -> None:
    async with stage(heartbeat_seconds=0.1) as scene:
        await scene.start()
        await asyncio.sleep(0.5)
        assert scene.bot.seen == ["ready"], "unanswered heartbeats would have ended the connection"
        assert scene.bot.latency < 10
