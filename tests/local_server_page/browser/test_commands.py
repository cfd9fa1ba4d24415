"""The input line: messages and commands."""

from __future__ import annotations

import json

import pytest

from bot.local_server import guilds
from cards_art.card_emojis import picture
from tests.local_server_page.browser.person import FOCUSED, control, opened
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import button, container, only_you, row, text
from tests.support.chromium import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_a_command_by_keyboard_alone(visit: Visit, page: Page) -> None:
    visit.bot.answers["table create"] = lambda _: only_you(container(text("## Opened below")))
    await page.press("/")
    await page.type("tab cr")
    await page.wait_for("document.querySelectorAll('#commands [role=option]').length === 1")
    await page.press("Enter")
    await page.wait_for(f"{FOCUSED}.closest('[data-option=game]')")
    await page.type("tar")
    await page.wait_for("document.querySelectorAll('.suggestions [role=option]').length === 1")
    await page.press("ArrowDown")
    await page.press("Tab")
    assert await page.evaluate("document.querySelector('[data-option=game] input').value") == "Tarocchini"
    await page.type("4")
    await page.press("Tab")
    await page.type("Live")
    await page.press("Tab")
    await page.type("No")
    await page.press("Tab")
    await page.type("Bru")
    await page.press("Tab")
    await page.press("Tab")
    await page.press("Enter")
    await page.wait_for_text("Opened below", ".private")
    options = {"game": "tarocchini", "seats": 4, "pace": "live", "ranked": False, "partner": visit.bruno.id}
    assert visit.bot.got == [("table create", options)]
    await page.wait_for(f"{FOCUSED}.id === 'composer'")
    await page.click(".private [data-do=dismiss]")
    await page.wait_for("!document.querySelector('.private')")


async def test_an_empty_channel_shows_the_way(page: Page) -> None:
    await page.wait_for_text("Nothing here yet.")
    await page.click("#messages button", text="See the commands")
    await page.wait_for_text("/table create", "#commands")


async def test_an_empty_channel_begins_a_match_with_one_press(visit: Visit, page: Page) -> None:
    """Of the ways to begin only those that the bot has a command for are offered, and none in a direct message."""
    shown = "[...document.querySelectorAll('.nothing button')].map((one) => one.textContent).join()"
    await page.wait_for(f"{shown} === 'See the games,See the commands'")
    visit.bot.answers["table list"] = lambda _: only_you(container(text("## Four games")))
    await page.click("#messages button", text="See the games")
    await page.wait_for_text("Four games", ".private")
    await page.click(".private [data-do=dismiss]")
    (table, *_) = visit.world.commands[""]
    visit.world.commands[""].append({**table, "id": visit.world.new_id(), "name": "play-now", "options": []})
    visit.bot.answers["play-now"] = lambda _: only_you(container(text("## Your cards")))
    await page.evaluate("location.reload()")
    await page.wait_for(f"{shown} === 'Play now,See the games,See the commands'")
    await page.click("#messages button", text="Play now")
    await page.wait_for_text("Your cards", ".private")
    assert visit.bot.got == [("table list", {}), ("play-now", {})]


async def test_a_direct_message_without_messages_leads_to_a_channel(visit: Visit, page: Page) -> None:
    """A match needs a channel of a server."""
    dm = guilds.dm(visit.world, visit.anna.id)["id"]
    await page.click(f'[data-channel="{dm}"]')
    shown = "[...document.querySelectorAll('.nothing button')].map((one) => one.textContent).join()"
    await page.wait_for(f"{shown} === 'Play in #cards,See the commands'")
    await page.click("#messages button", text="Play in #cards")
    await page.wait_for(f"{shown} === 'See the games,See the commands'")


async def test_a_field_that_is_not_filled_in_rightly_says_so_in_the_words_of_the_page(visit: Visit, page: Page) -> None:
    visit.bot.answers["table create"] = lambda _: only_you(text("done"))
    await page.press("/")
    await page.wait_for("document.querySelector('#commands [role=option]')")
    await page.click("#commands [data-path='table create']")
    await page.click("form.command [type=submit]")
    said = "document.querySelector('[data-option={}]').matches('input') ? document.querySelector('[data-option={}]')"
    said += ".validationMessage : document.querySelector('[data-option={}] input').validationMessage"
    assert await page.evaluate(said.replace("{}", "game")) == "Fill this in."
    await page.type("tar")
    assert await page.evaluate(said.replace("{}", "game")) == ""
    await page.focus("[data-option=seats]")
    await page.type("99")
    await page.click("form.command [type=submit]")
    assert await page.evaluate(said.replace("{}", "seats")) == "Enter a whole number from 2 to 8."
    assert visit.bot.got == []
    await page.focus("[data-option=game] input, input[data-option=game]")
    await page.type("x")
    await page.wait_for_text("No suggestions", ".suggestions")
    await page.focus("[data-option=seats]")
    await page.press("Backspace")
    await page.press("Backspace")
    await page.type("3")
    await page.click("form.command [type=submit]")
    await page.wait_for_text("done", ".private")


async def test_an_autocomplete_field_takes_what_is_typed(visit: Visit, page: Page) -> None:
    visit.bot.answers["table create"] = lambda _: only_you(text("done"))
    await page.press("/")
    await page.wait_for("document.querySelector('#commands [role=option]')")
    await page.click("#commands [data-path='table create']")
    await page.type("nonsense")
    await page.wait_for_text("No suggestions", ".suggestions")
    await page.press("Enter")
    await page.wait_for_text("done")
    assert visit.bot.got == [("table create", {"game": "nonsense"})]


