"""Buttons and menus of a message, the allowed answers to a press, and presses that are delivered twice."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.local_server import CannotUse
from tests.local_server.board import board, text_of
from tests.local_server.harness import Stage


async def test_v2_message_with_a_picture(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    assert made.message["flags"] == 1 << 15
    assert made.message["attachments"] == [], "files shown by components are not listed"
    media = made.message["components"][0]["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"]) == (64, 32)
    assert media["url"].startswith("https://cdn.discordapp.com/attachments/")
    assert made.message["interaction_metadata"]["user"]["id"] == scene.alice.id


async def test_click_edits_and_replaces_the_picture(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    events: list[str] = []
    stop = scene.world.watch(lambda event, _: events.append(event))
    clicked = await scene.bob.click(made.message["id"], "play")
    stop()
    assert clicked.message is made.message
    assert text_of(clicked.message) == "Bob played"
    assert [file["filename"] for file in scene.world.files[made.message["id"]]] == ["after.webp"]
    assert events == ["INTERACTION_CREATE", "MESSAGE_UPDATE", "INTERACTION_DONE"]


async def test_select_answers_ephemerally_and_only_one_person_sees_it(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    seen: list[tuple[str, Any]] = []
    scene.world.watch(lambda event, data: seen.append((event, data.get("_only_for"))))
    chosen = await scene.bob.choose(made.message["id"], "pick", ["one", "two"])
    assert chosen.message is not None
    assert chosen.message["content"] == "one,two"
    assert ("MESSAGE_CREATE", scene.bob.id) in seen
    assert chosen.message in scene.bob.messages(scene.cards)
    assert chosen.message not in scene.alice.messages(scene.cards)
    with pytest.raises(discord.NotFound) as caught:
        await scene.text().fetch_message(int(chosen.message["id"]))
    assert caught.value.code == 10008
    partial = scene.text().get_partial_message(int(chosen.message["id"]))
    with pytest.raises(discord.NotFound):
        await partial.edit(content="no")
    with pytest.raises(CannotUse):
        scene.alice.dismiss(chosen.message["id"])
    scene.bob.dismiss(chosen.message["id"])
    assert chosen.message not in scene.bob.messages(scene.cards)


async def test_a_client_offers_only_what_is_there(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    mid = made.message["id"]
    for deed in (
        scene.bob.click(mid, "nothing"),
        scene.bob.click("1", "play"),
        scene.bob.choose(mid, "pick", ["three"]),
        scene.bob.choose(mid, "pick", []),
        scene.bob.click(mid, "pick"),
    ):
        with pytest.raises(CannotUse):
            await deed
    forged = await scene.bob.choose(mid, "pick", ["three"], force=True)
    assert forged.message is not None
    assert forged.message["content"] == "three"


async def test_a_delivery_may_come_twice(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    await scene.bob.click(made.message["id"], "play", duplicate=True)
    callbacks = scene.world.requests

    def statuses() -> list[int]:
        return sorted(r.status for r in callbacks if r.path.startswith("/interactions/") and r.status)[-3:]

    await scene.world.until(lambda: len(statuses()) == 3)
    assert statuses() == [200, 200, 400]
