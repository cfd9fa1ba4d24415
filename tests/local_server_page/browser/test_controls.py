"""Buttons, selects and forms of a message."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local_server import guilds
from tests.local_server_page.browser.person import FOCUSED, control, updated
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import (
    MODAL,
    REPLY,
    button,
    container,
    gallery,
    only_you,
    picture,
    row,
    select,
    text,
)
from tests.support.chromium import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_a_button_changes_its_message_and_keeps_the_focus(visit: Visit, page: Page) -> None:
    count = 0

    def answer(_: Any) -> dict[str, Any]:
        nonlocal count
        count += 1
        return updated(text(f"pressed {count}"), row(button("more", "More")))

    visit.bot.answers["more"] = answer
    visit.bot.post(visit.cards, text("pressed 0"), row(button("more", "More")))
    await page.wait_for_text("pressed 0")
    await page.evaluate(f"window.kept = document.querySelector('{control('more')}')")
    await page.focus(control("more"))
    await page.press("Enter")
    await page.wait_for_text("pressed 1")
    await page.press(" ")
    await page.wait_for_text("pressed 2")
    assert await page.evaluate(f"window.kept === {FOCUSED}")


async def test_the_focus_goes_on_when_its_control_goes_away(visit: Visit, page: Page) -> None:
    visit.bot.answers["gone"] = lambda _: updated(text("next"), row(select("next", "Next", ["A"])))
    visit.bot.post(visit.cards, row(button("gone", "Go")))
    await page.click(control("gone"))
    await page.wait_for(f"{FOCUSED}.dataset.customId === 'next'")


async def test_the_focus_stays_on_its_control_when_others_come_before_it(visit: Visit, page: Page) -> None:
    """A turn has come: cards stand where *In words* stood, and its id names another question."""
    tools = row(button("words-2", "In words"), button("more-2", "More…"))
    visit.bot.answers["words-1"] = lambda _: updated(
        text("next"), row(button("card-1", "8"), button("card-2", "9")), tools
    )
    visit.bot.post(visit.cards, row(button("words-1", "In words"), button("more-1", "More…")))
    await page.focus(control("words-1"))
    await page.press("Enter")
    await page.wait_for_text("next")
    assert await page.evaluate(f"{FOCUSED}.dataset.customId") == "words-2"


async def test_the_focus_goes_from_a_card_played_to_what_answers_next_and_not_to_the_picture(
    visit: Visit, page: Page
) -> None:
    posted = visit.bot.post(
        visit.cards, gallery("a.webp", "cards"), row(button("card", "8")), files={"a.webp": picture("a")}
    )
    kept = {"type": 12, "items": [{"media": {"url": posted["components"][0]["items"][0]["media"]["url"]}}]}
    visit.bot.answers["card"] = lambda _: updated(kept, text("played"), row(select("next", "Next", ["A"])))
    await page.focus(control("card"))
    await page.press("Enter")
    await page.wait_for_text("played")
    assert await page.evaluate(f"!!document.querySelector('[data-id=\"{posted['id']}\"] .enlarge')")
    assert await page.evaluate(f"{FOCUSED}.dataset.customId") == "next"


async def test_the_focus_goes_to_the_message_before_one_that_is_dismissed(visit: Visit, page: Page) -> None:
    """From the list itself one would come to its first message."""
    visit.bot.post(visit.cards, row(button("first", "First")))
    panel = visit.bot.post(visit.cards, row(button("ask", "Ask")))
    visit.bot.answers["ask"] = lambda _: only_you(text("told"))
    await page.focus(control("ask"))
    await page.press("Enter")
    await page.wait_for_text("told", ".private")
    await page.focus(".private [data-do=dismiss]")
    await page.press("Enter")
    await page.wait_for("!document.querySelector('.private')")
    assert await page.evaluate(f"{FOCUSED}.dataset.id") == panel["id"]
    await page.press("Tab")
    assert await page.evaluate(f"{FOCUSED}.dataset.customId") == "ask"


async def test_a_select_by_keyboard_and_the_same_choice_again(visit: Visit, page: Page) -> None:
    played: list[str] = []

    def answer(data: dict[str, Any]) -> dict[str, Any]:
        played.extend(data["data"]["values"])
        return updated(
            text(f"played {len(played)}"), row(select("card", "Choose a card", ["Fool", "Magician", "Moon"]))
        )

    visit.bot.answers["card"] = answer
    visit.bot.post(visit.cards, text("played 0"), row(select("card", "Choose a card", ["Fool", "Magician", "Moon"])))
    await page.wait_for_text("played 0")
    await page.focus(control("card"))
    for number in (1, 2):
        await page.press("Enter")
        await page.wait_for("document.querySelector('dialog.picker[open]')")
        # Moving through the list must not choose anything yet.
        await page.press("ArrowDown")
        await page.press("End")
        assert len(played) == number - 1
        await page.press("Enter")
        await page.wait_for_text(f"played {number}")
        await page.wait_for_text("Choose a card", control("card"))
    assert played == ["moon", "moon"]
    assert await page.evaluate(f"{FOCUSED}.dataset.customId") == "card"


async def test_letters_find_an_option_and_escape_leaves(visit: Visit, page: Page) -> None:
    visit.bot.post(visit.cards, row(select("card", "Choose a card", ["Fool", "Magician", "Moon"])))
    await page.click(control("card"))
    await page.type("mo")
    await page.wait_for("document.querySelector('.options .at')?.dataset.value === 'moon'")
    await page.press("Escape")
    await page.wait_for(f"{FOCUSED}.dataset.customId === 'card'")
    assert visit.bot.got == []


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [(2, 2, "1 of 2 chosen"), (0, 2, "1 chosen, at most 2"), (1, 2, "1 chosen, at least 1 and at most 2")],
)
async def test_a_list_of_several_says_in_words_how_many_may_be_chosen(
    visit: Visit, page: Page, low: int, high: int, said: str
) -> None:
    visit.bot.post(visit.cards, row(select("cards", "Choose cards", ["Fool", "Magician", "Moon"], low, high)))
    await page.click(control("cards"))
    await page.wait_for("document.querySelector('dialog.picker[open]')")
    await page.press("Enter")
    await page.wait_for(f"document.querySelector('.picker .foot [role=status]').innerText === {said!r}")


async def test_an_open_list_survives_changes_of_its_message(visit: Visit, page: Page) -> None:
    message = visit.bot.post(visit.cards, text("one"), row(select("card", "Waiting", ["Fool", "Moon", "Sun"])))
    await page.click(control("card"))
    await page.press("End")
    await page.evaluate("window.kept = document.querySelector('dialog.picker')")
    visit.bot.edit(message, text("two"), row(select("card", "Waiting", ["Fool", "Moon", "Sun"])))
    await page.wait_for_text("two", "#messages")
    assert await page.evaluate("window.kept.open && document.querySelector('.options .at').dataset.value") == "sun"
    visit.bot.edit(message, text("three"), row(select("card", "Your turn", ["Moon", "Sun"])))
    await page.wait_for_text("Your turn", ".picker-title")
    assert await page.evaluate("window.kept.open && document.querySelector('.options .at').dataset.value") == "sun"
    visit.bot.edit(message, text("four"))
    await page.wait_for("!document.querySelector('dialog.picker')")


async def test_a_picture_that_comes_above_it_leaves_an_open_list_alone(visit: Visit, page: Page) -> None:
    menu, tools = row(select("card", "Your turn", ["Fool", "Moon"])), row(button("again", "Refresh"))
    message = visit.bot.post(visit.cards, container(text("one"), text("cards"), menu, tools))
    await page.click(control("card"))
    await page.evaluate("window.kept = document.querySelector('dialog.picker')")
    await page.evaluate(f"window.menu = document.querySelector('{control('card')}')")
    shown = container(
        text("one"), gallery("hand.webp", "A hand"), text("cards"), menu, row(button("play", "Play")), tools
    )
    visit.bot.edit(message, shown, files={"hand.webp": picture("hand")})
    await page.wait_for("document.querySelector('.gallery img')")
    assert await page.evaluate(f"window.kept.open && window.menu === document.querySelector('{control('card')}')")
    order = "[...document.querySelectorAll('.container [data-custom-id]')].map((node) => node.dataset.customId).join()"
    assert await page.evaluate(order) == "card,play,again"


async def test_an_open_list_finds_its_place_when_the_window_gets_narrow(visit: Visit, page: Page) -> None:
    visit.bot.post(visit.cards, row(select("card", "Your turn", ["Fool", "Moon"])))
    await page.click(control("card"))
    await page.wait_for("document.querySelector('dialog.picker').style.left !== ''")
    await page.set_viewport(400, 800, phone=True)
    box = "document.querySelector('dialog.picker').getBoundingClientRect()"
    await page.wait_for(f"{box}.left >= 0 && {box}.right <= innerWidth")
    await page.set_viewport(1280, 800)


async def test_several_choices_are_confirmed_within_the_limits(visit: Visit, page: Page) -> None:
    visit.bot.post(visit.cards, row(select("discard", "Discard two", ["Ace", "Two", "Three", "Four"], 2, 2)))
    await page.click(control("discard"))
    await page.click("[role=option]", text="Ace")
    assert await page.evaluate("document.querySelector('.picker .foot button').disabled")
    await page.click("[role=option]", text="Three")
    await page.click("[role=option]", text="Four")
    assert await page.evaluate("document.querySelectorAll('[role=option][aria-selected=true]').length") == 2
    await page.press("Tab")
    await page.press("Enter")
    await visit.world.until(lambda: visit.bot.got == [("discard", ["ace", "three"])])


async def test_people_are_chosen_from_a_list(visit: Visit, page: Page) -> None:
    visit.bot.post(visit.cards, row({"type": 5, "custom_id": "who", "placeholder": "Whom?"}))
    await page.click(control("who"))
    await page.click("[role=option]", text="Bruno")
    await visit.world.until(lambda: visit.bot.got == [("who", [visit.bruno.id])])


def label(name: str, component: dict[str, Any]) -> dict[str, Any]:
    return {"type": 18, "label": name, "description": f"about {name}", "component": component}


async def test_a_form_of_every_kind_of_field(visit: Visit, page: Page) -> None:
    options = [{"label": word, "value": word.lower()} for word in ("One", "Two", "Three")]
    fields = [
        label("Name", {"type": 4, "custom_id": "name", "style": 1, "max_length": 10, "value": "Old"}),
        label("Length", {"type": 3, "custom_id": "length", "options": options}),
        label("Pace", {"type": 21, "custom_id": "pace", "options": options}),
        label("Extras", {"type": 22, "custom_id": "extras", "options": options, "min_values": 1, "max_values": 2}),
        label("Ranked", {"type": 23, "custom_id": "ranked"}),
    ]
    form = {"custom_id": "form", "title": "Settings", "components": fields}
    visit.bot.answers["set"] = lambda _: {"type": MODAL, "data": form}
    visit.bot.answers["form"] = lambda _: {"type": REPLY, "data": {"content": "Saved."}}
    visit.bot.post(visit.cards, row(button("set", "Settings")))
    await page.click(control("set"))
    await page.wait_for_text("Settings", "dialog h2")
    await page.press("Control+a")
    await page.type("Arno")
    await page.press("Tab")
    await page.type("Two")
    await page.press("Tab")
    await page.press(" ")
    await page.press("Tab")
    await page.press("Enter")
    # At least one of the checkboxes is required: the form stays open.
    assert await page.evaluate("document.querySelector('dialog[open] form').checkValidity()") is False
    await page.press(" ")
    for _ in range(3):
        await page.press("Tab")
    await page.press(" ")
    await page.press("Enter")
    await page.wait_for_text("Saved.")
    assert not await page.evaluate("document.querySelector('dialog[open]')")
    name, rows = visit.bot.got[-1]
    given = [row_["component"] for row_ in rows]
    assert name == "form"
    assert [(g.get("value"), g.get("values")) for g in given] == [
        ("Arno", None),
        (None, ["two"]),
        ("one", None),
        (None, ["one"]),
        (True, None),
    ]


async def test_no_answer_is_said(visit: Visit, page: Page) -> None:
    visit.world.ACK_SECONDS = 0.1
    visit.bot.answers["mute"] = lambda _: None
    visit.bot.post(visit.cards, row(button("mute", "Mute")))
    await page.click(control("mute"))
    await page.wait_for_text("Germini did not answer within 3 seconds.", "#toasts")
    await page.wait_for(f"!document.querySelector('{control('mute')}').hasAttribute('aria-busy')")
    page.errors.clear()


async def test_pictures_have_words_and_grow(visit: Visit, page: Page) -> None:
    shown = "document.querySelector('#messages img')"
    message = visit.bot.post(visit.cards, gallery("a.webp", "Seven cards"), files={"a.webp": picture("a")})
    await page.wait_for(f"{shown}?.src.startsWith('blob:') && {shown}.naturalWidth === 1100")
    assert await page.evaluate(f"{shown}.alt") == "Seven cards"
    await page.evaluate(f"window.kept = {shown}; window.before = {shown}.src")
    visit.bot.edit(message, gallery("b.webp", "Six cards"), files={"b.webp": picture("b")})
    await page.wait_for(f"{shown} === window.kept && {shown}.src !== window.before && {shown}.alt === 'Six cards'")
    box = "document.querySelector('#messages {}').getBoundingClientRect()"
    await page.set_viewport(400, 800, phone=True)
    await page.wait_for(f"{box.format('summary')}.top >= {box.format('img')}.bottom")
    await page.set_viewport(1280, 800)
    await page.click("#messages summary")
    await page.wait_for("document.querySelector('#messages details').open")
    await page.click("#messages .enlarge")
    await page.wait_for_text("Six cards", "dialog.lightbox")
    await page.press("Escape")
    await page.wait_for("!document.querySelector('dialog')")


async def test_a_link_to_a_channel_leads_there(visit: Visit, page: Page) -> None:
    lounge = guilds.channel(visit.world, "lounge")["id"]
    target = visit.bot.say(lounge, "the place")
    url = f"https://discord.com/channels/{visit.world.guild_id}/{lounge}/{target['id']}"
    visit.bot.post(visit.cards, row({"type": 2, "style": 5, "label": "There", "url": url}))
    await page.click("#messages a", text="There")
    await page.wait_for_text("the place", "#messages")
    await page.wait_for(f"{FOCUSED}.dataset.id === '{target['id']}'")
