"""Permissions with channel overwrites, and the requests of the bot that are refused without them."""

from __future__ import annotations

import discord
import pytest

from bot.local_server import CannotUse, guilds, new_world, payloads, permissions, person_named, threads
from bot.local_server.permissions import (
    ADMINISTRATOR,
    ALL,
    ATTACH_FILES,
    CREATE_PUBLIC_THREADS,
    EMBED_LINKS,
    EVERYONE,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    VIEW_CHANNEL,
)
from tests.local_server.harness import Stage, picture


def test_overwrites_are_applied_in_discords_order() -> None:
    world = new_world()
    channel = guilds.channel(world, "cards")["id"]
    alice = person_named(world, "Alice", permissions=0)
    role = world.members[world.guild_id][alice.id]["roles"][0]
    assert permissions.bits(world, alice.id, channel) == EVERYONE
    guilds.overwrite(world, channel, world.guild_id, deny=SEND_MESSAGES)
    assert not permissions.bits(world, alice.id, channel) & SEND_MESSAGES
    guilds.overwrite(world, channel, role, allow=SEND_MESSAGES)
    assert permissions.bits(world, alice.id, channel) & SEND_MESSAGES
    second = payloads.role(world.new_id(), "second", 0, 5)
    world.guilds[world.guild_id]["roles"].append(second)
    world.members[world.guild_id][alice.id]["roles"].append(second["id"])
    guilds.overwrite(world, channel, second["id"], deny=SEND_MESSAGES)
    assert permissions.bits(world, alice.id, channel) & SEND_MESSAGES, (
        "what one role allows, another does not take away"
    )
    guilds.overwrite(world, channel, alice.id, deny=SEND_MESSAGES)
    assert not permissions.bits(world, alice.id, channel) & SEND_MESSAGES
    guilds.overwrite(world, channel, alice.id, deny=VIEW_CHANNEL)
    assert permissions.bits(world, alice.id, channel) == 0
    guilds.grant(world, alice.id, ADMINISTRATOR)
    assert permissions.bits(world, alice.id, channel) == ALL
    assert permissions.bits(world, world.owner["id"], channel) == ALL


async def test_hidden_channels_are_50001_and_missing_permissions_50013(scene: Stage) -> None:
    await scene.start()
    world, me = scene.world, scene.world.bot["id"]
    world.rates.enabled = False
    guilds.grant(world, me, 0)
    sent = await scene.text().send("x")

    async def code_without(bit: int, **what: object) -> int:
        guilds.overwrite(world, scene.cards, me, deny=bit)
        try:
            await scene.text().send(**what)  # type: ignore[arg-type]
        except discord.HTTPException as error:
            return error.code
        return 0

    assert await code_without(0, content="x") == 0
    assert await code_without(SEND_MESSAGES, content="x") == 50013
    assert await code_without(ATTACH_FILES, file=picture()) == 50013
    assert await code_without(EMBED_LINKS, embed=discord.Embed(title="t")) == 50013
    assert await code_without(READ_MESSAGE_HISTORY, content="x", reference=sent.to_reference()) == 50013
    assert await code_without(VIEW_CHANNEL, content="x") == 50001
    with pytest.raises(discord.Forbidden) as caught:
        await scene.bot.fetch_channel(int(scene.cards))
    assert caught.value.code == 50001
    guilds.overwrite(world, scene.cards, me, deny=CREATE_PUBLIC_THREADS)
    with pytest.raises(discord.Forbidden):
        await sent.create_thread(name="t")
    with pytest.raises(discord.Forbidden):
        await scene.text().edit(name="renamed")


async def test_interactions_carry_both_sides_permissions(scene: Stage) -> None:
    found: list[tuple[discord.Permissions, discord.Permissions]] = []

    @scene.bot.tree.command(description="x")
    async def who(interaction: discord.Interaction) -> None:
        found.append((interaction.permissions, interaction.app_permissions))
        await interaction.response.send_message("ok")

    await scene.start()
    guilds.overwrite(scene.world, scene.cards, scene.alice.id, deny=ATTACH_FILES)
    guilds.grant(scene.world, scene.world.bot["id"], 0)
    guilds.overwrite(scene.world, scene.cards, scene.world.bot["id"], deny=EMBED_LINKS)
    await scene.alice.slash(scene.cards, "who")
    person, bot = found[0]
    assert not person.attach_files
    assert person.embed_links
    assert bot.attach_files
    assert not bot.embed_links


async def test_replies_to_interactions_need_no_permission_to_send(scene: Stage) -> None:
    @scene.bot.tree.command(description="x")
    async def hi(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hi")

    await scene.start()
    guilds.overwrite(scene.world, scene.cards, scene.world.bot["id"], deny=SEND_MESSAGES)
    made = await scene.alice.slash(scene.cards, "hi")
    assert made.message is not None


async def test_people_are_bound_too(scene: Stage) -> None:
    await scene.start()
    guilds.overwrite(scene.world, scene.cards, scene.alice.id, deny=SEND_MESSAGES)
    with pytest.raises(CannotUse):
        await scene.alice.say(scene.cards, "x")
    guilds.overwrite(scene.world, scene.cards, scene.alice.id, deny=VIEW_CHANNEL)
    assert scene.alice.channels() == []
    with pytest.raises(CannotUse):
        scene.alice.messages(scene.cards)
    assert [channel["name"] for channel in scene.bob.channels()] == ["cards"]


async def test_several_guilds_and_leaving_them(scene: Stage) -> None:
    await scene.start()
    second = guilds.add_guild(scene.world, "Second")["id"]
    await scene.world.until(lambda: len(scene.bot.guilds) == 2)
    other = guilds.channel(scene.world, "cards", guild_id=second)
    await scene.world.until(lambda: scene.bot.get_channel(int(other["id"])))
    assert not scene.alice.can_see(other["id"])
    guilds.join(scene.world, scene.alice.id, second)
    assert scene.alice.can_see(other["id"])
    guilds.remove_bot(scene.world, second)
    await scene.world.until(lambda: len(scene.bot.guilds) == 1)
    with pytest.raises(discord.NotFound) as caught:
        await scene.bot.fetch_guild(int(second))
    assert caught.value.code == 10004
    threads.remove_channel(scene.world, scene.cards)
    await scene.world.until(lambda: scene.bot.get_channel(int(scene.cards)) is None)


async def test_unknown_people_and_members(scene: Stage) -> None:
    await scene.start()
    guild = scene.bot.guilds[0]
    with pytest.raises(discord.NotFound) as caught:
        await scene.bot.fetch_user(5)
    assert caught.value.code == 10013
    guilds.leave(scene.world, scene.alice.id)
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(int(scene.alice.id))
    assert caught.value.code == 10007
    assert (await scene.bot.fetch_user(int(scene.alice.id))).name == "alice"
