"""Direct messages, injected faults, rate limits, and the 501 answer to requests that are not implemented."""

from __future__ import annotations

import asyncio
import logging
import time

import aiohttp
import discord
import pytest

from bot.local_server import LocalDiscord, NoAnswer, guilds
from bot.local_server.errors import ApiError
from bot.local_server.rates import Rates
from tests.local_server.harness import Bot, Stage, stage


async def test_dm_and_closed_dm(scene: Stage) -> None:
    await scene.start()
    alice = await scene.bot.fetch_user(int(scene.alice.id))
    sent = await alice.send("your hand")
    assert [m["content"] for m in scene.alice.dm_messages()] == ["your hand"]
    assert scene.bob.dm_messages() == []
    assert scene.alice.channels()[-1]["name"] == "Germini"
    assert not scene.bob.can_see(str(sent.channel.id))
    scene.world.faults.close_dms(scene.alice.id)
    with pytest.raises(discord.Forbidden) as caught:
        await alice.send("again")
    assert caught.value.code == 50007
    await sent.edit(content="edits still work")
    scene.world.faults.close_dms(scene.alice.id, False)
    await alice.send("open again")
    guilds.leave(scene.world, scene.alice.id)
    with pytest.raises(discord.Forbidden) as caught:
        await alice.send("no guild in common")
    assert caught.value.code == 50278


async def test_buttons_in_a_dm_have_a_user_and_no_guild(scene: Stage) -> None:
    await scene.start()
    found: list[discord.Interaction] = []
    view = discord.ui.View(timeout=None)
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Play", custom_id="play")

    async def pressed(interaction: discord.Interaction) -> None:
        found.append(interaction)
        await interaction.response.edit_message(content="played", view=None)

    button.callback = pressed
    view.add_item(button)
    await (await scene.bot.fetch_user(int(scene.alice.id))).send("hand", view=view)
    made = await scene.alice.click(scene.alice.dm_messages()[0]["id"], "play")
    assert made.message is not None
    assert made.message["content"] == "played"
    assert found[0].guild is None
    assert found[0].context.dm_channel
    assert isinstance(found[0].user, discord.User)


async def test_too_many_dms(scene: Stage) -> None:
    await scene.start()
    scene.world.faults.too_many_dms()
    alice = await scene.bot.fetch_user(int(scene.alice.id))
    start = time.perf_counter()
    await alice.create_dm()
    assert time.perf_counter() - start >= 0.5
    assert [r.status for r in scene.world.requests if r.path == "/users/@me/channels"] == [429, 200]


async def test_injected_429_is_retried(scene: Stage) -> None:
    await scene.start()
    scene.world.faults.rate_limit(match="POST /channels/", retry_after=0.2)
    start = time.perf_counter()
    await scene.text().send("x")
    assert time.perf_counter() - start >= 0.2
    assert [r.status for r in scene.world.requests[-2:]] == [429, 200]


async def test_injected_500_is_retried_and_404_is_not(scene: Stage) -> None:
    await scene.start()
    scene.world.faults.fail(500, match="POST /channels/")
    await scene.text().send("x")
    assert [m["content"] for m in scene.alice.messages(scene.cards)] == ["x"]
    scene.world.faults.fail(404, match="POST /channels/", code=10003)
    with pytest.raises(discord.NotFound):
        await scene.text().send("x")


async def test_an_answer_lost_after_the_effect_is_not_a_double_message(scene: Stage) -> None:
    await scene.start()
    scene.world.faults.fail(502, match="POST /channels/", applied=True)
    await scene.text().send("once", nonce=77)
    assert [m["content"] for m in scene.alice.messages(scene.cards)] == ["once"]
    assert len([r for r in scene.world.requests if r.path.endswith("/messages")]) == 2


async def test_cut_connections_and_latency(scene: Stage) -> None:
    await scene.start()
    scene.world.faults.lose(match="POST /channels/")
    with pytest.raises((aiohttp.ClientError, OSError)):
        await scene.text().send("x")
    assert scene.alice.messages(scene.cards) == []
    scene.world.faults.slow(0.15, match="POST /channels/")
    start = time.perf_counter()
    await scene.text().send("x")
    assert time.perf_counter() - start >= 0.15
    scene.world.faults.slow(0.15, match="POST /channels/", times=2)
    start = time.perf_counter()
    await scene.text().send("x")
    await scene.text().send("x")
    assert time.perf_counter() - start >= 0.3
    scene.world.faults.latency = 0.1
    start = time.perf_counter()
    await scene.text().send("x")
    assert time.perf_counter() - start >= 0.1
    scene.world.faults.clear()
    assert scene.world.faults.latency == 0


