"""People, channels, the connection, and the whole page by keyboard and on a phone."""

from __future__ import annotations

import pytest

from bot.local_server import guilds, messages
from tests.local_server_page.browser.person import FOCUSED, control, opened
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import REPLY, button, container, gallery, only_you, picture, row, select, text
from tests.support.chromium import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_switching_the_person_switches_everything(visit: Visit, page: Page) -> None:
    visit.bot.say(guilds.dm(visit.world, visit.anna.id)["id"], "for Anna alone")
    await page.click("button.entry", text="Germini")
    await page.wait_for_text("for Anna alone")
    await page.click("#who")
    await page.click("#people button", text="Bruno")
    await page.wait_for_text("Sei", "#who")
    assert "for Anna alone" not in await page.evaluate("document.body.innerText")
    await page.type("/mano")
    await page.wait_for_text("/mano", "#commands")
    await page.evaluate("location.reload()")
    await page.wait_for_text("Bruno", "#who")


async def test_two_tabs_are_two_people(visit: Visit, page: Page, browser: Browser) -> None:
    other = await browser.page()
    await other.goto(f"{visit.page.url}&as={visit.bruno.id}")
    await other.wait_for_text("Bruno", "#who")
    assert "as=" not in await other.evaluate("location.href")
    await other.focus("#composer")
    await other.type("ciao")
    await other.press("Enter")
    await page.wait_for_text("ciao", "#messages")
    assert await page.evaluate("document.querySelector('#who').innerText.includes('Anna')")
    assert other.errors == []


async def test_a_person_is_added(visit: Visit, page: Page) -> None:
    await page.click("#who")
    await page.click("#people [data-do=add]")
    await page.type("Carla")
    await page.press("Tab")
    await page.type("Españ")
    await page.press("Tab")
    await page.press("Tab")
    await page.press("Enter")
    await page.wait_for_text("Eres", "#who")
    assert [(p.name, p.locale) for p in visit.world.people.values()][-1] == ("Carla", "es-ES")


async def test_unread_marks_and_polite_announcements(visit: Visit, page: Page) -> None:
    lounge = guilds.channel(visit.world, "lounge")["id"]
    await visit.bruno.say(lounge, "anybody?")
    await page.wait_for(f"document.querySelector('[data-channel=\"{lounge}\"] .dot')")
    await visit.bruno.say(lounge, f"<@{visit.anna.id}>!")
    await page.wait_for_text("1", f'[data-channel="{lounge}"] .count')
    await page.wait_for_text("lounge: Bruno: @Anna!", "#live")
    await visit.bruno.say(visit.cards, "here")
    await page.wait_for_text("Bruno: here", "#live")
    assert await page.evaluate("document.title.startsWith('(1)')")
    await page.click(f'[data-channel="{lounge}"]')
    await page.wait_for("document.querySelector('.divider')")
    await page.wait_for("!document.querySelector('.count, .entry .dot') && !document.title.startsWith('(')")


async def test_the_list_stays_where_one_reads(visit: Visit, page: Page) -> None:
    for number in range(60):
        visit.bot.say(visit.cards, f"line {number}")
    await page.wait_for_text("line 59")
    at_end = "(l => l.scrollHeight - l.scrollTop - l.clientHeight < 2)(document.querySelector('#log'))"
    await page.wait_for(at_end)
    visit.bot.say(visit.cards, "line 60")
    await page.wait_for_text("line 60")
    await page.wait_for(at_end)
    await page.evaluate("document.querySelector('#log').scrollTop = 0")
    await page.wait_for("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(true))))")
    visit.bot.say(visit.cards, "line 61")
    await page.wait_for_text("1 new message", "#newer")
    assert await page.evaluate("document.querySelector('#log').scrollTop") == 0
    await page.click("#newer")
    await page.wait_for(at_end)


AT_END = "(l => l.scrollHeight - l.scrollTop - l.clientHeight < 2)(document.querySelector('#log'))"
TWO_FRAMES = "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(true))))"


