"""Issue point 11(d): a person opens the page, creates a table, fills it and plays a trick, in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.chromium import Page, chromium
from tests.support.served import served
from tests.support.waiting import until

ARTIFACTS = Path(__file__).parents[1] / "artifacts"
ANSWERS = ("play", "confirm", "claimall", "numd", "say", "card", "tick", "pick", "next")

FIND = """
(verbs) => {
  const nodes = [...document.querySelectorAll('#messages [data-custom-id]')].reverse();
  // A panel whose last press is not answered yet still shows what was asked before.
  const free = nodes.filter(n => !n.disabled && !n.closest('[data-id]').querySelector('[aria-busy]'));
  for (const verb of verbs) {
    const node = free.find(n => n.dataset.customId.split(':')[4] === verb);
    if (node) return node.dataset.customId;
  }
  return '';
}
"""


async def find(page: Page, *verbs: str) -> str:
    """Return the custom id of the newest enabled control with one of these verbs, "" without one. A message on which a
    press waits for its answer has none."""
    return str(await page.evaluate(f"({FIND})({list(verbs)!r})"))


async def press(page: Page, *verbs: str) -> None:
    """Press the control as soon as it is there."""
    custom_id = await until(lambda: find(page, *verbs), f"a control for {verbs}", pause=0.05)
    await page.click(f'#messages [data-custom-id="{custom_id}"]')


async def answer(page: Page) -> bool:
    """Answer the question of the panel, if there is one. The controls may have changed by the time one is pressed: an
    open list closes with its message, and one in which all is chosen already is closed."""
    custom_id = await find(page, *ANSWERS)
    if not custom_id or not await page.click_if_there(f'#messages [data-custom-id="{custom_id}"]'):
        return False
    if custom_id.split(":")[4] == "pick":
        await page.wait_for("document.querySelector('dialog.picker [role=option]')")
        free = "dialog.picker [role=option]:not([aria-selected=true]):not([aria-disabled=true])"
        if not await page.click_if_there(free):
            if await page.evaluate("!!document.querySelector('dialog.picker')"):
                await page.press("Escape")
                await page.wait_for("!document.querySelector('dialog.picker')")
            return False
        while await page.evaluate("!!document.querySelector('.picker .foot button')"):
            if not await page.click_if_there(free):
                break
        if await page.evaluate("!!document.querySelector('.picker .foot button')"):
            await page.click(".picker .foot button")
        await page.wait_for("!document.querySelector('dialog.picker')")
    return True


@pytest.mark.longest
@pytest.mark.browser
async def test_a_person_plays_a_trick_on_the_page(tmp_path: Path) -> None:
    ARTIFACTS.mkdir(exist_ok=True)
    async with served(tmp_path) as url, chromium() as browser:
        page = await browser.page(width=1280, height=900)
        await page.goto(url)
        await page.click("[data-channel]", text="cards")
        await page.click("#composer")
        await page.type("/table create")
        await page.wait_for("document.querySelector('#commands [data-path=\"table create\"]')")
        await page.press("Enter")
        await page.wait_for("document.querySelector('form.command')")
        await page.evaluate(
            "(s => { s.value = [...s.options].find(o => o.textContent === 'Minchiate').value;"
            " s.dispatchEvent(new Event('change', {bubbles: true})); })"
            "(document.querySelector('form.command select[data-option=game], form.command [data-option=game] select'))"
        )
        await page.click("form.command [type=submit]")
        await press(page, "others")
        await press(page, "bot")
        await page.wait_for("document.querySelector('#messages').innerText.includes('🤖')")
        await press(page, "fill")
        await page.wait_for("[...document.querySelectorAll('[data-channel]')].length >= 3")
        await page.screenshot(ARTIFACTS / "lobby.png")
        await page.click("[data-channel]", text="Germini")

        answered: list[bool] = []

        async def trick_finished() -> bool:
            """Whether a picture shows a later trick. On a busy machine any one of them may have none."""
            answered.append(await answer(page))
            return any(answered) and bool(
                await page.evaluate(
                    "[...document.images].some(i => i.naturalWidth === 1100 && i.alt.match(/Trick (\\d+)/)?.[1] > 1)"
                )
            )

        await until(trick_finished, "a trick is finished", pause=0.1)
        # What is waited for is kept at once: the next edit of the panel replaces its picture.
        await page.wait_for(
            "(window.alts = [...document.images].filter(i => i.complete && i.naturalWidth === 1100)"
            ".map(i => i.alt)).length"
        )
        alts = await page.evaluate("window.alts")
        assert all(alts)
        await page.screenshot(ARTIFACTS / "panel.png")
        threads = "[...document.querySelectorAll('[data-channel]')].map(n => n.innerText)"
        assert any("Minchiate" in str(name) for name in await page.evaluate(threads))
        await page.set_viewport(390, 800, phone=True)
        await page.screenshot(ARTIFACTS / "phone.png")
        # A panel that changes while a press is on its way is no fault: the press is refused, and the next one counts.
        assert [error for error in page.errors if not ("409" in error and error.endswith("/api/click"))] == []
