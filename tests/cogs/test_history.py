"""``/history``: one's own finished matches, page by page, and their files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.i18n import words
from bot.records import encode, match_of, match_text, read, record_of, verify
from bot.ui.transport.id_format import ControlId
from tests.cogs.conftest import Scene, text
from tests.cogs.members import Member
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
    assert "No finished match" in text(result)


@pytest.mark.slow
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
    before = dict(scene.runtime.store.known)
    result = await scene.anna.slash(scene.channel, "history", player=scene.dino)
    assert "not finished a match with this person" in text(result)
    assert scene.runtime.store.known == before, "looking for a person does not store them"


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
    for person in (scene.anna, scene.bruno, scene.carla):
        said = await forged(scene, person, "export", "running")
        assert "not over" in said
        assert "attachments" not in said


async def forged(scene: Scene, person: Member, verb: str, table: str) -> str:
    """What somebody is told who sends a control that no message shows."""
    control = ControlId(table, 1, 0, verb, "p.next" if verb == "step" else "").encode()
    shown = (await person.slash(scene.channel, "help")).response
    before = person.seen()
    result = await person.click(shown, custom_id=control, force=True)
    new = [one for one in person.seen() if one.id not in {each.id for each in before}]
    assert new, "there is an answer"
    assert all(one.ephemeral for one in new)
    assert result.acknowledged
    return "".join(one.text + " attachments" * bool(one.attachments) for one in new)
