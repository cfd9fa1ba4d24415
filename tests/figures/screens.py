"""The screens of the page that are looked at: what each shows is opened with the mouse and the keyboard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

from tests.support.chromium import Page

COMMANDS = ("help", "leaderboard", "profile", "preferences", "table list", "history", "rules")
SUBMIT = "form.command [type=submit]"


async def command(page: Page, path: str) -> None:
    """Type a command without options, run it, and wait for its answer."""
    count = "document.querySelectorAll('#messages > .message').length"
    before = await page.evaluate(count)
    await page.click("#composer")
    await page.type(f"/{path}")
    await page.wait_for(f"document.querySelector('#commands [data-path=\"{path}\"][aria-selected=true]')")
    await page.press("Enter")
    await page.click(SUBMIT)
    await page.wait_for(f"{count} > {before} && !document.querySelector('#messages .thinking')")


async def screens(page: Page, commands: Iterable[str] = COMMANDS) -> AsyncIterator[str]:
    """Open one screen after the other; the name of each while it is open."""
    yield "messages"
    for path in commands:
        await command(page, path)
        yield f"/{path}"
    async for name in dialogs(page):
        yield name


async def dialogs(page: Page) -> AsyncIterator[str]:
    """Open the page's own lists, forms and dialogs, one after the other."""
    await page.click("#composer")
    await page.type("/")
    await page.wait_for("document.querySelectorAll('#commands [role=option]').length > 5")
    yield "list of commands"
    await page.type("table create")
    await page.wait_for("document.querySelector('#commands [data-path=\"table create\"][aria-selected=true]')")
    await page.press("Enter")
    await page.wait_for(f"document.querySelector('{SUBMIT}')")
    yield "form of a command"
    await page.press("Escape")
    await page.wait_for("!document.querySelector('form.command')")
    await page.click("#messages .enlarge")
    yield await _opened(page, "dialog.lightbox")
    await _shut(page, "dialog.lightbox")
    if await _behind_drawer(page):
        yield "drawer"
    await _behind_drawer(page)
    await page.click("#who")
    yield await _opened(page, "dialog#people")
    await _shut(page, "dialog#people")


async def _behind_drawer(page: Page) -> bool:
    """Open the drawer of a narrow page if it is closed; False where there is none."""
    if await page.evaluate("document.querySelector('#side').inert"):
        await page.click("#drawer")
    return bool(await page.evaluate("document.querySelector('#drawer').getClientRects().length"))


async def _opened(page: Page, dialog: str) -> str:
    await page.wait_for(f"document.querySelector('{dialog}[open]')")
    return dialog


async def _shut(page: Page, dialog: str) -> None:
    await page.press("Escape")
    await page.wait_for(f"!document.querySelector('{dialog}')")
