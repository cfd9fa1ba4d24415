"""The upload of the emojis: once, resumed, replaced, polite; by the real client on the local server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.local_server import emojis
from bot.local_server.faults import LOST
from bot.ui.screens.names import marks_of
from bot.ui.transport import control_ids as ids
from bot.ui.transport import emoji_upload, send
from bot.ui.transport.card_emojis import CardEmojis
from bot.ui.transport.emoji_upload import UPLOADED, EmojiUpload
from bot.ui.transport.load import Traffic
from bot.ui.transport.screen import Button, Choice, Menu, Screen, Text
from cards_art import card_emojis
from tests.local_server.harness import Stage, stage
from tests.support.waiting import until

FEW = ("cups_7", "cups_k", "coins_7", "trump_28_zodiac", "fool", "cups_7_light")


class Facts:
    """Stored facts in memory."""

    def __init__(self) -> None:
        self.stored: dict[str, str] = {}

    async def get_fact(self, key: str) -> str | None:
        return self.stored.get(key)

    async def set_fact(self, key: str, value: str) -> None:
        self.stored[key] = value


@pytest_asyncio.fixture
async def scene(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """A client that has logged in, and few emojis to upload."""
    wanted = {name: card_emojis.hashes()[name] for name in FEW}
    monkeypatch.setattr(card_emojis, "hashes", lambda: dict(wanted))
    monkeypatch.setattr(emoji_upload, "BUSY_PAUSE", 0.01)
    async with stage() as made:
        await made.start()
        yield made


class Run:
    """One start of the upload on a scene."""

    def __init__(self, scene: Stage, facts: Facts, traffic: Traffic | None = None, **more: Any) -> None:
        self.emojis = CardEmojis()
        self.upload = EmojiUpload(
            scene.bot, facts, self.emojis, traffic or Traffic(), spacing=0.0, **{"patience": 0.01, **more}
        )

    async def finish(self) -> None:
        """Run until the upload ends by itself."""
        await self.upload.prepare()
        self.upload.start()
        self.upload.start()
        await until(lambda: self.upload._task is not None and self.upload._task.done(), "the upload ends")


def requests(scene: Stage, method: str) -> list[str]:
    """Return the names or paths of the emoji requests of this method that were answered well."""
    return [
        request.json["name"] if method == "POST" else request.path
        for request in scene.world.requests
        if request.method == method and "/emojis" in request.path and 200 <= request.status < 300
    ]


def names(scene: Stage) -> list[str]:
    return [emoji["name"] for emoji in scene.world.emojis.values()]


async def test_what_is_missing_is_uploaded_once_and_used(scene: Stage, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    facts = Facts()
    run = Run(scene, facts)
    await run.finish()
    assert names(scene) == list(FEW)
    assert "emojis: 0 of 6 uploaded" in caplog.messages
    assert "emojis: 6 of 6 uploaded" in caplog.messages
    number = next(emoji["id"] for emoji in scene.world.emojis.values() if emoji["name"] == "cups_k")
    assert marks_of(run.emojis.ids, "minchiate", "en", "dark")["C14"] == f"<:cups_k:{number}>"
    caplog.clear()
    again = Run(scene, facts)
    await again.upload.prepare()
    assert marks_of(again.emojis.ids, "minchiate", "en", "dark") == marks_of(
        run.emojis.ids, "minchiate", "en", "dark"
    ), "before any request"
    await again.finish()
    assert requests(scene, "POST") == list(FEW)
    assert [line for line in caplog.messages if line.startswith("emojis")] == []


async def test_a_lost_record_uploads_nothing_twice(scene: Stage) -> None:
    await Run(scene, Facts()).finish()
    run = Run(scene, Facts())
    await run.finish()
    assert requests(scene, "POST") == list(FEW)
    assert len(run.emojis.ids) == len(FEW)


async def test_it_goes_on_after_it_was_killed(scene: Stage) -> None:
    facts, first = Facts(), Run(scene, Facts())
    scene.world.faults.fail(200, match="POST /applications", delay=0.05, times=100, applied=True)
    await first.upload.prepare()
    first.upload.start()
    await until(lambda: len(names(scene)) >= 2)
    await first.upload.stop()
    scene.world.faults.pending.clear()
    run = Run(scene, facts)
    await run.finish()
    assert sorted(names(scene)) == sorted(FEW)
    assert len(run.emojis.ids) == len(FEW)


async def test_a_changed_picture_is_replaced_and_one_that_is_no_more_deleted(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = Facts()
    await Run(scene, facts).finish()
    before = dict(scene.world.emojis)
    wanted = {**card_emojis.hashes(), "cups_7": "another"}
    del wanted["fool"]
    monkeypatch.setattr(card_emojis, "hashes", lambda: wanted)
    run = Run(scene, facts)
    await run.finish()
    assert sorted(names(scene)) == sorted(set(FEW) - {"fool"})
    new = [emoji["name"] for number, emoji in scene.world.emojis.items() if number not in before]
    assert new == ["cups_7"]
    assert "fool" not in facts.stored[UPLOADED]
    await Run(scene, facts).finish()
    assert requests(scene, "POST") == [*FEW, "cups_7"]


async def test_a_strangers_emoji_is_left_alone(scene: Stage) -> None:
    await scene.bot.create_application_emoji(name="logo", image=card_emojis.picture("fool"))
    await Run(scene, Facts()).finish()
    assert "logo" in names(scene)


@pytest.mark.slow
async def test_it_waits_as_long_as_discord_asks(scene: Stage, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    scene.bot.http.max_ratelimit_timeout = 0.01  # A longer wait is left to the upload, as 30 s are in the bot.
    scene.world.faults.rate_limit(match="POST /applications", times=2, retry_after=0.05)
    await Run(scene, Facts()).finish()
    assert names(scene) == list(FEW)
    assert caplog.messages.count("emojis: Discord asks to wait") >= 2


@pytest.mark.parametrize("status", [500, LOST])
async def test_an_answer_that_is_lost_uploads_nothing_twice(scene: Stage, status: int) -> None:
    scene.world.faults.fail(status, match="POST /applications", applied=True)
    await Run(scene, Facts()).finish()
    assert sorted(names(scene)) == sorted(FEW)


async def test_a_message_with_a_lost_emoji_arrives_without_it_and_the_emoji_is_uploaded_again(scene: Stage) -> None:
    run = Run(scene, Facts())
    await run.finish()
    number = next(emoji["id"] for emoji in scene.world.emojis.values() if emoji["name"] == "cups_k")
    scene.bot.emojis_lost = run.upload.lost  # type: ignore[attr-defined] # As the client does.

    def screen() -> Screen:
        tag = marks_of(run.emojis.ids, "minchiate", "en", "dark").get("C14", "")
        menu = Menu(
            ids.PICK.id("t1", 0), "Cards", (Choice("0", "King of Cups", emoji=tag), Choice("1", "7", emoji="🏆"))
        )
        return Screen((Text("Your turn"), (Button("King", ids.HAND.id("t1"), emoji=tag),), menu))

    def shown() -> list[Any]:
        (message,) = scene.alice.messages(scene.cards)
        button, menu = (row["components"][0] for row in message["components"][0]["components"][1:])
        return [button.get("emoji"), *(one.get("emoji") for one in menu["options"])]

    emojis.delete(scene.world, number)
    posted = await send.post(scene.bot, int(scene.cards), screen(), nonce="1")
    assert isinstance(posted, int)
    assert shown() == [None, None, {"name": "🏆"}]
    await until(lambda: run.upload._task is not None and run.upload._task.done(), "the upload ends")
    assert requests(scene, "POST") == [*FEW, "cups_k"]
    assert await send.edit(scene.bot, int(scene.cards), posted, screen()) is None
    assert [one["name"] for one in shown()] == ["cups_k", "cups_k", "🏆"]


async def test_lost_emojis_are_looked_for_once_in_ten_minutes(scene: Stage) -> None:
    run = Run(scene, Facts())
    run.upload.lost()
    assert requests(scene, "GET") == [], "nothing is uploaded here"
    await run.finish()
    run.upload.lost()
    run.upload.lost()
    await until(lambda: len(requests(scene, "GET")) == 2 and len(run.emojis.ids) == len(FEW))
    run.upload.lost()
    assert len(run.emojis.ids) == len(FEW)


@pytest.mark.parametrize("match", ["GET /applications", "POST /applications"])
async def test_it_stops_where_it_is_forbidden(scene: Stage, caplog: pytest.LogCaptureFixture, match: str) -> None:
    scene.world.faults.fail(403, match=match, code=50001, times=9)
    run = Run(scene, Facts())
    await run.finish()
    assert names(scene) == []
    assert [line for line in caplog.messages if "Discord forbids it" in line]
    assert marks_of(run.emojis.ids, "minchiate", "en", "dark") == {}


async def test_it_stops_when_there_is_no_room(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(emoji_upload, "EMOJI_LIMIT", 4)
    monkeypatch.setattr(emojis, "EMOJI_LIMIT", 4)
    await Run(scene, Facts()).finish()
    assert names(scene) == list(FEW[:4])
    assert any("as many emojis as Discord allows" in line for line in caplog.messages)


async def test_it_leaves_room_for_people(scene: Stage) -> None:
    traffic = Traffic()
    busy = True
    traffic.load = lambda: 16.0 if busy else 0.0  # type: ignore[method-assign]
    run = Run(scene, Facts(), traffic)
    await run.upload.prepare()
    run.upload.start()
    await (await scene.bot.fetch_user(int(scene.alice.id))).send("people go first")
    assert names(scene) == []
    assert requests(scene, "GET") == []
    busy = False
    await run.finish()
    assert names(scene) == list(FEW)
