"""What one plays from: picture and cards are seen at once; an answer is seen from its beginning."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.ui.screens.base import WIDTH
from bot.ui.transport.screen import MAX_ROWS
from tests.figures import measures
from tests.figures.player import PagePlayer
from tests.local_server_page.browser.person import control, opened
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import button, container, gallery, only_you, picture, row, select, text
from tests.support.chromium import Browser, Page
from tests.support.waiting import until

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

TILE = {"name": "trump_10", "id": "123"}
TOP = (
    "(m => Math.round(m.getBoundingClientRect().top - document.querySelector('#log').getBoundingClientRect().top) || 0)"
)
NEWEST = "[...document.querySelectorAll('#messages > .message')].at(-1)"
TWO_FRAMES = "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(true))))"


def cards(rows: int, columns: int) -> list[dict[str, Any]]:
    return [
        row(*(button(f"m1:table:1:1:card:{one}{other}", "10", emoji=TILE) for other in range(columns)))
        for one in range(rows)
    ]


def know_tile(visit: Visit) -> None:
    """Let the application have the emoji on the buttons of cards: a message with an unknown one is refused."""
    visit.world.emojis[TILE["id"]] = dict(TILE)
    visit.world.blobs[f"/emojis/{TILE['id']}"] = ("image/webp", picture("10"))


def shown_to_one(visit: Visit, *parts: dict[str, Any]) -> None:
    """Let the button *My cards* answer with the picture of a hand and these parts."""
    know_tile(visit)
    files = {"hand.webp": picture("hand", (1100, 756))}
    made = visit.bot.post(visit.cards, gallery("hand.webp", "hand"), row(button("mine", "My cards")), files=files)
    held = {"media": {"url": made["components"][0]["items"][0]["media"]["url"]}, "description": "Trick 2"}
    visit.bot.answers["mine"] = lambda _: only_you(container({"type": 12, "items": [held]}, *parts))


async def fits(player: PagePlayer) -> bool:
    """Return whether the panel is in sight. The page scrolls and lays it out after its controls are there."""
    return measures.panel_height("here", [await player.look("height()")]).met


@pytest.mark.parametrize("size", [measures.PHONE, measures.DESKTOP])
async def test_the_largest_panel_that_fits_in_a_message_fits_on_the_page(
    visit: Visit, browser: Browser, size: tuple[int, int]
) -> None:
    width, height = size
    page = await opened(visit, browser, width=width, height=height, phone=width < measures.NARROW_TO)
    said = text("### Lisa led the 27: play a tarocco, or the Fool.\n-# in 17 minutes")
    shown_to_one(visit, said, *cards(MAX_ROWS, WIDTH))
    await page.click(control("mine"))
    player = PagePlayer(page)
    await until(lambda: player.sees("m1:table:1:1:card:00"), "the panel")
    await until(partial(fits, player), "all of it in sight")
    tops = await page.evaluate(
        "[...document.querySelectorAll('.tiles')].map(r => new Set([...r.children].map(b => b.offsetTop)).size)"
    )
    assert tops == [1] * MAX_ROWS


@pytest.mark.parametrize("size", [(640, 400), (844, 390)])
async def test_in_a_low_window_what_one_answers_stands_beside_its_picture(
    visit: Visit, browser: Browser, size: tuple[int, int]
) -> None:
    width, height = size
    page = await opened(visit, browser, width=width, height=height, phone=False)
    shown_to_one(visit, text("### Lisa led the 27.\n-# in 17 minutes"), *cards(3, WIDTH))
    await page.click(control("mine"))
    player = PagePlayer(page)
    await until(lambda: player.sees("m1:table:1:1:card:00"), "the panel")
    await until(partial(fits, player), "all of it in sight")
    ends = "(n => n.getBoundingClientRect().right)([...document.querySelectorAll('.broad img')].at(-1))"
    starts = "(n => n.getBoundingClientRect().left)([...document.querySelectorAll('.tiles')][0])"
    assert await page.evaluate(ends) <= await page.evaluate(starts)


@pytest.mark.parametrize(("style", "whole"), [(1, True), (3, False)])
async def test_a_picture_that_nobody_answers_from_stays_readable(
    visit: Visit, browser: Browser, style: int, whole: bool
) -> None:
    """As in a replay: its lists may be out of sight, and each step has another number of lines."""
    width, height = measures.PHONE
    page = await opened(visit, browser, width=width, height=height, phone=True)
    lists = [row(select(f"list{one}", "Choose", ["a", "b"])) for one in range(5)]
    shown_to_one(visit, text("### Replay\n" + "- A line\n" * 4), row(button("next", "Next", style)), *lists)
    await page.click(control("mine"))
    await page.wait_for(f"document.querySelector('{control('list4')}')")
    await page.wait_for(f"{NEWEST}.querySelector('.enlarge img[data-shown]')")
    await page.evaluate(TWO_FRAMES)
    widths = f"{NEWEST}.querySelector('{{}}').getBoundingClientRect().width"
    picture_width, room = [await page.evaluate(widths.format(one)) for one in (".enlarge img", ".container .text")]
    assert (picture_width >= 0.9 * room) is whole, (picture_width, room)


async def test_a_picture_on_its_way_does_not_show_its_description(visit: Visit, page: Page) -> None:
    shown_to_one(visit, text("### Your turn"))
    await page.wait_for("document.querySelector('#messages .enlarge img[data-shown]')")
    colour = "(img => getComputedStyle(img).color)(document.querySelector('#messages .enlarge img'))"
    loaded = await page.evaluate(colour)
    await page.evaluate("document.querySelector('#messages .enlarge img').removeAttribute('data-shown')")
    assert await page.evaluate(colour) == "rgba(0, 0, 0, 0)" != loaded
    await page.evaluate("document.querySelector('#messages .enlarge img').classList.add('missing')")
    assert await page.evaluate(colour) != "rgba(0, 0, 0, 0)", "where no picture comes, the description is read"


async def test_cards_are_columns_and_other_buttons_as_wide_as_their_words(visit: Visit, page: Page) -> None:
    know_tile(visit)
    visit.bot.post(visit.cards, *cards(1, 2), row(button("a", "In words"), button("b", "A button with a long label")))
    visit.bot.post(visit.cards, row(button("c", "A card, long name", emoji=TILE), button("d", "8", emoji=TILE)))
    await page.wait_for(f"document.querySelector('{control('d')}')")
    widths = await page.evaluate(
        "[...document.querySelectorAll('#messages .btn')].map(b => Math.round(b.getBoundingClientRect().width))"
    )
    assert widths[0] == widths[1]
    assert len({*widths[1:]}) == 5


@pytest.mark.parametrize("size", [(360, 844), measures.DESKTOP])
async def test_no_name_sticks_out_of_the_button_of_its_card(
    visit: Visit, browser: Browser, size: tuple[int, int]
) -> None:
    width, height = size
    page = await opened(visit, browser, width=width, height=height, phone=width < measures.NARROW_TO)
    know_tile(visit)
    names = ("Fujutu", "Runaway", "Fugitivo", "Bagattino", "Destitution")
    visit.bot.post(visit.cards, row(*(button(name, name, emoji=TILE) for name in names)))
    await page.wait_for(f"document.querySelector('{control('Destitution')}')")
    out = await page.evaluate(
        "[...document.querySelectorAll('.tiles .btn')].filter(b => { const r = document.createRange();"
        "r.selectNodeContents(b); const inner = r.getBoundingClientRect(), box = b.getBoundingClientRect();"
        "return inner.left < box.left || inner.right > box.right; }).map(b => b.innerText)"
    )
    assert out == []


async def test_an_answer_higher_than_the_list_is_seen_from_its_beginning(visit: Visit, page: Page) -> None:
    for number in range(30):
        visit.bot.say(visit.cards, f"line {number}")
    visit.bot.post(visit.cards, row(button("long", "Long"), button("short", "Short")))
    visit.bot.answers["long"] = lambda _: only_you(text("## Rules"), text("one more line\n" * 80))
    visit.bot.answers["short"] = lambda _: only_you(text("one line"))
    await page.wait_for_text("line 29")
    await page.click(control("long"))
    await page.wait_for_text("Rules")
    await page.wait_for(f"{TOP}({NEWEST}) === 0")
    visit.bot.say(visit.cards, "and one more")
    await page.wait_for_text("1 new message", "#newer")
    assert await page.evaluate(f"{TOP}(document.querySelector('.message.private'))") == 0
    await page.evaluate(f"document.querySelector('{control('short')}').scrollIntoView()")
    await page.click(control("short"))
    await page.wait_for_text("one line")
    await page.wait_for("(l => l.scrollHeight - l.scrollTop - l.clientHeight < 2)(document.querySelector('#log'))")


async def test_an_answer_that_was_too_high_before_its_pictures_came_is_seen_whole(visit: Visit, page: Page) -> None:
    for number in range(30):
        visit.bot.say(visit.cards, f"line {number}")
    visit.bot.post(visit.cards, row(button("mine", "My cards")))
    visit.bot.answers["mine"] = lambda _: only_you(text("## Cards"), text("one more line\n" * 20))
    await page.wait_for(f"document.querySelector('{control('mine')}')")
    # Not every browser keeps what is in sight where it is when something above it grows.
    await page.evaluate("document.styleSheets[0].insertRule('#log { overflow-anchor: none }')")
    await page.evaluate("document.styleSheets[0].insertRule('.private .components { padding-bottom: 2000px }')")
    await page.click(control("mine"))
    await page.wait_for(f"{NEWEST}.classList.contains('private') && {TOP}({NEWEST}) === 0")
    # A picture above it comes, and its own too.
    await page.evaluate("document.querySelector('#messages > .message').style.paddingTop = '207px'")
    await page.wait_for(TWO_FRAMES)
    assert await page.evaluate(f"{TOP}({NEWEST})") == 0
    await page.evaluate(
        "document.querySelector('#messages > .message').style.paddingTop = '414px';"
        "document.styleSheets[0].deleteRule(0)"
    )
    await page.wait_for("(l => l.scrollHeight - l.scrollTop - l.clientHeight < 2)(document.querySelector('#log'))")


async def test_the_greeting_of_an_empty_channel_is_seen_from_its_beginning(visit: Visit, page: Page) -> None:
    await page.wait_for("document.querySelector('.nothing .btn')")
    visit.bot.post(visit.cards, text("## Hello"), text("one more line\n" * 80))
    await page.wait_for_text("Hello")
    await page.wait_for(f"{TOP}({NEWEST}) >= 0 && {TOP}({NEWEST}) < 30")
    await page.evaluate("location.reload()")
    await page.wait_for_text("Hello")
    await page.wait_for(f"{TOP}({NEWEST}) >= 0 && {TOP}({NEWEST}) < 30")


async def test_the_list_of_commands_is_read_by_keyboard(visit: Visit, page: Page) -> None:
    await page.type("/ta")
    await page.wait_for("document.querySelector('#commands:not([hidden]) [data-path=\"table create\"]')")
    await page.focus("#commands")
    await page.press("ArrowDown")
    await page.wait_for(
        "document.querySelector('#commands:not([hidden]) [data-path=\"table list\"][aria-selected=true]')"
    )
    await page.press("Enter")
    await page.wait_for_text("/table list", "form.command")


@pytest.mark.parametrize("size", [measures.PHONE, measures.DESKTOP])
async def test_the_last_card_is_as_wide_as_the_others_beside_a_button_with_a_sentence(
    visit: Visit, browser: Browser, size: tuple[int, int]
) -> None:
    """Of 21 cards that may be given for the Fool the last shares its row with the one that is recommended."""
    width, height = size
    page = await opened(visit, browser, width=width, height=height, phone=width < measures.NARROW_TO)
    know_tile(visit)
    last = row(button("last", "J", emoji=TILE), button("best", "Nine of Cups (recommended)", 3, emoji=TILE))
    visit.bot.post(visit.cards, container(text("Which card?"), *cards(1, WIDTH), last))
    await page.wait_for(f"document.querySelector('{control('best')}')")
    wide = "document.querySelector('{}').getBoundingClientRect().width"
    one, other = [await page.evaluate(wide.format(control(name))) for name in ("m1:table:1:1:card:00", "last")]
    assert abs(one - other) < 1
    assert await page.evaluate(wide.format(control("best"))) > 3 * one
    assert await page.evaluate(f"(b => b.scrollWidth <= b.clientWidth)(document.querySelector('{control('best')}'))")


@pytest.mark.parametrize("size", [measures.PHONE, measures.DESKTOP])
@pytest.mark.parametrize("sentence", ["Confirm the Knight of Swords", "Confirm Six of Cups"])
async def test_cancel_stands_beside_a_long_answer_and_not_in_the_column_of_a_card(
    visit: Visit, browser: Browser, size: tuple[int, int], sentence: str
) -> None:
    width, height = size
    page = await opened(visit, browser, width=width, height=height, phone=width < measures.NARROW_TO)
    know_tile(visit)
    answers = (button("sure", sentence, 3), button("cancel", "Cancel"))
    visit.bot.post(visit.cards, container(text("?"), *cards(1, WIDTH), row(button("last", "J", emoji=TILE), *answers)))
    await page.wait_for(f"document.querySelector('{control('cancel')}')")
    one, last, sure, cancel = [
        await page.evaluate(
            f"(b => [b.top, b.width])(document.querySelector('{control(name)}').getBoundingClientRect())"
        )
        for name in ("m1:table:1:1:card:00", "last", "sure", "cancel")
    ]
    assert abs(last[1] - one[1]) < 1
    assert cancel[0] == sure[0] > last[0]
    assert sure[1] > cancel[1] > 1.9 * one[1]
