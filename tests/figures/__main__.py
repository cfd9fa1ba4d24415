"""``python -m tests.figures`` plays on the page in Chromium and prints each figure with its goal."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterable
from itertools import product
from pathlib import Path

from bot.games.registry import games
from tests.figures import measures
from tests.figures.axe import violations
from tests.figures.measures import Deal, Figure
from tests.figures.player import PagePlayer
from tests.figures.screens import COMMANDS, screens
from tests.support.chromium import Browser, Page, chromium
from tests.support.served import served

CARDS = 60
"""Cards played to tricks in each game, or those of one deal."""

THINKING = 1.0
"""Seconds before a press. A control that took another one's place answers after 0.7."""

DESKTOP_SIZE = "{}×{}".format(*measures.DESKTOP)
"""The window that is played in."""

PERSON = {"GERMINI_WELCOME": "true", "GERMINI_EMOJIS": "true", "LC_ALL": "C.UTF-8"}
"""The bot as `make play` starts it. The emojis of the cards are uploaded at its usual pace: otherwise the first press
waits behind them for Discord's limit of 50 requests a second."""


async def main() -> int:
    """Print the figures; the number of those that miss their goal."""
    missed = 0
    async with chromium() as browser:
        for slug in sorted(games(), key=lambda one: (games()[one].meta.players, one)):
            missed += await _of_game(browser, slug)
        missed += await _of_screens(browser)
    return missed


async def _of_game(browser: Browser, slug: str) -> int:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        async with served(Path(folder), PERSON) as url:
            windows = await both(browser, url)
            player = windows[DESKTOP_SIZE]
            count = await player.to_first_card(slug)
            deal = await measures.played(windows, CARDS, thinking=THINKING)
            delays, bare = await player.look("presses.delays"), int(await player.look("presses.bare"))
    speed = [measures.delay(delays), measures.ignored(player.ignored), measures.bare(bare)]
    return _printed(slug, [measures.first_card(count), *of_deal(deal), *speed])


def of_deal(deal: Deal) -> list[Figure]:
    """Return the figures of one deal."""
    heights = [measures.panel_height(window, found) for window, found in deal.heights.items()]
    return [measures.each_card(deal), measures.panel_words(deal), *heights]


async def both(browser: Browser, url: str) -> dict[str, PagePlayer]:
    """Open the page twice for the same person, in a window and on a phone."""
    sizes = (measures.DESKTOP, measures.PHONE)
    return {f"{width}×{height}": PagePlayer(await opened(browser, url, width, height)) for width, height in sizes}


async def opened(browser: Browser, url: str, width: int, height: int) -> Page:
    """Open the page of a server that has just been greeted."""
    page = await browser.page(width=width, height=height, phone=width < measures.NARROW_TO)
    await page.goto(url)
    await page.wait_for("document.querySelector('#messages [data-custom-id]')")
    return page


async def seen(
    page: Page, *, dark: bool, commands: Iterable[str] = COMMANDS
) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Open every screen, the answers to these commands among them. Returns what sticks out sideways and what axe-core
    finds, by screen."""
    out: dict[str, list[str]] = {}
    said: dict[str, list[str]] = {}
    sight, size = PagePlayer(page), (await page.evaluate("innerWidth"), await page.evaluate("innerHeight"))
    await page.set_dark(dark)
    async for name in screens(page, commands):
        out[name] = await measures.stuck_out(page, sight)
        await measures.resized(page, *size)
        said[name] = await violations(page)
    return out, said


async def _of_screens(browser: Browser) -> int:
    out: dict[str, list[str]] = {}
    said: dict[str, list[str]] = {}
    for (width, height), dark in product((measures.PHONE, measures.DESKTOP), (False, True)):
        with tempfile.TemporaryDirectory(prefix="g-") as folder:
            async with served(Path(folder), PERSON) as url:
                page = await opened(browser, url, width, height)
                await PagePlayer(page).to_first_card()
                for found, kept in zip(await seen(page, dark=dark), (out, said), strict=True):
                    kept.update(
                        {f"{name}, {width} px, {'dark' if dark else 'light'}": one for name, one in found.items()}
                    )
    return _printed("page", [measures.sideways(out), measures.violations(said)])


def _printed(where: str, figures: list[Figure]) -> int:
    for one in figures:
        mark = "met   " if one.met else "MISSED"
        sys.stdout.write(f"{where:10} {mark} {one.what}: {one.measured} (goal {one.goal})\n")
    sys.stdout.flush()
    return sum(not one.met for one in figures)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
