"""Sending, editing, deleting through the channel's route; nonces, mentions, old messages."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from bot.local_server import guilds, threads
from tests.local_server.harness import Stage, picture


async def test_edit_keeps_or_replaces_files(scene: Stage) -> None:
    await scene.start()
    sent = await scene.text().send("x", file=picture("one.png"))
    edited = await sent.edit(content="y")
    assert [file.filename for file in edited.attachments] == ["one.png"]
    edited = await sent.edit(attachments=[*edited.attachments, picture("two.png")])
    assert [file.filename for file in edited.attachments] == ["one.png", "two.png"]
    edited = await sent.edit(attachments=[edited.attachments[1]])
    assert [file.filename for file in edited.attachments] == ["two.png"]
    edited = await sent.edit(attachments=[])
    assert edited.attachments == []


async def test_embed_picture_is_resolved_and_unknown_names_refused(scene: Stage) -> None:
    await scene.start()
    embed = discord.Embed(title="Table").set_image(url="attachment://board.webp")
    sent = await scene.text().send(embed=embed, file=picture())
    assert (sent.embeds[0].image.url or "").endswith("/board.webp")
    wrong = discord.Embed(title="Table").set_image(url="attachment://other.webp")
    with pytest.raises(discord.HTTPException) as caught:
        await scene.text().send(embed=wrong, file=picture())
    assert caught.value.code == 50035
    assert len(scene.alice.messages(scene.cards)) == 1


async def test_v2_message_can_be_rebuilt_by_an_edit(scene: Stage) -> None:
    await scene.start()

    def layout(text: str) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(text))
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.webp")))
        return view

    sent = await scene.text().send(view=layout("one"), file=picture())
    await sent.edit(view=layout("two"), attachments=[picture()])
    stored = scene.alice.messages(scene.cards)[0]
    assert stored["components"][0]["content"] == "two"
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(view=layout("three"), attachments=[])
    assert caught.value.code == 50035
    assert stored["components"][0]["content"] == "two", "a refused edit changes nothing"
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="legacy")
    assert caught.value.code == 50035


async def test_enforced_nonce_returns_the_first_message(scene: Stage) -> None:
    await scene.start()
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=scene.cards)
    body = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    first = await scene.bot.http.request(route, json=body)
    second = await scene.bot.http.request(route, json=body)
    assert first["id"] == second["id"]
    assert len(scene.alice.messages(scene.cards)) == 1
    threads.advance(scene.world, 600)
    third = await scene.bot.http.request(route, json=body)
    assert third["id"] != first["id"]


async def test_mentions_follow_allowed_mentions(scene: Stage) -> None:
    await scene.start()
    text = f"@everyone <@{scene.alice.id}>"
    loud = await scene.text().send(text)
    assert loud.mention_everyone
    assert [user.id for user in loud.mentions] == [int(scene.alice.id)]
    quiet = await scene.text().send(text, allowed_mentions=discord.AllowedMentions.none())
    assert not quiet.mention_everyone
    assert quiet.mentions == []
    chosen = discord.AllowedMentions(everyone=False, users=[discord.Object(int(scene.alice.id))])
    one = await scene.text().send(f"{text} <@{scene.bob.id}>", allowed_mentions=chosen)
    assert [user.id for user in one.mentions] == [int(scene.alice.id)]


async def test_text_displays_mention_too(scene: Stage) -> None:
    await scene.start()
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(f"<@{scene.alice.id}>, it is your turn")))
    sent = await scene.text().send(view=view)
    assert [user.id for user in sent.mentions] == [int(scene.alice.id)]


async def test_reply_pings_the_author_unless_told_not_to(scene: Stage) -> None:
    await scene.start()
    said = await scene.alice.say(scene.cards, "hello")
    target = scene.text().get_partial_message(int(said["id"]))
    assert [user.id for user in (await target.reply("hi")).mentions] == [int(scene.alice.id)]
    assert (await target.reply("hi", mention_author=False)).mentions == []
    with pytest.raises(discord.HTTPException):
        await scene.text().get_partial_message(5).reply("to nothing")


async def test_delete_and_history(scene: Stage) -> None:
    await scene.start()
    sent = [await scene.text().send(str(n)) for n in range(3)]
    await sent[1].delete()
    assert [m.content async for m in scene.text().history(limit=10)] == ["2", "0"]
    assert [m.content async for m in scene.text().history(limit=10, after=sent[0])] == ["2"]
    with pytest.raises(discord.NotFound) as caught:
        await sent[1].edit(content="gone")
    assert caught.value.code == 10008


async def test_others_messages_cannot_be_edited(scene: Stage) -> None:
    await scene.start()
    said = await scene.alice.say(scene.cards, "mine")
    with pytest.raises(discord.Forbidden) as caught:
        await scene.text().get_partial_message(int(said["id"])).edit(content="yours")
    assert caught.value.code == 50005


async def test_old_messages_can_be_edited_three_times_in_six_seconds(scene: Stage) -> None:
    await scene.start()
    scene.world.rates.limits["PATCH /channels/:id/messages/:id"] = (100, 1.0)
    sent = await scene.text().send("x")
    for n in range(4):
        await sent.edit(content=f"young {n}")
    threads.advance(scene.world, 3601)
    scene.world.rates.old_edits = (3, 1.0)
    for n in range(4):
        await sent.edit(content=f"old {n}")
    refused = [r for r in scene.world.requests if r.status == 429]
    assert refused, "the fourth edit had to wait"
    assert scene.alice.messages(scene.cards)[0]["content"] == "old 3"


async def test_pins(scene: Stage) -> None:
    await scene.start()
    sent = await scene.text().send("x")
    with pytest.raises(discord.Forbidden):
        await sent.pin()
    guilds.grant(scene.world, scene.world.bot["id"], discord.Permissions(pin_messages=True).value)
    await sent.pin()
    assert [m.id async for m in scene.text().pins()] == [sent.id]
    await sent.unpin()
    assert [m async for m in scene.text().pins()] == []


async def test_typing(scene: Stage) -> None:
    await scene.start()
    seen: list[str] = []
    scene.world.watch(lambda event, _: seen.append(event))
    async with scene.text().typing():
        await scene.text().send("x")
    assert seen == ["TYPING_START", "MESSAGE_CREATE"]


async def test_edit_needs_something_left(scene: Stage) -> None:
    await scene.start()
    sent = await scene.text().send("x")
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content=None)
    assert caught.value.code == 50006
