"""``/history``: one's own finished matches, page by page, and their files."""

from __future__ import annotations

import itertools
import json
from typing import Any

import simcord

from bot.i18n import words
from bot.records import encode, match_of, match_text, read, record_of, verify
from tests.cogs.conftest import Scene, text
from tests.cogs.past import remember
from tests.support.matches import AT
from tests.support.panel import action, controls


def pressed(result: Any, verb: str) -> list[str]:
    """The custom ids of the controls of an answer with this verb."""
    assert result.response is not None
    return [node["custom_id"] for node in controls({"components": result.response.components}) if action(node) == verb]


async def test_nothing_yet(scene: Scene) -> None:
    result = await scene.anna.slash(scene.channel, "history")
    assert result.ephemeral
    assert "no finished match" in text(result)


async def test_ones_own_matches_newest_first_on_pages(scene: Scene) -> None:
    for number in range(6):
        await remember(scene, f"match{number}", 2, seed=number, at=AT + number * 10**7)
    await remember(scene, "running", 2, end=False)
    result = await scene.anna.slash(scene.channel, "history")
    assert result.ephemeral
    assert [one.split(":")[1] for one in pressed(result, "replay")] == ["match5", "match4", "match3", "match2"]
    assert "Matches of anna" in text(result)
    assert "with bruno" in text(result)
    (older,) = pressed(result, "history")
    await scene.anna.click(result.response, custom_id=older)
    assert [one.split(":")[1] for one in pressed(result, "replay")] == ["match1", "match0"]
    (newer,) = pressed(result, "history")
    await scene.anna.click(result.response, custom_id=newer)
    assert len(pressed(result, "replay")) == 4
    assert "running" not in text(result)


async def test_filters_by_player_game_and_server(scene: Scene) -> None:
    await remember(scene, "alone", 1)
    await remember(scene, "both", 2)
    await remember(scene, "far", 2, guild=99)

    async def listed(**options: Any) -> set[str]:
        result = await scene.anna.slash(scene.channel, "history", **options)
        return {one.split(":")[1] for one in pressed(result, "export")}

    assert await listed() == {"alone", "both", "far"}
    assert await listed(player=scene.bruno) == {"both", "far"}
    assert await listed(server="here") == {"alone", "both"}
    assert await listed(server="here", player=scene.bruno) == {"both"}
    assert await listed(game="minchiate") == {"alone", "both", "far"}
    assert await listed(server="all", player=scene.anna) == {"alone", "both", "far"}
    before = dict(scene.house.store.known)
    result = await scene.anna.slash(scene.channel, "history", player=scene.dino)
    assert "not played any match with that person" in text(result)
    assert scene.house.store.known == before, "looking for somebody does not write her down"


async def test_others_matches_are_not_listed(scene: Scene) -> None:
    await remember(scene, "theirs", 2)
    result = await scene.carla.slash(scene.channel, "history")
    assert pressed(result, "replay") == []
    result = await scene.carla.slash(scene.channel, "history", player=scene.anna)
    assert pressed(result, "replay") == []


async def test_the_files_of_a_match(scene: Scene) -> None:
    hall = await remember(scene, "both", 2)
    page = await scene.anna.slash(scene.channel, "history")
    result = await scene.anna.click(page.response, custom_id=pressed(page, "export")[0])
    assert result.ephemeral
    assert "germini verify" in text(result)
    names = ("anna", "bruno", "Cecco", "Lisa")
    record = record_of("both", hall.events, names)
    plain = match_text(match_of("both", hall.events, names), words("en")).encode()
    given = {one.filename: await one.read() for one in result.response.attachments}
    assert given == {"minchiate-both.json": encode(record), "minchiate-both.txt": plain}
    assert verify(read(json.loads(given["minchiate-both.json"]))) == []


async def test_a_running_match_has_no_files_for_anybody(scene: Scene) -> None:
    await remember(scene, "done", 2)
    await remember(scene, "running", 2, end=False)
    page = await scene.anna.slash(scene.channel, "history")
    shown = page.response
    for person in (scene.anna, scene.bruno, scene.carla):
        said = await forged(scene, person, shown, "export", "running")
        assert "not over" in said
        assert "attachments" not in said


async def forged(scene: Scene, person: simcord.MemberActor, shown: Any, verb: str, table: str) -> str:
    """What somebody is told who sends a control that no message shows to her."""
    from bot.ui.ids import ControlId

    interaction = Fake(scene, person)
    control = ControlId(table, 1, 0, verb, "p.next" if verb == "step" else "")
    await scene.bot.controls.handle(interaction, control, [])  # type: ignore[arg-type]
    return interaction.told


NUMBERS = itertools.count(1)


class Fake:
    """An interaction as hostile as one likes: it was never offered what it asks for."""

    def __init__(self, scene: Scene, person: simcord.MemberActor) -> None:
        import discord

        self.id = next(NUMBERS)
        self.user = type("User", (), {"id": int(person.id), "display_name": str(person.name)})()
        self.locale = discord.Locale.american_english
        self.guild_id = int(scene.guild.id)
        self.channel_id = int(scene.channel.id)
        self.guild = self.channel = self.message = None
        self.permissions = discord.Permissions.none()
        self.response = self
        self.followup = self
        self.told = ""
        self.extras: dict[str, float] = {}
        self.client = None
        self.files: list[Any] = []

    def is_done(self) -> bool:
        return bool(self.told)

    async def defer(self, **_: Any) -> None:
        self.told += " "

    async def send_message(self, *, view: Any, files: list[Any], ephemeral: bool) -> None:
        assert ephemeral
        self._see(view, files)

    async def send(self, *, view: Any = None, content: str = "", files: list[Any], ephemeral: bool, wait: bool) -> None:
        assert ephemeral
        self.told += content
        self._see(view, files)

    def _see(self, view: Any, files: list[Any]) -> None:
        self.files += files
        if view is not None:
            self.told += str(view.to_components())
        if files:
            self.told += " attachments"
