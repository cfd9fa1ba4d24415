"""``/replay``: a finished match moment by moment; before its end nobody gets any of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n import Words, words
from bot.records import Match, Played, match_of
from bot.records.text import names_of
from bot.render import Animation
from bot.render.shown import remarks
from bot.table.model import FINISHED
from bot.ui import screens
from bot.ui.features import replay
from bot.ui.features.replay import animation_of, seating_of
from bot.ui.screens.replay import ALL, TABLE, Spot
from bot.ui.transport.screen import Text
from tests.cogs.conftest import Scene, text
from tests.cogs.past import remember
from tests.cogs.test_history import forged, pressed
from tests.support.matches import AT, finished, names
from tests.support.panel import controls, texts
from tests.support.pressed import OF_MATCHES

NAMES = ("anna", "bruno", "Cecco", "Lisa")


async def test_step_by_step_with_a_picture_each(scene: Scene) -> None:
    hall = await remember(scene, "both", 2)
    match = match_of("both", hall.events, NAMES)
    result = await scene.anna.slash(scene.channel, "replay", match="both")
    assert result.ephemeral
    assert "Deal 1 of 1" in text(result)
    assert len(result.response.attachments) == 1
    first, back, on, last = pressed(result, "step")
    start = int(on.split(":")[3], 36) - 1
    assert f"step {start + 1}/{len(match.deals[0].moments)}" in text(result)

    await scene.anna.click(result.response, custom_id=on)
    assert f"step {start + 2}/" in text(result)
    assert "anna" in text(result)
    first, back, on, last = pressed(result, "step")
    await scene.anna.click(result.response, custom_id=back)
    assert f"step {start + 1}/" in text(result)

    await scene.anna.click(result.response, custom_id=last)
    assert f"step {len(match.deals[0].moments)}/" in text(result)
    assert len(result.response.attachments) == 2, "the score sheet stands beside the last trick"
    assert [one.split(":")[5] for one in pressed(result, "step")] == ["a.first", "a.back"]
    await scene.anna.click(result.response, custom_id=first)
    assert "step 1/" in text(result)


@pytest.mark.slow
async def test_tricks_deals_and_eyes_are_chosen_in_menus(scene: Scene) -> None:
    hall = await remember(scene, "long", 2, seed=3, set_length=4)
    match = match_of("long", hall.events, NAMES)
    result = await scene.bruno.slash(scene.channel, "replay", match="long", deal=3)
    assert "Deal 3 of 4" in text(result)
    assert "All hands" in text(result)
    for name in ("anna", "bruno", "🤖 Cecco", "🤖 Lisa"):
        assert f"**{name}**: " in text(result), "a finished match has no secret"
    menus = {node["custom_id"].split(":")[4]: node for node in controls({"components": result.response.components})}
    tricks = menus["totrick"]["options"]
    assert len(tricks) == 21
    assert tricks[6]["label"].startswith("Trick 7: ")
    await scene.bruno.select(result.response, custom_id=menus["totrick"]["custom_id"], values=[tricks[6]["value"]])
    assert "Trick 7" in text(result)
    eyes = menus_of(result)["eyes"]
    assert [one["value"] for one in eyes["options"]] == ["p", "a", "0", "1", "2", "3"]

    await scene.bruno.select(result.response, custom_id=eyes["custom_id"], values=["1"])
    assert "What bruno saw" in text(result)
    assert len(result.response.attachments) == 2, "the table and the hand"
    assert "Trick 7" in text(result)
    await scene.bruno.select(result.response, custom_id=menus_of(result)["eyes"]["custom_id"], values=["a"])
    assert "All hands" in text(result)
    for name in ("anna", "bruno", "🤖 Cecco", "🤖 Lisa"):
        assert f"**{name}**: " in text(result)

    todeal = menus_of(result)["todeal"]
    await scene.bruno.select(result.response, custom_id=todeal["custom_id"], values=["2"])
    assert "Deal 2 of 4" in text(result)
    assert "All hands" in text(result)
    (on,) = [one for one in pressed(result, "step") if one.endswith(".next")]
    assert on.split(":")[2:4] == ["2", "1"]
    (back,) = [one for one in pressed(result, "step") if one.endswith(".back")]
    assert back.split(":")[2] == "1"
    assert int(back.split(":")[3], 36) == len(match.deals[0].moments) - 1


def menus_of(result: Any) -> dict[str, Any]:
    """The menus of an answer by verb."""
    found = controls({"components": result.response.components})
    return {node["custom_id"].split(":")[4]: node for node in found if node.get("options")}


async def test_who_may_see_a_finished_match(scene: Scene) -> None:
    await remember(scene, "here", 2)
    await remember(scene, "far", 2, guild=99)
    assert "Deal 1 of 1" in text(await scene.dino.slash(scene.channel, "replay", match="here"))
    assert "Deal 1 of 1" in text(await scene.anna.slash(scene.channel, "replay", match="far"))
    for typed in ("far", "nowhere", "@everyone", "../../etc", "x" * 300):
        await scene.refused(scene.dino.slash(scene.channel, "replay", match=typed), "No finished match by that name")


@pytest.mark.slow
async def test_before_the_end_nobody_gets_any_of_it(scene: Scene) -> None:
    hall = await remember(scene, "running", 2, end=False, steps=90, set_length=4)
    await remember(scene, "far", 2, end=False, guild=99)
    assert hall.state.status != FINISHED
    for person in (scene.anna, scene.bruno, scene.carla):
        said = await scene.refused(person.slash(scene.channel, "replay", match="running"), "not over")
        assert "Deal" not in said
    await scene.refused(scene.carla.slash(scene.channel, "replay", match="far"), "No finished match by that name")
    for person in (scene.anna, scene.carla):
        offered = await person.autocomplete(scene.channel, "replay", "match", "")
        assert offered == []
        for verb in sorted(OF_MATCHES - {"history"}):
            said = await forged(scene, person, verb, "running")
            assert "not over" in said
            assert "attachments" not in said
    seals = [seal for seal in hall.state.seals if not seal.revealed]
    assert seals


async def test_matches_are_offered_while_typing(scene: Scene) -> None:
    for number in range(3):
        await remember(scene, f"match{number}", 2, seed=number, at=AT + number * 10**8)
    offered = await scene.anna.autocomplete(scene.channel, "replay", "match", "")
    assert [one["value"] for one in offered] == ["match2", "match1", "match0"]
    assert all(1 <= len(one["name"]) <= 100 for one in offered)
    assert "Minchiate" in offered[0]["name"]
    assert await scene.anna.autocomplete(scene.channel, "replay", "match", "terziglio") == []
    assert await scene.dino.autocomplete(scene.channel, "replay", "match", "") == []


@pytest.mark.slow
async def test_sharing_posts_the_moving_picture_for_everybody(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def end_of_deal(match: Match, played: Played, said: Words, **look: Any) -> Animation:
        return animation_of(match, replace(played, moments=played.moments[-8:]), said, **look)

    monkeypatch.setattr(replay, "animation_of", end_of_deal)
    await remember(scene, "both", 2)
    result = await scene.anna.slash(scene.channel, "replay", match="both")
    (share,) = pressed(result, "share")
    done = await scene.anna.click(result.response, custom_id=share)
    assert done.ephemeral
    assert "being drawn" in text(done)
    (posted,) = done.followups
    assert not posted.ephemeral
    (picture,) = posted.attachments
    assert picture.filename.endswith(".webp")
    assert 30_000 < picture.size < 8_000_000
    said = posted.text
    assert "anna shared a replay of Minchiate" in said
    assert "Animation: " in said
    (again,) = [node["custom_id"] for node in controls({"components": posted.components})]
    opened = await scene.carla.click(posted, custom_id=again)
    assert opened.ephemeral
    assert "Deal 1 of 1" in text(opened)


def of_the_end(match: Match, played: Played, said: Words, **look: Any) -> Animation:
    """The animated picture of the last moments of a deal: a whole one takes seconds."""
    return animation_of(match, replace(played, moments=played.moments[-3:]), said, **look)


@pytest.mark.slow
async def test_a_deal_plays_by_itself_for_one_person(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "animation_of", of_the_end)
    await remember(scene, "long", 2, seed=3, set_length=4)
    listed = await scene.anna.slash(scene.channel, "history")
    (watch,) = pressed(listed, "watch")
    result = await scene.anna.click(listed.response, custom_id=watch)
    assert result.response.id != listed.response.id, "the list stays"
    assert result.ephemeral
    (picture,) = result.response.attachments
    assert picture.filename.endswith(".webp")
    assert "Deal 1 of 4" in text(result)
    assert "plays automatically, 0:" in text(result)
    assert "All hands" in text(result), "the match is over, as in /replay"
    (after,) = pressed(result, "watchon")
    await scene.anna.click(result.response, custom_id=after)
    assert "Deal 2 of 4" in text(result)
    before, after = pressed(result, "watchon")
    assert (before.split(":")[2], after.split(":")[2]) == ("1", "3")
    # From there to the steps of the same deal, and from the steps back.
    await scene.anna.click(result.response, custom_id=pressed(result, "step")[0])
    assert "Deal 2 of 4" in text(result)
    assert len(pressed(result, "step")) == 4
    await scene.anna.select(result.response, custom_id=menus_of(result)["eyes"]["custom_id"], values=["a"])
    again = await scene.anna.click(result.response, custom_id=pressed(result, "watch")[0])
    assert "All hands" in text(again)
    assert "Deal 2 of 4" in text(again)


async def test_a_deal_watched_from_the_history_is_drawn_with_all_hands(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[bool]()

    def noted(match: Match, played: Played, said: Words, *, open_hands: bool, **look: Any) -> Animation:
        opened.append(open_hands)
        return of_the_end(match, played, said, open_hands=open_hands, **look)

    monkeypatch.setattr(replay, "animation_of", noted)
    await remember(scene, "both", 2)
    listed = await scene.anna.slash(scene.channel, "history")
    (watch,) = pressed(listed, "watch")
    await scene.anna.click(listed.response, custom_id=watch)
    shown = await scene.anna.slash(scene.channel, "replay", match="both")
    await scene.anna.select(shown.response, custom_id=menus_of(shown)["eyes"]["custom_id"], values=["p"])
    (watch,) = pressed(shown, "watch")
    await scene.anna.click(shown.response, custom_id=watch)
    assert opened == [True, False], "a replay that shows the table alone is watched so"


async def test_a_replay_numbers_its_deals_in_the_pictures_as_in_the_text(scene: Scene) -> None:
    """Of a match that ended early, or whose deals do not all count, the table knew another number of all deals."""
    await remember(scene, "short", 2, end=False, steps=150, stopped=True, set_length=4)
    result = await scene.anna.slash(scene.channel, "replay", match="short")
    for eyes in ("0", "p", "a"):
        await scene.anna.select(result.response, custom_id=menus_of(result)["eyes"]["custom_id"], values=[eyes])
        numbered = re.findall(r"Deal (\d+ of \d+)", texts({"components": result.response.components}))
        assert len(numbered) == 1 + len(result.response.attachments)
        assert len(set(numbered)) == 1, eyes


async def test_one_picture_is_drawn_for_a_person_at_a_time(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "animation_of", of_the_end)
    await remember(scene, "both", 2)
    listed = await scene.anna.slash(scene.channel, "history")
    assert scene.bot.features is not None
    waiting = scene.bot.features.replay._sharing  # pyright: ignore[reportPrivateUsage]
    waiting.add(scene.runtime.store.by_user[scene.anna.id])
    refused = await scene.anna.click(listed.response, custom_id=pressed(listed, "watch")[0])
    assert "still being drawn" in text(refused)
    waiting.clear()
    await scene.anna.click(listed.response, custom_id=pressed(listed, "watch")[0])
    assert waiting == set()


def pictures(message: Any) -> list[str]:
    """The names of the files of the pictures shown."""
    return [one.filename for one in message.attachments]


@pytest.mark.slow
async def test_a_replay_is_drawn_as_its_reader_wishes(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[dict[str, Any]] = []

    def noted(match: Match, played: Played, said: Words, **look: Any) -> Animation:
        looks.append(look)
        return animation_of(match, replace(played, moments=played.moments[-3:]), said, **look)

    monkeypatch.setattr(replay, "animation_of", noted)
    await remember(scene, "both", 2)
    number = scene.runtime.store.by_user[scene.anna.id]
    shown: list[list[str]] = []
    for name, value in ((None, ""), ("theme", "light"), ("print", "large")):
        if name is not None:
            await scene.runtime.store.preferences.set_preference(number, name, value)
        result = await scene.anna.slash(scene.channel, "replay", match="both")
        shown.append(pictures(result.response))
        await scene.anna.click(result.response, custom_id=pressed(result, "share")[0])
    assert shown[0] != shown[1] != shown[2] != shown[0]
    assert [(look["theme"], look["large"]) for look in looks] == [("dark", False), ("light", False), ("light", True)]
    other = await scene.bruno.slash(scene.channel, "replay", match="both")
    assert pictures(other.response) == shown[0]


def test_a_replay_says_every_combination_of_which_the_picture_shows_one() -> None:
    hall, said_in = finished(), words("en")
    match = match_of("declared", hall.events, names(hall))
    shown = [(n, match.view(moment)) for n, moment in enumerate(match.deals[0].moments)]
    moment, view = max(((n, view) for n, view in shown if view.trick), key=lambda one: len(remarks(one[1])))
    told = [
        said_in.line(line, names_of(match, seating_of(view), view.sides, said_in))
        for _, _, of in remarks(view)
        for line in of
    ]
    assert told

    def lines(eyes: str) -> str:
        screen = screens.replay(match, Spot(1, moment, eyes), (), (), said_in)
        return " ".join(part.text for part in screen.parts if isinstance(part, Text))

    assert [one for one in told if one not in lines(TABLE)] == []
    assert [one for one in told if one in lines(ALL).partition(" - ")[0]] == [], "there the picture has no remark"
