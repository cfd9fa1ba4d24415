"""Presses while another one is pending: none is lost, none is sent twice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local_server import interactions
from tests.local_server_page.browser.person import control, updated
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import Payload, button, row, select, text
from tests.support.chromium import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

CONTROLS = (row(button("slow", "Slow"), button("next", "Next")), row(select("card", "Choose a card", ["Fool", "Moon"])))


class Late:
    """A bot that answers the button ``slow`` only when the test allows it."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.waiting: list[Payload] = []
        visit.bot.answers["slow"] = self.asked

    def asked(self, data: Payload) -> None:
        self.waiting.append(data)

    async def press(self, page: Page) -> None:
        """Press ``slow`` and wait until the bot has received it."""
        await page.click(control("slow"))
        await self.visit.world.until(lambda: self.waiting)

    def answer(self, *components: dict[str, Any]) -> None:
        data = self.waiting.pop(0)
        interactions.callback(self.visit.world, data["id"], data["token"], updated(*components), {})


def pressed(visit: Visit) -> list[str]:
    return [name for name, _ in visit.bot.got]


async def test_another_button_pressed_meanwhile_is_pressed_after_the_answer(visit: Visit, page: Page) -> None:
    late = Late(visit)
    visit.bot.answers["next"] = lambda _: updated(text("there"), *CONTROLS)
    visit.bot.post(visit.cards, *CONTROLS)
    await late.press(page)
    await page.click(control("next"))
    await page.wait_for(f"document.querySelector('{control('next')}').ariaBusy === 'true'")
    assert pressed(visit) == ["slow"]
    late.answer(text("answered"), *CONTROLS)
    await page.wait_for_text("there")
    assert pressed(visit) == ["slow", "next"]
    await page.wait_for("!document.querySelector('#messages [aria-busy]')")


async def test_a_card_chosen_while_another_press_is_on_its_way_is_sent_after_it(visit: Visit, page: Page) -> None:
    late = Late(visit)
    visit.bot.answers["card"] = lambda _: updated(text("played"), *CONTROLS)
    visit.bot.post(visit.cards, *CONTROLS)
    await late.press(page)
    await page.click(control("card"))
    await page.click("[role=option]", text="Moon")
    await page.wait_for_text("Moon", control("card"))
    assert pressed(visit) == ["slow"]
    late.answer(*CONTROLS)
    await page.wait_for_text("played")
    assert visit.bot.got[-1] == ("card", ["moon"])


async def test_a_double_click_is_one_press(visit: Visit, page: Page) -> None:
    late = Late(visit)
    visit.bot.post(visit.cards, *CONTROLS)
    await late.press(page)
    await page.click(control("slow"))
    await page.click(control("slow"))
    late.answer(text("answered"), *CONTROLS)
    await page.wait_for_text("answered")
    await page.wait_for("!document.querySelector('#messages [aria-busy]')")
    assert pressed(visit) == ["slow"]


async def test_the_late_half_of_a_double_click_is_no_mistake(visit: Visit, page: Page) -> None:
    """The message has changed, and the page does not know it yet."""
    message = visit.bot.post(visit.cards, *CONTROLS)
    await page.click(control("slow"))
    await visit.world.until(lambda: visit.bot.got)
    await page.wait_for("!document.querySelector('#messages [aria-busy]')")
    visit.world.messages[visit.cards][message["id"]]["components"] = [text("changed")]
    await page.click(control("slow"))
    await page.wait_for("!document.querySelector('#messages [aria-busy]')")
    await page.click(control("next"))
    await page.wait_for_text("This changed while you were pressing it. Look again.", "#toasts")
    assert await page.evaluate("document.querySelectorAll('.toast').length") == 1
    assert pressed(visit) == ["slow"]
    await visit.world.until(lambda: len(page.errors) == 2)
    page.errors.clear()


async def test_only_the_last_of_several_presses_meanwhile_counts(visit: Visit, page: Page) -> None:
    late = Late(visit)
    both = row(button("slow", "Slow"), button("one", "One"), button("two", "Two"))
    visit.bot.answers["two"] = lambda _: updated(text("second"), both)
    visit.bot.post(visit.cards, both)
    await late.press(page)
    await page.click(control("one"))
    await page.click(control("two"))
    late.answer(both)
    await page.wait_for_text("second")
    await page.wait_for("!document.querySelector('#messages [aria-busy]')")
    assert pressed(visit) == ["slow", "two"]


async def test_a_control_that_the_answer_takes_away_is_said_to_be_gone(visit: Visit, page: Page) -> None:
    late = Late(visit)
    visit.bot.post(visit.cards, *CONTROLS)
    await late.press(page)
    await page.click(control("next"))
    late.answer(text("the end"), row(button("slow", "Slow")))
    await page.wait_for_text("This changed while you were pressing it. Look again.", "#toasts")
    await page.wait_for("!document.querySelector('#messages [aria-busy]')")
    assert pressed(visit) == ["slow"]
