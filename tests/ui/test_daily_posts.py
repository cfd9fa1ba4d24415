"""The deals of the day are posted once a day where a server wishes it, with yesterday's best results and no card."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.clock import SystemClock
from bot.duplicate.board import DAY
from bot.i18n import LANGUAGES, words
from bot.local_server import guilds
from bot.ports.servers import ServerSettings
from bot.store.daily import DailyBook
from bot.ui.screens.daily_result import post_screen
from bot.ui.screens.server_settings import daily_posts_screen
from bot.ui.transport import control_ids as ids
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import controls, texts
from tests.ui.daily import asked_for, button, play, press, same_deals
from tests.ui.limits import assert_limits, long_labels

__all__ = ["same_deals"]
"""The fixture is found by its name."""

pytestmark = pytest.mark.usefixtures("same_deals")

FIRST = 20_785 * DAY
"""A midnight."""

HOUR = 3_600_000


class Clock(SystemClock):
    """A clock that stands where a test sets it."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def now(self) -> int:
        return self.at


async def chosen(its: Edge, **settings: Any) -> int:
    """Choose the channel; the number of the server."""
    guild = int(guilds.channel(its.world, "cards")["guild_id"])
    await its.store.servers.save_settings(guild, ServerSettings(deals=int(its.channel), **settings))
    return guild


def posts(its: Edge) -> list[dict[str, Any]]:
    """Return what everybody sees in the channel."""
    return [one for one in its.people[1].messages(its.channel) if one["id"] not in its.world.only_for]


async def look(its: Edge) -> int:
    assert its.bot is not None
    return await its.bot.daily_deals.look()


async def test_they_are_posted_once_a_day_from_the_chosen_hour_on() -> None:
    clock = Clock(FIRST + 18 * HOUR)
    async with edge(EdgeRuntime(clock=clock)) as its:
        assert await look(its) == 0, "no server has chosen a channel"
        await chosen(its, deals_hour=18)
        clock.at -= 1
        assert await look(its) == 0
        clock.at += 1
        assert [await look(its) for _ in range(2)] == [1, 0]
        assert len(posts(its)) == 1
        await its.stop()
        await its.start()
        assert await look(its) == 0, "a restart posts nothing twice"
        clock.at = FIRST + DAY
        assert await look(its) == 0
        clock.at = FIRST + DAY + 18 * HOUR
        assert await look(its) == 1


async def test_a_bot_that_ends_between_posting_and_storing_posts_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ends(*_: Any) -> None:
        raise RuntimeError("the bot ends here")

    async with edge(EdgeRuntime(clock=Clock(FIRST + 9 * HOUR))) as its:
        guild = await chosen(its)
        with monkeypatch.context() as patch:
            patch.setattr(DailyBook, "keep_post", ends)
            assert await look(its) == 0
        assert not await its.store.daily.posted(guild, FIRST // DAY)
        await look(its)
        await its.until(lambda: len(posts(its)) == 1)
        assert await its.store.daily.posted(guild, FIRST // DAY)


async def test_a_channel_that_is_gone_is_tried_once_a_day() -> None:
    async with edge(EdgeRuntime(clock=Clock(FIRST + 9 * HOUR))) as its:
        guild = await chosen(its)
        settings = await its.store.servers.settings(guild)
        await its.store.servers.save_settings(guild, replace(settings, deals=4_711))
        assert [await look(its) for _ in range(2)] == [0, 0]
        await its.store.servers.save_settings(guild, settings)
        assert await look(its) == 1


async def test_a_post_names_the_best_of_yesterday_who_wish_to_be_named() -> None:
    clock = Clock(FIRST + 9 * HOUR)
    async with edge(EdgeRuntime(clock=clock)) as its:
        await chosen(its)
        assert await look(its) == 1
        (post,) = posts(its)
        for number, person in enumerate(its.people[:2]):
            known = await its.store.people.person(int(person.id), person.name, "en-US")
            if number:
                await its.store.privacy.set_wish(known.id, "hidden")
            message = await asked_for(its, person, its.channel, game="mineo")
            start = button(message, "start")
            assert start is not None
            await play(its, person, await press(its, person, message, start))
        clock.at += DAY
        assert await look(its) == 1
        said = texts(posts(its)[-1])
        assert "Yesterday’s best results on this server" in said
        assert "Anna" in said
        assert "Bruno" not in said
        assert "a player" in said
        assert "Chinze**" not in said, "nobody played it"
        own = [node["custom_id"] for node in controls(posts(its)[-1])]
        assert own[0] == f"p1:daily:open:{20_786}.{own[0].rpartition('.')[2]}"
        assert "place" not in texts(post)


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_keep_discords_limits(language: str) -> None:
    said = words(language)
    leaders = {slug: ["🥇 " + "W" * 80 + " · +144"] * 3 for slug in ("minchiate", "mineo")}
    for screen in (
        post_screen(20_785, ("chinze", "minchiate", "mineo", "terziglio"), leaders, said),
        daily_posts_screen(ServerSettings(deals=5, puzzles=6, deals_hour=23), said),
        daily_posts_screen(ServerSettings(), said),
    ):
        assert_limits(screen.view())
        screen.assert_limits()
        assert long_labels(screen.view()) == []


async def test_a_manager_chooses_channel_and_hour() -> None:
    async with edge() as its:
        guild = int(guilds.channel(its.world, "cards")["guild_id"])
        guilds.grant(its.world, its.host.id, 1 << 5)
        made = await its.host.slash(its.channel, "admin setup")
        assert made.message is not None
        shown = made.message["id"]
        await its.host.click(shown, ids.SETUP_DAILY.id())
        await its.until(lambda: ids.SETUP_DEALS.id() in str(its.host.message(shown)))
        await its.host.choose(shown, ids.SETUP_DEALS.id(), [its.channel])
        await its.quiet()
        await its.host.choose(shown, ids.SETUP_DEALS_HOUR.id(), ["20"])
        await its.quiet()
        settings = await its.store.servers.settings(guild)
        assert (settings.deals, settings.deals_hour) == (int(its.channel), 20)
        await its.host.choose(shown, ids.SETUP_DEALS_HOUR.id(), ["24"], force=True)
        await its.quiet()
        assert await its.store.servers.settings(guild) == settings