async def test_the_answer_to_ones_own_command_is_seen_wherever_one_reads(visit: Visit, page: Page) -> None:
    visit.bot.answers["hand"] = lambda _: {"type": REPLY, "data": {"content": "for all"}}
    visit.bot.answers["mine"] = lambda _: only_you(text("for one"))
    visit.bot.post(visit.cards, row(button("mine", "My cards")))
    for number in range(60):
        visit.bot.say(visit.cards, f"line {number}")
    await page.wait_for_text("line 59")
    for asked, answer in (("/hand", "for all"), ("", "for one")):
        await page.evaluate("document.querySelector('#log').scrollTop = 0")
        await page.wait_for(TWO_FRAMES)
        if asked:
            await page.click("#composer")
            await page.type(asked)
            await page.click("#commands [data-path=hand]")
            await page.click("form.command [type=submit]")
        else:
            await page.click(control("mine"))
        await page.wait_for_text(answer, "#messages")
        await page.wait_for(AT_END)
        assert await page.evaluate("document.querySelector('#newer').hidden")


async def test_a_form_that_opens_does_not_leave_the_end_of_the_list(visit: Visit, page: Page) -> None:
    for number in range(60):
        visit.bot.say(visit.cards, f"line {number}")
    await page.wait_for_text("line 59")
    await page.wait_for(AT_END)
    # A scroll event may come before the event of the new size.
    await page.evaluate(
        "(log => { document.querySelector('#dock').style.paddingTop = '300px';"
        " log.dispatchEvent(new Event('scroll')); })(document.querySelector('#log'))"
    )
    await page.wait_for(AT_END)
    visit.bot.say(visit.cards, "and one more")
    await page.wait_for_text("and one more")
    await page.wait_for(AT_END)
    assert await page.evaluate("document.querySelector('#newer').hidden")


async def test_a_broken_connection_is_taken_up_again(visit: Visit, page: Page) -> None:
    visit.bot.say(visit.cards, "before")
    await page.wait_for_text("before")
    await page.type("half a sen")
    await visit.page.drop_tabs()
    visit.bot.say(visit.cards, "meanwhile")
    await page.wait_for_text("meanwhile")
    assert await page.evaluate("document.querySelector('#composer').value") == "half a sen"
    assert await page.evaluate("document.querySelector('#notice').hidden")
    visit.bot.say(visit.cards, "after")
    await page.wait_for_text("after")


async def test_a_broken_connection_leaves_the_place_one_reads_and_an_open_list_alone(visit: Visit, page: Page) -> None:
    gone = visit.bot.say(visit.cards, "taken away meanwhile")
    for number in range(40):
        visit.bot.say(visit.cards, f"line {number}")
    visit.bot.post(visit.cards, row(select("card", "Choose a card", ["Fool", "Moon"])))
    for number in range(40):
        visit.bot.say(visit.cards, f"later {number}")
    await page.wait_for_text("later 39")
    await page.click(control("card"))
    await page.wait_for("document.querySelector('dialog.picker[open]')")
    await page.evaluate(
        "window.kept = [document.querySelector('dialog.picker'), document.querySelector('#log').scrollTop]"
    )
    await visit.page.drop_tabs()
    messages.remove_by_id(visit.world, gone["id"])
    visit.bot.say(visit.cards, "meanwhile")
    await page.wait_for_text("meanwhile")
    await page.wait_for("!document.body.innerText.includes('taken away')")
    assert await page.evaluate("kept[0].open && kept[0].isConnected && document.querySelector('#log').scrollTop > 0")
    await page.click("[role=option]", text="Moon")
    await visit.world.until(lambda: visit.bot.got == [("card", ["moon"])])


async def test_a_message_that_changes_while_the_list_is_on_its_way_is_shown(visit: Visit, page: Page) -> None:
    """Events and answers use separate connections, so the newer state may arrive first."""
    lounge = guilds.channel(visit.world, "lounge")["id"]
    message = visit.bot.post(lounge, text("before"), row(button("a", "A")))
    await page.evaluate(
        "(ask => { window.held = new Promise(free => { window.free = free; });"
        " window.fetch = async (path, init) => { const answer = await ask(path, init);"
        " if (path.includes('/api/messages')) { window.answered = true; await window.held; } return answer; }; }"
        ")(window.fetch)"
    )
    await page.click(f'[data-channel="{lounge}"]')
    await page.wait_for("window.answered")
    visit.bot.edit(message, text("after"), row(button("b", "B")))
    visit.bot.say(lounge, "and one more")
    await page.wait_for_text("and one more", "#live")
    await page.evaluate("window.free()")
    await page.wait_for_text("and one more", "#messages")
    await page.wait_for_text("after", "#messages")
    order = "[...document.querySelectorAll('#messages .body')].map(n => n.innerText.includes('after'))"
    assert await page.evaluate(order) == [True, False]


