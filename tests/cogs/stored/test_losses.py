"""What a person's decisions cost, on ``/profile``: only they see it, on any page and in any channel."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n import words
from bot.ports.losses import SummedLoss
from bot.ui.transport.id_format import base36
from tests.cogs.conftest import text
from tests.cogs.stored.conftest import StoredScene, alts, deeds

FIGURE, OTHERS = "1.23", "7.77"


@pytest.fixture
async def reviewed(scene: StoredScene) -> StoredScene:
    """A scene in which the first person has reviewed four deals of Minchiate, and the second one three."""
    for number, each, deals in ((scene.numbers[0], float(FIGURE), 4), (scene.numbers[1], float(OTHERS), 3)):
        (match, *_) = await scene.store.profiles.results(number, guild=scene.guild, game="minchiate")
        sums = [SummedLoss(match.table, deal, "lead", 5, 5 * each) for deal in range(1, deals + 1)]
        sums += [SummedLoss(match.table, 1, "follow", 2, -0.5)]
        await scene.store.losses.keep(number, match.table, set(range(1, deals + 1)), sums)
    return scene


def everything(seen: Any) -> str:
    """Return all that a message says, in text, pictures and ids."""
    return " ".join([text(seen), str(seen.response.components), *alts(seen.response)])


async def test_the_button_shows_the_person_alone_what_their_decisions_cost(reviewed: StoredScene) -> None:
    owner, other = reviewed.people[:2]
    page = await owner.slash(reviewed.channel, "profile")
    assert not page.ephemeral
    assert FIGURE not in everything(page), "everybody sees this page"
    button = deeds(page.response)["losses"]["custom_id"]
    shown = await owner.click(page.response.message, custom_id=button)
    assert shown.ephemeral
    (alt,) = alts(shown.response)
    assert f"Leads {FIGURE} ± 0.00 (20 in 4 deals)." in alt
    assert "Cards played to a trick −0.25 (2 in 1 deal)." in alt
    assert "Only you see this" in text(shown)
    refused = await other.click(page.response.message, custom_id=button)
    assert refused.ephemeral
    assert "Only the player can see" in text(refused)
    assert FIGURE not in everything(refused)


async def test_nobody_opens_those_of_somebody_else(reviewed: StoredScene) -> None:
    owner, other = reviewed.people[:2]
    mine, theirs = (base36(number) for number in reviewed.numbers[:2])
    seen = await other.slash(reviewed.channel, "profile", player=owner)
    assert "losses" not in deeds(seen.response)
    assert FIGURE not in everything(seen)
    own = await other.slash(reviewed.channel, "profile")
    forged = deeds(own.response)["losses"]["custom_id"].replace(f"{theirs}.{theirs}", f"{theirs}.{mine}")
    assert f"{theirs}.{mine}" in forged
    for ident in (forged, f"p1:profile:losses:{mine}.{mine}.minchiate"):
        said = everything(await other.click(own.response.message, custom_id=ident, force=True))
        assert "Only the player can see" in said
        assert FIGURE not in said
    for arg in ("1", f"{theirs}.{theirs}.nothing"):
        old = await other.click(own.response.message, custom_id=f"p1:profile:losses:{arg}", force=True)
        assert text(old).endswith(words("en").text("reply-old-control"))


async def test_the_profile_of_another_person_has_none_where_one_reads_it_alone(reviewed: StoredScene) -> None:
    owner, other = reviewed.people[:2]
    mine, theirs = (base36(number) for number in reviewed.numbers[:2])
    page = await owner.slash(reviewed.channel, "profile")
    menu = "p1:profile:game:{0}.{0}"
    seen = await other.select(page.response.message, ["minchiate"], custom_id=menu.format(mine), force=True)
    assert seen.ephemeral
    assert owner.name in text(seen)
    assert not any(figure in everything(seen) for figure in (FIGURE, OTHERS, "Review my deal"))
    own = await owner.select(
        page.response.message, ["minchiate"], custom_id=f"p1:profile:game:{theirs}.{mine}", force=True
    )
    assert own.ephemeral
    assert f"Leads **{FIGURE}**" in text(own), "their own profile in an answer to them alone"


async def test_a_page_that_the_person_alone_sees_says_it_at_once(reviewed: StoredScene) -> None:
    owner = reviewed.people[0]
    await reviewed.store.privacy.set_wish(reviewed.numbers[0], "hidden")
    page = await owner.slash(reviewed.channel, "profile")
    assert page.ephemeral
    assert f"Leads **{FIGURE}** ± 0.00" in text(page)
    assert OTHERS not in everything(page)


async def test_who_has_reviewed_nothing_is_told_how(scene: StoredScene) -> None:
    owner = scene.people[0]
    page = await owner.slash(scene.channel, "profile")
    assert "Review my deal" not in text(page), "others read it too"
    shown = await owner.click(page.response.message, custom_id=deeds(page.response)["losses"]["custom_id"])
    assert shown.ephemeral
    assert "*Review my deal*" in text(shown)
    await scene.store.privacy.set_wish(scene.numbers[0], "hidden")
    assert "*Review my deal*" in text(await owner.slash(scene.channel, "profile"))
