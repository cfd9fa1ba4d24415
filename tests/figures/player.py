"""A person at the page who presses what the newest panel offers. The page itself counts the presses."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from bot.ui.transport import control_ids as ids
from tests.support.chromium import Page
from tests.support.panel import ANSWERS
from tests.support.waiting import until

SIGHT = Path(__file__).with_name("sight.js")
MAX_ANSWER_SECONDS = 20.0
"""Seconds after which a press that changes nothing on the page is taken for ignored."""
MAX_PRESSES = 12
"""Presses after which a player gives up looking for their cards."""

CARDS = [one.action for one in (ids.CARD, ids.PLAY, ids.QUEUE_CARD, ids.UNQUEUE, ids.TICK, ids.UNTICK)]
TO_A_TRICK = (ids.CARD.action, ids.PLAY.action)
QUESTIONS = (*ANSWERS, ids.CLAIM_NONE.action, ids.NEXT_DEAL.action)
PANEL = [*CARDS, *ANSWERS, ids.HAND_WORDS.action, ids.PANEL_MENU.action]
"""What only a panel has."""


class PagePlayer:
    """Plays on one page. What it measures is in :mod:`tests.figures.measures`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ignored = list[str]()
        """The questions to which a press changed nothing."""

    async def look(self, what: str) -> Any:
        """Return a value of the script ``sight.js``, which is put on the page when it is not there yet."""
        if not await self.page.evaluate("'sight' in window"):
            script = SIGHT.read_text().replace("PANEL", json.dumps(PANEL)).replace("CARDS", json.dumps(CARDS))
            await self.page.evaluate(script)
        return await self.page.evaluate(f"sight.{what}")

    async def presses(self) -> int:
        """Return how often something was pressed on this page."""
        return int(await self.look("presses.count"))

    async def press(self, custom_id: str) -> bool:
        """Press the control; False if it is gone."""
        return await self.page.click_if_there(f'#messages [data-custom-id="{custom_id}"]')

    async def to_first_card(self, slug: str = "") -> int:
        """Press what is most prominent until one's own cards are there and can be pressed, or what is asked before them
        can be answered. Returns the presses it took. ``slug``: the first press is on the button that begins this game.

        Raises AssertionError after MAX_PRESSES.
        """
        before = await self.presses()
        tried = {""}
        if slug:
            await self.page.click(f'#messages [data-custom-id="{ids.PLAY_NOW.id(slug)}"]')
        while True:
            assert await self.presses() - before < MAX_PRESSES, f"no card after {sorted(tried)}"

            async def further() -> bool:
                return await self._plays() or await self.look("prominent()") not in tried

            await until(further, "a card or something to press", pause=0.05)
            if await self._plays():
                return await self.presses() - before
            wanted = str(await self.look("prominent()"))
            tried.add(wanted)
            await self.press(wanted)

    async def _plays(self) -> bool:
        offered = await self.look("offered()") or []
        return any(one in offered for one in (*CARDS, *QUESTIONS))

    async def sees(self, custom_id: str) -> bool:
        """Return whether the panel shows this control now, with all pictures."""
        return bool(
            await self.page.evaluate(
                f"!!document.querySelector('#messages [data-custom-id=\"{custom_id}\"]') && "
                "[...document.querySelectorAll('#messages img[data-src]')]"
                ".every(img => img.dataset.shown === img.dataset.src)"
            )
        )

    async def asked(self) -> str:
        """Wait until the panel asks something; the action that answers, the one for the next deal between two."""

        async def found() -> str:
            offered = await self.look("offered()") or []
            return next((one for one in QUESTIONS if one in offered), "")

        return str(await until(found, "a question", pause=0.05))

    async def answer(self, asked: str) -> bool:
        """Press the panel's first control with this action and wait for what it changes. False if it was gone, has
        moved from under the mouse, or changed nothing."""
        control = str(await self.look(f"control({asked!r})"))
        before, presses = len(await self.look("presses.delays")), await self.presses()
        if not control or not await self.press(control) or await self.presses() == presses:
            return False
        if await self.page.evaluate("!!document.querySelector('dialog.lightbox')"):
            await self.page.press("Escape")
            return False
        if asked == ids.PICK.action:
            await self._pick()

        async def changed() -> bool:
            return len(await self.look("presses.delays")) > before and await self.look("offered()") is not None

        try:
            async with asyncio.timeout(MAX_ANSWER_SECONDS):
                return bool(await until(changed, f"an answer to {asked}", pause=0.02))
        except TimeoutError:
            self.ignored.append(asked)
            return False

    async def _pick(self) -> None:
        """Choose in the list that a menu opens: the first, or as many as are asked for."""
        free = "dialog.picker [role=option]:not([aria-selected=true]):not([aria-disabled=true])"
        await self.page.wait_for("document.querySelector('dialog.picker [role=option]')")
        await self.page.click_if_there(free)
        while await self.page.evaluate("!!document.querySelector('dialog.picker .foot button')"):
            if not await self.page.click_if_there(free):
                await self.page.click(".picker .foot button")
