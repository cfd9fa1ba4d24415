"""A world is saved to a file and loaded again."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import discord
import pytest

from bot.local_server import World, new_world, person_named, saving
from tests.local_server.harness import Stage, picture, stage


async def test_a_saved_world_goes_on(scene: Stage, tmp_path: Path) -> None:
    @scene.bot.tree.command(description="x")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("secret", ephemeral=True, file=picture())

    await scene.start()
    made = await scene.alice.slash(scene.cards, "hand")
    await scene.bob.say(scene.cards, "hello")
    await (await scene.bot.fetch_user(int(scene.bob.id))).send("dm")
    file = tmp_path / "world.zip"
    saving.save(scene.world, file)
    saving.save(scene.world, file)
    uploads = saving.uploads_of(file)
    assert sorted(tmp_path.iterdir()) == sorted([file, uploads])  # noqa: ASYNC240
    uploaded = {one.name: one.read_bytes() for one in uploads.iterdir()}
    assert uploaded == {saving.file_name(name): data for name, (_, data) in scene.world.blobs.items()}

    again = saving.load(file)
    alice, bob = person_named(again, "Alice"), person_named(again, "Bob")
    assert (bob.id, bob.locale) == (scene.bob.id, "it")
    assert [m["content"] for m in alice.messages(scene.cards)] == ["secret", "hello"]
    assert [m["content"] for m in bob.messages(scene.cards)] == ["hello"]
    assert [m["content"] for m in bob.dm_messages()] == ["dm"]
    assert again.blobs == scene.world.blobs
    assert again.by_token[made.token].message is again.messages[scene.cards][alice.messages(scene.cards)[0]["id"]]
    assert int(again.new_id()) > int(scene.world.last_id)
    assert again.guild_id == scene.world.guild_id
    assert list(again.guilds) == [scene.world.guild_id]
    async with stage(world=again) as second:
        await second.start()
        assert second.channel["id"] == scene.cards
        await second.text().send("on it goes")
        assert alice.messages(scene.cards)[-1]["content"] == "on it goes"


def test_other_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "world.zip"
    file.write_text("something else")
    with pytest.raises(ValueError, match="does not contain a saved world"):
        saving.load(file)
    with pytest.raises(FileNotFoundError):
        saving.load(tmp_path / "nothing")


def with_upload(content: bytes = b"picture") -> World:
    world = new_world()
    person_named(world, "Anna")
    world.blobs["/attachments/1/2/x.png"] = ("image/png", content)
    return world


def test_a_world_of_an_earlier_version_held_its_uploads_in_the_same_file(tmp_path: Path) -> None:
    world, file = with_upload(), tmp_path / "state.json"
    state, blobs = saving.pack(world)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("state.json", json.dumps({**json.loads(state), "format": 1}))
        for name, data in blobs.items():
            archive.writestr(name.lstrip("/"), data)
    assert saving.load(file).blobs == world.blobs


def test_an_upload_that_is_missing_costs_nothing_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "state.json"
    saving.save(with_upload(), file)
    (uploaded,) = saving.uploads_of(file).iterdir()
    uploaded.unlink()
    again = saving.load(file)
    assert [person.name for person in again.people.values()] == ["Anna"]
    assert not again.blobs
    assert "missing" in caplog.text


def test_uploads_that_nobody_names_any_more_are_deleted(tmp_path: Path) -> None:
    world, file = with_upload(), tmp_path / "state.json"
    saving.save(world, file)
    world.blobs.clear()
    world.blobs["/attachments/1/3/y.png"] = ("image/png", b"other")
    saving.save(world, file)
    assert [one.read_bytes() for one in saving.uploads_of(file).iterdir()] == [b"other"]


def test_all_of_it_is_for_the_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    saving.save(with_upload(), file)
    (uploaded,) = saving.uploads_of(file).iterdir()
    assert [path.stat().st_mode & 0o777 for path in (file, uploaded.parent, uploaded)] == [0o600, 0o700, 0o600]