async def test_an_address_that_is_not_ours_any_more_says_so(visit: Visit, browser: Browser) -> None:
    page = await browser.page()
    await page.goto(visit.page.url.replace("#key=", "#key=x"))
    await page.wait_for_text("This address is no longer valid")
    await page.goto(visit.origin)
    await page.wait_for_text("The address is incomplete")
    assert page.errors == []


async def test_on_a_phone(visit: Visit, browser: Browser) -> None:
    page = await opened(visit, browser, width=360, height=740, phone=True)
    dm = guilds.dm(visit.world, visit.anna.id)["id"]
    hand = gallery("hand.webp", "Seven cards")
    names = [f"The card with the long name number {n}" for n in range(20)]
    controls = (
        row(select("card", "Choose a card", names)),
        row(*(button(f"b{n}", f"Button number {n}") for n in range(5))),
    )
    visit.bot.post(
        dm, container(text("## Your turn\n" + "x" * 200), hand, *controls), files={"hand.webp": picture("h")}
    )
    await page.wait_for("document.querySelector('#drawer .dot')")
    assert await page.evaluate("document.querySelector('#side').inert")
    await page.click("#drawer")
    await page.click(f'[data-channel="{dm}"]')
    await page.wait_for("document.querySelector('#messages img')?.naturalWidth === 1100")
    assert await page.evaluate("document.querySelector('#messages img').getBoundingClientRect().width") > 290
    assert await page.evaluate("document.querySelector('#log').scrollWidth") <= 360
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360
    await page.click(control("card"))
    box = await page.evaluate(
        "(b => [b.left, b.right, b.bottom])(document.querySelector('.picker').getBoundingClientRect())"
    )
    assert box == [0, 360, 740]
    await page.press("Escape")
    small = await page.evaluate(
        "[...document.querySelectorAll('#messages .btn, .select')].map(b => b.getBoundingClientRect().height)"
    )
    assert min(small) >= 44
    assert page.errors == []


async def test_everything_has_a_name_and_can_be_reached(visit: Visit, page: Page) -> None:
    visit.bot.post(
        visit.cards, text("## Hello"), row(button("a", "A", emoji={"name": "🂡"})), row(select("s", "S", ["A"]))
    )
    await page.wait_for(f"document.querySelector('{control('s')}')")
    unnamed = await page.evaluate(
        "[...document.querySelectorAll('button, a, input, textarea, select')].filter(e => e.getClientRects().length)"
        ".filter(e => !(e.ariaLabel || e.innerText?.trim() || e.labels?.length)).map(e => e.outerHTML)"
    )
    assert unnamed == []
    seen: list[str] = []
    await page.focus("#who")
    for _ in range(9):
        seen.append(await page.evaluate(f"({FOCUSED}.dataset.customId || {FOCUSED}.id || {FOCUSED}.className)"))
        ringed = await page.evaluate(
            f"getComputedStyle({FOCUSED}.id === 'composer' ? {FOCUSED}.parentElement : {FOCUSED})"
            ".getPropertyValue(document.activeElement.id === 'composer' ? 'border-color' : 'outline-color')"
        )
        assert ringed == "rgb(29, 107, 88)" or seen[-1] == "", seen
        await page.press("Tab")
    order = [name for name in seen if name in ("who", "log", "a", "s", "composer")]
    assert order == ["who", "log", "a", "s", "composer"]


async def test_a_change_of_language_closes_the_drawer_of_a_narrow_page(visit: Visit, browser: Browser) -> None:
    page = await opened(visit, browser, width=390, height=844, phone=True)
    await page.click("#drawer")
    await page.click("#who")
    await page.wait_for("document.querySelector('dialog#people[open] select')")
    await page.evaluate(
        "(s => { s.value = 'it'; s.dispatchEvent(new Event('change')); })(document.querySelector('#people select'))"
    )
    await page.wait_for("document.documentElement.lang === 'it' && !document.querySelector('dialog')")
    await page.wait_for("!document.body.classList.contains('drawn') && !document.querySelector('.main').inert")
    assert await page.evaluate("document.querySelector('#side').inert")
