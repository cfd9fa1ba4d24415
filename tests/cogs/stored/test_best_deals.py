"""The best deal of a profile, shown to everybody."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n import words
from bot.records import match_of
from bot.ui.features import replay
from bot.ui.features.profile import hand_of
from tests.cogs.conftest import text
from tests.cogs.stored.conftest import StoredScene, alts, deeds
from tests.cogs.test_replay import of_the_end


async def best_of(scene: StoredScene) -> tuple[int, Any]:
    """A person who has gained something, by their place among the four, and their best deal."""
    for place, number in enumerate(scene.numbers):
        bests = (await scene.store.profiles.profile(number, guild=scene.guild)).played["minchiate"].bests
        if bests:
            return place, bests[0]
    raise AssertionError("nobody has gained anything")


@pytest.mark.slow
async def test_the_best_deal_is_shown_to_everybody_by_the_one_who_played_it(scene: StoredScene) -> None:
    place, best = await best_of(scene)
    owner, other = scene.people[place], scene.people[place - 1]
    seen = await other.slash(scene.channel, "profile", player=owner)
    assert "best" not in deeds(seen.response), "another's best deal cannot be shown"
    page = await owner.slash(scene.channel, "profile")
    button = deeds(page.response)["best"]["custom_id"]
    refused = await other.click(page.response.message, custom_id=button)
    assert refused.ephemeral
    assert "Only the player of this deal" in text(refused)
    done = await owner.click(page.response.message, custom_id=button)
    (posted,) = [one for one in done.followups if one.attachments]
    assert not posted.ephemeral
    assert posted.attachments[0].filename.startswith("best-")
    (alt,) = alts(posted)
    stored = await scene.store.log.load(best.table)
    assert stored is not None
    match = match_of(best.table, stored.events, ("anna", "bruno", "carla", "dino"))
    hand = hand_of(match, match.deals[best.deal - 1], place)
    pack = match.rules.meta.pack
    said = words("en")
    assert len(hand) == 21
    assert all(said.card_short(pack.slug, card) in alt for card in pack.names(hand))
    assert f"{best.gain} rest" in alt
    assert owner.name in alt


async def test_the_best_deal_of_one_who_is_shown_nowhere_is_posted_without_a_name(scene: StoredScene) -> None:
    place, _ = await best_of(scene)
    owner = scene.people[place]
    await scene.store.privacy.set_wish(scene.numbers[place], "hidden")
    page = await owner.slash(scene.channel, "profile")
    assert page.ephemeral
    done = await owner.click(page.response.message, custom_id=deeds(page.response)["best"]["custom_id"])
    (posted,) = [one for one in done.followups if one.attachments]
    said = posted.text + "".join(alts(posted))
    assert owner.name not in said
    assert f"Player {place + 1}" in said


async def test_a_best_deal_whose_moves_are_gone_is_refused(scene: StoredScene) -> None:
    place, _ = await best_of(scene)
    page = await scene.people[place].slash(scene.channel, "profile")
    await scene.store.retention.set_months(scene.guild, 1)
    await scene.store.retention.drop_old_moves(scene.runtime.clock.now() + 100 * 24 * 3_600_000)
    refused = await scene.people[place].click(
        page.response.message, custom_id=deeds(page.response)["best"]["custom_id"]
    )
    assert refused.ephemeral
    assert "no longer stored" in text(refused)


@pytest.mark.slow
async def test_a_best_deal_plays_by_itself_for_the_one_who_asks(
    scene: StoredScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "animation_of", of_the_end)
    place, best = await best_of(scene)
    owner, other = scene.people[place], scene.people[place - 1]
    page = await owner.slash(scene.channel, "profile")
    assert "Your best deals" in text(page)
    menu = deeds(page.response)["watch"]
    assert menu["options"][0]["value"] == f"{best.table}.{best.deal}"
    assert f"Deal {best.deal}" in menu["options"][0]["label"]
    shown = await owner.select(page.response, custom_id=menu["custom_id"], values=[menu["options"][0]["value"]])
    assert shown.ephemeral
    assert shown.response.attachments[0].filename.endswith(".webp")
    assert f"Deal {best.deal} of " in text(shown)
    seen = await other.slash(scene.channel, "profile", player=owner)
    assert "Your best deals" not in text(seen)
    assert deeds(seen.response)["watch"]["options"] == menu["options"]


async def test_best_deals_behind_closed_doors_make_room_for_the_next_ones(scene: StoredScene) -> None:
    """The three best that the readers may see are shown, whatever better ones there are."""
    place, _ = await best_of(scene)
    owner, number = scene.people[place], scene.numbers[place]
    every = (await scene.store.profiles.profile(number, guild=scene.guild)).played["minchiate"].bests
    pages = scene.bot.features.profiles
    seen = pages._seen  # pyright: ignore[reportPrivateUsage]

    async def some(caller: Any, tables: list[str], *, public: bool) -> set[str]:
        return await seen(caller, tables, public=public) - {every[0].table}

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(pages, "_seen", some)
        page = await owner.slash(scene.channel, "profile")
    left = [one for one in every if one.table != every[0].table][:3]
    assert left, "another match with a gain"
    assert [one["value"] for one in deeds(page.response)["watch"]["options"]] == [
        f"{one.table}.{one.deal}" for one in left
    ]
    assert every[0].table not in str(page.response.components)
