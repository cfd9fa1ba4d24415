"""Invitation links: made, copied, opened, withdrawn; by keyboard, on a phone, in three languages."""

from __future__ import annotations

import pytest

from bot.local_server import guilds, person_named
from tests.local_server_page.browser.person import FOCUSED, opened
from tests.local_server_page.conftest import Visit
from tests.support.chromium import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

LINK = "document.querySelector('#invitation [data-field=link]').value"
# The elements that are cut off at the right edge of an open dialog, or make it scroll sideways.
WIDE = """(d => d.scrollWidth > d.clientWidth || [...d.querySelectorAll('*')].some(
    (e) => e.getBoundingClientRect().right > d.getBoundingClientRect().right + 0.5
))(document.querySelector('dialog[open]'))"""


async def link_for(visit: Visit, page: Page) -> str:
    """Return the link that the owner's page makes for Bruno; its dialog stays open."""
    await page.click("#who")
    await page.click(f"[data-invite='{visit.bruno.id}']")
    await page.wait_for("document.querySelector('#invitation')")
    return str(await page.evaluate(LINK))


async def test_a_link_lets_one_person_in_until_it_is_taken_back(visit: Visit, page: Page, browser: Browser) -> None:
    visit.bot.say(guilds.dm(visit.world, visit.anna.id)["id"], "for Anna alone")
    link = await link_for(visit, page)
    assert link.startswith(f"{visit.origin}/#key=")
    assert visit.key not in link
    guest = await browser.page()
    await guest.goto(link)
    await guest.wait_for_text("Bruno", "#who")
    await guest.type("sono qui")
    await guest.press("Enter")
    await page.wait_for_text("sono qui", "#messages")
    assert visit.bruno.messages(visit.cards)[-1]["author"]["id"] == visit.bruno.id
    await guest.click("button.entry", text="Germini")
    await guest.click("#who")
    await guest.wait_for_text("Hai un invito: qui sei Bruno.", "#people")
    for owners in ("[data-person]", "[data-invite]", "[data-do]", ".aside"):
        assert await guest.evaluate(f"document.querySelectorAll('#people {owners}').length") == 0
    assert "for Anna alone" not in await guest.evaluate("document.documentElement.outerHTML")
    await page.click("[data-do=take-back]")
    await page.wait_for_text("The link for Bruno no longer works.", "#toasts")
    await guest.wait_for_text("Questo link non funziona più")
    await guest.evaluate("location.reload()")
    await guest.wait_for_text("This link no longer works")
    assert "sono qui" not in await guest.evaluate("document.body.innerText")
    assert guest.errors == []


async def test_a_tab_that_was_somebody_else_becomes_the_guest(visit: Visit, page: Page) -> None:
    """A link opened in the owner's own tab: the tab remembers another person."""
    link = await link_for(visit, page)
    await page.goto(link)
    await page.wait_for_text("Bruno", "#who")
    await page.focus("#composer")
    await page.type("ciao")
    await page.press("Enter")
    await page.wait_for_text("ciao", "#messages")
    assert visit.anna.messages(visit.cards)[-1]["author"]["id"] == visit.bruno.id


async def test_somebody_new_is_invited_by_keyboard(visit: Visit, page: Page) -> None:
    await page.focus("#who")
    await page.press("Enter")
    for _ in range(20):
        await page.press("Tab")
        if await page.evaluate(f"{FOCUSED}.dataset.do === 'invite'"):
            break
    await page.press("Enter")
    await page.type("Carla")
    await page.press("Tab")
    await page.type("Españ")
    await page.press("Tab")
    await page.press("Tab")
    await page.press("Enter")
    await page.wait_for("document.querySelector('#invitation')")
    assert [(p.name, p.locale) for p in visit.world.people.values()][-1] == ("Carla", "es-ES")
    await page.wait_for(f"{FOCUSED}.dataset.do === 'copy'")
    await page.press("Escape")
    await page.wait_for("!document.querySelector('dialog')")
    # The owner's page still acts as the same person.
    await page.wait_for_text("Anna", "#who")
    await page.click("#who")
    await page.wait_for_text("invited", "#people")
    assert await page.evaluate("document.querySelectorAll('[data-invite]').length") == 3


async def test_copying_says_that_it_is_done(visit: Visit, page: Page) -> None:
    link = await link_for(visit, page)
    await page.evaluate("navigator.clipboard.writeText = async (given) => { window.copied = given; }; 1")
    await page.click("[data-do=copy]")
    await page.wait_for_text("Copied", "[data-do=copy]")
    await page.wait_for_text("Copied", "#live")
    assert await page.evaluate("window.copied") == link


async def test_where_copying_is_forbidden_the_link_is_selected(visit: Visit, page: Page) -> None:
    link = await link_for(visit, page)
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))")
    await page.click("[data-do=copy]")
    await page.wait_for(f"{FOCUSED}.dataset.field === 'link'")
    assert await page.evaluate("getSelection().toString()") == link


@pytest.mark.parametrize("locale", ["en-US", "it", "es-ES"])
async def test_on_a_phone_everything_is_in_sight(visit: Visit, browser: Browser, locale: str) -> None:
    visit.anna.locale = locale
    person_named(visit.world, "Massimiliano Bartolomeo Fiore", locale="es-419")
    phone = await opened(visit, browser, width=390, height=780, phone=True)
    longest = list(visit.world.people)[-1]
    for turn in range(2):
        await phone.click("#drawer")
        await phone.click("#who")
        await phone.wait_for("document.querySelector('#people')")
        assert not await phone.evaluate(WIDE), f"the people, turn {turn}"
        await phone.click(f"[data-invite='{longest}']")
        await phone.wait_for("document.querySelector('#invitation')")
        assert not await phone.evaluate(WIDE)
        sizes = await phone.evaluate(
            "[...document.querySelectorAll('#invitation button')].map(b => b.getBoundingClientRect().height)"
        )
        assert min(sizes) >= 44
        await phone.press("Escape")
        await phone.evaluate("document.querySelector('#scrim').click()")
    assert phone.errors == []
