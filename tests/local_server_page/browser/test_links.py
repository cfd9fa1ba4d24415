"""Link buttons, and whether the input line can be used in a channel."""

from __future__ import annotations

import pytest

from bot.local_server import guilds
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import row
from tests.support.chromium import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

ARROWS = "[...document.querySelectorAll('a.btn')].map(a => getComputedStyle(a, '::after').content)"


async def test_a_link_has_one_arrow(visit: Visit, page: Page) -> None:
    """The page shows its own symbol unless the label contains one."""
    place = f"https://discord.com/channels/{visit.world.guild_id}/{visit.cards}"
    link = {"type": 2, "style": 5, "url": place}
    visit.bot.post(visit.cards, row({**link, "label": "There"}, {**link, "label": "Here", "emoji": {"name": "↗"}}))
    await page.wait_for_text("There", "#messages")
    assert await page.evaluate(ARROWS) == ['"→"', "none"]


async def test_one_writes_in_a_channel_and_to_somebody(visit: Visit, page: Page) -> None:
    label = "document.querySelector('#composer').getAttribute('aria-label')"
    assert str(await page.evaluate(label)).startswith("Write in cards")
    visit.bot.say(guilds.dm(visit.world, visit.anna.id)["id"], "for Anna alone")
    await page.click("button.entry", text="Germini")
    await page.wait_for_text("for Anna alone")
    assert str(await page.evaluate(label)).startswith("Write to Germini")


async def test_the_hint_of_the_line_is_short_where_there_is_little_room(visit: Visit, page: Page) -> None:
    hint = "document.querySelector('#composer').placeholder"
    assert await page.evaluate(hint) == "Write in cards, or / for commands"
    await page.type("half a sen")
    await page.set_viewport(400, 800)
    await page.wait_for(f"{hint} === 'Write, or / for commands'")
    assert await page.evaluate("document.querySelector('#composer').value") == "half a sen"
    await page.set_viewport(1280, 800)
    await page.wait_for(f"{hint} === 'Write in cards, or / for commands'")
