"""``/profile``, ``/leaderboard`` and the best deal on the real store: posts for everybody are counted, and one too many
is shown to the person alone, with the moment when it works again (issue 13, 11)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ports.servers import ServerSettings
from bot.table.ports import StoreBusy
from bot.table.quota import Limits
from tests.cogs.conftest import text
from tests.cogs.stored.conftest import StoredScene, alts, deeds
from tests.cogs.stored.test_best_deals import best_of

WHEN = re.compile(r"Only you can see this\. .*<t:\d+:R>")


async def settle(scene: StoredScene, **limits: int) -> None:
    """What the server has settled."""
    await scene.store.servers.save_settings(scene.guild, ServerSettings(limits=Limits(**limits)))


@pytest.mark.parametrize("menu", [False, True])
async def test_profile_and_leaderboard_are_counted_together_by_command_and_menu(scene: StoredScene, menu: bool) -> None:
    await settle(scene, post=2)
    first = await scene.anna.slash(scene.channel, "leaderboard")
    second = (
        await scene.anna.context_menu(scene.channel, "Player profile", scene.bruno)
        if menu
        else await scene.anna.slash(scene.channel, "profile", player=scene.bruno)
    )
    assert not first.ephemeral
    assert not second.ephemeral
    for name in ("leaderboard", "profile"):
        third = await scene.anna.slash(scene.channel, name)
        assert third.ephemeral
        assert WHEN.search(text(third)), text(third)
        assert alts(third.response), "it is shown all the same, to the person alone"
    other = await scene.bruno.slash(scene.channel, "leaderboard")
    assert not other.ephemeral


@pytest.mark.slow
async def test_pages_and_private_answers_are_no_posts(scene: StoredScene) -> None:
    await settle(scene, post=1)
    shown = await scene.anna.slash(scene.channel, "leaderboard")
    assert shown.response is not None
    for value in ("wins", "balance", "wins"):
        await scene.anna.select(
            shown.response.message, [value], custom_id=deeds(shown.response)["measure"]["custom_id"]
        )
    await scene.store.privacy.set_wish(scene.numbers[1], "hidden")
    hidden = await scene.bruno.slash(scene.channel, "profile")
    assert hidden.ephemeral
    assert not WHEN.search(text(hidden))
    assert not (await scene.bruno.slash(scene.channel, "leaderboard")).ephemeral, "that was the first"
    for _ in range(3):
        there = await scene.anna.slash_in_dm("leaderboard")
        assert "Only you can see this" not in text(there)


async def test_who_manages_the_server_posts_without_limit_and_none_means_nobody_else(scene: StoredScene) -> None:
    await settle(scene, post=0)
    chief = scene.join("elena", manage_guild=True)
    for _ in range(2):
        assert not (await chief.slash(scene.channel, "leaderboard")).ephemeral
    refused = await scene.anna.slash(scene.channel, "leaderboard")
    assert refused.ephemeral
    assert "only members with Manage Server can post for everyone" in text(refused)


async def test_the_best_deal_is_a_post(scene: StoredScene) -> None:
    await settle(scene, post=1)
    place, _ = await best_of(scene)
    owner = scene.people[place]
    page = await owner.slash(scene.channel, "profile")
    done = await owner.click(page.response.message, custom_id=deeds(page.response)["best"]["custom_id"])
    assert done.ephemeral
    assert re.search(r"once an hour.*<t:\d+:R>", text(done))
    assert not [one for one in done.followups if one.attachments]
    await settle(scene, post=2)
    done = await owner.click(page.response.message, custom_id=deeds(page.response)["best"]["custom_id"])
    assert [one for one in done.followups if one.attachments]


async def test_where_nothing_can_be_written_the_page_is_shown_to_the_person_alone(
    scene: StoredScene, monkeypatch: Any
) -> None:
    async def full(*_: Any) -> None:
        raise StoreBusy("full")

    monkeypatch.setattr(scene.store.quotas, "spend", full)
    shown = await scene.anna.slash(scene.channel, "leaderboard")
    assert shown.ephemeral
    assert alts(shown.response)


async def test_what_is_settled_of_limits_leaves_the_rest(scene: StoredScene) -> None:
    before = ServerSettings(limit=3, language="it")
    await scene.store.servers.save_settings(scene.guild, replace(before, limits=Limits(open=1)))
    assert replace(await scene.store.servers.settings(scene.guild), limits=Limits()) == before
