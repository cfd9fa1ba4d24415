"""The program is stopped and started again while the page is open."""

from __future__ import annotations

import pytest

from bot.local_server import guilds, new_world, person_named
from bot.local_server.page import PageServer
from tests.local_server_page.scripted import Scripted
from tests.support.chromium import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_the_page_says_that_nothing_answers_and_comes_back(browser: Browser) -> None:
    world = new_world()
    cards = guilds.channel(world, "cards")["id"]
    person_named(world, "Anna")
    bot = Scripted(world)
    async with PageServer(world, port=0) as first:
        page = await browser.page()
        await page.goto(first.url)
        await page.wait_for("document.querySelector('#composer')")
        await page.type("half a sen")
    await page.wait_for_text("Trying again", "#notice")
    await page.type("tence")
    bot.say(cards, "meanwhile")
    port, key = first.port, first.url.partition("#key=")[2]
    async with PageServer(world, port=port, key=key):
        await page.wait_for_text("meanwhile", "#messages")
        await page.wait_for("document.querySelector('#notice').hidden")
        assert await page.evaluate("document.querySelector('#composer').value") == "half a sentence"
        await page.press("Enter")
        await page.wait_for_text("half a sentence", "#messages")
    # The browser reports that nothing listens for a while; the page itself must report no error.
    assert [error for error in page.errors if "ERR_CONNECTION_REFUSED" not in error] == []