async def test_a_required_option_is_asked_for(visit: Visit, page: Page) -> None:
    visit.bot.say(visit.cards, "Type </table create:1>.")
    await page.click("button.mention")
    await page.click("form.command [type=submit]")
    await page.wait_for("document.querySelector('[data-option=game] input:invalid')")
    await page.press("Escape")
    await page.press("Escape")
    await page.wait_for(f"{FOCUSED}.id === 'composer'")
    assert visit.bot.got == []


async def test_typing_and_what_is_hostile_in_it(visit: Visit, page: Page) -> None:
    hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script> [x](javascript:alert(1))'
    await page.type(hostile)
    await page.press("Enter")
    await page.wait_for_text("onerror", "#messages")
    visit.bot.post(visit.cards, text(hostile), row(button("x", hostile[:80])))
    await page.wait_for(f"document.querySelector('{control('x')}')")
    assert await page.evaluate("document.querySelectorAll('#messages :is(img, script, a)').length") == 0
    assert visit.anna.messages(visit.cards)[0]["content"] == hostile
    assert "cards" in await page.evaluate("document.title")


APART = 'target="_blank" rel="noopener noreferrer"'
MARKDOWN = {
    "**a** *b* __c__ ~~d~~ `e*f*`": "<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e*f*</code></p>",
    "***x*** **a *b* c**": "<p><strong><em>x</em></strong> <strong>a <em>b</em> c</strong></p>",
    r"\*not\* snake_case_word 2 * 3 * 4": "<p>*not* snake_case_word 2 * 3 * 4</p>",
    "# A\n## B\n-# c": '<h2 class="heading-1">A</h2><h2 class="heading-2">B</h2><p class="subtext">c</p>',
    "- a\n- b\n  - c": "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
    "x\n```py\na < b\n```\ny": '<p>x</p><pre tabindex="0"><code>a &lt; b</code></pre><p>y</p>',
    "<:coins_7:123> <b>": '<p><img class="emoji" src="/emojis/123.png" alt=":coins_7:" title=":coins_7:"'
    ' draggable="false"> &lt;b&gt;</p>',
    "see https://example.org/a_b.": f'<p>see <a href="https://example.org/a_b" {APART}>https://example.org/a_b</a>.</p>',
    "[r](https://example.org)": f'<p><a href="https://example.org" {APART}>r</a></p>',
    "a\n\nb\nc": "<p>a</p><p>b\nc</p>",
}


async def test_markdown(visit: Visit, page: Page) -> None:
    visit.world.blobs["/emojis/123"] = ("image/webp", picture("coins_7"))
    script = "import('/static/js/markdown.js').then(m => {{ const d = document.createElement('div'); "
    script += "d.append(...m.blocks({text})); return d.innerHTML; }})"
    found = {source: await page.evaluate(script.format(text=json.dumps(source))) for source in MARKDOWN}
    assert found == MARKDOWN


async def test_messages_name_commands_in_the_language_of_the_reader(visit: Visit, browser: Browser) -> None:
    visit.bot.say(visit.cards, "Try </table create:1>, </table list:1>, </hand:1> or </gone:1>.")
    visit.bot.answers["hand"] = lambda _: only_you(text("your cards"))
    page = await opened(visit, browser)
    await page.wait_for_text("Try /table create, /table list, /hand or /gone.", "#messages")
    await page.click("#who")
    await page.click(f"[data-person='{visit.bruno.id}']")
    await page.wait_for_text("Try /tavolo crea, /tavolo list, /mano or /gone.", "#messages")
    await page.click("#messages .mention", text="/mano")
    await page.wait_for_text("/mano", "form.command")
    await page.click("form.command [type=submit]")
    await page.wait_for_text("/mano", "#messages .origin")


async def test_times_stay_true(visit: Visit, page: Page) -> None:
    visit.bot.say(visit.cards, f"begins <t:{int(visit.world.now()) + 62}:R>, was <t:0:D>")
    await page.wait_for_text("in 1 minute", ".stamp")
    await page.wait_for("/in 5\\d seconds/.test(document.querySelector('.stamp').innerText)")
    assert "1970" in await page.evaluate("document.querySelectorAll('.stamp')[1].innerText")


async def test_what_was_sent_does_not_stand_there_again_and_what_was_not_does(visit: Visit, page: Page) -> None:
    lounge = guilds.channel(visit.world, "lounge")["id"]
    written = "document.querySelector('#composer').value"
    there, back = f'[data-channel="{lounge}"]', f'[data-channel="{visit.cards}"]'
    await page.type("ciao")
    await page.press("Enter")
    await page.wait_for_text("ciao", "#messages")
    await page.click(there)
    await page.wait_for_text("lounge", "#head")
    assert await page.evaluate(written) == ""
    await page.click(back)
    await page.wait_for_text("cards", "#head")
    assert await page.evaluate(written) == ""
    await page.evaluate(
        "(ask => { window.fetch = (path, init) => path === '/api/say' ? new Promise((_, no) =>"
        " { window.fail = () => no(new Error('gone')); }) : ask(path, init); })(window.fetch)"
    )
    await page.type("half heard")
    await page.press("Enter")
    await page.click(there)
    await page.wait_for_text("lounge", "#head")
    await page.evaluate("window.fail()")
    await page.wait_for_text("No connection", "#toasts")
    assert await page.evaluate(written) == ""
    await page.click(back)
    await page.wait_for(f"{written} === 'half heard'")


async def test_a_command_typed_in_full_comes_first(page: Page) -> None:
    found = await page.evaluate(
        "import('/static/js/palette.js').then(m => m.fitting("
        "['play-now', 'play', 'replay'].map(name => ({ path: name, shown: name })), 'play').map(c => c.path))"
    )
    assert found == ["play", "play-now", "replay"]
