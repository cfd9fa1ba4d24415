"""The best deal of a profile, shown to everybody."""

from __future__ import annotations

from typing import Any

from bot.i18n import words
from bot.records import match_of
from bot.ui.features.profile import hand_of
from tests.cogs.conftest import text
from tests.cogs.stored.conftest import StoredScene, alts, deeds


async def best_of(scene: StoredScene) -> tuple[int, Any]:
    """A person who has gained something, by their place among the four, and their best deal."""
    for place, number in enumerate(scene.numbers):
        bests = (await scene.store.profiles.profile(number, guild=scene.guild)).played["minchiate"].bests
        if bests:
            return place, bests[0]
    raise AssertionError("nobody has gained anything")


async def test_the_best_deal_is_shown_to_everybody_by_the_one_who_played_it(scene: StoredScene) -> None:
    place, best = await best_of(scene)
    owner, other = scene.people[place], scene.people[place - 1]
    seen = await other.slash(scene.channel, "profile", player=owner)
    assert "best" not in deeds(seen.response), "another's best deal cannot be shown"
    page = await owner.slash(scene.channel, "profile")
    button = deeds(page.response)["best"]["custom_id"]
    refused = await other.click(page.response.message, custom_id=button)
    assert refused.ephemeral
    assert "Only the one who played" in text(refused)
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
    await scene.store.retention.drop_old_moves(scene.house.clock.now() + 100 * 24 * 3_600_000)
    refused = await scene.people[place].click(
        page.response.message, custom_id=deeds(page.response)["best"]["custom_id"]
    )
    assert refused.ephemeral
    assert "no longer kept" in text(refused)
