"""Emojis of the application on the page: in texts, on buttons and in the lines of a menu."""

from __future__ import annotations

import base64

import pytest

from bot.local_server import emojis
from cards_art.card_emojis import picture
from tests.local_server_page.browser.person import control
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import button, container, row, select, text
from tests.support.chromium import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

LOADED = "[...document.querySelectorAll('{where} img.emoji')].some(i => i.complete && i.naturalWidth === 128)"


def emoji(visit: Visit, name: str) -> dict[str, str]:
    """Create an emoji and return it as a button takes it."""
    data = "data:image/webp;base64," + base64.b64encode(picture(name)).decode()
    made = emojis.create(visit.world, {"name": name, "image": data})
    return {"id": made["id"], "name": made["name"]}


async def test_an_emoji_is_shown_in_text_button_and_menu(visit: Visit, page: Page) -> None:
    seven, moon = emoji(visit, "cups_7"), emoji(visit, "moon")
    menu = select("card", "Choose a card", ["Seven", "Moon"])
    for option, shown in zip(menu["options"], (seven, moon), strict=True):
        option["emoji"] = shown
    menu["options"][1]["default"] = True
    tag = f"Anna plays <:cups_7:{seven['id']}> Seven of Cups"
    visit.bot.post(visit.cards, container(text(tag), row(button("go", "Seven", emoji=seven)), row(menu)))
    for where in ("#messages .text", control("go"), control("card")):
        await page.wait_for(LOADED.format(where=where))
    said = "document.querySelector('#messages .text img.emoji')"
    assert await page.evaluate(f"[{said}.alt, {said}.title]") == [":cups_7:", ":cups_7:"]
    height = await page.evaluate(f"{said}.getBoundingClientRect().height")
    assert 18 <= height <= 26
    assert await page.evaluate(f"document.querySelector('{control('go')} img').getAttribute('aria-hidden')") == "true"
    assert await page.evaluate(f"document.querySelector('{control('card')}').innerText.trim()") == "Moon"
    await page.click(control("card"))
    await page.wait_for("document.querySelector('dialog.picker[open]')")
    await page.wait_for(LOADED.format(where="dialog.picker"))
    assert await page.evaluate("document.querySelectorAll('dialog.picker img.emoji').length") == 2


async def test_a_button_with_only_an_emoji_says_its_name(visit: Visit, page: Page) -> None:
    visit.bot.post(visit.cards, row({**button("go", ""), "label": None, "emoji": emoji(visit, "cups_7")}))
    await page.wait_for(LOADED.format(where=control("go")))
    assert await page.evaluate(f"document.querySelector('{control('go')}').getAttribute('aria-label')") == ":cups_7:"


async def test_the_picture_needs_no_key_and_is_kept_by_the_browser(visit: Visit) -> None:
    made = emoji(visit, "cups_7")
    for ending in ("png", "webp"):
        async with visit.session.get(f"{visit.origin}/emojis/{made['id']}.{ending}") as answer:
            assert (answer.status, answer.content_type) == (200, "image/webp")
            assert await answer.read() == picture("cups_7")
            assert "max-age" in answer.headers["Cache-Control"]
    async with visit.session.get(f"{visit.origin}/emojis/1.png") as answer:
        assert answer.status == 404
