"""A guided hand played by pressing the controls of the panel of ``/rules`` (ux.md S23), on the local server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.engine.actions import Pick
from bot.i18n import words
from bot.local_server import guilds
from bot.ports.people import begun_hands, with_begun
from bot.table.ports import StoreBusy
from bot.teaching.lesson import LONGEST, chosen, position
from tests.support.edge import Edge, edge
from tests.support.panel import controls, texts
from tests.teaching.lines import SLUGS, played, suggested
from tests.ui.forged_lessons import forged

BY_GAME = pytest.mark.parametrize("slug", SLUGS)


async def only_mine(its: Edge) -> dict[str, Any]:
    (message,) = [m for m in its.host.messages(its.channel) if its.world.only_for.get(m["id"]) == its.host.id]
    return message


def deed(node: dict[str, Any]) -> str:
    return ":".join(str(node["custom_id"]).split(":")[1:3])


async def press(its: Edge, person: Any, channel: str, message: str, wanted: str) -> None:
    """Press the button with this page and action in a message."""
    shown = next(one for one in person.messages(channel) if one["id"] == message)
    node = next(one for one in controls(shown) if deed(one) == wanted)
    before = texts(shown)
    await person.click(message, node["custom_id"])
    await its.until(lambda: texts(person.message(message)) != before)


@pytest.mark.slow
@BY_GAME
async def test_s23_a_guided_hand_is_played_in_the_panel_itself_to_its_end(slug: str) -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game=slug)
        message = (await only_mine(its))["id"]
        await press(its, its.host, its.channel, message, "lesson:begin")
        seen: list[str] = []
        for _ in range(LONGEST + 1):
            shown = its.host.message(message)
            deeds = {deed(node) for node in controls(shown)}
            if "lesson:hint" not in deeds:
                break
            pictured = [node for part in shown["components"] for node in part["components"] if node["type"] == 12]
            assert len(pictured) == galleries(shown) == 1, "the hand with the trick, or the board before it is dealt"
            assert all(len(one["items"][0]["description"]) > 40 for one in pictured)
            seen.append(texts(shown))
            await press(its, its.host, its.channel, message, "lesson:hint")
        said = words("en")
        end = texts(its.host.message(message))
        assert len(seen) > 15
        assert said.text("ui-lesson-over") in end
        assert said.text("teach-end-won") in end
        assert not its.store.states, "no table was hosted for it"
        await press(its, its.host, its.channel, message, "lesson:again")
        assert texts(its.host.message(message)) == seen[0], "the same deal again"
        await press(its, its.host, its.channel, message, "lesson:finish")
        assert said.text("teach-end-won") in texts(its.host.message(message))
        await press(its, its.host, its.channel, message, "guide:open")
        assert " — 1. " in texts(its.host.message(message))


async def test_s23_it_goes_on_after_a_restart_and_a_press_made_twice_does_nothing_twice() -> None:
    async with edge() as its:
        bruno = its.people[1]
        channel = guilds.dm(its.world, bruno.id)["id"]
        await bruno.slash(channel, "rules", game="terziglio")
        message = bruno.messages(channel)[-1]["id"]
        await press(its, bruno, channel, message, "lesson:begin")
        first = texts(bruno.message(message))
        assert "mano guidata" in first, "in the language of their client"
        hint = next(node["custom_id"] for node in controls(bruno.message(message)) if deed(node) == "lesson:hint")
        await its.stop()
        await its.start()
        await bruno.click(message, hint)
        after = await its.until(lambda: texts(bruno.message(message)) != first and texts(bruno.message(message)))
        await bruno.click(message, hint, force=True)
        await asyncio.sleep(0.05)
        await its.until(lambda: texts(bruno.message(message)) == after)


def beside(its: Edge, message: str) -> list[dict[str, Any]]:
    """Return what only the host sees besides this message."""
    own = [m for m in its.host.messages(its.channel) if its.world.only_for.get(m["id"]) == its.host.id]
    return [m for m in own if m["id"] != message]


async def test_s23_what_is_explained_beside_a_guided_hand_goes_with_the_next_step() -> None:
    """It tells what can be done at one question, so below the next one it would mislead."""

    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="terziglio")
        message = (await only_mine(its))["id"]
        await press(its, its.host, its.channel, message, "lesson:begin")
        (asks,) = [node for node in controls(its.host.message(message)) if deed(node) == "lesson:whatnow"]
        await its.host.click(message, asks["custom_id"])
        first = await its.until(lambda: next(iter(beside(its, message)), None))
        assert words("en").text("ui-now-title") in texts(first)
        await its.host.click(message, asks["custom_id"])
        await its.until(lambda: [m["id"] for m in beside(its, message)] not in ([], [first["id"]]))
        await its.until(lambda: len(beside(its, message)) == 1)
        await press(its, its.host, its.channel, message, "lesson:hint")
        await its.until(lambda: not beside(its, message))


def label_of(message: dict[str, Any], wanted: str) -> str:
    return str(next(node["label"] for node in controls(message) if deed(node) == wanted))


async def test_s23_somebody_who_comes_back_continues_where_they_were() -> None:
    said = words("en")
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="terziglio")
        message = (await only_mine(its))["id"]
        assert label_of(its.host.message(message), "lesson:begin") == said.text("ui-lesson-button")
        await press(its, its.host, its.channel, message, "lesson:begin")
        first = texts(its.host.message(message))
        for _ in range(2):
            await press(its, its.host, its.channel, message, "lesson:hint")
        third = texts(its.host.message(message))
        person = await its.store.people.person(int(its.host.id), "Anna", "en-US")
        assert set(begun_hands((await its.store.preferences.chosen_by(person.id)).begun)) == {"terziglio"}
        await its.stop()
        await its.start()
        await press(its, its.host, its.channel, message, "guide:open")
        assert label_of(its.host.message(message), "lesson:begin") == said.text("ui-lesson-continue")
        await press(its, its.host, its.channel, message, "lesson:begin")
        back = texts(its.host.message(message))
        assert said.text("ui-lesson-back-here") in back
        assert set(third.splitlines()) <= set(back.splitlines())
        assert {said.text("ui-lesson-back-here"), said.text("ui-lesson-over-again")} <= set(back.splitlines())
        await press(its, its.host, its.channel, message, "lesson:again")
        assert texts(its.host.message(message)) == first
        await press(its, its.host, its.channel, message, "lesson:finish")
        assert (await its.store.preferences.chosen_by(person.id)).begun == "", "a finished hand starts over"
        await press(its, its.host, its.channel, message, "guide:open")
        assert label_of(its.host.message(message), "lesson:begin") == said.text("ui-lesson-button")


async def test_s23_a_hand_begun_in_another_edition_begins_anew() -> None:
    async with edge() as its:
        person = await its.store.people.person(int(its.host.id), "Anna", "en-US")
        await its.store.preferences.set_preference(person.id, "begun", with_begun("", "mineo", "Zabc"))
        await its.host.slash(its.channel, "rules", game="mineo")
        message = (await only_mine(its))["id"]
        await press(its, its.host, its.channel, message, "lesson:begin")
        shown = texts(its.host.message(message))
        assert words("en").text("ui-lesson-intro") in shown
        assert words("en").text("ui-lesson-back-here") not in shown


async def test_s23_the_next_topic_is_reached_with_one_press() -> None:
    said = words("en")
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="mineo")
        message = (await only_mine(its))["id"]
        await press(its, its.host, its.channel, message, "lesson:begin")
        seen: list[str] = []
        while said.text("ui-lesson-over") not in texts(its.host.message(message)):
            seen.append(texts(its.host.message(message)))
            await press(its, its.host, its.channel, message, "lesson:onward")
        assert len(seen) < 20
        assert all("🆕" in one for one in seen)
        assert any(said.text("ui-lesson-skipped", count=2) in one for one in seen)


async def test_s23_a_hand_goes_on_while_the_database_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="mineo")
        message = (await only_mine(its))["id"]
        await press(its, its.host, its.channel, message, "lesson:begin")

        async def busy(*_: Any) -> None:
            raise StoreBusy("test")

        monkeypatch.setattr(its.runtime.services.store.preferences, "set_preference", busy)
        await press(its, its.host, its.channel, message, "lesson:hint")
        assert words("en").text("teach-mineo-five") in texts(its.host.message(message))


async def test_s23_a_forged_press_is_answered_and_changes_nothing() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="mineo")
        message = (await only_mine(its))["id"]
        await press(its, its.host, its.channel, message, "lesson:begin")
        before = texts(its.host.message(message))
        at = next(one for one in played("mineo", suggested) if one.decision is not None and one.decision.kind == "play")
        told = len(its.only_you(its.host, its.channel))
        for number, (bad, values) in enumerate(forged(at)[:6], 1):
            await its.host.click(message, bad.encode(), force=True)
            await its.until(lambda: len(its.only_you(its.host, its.channel)) == told + number)  # noqa: B023
            assert words("en").text("reply-old-control") in its.only_you(its.host, its.channel)[-1], values
        assert texts(its.host.message(message)) == before


async def test_a_card_is_played_by_a_tap_on_its_button() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="chinze")
        message = (await only_mine(its))["id"]
        await press(its, its.host, its.channel, message, "lesson:begin")
        await press(its, its.host, its.channel, message, "lesson:hint")
        shown = its.host.message(message)
        tiles = [node for node in controls(shown) if deed(node) == "lesson:card"]
        at = chosen(position("chinze"), suggested(position("chinze")))
        assert isinstance(at.suggested, Pick)
        assert at.decision is not None
        assert len(tiles) == len(at.decision.cards) - 1, "the suggested card is marked"
        card = int(str(tiles[-1]["custom_id"]).rpartition("-")[2], 36)
        before = texts(shown)
        await its.host.click(message, tiles[-1]["custom_id"])
        await its.until(lambda: texts(its.host.message(message)) != before)
        after = its.host.message(message)
        assert "wins." in texts(after) or "You win." in texts(after)
        held = {str(node["custom_id"]).rpartition("-")[2] for node in controls(after) if deed(node) == "lesson:card"}
        assert card not in {int(one, 36) for one in held}, "it was played"


async def test_in_words_a_card_is_played_from_the_menu() -> None:
    async with edge() as its:
        person = await its.store.people.person(int(its.host.id), "Anna", "en-US")
        await its.store.preferences.set_preference(person.id, "panel", "words")
        await its.host.slash(its.channel, "rules", game="chinze")
        message = (await only_mine(its))["id"]
        await press(its, its.host, its.channel, message, "lesson:begin")
        await press(its, its.host, its.channel, message, "lesson:hint")
        shown = its.host.message(message)
        menu = next(node for node in controls(shown) if deed(node) == "lesson:pick")
        wanted = menu["options"][-1]
        before = texts(shown)
        await its.host.choose(message, menu["custom_id"], [wanted["value"]])
        await its.until(lambda: texts(its.host.message(message)) != before)
        assert f"You: {wanted['label']}" in texts(its.host.message(message))


async def test_a_picture_that_takes_its_time_is_waited_for_and_one_that_never_comes_is_done_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="mineo")
        message = (await only_mine(its))["id"]
        pictures = its.runtime.services.pictures
        drawn = pictures.hand

        async def late(*asked: Any, **so: Any) -> Any:
            await asyncio.sleep(1.0)
            return await drawn(*asked, **so)

        async def never(*asked: Any, **so: Any) -> Any:
            await asyncio.sleep(3600)

        monkeypatch.setattr(pictures, "hand", late)
        monkeypatch.setattr("bot.ui.requests.answers.DEFER_AFTER", 0.1)
        await press(its, its.host, its.channel, message, "lesson:begin")
        assert galleries(its.host.message(message)) == 1
        monkeypatch.setattr(pictures, "hand", never)
        monkeypatch.setattr("bot.ui.features.guide.DRAWING", 0.1)
        await press(its, its.host, its.channel, message, "lesson:hint")
        assert galleries(its.host.message(message)) == 0
        assert words("en").text("teach-mineo-five") in texts(its.host.message(message))


def galleries(message: dict[str, Any]) -> int:
    """Return the pictures a message shows."""
    return sum(node["type"] == 12 for part in message["components"] for node in part["components"])
