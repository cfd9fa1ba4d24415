"""Issue point 11(d): a person opens the page, creates a table, fills it and plays a trick, in a real browser."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.support.chromium import Page, chromium
from tests.support.process import FAST
from tests.support.waiting import PATIENCE, until

ARTIFACTS = Path(__file__).parents[1] / "artifacts"
ANSWERS = ("play", "confirm", "claimall", "numd", "say", "card", "tick", "pick")

LOOKED_FOR = 2.0
"""Seconds for a control that was there a moment ago."""

FIND = """
(verbs) => {
  const nodes = [...document.querySelectorAll('#messages [data-custom-id]')].reverse();
  for (const verb of verbs) {
    const node = nodes.find(n => n.dataset.customId.split(':')[4] === verb && !n.disabled);
    if (node) return node.dataset.customId;
  }
  return '';
}
"""


@asynccontextmanager
async def germini(data: Path) -> AsyncIterator[str]:
    """``make play``, on a port of its own; the page's address."""
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", "--data-dir", str(data), "--port", "0",
        env={**environment, **FAST}, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    try:
        yield line.split()[-1]
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), PATIENCE)


async def find(page: Page, *verbs: str) -> str:
    """The custom id of the newest enabled control with one of these verbs, "" if there is none."""
    return str(await page.evaluate(f"({FIND})({list(verbs)!r})"))


async def press(page: Page, *verbs: str) -> None:
    """Press the control as soon as it is there."""
    custom_id = await until(lambda: find(page, *verbs), f"a control for {verbs}", pause=0.05)
    await page.click(f'#messages [data-custom-id="{custom_id}"]')


async def answer(page: Page) -> bool:
    """Answer the question of the panel, if there is one."""
    custom_id = await find(page, *ANSWERS)
    if not custom_id:
        return False
    try:
        await page.click(f'#messages [data-custom-id="{custom_id}"]', patience=LOOKED_FOR)
    except TimeoutError:
        return False  # The panel was drawn anew in between: its controls are others.
    if custom_id.split(":")[4] == "pick":
        await page.wait_for("document.querySelector('dialog.picker [role=option]')")
        free = "dialog.picker [role=option]:not([aria-selected=true]):not([aria-disabled=true])"
        await page.click(free)
        while await page.evaluate(
            f"!!document.querySelector('.picker .foot button') && !!document.querySelector({free!r})"
        ):
            await page.click(free)
        if await page.evaluate("!!document.querySelector('.picker .foot button')"):
            await page.click(".picker .foot button")
        await page.wait_for("!document.querySelector('dialog.picker')")
    return True


@pytest.mark.browser
async def test_a_person_plays_a_trick_on_the_page(tmp_path: Path) -> None:
    ARTIFACTS.mkdir(exist_ok=True)
    async with germini(tmp_path) as url, chromium() as browser:
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
            answered.append(await answer(page))
            return any(answered) and bool(
                await page.evaluate(
                    "[...document.images].some(i => i.naturalWidth === 1100 && /Trick 2\\b/.test(i.alt))"
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
        assert page.errors == []
