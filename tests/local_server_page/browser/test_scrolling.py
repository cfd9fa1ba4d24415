"""What one reads or plays from stays in sight: a page one turns to, and the panel while others write."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bot.local_server.page
from bot.i18n import LANGUAGES
from tests.figures import measures
from tests.local_server_page.browser.person import control, opened, updated
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import button, container, gallery, only_you, picture, row, text
from tests.support.chromium import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

SIZES = [measures.PHONE, measures.DESKTOP]
TILE = {"name": "trump_10", "id": "123"}
PRIVATE = "document.querySelector('.message.private')"
EDGE = "(Math.round({0}.getBoundingClientRect().{1} - document.querySelector('#log').getBoundingClientRect().{1}) || 0)"
TOP, BELOW = EDGE.format(PRIVATE, "top"), EDGE.format(PRIVATE, "bottom")
LEFT = "(l => Math.round(l.scrollHeight - l.scrollTop - l.clientHeight))(document.querySelector('#log'))"
AT_REST = (
    "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => r(true)))))"
)
COVERED = """
(pill => [...document.querySelectorAll("#log, #dock, .head button, .head a")].filter(one => {
  const other = one.getBoundingClientRect();
  return other.left < pill.right && pill.left < other.right && other.top < pill.bottom && pill.top < other.bottom;
}).map(one => one.id || one.className))(document.querySelector("#newer").getBoundingClientRect())
"""
WORDS = Path(bot.local_server.page.__file__).parent / "static/words"
NEWER = [
    json.loads((WORDS / f"{one}.json").read_text())[f"newer.{number}"].replace("{count}", count) + " ↓"
    for one in LANGUAGES
    for number, count in (("one", "1"), ("other", "123"))
]
CUT = """
((pill, said) => {{
  const before = pill.textContent;
  const cut = said.filter(one => {{ pill.textContent = one; return pill.scrollWidth > pill.clientWidth; }});
  pill.textContent = before;
  return cut;
}})(document.querySelector("#newer"), {})
"""
LONG = text("one more line\n" * 60)


async def at(browser: Browser, visit: Visit, size: tuple[int, int]) -> Page:
    width, height = size
    page = await opened(visit, browser, width=width, height=height, phone=width < measures.NARROW_TO)
    for number in range(30):
        visit.bot.say(visit.cards, f"line {number}")
    await page.wait_for_text("line 29")
    return page


async def answered(visit: Visit, page: Page, *parts: dict[str, Any]) -> None:
    """Let a button answer with these parts, and press it."""
    visit.bot.post(visit.cards, row(button("ask", "Ask")))
    visit.bot.answers["ask"] = lambda _: only_you(*parts)
    await page.click(control("ask"))
    await page.wait_for(PRIVATE)


@pytest.mark.parametrize("size", SIZES)
async def test_a_page_one_turns_to_is_seen_from_its_first_line(
    visit: Visit, browser: Browser, size: tuple[int, int]
) -> None:
    page = await at(browser, visit, size)
    visit.bot.answers["on1"] = lambda _: updated(
        text("## Second"), LONG, row(button("back0", "Back"), button("on2", "On"))
    )
    visit.bot.answers["on2"] = lambda _: updated(text("## Third"), LONG, row(button("back1", "Back")))
    visit.bot.answers["back1"] = lambda _: updated(text("## Second again"), row(button("on2", "On")))
    await answered(visit, page, text("## First"), row(button("on1", "On")))
    for pressed, title in (("on1", "Second"), ("on2", "Third")):
        await page.click(control(pressed))
        await page.wait_for_text(title, ".private")
        await page.wait_for(AT_REST)
        assert await page.evaluate(TOP) == 0, title
    await page.click(control("back1"))
    await page.wait_for_text("Second again", ".private")
    await page.wait_for(AT_REST)
    assert await page.evaluate(LEFT) < 2, "a page that fits is seen whole, at the end"


@pytest.mark.parametrize(
    ("pressed", "then"),
    [
        (row(button("step1", "Next", 1)), row(button("step2", "Next", 1))),
        (row(button("card1", "10", emoji=TILE)), row(button("card2", "9", emoji=TILE))),
        (
            row(button("pick1", "Add"), button("done", "Done", 3)),
            row(button("pick2", "Add"), button("done", "Done", 3)),
        ),
        (row(button("same", "Sound: on")), row(button("same", "Sound: off"))),
    ],
    ids=["replay", "cards", "choice", "setting"],
)
async def test_what_one_presses_again_and_again_stays_where_it_is(
    visit: Visit, browser: Browser, pressed: dict[str, Any], then: dict[str, Any]
) -> None:
    visit.world.emojis[TILE["id"]] = dict(TILE)
    visit.world.blobs[f"/emojis/{TILE['id']}"] = ("image/webp", picture("10"))
    page = await at(browser, visit, measures.DESKTOP)
    visit.bot.answers[pressed["components"][0]["custom_id"]] = lambda _: updated(text("## Then"), LONG, then)
    await answered(visit, page, text("## First"), LONG, pressed)
    await page.click(control(pressed["components"][0]["custom_id"]))
    await page.wait_for_text("Then", ".private")
    await page.wait_for(AT_REST)
    assert await page.evaluate(f"{TOP} < 0 && {LEFT} < 2")


def panel(visit: Visit) -> list[dict[str, Any]]:
    made = visit.bot.post(visit.cards, gallery("hand.webp", "h"), files={"hand.webp": picture("hand", (1100, 756))})
    held = {"media": {"url": made["components"][0]["items"][0]["media"]["url"]}, "description": "hand"}
    tools = [row(*(button(f"card{one}{two}", f"{two}") for two in range(4))) for one in range(2)]
    return [container({"type": 12, "items": [held]}, text("### Your turn"), *tools)]


@pytest.mark.parametrize("size", SIZES)
async def test_somebody_elses_table_leaves_the_panel_where_it_is(
    visit: Visit, browser: Browser, size: tuple[int, int]
) -> None:
    page = await at(browser, visit, size)
    await answered(visit, page, *panel(visit))
    await page.wait_for("[...document.querySelectorAll('#messages img[data-src]')].every(img => img.dataset.shown)")
    await page.wait_for(AT_REST)
    before = await page.evaluate(TOP)
    assert before >= 0
    table = visit.bot.post(
        visit.cards,
        container(gallery("t.webp", "t"), LONG, row(button("join", "Join"))),
        files={"t.webp": picture("t")},
    )
    await page.wait_for_text("1 new message", "#newer")
    await page.wait_for(AT_REST)
    assert await page.evaluate(TOP) == before
    assert await page.evaluate(COVERED) == [], "the button that leads to the end covers nothing that one presses"
    assert await page.evaluate(CUT.format(json.dumps(NEWER))) == [], "no language is cut"
    visit.bot.edit(table, container(text("### A board"), LONG, LONG, row(button("join", "Join"))))
    await page.wait_for_text("A board", "#messages")
    visit.bot.say(visit.cards, "good luck to all")
    await page.wait_for_text("2 new messages", "#newer")
    # One's own card changes the panel, and it stays.
    visit.bot.answers["card00"] = lambda _: updated(*panel(visit))
    await page.click(control("card00"))
    await page.wait_for_text("3 new messages", "#newer")
    await page.wait_for(AT_REST)
    assert await page.evaluate(f"{TOP} >= 0 && {BELOW} <= 0")
    # Who wants to read goes to the end, and is followed from there.
    await page.click("#newer")
    visit.bot.say(visit.cards, "the last line")
    await page.wait_for_text("the last line", "#messages")
    await page.wait_for(f"{LEFT} < 2")
    assert await page.evaluate("document.querySelector('#newer').hidden")


async def test_a_table_that_grows_below_the_panel_leaves_it_in_sight(visit: Visit, page: Page) -> None:
    visit.bot.say(visit.cards, "line\n" * 40)
    await answered(visit, page, text("### Your turn\n" + "card\n" * 8), row(button("card", "10")))
    await page.wait_for(f"{LEFT} < 2")
    line = visit.bot.post(visit.cards, text("somebody opens a table"))
    await page.wait_for_text("somebody opens a table")
    await page.wait_for(f"{LEFT} < 2")
    assert await page.evaluate(f"{TOP} >= 0 && document.querySelector('#newer').hidden"), "there is room for both"
    visit.bot.edit(line, LONG)
    await page.wait_for("document.querySelector('#messages > :last-child').offsetHeight > 800")
    await page.wait_for(AT_REST)
    assert await page.evaluate(f"{TOP} >= 0 && {BELOW} <= 0")
