"""How an interaction can be answered, and until when."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.local_server import NoAnswer, World, threads
from tests.local_server.harness import Stage


async def test_deferred_reply_is_completed_by_the_first_follow_up(scene: Stage) -> None:
    @scene.bot.tree.command(description="Think")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.followup.send("done")
        await interaction.followup.send("more", ephemeral=True)
        await interaction.edit_original_response(content="really done")

    await scene.start()
    made = await scene.alice.slash(scene.cards, "think")
    message = made.message
    assert message is not None
    await scene.world.until(lambda: message["content"] == "really done")
    assert message["flags"] == 64
    assert [m["content"] for m in scene.alice.messages(scene.cards)] == ["really done", "more"]
    assert scene.bob.messages(scene.cards) == []
    assert len(made.followups) == 1


async def test_three_second_deadline_in_real_time(scene: Stage) -> None:
    failures: list[discord.HTTPException] = []

    @scene.bot.tree.command(description="Late")
    async def late(interaction: discord.Interaction) -> None:
        await asyncio.sleep(3.05)
        try:
            await interaction.response.send_message("too late")
        except discord.HTTPException as error:
            failures.append(error)

    await scene.start()
    scene.world.ACK_SECONDS = World.ACK_SECONDS
    with pytest.raises(NoAnswer):
        await scene.alice.slash(scene.cards, "late")
    await scene.world.until(lambda: failures)
    assert (failures[0].status, failures[0].code) == (404, 10062)
    assert scene.alice.messages(scene.cards) == []


async def test_tokens_expire_after_a_quarter_of_an_hour(scene: Stage) -> None:
    kept: list[discord.Interaction] = []

    @scene.bot.tree.command(description="Keep")
    async def keep(interaction: discord.Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("secret", ephemeral=True)

    await scene.start()
    await scene.alice.slash(scene.cards, "keep")
    await kept[0].edit_original_response(content="changed")
    threads.advance(scene.world, 14 * 60)
    await kept[0].edit_original_response(content="again")
    threads.advance(scene.world, 2 * 60)
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].followup.send("too late")
    assert caught.value.code == 50027
    assert scene.alice.messages(scene.cards)[0]["content"] == "again"


async def test_answers_that_do_not_fit_are_refused(scene: Stage) -> None:
    made: list[discord.Interaction] = []

    @scene.bot.tree.command(description="Wrong")
    async def wrong(interaction: discord.Interaction) -> None:
        made.append(interaction)
        route = discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback")
        for body in (
            {"type": 7, "data": {"content": "x"}},
            {"type": 8, "data": {"choices": []}},
            {"type": 1},
            {"type": 4, "data": {}},
        ):
            try:
                await interaction.client.http.request(route, json=body)
            except discord.HTTPException as error:
                scene.bot.errors.append(error)
        await interaction.response.send_message("right")

    await scene.start()
    await scene.alice.slash(scene.cards, "wrong")
    assert [getattr(error, "code", 0) for error in scene.bot.errors] == [50035, 50035, 50035, 50006]
