"""Before the match, and its end by a button: chairs, settings, closing a table."""

from __future__ import annotations

from typing import Any

from bot.table.model import CLOSED, FINISHED, LOBBY, PLAYING
from tests.cogs.conftest import Scene
from tests.cogs.members import Shown
from tests.cogs.screens.conftest import Sitting, control, ids, labels, said
from tests.support.paper import asked


async def press(scene: Scene, person: Any, message: Any, verb: str, arg: str | None = None) -> Any:
    """Press a button."""
    return await person.click(message, custom_id=control(message, verb, arg)["custom_id"])


def card(scene: Scene) -> Shown:
    """The table's card in the channel, as everybody sees it."""
    return next(one for one in reversed(scene.channel.history()) if scene.state.name in said(one))


async def more(scene: Scene, person: Any) -> Shown:
    """What More… of the card shows to this person alone."""
    shown = (await press(scene, person, card(scene), "others")).response
    assert shown.ephemeral
    return shown


async def press_more(scene: Scene, person: Any, verb: str) -> Any:
    """Press a button under More… of the card."""
    return await press(scene, person, await more(scene, person), verb)


async def forge(scene: Scene, person: Any, verb: str) -> Any:
    """Press a button of the host's More… that is not offered to this person."""
    assert verb not in ids(await more(scene, person))
    hosts = control(await more(scene, scene.anna), verb)["custom_id"]
    return await person.click(card(scene), custom_id=hosts, force=True)


async def test_chairs_are_moved_by_oneself_and_the_card_shows_it(scene: Scene) -> None:
    await scene.create()
    await press(scene, scene.bruno, card(scene), "sit")
    shown = (await press_more(scene, scene.bruno, "chairs")).response
    assert shown.ephemeral
    assert labels(shown)[:4] == ["1 · anna", "2 · bruno", "3 · free", "4 · free"]
    assert ids(shown) == ["chair", "chair"], "taken ones are switched off"
    await press(scene, scene.bruno, shown, "chair", "3")
    assert scene.state.chair_of(2) == 3
    assert "Seat 2: free." in said(card(scene))
    assert "Seat 4: bruno." in said(card(scene))
    assert labels(shown)[:4] == ["1 · anna", "2 · free", "3 · free", "4 · bruno"], "the answer shows it too"


async def test_a_chair_taken_meanwhile_is_refused_and_nobody_moves(scene: Scene) -> None:
    await scene.create()
    await press(scene, scene.bruno, card(scene), "sit")
    shown = (await press_more(scene, scene.bruno, "chairs")).response
    await scene.carla.slash(scene.channel, "table join", seat=3)
    result = await press(scene, scene.bruno, shown, "chair", "2")
    assert "has just been taken" in said(result.response)
    assert scene.state.chair_of(2) == 1


async def test_the_host_sends_a_computer_player_away_and_others_are_not_offered_to(scene: Scene) -> None:
    await scene.create()
    await press(scene, scene.bruno, card(scene), "sit")
    await press_more(scene, scene.anna, "bot")
    assert "unbot" not in ids((await press_more(scene, scene.bruno, "chairs")).response)
    shown = (await press_more(scene, scene.anna, "chairs")).response
    assert "Remove 🤖" in " ".join(labels(shown))
    await press(scene, scene.anna, shown, "unbot", "2")
    assert scene.state.chairs[2].free
    assert "Seat 3: free." in said(card(scene))


async def test_settings_are_a_form_for_the_host_and_the_card_shows_what_was_chosen(scene: Scene) -> None:
    await scene.create()
    form = await press_more(scene, scene.anna, "set")
    assert form.modal is not None
    assert form.modal["title"] == "Table settings"
    labels_of = [field["label"] for field in form.modal["components"]]
    assert labels_of == ["Rules", "Match length", "Pace", "Ranked", "Chat"]
    wish = {"preset": ["quick"], "length": ["1"], "pace": ["daily"], "ranked": ["no"], "talk": ["quiet"]}
    await scene.anna.submit_modal(form, wish)
    assert (scene.state.preset, scene.state.pace, scene.state.options["set_length"]) == ("quick", "daily", 1)
    assert "· daily" in said(card(scene))
    assert "· daily · quiet table" in said(await more(scene, scene.bruno))
    again = await press_more(scene, scene.anna, "set")
    chosen = [one["value"] for field in again.modal["components"] for one in _options(field) if one.get("default")]
    assert chosen == ["quick", "1", "daily", "no", "quiet"]


