"""The figures of the page, each from what a player does and sees in Chromium."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from statistics import median, quantiles

import msgspec

from bot.ui.transport import control_ids as ids
from tests.figures.player import TO_A_TRICK, PagePlayer
from tests.support.chromium import Page
from tests.support.waiting import until

PHONE, DESKTOP = (390, 844), (1280, 800)
NARROW, ZOOMED = (360, 740), (640, 400)
"""A narrow phone, and a window of 1280×800 at 200 %, in CSS pixels."""

NARROW_TO = 500
"""A window narrower than this is a phone."""

FIRST_CARD, A_CARD, WORDS = 1, 1.2, 25
MEDIAN_MS, P95_MS = 60, 200


class Figure(msgspec.Struct, frozen=True):
    """One row of the table. ``met``: whether the goal is reached."""

    what: str
    measured: str
    goal: str
    met: bool


class Deal(msgspec.Struct):
    """What was seen while cards were played: presses, the questions for a card to a trick, words; and the heights by
    window, also of what is asked before and after the tricks."""

    presses: int = 0
    cards: set[str] = msgspec.field(default_factory=set[str])
    words: list[int] = msgspec.field(default_factory=list[int])
    heights: dict[str, list[dict[str, int]]] = msgspec.field(default_factory=dict[str, list[dict[str, int]]])


async def played(windows: Mapping[str, PagePlayer], cards: int, *, thinking: float = 0.0) -> Deal:
    """Answer what the panel asks until so many cards were played to tricks, or a deal is over.

    ``windows`` are tabs of the same person, by size; the first one is played in, all are looked at, once the emojis of
    the cards are there. ``thinking``: seconds before each press.
    """
    deal, player = Deal(), next(iter(windows.values()))
    while len(deal.cards) < cards:
        asked = await player.asked()
        if asked == ids.NEXT_DEAL.action and deal.cards:  # A deal may be thrown in before the first trick.
            break
        trick = int(await player.look("trick()")) if asked in TO_A_TRICK else 0
        shown = str(await player.look(f"control({asked!r})"))
        if not shown or not await _all_see(windows.values(), shown):
            continue
        if trick:
            deal.words.append(await player.look("words()"))
        if await player.look("tiled()"):
            for size, window in windows.items():
                deal.heights.setdefault(size, []).append(await window.look("height()"))
        await asyncio.sleep(thinking)
        before = await player.presses()
        if await player.answer(asked) and trick:
            # A player may answer for a fallen hand too (M104). All presses for one question have its number.
            deal.cards.add(":".join(shown.split(":")[:4]))
            deal.presses += await player.presses() - before
    return deal


async def _all_see(windows: Collection[PagePlayer], custom_id: str) -> bool:
    """Wait until every tab shows the control. False if the panel has changed before."""

    async def settled() -> str:
        if all([await one.sees(custom_id) for one in windows]):
            return "seen"
        return "" if any([await one.look(f"has({custom_id!r})") for one in windows]) else "gone"

    return await until(settled, f"{custom_id} everywhere", pause=0.02) == "seen"


async def resized(page: Page, width: int, height: int, *, zoom: int = 1) -> None:
    """Give the window this size in CSS pixels, and wait until the page is laid out. A narrow one is a phone."""
    await page.set_viewport(width, height, phone=width < NARROW_TO, zoom=zoom)
    await page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
    await page.evaluate(
        "Promise.all(document.getAnimations().filter(a => a instanceof CSSTransition).map(a => a.finished))"
        ".then(() => true)"
    )


async def stuck_out(page: Page, sight: PagePlayer) -> list[str]:
    """Return what sticks out sideways in a narrow window and at 200 %."""
    found: list[str] = []
    for width, height, zoom in ((*NARROW, 1), (*ZOOMED, 2)):
        await resized(page, width, height, zoom=zoom)
        found += [f"{one} at {width} px" for one in await sight.look("sideways()")]
    return found


def first_card(presses: int) -> Figure:
    return Figure("presses from an empty server to the first own card", str(presses), "1", presses <= FIRST_CARD)


def each_card(deal: Deal) -> Figure:
    """Return the presses for each card played to a trick. Raises ZeroDivisionError if none was."""
    each = deal.presses / len(deal.cards)
    return Figure("presses a card, one tap", f"{each:.2f}", f"1.0–{A_CARD}", each <= A_CARD)


def panel_words(deal: Deal) -> Figure:
    return Figure(
        "words on the panel in play, most", str(max(deal.words)), f"at most {WORDS}", max(deal.words) <= WORDS
    )


def panel_height(name: str, heights: list[dict[str, int]]) -> Figure:
    """Return how much of what one plays from is out of sight where it is worst; ``name`` is the window."""
    worst = max(heights, key=lambda one: (one["hidden"], one["height"]))
    measured = f"{worst['height']} px in {worst['room']}, {worst['hidden']} px out of sight"
    return Figure(f"panel at {name}", measured, "0 px out of sight", worst["hidden"] == 0)


def delay(delays: list[float]) -> Figure:
    """Return the time from a press to the first frame that shows its effect."""
    middle, high = median(delays), quantiles(delays, n=20)[-1]
    measured = f"{middle:.0f} / {high:.0f} ms of {len(delays)}"
    met = middle <= MEDIAN_MS and high <= P95_MS
    return Figure("press to visible change, median / p95", measured, f"at most {MEDIAN_MS} / {P95_MS} ms", met)


def ignored(questions: Collection[str]) -> Figure:
    """Return how many presses changed nothing, with the questions they were to answer."""
    measured = f"{len(questions)} ({', '.join(questions)})" if questions else "0"
    return Figure("presses that changed nothing", measured, "0", not questions)


def bare(presses: int) -> Figure:
    """Return after how many presses the panel was without its picture for a moment."""
    return Figure("presses after which the panel's picture went away", str(presses), "0", presses == 0)


def sideways(found: dict[str, list[str]]) -> Figure:
    """Return where one would have to scroll sideways; ``found`` is what was seen on each screen."""
    return _none_of("sideways scrolling", found)


def violations(found: dict[str, list[str]]) -> Figure:
    """Return what axe-core says of each screen."""
    return _none_of("axe violations", found)


def _none_of(what: str, found: dict[str, list[str]]) -> Figure:
    faults = [f"{screen}: {one}" for screen, all_of in found.items() for one in all_of]
    return Figure(f"{what}, on {len(found)} screens", "; ".join([str(len(faults)), *faults]), "0", not faults)
