"""People without a bot: what they see, what they can forge, and which events watchers receive."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.local_server import CannotUse, NoAnswer, guilds, new_world, person_named
from bot.local_server.world import Account
from tests.local_server.harness import Stage


def test_people_and_channels_are_found_again() -> None:
    world = new_world(seed_name="The inn")
    alice = person_named(world, "Alice", locale="es-ES")
    assert person_named(world, "Alice") == alice
    assert world.people == {alice.id: Account(alice.id, "Alice", "es-ES")}
    assert guilds.channel(world, "cards") is guilds.channel(world, "cards")
    assert world.guilds[world.guild_id]["name"] == "The inn"
    assert alice.dm_messages() == []
    assert alice.open_dm()["recipients"][0]["id"] == alice.id
    assert [channel["recipients"][0]["id"] for channel in alice.channels() if channel["type"] == 1] == [world.bot["id"]]


async def test_watching_and_ceasing_to() -> None:
    world = new_world()
    channel = guilds.channel(world, "cards")["id"]
    alice = person_named(world, "Alice")
    seen: list[tuple[str, dict[str, Any]]] = []
    stop = world.watch(lambda event, data: seen.append((event, data)))
    said = await alice.say(channel, "hello")
    stop()
    stop()
    await alice.say(channel, "unheard")
    assert [(event, data["id"]) for event, data in seen] == [("MESSAGE_CREATE", said["id"])]
    assert "_only_for" not in seen[0][1]
    reply = await alice.say(channel, "to myself", reply_to=said["id"])
    assert reply["referenced_message"]["content"] == "hello"
    with pytest.raises(CannotUse):
        await alice.say(channel, "x" * 2001)
    with pytest.raises(CannotUse):
        await alice.say(channel, "")


async def test_nobody_answers_without_a_bot() -> None:
    world = new_world()
    world.ACK_SECONDS = 0.05
    channel = guilds.channel(world, "cards")["id"]
    alice = person_named(world, "Alice")
    said = await alice.say(channel, "hello")
    seen: list[tuple[str, object]] = []
    world.watch(lambda event, data: seen.append((event, data["_only_for"])))
    with pytest.raises(NoAnswer) as caught:
        await alice.click(said["id"], "forged", force=True)
    assert not caught.value.interaction.responded
    assert seen == [("INTERACTION_CREATE", alice.id), ("INTERACTION_FAILED", alice.id)]


async def test_forged_clicks_reach_the_bot(scene: Stage) -> None:
    """What a hostile client can send: ids not shown, disabled controls, ephemeral messages of other people."""
    got: list[tuple[str, str]] = []

    async def note(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            assert interaction.data is not None
            got.append((interaction.user.name, str(interaction.data.get("custom_id"))))
            await interaction.response.defer()

    scene.bot.on_interaction = note  # type: ignore[attr-defined]

    @scene.bot.tree.command(description="x")
    async def hand(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="off", custom_id="off", disabled=True))
        await interaction.response.send_message("secret", view=view, ephemeral=True)

    await scene.start()
    made = await scene.alice.slash(scene.cards, "hand")
    assert made.message is not None
    message_id = made.message["id"]
    for deed in (scene.bob.click(message_id, "off"), scene.alice.click(message_id, "off")):
        with pytest.raises(CannotUse):
            await deed
    await scene.bob.click(message_id, "off", force=True)
    await scene.bob.click(message_id, "invented", force=True)
    assert got == [("bob", "off"), ("bob", "invented")]
    guilds.leave(scene.world, scene.bob.id)
    with pytest.raises(CannotUse):
        await scene.bob.click(message_id, "off", force=True)


async def test_requests_are_logged_and_bounded(scene: Stage) -> None:
    await scene.start()
    scene.world.rates.enabled = False
    for n in range(3):
        await scene.text().send(str(n))
    assert [(r.method, r.json["content"], r.status) for r in scene.world.requests[-3:]] == [
        ("POST", "0", 200),
        ("POST", "1", 200),
        ("POST", "2", 200),
    ]
    scene.world.requests.extend(scene.world.requests * 1000)
    await scene.text().send("last")
    assert len(scene.world.requests) == 2000
    assert scene.world.requests[-1].json["content"] == "last"
