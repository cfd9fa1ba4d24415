"""``/profile``, ``/history`` and ``/leaderboard`` before the first match: what they offer instead of an empty page."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n import LANGUAGES, words
from bot.ui.screens.names import title
from bot.ui.screens.offers import offered, poster_of
from bot.ui.transport import control_ids as ids
from tests.cogs.conftest import Member, text
from tests.cogs.stored.conftest import StoredScene, alts
from tests.support.panel import controls


def raw(message: Any) -> dict[str, Any]:
    return {"components": message.components}


def pressed(message: Any) -> dict[str, str]:
    """Return the labels of the buttons that start a match, by id."""
    every = {node["custom_id"]: node.get("label", "") for node in controls(raw(message)) if "custom_id" in node}
    return {custom_id: label for custom_id, label in every.items() if custom_id.startswith(ids.PLAY_NOW.id(""))}


async def newcomer(scene: StoredScene, language: str) -> Member:
    """Return a member who has played nothing and reads this language."""
    member = scene.join("elena")
    number = (await scene.store.people.person(member.id, "elena", "en-US")).id
    await scene.store.preferences.set_preference(number, "language", language)
    return member


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["profile", "history"])
async def test_an_empty_page_offers_every_game(command: str, language: str, scene: StoredScene) -> None:
    said = words(language)
    shown = await (await newcomer(scene, language)).slash(scene.channel, command)
    assert shown.ephemeral, "four posters would fill the channel"
    assert sorted(alts(shown.response)) == sorted(poster_of(slug, said).alt for slug in offered())
    assert pressed(shown.response) == {
        ids.PLAY_NOW.id(slug): said.text("ui-btn-play-game", game=title(slug, said)) for slug in offered()
    }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_empty_leaderboard_offers_its_game(language: str, scene: StoredScene) -> None:
    said = words(language)
    shown = await (await newcomer(scene, language)).slash(scene.channel, "leaderboard", game="mineo")
    assert alts(shown.response) == [poster_of("mineo", said).alt]
    assert pressed(shown.response) == {
        ids.PLAY_NOW.id("mineo"): said.text("ui-btn-play-game", game=title("mineo", said))
    }
    acts = {node["custom_id"].split(":")[2] for node in controls(raw(shown.response))}
    assert acts >= {"game", "measure", "period", "scope", "words"}
    assert not acts & {"back", "on", "mine"}, "there is no page to turn"


async def test_a_history_of_one_game_offers_that_game_alone(scene: StoredScene) -> None:
    shown = await (await newcomer(scene, "en")).slash(scene.channel, "history", game="chinze")
    assert list(pressed(shown.response)) == [ids.PLAY_NOW.id("chinze")]
    assert len(alts(shown.response)) == 1


async def test_the_button_of_an_empty_page_starts_a_match(scene: StoredScene) -> None:
    elena = await newcomer(scene, "en")
    shown = await elena.slash(scene.channel, "profile")
    cards = await elena.click(shown.response.message, custom_id=ids.PLAY_NOW.id("chinze"))
    assert cards.ephemeral
    (row,) = await scene.store.tables.listed(guild=scene.guild)
    assert row.game == "chinze"


async def test_the_empty_profile_of_another_person_offers_nothing(scene: StoredScene) -> None:
    elena = await newcomer(scene, "en")
    shown = await scene.anna.slash(scene.channel, "profile", player=elena)
    assert shown.ephemeral
    assert "elena has not finished a match here yet." in text(shown)
    assert not pressed(shown.response)
    assert not alts(shown.response)
