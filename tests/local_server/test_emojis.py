"""The application's emojis: Discord's routes, answers, limits and errors, asked by the real client."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.local_server import emojis, saving
from cards_art.card_emojis import picture
from tests.local_server.harness import Stage

API = "http://local/api/v10"
HEAD = {"Authorization": "Bot any"}


async def test_the_client_creates_lists_renames_and_deletes(scene: Stage) -> None:
    await scene.start()
    made = await scene.bot.create_application_emoji(name="cups_7", image=picture("cups_7"))
    assert (made.name, made.is_application_owned()) == ("cups_7", True)
    assert emojis.picture(scene.world, str(made.id)) == ("image/webp", picture("cups_7"))
    (listed,) = await scene.bot.fetch_application_emojis()
    assert listed == made
    assert (await listed.edit(name="cups_8")).name == "cups_8"
    assert (await scene.bot.fetch_application_emoji(made.id)).name == "cups_8"
    await listed.delete()
    assert await scene.bot.fetch_application_emojis() == []
    assert emojis.picture(scene.world, str(made.id)) is None
    with pytest.raises(discord.NotFound) as gone:
        await scene.bot.fetch_application_emoji(made.id)
    assert gone.value.code == 10014


@pytest.mark.parametrize(
    ("name", "image", "field", "code"),
    [
        ("x", "cups_7", "name", "BASE_TYPE_BAD_LENGTH"),
        ("x" * 33, "cups_7", "name", "BASE_TYPE_BAD_LENGTH"),
        ("cups-7", "cups_7", "name", "STRING_TYPE_REGEX"),
        (None, "cups_7", "name", "STRING_TYPE_CONVERT"),
        ("there", "cups_7", "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ("cups_7", None, "image", "BASE_TYPE_REQUIRED"),
        ("cups_7", "no data", "image", "IMAGE_INVALID"),
        ("cups_7", "data:image/webp;base64,???", "image", "IMAGE_INVALID"),
    ],
)
async def test_what_discord_refuses_is_refused(scene: Stage, name: Any, image: Any, field: str, code: str) -> None:
    await scene.start()
    await scene.bot.create_application_emoji(name="there", image=picture("cups_8"))
    whole = "data:image/webp;base64," + discord.utils._bytes_to_base64_data(picture("cups_7")).partition(",")[2]
    body = {"name": name, "image": whole if image == "cups_7" else image}
    async with (
        aiohttp.ClientSession(connector=aiohttp.UnixConnector(str(scene.path))) as http,
        http.post(f"{API}/applications/{scene.world.bot['id']}/emojis", headers=HEAD, json=body) as reply,
    ):
        told = await reply.json()
    assert (reply.status, told["code"]) == (400, 50035)
    assert told["errors"][field]["_errors"][0]["code"] == code
    assert len(scene.world.emojis) == 1


async def test_a_picture_may_be_too_large_and_no_picture_at_all(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.start()
    with pytest.raises(discord.HTTPException) as junk:
        await scene.bot.create_application_emoji(name="junk", image=b"\x89PNG\r\n\x1a\njunk")
    assert junk.value.code == 50046
    assert emojis.FILE_LIMIT == 256 * 1024
    monkeypatch.setattr(emojis, "FILE_LIMIT", len(picture("cups_7")) - 1)
    with pytest.raises(discord.HTTPException, match="cannot be larger than 256"):
        await scene.bot.create_application_emoji(name="cups_7", image=picture("cups_7"))


async def test_an_application_has_at_most_2000(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.start()
    assert emojis.EMOJI_LIMIT == 2000
    monkeypatch.setattr(emojis, "EMOJI_LIMIT", 1)
    await scene.bot.create_application_emoji(name="cups_7", image=picture("cups_7"))
    with pytest.raises(discord.HTTPException) as full:
        await scene.bot.create_application_emoji(name="cups_8", image=picture("cups_8"))
    assert full.value.code == 30008


async def test_they_are_saved_with_the_world(scene: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.start()
    made = await scene.bot.create_application_emoji(name="cups_7", image=picture("cups_7"))
    saving.save(scene.world, tmp_path / "world.zip")
    again = saving.load(tmp_path / "world.zip")
    assert again.emojis == scene.world.emojis
    assert emojis.picture(again, str(made.id)) == ("image/webp", picture("cups_7"))
    monkeypatch.setattr(saving, "PLAIN", tuple(key for key in saving.PLAIN if key != "emojis"))
    saving.save(scene.world, tmp_path / "older.zip")
    monkeypatch.undo()
    assert saving.load(tmp_path / "older.zip").emojis == {}, "a world of an earlier version"