async def test_injected_late_callback(scene: Stage) -> None:
    @scene.bot.tree.command(description="x")
    async def hi(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hi")

    await scene.start()
    scene.world.ACK_SECONDS = 0.3
    scene.world.faults.late_callbacks()
    with pytest.raises(NoAnswer):
        await scene.alice.slash(scene.cards, "hi")
    assert [getattr(error, "code", 0) for error in scene.bot.errors] == [10062]


async def test_five_messages_in_five_seconds(scene: Stage) -> None:
    await scene.start()
    scene.world.rates.limits["POST /channels/:id/messages"] = (2, 0.4)
    start = time.perf_counter()
    for n in range(4):
        await scene.text().send(str(n))
    assert time.perf_counter() - start >= 0.4
    assert all(request.status == 200 for request in scene.world.requests), "the client waited by itself"
    scene.world.rates.enabled = False
    scene.world.rates.limits["POST /channels/:id/messages"] = (2, 30.0)
    start = time.perf_counter()
    for n in range(10):
        await scene.text().send(str(n))
    assert time.perf_counter() - start < 30, "ten at two in half a minute would take two minutes"


def test_windows_are_counted_per_route_and_resource() -> None:
    now = [0.0]
    rates = Rates(lambda: now[0])
    send, edit = "POST /channels/:id/messages", "PATCH /channels/:id/messages/:id"
    for n in range(5):
        headers = rates.take(send, "1", everywhere=False)
        assert headers["X-RateLimit-Remaining"] == str(4 - n)
    with pytest.raises(ApiError) as caught:
        rates.take(send, "1", everywhere=False)
    assert (caught.value.status, caught.value.body["retry_after"]) == (429, 5.0)
    rates.take(send, "2", everywhere=False)
    rates.take(edit, "1", everywhere=False)
    now[0] = 5.0
    rates.take(send, "1", everywhere=False)


def test_the_global_limit_counts_everything_but_interactions() -> None:
    rates = Rates(lambda: 0.0)
    for n in range(50):
        rates.take("GET /x", str(n), everywhere=True)
    with pytest.raises(ApiError) as caught:
        rates.take("GET /x", "one more", everywhere=True)
    assert caught.value.body["global"] is True
    rates.take("WEBHOOK", "a/b", everywhere=False)
    rates.global_per_second = None
    rates.take("GET /x", "without it", everywhere=True)


async def test_what_is_not_built_answers_loudly(caplog: pytest.LogCaptureFixture) -> None:
    async with stage() as scene:
        await scene.start()
        sent = await scene.text().send("x")
        with (
            caplog.at_level(logging.ERROR, logger="bot.local_server.rest"),
            pytest.raises(discord.HTTPException) as caught,
        ):
            await sent.add_reaction("x")
        assert caught.value.status == 501
        assert "PUT /channels/" in caught.value.text
        assert scene.world.unsupported[0].startswith("PUT /channels/")
        assert "not implemented" in caplog.text


async def test_the_bot_may_be_replaced_by_another(scene: Stage) -> None:
    """After a crash of the bot, the world stays; a new client identifies and receives everything."""
    await scene.start()
    await scene.text().send("before")
    await scene.bot.close()
    second = Bot(scene.path, intents=discord.Intents.default())
    task = asyncio.create_task(second.start("any"))
    await scene.world.until(lambda: "ready" in second.seen)
    channel = second.get_channel(int(scene.cards))
    assert isinstance(channel, discord.TextChannel)
    assert [m.content async for m in channel.history()] == ["before"]
    assert len(scene.world.sinks) == 1
    await second.close()
    await task


@pytest.mark.slow
async def test_the_server_may_be_restarted_under_the_bot(scene: Stage) -> None:
    await scene.start()
    await scene.server.__aexit__(None, None, None)
    async with LocalDiscord(scene.world, unix_path=scene.path):
        await scene.world.until(lambda: scene.bot.seen.count("ready") == 2)
        await scene.text().send("back")
        await scene.bot.close()
    assert scene.alice.messages(scene.cards)[-1]["content"] == "back"