def _options(field: dict[str, Any]) -> list[dict[str, Any]]:
    return field["component"]["options"]


async def test_settings_open_to_the_host_alone(scene: Scene) -> None:
    await scene.create()
    result = await forge(scene, scene.bruno, "set")
    assert result.modal is None
    assert result.response.ephemeral
    assert "Only the host of the table or a moderator" in said(result.response)


async def test_a_lobby_is_closed_at_once_by_its_host_alone(scene: Scene) -> None:
    await scene.create()
    result = await forge(scene, scene.bruno, "close")
    assert "Only the host of the table or a moderator" in said(result.response)
    assert scene.state.status == LOBBY
    await press_more(scene, scene.anna, "close")
    assert scene.state.status == CLOSED
    assert "The host closed this table." in said(card(scene))
    assert ids(card(scene)) == []


async def test_a_running_match_is_ended_only_after_a_question(sitting: Sitting) -> None:
    state, scene = await sitting.at(asked("play")), sitting.scene
    before = sitting.everywhere(but=0)
    asking = (await scene.anna.slash(scene.channel, "table close")).response
    assert asking.ephemeral
    assert "End the match at “Arno”?" in said(asking)
    assert labels(asking) == ["End the match", "Keep playing"]
    assert sitting.state == state
    assert sitting.everywhere(but=0) == before
    await press(scene, scene.anna, asking, "end")
    assert sitting.state.status == PLAYING
    assert "The others at “Arno” have been asked to end the match." in said(asking)
    assert ids(asking) == []
    await sitting.agreed()
    assert sitting.state.status != PLAYING


async def test_one_who_keeps_playing_changes_nothing(sitting: Sitting) -> None:
    state, scene = await sitting.at(asked("play")), sitting.scene
    asking = (await scene.anna.slash(scene.channel, "table close")).response
    await press(scene, scene.anna, asking, "keep")
    assert sitting.state == state
    assert "The match at “Arno” continues." in said(asking)
    assert ids(asking) == []


async def test_nobody_but_the_host_is_asked_or_can_answer(sitting: Sitting) -> None:
    state, scene = await sitting.at(asked("play")), sitting.scene
    said_to = (await scene.bruno.slash(scene.channel, "table close")).response
    assert "Only the host of the table or a moderator" in said(said_to)
    asking = (await scene.anna.slash(scene.channel, "table close")).response
    result = await sitting.press_old(1, sitting.board, asking, "end")
    assert "Only the host of the table or a moderator" in said(result.response)
    assert sitting.state.status == state.status == PLAYING


async def test_the_cards_old_close_button_asks_too_once_the_match_has_begun(scene: Scene) -> None:
    await scene.create()
    old = await more(scene, scene.anna)
    for _ in range(3):
        await press_more(scene, scene.anna, "bot")
    await press(scene, scene.anna, card(scene), "start")
    await scene.until(lambda: (scene.state.id, "hand:0") in scene.runtime.store.rows)
    result = await scene.anna.click(old, custom_id=control(old, "close")["custom_id"], force=True)
    assert "End the match at" in said(result.response)
    assert scene.state.status == PLAYING


async def test_a_question_answered_after_the_match_ended_says_so(sitting: Sitting) -> None:
    scene = sitting.scene
    await sitting.at(lambda state: asked("cut")(state) and len(state.seals) == 2, deals=2)
    first = (await scene.anna.slash(scene.channel, "table close")).response
    second = (await scene.anna.slash(scene.channel, "table close")).response
    await press(scene, scene.anna, first, "end")
    await sitting.agreed()
    assert sitting.state.status == FINISHED
    result = await press(scene, scene.anna, second, "end")
    assert "That match is over." in said(result.response)
    over = (await scene.anna.slash(scene.channel, "table close", table=sitting.state.id)).response
    assert "That match is over." in said(over), "a finished table is not asked about"
