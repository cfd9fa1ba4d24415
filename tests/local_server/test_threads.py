"""Threads: starting, archiving, locking, members, and what is refused in them."""

from __future__ import annotations

import discord
import pytest

from bot.local_server import CannotUse, guilds, messages, threads
from bot.local_server.permissions import EVERYONE, MANAGE_THREADS, SEND_MESSAGES
from tests.local_server.harness import Stage


async def test_thread_from_a_message(scene: Stage) -> None:
    await scene.start()
    events: list[str] = []
    scene.world.watch(lambda event, _: events.append(event))
    sent = await scene.text().send("the table")
    thread = await sent.create_thread(name="Table of Alice", auto_archive_duration=60)
    assert thread.id == sent.id
    assert thread.parent_id == int(scene.cards)
    assert events == ["MESSAGE_CREATE", "THREAD_CREATE", "MESSAGE_UPDATE"]
    await thread.send("in the thread")
    assert [m["content"] for m in scene.alice.messages(str(thread.id))] == ["in the thread"]
    assert "Table of Alice" in [channel["name"] for channel in scene.alice.channels()]
    with pytest.raises(discord.HTTPException) as caught:
        await sent.create_thread(name="again")
    assert caught.value.code == 160004


async def test_public_thread_without_a_message_is_announced(scene: Stage) -> None:
    await scene.start()
    thread = await scene.text().create_thread(name="Talk", type=discord.ChannelType.public_thread)
    announcement = scene.alice.messages(scene.cards)[-1]
    assert (announcement["type"], announcement["content"]) == (18, "Talk")
    await scene.world.until(lambda: scene.text().get_thread(thread.id))
    assert (await scene.bot.fetch_channel(thread.id)).id == thread.id


async def test_private_thread_is_for_its_members(scene: Stage) -> None:
    await scene.start()
    thread = await scene.text().create_thread(name="Whispers", type=discord.ChannelType.private_thread)
    tid = str(thread.id)
    assert not scene.alice.can_see(tid)
    with pytest.raises(CannotUse):
        scene.alice.messages(tid)
    await thread.add_user(discord.Object(int(scene.alice.id)))
    assert scene.alice.can_see(tid)
    assert not scene.bob.can_see(tid)
    assert {member.id for member in await thread.fetch_members()} == {int(scene.alice.id), scene.bot.user.id}  # type: ignore[union-attr]
    await thread.remove_user(discord.Object(int(scene.alice.id)))
    assert not scene.alice.can_see(tid)


async def test_archived_threads_refuse_edits_and_wake_for_messages(scene: Stage) -> None:
    await scene.start()
    thread = await scene.text().create_thread(name="Talk", type=discord.ChannelType.public_thread)
    sent = await thread.send("x")
    await thread.edit(archived=True)
    for deed in (sent.edit(content="y"), thread.edit(name="Other")):
        with pytest.raises(discord.HTTPException) as caught:
            await deed
        assert caught.value.code == 50083
    await thread.send("wakes it")
    await sent.edit(content="y")
    assert scene.alice.messages(str(thread.id))[0]["content"] == "y"


async def test_locked_threads_need_manage_threads(scene: Stage) -> None:
    await scene.start()
    thread = await scene.text().create_thread(name="Talk", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.edit(locked=True)
    assert caught.value.code == 50013
    guilds.grant(scene.world, scene.world.bot["id"], MANAGE_THREADS)
    await thread.edit(locked=True, archived=True)
    with pytest.raises(CannotUse):
        await scene.alice.say(str(thread.id), "let me in")
    await thread.send("a manager may")
    guilds.grant(scene.world, scene.world.bot["id"], 0)
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("no longer")
    assert caught.value.code == 50083
    guilds.grant(scene.world, scene.world.bot["id"], MANAGE_THREADS)
    await thread.delete()
    assert not scene.alice.can_see(str(thread.id))


async def test_idle_threads_are_archived_by_the_clock(scene: Stage) -> None:
    await scene.start()
    thread = await scene.text().create_thread(
        name="Talk", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    threads.advance(scene.world, 59 * 60)
    await thread.send("still here")
    threads.advance(scene.world, 59 * 60)
    assert not scene.world.channels[str(thread.id)]["thread_metadata"]["archived"]
    threads.advance(scene.world, 2 * 60)
    assert scene.world.channels[str(thread.id)]["thread_metadata"]["archived"]
    assert scene.alice.commands(str(thread.id)) == []
    found = [t.id async for t in scene.text().archived_threads()]
    assert found == [thread.id]


async def test_send_messages_says_nothing_about_threads(scene: Stage) -> None:
    await scene.start()
    thread = await scene.text().create_thread(name="Talk", type=discord.ChannelType.public_thread)
    guilds.overwrite(scene.world, scene.cards, scene.world.guild_id, deny=SEND_MESSAGES)
    guilds.grant(scene.world, scene.world.bot["id"], EVERYONE & ~SEND_MESSAGES)
    await thread.send("fine")
    with pytest.raises(discord.Forbidden):
        await scene.text().send("not fine")


async def test_what_moderators_and_people_do_to_threads(scene: Stage) -> None:
    await scene.start()
    thread = await scene.text().create_thread(name="Talk", type=discord.ChannelType.public_thread)
    sent = await thread.send("x")
    threads.moderate(scene.world, str(thread.id), archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="y")
    assert caught.value.code == 50083
    await scene.world.until(lambda: scene.text().get_thread(thread.id) is None)
    threads.moderate(scene.world, str(thread.id), archived=False, locked=False)
    messages.remove_by_id(scene.world, str(sent.id))
    with pytest.raises(discord.NotFound):
        await sent.edit(content="y")
    threads.remove_channel(scene.world, str(thread.id))
    with pytest.raises(discord.NotFound) as caught:
        await thread.send("gone")
    assert caught.value.code == 10003

    public = scene.alice.start_thread(scene.cards, "Of Alice")
    await scene.world.until(lambda: scene.text().get_thread(int(public["id"])))
    found = await scene.bot.fetch_channel(int(public["id"]))
    assert isinstance(found, discord.Thread)
    assert found.me is None
    private = scene.alice.start_thread(scene.cards, "Hidden", private=True)
    with pytest.raises(discord.Forbidden) as forbidden:
        await scene.bot.fetch_channel(int(private["id"]))
    assert forbidden.value.code == 50001
    with pytest.raises(CannotUse):
        scene.alice.start_thread(public["id"], "thread in a thread")


async def test_bad_forms(scene: Stage) -> None:
    await scene.start()
    route = discord.http.Route("POST", "/channels/{channel_id}/threads", channel_id=scene.cards)
    for bad in (
        {"name": ""},
        {"name": "n" * 101},
        {"name": "n", "auto_archive_duration": 61},
        {"name": "n", "rate_limit_per_user": 21601},
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await scene.bot.http.request(route, json={"type": 11, **bad})
        assert caught.value.code == 50035
