"""A world is saved to a file and loaded again."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.local_server import person_named, saving
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
    assert list(tmp_path.iterdir()) == [file]  # noqa: ASYNC240

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
